import { wrapBeside, wrap } from '../../grammar/diagnostics/text-width.ts'
import type { Configured } from '../../grammar/load.ts'
import { spaceSign, type Block, type Item, type Rulebook, type Section } from '../rulebook/model/model.ts'
import { rulebook } from '../rulebook/rulebook.ts'
import { spoken } from '../rulebook/model/words.ts'
import { table } from './output.ts'

/** The rulebook of a game at the prompt: the list of its parts, or one of them. Created lazily. */
export function rulesOnDemand(
  configured: Configured,
  language: string,
): (wanted: string, width: number) => string {
  let book: Rulebook | undefined
  return (wanted, width) => {
    book ??= bookIn(configured, language)
    const sections = book?.sections ?? []
    if (wanted === '') return partsText(sections)
    const found = sectionCalled(sections, wanted)
    const rules = found === undefined ? rulesCalled(sections, wanted) : []
    if (rules.length > 0) return blockLines(rules, width).join('\n').trimEnd()
    if (found === undefined) return `The rules have no such part.\n${partsText(sections)}`
    return [spoken(found.title).toUpperCase(), '', ...blockLines(found.blocks, width)].join('\n').trimEnd()
  }
}

/** In English if the game has no texts in the language, because nobody wants to read rules in two. */
function bookIn(configured: Configured, language: string): Rulebook | undefined {
  const { book, hasTexts } = rulebook(configured, { language })
  return hasTexts ? book : rulebook(configured).book
}

function partsText(sections: readonly Section[]): string {
  const lines = sections.map(({ title }, i) => `${String(i + 1).padStart(4)}  ${spoken(title)}`)
  return ['The rules have these parts; read one with `rules NUMBER` or `rules NAME`:', ...lines].join('\n')
}

function sectionCalled(sections: readonly Section[], wanted: string): Section | undefined {
  if (/^\d+$/u.test(wanted)) return sections[Number(wanted) - 1]
  const small = wanted.toLowerCase()
  const titled = (fits: (title: string) => boolean): Section | undefined =>
    sections.find(({ title }) => fits(spoken(title).toLowerCase()))
  return titled((title) => title === small) ?? titled((title) => title.includes(small))
}

/** A stage, an action or another rule with its own title, in any part. */
function rulesCalled(sections: readonly Section[], wanted: string): readonly Block[] {
  const small = wanted.toLowerCase()
  const inside = (blocks: readonly Block[]): readonly Block[] =>
    blocks.flatMap((block): readonly Block[] =>
      block.kind === 'rule'
        ? spoken(block.title)
            .toLowerCase()
            .split(/[^\p{L}\p{N} ]/u)[0]
            ?.trim() === small
          ? [block]
          : inside(block.blocks)
        : [],
    )
  return sections.flatMap(({ blocks }) => inside(blocks))
}

function blockLines(blocks: readonly Block[], width: number): readonly string[] {
  return blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'paragraph':
        return [...wrap(spoken(block.words), width), '']
      case 'list':
        return [
          ...block.items.flatMap((item, i) => itemLines(item, block.ordered ? `${i + 1}. ` : '- ', width)),
          '',
        ]
      case 'table':
        return [
          ...(block.caption === undefined ? [] : wrap(spoken(block.caption), width)),
          ...table(
            block.head.map(spoken),
            block.rows.map(({ cells }) => cells.map(spoken)),
            width,
          ).split('\n'),
          '',
        ]
      case 'drawing':
        return [
          ...wrap(spoken(block.caption), width),
          ...block.lines,
          '',
          ...blockLines([{ kind: 'list', ordered: false, items: block.ways }], width),
        ]
      case 'picture': {
        const rows = block.cells.map((row, i) => [
          block.down[i] ?? '',
          ...row.map((cell) => (block.look === 'board' ? spaceSign(cell) : cell.text)),
        ])
        return [
          ...wrap(spoken(block.caption), width),
          ...table(['', ...block.across], rows, width).split('\n'),
          '',
        ]
      }
      case 'rule':
        return [
          spoken(block.title),
          ...blockLines(block.blocks, width - 2).map((line) => `  ${line}`.trimEnd()),
        ]
    }
  })
}

function itemLines({ words, blocks = [] }: Item, sign: string, width: number): readonly string[] {
  const inner = blockLines(blocks, width - 2).filter((line) => line !== '')
  return [...wrapBeside(sign, spoken(words), width), ...inner.map((line) => `  ${line}`)]
}
