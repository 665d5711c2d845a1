import { expect, test } from 'vitest'
import { LATER } from '../../grammar/language/later.ts'
import type { NamedSymbol } from '../../grammar/names/symbol.ts'

/** Words that a made-up later release gains: one that this game has as a choice, one that it has as a term. */
const GAINED = ['heap', 'rest']
for (const name of GAINED) (LATER as Map<string, string>).set(name, '9.9')
const { LANGUAGE_SYMBOLS } = await import('../../grammar/names/language-words.ts')
for (const name of GAINED)
  (LANGUAGE_SYMBOLS as NamedSymbol[]).push({
    sort: 'word',
    name,
    plural: undefined,
    owner: undefined,
    declared: [],
    doc: undefined,
    namedAfter: undefined,
  })
const { contentsOf, folderWith, sandtable } = await import('../cli/sandtable.ts')

const GAME = `sandtable: 1
id: stones
title: Stones # of two players
players: { seats: [ann, ben] }
values:
  target: [heap, road]
track:
  stones: 0..9 = 9
terms:
  rest: stones - 1
play:
  - turns from ann, at most 12: you must take
  - the game is drawn by dusk
actions:
  take:
    choose:
      goal: target
    then: 'set stones to larger(0, rest)'
`

test('a name that only rules mention is changed, and the proof holds', async () => {
  const folder = folderWith({ 'mine.yaml': GAME.replace('heap', 'hill') })
  const { code, out } = await sandtable(['migrate', '.', '--write', '-g', '3'], folder)
  expect(out).toContain('3 games with 36 decisions have the same legal moves and results.')
  expect(code).toBe(0)
  const written = contentsOf(folder).get('mine.yaml')
  expect(written).toBe(
    GAME.replace('heap', 'hill').replace('rest:', 'own rest:').replace('rest)', 'own rest)'),
  )
})

test('a name in the notation of moves is kept, because the proof fails', async () => {
  const folder = folderWith({ 'mine.yaml': GAME })
  const { code, out } = await sandtable(['migrate', '.', '--write', '-g', '3'], folder)
  expect(out).toMatch(/error\[ST7024\]: mine\.yaml: .*`take \(heap\)` is no longer legal/u)
  expect(out).toContain('nothing was written, because the rules would change.')
  expect(code).toBe(1)
  expect(contentsOf(folder).get('mine.yaml')).toBe(GAME)
})
