import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ChoosableThing } from '../../interpreter/index.ts'
import type { GameFacts, ListedMove, Offer } from '../workers/play-calls.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { sortMoves, sortNumbers } from './move-order.ts'
import { OddsOf } from './odds.tsx'
import type { Table } from './table.ts'
import { TurnSign, type Turning } from './turning.tsx'
import { Button } from '../parts/button.tsx'

/** At most this many moves are shown; a search finds the rest. */
const SHOWN = 60

interface Props {
  readonly table: Table
  readonly facts: GameFacts
}

/** Written like a title even if the rules have only a name for it. */
export function titleOf(facts: GameFacts, action: string): string {
  const title = displayName(facts.actions.find(({ name }) => name === action)?.title ?? action)
  return title.charAt(0).toLocaleUpperCase(document.documentElement.lang) + title.slice(1)
}

/** Choices that cannot be pointed at: actions without choices, numbers, values, and complete moves. */
export function Choices({
  table,
  facts,
  turning,
}: Props & {
  /** How directions are to be drawn. */
  readonly turning: Turning | undefined
}) {
  const picking = table.choosing.picking.value
  const chosen = table.choosing.chosen.value
  const { moves = [], handed = [] } = table.position.value ?? {}
  const isBegun = chosen.length > 0
  const prepared = isBegun ? [] : (table.position.value?.prepared ?? [])
  const whole = picking.filter(({ move }) => move !== undefined)
  const plain = isBegun ? [] : moves.filter(({ action }) => action === undefined)
  const asked = picking.flatMap((offer) => {
    const things = sortNumbers(offer.next.filter(({ at }) => at === undefined))
    return things.length === 0 ? [] : [{ offer, things }]
  })
  if (whole.length === 0 && asked.length === 0 && plain.length === 0 && prepared.length === 0 && !isBegun)
    return null
  return (
    <div class="choices" role="group" aria-label={text('chooseMove')}>
      {handed.length > 0 && (
        <p class="handed">{displayName(handed.map(({ name, value }) => `${name}: ${value}`).join(', '))}</p>
      )}
      {isBegun && (
        <p class="so-far">
          {text('chosenSoFar', { things: displayName(chosen.join(', ')) })}{' '}
          <Button class="quiet" onClick={() => table.choosing.leave()}>
            {text('startAgain')}
          </Button>
        </p>
      )}
      {prepared.map((name) => (
        <Button key={name} onClick={() => void table.play(name)}>
          {displayName(name)}
        </Button>
      ))}
      {whole.map(({ action, move = '' }) => (
        <Button key={move} class="primary" onClick={() => void table.play(move)}>
          {titleOf(facts, action)}
          {isBegun && move !== action && <small> {displayName(move)}</small>}
        </Button>
      ))}
      {asked.map(({ offer, things }) => (
        <Things
          key={offer.action}
          offer={offer}
          things={things}
          table={table}
          facts={facts}
          turning={turning}
        />
      ))}
      {plain.map(({ notation }) => (
        <Button key={notation} onClick={() => void table.play(notation)}>
          {notation}
        </Button>
      ))}
    </div>
  )
}

function Things({
  offer,
  things,
  table,
  facts,
  turning,
}: Props & {
  readonly offer: Offer
  readonly things: readonly ChoosableThing[]
  readonly turning: Turning | undefined
}) {
  const choose = (thing: string) =>
    table.choosing.choose([{ action: offer.action, things: [...offer.things, thing] }])
  const point = (thing: string) => () => (table.choosing.preview.value = thing)
  return (
    <fieldset>
      <legend>
        {titleOf(facts, offer.action)}: {displayName(things[0]?.choice ?? '')}
      </legend>
      {isLongRange(things) ? (
        <NumberOf
          things={things}
          label={titleOf(facts, offer.action)}
          onChoose={(thing) => void choose(thing)}
        />
      ) : (
        things.map(({ thing }) => (
          <Button
            key={thing}
            data-shown={table.choosing.preview.value === thing ? '' : undefined}
            aria-label={turning?.space === '' ? displayName(thing) : undefined}
            onPointerEnter={point(thing)}
            onFocus={point(thing)}
            onClick={() => void choose(thing)}
          >
            {turning !== undefined && <TurnSign turning={turning} direction={thing} facts={facts} />}
            {turning?.space !== '' && displayName(thing)}
          </Button>
        ))
      )}
    </fieldset>
  )
}

/** As many numbers are seen at a glance. */
const FEW_NUMBERS = 24

/** True for numbers of which none is missing. They are in order. */
function isLongRange(things: readonly ChoosableThing[]): boolean {
  const first = Number(things[0]?.thing)
  return things.length > FEW_NUMBERS && things.every(({ thing }, i) => Number(thing) === first + i)
}

/** One of many numbers, which is typed. */
function NumberOf({
  things,
  label,
  onChoose,
}: {
  readonly things: readonly ChoosableThing[]
  readonly label: string
  readonly onChoose: (thing: string) => void
}) {
  const typed = useRef<HTMLInputElement>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(typed.current?.value ?? '')
      }}
    >
      <input
        ref={typed}
        type="number"
        required
        min={things[0]?.thing}
        max={things.at(-1)?.thing}
        defaultValue={things[0]?.thing}
        aria-label={label}
      />{' '}
      <Button class="primary" type="submit">
        {label}
      </Button>
    </form>
  )
}

/** All legal moves, by action, if they are asked for: the table offers them too. Typing searches them, and Enter plays the typed text. */
export function MoveList({ table, facts }: Props) {
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const legal = table.position.value?.moves ?? []
  const moves = useMemo(() => sortMoves(legal), [legal])
  const wanted = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  const [meant, setMeant] = useState<readonly string[]>([])
  const listed = moves.filter(({ notation, shown, action = '' }) =>
    wanted.every((word) => {
      const written = `${notation} ${shown} ${action}`
      return `${written} ${displayName(written)}`.toLowerCase().includes(word)
    }),
  )
  // Few words of a shortened move are in the list: `nf3`.
  const isShort = listed.length === 0 && legal.length > 0
  useEffect(() => {
    let isWanted = true
    if (isShort) void table.movesMeant(words).then((found) => isWanted && setMeant(found))
    return () => {
      isWanted = false
    }
  }, [isShort, words, table])
  const found = isShort ? moves.filter(({ notation }) => meant.includes(notation)) : listed
  const byAction = new Map<string, ListedMove[]>()
  const isListed = isOpen || wanted.length > 0
  for (const move of isListed ? found.slice(0, SHOWN) : []) {
    const action = move.action ?? ''
    byAction.set(action, [...(byAction.get(action) ?? []), move])
  }
  const exact = moves.find(({ notation }) => notation.toLowerCase() === words.toLowerCase().trim())
  const only = exact?.notation ?? (found.length === 1 ? found[0]?.notation : undefined)
  // Odds must not reveal what chance has already settled in secret.
  const mayKnow = facts.drawsLots && table.mayKnowAll
  const submit = (): void => {
    // Words that are no move at all may have found the only one that contains them.
    void table
      .movesMeant(words)
      .then((moves) => table.play(moves.length > 0 || only === undefined ? words : only))
    setWords('')
  }
  return (
    <div class="move-list">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim() !== '') submit()
        }}
      >
        <input
          type="text"
          value={words}
          placeholder={text('searchMoves')}
          aria-label={text('searchMoves')}
          autocomplete="off"
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </form>
      {wanted.length === 0 && (
        <Button class="link all-moves" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('allMoves', { count: moves.length })}
        </Button>
      )}
      {mayKnow && <OddsOf table={table} move={only} />}
      {found.length === 0 && moves.length > 0 && <p class="muted">{text('noMoves')}</p>}
      {[...byAction].map(([action, list]) => (
        <div key={action} class="moves-of-action">
          {action !== '' && <h4>{titleOf(facts, action)}</h4>}
          <ul>
            {list.map(({ notation, shown }) => (
              <li key={notation}>
                <Button class="move" onClick={() => void table.play(notation)}>
                  {displayName(shortOf(shown, action))}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isListed && found.length > SHOWN && (
        <p class="muted">{text('moreMoves', { count: found.length - SHOWN })}</p>
      )}
    </div>
  )
}

/** Below the title of its action, a move need not repeat the action. */
function shortOf(notation: string, action: string): string {
  const head = `${action} (`
  return notation.startsWith(head) && notation.endsWith(')') ? notation.slice(head.length, -1) : notation
}
