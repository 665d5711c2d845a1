import { bookText } from '../../book/book-text.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { comparedName } from '../../document/names.ts'
import { splitAtCommas } from '../../yaml/split-at-commas.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { isCourseWord } from '../elaboration/course.ts'
import { noteLayout } from './older-layout.ts'

/**
 * `look: { table: { not shown: [claimant] } }`: tracked values left out of the display. `layout` is an older word for
 * it, whose other hints nothing reads; but the names in them must exist.
 */
export function notShown(el: Reading): readonly string[] {
  reportUnknown(el)
  noteLayout(el)
  return [...el.section('layout'), ...el.section('look')]
    .filter(({ name }) => name === 'table')
    .flatMap(({ value }) => (value.kind === 'map' ? value.entries : []))
    .filter(({ key }) => key.text === 'not shown')
    .flatMap(({ value }) =>
      value.kind === 'list'
        ? value.items.flatMap((item) => (item.kind === 'text' ? [item] : []))
        : value.kind === 'text'
          ? splitAtCommas(value)
          : [],
    )
    .flatMap((text) => tracked(el, text))
}

const HINTS = ['not shown']

function reportUnknown(el: Reading): void {
  const { classes, groups, kinds, places } = el.world
  const things = ['table', ...[...classes, ...groups, ...kinds, ...places].map(({ name }) => name)]
  for (const { name, key, value } of el.section('layout')) {
    const written = comparedName(name)
    if (!things.includes(written))
      el.report('ST4101', key.span, `There is no class, kind or place called \`${written}\`.`, {
        ...suggestion(written, things),
      })
    if (written !== 'table' || value.kind !== 'map') continue
    for (const hint of value.entries)
      if (!HINTS.includes(hint.key.text))
        el.report('ST4101', hint.key.span, `There is no hint for the table called \`${hint.key.text}\`.`, {
          ...suggestion(hint.key.text, HINTS),
        })
  }
}

function tracked(
  el: Pick<Reading, 'game' | 'names' | 'report' | 'tracked'>,
  text: YamlText,
): readonly string[] {
  const name = comparedName(text.text)
  if (!el.tracked.has(name) && isCourseWord(el.game, name)) return [name]
  // An entry that a later document removed is not missed, as elsewhere in `look`.
  if (!el.tracked.has(name) && [name, 'track'].some((gone) => el.game.removed.has(gone))) return []
  if (!el.tracked.has(name)) {
    el.report('ST4101', text.span, `Nothing is tracked that is called \`${name}\`.`, {
      ...suggestion(name, [...el.tracked.keys()]),
    })
    return []
  }
  el.names.use(el.names.symbols.find(name, 'tracked'), bookText(text), { start: 0, end: text.text.length })
  return [name]
}
