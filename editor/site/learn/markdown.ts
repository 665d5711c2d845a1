import markdownIt from 'markdown-it'
import { slug } from '../../../grammar/phrasebook/reference-path.ts'

const MARKDOWN = markdownIt({ html: false, linkify: false })

/** A text that is wider than the page can be scrolled by keys. */
MARKDOWN.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${MARKDOWN.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`

/** How a link of the repository's documents is written on the site; undefined if its target is not there. */
export type Link = (target: string) => string | undefined

/** HTML of our own Markdown. Headings get anchors; a link without a page on the site becomes plain text. */
export function htmlOf(markdown: string, link: Link): string {
  const tokens = MARKDOWN.parse(markdown, {})
  tokens.forEach((token, i) => {
    // An empty cell heads nothing.
    const isEmptyHead = (from: number): boolean =>
      tokens[from]?.type === 'th_open' && tokens[from + 1]?.content === ''
    if (isEmptyHead(i) || isEmptyHead(i - 2)) token.tag = 'td'
    if (token.type === 'table_open') token.attrSet('tabindex', '0')
    if (token.type === 'heading_open') token.attrSet('id', slug(tokens[i + 1]?.content ?? ''))
    const open: boolean[] = []
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') {
        const target = link(String(child.attrGet('href')))
        if (target === undefined) child.tag = 'span'
        child.attrs = target === undefined ? null : [['href', target]]
        open.push(target === undefined)
      } else if (child.type === 'link_close') {
        if (open.pop() === true) child.tag = 'span'
      } else if (child.type === 'image') child.attrSet('src', link(String(child.attrGet('src'))) ?? '')
    }
  })
  return MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
}

/** Its words without marks, for the search. */
export function wordsOf(markdown: string): string {
  return markdown
    .replaceAll(/^```[^]*?^```$/gmu, ' ')
    .replaceAll(/[`*_#|[\]()]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
