import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from '../cli/sandtable.ts'

const withoutTime = (text: string): string => text.replace(/"seconds":[^}]*/, '')

describe('run', () => {
  test('any number of threads gives the same games, which are named by who played them', async () => {
    const all = []
    for (const jobs of ['1', '3']) {
      const args = ['run', 'tic-tac-toe', '--games', '5', '--players-by', 'greedy,random', '--jobs', jobs]
      const { out, code, err } = await sandtable([...args, '--json'], folderWith())
      expect(err).toBe('')
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({ games: 5, players: ['greedy', 'random'] })
      all.push(withoutTime(out))
    }
    expect(all[1]).toBe(all[0])
  })

  test('its log is played again', async () => {
    const folder = folderWith()
    const run = ['run', 'hearts', '--players', '3', '--option', 'losing score=25', '--games', '2']
    const made = await sandtable([...run, '--players-by', 'greedy,random,random', '--log', 'games'], folder)
    expect(made.out).toContain('Players: greedy (north), random (east), random (south).')
    const replay = ['replay', 'hearts', 'games', '--players', '3', '--option', 'losing score=25']
    expect((await sandtable(replay, folder)).out).toContain('2 of 2 games replayed as recorded.')
  })

  test('who plays is said, also where nobody asked', async () => {
    const args = ['run', 'tic-tac-toe', '--games', '10']
    expect((await sandtable(args, folderWith())).out).toContain('Players: random in all seats.')
    const json = JSON.parse((await sandtable([...args, '--json'], folderWith())).out)
    expect(json).toMatchObject({ players: ['random', 'random'] })
    const named = [...args, '--players-by', 'random', '--json']
    const { seconds: _, ...expected } = json
    expect(JSON.parse((await sandtable(named, folderWith())).out)).toMatchObject(expected)
  })
})

describe('what is no player, or too many of them', () => {
  const WRONG: readonly (readonly [readonly string[], RegExp])[] = [
    [['run', 'tic-tac-toe', '--players-by', 'gredy'], /ST7040.*Did you mean `greedy`\?/],
    [['run', 'tic-tac-toe', '--players-by', 'random,montecarlo'], /ST7040.*Did you mean `monte-carlo`\?/],
    [['run', 'tic-tac-toe', '--players-by', 'greedy,greedy,random'], /ST7003.*3 players.*cross, nought/],
    [['run', 'tic-tac-toe', '--players-by', ''], /ST7040/],
    [['run', 'tic-tac-toe', '--players-by', 'greedy', '--coverage'], /ST7003.*only think of/],
    [['compare', 'tic-tac-toe', 'connect-four', '--players-by', 'nobody'], /ST7040/],
    [['play', 'tic-tac-toe', '--against', 'greedi'], /ST7040.*random, greedy, monte-carlo, search.*`greedy`/],
    [['run', 'tic-tac-toe', '--players-by', 'search:begginer'], /ST7040.*`search:beginner`/],
    [['run', 'tic-tac-toe', '--players-by', 'search:0'], /ST7040/],
    [['run', 'tic-tac-toe', '--players-by', 'search:2s'], /ST7040.*could not be repeated.*search:2000/],
  ]
  test.each(WRONG)('%j', async (args, message) => {
    const { code, err, out } = await sandtable(args, folderWith())
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(message)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('compare', () => {
  const args = ['compare', 'stratego-duel', '--use', 'quiet-draw', '--games', '2']

  test('says whom its figures are of', async () => {
    const { out } = await sandtable([...args, '--players-by', 'greedy,random'], folderWith())
    expect(out).toContain('Players: greedy (red), random (blue).')
    expect(out).toContain('These are games between these players')
    const quick = ['compare', 'tic-tac-toe', 'connect-four', '--games', '2']
    const json = await sandtable([...quick, '--players-by', 'greedy', '--json'], folderWith())
    expect(JSON.parse(json.out)).toMatchObject({ players: ['greedy', 'greedy'] })
  })

  test('says plainly that random play may mislead', async () => {
    const { out } = await sandtable(args, folderWith())
    expect(out).toContain('Players: random in all seats.')
    expect(out).toContain('balance measured by random play alone can mislead')
  })
})

test('one plays against whom one names', async () => {
  const { out, code } = await sandtable(
    ['play', 'connect-four', '--against', 'search:0.05s'],
    folderWith(),
    'a\nb\na\nb\nquit\n',
  )
  expect(code).toBe(0)
  expect(out.length).toBeGreaterThan(100)
})
