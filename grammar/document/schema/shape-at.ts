import { DEFS } from './documents.ts'
import type { Shape } from './shape.ts'
import { memoized } from '../../source/memoized.ts'

const PATTERNS = new Map<string, RegExp>()

/** The shape with its reference resolved. Fields beside the reference take precedence. */
export function resolved(shape: Shape): Shape {
  return shape.$ref === undefined ? shape : followed(shape)
}

const followed = memoized(({ $ref, ...own }: Shape): Shape => {
  const name = ($ref ?? '').slice('#/$defs/'.length)
  return Object.hasOwn(DEFS, name) ? { ...DEFS[name], ...own } : own
})

/** The shape of the value of `key`. Undefined if the key is not allowed. */
export function shapeOfKey(shape: Shape, key: string): Shape | undefined {
  const { properties, patternProperties, additionalProperties } = resolved(shape)
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key]
  for (const pattern in patternProperties) {
    if (patternOf(pattern).test(key)) return patternProperties[pattern]
  }
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

export function shapeOfItem(shape: Shape): Shape | undefined {
  return resolved(shape).items
}

function patternOf(pattern: string): RegExp {
  const cached = PATTERNS.get(pattern) ?? new RegExp(pattern, 'u')
  PATTERNS.set(pattern, cached)
  return cached
}
