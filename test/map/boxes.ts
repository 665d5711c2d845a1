import type { Shape } from '../../interpreter/look/shape.ts'

export interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The width of an average letter relative to the font size. */
const LETTER = 0.6

/** The boxes of the texts and spaces of a picture, and of those texts that are labels of regions. */
export function boxesIn(picture: Shape): {
  readonly texts: readonly Box[]
  readonly spaces: readonly Box[]
  readonly labels: readonly Box[]
} {
  const found = { texts: [] as Box[], spaces: [] as Box[], labels: [] as Box[] }
  const visit = (shape: Shape, scale: number, dx: number, dy: number, isLabel: boolean): void => {
    const { tag, attributes, children } = shape
    const [, mx = '0', my = '0'] =
      /translate\((\S+) (\S+)\)/u.exec(String(attributes['transform'] ?? '')) ?? []
    const [, by = '1'] = /scale\((\S+)\)/u.exec(String(attributes['transform'] ?? '')) ?? []
    const [x, y, size] = [dx + scale * Number(mx), dy + scale * Number(my), scale * Number(by)]
    if (attributes['data-space'] !== undefined)
      found.spaces.push(boxAround(String(attributes['data-space']), x, y, 0.92, 0.92))
    if (tag === 'text') {
      const font = Number(attributes['font-size']) * size
      const text = children.join('')
      const wide = [...text].length * LETTER * font
      const middle = x + size * Number(attributes['x']) + (attributes['class'] === 'left' ? wide / 2 : 0)
      const box = boxAround(text, middle, y + size * Number(attributes['y']) - 0.3 * font, wide, 0.8 * font)
      found.texts.push(box)
      if (isLabel) found.labels.push(box)
    }
    for (const child of children)
      if (typeof child !== 'string') visit(child, size, x, y, isLabel || attributes['class'] === 'labels')
  }
  visit(picture, 1, 0, 0, false)
  return found
}

function boxAround(text: string, x: number, y: number, wide: number, high: number): Box {
  return { text, left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a box overlaps the circle inscribed in another one. */
export function touches(box: Box, around: Box): boolean {
  const [x, y] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2]
  const dx = Math.max(box.left - x, 0, x - box.right)
  const dy = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(dx, dy) < (around.right - around.left) / 2
}
