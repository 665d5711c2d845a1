import { describe, expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { rulebook, rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { corpusText } from '../corpus/corpus.ts'
import { toyBattle } from '../rulesets/toy-battle-combinations.ts'
import { playable } from '../playable.ts'

function bookOf(terrain: string, language = 'en'): string {
  const { book } = rulebook(toyBattle(terrain, true), { language })
  return book === undefined ? '' : rulebookMarkdown(book)
}

describe('boards that are no picture', () => {
  test('kinds of space, what is printed on them, and regions are told as the option has them', () => {
    const castle = bookOf('castle-field')
    expect(castle).toContain('**Headquarters**: BH (blue), RH (red)')
    expect(castle).toContain('**Sign**: fall back (5, 6, 10 and 11)')
    expect(castle).toContain('| **R2** | 3, 5 and 7 | 1 |')
    expect(castle).not.toContain('**Admits**')
    const pool = bookOf('tropical-pool')
    expect(pool).toContain('12 (kite, scout and corporal)')
    expect(pool).toContain('BH1 and BH2 (blue)')
  })
  test('the option names all files, by their titles and as they are chosen', () => {
    expect(bookOf('crossing')).toMatch(
      /\*\*The Crossing \(\*crossing\*\)\*\* \| Battlefield, .*Station Metal-X \(\*metal x\*\).* or Volcanic Jungle \| Castle Field/u,
    )
  })
  test('a rule about two things is for each of both', () => {
    expect(bookOf('crossing')).toContain('For each region and player, as soon as ')
  })
  test.each(rulebookLanguages)('in %s the regions have their table', (language) => {
    expect(bookOf('castle-field', language)).toMatch(/\| \*\*R8\*\* \| 8, 12, 13, 14 \S+ 15 \| 3 \|/u)
  })
})

const FRAMED = (grid: string, start: string): string => `
sandtable: 1
id: ledge
title: Ledge
players: { seats: [north, south], sides: { north: north, south: south } }
pieces:
  block: { owner: fixed, kinds: { block: { letter: B, copies: 1 } } }
places:
  ledge:
    holds: 1 block
    grid: |
${grid}
    start: |
${start}
play:
  - turns from north, at most 2: you must wait
  - the game is drawn by waiting
actions:
  wait: { then: nothing }
`

test('the frame of a picture is no part of the board, and signs may stand together', () => {
  const books = [
    ['      . . .\n      . ~ .', '      . b .\n      . ~ B'],
    ['      2 . . .\n      1 . ~ .\n        a b c', '      2 . b .\n      1 . ~ B\n        a b c'],
    ['      ...\n      .~.', '      .b.\n      .~B'],
  ].map(([grid = '', start = '']) => {
    const file = sourceFile('ledge.yaml', FRAMED(grid, start))
    const configured = playable(loadRuleset({ file, host: memoryHost([]) }), 2)
    const { book } = rulebook(configured, { language: 'en' })
    return book === undefined ? '' : rulebookMarkdown(book)
  })
  expect(books[0]).toContain('3 by 2')
  expect(books[0]).toContain('1 . ~ B')
  expect(books[1]).toBe(books[0])
  expect(books[2]).toBe(books[0])
})

test.each([
  ['steeplechase', '- **Leap**: leaps of 1 and 2\n- **Hop**: leaps of 2 and 0'],
  ['carousel', '- **Home**: White: onward and Black: back'],
])('directions that %s gives names to are explained', (game, said) => {
  const file = sourceFile(`${game}.yaml`, corpusText(`${game}.yaml`))
  const { book } = rulebook(playable(loadRuleset({ file, host: memoryHost([]) })), { language: 'en' })
  expect(book === undefined ? '' : rulebookMarkdown(book)).toContain(
    `**Directions with a name:**\n\n${said}\n`,
  )
})

test.each(rulebookLanguages)('rows and columns are words in %s, too', (language) => {
  const areas =
    'areas: { middle: own rows 1..2 and columns 2..3, rim: row 1 or columns 1..2 or column 3, edge: rows 1..2 }'
  const text = FRAMED('      . . .\n      . . .', '      . b .\n      . . B').replace(
    '\nplay:',
    `\n${areas}\nplay:`,
  )
  const configured = playable(loadRuleset({ file: sourceFile('ledge.yaml', text), host: memoryHost([]) }), 2)
  const { book } = rulebook(configured, { language })
  const lines = (book === undefined ? '' : rulebookMarkdown(book)).split('\n')
  const told = lines.filter((line) => /^- \*\*(?:middle|rim|edge)\*\*/iu.test(line)).join('\n')
  expect(told.match(/\d/gu)).toHaveLength(10)
  if (language === 'en')
    expect(told).toContain('- **Rim**: row 1, columns 1 to 2 or column 3\n- **Edge**: rows 1 to 2')
  else expect(told).not.toMatch(/\b(?:rows?|columns?|to)\b/u)
})
