import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { replacing, wordsShown } from '../../interpreter/rulebook/words-shown.ts'
import { bookOf, shipped, written } from './books.ts'

/** What each language calls the end of a game whose lines have another length. */
const ENDS = [
  ['connect-four', 'en', '5 in a row'],
  ['connect-four', 'de', '5 in einer Reihe'],
  ['connect-four', 'fr', '5 alignés'],
  ['tic-tac-toe', 'it', '5 in fila'],
] as const

test.each(ENDS)('an end of %s in %s is called by its number', (game, language, title) => {
  const five = written(`title: Five\nextends: ${game}\nnumbers: { width: 9, line length: 5 }\n`)
  const book = rulebookMarkdown(bookOf(five, language, shipped(game)))
  expect(book.toLowerCase()).toContain(`${title.toLowerCase()}\n`)
  const { ir } = five.checked
  expect(ir.reasons).toContain('5 in a row')
  expect(replacing(wordsShown(five, ir, language).names)('5 in a row')).toBe(title)
})

test('the result of a game says the number', () => {
  const { ir } = written('title: Two\nextends: connect-four\nnumbers.line length: 2\n').checked
  const match = Match.start(closuresProgram(ir), { seed: 1 })
  for (const column of ['a', 'c', 'a']) match.play(column)
  expect(match.result()?.reason).toBe('2 in a row')
})
