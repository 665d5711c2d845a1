import { section, type Making } from '../sentences/making.ts'
import type { Section } from '../model/model.ts'
import { authored, frame } from '../sentences/speaker.ts'
import { list, paragraph, plain, strong } from '../model/words.ts'

/** The documents that were merged. */
export function modules(making: Making): readonly Section[] {
  const { speaker, game, base, titles } = making
  const before = new Set(base?.ruleset.game.layers.map(({ id }) => id))
  const items = game.layers.map(({ id, kind }) => ({
    words: [
      ...strong(authored(speaker, titles.get(id) ?? id)),
      ...plain(` (${id}, `),
      ...frame(speaker, kind === 'module' ? 'module' : 'game'),
      ...plain(')'),
    ],
    mark: base === undefined || before.has(id) ? undefined : ('new' as const),
  }))
  if (items.length < 2) return []
  return section(making, 'modules', [paragraph(frame(speaker, 'layers'), 'quiet'), ...list(items, true)])
}
