import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_YAML_DEPTH } from '../source/limits.ts'
import type { Span } from '../source/span.ts'
import type { YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import { dottedParts } from './dotted.ts'
import { bareName, comparedHead, comparedName, hasHead } from './names.ts'
import { resolved, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'

/** A document whose dotted keys have become nested maps. */
interface Expanded {
  readonly root: YamlMap
  /** The whole key of each name written in a dotted key. */
  readonly dotted: ReadonlyMap<YamlText, YamlText>
}

interface OpenEntry {
  readonly key: YamlText
  readonly value: OpenMap | YamlNode
  readonly again: YamlText[]
}

interface OpenMap {
  readonly kind: 'map'
  readonly span: Span
  readonly flow: boolean
  readonly entries: OpenEntry[]
  /** The entries by compared name. */
  readonly byName: Map<string, OpenEntry[]>
  /** Marks a map under construction. A finished one is never changed. */
  readonly open: true
}

export function expandDotted(root: YamlMap, shape: Shape, diagnostics: Diagnostics): Expanded {
  const dotted = new Map<YamlText, YamlText>()
  return { root: expandMap(root, shape, 0), dotted }

  function expandMap(map: YamlMap, mapShape: Shape, depth: number): OpenMap {
    const result: OpenMap = {
      kind: 'map',
      span: map.span,
      flow: map.flow,
      entries: [],
      byName: new Map(),
      open: true,
    }
    addAll(result, map, mapShape, depth)
    return result
  }

  function addAll(target: OpenMap, map: YamlMap, mapShape: Shape, depth: number): void {
    for (const { key, value } of map.entries) {
      const parts = resolved(mapShape)['x-dotted'] === true ? dottedParts(key) : [key]
      if (parts.some((part) => part.text === '')) {
        diagnostics.add({
          code: 'ST2011',
          severity: 'error',
          message:
            key.text === ''
              ? 'There is no name before this colon.'
              : `\`${key.text}\` has a full stop with no name beside it.`,
          span: key.span,
          why: 'A full stop in a key joins two names, as a path into a section.',
        })
        continue
      }
      if (depth + parts.length > MAX_YAML_DEPTH) {
        diagnostics.add({
          code: 'ST1002',
          severity: 'error',
          message: `This key is more than ${MAX_YAML_DEPTH} levels deep.`,
          span: parts[MAX_YAML_DEPTH - depth]?.span ?? key.span,
          label: 'too deep from here on',
          why: 'No rulebook needs so many levels.',
          help: 'Remove the stray full stops.',
        })
        continue
      }
      if (parts.length > 1) for (const part of parts) dotted.set(part, key)
      put(target, parts, value, mapShape, depth + 1)
    }
  }

  function put(
    target: OpenMap,
    parts: readonly YamlText[],
    value: YamlNode,
    mapShape: Shape,
    depth: number,
  ): void {
    const [key, ...rest] = parts
    if (key === undefined) return
    const inner = shapeOfKey(mapShape, key.text)
    const known = entryOf(target, key, mapShape)
    if (rest.length > 0) {
      const below: OpenMap = isOpen(known?.value)
        ? known.value
        : { kind: 'map', span: key.span, flow: value.flow, entries: [], byName: new Map(), open: true }
      if (known === undefined) add(target, mapShape, { key, value: below, again: [] })
      else if (known.value !== below) return twice(key, known.key)
      else known.again.push(key)
      put(below, rest, value, inner ?? {}, depth + 1)
      return
    }
    if (known === undefined) {
      const opened = value.kind === 'map' && inner !== undefined ? expandMap(value, inner, depth) : value
      add(target, mapShape, { key, value: opened, again: [] })
    } else if (
      isOpen(known.value) &&
      value.kind === 'map' &&
      inner !== undefined &&
      !otherHead(known.key, key)
    ) {
      known.again.push(key)
      addAll(known.value, value, inner, depth)
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
      why: 'It is not clear which of the two counts.',
      help: 'Keep one of them.',
    })
  }
}

function otherHead(a: YamlText, b: YamlText): boolean {
  return hasHead(a.text) && hasHead(b.text) && comparedHead(a.text) !== comparedHead(b.text)
}

function isOpen(value: OpenMap | YamlNode | undefined): value is OpenMap {
  return value !== undefined && 'open' in value
}

function entryOf(map: OpenMap, key: YamlText, shape: Shape): OpenEntry | undefined {
  const alike = map.byName.get(comparedKey(key, shape)) ?? []
  if (resolved(shape)['x-heads'] !== 'overloaded') return alike[0]
  const head = comparedHead(key.text)
  const same = alike.find((entry) => comparedHead(entry.key.text) === head)
  return same ?? alike.find((entry) => !hasHead(entry.key.text) || !hasHead(key.text))
}

function add(map: OpenMap, shape: Shape, entry: OpenEntry): void {
  map.entries.push(entry)
  const name = comparedKey(entry.key, shape)
  const alike = map.byName.get(name)
  if (alike === undefined) map.byName.set(name, [entry])
  else alike.push(entry)
}

function comparedKey(key: YamlText, shape: Shape): string {
  return resolved(shape)['x-heads'] === undefined ? key.text : comparedName(bareName(key.text))
}
