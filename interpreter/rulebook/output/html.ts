import { forMarkup } from '../../../grammar/diagnostics/safe-text.ts'
import { STYLE } from './html-style.ts'
import type {
  Block,
  Inline,
  Item,
  Mark,
  Picture,
  PictureCell,
  Rulebook,
  Table,
  Words,
  Drawing,
} from '../model/model.ts'
import { merged, spoken } from '../model/words.ts'

/** Tables with more columns are printed smaller. */
const MANY = 8
/** How many tints the style sheet knows. */
const TINTS = 6

/**
 * A rulebook as one self-contained HTML file: no scripts or fonts, and only images that it contains. Whatever an author wrote is plain text
 * there, in attributes too.
 */
export function rulebookHtml(book: Rulebook): string {
  const title = forMarkup(spoken(book.title))
  const print = printer(book)
  return [
    '<!DOCTYPE html>',
    `<html lang="${forMarkup(book.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><h1>${print.inline(book.title)}</h1>`,
    ...book.lead.map((block) => print.block(block, 2)),
    '</header>',
    `<nav aria-label="${forMarkup(book.frame.contents)}"><h2>${forMarkup(book.frame.contents)}</h2>`,
    contents(book, print),
    '</nav>',
    '<main>',
    ...book.sections.flatMap(({ anchor, title: heading, blocks }) => [
      `<section id="${forMarkup(anchor)}"><h2>${print.inline(heading)}</h2>`,
      ...blocks.map((block) => print.block(block, 3)),
      '</section>',
    ]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Sections, and below them named entries. */
function contents(book: Rulebook, { inline, sign }: Printer): string {
  const entry = (anchor: string, words: Words, more: string): string =>
    `<li><a href="#${forMarkup(anchor)}">${inline(withoutLinks(words))}</a>${more}</li>`
  const items = book.sections.map(({ anchor, title, blocks }) => {
    const rules = blocks.flatMap((block) => (block.kind === 'rule' ? [block] : []))
    const inner = rules.map((rule) => entry(rule.anchor, rule.title, sign(rule.mark)))
    return entry(anchor, title, inner.length === 0 ? '' : `<ul>${inner.join('')}</ul>`)
  })
  return `<ol>${items.join('\n')}</ol>`
}

function withoutLinks(words: Words): Words {
  return words.flatMap((part): Words => (part.kind === 'link' ? withoutLinks(part.words) : [part]))
}

interface Printer {
  readonly inline: (words: Words) => string
  readonly block: (block: Block, level: number) => string
  readonly sign: (mark: Mark | undefined) => string
}

function printer({ frame }: Rulebook): Printer {
  const inline = (words: Words): string => merged(words).map(one).join('')

  function one(part: Inline): string {
    switch (part.kind) {
      case 'text':
        return forMarkup(part.text)
      case 'strong':
        return `<strong>${inline(part.words)}</strong>`
      case 'emphasis':
        return `<em>${inline(part.words)}</em>`
      case 'foreign':
        return `<span lang="${forMarkup(part.language)}">${inline(part.words)}</span>`
      case 'link':
        return `<a href="#${forMarkup(part.to)}">${inline(part.words)}</a>`
    }
  }

  function sign(mark: Mark | undefined): string {
    return mark === undefined ? '' : ` <span class="mark ${mark}">${forMarkup(frame.marks[mark])}</span>`
  }

  function struck(text: string, mark: Mark | undefined): string {
    return mark === 'gone' ? `<del>${text}</del>` : text
  }

  function block(each: Block, level: number): string {
    switch (each.kind) {
      case 'paragraph': {
        const tone = each.tone === undefined ? '' : ` class="${each.tone}"`
        return `<p${tone}>${inline(each.words)}</p>`
      }
      case 'list':
        return items(each.items, each.ordered, level)
      case 'table':
        return table(each)
      case 'picture':
        return picture(each)
      case 'drawing':
        return drawing(each, level)
      case 'rule': {
        const heading = `h${Math.min(6, level)}`
        const from = each.from === undefined ? '' : ` <span class="from">${inline(each.from)}</span>`
        const mark = each.mark === undefined ? '' : ` is-${each.mark}`
        return [
          `<article class="rule${mark}" id="${forMarkup(each.anchor)}">`,
          `<${heading}><a class="self" href="#${forMarkup(each.anchor)}">${struck(inline(withoutLinks(each.title)), each.mark)}</a>${sign(each.mark)}${from}</${heading}>`,
          ...each.blocks.map((inner) => block(inner, level + 1)),
          '</article>',
        ].join('\n')
      }
    }
  }

  function items(list: readonly Item[], ordered: boolean, level: number): string {
    const name = ordered ? 'ol' : 'ul'
    const inner = list.map(({ words, mark, isTold, blocks = [] }) => {
      const more = blocks.map((each) => `\n${block(each, level)}`).join('')
      const tint = mark === undefined ? '' : ` class="is-${mark}"`
      return `<li${tint}>${struck(inline(words), isTold === true ? undefined : mark)}${sign(mark)}${more}</li>`
    })
    return `<${name}>\n${inner.join('\n')}\n</${name}>`
  }

  function table({ caption, head, rows }: Table): string {
    const title = caption === undefined ? '' : `<caption>${inline(caption)}</caption>`
    const body = rows.map(({ cells, mark }) => {
      const line = cells.map((cell, index) =>
        index === 0
          ? `<th scope="row">${struck(inline(cell), mark)}${sign(mark)}</th>`
          : `<td>${inline(cell)}</td>`,
      )
      return `<tr${mark === undefined ? '' : ` class="is-${mark}"`}>${line.join('')}</tr>`
    })
    const many = head.length > MANY ? ' class="many"' : ''
    const top = head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
    return `<div class="wide"><table${many}>${title}<thead><tr>${top}</tr></thead>\n<tbody>${body.join('\n')}</tbody></table></div>`
  }

  function picture({ look, caption, mark, down, across, cells }: Picture): string {
    const hasNames = down.some((name) => name !== '')
    const edge = (name: string, scope: string): string =>
      `<th scope="${scope}"><span>${forMarkup(name)}</span></th>`
    const corner = hasNames ? '<td class="corner"></td>' : ''
    const line =
      across.length === 0 ? '' : `<tr>${corner}${across.map((name) => edge(name, 'col')).join('')}</tr>`
    const rows = cells.map((row, index) => {
      const first = hasNames ? edge(down[index] ?? '', 'row') : ''
      return `<tr>${first}${row.map((each) => cell(each)).join('')}</tr>`
    })
    const body = look === 'board' ? [...rows, line] : [line, ...rows]
    return `<figure class="${look}"><div class="wide"><table><tbody>${body.join('\n')}</tbody></table></div><figcaption>${inline(caption)}${sign(mark)}</figcaption></figure>`
  }

  /** As an image of its own, whose style cannot reach the page. */
  function drawing({ caption, mark, svg, ways }: Drawing, level: number): string {
    const title = forMarkup(spoken(caption))
    const image = `<img alt="${title}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
    const more = ways.length === 0 ? '' : `\n${items(ways, false, level)}`
    return `<figure class="drawing"><div class="wide">${image}</div><figcaption>${inline(caption)}${sign(mark)}</figcaption></figure>${more}`
  }

  function cell({ text, tint, mark, hint }: PictureCell): string {
    const tone = typeof tint === 'number' ? `tint-${tint % TINTS}` : tint
    const title = hint === undefined ? '' : ` title="${forMarkup(hint)}"`
    return `<td class="${tone}${mark === undefined ? '' : ` is-${mark}`}"${title}>${forMarkup(text)}</td>`
  }

  return { inline, block, sign }
}
