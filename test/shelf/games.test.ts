import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Showroom } from '../../editor/workers/showroom.ts'
import { linesOfRules, MOST_LINES, sentences } from '../rulebook/lines-and-sentences.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import { bookOf, shipped } from '../rulebook/books.ts'
import { SURVIVORS } from '../mutants/survivors.ts'
import { host, shippedFile } from '../rulesets/shipped-documents.ts'
import { PLAYED } from '../families.ts'
import { VOLUME } from '../volume.ts'
import { keptPath, shelf, survivedIn, unexplained } from './games.ts'
import { isProved } from './proofs.ts'
import { survived } from './survived.ts'

/* Its examples, its texts, and both back ends are tested with those of all shipped rulesets: nothing has to be listed anywhere. */
const GAMES = shelf()
/** Those whose changed rules are judged one by one. */
const NEW = GAMES.filter(({ path }) => !(path in SURVIVORS))

const WORDS = [...host.documents()].map(({ name, read }) => ({ name, text: read() }))
const showroom = new Showroom(WORDS)

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { path, base, languages, ruleset } = game

  test('is in the folder of its family', () => {
    expect(path).toMatch(/^[a-z]+\/[a-z0-9-]+\/[a-z0-9-]+\.yaml$/u)
  })

  test('has words in another language', () => {
    expect(languages).not.toEqual([])
  })

  test.skipIf(path in SURVIVORS || !PLAYED.has(id))('has its whole rulebook in another language', () => {
    const left = languages.map((language) => rulebook(shipped(id), { language }).untranslated)
    expect(left).toContainEqual([])
  })

  test.skipIf(!PLAYED.has(id))('can be seen: a board, or places with cards', () => {
    const scene = showroom.shown(`rulesets/${path}`)?.table.scene
    expect(scene).toBeDefined()
    expect((scene?.boards.length ?? 0) + (scene?.places.length ?? 0)).toBeGreaterThan(0)
  })

  test.skipIf(base !== undefined || path in SURVIVORS)('is hardly longer than its rulebook', () => {
    const lines = linesOfRules(shippedFile(path).text)
    expect(lines / sentences(bookOf(shipped(id)))).toBeLessThanOrEqual(MOST_LINES)
  })

  test('is proved by facts of somebody else', async () => {
    expect(await isProved(game)).toBe(true)
  })

  test('says whose it is', () => {
    expect(ruleset.game.sections.has('implements')).toBe(true)
  })
})

describe('fewer than one in ten small changes of the rules go unnoticed without a reason', () => {
  test.each(NEW.map(({ id }) => id))('in %s, as was found before', (id) => {
    const found = survivedIn(id)
    if (found === undefined) throw new Error(`run: npm run shelf -- --mutants ${id}`)
    expect(unexplained(found)).toBeLessThan(Math.max(1, found.mutants / 10))
    for (const [mutant, why] of Object.entries(found.survivors))
      if (why !== '') expect(why, mutant).toMatch(/.{10}/u)
  })

  const quick = NEW.filter(({ id }) => (survivedIn(id)?.mutants ?? 0) < 100)
  const tried = VOLUME.isLong ? NEW : quick.filter((_, i) => i % 60 === 1)
  test.each(tried.map(({ id, path }) => [id, path] as const))('in %s, as is found now', (id, path) => {
    const found = survivedIn(id)
    expect(survived(path, found?.survivors)).toEqual(found)
  })

  test('nothing is kept about games that are gone', () => {
    const ids = new Set(NEW.map(({ id }) => id))
    const names = readdirSync(join(keptPath(''), '..')).filter((name) => name.endsWith('.json'))
    expect(names.filter((name) => !ids.has(basename(name, '.json')))).toEqual([])
  })
})
