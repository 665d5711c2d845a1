import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import type { YamlMap, YamlNode } from '../yaml/tree.ts'
import { blockPosition } from './block-position.ts'
import type { DocumentKind } from './classify.ts'
import { nodeAt, plainValue } from './plain-value.ts'
import { ALL_DEFS } from './schema/published.ts'
import { resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'
import * as compiled from './validate.generated.js'
import { wrongShape } from './wrong-shape.ts'

export function documentShape(kind: DocumentKind): Shape {
  return ALL_DEFS[kind]
}

/**
 * Compares an expanded document with the schema and says where they differ. Gives back the nodes that are not what they
 * should be, so that later stages can leave them out.
 */
export function checkShape(
  root: YamlMap,
  kind: DocumentKind,
  diagnostics: Diagnostics,
): ReadonlySet<YamlNode> {
  const broken = new Set<YamlNode>()
  const validate = compiled[kind]
  if (!validate(plainValue(root))) {
    for (const error of validate.errors ?? []) {
      const node = nodeAt(root, error.instancePath)
      if (node === undefined) continue
      const shape = shapeAt(documentShape(kind), error.instancePath)
      if (error.keyword === 'additionalProperties') {
        unknownKey(node, String(error.params['additionalProperty']), shape)
      } else if (error.keyword === 'required') {
        missingKey(String(error.params['missingProperty']))
      } else if (!broken.has(node)) {
        broken.add(node)
        diagnostics.add(
          wrongShape(node, keySpanAt(error.instancePath) ?? node.span, error.instancePath, shape),
        )
      }
    }
  }
  blockPosition(root, documentShape(kind), broken, diagnostics)
  return broken

  /** Where nothing stands, the key is what one can point at. */
  function keySpanAt(pointer: string): Span | undefined {
    const parent = nodeAt(root, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))))
    const value = nodeAt(root, pointer)
    return parent?.kind === 'map'
      ? parent.entries.find((entry) => entry.value === value)?.key.span
      : undefined
  }

  function unknownKey(node: YamlNode, key: string, shape: Shape | undefined): void {
    if (node.kind !== 'map') return
    const entry = node.entries.find((candidate) => candidate.key.text === key)
    if (entry === undefined || broken.has(entry.value)) return
    broken.add(entry.value)
    const known = Object.keys((shape === undefined ? undefined : resolved(shape))?.properties ?? {})
    const near = nearest(key, known) ?? onlyOneLike(key, known)
    diagnostics.add({
      code: 'ST2004',
      severity: 'error',
      message: `\`${key}\` is not a word that can stand here.`,
      span: entry.key.span,
      why: 'The keys of this part belong to the language, so that a slip of the pen is noticed.',
      help:
        near === undefined
          ? `Here may stand: ${known.map((name) => `\`${name}\``).join(', ')}.`
          : `Did you mean \`${near}\`?`,
      ...(near === undefined ? {} : { fix: { span: entry.key.span, text: near } }),
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
          ? 'The line says which version of the language the document is written in.'
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

function shapeAt(root: Shape, pointer: string): Shape | undefined {
  let shape: Shape | undefined = root
  for (const step of pointer.split('/').slice(1)) {
    if (shape === undefined) return undefined
    const name: string = step.replaceAll('~1', '/').replaceAll('~0', '~')
    shape = shapeOfKey(shape, name) ?? shapeOfItem(shape)
  }
  return shape
}
