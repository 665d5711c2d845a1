import { describe, expect, test } from 'vitest'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/generated/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { seedFrom } from '../../interpreter/state/chance.ts'
import { Lockstep } from './lockstep.ts'
import { randomGame } from './random-games.ts'
import { irCalled, playableIds } from './shipped.ts'

/** `test:long` plays many more games; the seeds are the numbers of the games. */
const isLong = process.env['LONG'] !== undefined
const GAMES = isLong ? 10_000 : 200
const PROGRAMS = isLong ? 10_000 : 700

describe('both back ends play the same games', () => {
  for (const id of playableIds())
    test(id, { timeout: 3_600_000 }, () => {
      const ir = irCalled(id)
      const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      const most = id === 'stratego-classic' && !isLong ? 40 : GAMES
      for (let seed = 1; seed <= most; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
      expect(games.plies).toBeGreaterThan(500)
    })
})

describe('games in one piece are those that are played move by move', () => {
  for (const id of playableIds())
    test(id, { timeout: 3_600_000 }, () => {
      const ir = irCalled(id)
      const games = isLong ? 2_000 : 60
      const whole = generatedProgram(ir).playouts
      if (whole === undefined) throw new Error('this game is played in one piece')
      whole.widths.fill(0)
      const result = last(run(closuresProgram(ir), games, 'whole'))
      const wins = ir.seats.map(() => 0)
      const reasons = new Map<string, number>()
      let plies = 0
      for (let game = 1; game <= games; game++) {
        const { low, high } = seedFrom(`whole/${game}`)
        plies += whole.play(low, high)
        const winner = whole.state[H.winner] ?? NONE
        if (winner !== NONE) wins[winner] = (wins[winner] ?? 0) + 1
        const reason = ir.reasons[whole.state[H.reason] ?? 0] ?? ''
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      }
      const moves = whole.widths.reduce((sum, times, width) => sum + times * width, 0)
      expect({ wins, reasons, plies: plies / games, moves: moves / plies }).toEqual({
        wins: result.wins,
        reasons: result.reasons,
        plies: result.plies.mean,
        moves: result.moves.mean,
      })
    })
})

function last<T, R>(games: Generator<T, R>): R {
  for (;;) {
    const next = games.next()
    if (next.done === true) return next.value
  }
}

test('both back ends play games that were made at random', { timeout: 3_600_000 }, () => {
  let plies = 0
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const ir = randomGame(seed)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (const start of [1, 2]) expect(games.play(start, 60), `game ${seed}`).toBeUndefined()
    plies += games.plies
  }
  // A test in which nothing happens shows nothing.
  expect(plies).toBeGreaterThan(PROGRAMS * 3)
})
