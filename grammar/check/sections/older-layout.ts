import type { SourceFile } from '../../source/source-file.ts'
import { span } from '../../source/span.ts'
import type { YamlEntry, YamlNode } from '../../yaml/tree.ts'
import type { Reading } from '../elaboration/contexts.ts'

/** Notes the older sections `layout` of the documents, and writes what counts in them as `look`. */
export function noteLayout(el: Reading): void {
  for (const { file } of el.game.layers) noteIn(el, file)
}

function noteIn(el: Reading, file: SourceFile): void {
  const entries = el.game.read.get(file.name)?.root.entries ?? []
  const layout = entries.find(({ key }) => key.text === 'layout')
  if (layout === undefined) return
  const hasLook = entries.some(({ key }) => /^look(?:\.|$)/u.test(key.text))
  const found = hasLook ? undefined : newer(layout, file.text)
  const edit = found && { span: span(file, found.start, found.end), text: found.text }
  el.report('ST4403', layout.key.span, '`layout` is an older form of `look`.', {
    why: 'Of its hints only `table: { not shown: ... }` is read.',
    help: hasLook
      ? 'Move `not shown` to `table` below `look`, and delete the rest.'
      : 'Write `look: { table: { not shown: ... } }` for it; without such a line, delete it.',
    ...(edit === undefined ? {} : { fix: edit, newer: edit }),
  })
}

interface Replaced {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The section from its key to the end of its last line. */
function newer({ key, value }: YamlEntry, text: string): Replaced | undefined {
  if (value.kind !== 'map') return undefined
  const hidden = entryOf(entryOf(value, 'table'), 'not shown')
  const [start, last] = [key.span.start, value.span.end]
  if (hidden !== undefined) {
    const hiddenText = text.slice(hidden.span.start, hidden.span.end)
    // A list of several lines stays as it is.
    if (hiddenText.includes('\n')) return undefined
    return { start, end: last, text: `look:\n  table: { not shown: ${hiddenText} }` }
  }
  const lineEnd = text.indexOf('\n', last)
  const isAlone = start === 0 || text[start - 1] === '\n'
  if (!isAlone || !/^[ \t\r]*(?:#.*)?$/u.test(text.slice(last, lineEnd < 0 ? undefined : lineEnd)))
    return undefined
  return { start, end: lineEnd < 0 ? text.length : lineEnd + 1, text: '' }
}

function entryOf(node: YamlNode | undefined, name: string): YamlNode | undefined {
  return node?.kind === 'map' ? node.entries.find(({ key }) => key.text === name)?.value : undefined
}
