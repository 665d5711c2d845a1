import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'

/** The most turns of a battle and battles of a match that the rules allow before they stop by themselves. */
const MOST_TURNS = 2_000
const MOST_BATTLES = 100

const ARSENAL = new Set(['hand bomb', 'dynamite', 'cannon shot', 'bullets', 'medical bag', 'tools'])

export interface Played {
  readonly plies: number
  readonly battles: number
  /** The most turns in a single battle. */
  readonly turns: number
  /** Index: number of legal moves; value: how often a decision had that many. */
  readonly widths: number[]
  readonly reason: string
}

/**
 * Plays a game of the family at random. Checks at every decision that each card is in a place or a patrol, that no patrol is
 * empty, and that no hand holds an arsenal card. An error names the seed and the ply.
 */
export function playPatrols(program: Program, seed: string, widths: number[] = []): Played {
  const { ir } = program
  const { memory } = ir
  const look = watchCards(ir)
  const { low, high } = seedFrom(seed)
  const below = playersChance({ low: high, high: low })
  const state = new Int32Array(memory.size)
  const codes = new Int32Array(MAX_MOVES)
  const dealerAt = memory.regions.find(({ name }) => name === 'dealer')?.at ?? NONE
  const discarding = ir.actions.findIndex(({ name }) => name === 'discard a card')
  let plies = 0
  let battles = 1
  let turns = 0
  let most = 0
  program.fresh(state, low, high)
  program.begin(state)
  while (state[H.status] === STATUS.waiting) {
    const wrong = look(state)
    if (wrong !== undefined) throw new Error(`${ir.id}, seed ${seed}, ply ${plies}: ${wrong}`)
    const count = program.legal(state, codes)
    if (count === 0) throw new Error(`${ir.id}, seed ${seed}, ply ${plies}: a question without an answer`)
    widths[count] = (widths[count] ?? 0) + 1
    const code = codes[below(count)] ?? 0
    if (program.decode(state, code)?.action === discarding) most = Math.max(most, ++turns)
    const dealer = state[dealerAt]
    program.apply(state, code)
    plies++
    if (state[dealerAt] !== dealer) {
      battles++
      turns = 0
    }
  }
  if (most >= MOST_TURNS || battles >= MOST_BATTLES)
    throw new Error(
      `${ir.id}, seed ${seed}: ${battles} battles, one of ${most} turns, which no rule has ended`,
    )
  return { plies, battles, turns: most, widths, reason: ir.reasons[state[H.reason] ?? 0] ?? '' }
}

/** Checks all cards of a state, and returns what is wrong, if anything. */
function watchCards(ir: GameIR): (state: Int32Array) => string | undefined {
  const { memory, groups } = ir
  const hands = new Set([...ir.containers.keys()].filter((i) => ir.containers[i]?.place === 'hand'))
  const isArsenal = ir.pieces.map(({ kind }) => ARSENAL.has(ir.kinds[kind]?.name ?? ''))
  return (state) => {
    for (let piece = 0; piece < ir.pieces.length; piece++) {
      const at = state[memory.at + piece] ?? NONE
      if (at < 0) return `card ${piece} is nowhere`
      if (isArsenal[piece] === true && hands.has(at)) return `arsenal card ${piece} is in a hand`
    }
    for (const { first, count, container } of groups)
      for (let i = 0; i < count; i++)
        if ((state[memory.at + first + i] ?? NONE) >= 0 !== (state[memory.count + container + i] ?? 0) > 0)
          return `patrol ${i + 1} lies on a table and is empty, or the other way round`
    return undefined
  }
}
