import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { shippedDocuments } from '../../interpreter/host-node/shipped.ts'
import { corpus } from '../corpus/corpus.ts'
import { bookOf, shipped } from './books.ts'
import { linesOfRules, MOST_LINES, sentences } from './lines-and-sentences.ts'
import { playable } from '../playable.ts'

/** Games without variants: the rulebook of a variant has the whole game, so its own lines cannot be compared. */
const games = corpus().filter(({ text }) => !/^extends:/mu.test(text))

describe('a ruleset is hardly longer than its rulebook', () => {
  test.each(['chess', 'auction-whist', 'paper-lanterns'])('%s', (id) => {
    const path = shippedDocuments().find(({ head }) => head.id === id)?.path ?? ''
    const lines = linesOfRules(readFileSync(path, 'utf8'))
    expect(lines).toBeGreaterThan(50)
    expect(lines / sentences(bookOf(shipped(id)))).toBeLessThanOrEqual(MOST_LINES)
  })

  test.each(games.map((file) => [file.name, file] as const))('%s', (_, file) => {
    const made = playable(loadRuleset({ file, host: memoryHost([]) }))
    expect(linesOfRules(file.text) / sentences(bookOf(made))).toBeLessThanOrEqual(MOST_LINES)
  })
})
