import { CREDITS } from '../../interpreter/index.ts'

/** The properties that a standalone picture needs from the style sheet, with their defaults. */
const SHAPE = { fill: 'rgb(0, 0, 0)', 'fill-opacity': '1', stroke: 'none', opacity: '1' }
const LINE = {
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-opacity': '1',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  'paint-order': 'normal',
}
const LETTER = { 'font-family': '', 'font-size': '', 'font-weight': '400', 'text-anchor': 'start' }

/** Attributes for position and appearance. */
const PLACES = new Set('x y x1 y1 x2 y2 cx cy r rx ry dx dy d points width height transform'.split(' '))

/** Side of a space in pixels. */
const SPACE = 96

/** A board as it is on the page, as a standalone picture. */
export function boardPicture(board: SVGSVGElement): Blob {
  const copy = document.createElementNS(board.namespaceURI, 'svg') as SVGSVGElement
  copy.append(...[...board.childNodes].map((child) => child.cloneNode(true)))
  const parts = [...copy.querySelectorAll<SVGElement>('*')]
  for (const [i, shown] of [...board.querySelectorAll<SVGElement>('*')].entries()) {
    const part = parts[i]
    if (part === undefined) continue
    for (const name of part.getAttributeNames()) if (!PLACES.has(name)) part.removeAttribute(name)
    if (part.tagName === 'g') continue
    const style = getComputedStyle(shown)
    const isSeen = style.display !== 'none' && (style.fill !== 'none' || style.stroke !== 'none')
    if (!isSeen) part.remove()
    const known = {
      ...SHAPE,
      ...(style.stroke === 'none' ? {} : LINE),
      ...(part.tagName === 'text' ? LETTER : {}),
    }
    for (const [name, usual] of Object.entries(known)) {
      const value = style.getPropertyValue(name)
      if (value !== usual) part.setAttribute(name, value)
    }
  }
  const { x, y, width, height } = board.viewBox.baseVal
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  copy.setAttribute('width', String(width * SPACE))
  copy.setAttribute('height', String(height * SPACE))
  const ground = document.createElementNS(copy.namespaceURI, 'rect')
  const color = getComputedStyle(document.body).backgroundColor
  for (const [name, value] of Object.entries({ x, y, width, height, fill: color }))
    ground.setAttribute(name, String(value))
  copy.prepend(ground)
  if (board.querySelector('.symbol') !== null) {
    const credits = document.createElementNS(copy.namespaceURI, 'desc')
    credits.textContent = CREDITS
    copy.prepend(credits)
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** The same as pixels. */
export async function pixelPicture(picture: Blob): Promise<Blob> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
