import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { boardLines } from '../../interpreter/scene/board-text.ts'
import type { SceneBoard, ScenePiece, SceneSquare } from '../../interpreter/scene/board.ts'
import { recentSpaces } from '../../interpreter/scene/recent.ts'
import { shippedProgram } from './play-typed.ts'

const piece = (owner: number | undefined): ScenePiece => ({ owner, letter: 'M', kind: 'man' })

function square(name: string, ...pieces: readonly ScenePiece[]): SceneSquare {
  return { space: 0, name, pieces, sign: undefined }
}

const GRID: SceneBoard = {
  place: 'field',
  shape: 'squares',
  rows: [
    [square('a2'), square('b2', piece(1)), undefined],
    [square('a1', piece(2)), square('b1', piece(0), piece(0)), square('c1', piece(undefined))],
  ],
  files: ['a', 'b', 'c'],
  ranks: ['2', '1'],
  spots: [],
  isLaidOut: false,
  isTurned: false,
  isPile: false,
  borders: [],
}

const GRAPH: SceneBoard = {
  ...GRID,
  shape: 'graph',
  rows: [],
  spots: [
    { square: square('d1', piece(0)), spot: { x: 0, y: 0 }, paths: ['d2'] },
    { square: square('d2'), spot: { x: 1, y: 0 }, paths: ['d1'] },
  ],
}

const all = new Set(['a2', 'b2', 'a1', 'b1', 'c1', 'd1', 'd2'])

test('what changed last is marked on boards of letters', () => {
  const lines = boardLines(GRID, { color: false, recent: all })
  expect(lines).toEqual(['2  .<  m<  ~', "1  M'< M 2<M<", '   a   b   c'])
  expect(boardLines(GRID, { color: false }).slice(0, 2)).toEqual(['2  .   m   ~', "1  M'  M 2 M"])
})

test('what stands between spaces stays where it is when they are marked', () => {
  const board: SceneBoard = { ...GRID, borders: [{ spaces: ['a2', 'b2'], values: [] }] }
  const recent = (...names: readonly string[]): readonly string[] =>
    boardLines(
      { ...board, rows: GRID.rows.slice(0, 1), ranks: ['2'] },
      { color: false, recent: new Set(names) },
    )
  expect(recent()).toEqual(['2  . |m  ~', '   a  b  c'])
  expect(recent('a2', 'b2')).toEqual(['2  .<|m< ~', '   a  b  c'])
})

test('with colours it is turned around, and the letters stand where they stood', () => {
  const marked = boardLines(GRID, { color: true, recent: new Set(['a2', 'b2']) })
  expect(marked[0]).toContain('\u001b[7m.\u001b[0m')
  expect(marked[0]).toContain('\u001b[7m\u001b[1;34mm')
  expect(marked.map((line) => stripVTControlCharacters(line))).toEqual(boardLines(GRID, { color: false }))
})

test('in the picture of a graph, and in the list of its spaces', () => {
  const width = 80
  expect(boardLines(GRAPH, { color: false, width, recent: all })).toEqual(['d1<M  ·  d2<'])
  expect(boardLines(GRAPH, { color: false, width })).toEqual(['d1:M  ·  d2'])
  expect(boardLines(GRAPH, { color: false, recent: new Set(['d2']) })).toEqual(['d1  M   d2', 'd2< .   d1'])
})

test('setups are no moves', () => {
  const match = Match.start(shippedProgram('stratego-duel', 2), { seed: 1 })
  const recent = (seat?: number): ReadonlySet<string> => recentSpaces(match.ir, match.log(seat))
  for (const move of ['flag in the corner', 'flag in the corner']) expect(match.play(move)).toBeUndefined()
  for (const seat of [undefined, 0, 1]) expect(recent(seat)).toEqual(new Set())
  expect(match.play('d3-d4')).toBeUndefined()
  for (const seat of [undefined, 0, 1]) expect(recent(seat)).toEqual(new Set(['d3', 'd4']))
})
