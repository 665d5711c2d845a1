import { expect, test } from 'vitest'
import { edited, rename, Workspace } from '../../grammar/services/index.ts'
import { smallGame } from '../names/small-game.ts'

const GAME = smallGame(`
play:
  - turns from red: you must put
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      all is well: goal is empty
    then:
      - move first stone in your supply to goal
says:
  all is well: That is taken.
`)

const WORDS = `sandtable: 1
texts for: small
language: fr
texts:
  stone: Pierre
  put: Poser
articles:
  stone: la
says:
  all is well: Case prise.
`

const workspace = Workspace.of([
  { name: 'small.yaml', text: GAME },
  { name: 'small.fr.yaml', text: WORDS },
])

function renamed(words: string, to: string): string {
  const found = rename(workspace, 'small.yaml', GAME.indexOf(words), to)
  if ('refused' in found) throw new Error(found.refused)
  return edited(
    WORDS,
    found.edits.filter(({ document }) => document === 'small.fr.yaml'),
  )
}

test('words of a language follow the name that they are for', () => {
  expect(renamed('stone:', 'pebble')).toBe(WORDS.replaceAll('stone', 'pebble'))
  expect(renamed('put:', 'lay down')).toBe(WORDS.replace('put', 'lay down'))
})

test('a longer refusal follows its condition, in each language', () => {
  expect(renamed('all is well:', 'free space')).toBe(WORDS.replace('all is well', 'free space'))
})
