import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentsOf, folderWith, sandtable } from './sandtable.ts'

const SKELETONS = join(import.meta.dirname, '../../docs/skeletons')
const kinds = {
  'board-game.yaml': { options: [], players: [2] },
  'card-game.yaml': { options: ['--cards'], players: [2, 3] },
} as const

test('every skeleton can be begun with', () => {
  expect(readdirSync(SKELETONS)).toEqual(Object.keys(kinds))
})

describe.each(Object.entries(kinds))('a game begun as %s', (skeleton, { options, players }) => {
  test('is the skeleton under a name of its own, sound, formatted, and all its examples hold', async () => {
    const folder = folderWith()
    const begun = await sandtable(['new', 'Tame ducks', ...options], folder)
    expect(begun).toEqual({
      code: 0,
      out: "Wrote Tame ducks.yaml. Next: sandtable play 'Tame ducks.yaml'\n",
      err: '',
    })
    const text = readFileSync(join(SKELETONS, skeleton), 'utf8')
    const own = text.replace('my-game', 'tame-ducks').replace('My game', 'Tame ducks')
    expect(contentsOf(folder).get('Tame ducks.yaml')).toBe(own)
    for (const args of [['check', '--deny-warnings'], ['test'], ['fmt', '--check']])
      expect(await sandtable([...args, 'Tame ducks.yaml'], folder), args[0]).toMatchObject({
        code: 0,
        err: '',
      })
  })

  test('always ends, for each number of players, and by each of its rules', async () => {
    const folder = folderWith()
    const text = readFileSync(join(SKELETONS, skeleton), 'utf8')
    writeFileSync(join(folder, 'mine.yaml'), text)
    for (const number of players) {
      const args = [
        'run',
        'mine.yaml',
        '--games',
        '200',
        '--players',
        String(number),
        '--coverage',
        '--quiet',
      ]
      const { code, out, err } = await sandtable(args, folder)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toMatch(/(\d+) of \1 parts of the rules were used/)
    }
  })
})

test('nothing is written in place of a file, or under a name that cannot be an id', async () => {
  const folder = folderWith({ 'my-game.yaml': 'mine' })
  expect(await sandtable(['new'], folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('already exists'),
  })
  expect(await sandtable(['new', '7.yaml'], folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('nothing was written'),
  })
  expect(await sandtable(['new', '--cards', '--extends', 'chess'], folder)).toMatchObject({ code: 2 })
  expect([...contentsOf(folder)]).toEqual([['my-game.yaml', 'mine']])
})

test('a new file names the schema that lies beside it, and is sound with that line', async () => {
  const folder = folderWith()
  const printed = await sandtable(['schema'], folder)
  expect(printed.err).toContain('yaml-language-server')
  writeFileSync(join(folder, 'sandtable.schema.json'), printed.out)
  for (const [name, options] of [
    ['mine.yaml', []],
    ['other.yaml', ['--extends', 'tic-tac-toe']],
  ] as const) {
    await sandtable(['new', name, ...options], folder)
    const [first] = contentsOf(folder).get(name)?.split('\n') ?? []
    expect(first).toBe('# yaml-language-server: $schema=./sandtable.schema.json')
    expect(await sandtable(['check', name], folder)).toMatchObject({ code: 0 })
    expect(await sandtable(['fmt', '--check', name], folder)).toMatchObject({ code: 0 })
  }
})
