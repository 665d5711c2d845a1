import { DEFS } from './documents.ts'
import type { Shape } from './shape.ts'

/** The shape with its reference followed; what stands beside the reference wins. */
export function resolved(shape: Shape): Shape {
  if (shape.$ref === undefined) return shape
  const { $ref, ...own } = shape
  const name = $ref.slice('#/$defs/'.length)
  return Object.hasOwn(DEFS, name) ? { ...DEFS[name], ...own } : own
}

/** What stands under `key`; undefined if nothing may. */
export function shapeOfKey(shape: Shape, key: string): Shape | undefined {
  const { properties, patternProperties, additionalProperties } = resolved(shape)
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key]
  for (const [pattern, value] of Object.entries(patternProperties ?? {})) {
    if (new RegExp(pattern, 'u').test(key)) return value
  }
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

export function shapeOfItem(shape: Shape): Shape | undefined {
  return resolved(shape).items
}
