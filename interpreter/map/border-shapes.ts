import { coatOf, type Looks } from '../look/piece.ts'
import { knownSide } from '../look/side-words.ts'
import { rounded, shape, type Shape } from '../look/shape.ts'
import type { SceneBoard, SceneBorder } from '../scene/board.ts'
import type { DrawnCell, Drawing } from '../scene/drawing.ts'
import { valueTexts } from '../view/notable-values.ts'

/** Half the length of a border between two spaces. */
const HALF = { square: 0.5, hexagon: 0.5 / Math.sqrt(3), circle: 0 }

/**
 * The drawing between two spaces: a line where they touch, or along the way between them, in the colour of a player whose it
 * is or of what it is called after, with its numbers.
 */
export function borderShapes(looks: Looks, drawing: Drawing, { borders }: SceneBoard): readonly Shape[] {
  const cells = new Map(drawing.cells.map((cell) => [cell.square.name, cell]))
  return borders.flatMap((border) => {
    const [a, b] = border.spaces.map((name) => cells.get(name))
    return a === undefined || b === undefined ? [] : shapesBetween(looks, drawing.outline, border, a, b)
  })
}

function shapesBetween(
  looks: Looks,
  outline: Drawing['outline'],
  { values }: SceneBorder,
  a: DrawnCell,
  b: DrawnCell,
): readonly Shape[] {
  const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [dx, dy] = [(b.x - a.x) / distance, (b.y - a.y) / distance]
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  // Round spaces do not touch: what is between them is as long as the way that is seen.
  const [wx, wy, half] = outline === 'circle' ? [dx, dy, distance / 2 - 0.42] : [-dy, dx, HALF[outline]]
  const ends = {
    x1: rounded(x - wx * half),
    y1: rounded(y - wy * half),
    x2: rounded(x + wx * half),
    y2: rounded(y + wy * half),
  }
  const seat = values.find((value) => value.seat !== undefined)?.seat
  const coat = seat === undefined ? undefined : coatOf(looks, { owner: seat })
  const word = values.find(({ value, name }) => value === true && knownSide(name) !== undefined)?.name
  const fill = word === undefined ? undefined : knownSide(word)?.[1]
  const look = coat?.class ?? (fill === undefined ? 'wall' : `strokes-${fill}`)
  const shownValues = values.filter(({ value, seat: own }) => own === undefined && value !== true)
  const text = (
    shownValues.length > 1 ? valueTexts(shownValues) : shownValues.map(({ value }) => String(value))
  ).join(', ')
  return [
    ...(look === 'wall' ? [] : [shape('line', { class: 'border-bank', ...ends })]),
    shape('line', { class: look === 'wall' ? look : `border-line ${look}`, stroke: coat?.fill, ...ends }),
    ...(text === '' ? [] : [shape('text', { class: 'space-name', x, y: y + 0.07, 'font-size': 0.2 }, text)]),
  ]
}
