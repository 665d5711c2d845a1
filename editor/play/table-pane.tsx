import type { ComponentChildren } from 'preact'
import type { RulePlace } from '../../interpreter/index.ts'
import { flipped } from '../board/flipped.ts'
import { GameValues } from '../board/seat-plate.tsx'
import { ValueSheets } from '../board/value-sheet.tsx'
import { Tabletop } from '../board/tabletop.tsx'
import { text } from '../texts/text.ts'
import type { Refusal } from '../workers/play-calls.ts'
import type { Mention } from '../workers/mentions.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { AboutPiece } from './about-piece.tsx'
import { ArrangedTable } from './arrangement.tsx'
import { Choices, MoveList } from './choices.tsx'
import { useFit } from './fit.ts'
import { later } from './later.tsx'
import { LiveLine, Log } from './log.tsx'
import { Objections } from './objections.tsx'
import { PassScreen } from './pass-screen.tsx'
import { pointingOn } from './table-pointing.ts'
import { Opposite, PlayerOf, Seats } from './seats.tsx'
import { Sheets } from './sheets.tsx'
import { Status } from './status.tsx'
import { StopNote } from './stop.tsx'
import type { Table } from './table.ts'
import { turningOf } from './turning.tsx'
import { Button } from '../parts/button.tsx'

const GameKeeping = later(async () => (await import('./save-and-export.tsx')).GameKeeping)

/** The game beside the text. */
export function TablePane({
  table,
  mentions,
  ruleAt,
  onOpen,
  onNew,
  onExample,
  settings,
  gestures,
}: {
  readonly table: Table
  /** The text of a rule. */
  readonly ruleAt: (at: RulePlace) => string
  readonly mentions: (kind: string) => Promise<readonly Mention[]>
  readonly onOpen: (at: Range) => void
  readonly onNew: () => void
  readonly onExample: () => Promise<boolean>
  /** How the table behaves, and what makes its element behave so. */
  readonly settings: ComponentChildren
  readonly gestures: ComponentChildren
}) {
  const facts = table.facts.value
  const position = table.position.value
  const felt = useFit(facts, position)
  if (facts === undefined || position === undefined)
    return table.problems.value.length + (table.refusal.value === undefined ? 0 : 1) > 0 ? (
      <div class="talk" aria-live="polite">
        <Unplayable table={table} onOpen={onOpen} />
      </div>
    ) : (
      <p class="muted loading">{text('loading')}</p>
    )
  if (table.seating.passing.value !== undefined) return <PassScreen table={table} facts={facts} />
  const { arrangement, decision } = position
  const scene =
    table.isFlipped.value && position.scene !== undefined ? flipped(position.scene) : position.scene
  const turning = turningOf(scene, facts, table.choosing)
  const pointing = pointingOn(table, turning)
  const hasBoard = scene === undefined || scene.boards.length > 0
  const concern = table.concern.value
  const rule = concern !== undefined && (
    <p class="concern-line muted">{text('concerns', { rule: concern.rule })}</p>
  )
  return (
    <div class={`table${hasBoard ? '' : ' without-board'}`} data-title={facts.title}>
      <Status table={table} facts={facts} onNew={onNew} />
      <div class="felt" ref={felt}>
        {scene === undefined ? (
          rule
        ) : arrangement === undefined || decision === undefined ? (
          <Tabletop
            scene={scene}
            facts={facts}
            pointing={pointing}
            besideName={(seat) => <PlayerOf table={table} facts={facts} seat={seat} />}
          >
            {rule}
          </Tabletop>
        ) : (
          <ArrangedTable
            key={`${decision.seat} ${position.plies}`}
            arrangement={arrangement}
            scene={scene}
            facts={facts}
            pointing={pointing}
            table={table}
            seat={decision.seat}
          >
            {rule}
          </ArrangedTable>
        )}
        <div class="dock">
          <Choices table={table} facts={facts} turning={turning} />
          <Talk table={table} ruleAt={ruleAt} onOpen={onOpen} />
        </div>
      </div>
      {scene !== undefined && (
        <aside class="side" aria-label={text('side')}>
          {hasBoard && (
            <>
              <GameValues scene={scene} facts={facts} />
              <Seats scene={scene} facts={facts} pointing={pointing} table={table} />
              <ValueSheets scene={scene} facts={facts} pointing={pointing} />
            </>
          )}
          {facts.seats.length > 1 && <Opposite table={table} />}
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
          {(facts.hasSecrets || !facts.isAllSeen || table.seating.authorSees.value) && (
            <label class="all-open" title={text('allOpenHint')}>
              <input
                type="checkbox"
                checked={table.seating.authorSees.value}
                onChange={({ currentTarget }) => void table.seeAll(currentTarget.checked)}
              />
              {text('allOpen')}
            </label>
          )}
          {settings}
          <GameKeeping table={table} title={facts.title} onExample={onExample} />
        </aside>
      )}
      <LiveLine table={table} facts={facts} />
      {gestures}
    </div>
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
      {table.seating.authorSees.value && <p class="note warning">{text('allOpenHint')}</p>}
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
      {table.setup.isLost.value && <p class="note warning">{text('layoutDropped')}</p>}
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
