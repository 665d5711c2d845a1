import { expect, test } from 'vitest'
import { graphInLine } from '../../editor/workspace/graph-line.ts'

const TEXT = `places:
  field:
    # roads
    holds: 1 man

    graph:
      a: b
      b: c
  far land: { graph: roads, holds: 1 man }
  hand: { each: player }
`

test.each([
  [6, 'field'],
  [9, 'far land'],
  [2, undefined],
  [7, undefined],
  [10, undefined],
  [99, undefined],
])('line %i begins the graph of %s', (line, place) => {
  expect(graphInLine(TEXT, line)).toBe(place)
})
