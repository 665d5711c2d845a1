import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import type { YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import { blockPosition } from './block-position.ts'
import type { DocumentKind } from './classify.ts'
import { deletes } from './deletes.ts'
import { ALL_DEFS } from './schema/published.ts'
import { allows, resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'
import { wrongShape } from './wrong-shape.ts'

export function documentShape(kind: DocumentKind): Shape {
  return ALL_DEFS[kind]
}

/** Where a value stands: its key, unless it is an item of a list, and the last name above it that is not a number. */
interface Place {
  readonly key: Span | undefined
  readonly name: string | undefined
  /** The maps around it, from the inside out, and the key of each under which it stands. */
  readonly around?: readonly { readonly shape: Shape; readonly under: string }[]
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
  visit(root, documentShape(kind), { key: undefined, name: undefined })
  blockPosition(root, documentShape(kind), broken, diagnostics)
  return broken

  function visit(node: YamlNode, unresolved: Shape, place: Place): void {
    const shape = resolved(unresolved)
    if (!allows(shape, node)) {
      broken.add(node)
      diagnostics.add(wrongShape(node, place.key ?? node.span, place.name, shape))
    } else if (node.kind === 'list') {
      const inner = shapeOfItem(shape)
      if (inner !== undefined) for (const item of node.items) visit(item, inner, { ...place, key: undefined })
    } else if (node.kind === 'map') visitMap(node, shape, place)
  }

  /** Entries that only delete are left out: whatever may be here may be deleted. Of equal keys the first counts. */
  function visitMap(node: YamlMap, shape: Shape, place: Place): void {
    const seen = new Set<string>()
    for (const { key, value } of node.entries) {
      if (deletes(value) || seen.has(key.text)) continue
      seen.add(key.text)
      const inner = shapeOfKey(shape, key.text)
      const name = /^\d+$/u.test(key.text) ? place.name : key.text
      const around = [{ shape, under: key.text }, ...(place.around ?? [])]
      if (inner !== undefined) visit(value, inner, { key: key.span, name, around })
      else if (shape.additionalProperties === false) unknownKey(key, value, shape, place)
    }
    for (const key of shape.required ?? []) if (!seen.has(key)) missingKey(key)
  }

  function unknownKey({ text: key, span }: YamlText, value: YamlNode, shape: Shape, place: Place): void {
    broken.add(value)
    const known = Object.keys(shape.properties ?? {})
    const elsewhere = shape['x-elsewhere'] ?? {}
    const instead = Object.hasOwn(elsewhere, key)
      ? elsewhere[key]
      : (withinKey(shape, key) ?? besideKey(place.around ?? [], key))
    const near = instead === undefined ? (nearest(key, known) ?? onlyOneLike(key, known)) : undefined
    diagnostics.add({
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
    diagnostics.add({
      code: key === 'sandtable' ? 'ST2001' : key === 'id' ? 'ST2002' : 'ST2006',
      severity: 'error',
      message:
        key === 'sandtable'
          ? 'This document does not begin with `sandtable: 1`.'
          : `This document has no \`${key}\`.`,
      span: first,
      why:
        key === 'sandtable'
          ? 'This line says which version of the language the document uses.'
          : key === 'id'
            ? 'Other documents find this one by its id.'
            : 'A document of this sort needs it.',
      help:
        key === 'sandtable'
          ? 'Begin with the line `sandtable: 1`.'
          : `Add a line \`${key}: ...\` near the top.`,
      ...(key === 'sandtable'
        ? { fix: { span: { ...first, end: first.start }, text: 'sandtable: 1\n' } }
        : {}),
    })
  }
}

/** `wins` for `winner`: the only one that begins alike. */
function onlyOneLike(key: string, known: readonly string[]): string | undefined {
  const alike = key.length < 3 ? [] : known.filter((name) => name.startsWith(key.slice(0, 3)))
  return alike.length === 1 ? alike[0] : undefined
}

/** Where a key belongs that is known below one of those which are allowed here. */
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

/** The same where it belongs to one of the maps around. */
function besideKey(around: NonNullable<Place['around']>, key: string): string | undefined {
  const found = around.find(({ shape }) => isNamed(shape, key))
  return found && `Put it beside \`${found.under}:\`, not under it.`
}

function isNamed({ properties }: Shape, key: string): boolean {
  return properties !== undefined && Object.hasOwn(properties, key)
}
