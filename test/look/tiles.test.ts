import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Match, playable, sceneOf } from '../../interpreter/index.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { looksOf, pieceGroup } from '../../interpreter/look/piece.ts'
import type { LaidPiece } from '../../interpreter/look/piece.ts'
import { shape, svgText } from '../../interpreter/look/shape.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { playableText } from '../playable.ts'

const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../corpus/${name}.yaml`), 'utf8')

const corpus = (name: string) => playableText(textOf(name))

/** Tiles on a board, with sides of these values. */
const tiles = (board: string, values: string, kinds: string) =>
  playableText(`sandtable: 1
id: tiles
title: Tiles
players: { seats: [ north, south ] }
values: { sort: [ ${values} ] }
pieces:
  tile:
    printed: { each side: { edge: sort } }
    kinds: { ${kinds} }
places:
  board: { ${board}, holds: 1 tile, seen by: everyone }
play:
  - game is drawn by nothing
`).world

type World = ReturnType<typeof tiles>

const drawn = (world: World, piece: Partial<LaidPiece>, isTurned = false): string =>
  svgText(pieceGroup(looksOf(facesOf(world)), { owner: undefined, kind: undefined, ...piece }, { isTurned }))

/** How often a class occurs in a drawing. */
const count = (svg: string, name: string): number =>
  [...svg.matchAll(/class="([^"]*)"/gu)].filter(([, own = '']) => own.split(' ').includes(name)).length

describe('tiles', () => {
  test('a bend, a gate and a heart with its sign', async () => {
    const { world } = corpus('hamlets')
    const svg = ['bend', 'gate', 'heart'].map((kind) => drawn(world, { kind, turn: 90 }))
    await expect(svg.join('\n')).toMatchFileSnapshot('tiles.txt')
  })

  test('parts with numbers are apart, and those without are one', () => {
    const { world } = corpus('hamlets')
    const parts = (kind: string) => {
      const svg = drawn(world, { kind })
      return [count(svg, 'side-area'), count(svg, 'side-dashes')]
    }
    expect(['crossing', 'straight', 'corner', 'pair', 'row', 'heart'].map(parts)).toEqual([
      [0, 4],
      [0, 1],
      [1, 0],
      [2, 0],
      [1, 1],
      [1, 0],
    ])
  })

  test.each([
    ['grid: 3 by 3', 'up', '[lane, meadow, meadow, meadow]', 0],
    ['hexes: rhombus 3 by 3', 'up right', '[lane, meadow, meadow, meadow, meadow, meadow]', 30],
  ])('on %s the first side points %s', (board, _, edge, turn) => {
    const world = tiles(board, 'meadow, lane', `one: { edge: ${edge}, letter: O }`)
    expect(drawn(world, { kind: 'one' })).toContain(`rotate(${turn})`)
    expect(drawn(world, { kind: 'one', turn: 90 })).toContain('rotate(90)')
    expect(drawn(world, { kind: 'one' }, true)).toContain(`rotate(${turn + 180})`)
  })

  test('values without a known word have a colour and a letter each', () => {
    const world = tiles('grid: 3 by 3', 'ox, elk', 'one: { edge: [ox, elk, ox 2, elk], letter: O }')
    const svg = drawn(world, { kind: 'one' })
    expect([count(svg, 'side-area'), count(svg, 'side-letter'), count(svg, 'tile-ground')]).toEqual([3, 3, 1])
    expect([...svg.matchAll(/>([A-Z])</gu)].map(([, letter]) => letter)).toEqual(['O', 'E', 'O'])
    expect(new Set(svg.match(/coat-\w+/gu))).toEqual(new Set(['coat-none', 'coat-red', 'coat-blue']))
  })

  test('the board below them is plain, and their cards show them', () => {
    const { world } = corpus('hamlets')
    expect(boardMaps(world).map(({ ground }) => ground)).toEqual(['plain'])
    const [, straight] = facesOf(world).kinds
    expect(count(svgText(straight?.face.picture ?? shape('g', {})), 'side-way')).toBe(1)
  })
})

describe('where pieces face', () => {
  test('at the start, on the map and in play alike', () => {
    const { program, configured } = playable(textOf('weathercocks'))
    if (program === undefined || configured === undefined) throw new Error('not playable')
    const match = Match.start(program, { seed: 1 })
    const [board] = sceneOf(program.ir, match.view(0)).boards
    const turns = (rows: NonNullable<typeof board>['rows']) =>
      rows.flatMap((row) => row.flatMap((each) => each?.pieces.map(({ turn }) => turn) ?? []))
    const inPlay = turns(board?.rows ?? [])
    expect(inPlay).toEqual([180, 180, 90, 0, 270, 90, 0, 270, 0, 0])
    expect(turns(boardMaps(configured.world)[0]?.board.rows ?? [])).toEqual(inPlay)
  })

  test('a piece that faces somewhere has a beak', () => {
    const { world } = corpus('weathercocks')
    expect(drawn(world, { kind: 'cock', owner: 1, turn: 90 })).toMatch(/beak.*rotate\(90\)/u)
    expect(drawn(world, { kind: 'cock', owner: 1, turn: 90 }, true)).toMatch(/beak.*rotate\(270\)/u)
    expect(drawn(world, { kind: 'cock', owner: 1 })).not.toContain('beak')
  })
})
