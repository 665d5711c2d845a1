import { describe, expect, test } from 'vitest'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { GAMES, SEATS, combined, playable } from './patrols-combinations.ts'
import { playPatrols } from './patrols-play.ts'
import type { Played } from './patrols-play.ts'
import { VOLUME } from '../volume.ts'

const { isLong, patrols: GAMES_EACH, patrolsOption } = VOLUME

function atPermille(widths: readonly number[], permille: number): number {
  const all = widths.reduce((sum, times) => sum + (times ?? 0), 0)
  let seen = 0
  for (const [width, times] of widths.entries()) {
    seen += times ?? 0
    if (seen * 1000 >= all * permille) return width
  }
  return 0
}

describe.each(GAMES)(`${GAMES_EACH} random games of %s`, (game) => {
  test.each(SEATS)('for %i players', (players) => {
    const program = fastProgram(playable(game, players).checked.ir)
    const widths: number[] = []
    const games: Played[] = []
    // The seeds of the games are `1/1`, `1/2` and so on.
    for (let number = 1; number <= GAMES_EACH; number++)
      games.push(playPatrols(program, `1/${number}`, widths))
    // Only the last rule ends a match: ranking by points once it is decided.
    expect(new Set(games.map(({ reason }) => reason))).toEqual(new Set(['score']))
    expect(atPermille(widths, 999)).toBeLessThan(100)
    if (isLong) {
      const mean = (of: (one: Played) => number): number =>
        Math.round(games.reduce((sum, one) => sum + of(one), 0) / games.length)
      console.log(
        `${game}, ${players} players, seeds 1/1 to 1/${GAMES_EACH}: ${mean(({ plies }) => plies)} plies,`,
        `${mean(({ battles }) => battles)} battles, longest battle ${Math.max(...games.map(({ turns }) => turns))} turns;`,
        `moves at p99.9 ${atPermille(widths, 999)}, at most ${widths.length - 1}`,
      )
    }
  })
})

describe('each option', () => {
  const others: readonly (readonly [string, string])[] = [
    ['single battle', 'true'],
    ['equal leaders', 'shared'],
    ['filling up after completing', 'never'],
    ['discards open', 'filling up only'],
    ['taking back own discard', 'false'],
    ['bonus without closing', 'false'],
    ['captain points', '0'],
    ['soldier points', '20'],
    ['cannon points', '20'],
    ['mechanic points', '0'],
    ['nurse points', '20'],
  ]
  test('is tried', () => {
    const options = playable('patrols', 2).checked.reading.world.options.map(({ name }) => name)
    expect(others.map(([name]) => name).sort()).toEqual([...options].sort())
  })
  test.each(others)('%s: %s', (name, value) => {
    const index = others.findIndex(([one]) => one === name)
    for (const players of isLong ? SEATS : SEATS.slice(index % 3, (index % 3) + 1)) {
      const program = fastProgram(playable('patrols', players, [], { [name]: value }).checked.ir)
      for (let number = 1; number <= patrolsOption; number++)
        expect(playPatrols(program, `${name}/${number}`).reason).toBe('score')
    }
  })
})

describe('the number of players', () => {
  test.each([1, 5])('is not %i', (players) => {
    const { configured, errors } = combined('patrols', players)
    expect(configured).toBeUndefined()
    expect(errors.map(({ message }) => message).join()).toContain('2, 3')
  })
})
