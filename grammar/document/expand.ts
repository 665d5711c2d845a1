import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Span } from '../source/span.ts'
import type { YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import { dottedParts } from './dotted.ts'
import { bareName, comparedHead, comparedName, hasHead } from './names.ts'
import { resolved, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'

/** A document whose dotted keys have become maps within maps. */
export interface Expanded {
  readonly root: YamlMap
  /** For each name that a dotted key wrote, the whole key. */
  readonly dotted: ReadonlyMap<YamlText, YamlText>
}

interface OpenMap {
  readonly kind: 'map'
  readonly span: Span
  readonly flow: boolean
  readonly entries: { readonly key: YamlText; value: OpenMap | YamlNode }[]
  /** Tells a map under construction from a finished one, which is left alone. */
  readonly open: true
}

export function expandDotted(root: YamlMap, shape: Shape, diagnostics: Diagnostics): Expanded {
  const dotted = new Map<YamlText, YamlText>()
  return { root: expandMap(root, shape), dotted }

  function expandMap(map: YamlMap, mapShape: Shape): OpenMap {
    const result: OpenMap = { kind: 'map', span: map.span, flow: map.flow, entries: [], open: true }
    addAll(result, map, mapShape)
    return result
  }

  function addAll(target: OpenMap, map: YamlMap, mapShape: Shape): void {
    for (const { key, value } of map.entries) {
      const parts = resolved(mapShape)['x-dotted'] === true ? dottedParts(key) : [key]
      if (parts.some((part) => part.text === '')) {
        diagnostics.add({
          code: 'ST2011',
          severity: 'error',
          message: `\`${key.text}\` has a full stop with no name beside it.`,
          span: key.span,
          why: 'A full stop in a key stands between two names and reaches from one into the other.',
        })
        continue
      }
      if (parts.length > 1) for (const part of parts) dotted.set(part, key)
      put(target, parts, value, mapShape)
    }
  }

  function put(target: OpenMap, parts: readonly YamlText[], value: YamlNode, mapShape: Shape): void {
    const [key, ...rest] = parts
    if (key === undefined) return
    const inner = shapeOfKey(mapShape, key.text)
    const known = entryOf(target, key, mapShape)
    if (rest.length > 0) {
      const below: OpenMap = isOpen(known?.value)
        ? known.value
        : { kind: 'map', span: key.span, flow: value.flow, entries: [], open: true }
      if (known === undefined) target.entries.push({ key, value: below })
      else if (known.value !== below) return twice(key, known.key)
      put(below, rest, value, inner ?? {})
      return
    }
    if (known === undefined) {
      target.entries.push({ key, value: value.kind === 'map' && inner !== undefined ? expandMap(value, inner) : value })
    } else if (isOpen(known.value) && value.kind === 'map' && inner !== undefined) {
      addAll(known.value, value, inner)
    } else {
      twice(key, known.key)
    }
  }

  function twice(key: YamlText, first: YamlText): void {
    diagnostics.add({
      code: 'ST2012',
      severity: 'error',
      message: `\`${key.text}\` is said twice in this document.`,
      span: key.span,
      label: 'again here',
      related: [{ span: first.span, label: 'first said here' }],
      why: 'Of two texts in one document for one thing nobody could say which one counts.',
      help: 'Keep one of them.',
    })
  }
}

function isOpen(value: OpenMap | YamlNode | undefined): value is OpenMap {
  return value !== undefined && 'open' in value
}

function entryOf(map: OpenMap, key: YamlText, shape: Shape): OpenMap['entries'][number] | undefined {
  const heads = resolved(shape)['x-heads']
  if (heads === undefined) return map.entries.find((entry) => entry.key.text === key.text)
  const name = comparedName(bareName(key.text))
  const alike = map.entries.filter((entry) => comparedName(bareName(entry.key.text)) === name)
  if (heads === 'single') return alike[0]
  const same = alike.find((entry) => comparedHead(entry.key.text) === comparedHead(key.text))
  if (same !== undefined) return same
  return alike.find((entry) => !hasHead(entry.key.text) || !hasHead(key.text))
}

