import { describe, expect, test } from 'vitest'
import { matrixText } from '../../interpreter/describe/matrix-text.ts'
import { shortNames } from '../../interpreter/describe/short-names.ts'
import { changedCells } from '../../interpreter/describe/table-matrix.ts'
import type { TableMatrix } from '../../interpreter/describe/table-matrix.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { shipped, variant } from './games.ts'

const plain = { against: undefined, changed: [], strong: (text: string) => text }

function battle(game: ReturnType<typeof shipped>): TableMatrix {
  const [table] = game.matrices ?? []
  if (table === undefined) throw new Error('no table')
  return table
}

describe('a table with all its combinations', () => {
  test('columns are narrowed, in the order of the text', () => {
    const { columns, cells, values } = battle(shipped('stratego-duel'))
    const names = columns.map(({ kinds }) => kinds.map(({ name }) => name))
    expect(names).toEqual([
      ['marshal', 'general', 'miner', 'scout', 'spy'],
      ['marshal', 'general', 'miner', 'scout', 'spy', 'bomb', 'flag'],
    ])
    expect(values).toEqual(['attacker wins', 'defender wins', 'both are lost'])
    const spy = cells.find(({ kinds }) => kinds.join() === 'spy,marshal')
    expect(spy).toMatchObject({
      value: 'attacker wins',
      row: 'a spy that attacks the marshal wins',
      document: 'stratego',
      place: { file: 'rulesets/hidden/stratego/stratego.yaml' },
    })
  })

  test('the picture', () => {
    const text = matrixText(battle(shipped('stratego-duel')), plain)
    expect(text).toContain('  marshal M  b  a  a  a  a  d  a\n')
    expect(text).toContain('    miner N  d  d  b  a  a  a  a\n')
    expect(text).toContain('a  attacker wins  17 of 35')
    expect(text).toContain('across also: B bomb, F flag')
  })

  test('changed cells know the row that decides', () => {
    const mine = variant(
      'extends: stratego-duel\ntables.battle.except:\n  spies fall: any, spy => attacker wins\n',
    )
    const changed = changedCells(battle(shipped('stratego-duel')), battle(mine))
    expect(
      changed.map(({ kinds, was, value, row, place }) => [kinds.join(), was, value, row, place?.line]),
    ).toEqual([['spy,spy', 'both are lost', 'attacker wins', 'spies fall', 6]])
    const text = matrixText(battle(mine), { ...plain, changed, against: 'stratego-duel' })
    expect(text).toContain('      spy S  a  d  d  d  a* d  a\n')
    expect(text).toContain('spies fall')
  })

  test('three columns are several pictures, one is a line', () => {
    const column = (name: string, ...kinds: readonly string[]) => ({
      name,
      kinds: kinds.map((kind) => ({ name: kind, letter: undefined })),
    })
    const cell = (kinds: readonly string[], value: string) => ({
      kinds,
      value,
      row: 'r',
      document: 'd',
      place: undefined,
      unless: [],
    })
    const three: TableMatrix = {
      name: 'weather',
      columns: [column('sky', 'sun', 'rain'), column('a', 'x', 'y'), column('b', 'p', 'q')],
      values: ['1', '2'],
      cells: ['sun', 'rain'].flatMap((sky) =>
        ['x', 'y'].flatMap((a) => ['p', 'q'].map((b) => cell([sky, a, b], sky === 'sun' ? '1' : '2'))),
      ),
      whiles: [],
    }
    const text = matrixText(three, plain)
    expect(text.match(/^sky (sun|rain)$/gm)).toEqual(['sky sun', 'sky rain'])
    const one: TableMatrix = {
      name: 'fate',
      columns: [column('a', 'x', 'y')],
      values: ['1'],
      cells: [cell(['x'], '1'), cell(['y'], '1')],
      whiles: [],
    }
    expect(matrixText(one, plain)).toMatch(/1 {2}1/)
  })
})

test('short names tell everything apart', () => {
  expect([...shortNames(['spy', 'bomb']).values()]).toEqual(['s', 'b'])
  expect([...shortNames(['attacker wins', 'all fall']).values()]).toEqual(['aw', 'af'])
  expect([...shortNames(['a b', 'a bc']).values()]).toEqual(['a b', 'a bc'])
  expect([...shortNames(['one', 'two'], ['X', 'Y']).values()]).toEqual(['X', 'Y'])
  expect([...shortNames(['one', 'two'], ['X', undefined]).values()]).toEqual(['o', 't'])
})

interface Case {
  readonly args: readonly string[]
  readonly files?: Readonly<Record<string, string>>
  readonly ends: 0 | 1 | 2
  readonly out?: RegExp
  readonly err?: RegExp
}

const MODULE = `sandtable: 1
id: spies-fall
for: stratego
title: Spies fall
tables.battle.except:
  spies fall: any, spy => attacker wins
`

const CASES: readonly Case[] = [
  {
    args: ['matrix', 'stratego-duel', '--use', 'aggressor-advantage'],
    ends: 0,
    out: /Changed from stratego-duel: 5\n[\s\S]*aggressor-advantage\.yaml:\d+/,
  },
  { args: ['matrix', 'stratego-classic'], ends: 0, out: /Every combination is as in stratego\./ },
  { args: ['matrix', 'm.yaml'], files: { 'm.yaml': MODULE }, ends: 0, out: /Changed from stratego: 1\n/ },
  { args: ['matrix', 'stratego-duel', '--base', 'stratego-classic'], ends: 0, out: /Every combination/ },
  { args: ['matrix', 'stratego-duel', 'batle'], ends: 2, err: /ST7020.*Did you mean `battle`/ },
  { args: ['matrix', 'breakthrough'], ends: 2, err: /ST7020.*no tables.*`actions`/ },
  {
    args: ['matrix', 'stratego-duel', 'battle', '--json'],
    ends: 0,
    out: /^\[\{"game":"stratego-duel","table":"battle"/,
  },
  {
    args: ['diff', 'stratego-duel', 'm.yaml'],
    files: { 'm.yaml': MODULE },
    ends: 0,
    out: /With Spies fall[\s\S]*spy against spy/,
  },
  {
    args: ['diff', 'stratego-duel', '--use', 'rescue'],
    ends: 0,
    out: /Options\n {2}New: rescues allowed: 1 to 9, usually 2/,
  },
  { args: ['diff', 'stratego-duel', 'stratego-duel'], ends: 0, out: /Nothing changes/ },
  { args: ['diff', 'stratego-duel', '--option', 'memory=8'], ends: 0, out: /memory is always 8/ },
  {
    args: ['diff', 'stratego-duel', 'stratego-classic', '--json'],
    ends: 0,
    out: /"group":"Pieces","kind":"changed","text":"The scout: strike scout strike \(was unlimited\)","file":"rulesets/,
  },
  { args: ['diff', 'tic-tac-toe'], ends: 2, err: /ST7021.*--use/ },
  {
    args: ['diff', 'stratego-barrage'],
    ends: 0,
    out: /What `stratego-barrage` changes for the players of `stratego/,
  },
  {
    args: ['diff', 'rescue'],
    ends: 0,
    out: /New: rescues allowed: 1 to 9, usually 2/,
  },
  { args: ['diff', 'stratego-duel', '--use', 'resque'], ends: 2, err: /ST2021[\s\S]*ST7004/ },
  { args: ['compare', 'tic-tac-toe'], ends: 2, err: /ST7021/ },
  { args: ['compare', 'stratego', 'stratego-duel'], ends: 2, err: /ST7005/ },
  {
    args: ['compare', 'tic-tac-toe', 'tic-tac-toe', '--games', '20'],
    ends: 0,
    out: /Every game came out the same/,
  },
  {
    args: ['compare', 'stratego-barrage', '--use', 'rescue', '--games', '12', '--jobs', '2'],
    ends: 0,
    out: /12 pairs of games[\s\S]*Players: random in all seats[\s\S]*not enough games to tell[\s\S]*can mislead/,
  },
  {
    args: ['compare', 'tic-tac-toe', 'connect-four', '--games', '60', '--json'],
    ends: 0,
    out: /"players":\["random","random"\],"pairs":60[\s\S]*"plies":\{[^}]*\}[\s\S]*"verdict":"more","surprise":[^,]*,"enough":true/,
  },
  { args: ['compare', 'tic-tac-toe', 'connect-four', '--games', '1'], ends: 2, err: /ST7003/ },
]

describe('commands', () => {
  for (const { args, files = {}, ends, out, err } of CASES)
    test(`${args.join(' ')} -> ${ends}`, async () => {
      const ended = await sandtable(args, folderWith(files))
      expect(`${ended.out}${ended.err}`).not.toMatch(/ST7099|^\s+at .*[:(]\d+/m)
      if (out !== undefined) expect(ended.out).toMatch(out)
      if (err !== undefined) expect(ended.err).toMatch(err)
      expect(ended.code).toBe(ends)
    })
})
