import { describe, expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { rulebook, rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import { toyBattle } from '../rulesets/toy-battle-combinations.ts'

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
    expect(bookOf('crossing')).toContain('For each region and player.')
  })
  test.each(rulebookLanguages)('in %s the regions have their table', (language) => {
    expect(bookOf('castle-field', language)).toMatch(/\| \*\*R8\*\* \| 8, 12, 13, 14 \S+ 15 \| 3 \|/u)
  })
})
