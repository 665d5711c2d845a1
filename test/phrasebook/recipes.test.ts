import { expect, test } from 'vitest'
import { recipes, topics } from '../../editor/site/learn/recipe-files.ts'
import { FUNCTIONS } from '../../grammar/language/functions.ts'
import { STEPS } from '../../grammar/language/steps.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'

/** Functions and steps that no game of the clone uses. */
const UNUSED = [
  'function backward leap',
  'function borders',
  'function grown together',
  'function repeats',
  'function starting seat',
  'step original',
]

test('every topic has games and sentences that exist, and every function and step is used by a game', async () => {
  const all = await recipes()
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const sentences = new Set(phrasebook().map(({ id }) => id))
  const named = topics()
  expect(named.length).toBeGreaterThanOrEqual(20)
  for (const { name, games, sentences: said } of named) {
    expect(games.length, name).toBeGreaterThan(0)
    expect(games.filter((id) => !ids.includes(id))).toEqual([])
    expect(said.filter((id) => !sentences.has(id))).toEqual([])
  }
  const used = new Set(all.flatMap(({ constructs }) => [...constructs]))
  const known = [
    ...Object.keys(FUNCTIONS).map((name) => `function ${name}`),
    ...Object.keys(STEPS).map((name) => `step ${name}`),
  ]
  expect(known.filter((construct) => !used.has(construct)).toSorted()).toEqual(UNUSED)
})
