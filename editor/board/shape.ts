import { h, type ComponentChild } from 'preact'
import type { Shape } from '../../interpreter/index.ts'

const same = <T>(own: T): T => own

/** A part of a picture as the page draws it, with optional attributes for each part, and its texts as they are shown. */
export function drawnShape(
  shape: Shape,
  key: number,
  around: (own: ComponentChild, shape: Shape, key: number) => ComponentChild = same,
  shown: (text: string) => string = same,
): ComponentChild {
  const children = shape.children.map((child, i) =>
    typeof child === 'string' ? shown(child) : drawnShape(child, i, around, shown),
  )
  return around(h(shape.tag, { ...shape.attributes, key }, children), shape, key)
}
