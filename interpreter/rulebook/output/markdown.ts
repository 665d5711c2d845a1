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
} from '../model/model.ts'
import { spaceSign } from '../model/model.ts'
import { merged } from '../model/words.ts'

/**
 * A rulebook as Markdown. Whatever an author wrote is plain text there and cannot become a heading, link, image or
 * HTML.
 */
export function rulebookMarkdown(book: Rulebook): string {
  const print = printer(book)
  const contents = book.sections.map(({ anchor, title }) => `- [${print.inline(title)}](#${anchor})`)
  const parts = [
    `# ${print.inline(book.title)}`,
    ...book.lead.map((block) => print.block(block, 3)),
    `**${escaped(book.frame.contents)}**`,
    contents.join('\n'),
    ...book.sections.flatMap(({ anchor, title, blocks }) => [
      `${target(anchor)}\n\n## ${print.inline(title)}`,
      ...blocks.map((block) => print.block(block, 3)),
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

interface Printer {
  readonly inline: (words: Words) => string
  readonly block: (block: Block, level: number) => string
}

function printer({ frame }: Rulebook): Printer {
  const inline = (words: Words): string => within(words, false)

  function within(words: Words, isEmphasised: boolean): string {
    return merged(words)
      .map((part) => one(part, isEmphasised))
      .join('')
  }

  function one(part: Inline, isEmphasised: boolean): string {
    switch (part.kind) {
      case 'text':
        return escaped(part.text)
      case 'strong':
        return around('**', within(part.words, isEmphasised))
      case 'emphasis':
        // Asterisks within asterisks would end the emphasis.
        return isEmphasised ? within(part.words, true) : around('*', within(part.words, true))
      case 'foreign':
        return within(part.words, isEmphasised)
      case 'link':
        return `[${within(part.words, isEmphasised)}](#${part.to})`
    }
  }

  function sign(mark: Mark | undefined): string {
    return mark === undefined ? '' : `\`[${frame.marks[mark]}]\` `
  }

  /** The text with the sign of its mark, struck out if it was removed. */
  function marked(text: string, mark: Mark | undefined): string {
    return `${sign(mark)}${mark === 'gone' && text !== '' ? `~~${text}~~` : text}`
  }

  function block(each: Block, level: number): string {
    switch (each.kind) {
      case 'paragraph': {
        const text = inline(each.words)
        return each.tone === 'label' ? around('**', text.replaceAll('**', '')) : begun(text)
      }
      case 'list':
        return items(each.items, each.ordered)
      case 'table':
        return table(each)
      case 'picture':
        return picture(each)
      case 'drawing': {
        const ways = each.ways.length === 0 ? [] : [items(each.ways, false)]
        return [marked(inline(each.caption), each.mark), fenced(each.lines), ...ways].join('\n\n')
      }
      case 'rule': {
        const from = each.from === undefined ? '' : ` (${inline(each.from)})`
        const head = `${'#'.repeat(Math.min(6, level))} ${marked(inline(each.title), each.mark)}${from}`
        return [
          `${target(each.anchor)}\n\n${head}`,
          ...each.blocks.map((inner) => block(inner, level + 1)),
        ].join('\n\n')
      }
    }
  }

  function items(list: readonly Item[], ordered: boolean): string {
    return list
      .map(({ words, mark, isTold, blocks = [] }, index) => {
        const bullet = ordered ? `${index + 1}. ` : '- '
        const said = begun(inline(words))
        const text = isTold === true ? `${sign(mark)}${said}` : marked(said, mark)
        const inner = blocks.map((each) => `\n${each.kind === 'list' ? '' : '\n'}${block(each, 4)}`).join('')
        return `${bullet}${text}${inner}`.replaceAll('\n', `\n${' '.repeat(bullet.length)}`)
      })
      .map((text) => text.replaceAll(/[ ]+$/gmu, ''))
      .join('\n')
  }

  function table({ head, rows }: Table): string {
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
    return [
      line(head.map(inline)),
      line(head.map(() => '---')),
      ...rows.map(({ cells, mark }) =>
        line(cells.map((cell, index) => (index === 0 ? `${sign(mark)}${inline(cell)}` : inline(cell)))),
      ),
    ].join('\n')
  }

  function picture(each: Picture): string {
    const drawn = each.look === 'board' ? board(each) : matrix(each)
    return `${sign(each.mark)}${inline(each.caption)}\n\n${drawn}`
  }

  function matrix({ down, across, cells }: Picture): string {
    const rows = cells.map((row, index) => ({
      cells: [
        strongText(down[index] ?? ''),
        ...row.map(({ text, mark }) => textWords(mark === undefined ? text : `${text} ●`)),
      ],
    }))
    const head = [textWords(''), ...across.map(textWords)]
    return table({ kind: 'table', caption: undefined, head, rows })
  }

  return { inline, block }
}

/** A drawing is inside a fence that nothing in it can close. */
function board({ down, across, cells }: Picture): string {
  const wide = Math.max(
    1,
    ...cells.flat().map(({ text }) => text.length),
    ...across.map((name) => name.length),
  )
  const left = Math.max(...down.map((name) => name.length))
  const sign = (cell: PictureCell): string => spaceSign(cell).replaceAll('`', "'").padEnd(wide)
  const lines = cells.map((row, index) =>
    `${(down[index] ?? '').padStart(left)} ${row.map(sign).join(' ')}`.trimEnd(),
  )
  const feet =
    across.length === 0
      ? []
      : [`${' '.repeat(left)} ${across.map((n) => n.padEnd(wide)).join(' ')}`.trimEnd()]
  return fenced([...lines, ...feet])
}

function fenced(lines: readonly string[]): string {
  return ['```text', ...lines.map((line) => line.replaceAll('`', "'")), '```'].join('\n')
}

function strongText(text: string): Words {
  return text === '' ? [] : [{ kind: 'strong', words: textWords(text) }]
}

function textWords(text: string): Words {
  return [{ kind: 'text', text }]
}

function around(sign: string, text: string): string {
  return text.trim() === '' ? text : `${sign}${text}${sign}`
}

function target(anchor: string): string {
  return `<a id="${anchor}"></a>`
}

/** Text escaped for Markdown and HTML, anywhere in a line. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/\s+/gu, ' ')
      // Alone, it stands for itself.
      .replaceAll(/&(?=#?\w+;)/gu, '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(/[\\`*_[\]~|#!]/gu, (sign) => `\\${sign}`)
      .replaceAll('://', ':\u200B//')
      .replaceAll(/\bwww\./giu, (found) => `${found.slice(0, 3)}\u200B.`)
  )
}

/** At the beginning of a line, some signs would start a list or a heading. */
function begun(text: string): string {
  return text.replace(
    /^(\s*)([-+=]|\d+[.)])/u,
    (_, blanks: string, sign: string) => `${blanks}${sign.slice(0, -1)}\\${sign.slice(-1)}`,
  )
}
