import type { Color, SpaceLook } from '../../grammar/check/world/look-info.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { FILLS, HOLE, type Fill, type Mark } from '../../grammar/language/looks.ts'
import { coatOfColor } from '../look/coats.ts'
import { FILL_LOOKS } from '../look/fills.ts'
import { picture, type Drawn } from '../look/picture.ts'
import { knownSide } from '../look/side-words.ts'
import { letterSaid, symbolSaid } from '../look/said.ts'
import { rounded, shape, type Shape } from '../look/shape.ts'
import type { Drawing } from '../scene/drawing.ts'
import { groundShape, textShapes } from './board-shapes.ts'
import type { Marked } from './ground-lines.ts'
import { LARGEST_LETTERS, fittingSize } from './labels.ts'

/** How spaces look, as far as the rules say so. */
export interface SpaceLooks {
  /** By the name of the space. */
  readonly spaces: ReadonlyMap<string, SpaceFace>
  /** Kinds of space that their looks tell, so that no word has to. */
  readonly kinds: ReadonlyMap<string, SpaceFace>
  /** Positions without a space. */
  readonly holes: SpaceFace | undefined
  readonly marked: Marked
}

export interface SpaceFace {
  readonly ground: Color | Fill | undefined
  readonly sign: Sign | undefined
}

/** A symbol or letters drawn on a space, and the word that they replace. */
export interface Sign {
  readonly drawn: Drawn | { readonly letter: string }
  readonly word: string
}

/** An area counts more than a kind of space, and the name of a space most. */
export function spaceLooks(world: World): SpaceLooks {
  const { look, areas, spaces } = world
  const faces = new Map<string, SpaceFace>()
  const kinds = new Map<string, SpaceFace>()
  const add = (space: string, look: SpaceLook, word: string): void => {
    const [own, before] = [faceOf(world, look, word), faces.get(space)]
    faces.set(space, { ground: own.ground ?? before?.ground, sign: own.sign ?? before?.sign })
  }
  for (const [space, ground] of usualGrounds(world)) faces.set(space, { ground, sign: undefined })
  const sorted = [...areas.values()].toSorted(
    (one, other) => Number(one.noun === undefined) - Number(other.noun === undefined),
  )
  for (const { name, noun, spaces: lists } of sorted) {
    const said = look.spaces.get(name)
    if (said === undefined) continue
    if (noun !== undefined) kinds.set(name, faceOf(world, said, name))
    for (const space of lists.flat()) add(spaces[space]?.name ?? '', said, name)
  }
  for (const { name } of spaces) {
    const said = areas.has(name) ? undefined : look.spaces.get(name)
    if (said !== undefined) add(name, said, name)
  }
  const hole = look.spaces.get(HOLE)
  const isName = areas.has(HOLE) || spaces.some(({ name }) => name === HOLE)
  return {
    spaces: faces,
    kinds,
    holes: hole && !isName ? faceOf(world, hole, HOLE) : undefined,
    marked: markedIn(world),
  }
}

/** Areas and spaces with marks among crossings. */
function markedIn({ look, areas, spaces }: World): Marked {
  const named = (mark: Mark): readonly ReadonlySet<string>[] =>
    [...look.spaces].flatMap(([name, said]) => {
      if (said.mark !== mark) return []
      const lists = areas.get(name)?.spaces ?? [
        spaces.flatMap((space, i) => (space.name === name ? [i] : [])),
      ]
      return lists.map((list) => new Set(list.map((space) => spaces[space]?.name ?? '')))
    })
  return {
    crossed: named('crossed'),
    apart: named('apart'),
    dots: new Set(named('dot').flatMap((area) => [...area])),
  }
}

/** Words that are said of spaces of every kind. */
const VAGUE = /^(?:plain|field|land|way|track|path|stone)$/u

/** Spaces whose kind or printed value is a word for land or water look so; their words are drawn as well. */
function usualGrounds(world: World): ReadonlyMap<string, Fill> {
  const found = new Map<string, Fill>()
  const add = (space: number, word: string): void => {
    const fill = VAGUE.test(word) ? undefined : FILLS.find((name) => name === knownSide(word)?.[1])
    if (fill !== undefined) found.set(world.spaces[space]?.name ?? '', fill)
  }
  for (const { type, values } of world.spaceColumns) {
    const names = type.kind === 'enumeration' ? world.enumerations.get(type.name) : undefined
    values.forEach((value, space) => add(space, names?.[value] ?? ''))
  }
  for (const { name, noun, spaces } of world.areas.values())
    if (noun !== undefined) for (const space of spaces.flat()) add(space, name)
  return found
}

function faceOf({ look }: World, spaceLook: SpaceLook, word: string): SpaceFace {
  const symbol = spaceLook.symbol === undefined ? {} : { symbol: spaceLook.symbol }
  const letter = letterSaid(symbol)
  const drawn = symbolSaid(look, symbol) ?? (letter ? { letter } : undefined)
  return { ground: spaceLook.ground, sign: drawn && { drawn, word } }
}

/** Drawings on the ground of a space, below everything else. */
export function fillShapes(
  { ground }: Pick<SpaceFace, 'ground'>,
  outline: Drawing['outline'],
): readonly Shape[] {
  if (ground === undefined) return []
  const lined = outline === 'square' ? '' : ' lined'
  const fill = FILLS.find((name) => name === ground)
  if (fill !== undefined)
    return [
      groundShape(outline, `fill fill-${fill}${lined}`),
      shape('path', { class: `strokes strokes-${fill}`, d: FILL_LOOKS[fill].strokes }),
    ]
  const coat = coatOfColor(ground as Color)
  return [shape('g', { fill: coat.fill }, groundShape(outline, `tint shade ${coat.class}`))]
}

/** Room for signs, and for lines of text below them. */
const SIGN = 0.46
const ABOVE = { y: -0.15, size: 0.36 }
const BELOW = { y: 0.2, height: 0.3 }

/** Signs in one row, with lines of text below them if there are any. */
export function contentShapes(
  signs: readonly Sign[],
  lines: readonly string[],
  box: { readonly width: number; readonly height: number },
): readonly Shape[] {
  if (signs.length === 0) return textShapes(lines, { x: 0, y: 0 }, fittingSize(lines, box, LARGEST_LETTERS))
  const { y, size } = lines.length === 0 ? { y: 0, size: SIGN } : ABOVE
  const side = Math.min(size, box.width / signs.length)
  const below = { ...box, height: Math.min(box.height, BELOW.height) }
  return [
    ...signs.map((sign, i) => signShape(sign, (i - (signs.length - 1) / 2) * side, y, side)),
    ...textShapes(lines, { x: 0, y: BELOW.y }, fittingSize(lines, below, LARGEST_LETTERS)),
  ]
}

/** Where a name is beside what lies on a space, and how large. */
const FOOT: Readonly<Record<Drawing['outline'], { readonly foot: number; readonly largest: number }>> = {
  square: { foot: 0.475, largest: 0.13 },
  hexagon: { foot: 0.53, largest: 0.13 },
  circle: { foot: 0.67, largest: 0.19 },
}

/** Signs in the upper left corner, words above, and the name below what lies on a space, or above it. */
export function coveredShapes(
  signs: readonly Sign[],
  own: { readonly name: string; readonly isAbove: boolean } | undefined,
  notes: readonly string[],
  outline: Drawing['outline'],
): readonly Shape[] {
  const { foot, largest } = FOOT[outline]
  const words = signs.length === 0 ? notes.join(', ') : ''
  const size = fittingSize([words], { width: 1, height: 0.2 }, 0.14)
  return [
    ...signs.flatMap((sign, i) => [
      shape('circle', { class: 'sign-ground', cx: rounded(-0.36 + 0.3 * i), cy: -0.36, r: 0.15 }),
      signShape(sign, rounded(-0.36 + 0.3 * i), -0.36, 0.2),
    ]),
    ...(words === '' || size < 0.1 ? [] : [edgeText(words, -0.4, size)]),
    ...(own === undefined
      ? []
      : [
          edgeText(
            own.name,
            own.isAbove ? 0.13 - foot : foot,
            fittingSize([own.name], { width: 1.1, height: 1 }, largest),
          ),
        ]),
  ]
}

function edgeText(text: string, y: number, size: number): Shape {
  return shape('text', { class: 'space-name', y, 'font-size': size }, text)
}

export function signShape({ drawn, word }: Sign, x: number, y: number, size: number): Shape {
  const own =
    typeof drawn === 'object' && 'letter' in drawn
      ? shape('text', { x, y: y + 0.3 * size, 'font-size': 0.8 * size }, drawn.letter)
      : picture(drawn, { x, y, size })
  return shape('g', { class: 'space-sign' }, shape('title', {}, word), own)
}

export function holeShapes({ faces: { holes } }: { readonly faces: SpaceLooks }): readonly Shape[] {
  if (holes === undefined) return []
  return [
    ...fillShapes(holes, 'square'),
    ...(holes.sign === undefined ? [] : [signShape(holes.sign, 0, 0, SIGN)]),
  ]
}
