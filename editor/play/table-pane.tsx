import { looksOf } from '../../interpreter/index.ts'
import type { RulePlace, Scene, SceneBoard } from '../../interpreter/index.ts'
import { Board } from '../board/board.tsx'
import { text } from '../texts/text.ts'
import type { GameFacts, Position, Refusal } from '../workers/play-calls.ts'
import type { Mention } from '../workers/mentions.ts'
import type { Range } from '../workers/told.ts'
import { AboutPiece } from './about-piece.tsx'
import { concernedSpaces } from './concerned.ts'
import { ArrangementBoard } from './arrangement.tsx'
import { Choices, MoveList } from './choices.tsx'
import { GameKeeping } from './keeping.tsx'
import { LiveLine, Log } from './log.tsx'
import { Objections } from './objections.tsx'
import { PassScreen } from './pass-screen.tsx'
import { CommonPlaces, LaidPlaces, hasMiddle } from './places.tsx'
import { OwnPlaces, Seats, Values } from './seats.tsx'
import { Sheets } from './sheets.tsx'
import { Status } from './status.tsx'
import { StopNote } from './stop.tsx'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** The class of a table that lacks a board, or a middle altogether. */
function layoutClass(scene: Scene | undefined): string {
  if (scene === undefined) return ''
  if (!hasMiddle(scene)) return ' without-middle'
  return scene.boards.length === 0 ? ' without-board' : ''
}

/** The game beside the text. */
export function TablePane({
  table,
  mentions,
  ruleAt,
  onOpen,
  onNew,
  onExample,
}: {
  readonly table: Table
  /** The text of a rule. */
  readonly ruleAt: (at: RulePlace) => string
  readonly mentions: (kind: string) => Promise<readonly Mention[]>
  readonly onOpen: (at: Range) => void
  readonly onNew: () => void
  readonly onExample: () => Promise<boolean>
}) {
  const facts = table.facts.value
  const position = table.position.value
  if (facts === undefined || position === undefined)
    return table.problems.value.length + (table.refusal.value === undefined ? 0 : 1) > 0 ? (
      <div class="talk" aria-live="polite">
        <Unplayable table={table} onOpen={onOpen} />
      </div>
    ) : (
      <p class="muted loading">{text('loading')}</p>
    )
  if (table.passing.value !== undefined) return <PassScreen table={table} facts={facts} />
  const { scene } = position
  const concern = table.concern.value
  return (
    <div class={`table${layoutClass(scene)}`}>
      <Status table={table} facts={facts} onNew={onNew} />
      <div class="felt">
        {scene?.boards.map((board) => (
          <BoardOf key={board.place} board={board} table={table} facts={facts} position={position} />
        ))}
        {concern !== undefined && (
          <p class="concern-line muted">{text('concerns', { rule: concern.rule })}</p>
        )}
        {scene !== undefined && (
          <>
            <CommonPlaces scene={scene} facts={facts} table={table} />
            <LaidPlaces scene={scene} facts={facts} table={table} />
            <OwnPlaces scene={scene} facts={facts} table={table} />
          </>
        )}
        <Choices table={table} facts={facts} />
        <Talk table={table} ruleAt={ruleAt} onOpen={onOpen} />
      </div>
      {scene !== undefined && (
        <aside class="side" aria-label={text('side')}>
          <Seats scene={scene} facts={facts} table={table} />
          <Values values={scene.values} />
          <Sheets sheets={position.sheets} />
          {position.moves.length > 0 && (
            <section class="panel" aria-label={text('moves')}>
              <h3>{text('moves')}</h3>
              <MoveList table={table} facts={facts} />
            </section>
          )}
          {table.choosing.pointedAt.value !== undefined && (
            <AboutPiece kind={table.choosing.pointedAt.value} ask={mentions} onOpen={onOpen} />
          )}
          {position.opening.length + position.log.length > 0 && (
            <section class="panel" aria-label={text('log')}>
              <h3>{text('log')}</h3>
              <Log table={table} facts={facts} />
            </section>
          )}
          {/* An author who sees everything can still turn that off after the game has lost its secrets. */}
          {(facts.hasSecrets || !facts.isAllSeen || table.authorSees.value) && (
            <label class="all-open" title={text('allOpenHint')}>
              <input
                type="checkbox"
                checked={table.authorSees.value}
                onChange={({ currentTarget }) => void table.seeAll(currentTarget.checked)}
              />
              {text('allOpen')}
            </label>
          )}
          <GameKeeping table={table} title={facts.title} onExample={onExample} />
        </aside>
      )}
      <LiveLine table={table} facts={facts} />
    </div>
  )
}

function BoardOf({
  board,
  table,
  facts,
  position,
}: {
  readonly board: SceneBoard
  readonly table: Table
  readonly facts: GameFacts
  readonly position: Position
}) {
  const { arrangement, decision } = position
  if (arrangement !== undefined && decision !== undefined)
    return (
      <ArrangementBoard
        key={`${decision.seat} ${position.plies}`}
        arrangement={arrangement}
        board={board}
        position={position}
        facts={facts}
        table={table}
        seat={decision.seat}
      />
    )
  const targets = new Set(table.choosing.targets.value.flatMap(({ at }) => at ?? []))
  const chosen = new Set(table.choosing.places())
  return (
    <Board
      board={board}
      seats={facts.seats}
      areas={facts.areas}
      looks={looksOf(facts)}
      printed={facts.printed.find(({ place }) => place === board.place)}
      targets={targets}
      chosen={chosen}
      recent={new Set(position.recent)}
      concerned={concernedSpaces(table.concern.value, board, position)}
      label={text('boardOf', { title: facts.title })}
      onPick={(place) => void table.choosing.pick({ place })}
      onLeave={() => table.choosing.leave()}
      onWhy={(space) => {
        const [from] = table.choosing.places()
        void table.askWhy(from ?? space, space)
      }}
    />
  )
}

/** The game's response to an attempt. */
function Talk({
  table,
  ruleAt,
  onOpen,
}: {
  readonly table: Table
  readonly ruleAt: (at: RulePlace) => string
  readonly onOpen: (at: Range) => void
}) {
  const stop = table.stop.value
  const why = table.why.value
  const stopped = table.stopped.value
  return (
    <div class="talk" aria-live="polite">
      {table.authorSees.value && <p class="note warning">{text('allOpenHint')}</p>}
      {stop !== undefined && (
        <StopNote
          stop={stop}
          rule={stop.at === undefined ? '' : ruleAt(stop.at)}
          table={table}
          onOpen={onOpen}
        />
      )}
      {table.ranAway.value && <p class="note error">{text('ranAway')}</p>}
      <Unplayable table={table} onOpen={onOpen} />
      {table.hasLostSetUp.value && <p class="note warning">{text('layoutDropped')}</p>}
      {table.isStale.value && <p class="note warning">{text('stale')}</p>}
      {stopped !== undefined && (
        <div class="note warning">
          <p>{text('stopped', { ply: stopped.ply, move: stopped.move, why: reasonOf(stopped.refusal) })}</p>
          <Objections objections={stopped.refusal.objections} onOpen={onOpen} />
        </div>
      )}
      {why !== undefined && why.objections.length > 0 && (
        <div class="note">
          <p>
            <strong>
              {text('whyNot')} {why.about}
            </strong>
          </p>
          <Objections objections={why.objections} onOpen={onOpen} />
        </div>
      )}
    </div>
  )
}

/** The reason why a game cannot be set up, or why the rules refuse an answer. */
function Unplayable({ table, onOpen }: { readonly table: Table; readonly onOpen: (at: Range) => void }) {
  const refusal = table.refusal.value
  const [problem] = table.problems.value
  const at = problem?.at
  return (
    <>
      {problem !== undefined && (
        <div class="note error">
          <p>
            {text('cannotPlay')} {problem.message} {problem.help}{' '}
            {at !== undefined && (
              <Button class="link" onClick={() => onOpen(at)}>
                {text('toLine', { line: at.line })}
              </Button>
            )}
          </p>
        </div>
      )}
      {refusal !== undefined && (
        <div class="note error">
          <p>
            {refusal.message} {refusal.help}
          </p>
          <Objections objections={refusal.objections} onOpen={onOpen} />
        </div>
      )}
    </>
  )
}

/** The message, unless objections follow that say the same with their lines. */
function reasonOf({ message, objections }: Refusal): string {
  return objections.some(({ sentence }) => message.includes(sentence.replace(/\.$/u, ''))) ? '' : message
}
