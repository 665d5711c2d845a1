import { forMarkup } from '../../grammar/diagnostics/safe-text.ts'

/** An element of a picture or a page. It is plain data from which the editor and files are made. */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly children: readonly (Shape | string)[]
}

export function shape(
  tag: Shape['tag'],
  attributes: Shape['attributes'],
  ...children: readonly (Shape | string)[]
): Shape {
  return { tag, attributes, children }
}

/** Rounds to thousandths of a space. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

function opening({ tag, attributes }: Shape): string {
  const given = Object.entries(attributes).map(([name, value]) =>
    value === undefined
      ? ''
      : ` ${name}="${forMarkup(String(typeof value === 'number' ? rounded(value) : value))}"`,
  )
  return `<${tag}${given.join('')}`
}

export function svgText(own: Shape, indent = ''): string {
  const { tag, children } = own
  const open = `${indent}${opening(own)}`
  if (children.length === 0) return `${open}/>`
  const [only] = children
  if (children.length === 1 && typeof only === 'string') return `${open}>${forMarkup(only)}</${tag}>`
  const inner = children.map((child) =>
    typeof child === 'string' ? `${indent}  ${forMarkup(child)}` : svgText(child, `${indent}  `),
  )
  return `${open}>\n${inner.join('\n')}\n${indent}</${tag}>`
}

/** Renders HTML. White space is significant. */
export function htmlText(own: Shape | string): string {
  if (typeof own === 'string') return forMarkup(own)
  const inner = own.children.map(htmlText).join('')
  return own.tag === 'img' ? `${opening(own)}>` : `${opening(own)}>${inner}</${own.tag}>`
}
