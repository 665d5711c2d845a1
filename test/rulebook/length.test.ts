import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { shippedDocuments } from '../../interpreter/host-node/shipped.ts'
import type { Block, Rulebook, Words } from '../../interpreter/rulebook/model/model.ts'
import { spoken } from '../../interpreter/rulebook/model/words.ts'
import { corpus } from '../corpus/corpus.ts'
import { bookOf, shipped } from './books.ts'
import { playable } from '../playable.ts'

/** The most lines that a ruleset may have for each sentence of its rulebook. */
const MOST = 1.5

/** Sections that do not say how a game is played. */
const BESIDE =
  /^(?:sandtable|id|title|by|implements|examples|layout|advice|expect|says|rulings|setups|texts)\b/u

function linesOfRules(text: string): number {
  let isRule = false
  return text.split('\n').filter((line) => {
    if (/^\S/u.test(line)) isRule = !BESIDE.test(line)
    return isRule && line.trim() !== '' && !line.trim().startsWith('#')
  }).length
}

/** Ends of sentences, and of what stands before a step or its choices: after it there may be a colon, a comma or nothing. */
const ENDS =
  /[.:?!](?=\s|$)|\b(?:if|otherwise|as (?:soon|long) as|for each)\b[^.:?!,]*,(?=\s)|\b(?:must|may) choose(?=\s)/giu

/** The number of sentences on a page. An entry of a list is at least one; tables and pictures do not count. */
function sentencesIn(blocks: readonly Block[]): number {
  const said = (words: Words): number => Math.max(1, [...spoken(words).matchAll(ENDS)].length)
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + said(block.words)
    if (block.kind === 'rule') return sum + sentencesIn(block.blocks)
    if (block.kind !== 'list') return sum
    return block.items.reduce((inner, item) => inner + said(item.words) + sentencesIn(item.blocks ?? []), sum)
  }, 0)
}

const sentences = ({ sections }: Rulebook): number =>
  sections.reduce((sum, { blocks }) => sum + sentencesIn(blocks), 0)

/** Games without variants: the rulebook of a variant has the whole game, so its own lines cannot be compared. */
const games = corpus().filter(({ text }) => !/^extends:/mu.test(text))

describe('a ruleset is hardly longer than its rulebook', () => {
  test.each(['chess', 'auction-whist', 'paper-lanterns'])('%s', (id) => {
    const path = shippedDocuments().find(({ head }) => head.id === id)?.path ?? ''
    const lines = linesOfRules(readFileSync(path, 'utf8'))
    expect(lines).toBeGreaterThan(50)
    expect(lines / sentences(bookOf(shipped(id)))).toBeLessThanOrEqual(MOST)
  })

  test.each(games.map((file) => [file.name, file] as const))('%s', (_, file) => {
    const made = playable(loadRuleset({ file, host: memoryHost([]) }))
    expect(linesOfRules(file.text) / sentences(bookOf(made))).toBeLessThanOrEqual(MOST)
  })
})
