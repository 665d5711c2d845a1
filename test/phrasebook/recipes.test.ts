import { expect, test } from 'vitest'
import { reference } from '../../grammar/phrasebook/reference.ts'
import { linesOfPhrase } from '../../editor/site/learn/uses.ts'
import { recipes, topics } from '../../editor/site/learn/recipe-files.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'

/** Parts of the language without an example that no game of the clone and no phrase uses. */
const WITHOUT = [
  'key options title',
  'key pieces title',
  'key places title',
  'key setups title',
  'key history after',
  'key end you',
  'section expect',
  'section layout',
  'section texts',
  'key traits title',
  'key traits after',
  'key traits instead of',
  'key traits offered with',
  'key traits in reply to',
  'key traits pattern',
  'key traits let',
  'key traits write',
  'key traits stages',
  'key traits terms',
  'key examples game',
  'key examples uses',
  'key examples refused',
  'key examples items',
  'section in other examples',
  'function backward leap',
  'function grown together',
  'function borders',
  'function repeats',
]

test('every topic has games and sentences that exist, and every part of the language has an example', async () => {
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
  const used = new Set([
    ...all.flatMap(({ constructs }) => [...constructs.keys()]),
    ...phrasebook().flatMap((phrase) => [...linesOfPhrase(phrase).keys()]),
  ])
  const without = reference().filter(
    ({ kind, name, about, example }) => about === '' || (example === '' && !used.has(`${kind} ${name}`)),
  )
  expect(without.map(({ kind, name }) => `${kind} ${name}`)).toEqual(WITHOUT)
})
