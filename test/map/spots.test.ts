import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edited } from '../../grammar/services/index.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { moveSpace } from '../../interpreter/map/move-space.ts'
import { spotsText, writeSpots } from '../../interpreter/map/write-spots.ts'
import { drawingOf } from '../../interpreter/scene/drawing.ts'
import { clearance, crossings, graphOf } from '../../interpreter/spots/plane.ts'
import { graphSpots } from '../../interpreter/spots/spots.ts'
import { chanceOf } from '../deduction/chance.ts'
import { playableText } from '../playable.ts'

type Paths = readonly (readonly [number, number])[]

interface Shape {
  readonly count: number
  readonly paths: Paths
}

/** Rings inside each other, joined at every `every`th space. */
function rings(many: number, size: number, every = 1, from = 0): Shape {
  const paths = Array.from({ length: many }, (_, ring) =>
    Array.from({ length: size }, (_, i): Paths => {
      const here = ring * size + i
      const inward = ring + 1 < many && i % every === from ? [[here, here + size] as const] : []
      return [[here, ring * size + ((i + 1) % size)], ...inward]
    }),
  )
  return { count: many * size, paths: paths.flat(2) }
}

/** Squares; `slanting`: with diagonals through every other crossing. */
function grid(width: number, height: number, slanting = false): Shape {
  const paths = Array.from({ length: width * height }, (_, here): Paths => {
    const [x, y] = [here % width, Math.floor(here / width)]
    const isCentre = slanting && (x + y) % 2 === 0
    const [right, left, down] = [x + 1 < width, x > 0, y + 1 < height]
    return [
      ...(right ? [[here, here + 1] as const] : []),
      ...(down ? [[here, here + width] as const] : []),
      ...(isCentre && right && down ? [[here, here + width + 1] as const] : []),
      ...(isCentre && left && down ? [[here, here + width - 1] as const] : []),
    ]
  })
  return { count: width * height, paths: paths.flat() }
}

const star: Shape = { count: 9, paths: Array.from({ length: 8 }, (_, i) => [0, i + 1]) }
const tree: Shape = { count: 15, paths: Array.from({ length: 14 }, (_, i) => [i + 1, Math.floor(i / 2)]) }
const apart: Shape = { count: 9, paths: [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [6, 7]] } // oxfmt-ignore

/** Graphs that can be drawn without crossings, and the least room around a space in percent of the picture. */
const KNOWN: readonly (readonly [string, Shape, number])[] = [
  ['five rings of eight', rings(5, 8), 8],
  ['four rings of ten', rings(4, 10), 7],
  ['three rings of twelve', rings(3, 12), 8],
  ["nine men's morris", rings(3, 8, 2, 1), 13],
  ['a grid of 6 by 5', grid(6, 5), 20],
  ['a grid of 5 by 5', grid(5, 5), 25],
  ['an alquerque', grid(5, 5, true), 16],
  ['a hub and its spokes', star, 34],
  ['a tree', tree, 17],
  ['parts without a path between them', apart, 13],
]

function spotsOf({ count, paths }: Shape, bottom: readonly number[] = []) {
  return graphSpots({ count, paths, bottom }) ?? []
}

describe('positions for the spaces of a graph', () => {
  test.each(KNOWN)(
    '%s: no path crosses another, and none is near a space it does not lead to',
    (_, shape, room) => {
      const graph = graphOf(shape.count, shape.paths)
      const spots = spotsOf(shape)
      expect(crossings(graph, spots)).toBe(0)
      expect(100 * clearance(graph, spots)).toBeGreaterThanOrEqual(room)
    },
  )

  test('a grid has straight rows and columns', () => {
    const spots = spotsOf(grid(6, 5))
    expect(new Set(spots.map(({ x }) => x)).size).toBe(6)
    expect(new Set(spots.map(({ y }) => y)).size).toBe(5)
  })

  test('they are the same numbers on every system', async () => {
    const lines = KNOWN.map(
      ([name, shape]) =>
        `${name}: ${spotsOf(shape)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}\n`,
    )
    await expect(lines.join('')).toMatchFileSnapshot('spots.golden.txt')
  })

  test('only exact arithmetic is used', () => {
    const folder = join(import.meta.dirname, '../../interpreter/spots')
    const used = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/Math\.(\w+)| \*\* /gu)].map(
        ([whole, name]) => name ?? whole,
      ),
    )
    const exact = new Set(['PI', 'abs', 'floor', 'max', 'min', 'round', 'sign', 'sqrt'])
    expect(used.filter((name) => !exact.has(name))).toEqual([])
  })

  test('random graphs: whole numbers in the picture, whatever the order of paths and the direction of each', () => {
    for (let seed = 0; seed < 40; seed++) {
      const draw = chanceOf(seed)
      const count = 3 + draw(20)
      const paths = Array.from({ length: count + draw(count) }, (): readonly [number, number] => [
        draw(count),
        draw(count),
      ])
      const spots = spotsOf({ count, paths })
      const mixed = paths.toReversed().map(([a, b]): readonly [number, number] => [b, a])
      expect(spotsOf({ count, paths: mixed })).toEqual(spots)
      for (const { x, y } of spots) {
        expect(Number.isInteger(x) && x >= 0 && x <= 100 && Number.isInteger(y) && y >= 0 && y <= 100).toBe(
          true,
        )
      }
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length)
    }
  })

  test('large graphs take distances only, and stay quick', () => {
    const spots = spotsOf(grid(12, 15))
    expect(crossings(graphOf(180, grid(12, 15).paths), spots)).toBe(0)
  })

  test('a single cycle has none: it is drawn as a circle', () => {
    expect(graphSpots({ count: 7, paths: rings(1, 7).paths, bottom: [] })).toBe(undefined)
  })

  test.each([[[0, 1, 2]], [[18, 19, 20]], [[2, 5, 8]]])(
    '%j are at the bottom if the seat there has them',
    (bottom) => {
      const spots = spotsOf(grid(3, 7), bottom)
      const middle = (spaces: readonly number[]): number =>
        spaces.reduce((sum, space) => sum + (spots[space]?.y ?? 0), 0) / spaces.length
      expect(middle(bottom)).toBeGreaterThan(middle(spots.map((_, space) => space)))
      expect(spots[0]?.x).toBeLessThanOrEqual(50)
    },
  )
})

const game = (board: string): string => `sandtable: 1
id: drawn
title: Drawn
players:
  seats: [blue, red]
pieces:
  band: { kinds: { riders: { letter: R } } }
places:
${board}
play:
  - game is drawn by size
`

const BLOCK = '  country:\n    graph: mill-old ford-inn-mill, inn-keep\n    holds: bands'

function worldOf(text: string) {
  return playableText(text, undefined, { name: 'drawn.yaml' }).world
}

describe('writing positions into the text', () => {
  test.each([
    ['a block', BLOCK],
    ['braces', '  country: { graph: "mill-ford-inn-mill, inn-keep", holds: bands }'],
    [
      'paths of several kinds',
      '  country:\n    holds: bands\n    graph:\n      road: mill-ford-inn\n      river: ford-keep',
    ],
  ])('%s: the text gives the same drawing as before', (_, board) => {
    const text = game(board)
    const world = worldOf(text)
    const edit = writeSpots(world, 'country')
    const now = worldOf(edited(text, edit === undefined ? [] : [edit]))
    expect(now.spaces.every(({ spot }) => spot !== undefined)).toBe(true)
    const drawn = (of: ReturnType<typeof worldOf>) => boardMaps(of).map((map) => drawingOf(map.board))
    expect(drawn(now)).toEqual(drawn(world))
    expect(writeSpots(now, 'country')).toBe(undefined)
  })

  test('the lines fit in, and names stay as they are', () => {
    const text = game(BLOCK)
    const edit = writeSpots(worldOf(text), 'country')
    expect(edited(text, edit === undefined ? [] : [edit])).toMatchInlineSnapshot(`
      "sandtable: 1
      id: drawn
      title: Drawn
      players:
        seats: [blue, red]
      pieces:
        band: { kinds: { riders: { letter: R } } }
      places:
        country:
          spots: { mill: [0, 0], old ford: [0, 53], inn: [46, 26], keep: [100, 26] }
          graph: mill-old ford-inn-mill, inn-keep
          holds: bands
      play:
        - game is drawn by size
      "
    `)
    expect(boardMaps(worldOf(text)).map(spotsText)).toMatchInlineSnapshot(`
      [
        "spots: { mill: [0, 0], old ford: [0, 53], inn: [46, 26], keep: [100, 26] }",
      ]
    `)
  })

  test('a lane or a ring is drawn where its positions say, and its spaces still follow each other', () => {
    const spots = '    spots: { s1: [0, 0], s2: [0, 10], s3: [10, 10], s4: [20, 10] }'
    for (const line of ['lane', 'ring']) {
      const world = worldOf(game(`  country:\n    ${line}: 4\n${spots}\n    holds: bands`))
      const [{ cells = [], paths = [] } = {}] = boardMaps(world).map(({ board }) => drawingOf(board))
      expect(
        cells.map(({ square, x, y }) => [square.name, x > (cells[0]?.x ?? 0), y > (cells[0]?.y ?? 0)]),
      ).toEqual([
        ['s1', false, false],
        ['s2', false, true],
        ['s3', true, true],
        ['s4', true, true],
      ])
      expect(paths).toHaveLength(line === 'ring' ? 8 : 6)
      expect(world.topology.directions.map(({ name }) => name)).toEqual(['onward', 'back'])
    }
  })

  test('a lane without a position for each space is refused', () => {
    const text = game('  country: { lane: 3, spots: { s1: [0, 0], s2: [5, 0] }, holds: bands }')
    expect(() => worldOf(text)).toThrow(/`s3` has no spot/)
  })

  test('dragging one space writes all of them, with that one where it was put', () => {
    const text = game(BLOCK)
    const world = worldOf(text)
    const before = boardMaps(world)[0]?.board.spots ?? []
    const edit = moveSpace(world, 'keep', { x: 1, y: 0 })
    const moved = worldOf(edited(text, edit === undefined ? [] : [edit]))
    for (const { square, spot } of before) {
      const now = moved.spaces[square.space]?.spot
      if (square.name === 'keep') expect(now?.x).toBeGreaterThan(spot?.x ?? 0)
      else expect(now).toEqual(spot)
    }
  })

  test('a graph with positions, and a board of squares, need nothing', () => {
    const given = BLOCK.replace(
      '    holds',
      '    spots: { mill: [1, 2], old ford: [3, 4], inn: [5, 9], keep: [9, 9] }\n    holds',
    )
    expect(writeSpots(worldOf(game(given)), 'country')).toBe(undefined)
    expect(writeSpots(worldOf(game('  country: { grid: 3 by 3, holds: bands }')), 'country')).toBe(undefined)
  })
})
