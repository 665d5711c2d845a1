import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { resultLine } from '../../interpreter/cli/result-line.ts'
import type { Result } from '../../interpreter/match/match.ts'
import { gameOfRun } from '../../interpreter/simulation/game-of-run.ts'
import { emptyTally, runResult } from '../../interpreter/simulation/merge-results.ts'
import { outcomeOf, wordOf } from '../../interpreter/state/outcome.ts'
import { randomGames } from '../../interpreter/simulation/random-game.ts'
import type { RunResult } from '../../interpreter/simulation/run.ts'
import { shelfHost } from '../shelf-host.ts'
import { irFor } from '../codegen/shipped.ts'

function programFor(name: string) {
  const file = sourceFile(`${name}.yaml`, readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'))
  const host = shelfHost(import.meta.dirname)
  const { ruleset } = loadRuleset({ file, host })
  if (ruleset === undefined) throw new Error('It could not be loaded.')
  return generatedProgram(irFor(ruleset, ruleset.playerCounts[0] ?? 0))
}

const GAMES = 40

function played(name: string): {
  readonly results: readonly { readonly result: Result; readonly line: string }[]
  readonly run: RunResult
} {
  const program = programFor(name)
  const tally = emptyTally(program.ir.seats.length, true)
  const results: { result: Result; line: string }[] = []
  const play = randomGames(program, 'results')
  for (let number = 1; number <= GAMES; number++) {
    play(number, tally)
    const result = gameOfRun(program, 'results', number, ['random']).match?.result()
    if (result !== undefined) results.push({ result, line: resultLine(program.ir, result) })
  }
  return { results, run: runResult(program.ir, tally) }
}

describe('teams', () => {
  const { results, run } = played('regatta')

  test('partners get the same in every game', () => {
    expect(results.length).toBe(GAMES)
    for (const { result } of results) {
      expect(result.payoffs[0]).toBe(result.payoffs[2])
      expect(result.payoffs[1]).toBe(result.payoffs[3])
      expect(result.payoffs[0]).not.toBe(result.payoffs[1])
      expect(result.winners.length).toBe(2)
      expect(result.winner).toBeUndefined()
    }
  })

  test('they are told as one', () => {
    for (const { line } of results) expect(line).toMatch(/^(?:gulls|terns) wins: /)
  })

  test('the mean payoff is the mean of the games', () => {
    const sum = results.reduce((all, { result }) => all + (result.payoffs[0] ?? 0), 0)
    expect(run.payoffs[0]?.value).toBeCloseTo(sum / GAMES)
    expect(run.payoffs[0]?.low).toBeLessThan(sum / GAMES)
  })
})

describe('games that are played together', () => {
  const { results, run } = played('night-watch')

  test('a score is the payoff of everybody, and nobody has won', () => {
    const scored = results.filter(({ result }) => result.kind === 'scored')
    expect(scored.length).toBeGreaterThan(0)
    expect(run.scored).toBe(scored.length)
    for (const { result, line } of scored) {
      expect(result.winners).toEqual([])
      const [nights = 0] = result.payoffs
      expect(nights).toBeGreaterThan(5)
      expect(result.payoffs).toEqual([nights, nights, nights])
      expect(result.scores).toEqual(result.payoffs)
      expect(result.places).toEqual([1, 1, 1])
      expect(line).toBe(`The game is over, with oak ${nights}, elm ${nights}, ash ${nights}: nights kept.`)
    }
  })

  test('all may win, and each of them has won', () => {
    const won = results.filter(({ result }) => result.reason === 'a bright morning')
    expect(won.length).toBeGreaterThan(0)
    for (const { result } of won) expect(result.winners).toEqual([0, 1, 2])
    expect(run.wins.reduce((sum, n) => sum + n, 0)).toBe(
      results.reduce((sum, { result }) => sum + result.winners.length, 0),
    )
  })
})

describe('points', () => {
  const { results, run } = played('skiffs')

  test('each winner has won some, and they are what the game is worth', () => {
    const seen = new Set<number>()
    for (const { result, line } of results) {
      const won = result.scores?.[result.winner ?? -1] ?? 0
      seen.add(won)
      expect(result.points).toBe(true)
      expect(result.payoffs).toEqual(result.scores)
      expect(result.places[result.winner ?? -1]).toBe(1)
      expect(line).toMatch(won === 1 ? / wins 1 point: / : new RegExp(` wins ${won} points: `))
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  test('a run counts how often who has won how many', () => {
    expect(run.points?.map((own) => own.reduce((sum, [, games]) => sum + games, 0))).toEqual(run.wins)
    const sums = run.points?.map((own) => own.reduce((sum, [points, games]) => sum + points * games, 0))
    expect(sums?.map((sum) => sum / run.games)).toEqual(run.payoffs.map(({ value }) => value))
  })

  test('the word of a result tells who has won points', () => {
    for (const { result } of results) {
      const read = outcomeOf(2, wordOf(result), result.scores)
      expect(read.points).toBe(true)
      expect(read.winners).toEqual(result.winners)
      expect(read.payoffs).toEqual(result.payoffs)
    }
  })
})
