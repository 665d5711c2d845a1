import { forMarkup } from '../../grammar/diagnostics/safe-text.ts'

/** A part of a picture, as in SVG. It is plain data, so both a page and a file can be made from it. */
export interface Shape {
  readonly tag: 'svg' | 'g' | 'circle' | 'rect' | 'polygon' | 'line' | 'text' | 'title' | 'style'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly (Shape | string)[]
}

export function shape(
  tag: Shape['tag'],
  attributes: Shape['attributes'],
  ...children: readonly (Shape | string)[]
): Shape {
  return { tag, attributes, children }
}

/** Nobody sees a thousandth of a space. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

export function svgText({ tag, attributes, children }: Shape, indent = ''): string {
  const given = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${forMarkup(String(typeof value === 'number' ? rounded(value) : value))}"`,
  )
  const open = `${indent}<${tag}${given.join('')}`
  if (children.length === 0) return `${open}/>`
  const [only] = children
  if (children.length === 1 && typeof only === 'string') return `${open}>${forMarkup(only)}</${tag}>`
  const inner = children.map((child) =>
    typeof child === 'string' ? `${indent}  ${forMarkup(child)}` : svgText(child, `${indent}  `),
  )
  return `${open}>\n${inner.join('\n')}\n${indent}</${tag}>`
}
