import { describe, expect, test } from 'vitest'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import type { GameIR, StepIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Playouts, Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { part } from '../volume.ts'
import { irFor, rulesetCalled } from '../codegen/shipped.ts'
import type { PatrolsEngine } from './limit/patrols.d.mts'
import { LIMITS, MOVE, SITE, makePatrols } from './limit/patrols.mjs'
import { patrolMove } from './patrols-by-hand.ts'

/*
 * The handwritten patrol game is the game of the ruleset: the same seed gives the same lists of moves in the same order, the
 * same results and the same checksum. Otherwise their speeds could not be compared.
 */

const ruleset = rulesetCalled('patrols')
const GAMES = part(40)

/** What the players of a game choose a move from; the moves are encoded as in the engine. */
interface Asked {
  readonly moves: readonly number[]
  readonly site: number
  /** Whether the previous question was for another player. */
  readonly isNew: boolean
  readonly below: (bound: number) => number
}
type Way = (asked: Asked) => number

const anything: Way = ({ moves, below }) => below(moves.length)
const ways = {
  'at random': anything,
  'often the first': (asked) => (asked.below(2) === 0 ? anything(asked) : 0),
  'often the last': (asked) => (asked.below(2) === 0 ? anything(asked) : asked.moves.length - 1),
  /** Takes a discard where possible and fights nobody, so that the cards run out. */
  thriftily: (asked) => {
    const { moves, site, isNew, below } = asked
    const last = moves.length - 1
    const first = (moves[0] ?? 0) & 15
    if (below(8) === 0) return anything(asked)
    if (site === SITE.draw) return isNew ? last : 0
    return first === MOVE.lay || first === MOVE.add ? 0 : last
  },
} as const satisfies Record<string, Way>

/** Games in which something rare happens. */
const rare: readonly (readonly [what: string, players: 2 | 3 | 4, way: keyof typeof ways, seed: number])[] = [
  ['two patrols are destroyed by one bomb', 4, 'at random', 261],
  ['the same, the later one first', 3, 'often the last', 216],
  ['level at the top', 3, 'often the first', 55],
  ['level at the top, of two', 2, 'often the last', 69],
  ['nothing to discard', 4, 'often the first', 22],
  ['the deck is gone, and nobody has laid a patrol', 3, 'thriftily', 16],
  ['one discard alone is not shuffled', 4, 'thriftily', 15],
  ['no card is left', 3, 'thriftily', 50],
  ['a patrol laid begins the idle round anew', 3, 'often the last', 28],
  ['of two bombed patrols the later has the lower number', 2, 'often the last', 1],
]

/** Mixes the lengths of lists, the picks and then the scores into a checksum. */
const mixed = (sum: number, word: number): number => (Math.imul(sum, 31) + word) | 0

/** Plays one game with both, and returns its plies, its moves and its checksum. */
function compared(program: Program, engine: PatrolsEngine, way: Way, seed: number, seen?: Set<number>) {
  const { ir } = program
  const state = new Int32Array(ir.memory.size)
  const list = new Int32Array(MAX_MOVES)
  const { low, high } = seedFrom(`by hand/${seed}`)
  const below = playersChance({ low: high, high: low })
  let [sum, moves, last] = [0, 0, NONE]
  program.fresh(state, low, high)
  program.begin(state)
  engine.begin(low, high)
  while (state[H.status] === STATUS.waiting) {
    const count = program.legal(state, list)
    const ours = [...list.subarray(0, count)].map((code) => patrolMove(program, state, code))
    const byHand = [...engine.moves.subarray(0, engine.legal())]
    const ply = state[H.ply]
    // A deep comparison takes time, so it is done only if there is a difference.
    if (byHand.join() !== ours.join()) expect({ seed, ply, byHand }).toEqual({ seed, ply, byHand: ours })
    if (engine.decider() !== state[H.decider]) expect(engine.decider()).toBe(state[H.decider])
    const pick = way({ moves: byHand, site: engine.site(), isNew: engine.decider() !== last, below })
    last = engine.decider()
    sum = mixed(sum, (count << 10) + pick)
    moves += count
    const move = byHand[pick] ?? NONE
    seen?.add(move & 15)
    program.apply(state, list[pick] ?? NONE)
    engine.apply(move)
  }
  const score = ir.memory.regions.find(({ name }) => name === 'score')?.at ?? NONE
  const scores = ir.seats.map((_, seat) => state[score + seat] ?? NONE)
  expect(engine.site()).toBe(SITE.over)
  expect(ir.seats.map((_, seat) => engine.score(seat))).toEqual(scores)
  expect(engine.winner()).toBe(state[H.winner] === NONE ? -1 : state[H.winner])
  const winner = state[H.winner]
  return { low, high, winner, plies: state[H.ply], moves, checksum: scores.reduce(mixed, sum) }
}

/** The same game played as a whole, which has no scores to mix into a checksum. */
function inOnePiece(whole: Playouts, game: ReturnType<typeof compared>): typeof game {
  whole.widths.fill(0)
  const plies = whole.play(game.low, game.high)
  const moves = whole.widths.reduce((sum, times, width) => sum + times * width, 0)
  return { ...game, plies, moves, winner: whole.state[H.winner] }
}

for (const players of [2, 3, 4] as const)
  describe(`${players} players`, () => {
    const ir = irFor(ruleset, players)
    const programs: readonly (readonly [string, Program])[] = [
      ['closures', closuresProgram(ir)],
      ['generated', generatedProgram(ir)],
    ]

    for (const [which, program] of programs) {
      test(`the same moves at every decision, and the same end, ${which}`, () => {
        const engine = makePatrols(players)
        const whole = makePatrols(players)
        const seen = new Set<number>()
        for (let seed = 0; seed < GAMES; seed++) {
          const game = compared(program, engine, ways['at random'], seed, seen)
          const { plies, moves } = whole.stats
          whole.playout(game.low, game.high)
          expect(whole.stats.plies - plies).toBe(game.plies)
          expect(whole.stats.moves - moves).toBe(game.moves)
          expect(whole.stats.checksum).toBe(game.checksum)
          if (program.playouts !== undefined) expect(inOnePiece(program.playouts, game)).toEqual(game)
        }
        expect([...seen].toSorted((a, b) => a - b)).toEqual(Object.values(MOVE))
      })

      test.each(rare.filter((game) => game[1] === players))(`%s, ${which}`, (_, __, way, seed) => {
        expect(compared(program, makePatrols(players), ways[way], seed).plies).toBeGreaterThan(100)
      })
    }

    // Games long enough to reach the limits are rarer still.
    test('the same limits', () => {
      expect(mostPasses(ir.play, 'loop')).toBe(LIMITS.battles)
      expect(mostPasses(stageCalled(ir, 'battle'), 'turns')).toBe(LIMITS.turns)
    })
  })

function stageCalled(ir: GameIR, name: string): readonly StepIR[] {
  return ir.stages.find((stage) => stage.name === name)?.body ?? []
}

function mostPasses(steps: readonly StepIR[], kind: 'loop' | 'turns'): number | undefined {
  for (const step of steps)
    if (step.step === kind && 'atMost' in step)
      return step.atMost.op === 'const' ? step.atMost.value : undefined
  return undefined
}
