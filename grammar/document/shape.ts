import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import type { YamlEntry, YamlMap, YamlNode } from '../yaml/tree.ts'
import { blockPosition } from './block-position.ts'
import type { DocumentKind } from './classify.ts'
import { deletes } from './deletes.ts'
import { ALL_DEFS } from './schema/published.ts'
import { resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'
import * as VALIDATORS from './schema/validators.generated.js'
import type { Mismatch } from './schema/validators.generated.js'
import { wrongShape } from './wrong-shape.ts'

export function documentShape(kind: DocumentKind): Shape {
  return ALL_DEFS[kind]
}

/** A value in the document, with its shape. */
interface Place {
  readonly node: YamlNode
  readonly shape: Shape
  /** Its key, unless it is an item of a list. */
  readonly key: Span | undefined
  /** The last name above it that is not a number. */
  readonly name: string | undefined
  /** The surrounding maps, from the inside out, each with the key that leads to the value. */
  readonly around: readonly { readonly shape: Shape; readonly under: string }[]
}

/**
 * Compares an expanded document with the schema and reports where they differ. Returns the nodes with the wrong
 * shape, so that later stages can leave them out.
 */
export function checkShape(
  root: YamlMap,
  kind: DocumentKind,
  diagnostics: Diagnostics,
): ReadonlySet<YamlNode> {
  const broken = new Set<YamlNode>()
  const known = new Map<YamlMap, ReadonlyMap<string, YamlEntry>>()
  const validate = VALIDATORS[kind]
  const found: Diagnostic[] = []
  if (!validate(plain(root))) for (const mismatch of validate.errors ?? []) report(mismatch)
  // The library reports unknown keys of a map before wrong values in it; people read from the top.
  for (const one of found.toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0)))
    diagnostics.add(one)
  blockPosition(root, documentShape(kind), broken, diagnostics)
  return broken

  function report({ instancePath, params }: Mismatch): void {
    const { node, key, name, shape, around } = placeOf(instancePath)
    const { additionalProperty, missingProperty } = params
    if (missingProperty !== undefined) missingKey(missingProperty)
    else if (additionalProperty !== undefined && node.kind === 'map') {
      const entry = entriesOf(node).get(additionalProperty)
      if (entry !== undefined) unknownKey(entry, shape, around)
    } else if (!broken.has(node)) {
      broken.add(node)
      found.push(wrongShape(node, key ?? node.span, name, shape))
    }
  }

  function entriesOf(map: YamlMap): ReadonlyMap<string, YamlEntry> {
    const entries = known.get(map) ?? entriesByKey(map)
    known.set(map, entries)
    return entries
  }

  function placeOf(pointer: string): Place {
    let place: Place = {
      node: root,
      shape: resolved(documentShape(kind)),
      key: undefined,
      name: undefined,
      around: [],
    }
    for (const step of pointer.split('/').slice(1))
      place = below(place, step.replaceAll('~1', '/').replaceAll('~0', '~'))
    return place
  }

  function below(place: Place, step: string): Place {
    const { node, shape, name, around } = place
    const item = node.kind === 'list' ? node.items[Number(step)] : undefined
    if (item !== undefined)
      return { ...place, node: item, shape: resolved(shapeOfItem(shape) ?? {}), key: undefined }
    const entry = node.kind === 'map' ? entriesOf(node).get(step) : undefined
    if (entry === undefined) return place
    return {
      node: entry.value,
      shape: resolved(shapeOfKey(shape, step) ?? {}),
      key: entry.key.span,
      name: /^\d+$/u.test(step) ? name : step,
      around: [{ shape, under: step }, ...around],
    }
  }

  function unknownKey(
    { key: { text: key, span }, value }: YamlEntry,
    shape: Shape,
    around: Place['around'],
  ): void {
    broken.add(value)
    const known = Object.keys(shape.properties ?? {})
    const elsewhere = shape['x-elsewhere'] ?? {}
    const instead = Object.hasOwn(elsewhere, key)
      ? elsewhere[key]
      : (withinKey(shape, key) ?? besideKey(around, key))
    const near = instead === undefined ? (nearest(key, known) ?? onlyOneLike(key, known)) : undefined
    found.push({
      code: 'ST2004',
      severity: 'error',
      message: `Unknown key \`${key}\`.`,
      span,
      why: 'The keys here belong to the language, so that typos are noticed.',
      help:
        instead ??
        (near === undefined
          ? `Allowed here: ${known.map((name) => `\`${name}\``).join(', ')}.`
          : `Did you mean \`${near}\`?`),
      ...(near === undefined ? {} : { fix: { span, text: near } }),
    })
  }

  function missingKey(key: string): void {
    const first = root.entries[0]?.key.span ?? root.span
    const edition = { span: { ...first, end: first.start }, text: 'sandtable: 1\n' }
    found.push({
      code: key === 'sandtable' ? 'ST2001' : key === 'id' ? 'ST2002' : 'ST2006',
      severity: 'error',
      message:
        key === 'sandtable'
          ? 'This document does not begin with `sandtable: 1`.'
          : `This document has no \`${key}\`.`,
      span: first,
      why:
        key === 'sandtable'
          ? 'This line says in which edition of the language the document is written.'
          : key === 'id'
            ? 'Other documents find this one by its id.'
            : 'A document of this sort needs it.',
      help:
        key === 'sandtable'
          ? 'Begin with the line `sandtable: 1`.'
          : `Add a line \`${key}: ...\` near the top.`,
      ...(key === 'sandtable' ? { fix: edition, newer: edition } : {}),
    })
  }
}

/** A value for the validators, with every scalar as text. */
function plain(node: YamlNode): unknown {
  if (node.kind === 'text') return node.text
  if (node.kind === 'list') return node.items.map(plain)
  // Any name may be a key, `__proto__` too.
  const value: Record<string, unknown> = Object.create(null)
  for (const { key, value: inner } of node.entries)
    if (!(key.text in value) && !deletes(inner)) value[key.text] = plain(inner)
  return value
}

/** Drops entries that only delete, because everything allowed here may be deleted. Of equal keys the first counts. */
function entriesByKey({ entries }: YamlMap): ReadonlyMap<string, YamlEntry> {
  const remaining = entries.filter(({ value }) => !deletes(value))
  return new Map(remaining.toReversed().map((entry) => [entry.key.text, entry]))
}

/** `wins` for `winner`: the only known key with the same beginning. */
function onlyOneLike(key: string, known: readonly string[]): string | undefined {
  const alike = key.length < 3 ? [] : known.filter((name) => name.startsWith(key.slice(0, 3)))
  return alike.length === 1 ? alike[0] : undefined
}

/** The allowed key below which a misplaced key belongs. */
function withinKey({ properties = {} }: Shape, key: string): string | undefined {
  const found = Object.keys(properties).filter((name) => {
    const inner = resolved(properties[name] ?? {})
    return isNamed(inner, key) || (inner.items !== undefined && isNamed(resolved(inner.items), key))
  })
  const [name = '', ...more] = found
  if (found.length === 0 || more.length > 0) return undefined
  const isLine = resolved(properties[name] ?? {}).items !== undefined
  return isLine ? `It is a line of \`${name}\`: \`- ${key}: ...\`.` : `Put it under \`${name}:\`.`
}

/** The same for one of the surrounding maps. */
function besideKey(around: Place['around'], key: string): string | undefined {
  const found = around.find(({ shape }) => isNamed(shape, key))
  return found && `Put it beside \`${found.under}:\`, not under it.`
}

function isNamed({ properties }: Shape, key: string): boolean {
  return properties !== undefined && Object.hasOwn(properties, key)
}
