import { describe, expect, test } from 'vitest'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { part } from '../volume.ts'
import { gameCalled } from './games.ts'
import { MOVE, REASON, SITE, makeMelees } from './limit/melees.mjs'

/*
 * The handwritten engagements of Pocket Battles are those of the ruleset: the same seed gives the same lists of moves in the
 * same order, and the same end. Otherwise their speeds could not be compared.
 */

/** Fewer do not reach every move. */
const GAMES = Math.max(100, part(400))
const REASONS = new Map([
  ['half of the army', REASON.half],
  ['points destroyed', REASON.points],
])
/** The troops of the engine, unit by unit, by their names in the rules. */
const TROOPS = (
  'mounted guard-1, doe-1, spearman-1, hobgoblin-1, orc-1, goblin-1, mounted guard-2, spearman-2, spearman-3, ' +
  'hobgoblin-2, orc-2, goblin-2, doe-2, spearman-4, spearman-5, orc-3, orc-4, goblin-3'
).split(', ')
const WORDS = new Map([
  ['press', MOVE.press],
  ['pass', MOVE.pass],
  ['lose', MOVE.lose],
  ['wound', MOVE.wound],
  ['turn an order', MOVE.order],
  ['turn a pass', MOVE.passed],
  ['hit back', MOVE.answer],
  ['give up', MOVE['give up']],
])

const ir = gameCalled('yardstick-melees')
const firstUnit = ir.pieces.length + (ir.groups[0]?.count ?? 0)

/** A move of the program as the engine encodes it: what is done, a troop or a unit, a unit. */
function byHand(program: Program, state: Int32Array, code: number): number {
  const move = program.decode(state, code)
  if (move === undefined) return MOVE.done
  const [thing = 0, other = 0] = move.values.map((value) =>
    value < ir.pieces.length
      ? TROOPS.indexOf(ir.kinds[ir.pieces[value]?.kind ?? -1]?.name ?? '')
      : value - firstUnit,
  )
  return (WORDS.get(ir.actions[move.action]?.name ?? '') ?? NONE) | (thing << 4) | (other << 10)
}

describe.each([
  ['closures', closuresProgram, 1],
  ['generated', generatedProgram, 4],
] as const)('%s', (_, programFor, times) => {
  test('the same moves at every decision, and the same end', () => {
    const program = programFor(ir)
    const engine = makeMelees()
    const state = new Int32Array(ir.memory.size)
    const list = new Int32Array(MAX_MOVES)
    const seen = new Set<string>()
    for (let number = 0; number < (times * GAMES) / 4; number++) {
      const { low, high } = seedFrom(`melees/${number}`)
      const below = playersChance({ low: high, high: low })
      program.fresh(state, low, high)
      program.begin(state)
      engine.begin(low, high)
      while (state[H.status] === STATUS.waiting) {
        const count = program.legal(state, list)
        const moves = [...list.subarray(0, count)].map((code) => byHand(program, state, code))
        expect([engine.decider(), ...engine.moves.subarray(0, engine.legal())]).toEqual([
          state[H.decider],
          ...moves,
        ])
        const pick = below(count)
        const move = moves[pick] ?? NONE
        seen.add(`move ${move & 15}`).add(`site ${engine.site()}`)
        program.apply(state, list[pick] ?? NONE)
        engine.apply(move)
      }
      expect(engine.site()).toBe(SITE.over)
      expect(engine.winner()).toBe(state[H.winner])
      expect(engine.reason()).toBe(REASONS.get(ir.reasons[state[H.reason] ?? NONE] ?? ''))
      seen.add(`reason ${engine.reason()}`)
    }
    for (const what of Object.values(MOVE)) expect(seen).toContain(`move ${what}`)
    for (const site of Object.values(SITE).filter((one) => one !== SITE.over && one !== SITE.relief))
      expect(seen).toContain(`site ${site}`)
    for (const reason of Object.values(REASON)) expect(seen).toContain(`reason ${reason}`)
  })
})
