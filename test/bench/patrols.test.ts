import { describe, expect, test } from 'vitest'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import type { GameIR, StepIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/generated/program.ts'
import { MAX_MOVES } from '../../interpreter/program.ts'
import type { Program } from '../../interpreter/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { irFor, rulesetCalled } from '../generated/shipped.ts'
import { LIMITS, MOVE, SITE, makePatrols } from './limit/patrols.mjs'
import { patrolMove } from './patrols-by-hand.ts'

/*
 * The patrol game by hand is the game of the ruleset: the same seed gives the same lists in the same order, the same
 * results and the same checksum. Otherwise their speeds could not be compared.
 */

const ruleset = rulesetCalled('patrols')
const GAMES = 20

/** Lengths of lists and what was taken of each; then the scores. */
const mixed = (sum: number, word: number): number => (Math.imul(sum, 31) + word) | 0

for (const players of [2, 3, 4] as const)
  describe(`${players} players`, () => {
    const ir = irFor(ruleset, players)
    const score = ir.memory.regions.find(({ name }) => name === 'score')?.at ?? NONE
    const programs: readonly (readonly [string, Program])[] = [
      ['closures', closuresProgram(ir)],
      ['generated', generatedProgram(ir)],
    ]

    for (const [which, program] of programs)
      test(`the same moves at every decision, and the same end, ${which}`, { timeout: 120_000 }, () => {
        const engine = makePatrols(players)
        const whole = makePatrols(players)
        const state = new Int32Array(ir.memory.size)
        const list = new Int32Array(MAX_MOVES)
        const seen = new Set<number>()
        for (let game = 0; game < GAMES; game++) {
          const { low, high } = seedFrom(`by hand/${game}`)
          const below = playersChance({ low: high, high: low })
          let sum = 0
          let moves = 0
          program.fresh(state, low, high)
          program.begin(state)
          engine.begin(low, high)
          while (state[H.status] === STATUS.waiting) {
            const count = program.legal(state, list)
            const ours = [...list.subarray(0, count)].map((code) => patrolMove(program, state, code))
            const byHand = [...engine.moves.subarray(0, engine.legal())]
            const ply = state[H.ply]
            // Comparing deeply takes its time, so only what differs is shown.
            if (byHand.join() !== ours.join())
              expect({ game, ply, byHand }).toEqual({ game, ply, byHand: ours })
            if (engine.decider() !== state[H.decider]) expect(engine.decider()).toBe(state[H.decider])
            const pick = below(count)
            sum = mixed(sum, (count << 10) + pick)
            moves += count
            const move = byHand[pick] ?? NONE
            seen.add(move & 15)
            program.apply(state, list[pick] ?? NONE)
            engine.apply(move)
          }
          const scores = ir.seats.map((_, seat) => state[score + seat] ?? NONE)
          const winner = state[H.winner] === NONE ? -1 : state[H.winner]
          expect(engine.site()).toBe(SITE.over)
          expect(ir.seats.map((_, seat) => engine.score(seat))).toEqual(scores)
          expect(engine.winner()).toBe(winner)

          const before = { ...whole.stats }
          whole.playout(low, high)
          expect(whole.stats.plies - before.plies).toBe(state[H.ply])
          expect(whole.stats.moves - before.moves).toBe(moves)
          expect(whole.stats.checksum).toBe(scores.reduce(mixed, sum))
        }
        expect([...seen].toSorted((a, b) => a - b)).toEqual(Object.values(MOVE))
      })

    // So long games are rare, and none of the above may be one.
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
