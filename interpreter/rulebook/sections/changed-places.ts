import { section, type Making } from '../sentences/making.ts'
import type { Block, Item, Section } from '../model/model.ts'
import { authored, frame } from '../sentences/speaker.ts'
import { link, list, paragraph, strong } from '../model/words.ts'

/**
 * Where a variant differs from its base, for books in a language other than that of the rules: changes are only
 * described in place, so this links to them.
 */
export function changedPlaces(making: Making, sections: readonly Section[]): readonly Section[] {
  const { speaker, base, titles } = making
  if (base === undefined) return []
  const blocks = sections.flatMap(({ title, blocks: inner }): readonly Block[] => {
    const items = inner.flatMap(marked)
    return items.length === 0 ? [] : [paragraph(title, 'label'), ...list(items)]
  })
  if (blocks.length > 0) return section(making, 'changes', blocks)
  const name = authored(speaker, titles.get(base.ruleset.game.id) ?? base.ruleset.game.title)
  return section(making, 'changes', [paragraph(frame(speaker, 'same as base', { base: name }))])
}

/** Everything with a mark, at its outermost level. */
function marked(block: Block): readonly Item[] {
  switch (block.kind) {
    case 'rule':
      return block.mark === undefined
        ? block.blocks.flatMap(marked)
        : [{ words: link(block.anchor, block.title), mark: block.mark }]
    case 'list':
      return block.items.flatMap(({ words, mark, blocks = [] }) =>
        mark === undefined ? blocks.flatMap(marked) : [{ words, mark }],
      )
    case 'table':
      return block.rows.flatMap(({ cells: [first = []], mark }) =>
        mark === undefined ? [] : [{ words: strong(first), mark }],
      )
    case 'picture':
    case 'drawing':
      return block.mark === undefined ? [] : [{ words: block.caption, mark: block.mark }]
    case 'paragraph':
      return []
  }
}
