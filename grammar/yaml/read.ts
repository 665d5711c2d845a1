import { parseEvents, getScalarValue, EVENT_ID, SCALAR_STYLE, COLLECTION_STYLE } from 'js-yaml'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import type { YamlEntry, YamlNode, YamlText } from './tree.ts'

export function readYaml(file: SourceFile, diagnostics: Diagnostics): YamlNode | undefined {
  let events
  try {
    events = parseEvents(file.text, { maxDepth: 32 })
  } catch {
    return undefined
  }
  void diagnostics
  let i = 0
  let last = 0
  const read = (): YamlNode => {
    const e = events[i++]
    if (e === undefined) throw new Error('end')
    if (e.type === EVENT_ID.MAPPING) {
      const entries: YamlEntry[] = []
      while (events[i]?.type !== EVENT_ID.POP) {
        const key = read() as YamlText
        entries.push({ key, value: read() })
      }
      i++
      return {
        kind: 'map',
        span: span(file, e.start, last),
        entries,
        flow: e.style === COLLECTION_STYLE.FLOW,
      }
    }
    if (e.type === EVENT_ID.SEQUENCE) {
      const items: YamlNode[] = []
      while (events[i]?.type !== EVENT_ID.POP) items.push(read())
      i++
      return { kind: 'list', span: span(file, e.start, last), items, flow: e.style === COLLECTION_STYLE.FLOW }
    }
    if (e.type !== EVENT_ID.SCALAR) throw new Error('event')
    const text = e.valueStart < 0 ? '' : String(getScalarValue(file.text, e))
    const start = e.valueStart < 0 ? last : e.valueStart
    last = Math.max(last, e.valueEnd)
    const style =
      e.style === SCALAR_STYLE.LITERAL_BLOCK
        ? 'literal'
        : e.style === SCALAR_STYLE.FOLDED_BLOCK
          ? 'folded'
          : e.style === SCALAR_STYLE.SINGLE_QUOTED
            ? 'single'
            : e.style === SCALAR_STYLE.DOUBLE_QUOTED
              ? 'double'
              : 'plain'
    return {
      kind: 'text',
      span: span(file, start, Math.max(start, e.valueEnd)),
      text,
      style,
      flow: false,
      offsetAt: (k) => Math.min(start + k, Math.max(start, e.valueEnd)),
    }
  }
  while (events[i]?.type === EVENT_ID.DOCUMENT) i++
  return events[i] === undefined ? undefined : read()
}
