import { describe, expect, test } from 'vitest'
import { rulebookHtml } from '../../interpreter/rulebook/output/html.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { playersBook, shipped } from './books.ts'

/** Whole books that somebody has read and approved. `vitest -u` rewrites them; read what has changed. */
describe('whole rulebooks', () => {
  const books = [
    { name: 'tic-tac-toe.en', book: () => playersBook(shipped('tic-tac-toe')) },
    { name: 'draughts.it', book: () => playersBook(shipped('draughts'), 'it') },
    { name: 'club-night.it', book: () => playersBook(shipped('club-night'), 'it', shipped('super-captain')) },
    {
      name: 'barrage.en',
      book: () => playersBook(shipped('stratego-barrage'), 'en', shipped('stratego-duel')),
    },
    {
      name: 'duel-with-rescue.en',
      book: () => playersBook(shipped('stratego-duel', 'rescue'), 'en', shipped('stratego-duel')),
    },
  ]
  for (const { name, book } of books)
    test(`${name} in Markdown`, async () => {
      await expect(rulebookMarkdown(book())).toMatchFileSnapshot(`goldens/${name}.md.txt`)
    })
  test('tic-tac-toe.en in HTML', async () => {
    await expect(rulebookHtml(playersBook(shipped('tic-tac-toe')))).toMatchFileSnapshot(
      'goldens/tic-tac-toe.en.html.txt',
    )
  })
})
