import { h } from 'preact'
import type { ComponentChild } from 'preact'
import type { Shape } from '../../interpreter/index.ts'

/** A part of a picture as the page draws it, with optional attributes for each part. */
export function drawnShape(
  shape: Shape,
  key: number,
  around: (own: ComponentChild, shape: Shape, key: number) => ComponentChild = (own) => own,
): ComponentChild {
  const children = shape.children.map((child, i) =>
    typeof child === 'string' ? child : drawnShape(child, i, around),
  )
  return around(h(shape.tag, { ...shape.attributes, key }, children), shape, key)
}
