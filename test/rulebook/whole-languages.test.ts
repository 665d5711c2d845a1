import { describe, expect, test } from 'vitest'
import { rulebookHtml } from '../../interpreter/rulebook/output/html.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import { shipped } from './books.ts'

/** Games whose texts in a language are whole, with modules: nothing of their rulebooks is left in English. */
const WHOLE: readonly (readonly [language: string, game: string, ...uses: readonly string[]])[] = [
  ['it', 'patrols'],
  ['it', 'patrols', 'swapped-charges'],
  ['it', 'patrols', 'heroic-nurse'],
  ['it', 'patrols', 'cease-fire'],
  ['it', 'patrols', 'prisoners'],
  ['it', 'patrols', 'reconnaissance'],
  ['it', 'super-captain'],
  ['it', 'club-night'],
  ['it', 'stratego-duel'],
  ['it', 'stratego-barrage'],
  ['it', 'stratego-classic'],
  ['it', 'tic-tac-toe'],
  ['it', 'connect-four'],
  ['it', 'breakthrough'],
  ['it', 'draughts'],
  ['it', 'chess'],
  ['it', 'hearts'],
  ['it', 'auction-whist'],
  ['it', 'paper-lanterns'],
  ['it', 'pocket-battles'],
]

describe('a rulebook in a language whose texts are whole has no untranslated name', () => {
  for (const [language, game, ...uses] of WHOLE)
    test([language, game, ...uses].join(' '), () => {
      const base = uses.length > 0 || game === 'club-night' ? shipped('patrols') : undefined
      const { book, untranslated } = rulebook(shipped(game, ...uses), {
        language,
        ...(base === undefined ? {} : { base }),
      })
      expect(untranslated).toEqual([])
      const html = book === undefined ? '' : rulebookHtml(book)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toContain('lang="en"')
    })
})
