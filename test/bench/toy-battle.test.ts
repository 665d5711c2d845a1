import { describe, expect, test } from 'vitest'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Playouts, Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { BOARDS, toyBattle } from '../rulesets/toy-battle-combinations.ts'
import { part } from '../volume.ts'
import type { ToyBattleEngine } from './limit/toy-battle.d.mts'
import { MOVE, REASON, SITE, makeToyBattle } from './limit/toy-battle.mjs'
import { terrainByHand, toyBattleMove } from './toy-battle-by-hand.ts'

/*
 * The handwritten Toy Battle is the game of the ruleset on each of its terrains: the same seed gives the same lists of moves
 * in the same order, the same results and the same checksum. Otherwise their speeds could not be compared.
 */

const GAMES = part(40)
const REASONS = new Map([
  ['the medal objective is reached', REASON.objective],
  ['medals', REASON.medals],
  ['capturing a headquarters', REASON.headquarters],
])

const mixed = (sum: number, word: number): number => (Math.imul(sum, 31) + word) | 0

/** Plays one game with both, and returns its plies, its moves and its checksum. */
function compared(program: Program, engine: ToyBattleEngine, name: string, seen: Set<string>) {
  const { ir } = program
  const state = new Int32Array(ir.memory.size)
  const list = new Int32Array(MAX_MOVES)
  const { low, high } = seedFrom(name)
  const below = playersChance({ low: high, high: low })
  let [sum, moves] = [0, 0]
  program.fresh(state, low, high)
  program.begin(state)
  engine.begin(low, high)
  while (state[H.status] === STATUS.waiting) {
    const count = program.legal(state, list)
    const ours = [...list.subarray(0, count)].map((code) => toyBattleMove(program, state, code))
    const byHand = [...engine.moves.subarray(0, engine.legal())]
    const ply = state[H.ply]
    // A deep comparison takes time, so it is done only if there is a difference.
    if (byHand.join() !== ours.join()) expect({ name, ply, byHand }).toEqual({ name, ply, byHand: ours })
    if (engine.decider() !== state[H.decider]) expect(engine.decider()).toBe(state[H.decider])
    const pick = below(count)
    sum = mixed(sum, (count << 10) + pick)
    moves += count
    const move = byHand[pick] ?? NONE
    seen.add(`move ${move & 15}`).add(`site ${engine.site()}`)
    program.apply(state, list[pick] ?? NONE)
    engine.apply(move)
  }
  const medals = ir.memory.regions.find((region) => region.name === 'medals')?.at ?? NONE
  const won = ir.seats.map((_, seat) => state[medals + seat] ?? NONE)
  expect(engine.site()).toBe(SITE.over)
  expect(ir.seats.map((_, seat) => engine.medals(seat))).toEqual(won)
  expect(engine.winner()).toBe(state[H.winner])
  expect(engine.reason()).toBe(REASONS.get(ir.reasons[state[H.reason] ?? NONE] ?? ''))
  seen.add(`reason ${engine.reason()}`)
  return { low, high, winner: state[H.winner], plies: state[H.ply], moves, checksum: won.reduce(mixed, sum) }
}

/** The same game played as a whole, which has no medals to mix into a checksum. */
function inOnePiece(whole: Playouts, game: ReturnType<typeof compared>): typeof game {
  whole.widths.fill(0)
  const plies = whole.play(game.low, game.high)
  const moves = whole.widths.reduce((sum, times, width) => sum + times * width, 0)
  return { ...game, plies, moves, winner: whole.state[H.winner] }
}

describe.each([
  ['closures', closuresProgram, 1],
  ['generated', generatedProgram, 4],
] as const)('%s', (_, programFor, times) => {
  const seen = new Set<string>()

  test.each(BOARDS)(
    'the same moves at every decision, and the same end, on %s, special bases: %s',
    (terrain, special) => {
      const program = programFor(toyBattle(terrain, special).checked.ir)
      const [engine, whole] = [0, 1].map(() => makeToyBattle(terrainByHand(terrain, special)))
      if (engine === undefined || whole === undefined) throw new Error('there are two engines')
      for (let number = 0; number < (times * GAMES) / 4; number++) {
        const game = compared(program, engine, `${terrain}/${special}/${number}`, seen)
        const { plies, moves } = whole.stats
        whole.playout(game.low, game.high)
        expect(whole.stats.plies - plies).toBe(game.plies)
        expect(whole.stats.moves - moves).toBe(game.moves)
        expect(whole.stats.checksum).toBe(game.checksum)
        if (program.playouts !== undefined) expect(inOnePiece(program.playouts, game)).toEqual(game)
      }
    },
  )

  test('all moves, decisions and ends came up', () => {
    for (const what of Object.values(MOVE)) expect(seen).toContain(`move ${what}`)
    for (const site of Object.values(SITE).filter((one) => one !== SITE.over))
      expect(seen).toContain(`site ${site}`)
    for (const reason of Object.values(REASON)) expect(seen).toContain(`reason ${reason}`)
  })
})
