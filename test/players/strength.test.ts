import { describe, expect, test } from 'vitest'
import type { Program } from '../../interpreter/program/program.ts'
import { shippedProgram } from './card-programs.ts'
import { series } from './series.ts'
import { VOLUME } from '../volume.ts'

const DUEL = (): Program => shippedProgram('stratego-duel')
/** A single battle: the race to a hundred points has many, and says no more about who plays better. */
const battle = (players: number) => (): Program =>
  shippedProgram('patrols', { players, options: { 'a single battle': 'true' } })

/** Fixed numbers of games with fixed seeds: the share won must be significantly more than a fair one. */
const LONG_SERIES: readonly (readonly [string, () => Program, string, string, number])[] = [
  ['duel', DUEL, 'greedy', 'random', 200],
  ['duel', DUEL, 'monte-carlo', 'greedy', 80],
  ['patrols for 2', battle(2), 'greedy', 'random', 200],
  ['patrols for 2', battle(2), 'monte-carlo', 'greedy', 80],
  ['patrols for 3', battle(3), 'greedy', 'random', 150],
  ['patrols for 3', battle(3), 'monte-carlo', 'greedy', 60],
]

// Too many games for every run, so only a long run has these tests.
if (VOLUME.isLong)
  describe('who thinks more wins more', () => {
    for (const [name, make, one, others, games] of LONG_SERIES)
      test(`${name}: ${one} against ${others}`, () => {
        const program = make()
        const { share, text } = series(program, one, others, games)
        process.stdout.write(`${name}: ${text}\n`)
        expect(share.low, text).toBeGreaterThan(1 / program.ir.seats.length)
      })
  })

test('whoever looks ahead at all beats chance at a game that needs it', () => {
  const { share, text } = series(shippedProgram('connect-four'), 'monte-carlo', 'random', 20)
  expect(share.low, text).toBeGreaterThan(0.5)
})
