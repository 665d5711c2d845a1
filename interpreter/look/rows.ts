import { inkOf, type Coat } from './coats.ts'
import { picture } from './picture.ts'
import { rounded, shape, type Shape } from './shape.ts'
import type { Small } from './values.ts'

/** Small pictures side by side. */
export interface Row {
  readonly label?: string | undefined
  readonly width: number
  readonly shapes: readonly Shape[]
}

/** Side of a die. */
const DIE = 13
/** From one die, or one symbol, to the next. */
const STEP = { die: 15.5, symbol: 14 }
const MIDDLE = 7
const GAP = 5
/** As much as a card has room for. */
const WIDEST = 66

/** Small pictures in as many rows as they need, each with as much as it holds. */
export function rowsOf(small: readonly Small[]): readonly Row[] {
  const rows: Row[] = []
  for (const one of small) {
    const { width, shapes } = drawn(one)
    if (width === 0) continue
    const last = rows.at(-1)
    const at = last === undefined ? 0 : last.width + GAP
    if (last === undefined || at + width > WIDEST || last.label !== one.label)
      rows.push({ label: one.label, width, shapes })
    else {
      const moved = shape('g', { transform: `translate(${at} 0)` }, ...shapes)
      rows[rows.length - 1] = { ...last, width: at + width, shapes: [...last.shapes, moved] }
    }
  }
  return rows
}

function drawn(small: Small): Row {
  if ('sides' in small)
    return {
      width: small.sides.length * STEP.die,
      shapes: small.sides.map((side, i) => die(side, STEP.die * (i + 0.5), MIDDLE, small.coat)),
    }
  if ('count' in small) {
    const symbols = Array.from({ length: small.count }, (_, i) =>
      picture(small.symbol, { x: STEP.symbol * (i + 0.5), y: MIDDLE, size: 13 }),
    )
    return {
      width: small.count * STEP.symbol,
      shapes: small.coat === undefined ? symbols : [shape('g', { ...small.coat }, ...symbols)],
    }
  }
  const digits = String(small.number)
  const from = small.symbol === undefined ? 0 : STEP.symbol
  const width = digits.length * 7
  return {
    width: from + width,
    shapes: [
      ...(small.symbol === undefined ? [] : [picture(small.symbol, { x: from / 2, y: MIDDLE, size: 13 })]),
      shape('text', { class: 'number', x: from + width / 2, y: MIDDLE + 4, 'font-size': 11.5 }, digits),
    ],
  }
}

/** One or two squares with spots, one above the other, in a box from -1 to 1. */
export function pipsPicture(sides: readonly number[]): Shape {
  const scale = rounded(2 / (sides.length * DIE))
  const halves = sides.map((side, i) => die(side, 0, (i - (sides.length - 1) / 2) * DIE, inkOf('white')))
  return shape('g', { transform: `scale(${scale})` }, ...halves)
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const middle = [[0, 0]] as const
  const two = [[-1, -1], [1, 1]] as const // oxfmt-ignore
  const four = [...two, [1, -1], [-1, 1]] as const // oxfmt-ignore
  const six = [...four, [-1, 0], [1, 0]] as const // oxfmt-ignore
  return [[], middle, two, [...middle, ...two], four, [...middle, ...four], six]
})()

/** A die that shows a side. */
export function die(side: number, x: number, y: number, { class: colors, fill }: Coat): Shape {
  return shape(
    'g',
    { class: `die ${colors}`, fill, transform: `translate(${x} ${y})` },
    shape('rect', { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 2.6 }),
    ...(SPOTS[side] ?? []).map(([dx, dy]) =>
      shape('circle', { class: 'spot', cx: dx * 3.4, cy: dy * 3.4, r: 1.45 }),
    ),
  )
}
