import { forMarkup } from '../../../grammar/diagnostics/safe-text.ts'
import { htmlText, shape } from '../../look/shape.ts'
import { STYLE } from './html-style.ts'
import type { Block, Mark, Rulebook, Words } from '../model/model.ts'
import { spoken } from '../model/words.ts'
import { bookElements, withoutLinks, type Elements } from './elements.ts'

/**
 * A rulebook as one self-contained HTML file: no scripts or fonts, and only images that it contains. Whatever an author wrote is plain text
 * there, in attributes too.
 */
export function rulebookHtml(book: Rulebook): string {
  const print = bookElements(book)
  const inline = (words: Words): string => print.inline(words).map(htmlText).join('')
  const blocks = (list: readonly Block[], level: number): readonly string[] =>
    list.flatMap((block) => print.block(block, level)).map(htmlText)
  return [
    '<!DOCTYPE html>',
    `<html lang="${forMarkup(book.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${forMarkup(spoken(book.title))}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><h1>${inline(book.title)}</h1>`,
    ...blocks(book.lead, 2),
    '</header>',
    `<nav aria-label="${forMarkup(book.frame.contents)}"><h2>${forMarkup(book.frame.contents)}</h2>`,
    contents(book, print),
    '</nav>',
    '<main>',
    ...book.sections.flatMap(({ anchor, title, blocks: inner }) => [
      `<section id="${forMarkup(anchor)}"><h2>${inline(title)}</h2>`,
      ...blocks(inner, 3),
      '</section>',
    ]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Sections, and below them named entries. */
function contents(book: Rulebook, { inline, sign }: Elements): string {
  const entry = (anchor: string, words: Words, mark: Mark | undefined, more: string): string => {
    const link = shape('a', { href: `#${anchor}` }, ...inline(withoutLinks(words)))
    return `<li>${[link, ...sign(mark)].map(htmlText).join('')}${more}</li>`
  }
  const items = book.sections.map(({ anchor, title, blocks }) => {
    const inner = blocks.flatMap((block) =>
      block.kind === 'rule' ? [entry(block.anchor, block.title, block.mark, '')] : [],
    )
    return entry(anchor, title, undefined, inner.length === 0 ? '' : `<ul>${inner.join('')}</ul>`)
  })
  return `<ol>${items.join('\n')}</ol>`
}
