import { describe, expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { isAllSeen } from '../../interpreter/view/hidden.ts'
import { corpus } from '../corpus/corpus.ts'
import { chance, configuredVariant } from '../games/loaded.ts'
import type { Variant } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'
import { LAYER, VOLUME, seedOr } from '../volume.ts'
import { guessedTexts } from './guessed-texts.ts'
import { swappedFaces } from './swapped-faces.ts'

/* Whatever a player types, the answer follows from what the player knows. */

const SHIPPED: readonly Variant[] = [
  { id: 'stratego-duel' },
  { id: 'stratego-barrage', uses: ['rescue'] },
  ...(LAYER === 'long' ? [{ id: 'stratego-classic' }, { id: 'paper-lanterns' }] : []),
  { id: 'patrols' },
  { id: 'pocket-battles' },
  { id: 'toy-battle' },
  { id: 'hearts' },
  { id: 'auction-whist' },
]

/** Decisions between two positions that are looked at. */
const BETWEEN = 4
const LONGEST_GAME = 90

interface Guessed {
  readonly states: number
  readonly leak: string | undefined
}

/** Compares the answers to guesses in positions that differ only in what the deciding seat cannot know. */
function guess(ir: GameIR, states: number, texts: number): Guessed {
  const below = chance(seedOr(7))
  const backEnds = [fastProgram, closuresProgram].map((make) => lazily(() => make(ir)))
  let found = 0
  for (let game = 1; found < states && game <= states + 3; game++) {
    const program = backEnds[(game + states) % 2]?.() ?? fastProgram(ir)
    const match = Match.start(program, { seed: game })
    for (let ply = 0; found < states && ply < LONGEST_GAME && match.decision() !== undefined; ply++) {
      if (match.decision()?.kind === 'choice' && below(BETWEEN) === 0) {
        const leak = leakAt(program, match, texts, below)
        if (typeof leak === 'string')
          return { states: found, leak: `game ${game}, ply ${match.ply}: ${leak}` }
        if (leak) found++
      }
      if (!playOn(match, below)) break
    }
  }
  return { states: found, leak: undefined }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function playOn(match: Match, below: (n: number) => number): boolean {
  if (match.decision()?.kind === 'arrangement') {
    const layout = match.sampleLayout(below)
    return layout !== undefined && match.playLayout(layout) === undefined
  }
  const moves = match.moves()
  const move = moves[below(moves.length)]
  return move !== undefined && match.play(move) === undefined
}

/** The first difference; true if there is none, false if the position has no twin. */
function leakAt(
  program: Program,
  match: Match,
  count: number,
  below: (n: number) => number,
): string | boolean {
  const { ir } = program
  const seat = match.decision()?.seat ?? 0
  const truth = match.snapshot()
  const offered = match.moves()
  const isNear = (container: number): boolean =>
    offered.some(({ notation }) => notation.includes(ir.containers[container]?.name ?? '?'))
  const swapped = swappedFaces(ir, truth, seat, isNear, below)
  if (swapped === undefined) return false
  const [here, there] = [standing(program, truth), standing(program, swapped.state)]
  // A position in which the seat sees something else or has other moves is no twin.
  if (sight(here, seat) !== sight(there, seat)) return false
  const [one, other] = [told(here, seat), told(there, seat)]
  if (one !== other) return `${one} or ${other}`
  for (const text of guessedTexts(ir, offered, swapped, count, below)) {
    const [one, other] = [answers(here, text), answers(there, text)]
    if (one !== other) return `\`${text}\` by ${ir.seats[seat]?.name}: ${one} or ${other}`
  }
  return true
}

/** A match that waits in a state. */
function standing(program: Program, state: Int32Array): Match {
  return Reflect.construct(Match, [program, '1', state.slice()]) as Match
}

function sight(match: Match, seat: number): string {
  return text([match.view(seat), match.moves()])
}

/** What the library says besides answers to texts, also after a move has been taken back. */
function told(match: Match, seat: number): string {
  const moves = match.moves()
  const actions = [...new Set(moves.flatMap(({ action }) => action ?? []))]
  const [first] = moves
  const back = match.clone()
  if (first !== undefined && back.play(first) === undefined) back.undo()
  return text([
    match.handed(),
    match.prepared(),
    match.log(seat),
    actions.map((action) => match.nextChoices(action)),
    back.view(seat),
    back.moves(),
    back.log(seat),
  ])
}

function answers(match: Match, typed: string): string {
  const refused = match.clone().play(typed)
  const action = /^(.*?) \(/u.exec(typed)?.[1] ?? typed
  return text([
    refused ?? 'played',
    match.why(typed),
    match.movesMeant(typed),
    match.nextChoices(action, [typed.slice(action.length + 2, -1)]),
  ])
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (member === undefined ? 'nothing' : member))
}

/** A text can mean very many moves of these, so only a long run asks about them. */
const SLOW: ReadonlySet<string> = new Set([
  'garlands.yaml',
  'handfuls.yaml',
  'haymakers.yaml',
  'blind-cups.yaml',
])

/** Games that say who sees what. A long run also tries those that do not, where nothing but a step hides something. */
const HIDING = corpus().filter(
  ({ name, text: rules }) =>
    LAYER === 'long' || (!SLOW.has(name) && /seen by: *(?:owner|nobody|others)|secret/u.test(rules)),
)

describe('answers to guessed texts follow from what a player knows', () => {
  test.each(SHIPPED)('$id', (variant) => {
    const { states, leak } = guess(
      configuredVariant(variant).checked.ir,
      VOLUME.guessedStates,
      VOLUME.guessedTexts,
    )
    expect(leak).toBeUndefined()
    expect(states).toBeGreaterThan(0)
  })

  test.each(HIDING.map(({ name, text: rules }) => [name, rules] as const))('%s', (_, rules) => {
    const { ir } = textProgram(rules)
    if (isAllSeen(ir)) return
    expect(guess(ir, VOLUME.guessedStates, VOLUME.guessedTexts).leak).toBeUndefined()
  })
})
