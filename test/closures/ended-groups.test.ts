import { expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import { EndedGroups } from '../../interpreter/state/ended-groups.ts'
import { Tiny } from './tiny-ir.ts'

/** No pieces, and four groups that nothing names. */
const FOUR = {
  memory: new Tiny({ columns: 1, rows: 1, pieces: [], places: [] }).memory.finish(),
  pieces: [],
  groups: [{ name: 'group', plural: 'groups', first: 0, count: 4, container: 0, tracked: [] }],
  terms: [],
  stages: [],
  actions: [],
  whenever: [],
  ends: [],
  play: [],
}

test('groups have ended until the next answer, and in a trial only as long as it goes on', () => {
  const ended = new EndedGroups(FOUR)
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

test('a group that has ended counts as long as a word names it', () => {
  const [at, word] = [0, 4]
  const named = { name: 'favourite', at: word, length: 1, least: NONE, most: 3, orNone: true, start: [NONE] }
  const memory = { ...FOUR.memory, at, regions: [{ ...named, per: 'game', type: 'group' } as const] }
  const ended = new EndedGroups({ ...FOUR, memory })
  const state = Int32Array.from([NONE, 0, NONE, NONE, 2])
  ended.begin(state)
  expect([0, 1, 2, 3].filter((entity) => ended.has(entity))).toEqual([2])
  state[word] = 1
  ended.begin(state)
  expect([0, 1, 2, 3].some((entity) => ended.has(entity))).toBe(false)
})

test('once no word names a group that has ended, that is so until another one ends', () => {
  const [at, word] = [0, 4]
  const named = { name: 'favourite', at: word, length: 1, least: NONE, most: 3, orNone: true, start: [NONE] }
  const memory = { ...FOUR.memory, at, regions: [{ ...named, per: 'game', type: 'group' } as const] }
  const ended = new EndedGroups({ ...FOUR, memory })
  const all = (): readonly number[] => [0, 1, 2, 3].filter((entity) => ended.has(entity))
  const state = Int32Array.from([NONE, 0, NONE, NONE, 0])
  ended.begin(state)
  ended.note(0)
  state[0] = NONE
  for (let answer = 0; answer < 2; answer++) {
    ended.next(state)
    expect(all()).toEqual([0])
  }
  state[word] = NONE
  ended.next(state)
  expect(all()).toEqual([])
  ended.note(2)
  state[word] = 2
  ended.next(state)
  expect(all()).toEqual([2])
})

test('whoever has seen that no word names one need not have the words looked through', () => {
  const ended = new EndedGroups(FOUR)
  ended.begin()
  ended.note(3)
  expect([ended.has(3), ended.any[0]]).toEqual([true, 1])
  ended.nextUnnamed()
  expect([ended.has(3), ended.any[0]]).toEqual([false, 0])
})
