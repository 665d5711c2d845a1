import { expect, test } from 'vitest'
import { topologyOf, waysBetween } from '../../interpreter/state/topology.ts'
import { irCalled } from './shipped.ts'

/* Both back ends look up which lines lead from one space to another, so the table is compared with walks. */

const BOARDS = ['chess', 'xiangqi', 'havannah', 'nine-mens-morris', 'ludo', 'join-four']

test.each(BOARDS)('lines of %s lead where a walk along them leads', (id) => {
  const topology = topologyOf(irCalled(id))
  const { spaces, width, step } = topology
  const ways = waysBetween(topology) ?? []
  const walked = new Set<string>()
  for (let from = 0; from < spaces; from++)
    for (let direction = 0; direction < width; direction++) {
      let here = step[from * width + direction] ?? -1
      for (let steps = 0; here >= 0 && here !== from && steps < spaces; steps++) {
        walked.add(`${from} ${here} ${direction}`)
        here = step[here * width + direction] ?? -1
      }
    }
  const listed = new Set<string>()
  for (const [at, mask] of ways.entries())
    for (let direction = 0; direction < width; direction++)
      if ((mask >> direction) & 1) listed.add(`${Math.floor(at / spaces)} ${at % spaces} ${direction}`)
  expect(listed).toEqual(walked)
  expect(walked.size).toBeGreaterThan(spaces)
})
