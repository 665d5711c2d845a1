import { groundShape } from './board-shapes.ts'
import { outlinesOf } from './area-outlines.ts'
import type { BoardMap } from './board-map.ts'
import { coatOf } from '../look/piece.ts'
import { shape, type Shape } from '../look/shape.ts'
import type { Drawing } from '../scene/drawing.ts'

/** The areas of a board as shades over its spaces, and a sample of each for the legend. */
export interface ShadedAreas {
  /** Shades on each space, by its name, to be drawn below what is on it. */
  readonly fields: ReadonlyMap<string, readonly Shape[]>
  readonly borders: readonly Shape[]
  readonly samples: readonly { readonly name: string; readonly sample: Shape }[]
  /** Areas that are not drawn: those of the whole board, and those beyond what can be told apart. */
  readonly others: BoardMap['areas']
}

const MOST = 12
/** Distance of a shade from the edge of its spaces; shades on one space are inside each other. */
const INSET = 0.05
const STEP = 0.07
const DEEPEST = 4
/** Areas of one seat differ by their lines. */
const DASHES = ['none', '0.14 0.07', '0.03 0.07', '0.2 0.06 0.03 0.06'] as const
const TINTS = ['#0072b2', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#d55e00'] as const

type Area = BoardMap['areas'][number]

export function shadedAreas(map: BoardMap, drawing: Drawing): ShadedAreas {
  const whole = drawing.cells.length
  const partial = map.areas.filter(({ spaces }) => spaces.length < whole)
  const drawn = partial.slice(0, MOST)
  const depths = depthsOf(drawn)
  const families = [...new Set(drawn.map(({ of }) => of))]
  const fields = new Map<string, Shape[]>()
  const borders: Shape[] = []
  const samples = drawn.map((area, i) => {
    const attributes = colorsOf(map, area, families)
    const inset = INSET + STEP * (depths[i] ?? 0)
    for (const { square } of drawing.cells)
      if (area.spaces.includes(square.name))
        fields.set(square.name, [
          ...(fields.get(square.name) ?? []),
          shape('g', attributes, shape('title', {}, area.name), fieldOf(drawing.outline, inset)),
        ])
    for (const { path } of outlinesOf(drawing, [area], inset))
      borders.push(shape('g', attributes, shape('path', { class: 'border', d: path })))
    return { name: area.name, sample: sampleOf(attributes) }
  })
  return { fields, borders, samples, others: map.areas.filter((area) => !drawn.includes(area)) }
}

/** A shade on a space around the origin. Round spaces, which do not touch, have a ring around them. */
function fieldOf(outline: Drawing['outline'], inset: number): Shape {
  if (outline === 'circle') return shape('circle', { class: 'field border', r: 0.42 - inset / 2 })
  return groundShape(outline, 'field')
}

/** How deep each area is inside its spaces, such that areas with a space in common differ. */
function depthsOf(areas: readonly Area[]): readonly number[] {
  const depths: number[] = []
  areas.forEach(({ spaces }, i) => {
    const taken = new Set(
      areas
        .slice(0, i)
        .flatMap((other, j) => (other.spaces.some((space) => spaces.includes(space)) ? [depths[j]] : [])),
    )
    let depth = 0
    while (taken.has(depth) && depth < DEEPEST) depth++
    depths.push(depth)
  })
  return depths
}

/** Attributes of an area's shade: the classes of the colours of a seat, or else the colour itself. */
function colorsOf(map: BoardMap, { of, owner }: Area, families: readonly string[]): Shape['attributes'] {
  const at = families.indexOf(of)
  const tint = TINTS[at % TINTS.length]
  const coat = owner === undefined ? { class: '', fill: tint } : coatOf(map.looks, { owner })
  return {
    class: `shade ${coat.class}`.trim(),
    fill: coat.fill,
    stroke: coat.fill,
    'stroke-dasharray': DASHES[at % DASHES.length],
  }
}

/** A small square in these colours, around the origin. */
function sampleOf(attributes: Shape['attributes']): Shape {
  return shape(
    'g',
    attributes,
    shape('rect', { class: 'field', x: -0.5, y: -0.5, width: 1, height: 1 }),
    shape('path', { class: 'border', d: 'M-.5 -.5H.5V.5H-.5Z' }),
  )
}
