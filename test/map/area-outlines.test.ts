import { expect, test } from 'vitest'
import { drawingOf } from '../../interpreter/index.ts'
import type { SceneBoard } from '../../interpreter/index.ts'
import { isInLine, outlinesOf } from '../../interpreter/map/area-outlines.ts'

function board(shape: SceneBoard['shape'], width: number, height: number): SceneBoard {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => ({
      space: y * width + x,
      name: `${x} ${y}`,
      pieces: [],
      sign: undefined,
    })),
  )
  return {
    place: 'board',
    shape,
    rows,
    files: [],
    ranks: [],
    spots: [],
    isLaidOut: false,
    isTurned: false,
    isPile: false,
    borders: [],
  }
}

/** How often each endpoint of a line occurs. */
function ends(path: string): readonly number[] {
  const counts = new Map<string, number>()
  for (const [, at = ''] of path.matchAll(/[ML](\S+?,[^ML]+)/gu)) counts.set(at, (counts.get(at) ?? 0) + 1)
  return [...counts.values()]
}

test.each([
  ['squares', ['1 1'], 4],
  ['squares', ['1 1', '2 1', '1 2'], 8],
  ['hexes', ['1 1'], 6],
  ['hexes', ['1 1', '2 1'], 10],
  ['hexes', ['0 0', '1 0', '1 1', '2 2'], 20],
  ['hexes', ['0 1', '1 1', '2 1', '3 1'], 18],
] as const)('on %s the lines around %j close', (shape, spaces, lines) => {
  const [outlined] = outlinesOf(drawingOf(board(shape, 4, 4)), [{ name: 'area', owner: undefined, spaces }])
  const counts = ends(outlined?.path ?? '')
  if (shape === 'hexes') expect(new Set(counts)).toEqual(new Set([2]))
  expect(outlined?.path.match(/M/gu)).toHaveLength(lines)
})

test.each(['squares', 'hexes'] as const)('on %s all of the board needs no line', (shape) => {
  const drawing = drawingOf(board(shape, 2, 2))
  const spaces = drawing.cells.map(({ square }) => square.name)
  expect(outlinesOf(drawing, [{ name: 'all', owner: undefined, spaces }])).toEqual([])
})

test.each([
  ['squares', ['0 1', '1 1', '2 1', '3 1'], true],
  ['squares', ['2 0', '2 1', '2 2', '2 3'], true],
  ['squares', ['2 2'], false],
  ['squares', ['0 0', '3 3'], true],
  ['squares', ['0 0', '3 2'], false],
  ['squares', ['1 1', '2 1'], false],
  ['squares', ['1 1', '2 1', '1 2', '2 2'], false],
  ['hexes', ['0 1', '1 1', '2 1', '3 1'], true],
  ['hexes', ['0 1', '1 1', '2 1'], false],
] as const)('on %s %j are found without a line: %s', (shape, spaces, isFound) => {
  expect(isInLine(drawingOf(board(shape, 4, 4)), { spaces })).toBe(isFound)
})
