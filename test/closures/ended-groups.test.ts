import { expect, test } from 'vitest'
import { EndedGroups } from '../../interpreter/state/ended-groups.ts'

test('groups have ended until the next answer, and in a trial only as long as it goes on', () => {
  const ended = new EndedGroups(4)
  const all = (): readonly number[] => [0, 1, 2, 3].filter((entity) => ended.has(entity))
  ended.note(0)
  ended.beginTrial()
  ended.note(1)
  ended.beginTrial()
  ended.note(0)
  ended.note(2)
  expect(all()).toEqual([0, 1, 2])
  ended.endTrial()
  expect(all()).toEqual([0, 1])
  ended.endTrial()
  expect(all()).toEqual([0])
  ended.begin()
  expect(all()).toEqual([])
})
