import type { TrackedInfo, World } from '../../grammar/check/world/world.ts'
import { DICE, sameType } from '../../grammar/types/types.ts'
import type { NamedValue } from '../view/view.ts'
import { inkOf, type Coat } from './coats.ts'
import { picture } from './picture.ts'
import { letterSaid, symbolSaid } from './said.ts'
import { symbolFor } from './words.ts'
import { rounded, shape, type Shape } from './shape.ts'

/** How a tracked value is shown on the table: a picture in a box from -1 to 1, beside the number or so many of them. */
interface CountFace {
  readonly isEach: boolean
  /** Each number is a side of a die, drawn where there is room. */
  readonly dice?: Coat
  /** The holes of a track on which the pegs of the players show it, instead of a picture. */
  readonly track?: number
  /** The symbol of a player on that track, in a lane of its own. */
  readonly runner?: Shape
  /** The number alone, without a picture. */
  readonly isBare?: boolean
  readonly picture: Shape
  readonly coat: Coat | undefined
}

export type CountFaces = Readonly<Record<string, CountFace>>

/** More of one picture are a number. */
export const MOST_EACH = 10
/** The same where there is little room. */
const MOST_ON_PIECE = 4

/** True if a value has pictures: numbers and what is true or false. */
export function isPictured({ name, value }: NamedValue, faces: CountFaces): boolean {
  const face = Object.hasOwn(faces, name) ? faces[name] : undefined
  const isDrawn = face !== undefined && face.dice === undefined && face.track === undefined
  return isDrawn && (value === true || typeof value === 'number')
}

/** Where a row of pictures is drawn, each of them `size` high. */
interface CountBox {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly widest: number
  /** On a ground of its own. */
  readonly hasPlate?: boolean
}

/** Values as pictures and numbers in one row around a point; nothing if none has a picture. */
export function countRow(
  faces: CountFaces,
  values: readonly NamedValue[],
  { x, y, size, widest, hasPlate = false }: CountBox,
): readonly Shape[] {
  const parts = values
    .filter((value) => isPictured(value, faces))
    .flatMap((value) => countParts(faces, value))
  if (parts.length === 0) return []
  const width = parts.reduce((sum, part) => sum + part.width, 0)
  const scale = Math.min(1, widest / (width * size)) * size
  let at = -width / 2
  const placed = parts.map(({ width: own, drawn }) => {
    at += own
    return shape('g', { transform: `translate(${rounded(at - own / 2)} 0) scale(0.45)` }, drawn)
  })
  return [
    shape(
      'g',
      { class: 'counts', transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})` },
      ...(hasPlate
        ? [
            shape('rect', {
              class: 'plate',
              x: -width / 2 - 0.15,
              y: -0.6,
              width: width + 0.3,
              height: 1.2,
              rx: 0.3,
            }),
          ]
        : []),
      ...placed,
    ),
  ]
}

interface CountPart {
  /** 1 for a picture. */
  readonly width: number
  readonly drawn: Shape
}

function countParts(faces: CountFaces, { name, value }: NamedValue): readonly CountPart[] {
  const face = faces[name]
  if (face === undefined) return []
  const one: CountPart = { width: 1, drawn: shape('g', { ...face.coat }, face.picture) }
  const count = Number(value)
  if (face.isEach && count <= MOST_ON_PIECE) return Array.from({ length: count }, () => one)
  const digits = String(count)
  const text = shape('text', { class: 'number', y: 0.75, 'font-size': 2, 'font-weight': 700 }, digits)
  const number = { width: 0.6 * digits.length, drawn: text }
  if (face.isBare === true) return [number]
  return value === true ? [one] : [one, number]
}

const NO_PICTURE = { isEach: false, picture: shape('g', {}), coat: undefined }

export function countFaces(world: World): CountFaces {
  return Object.fromEntries([...usualDice(world), ...saidFaces(world)])
}

/** Bags of 1 to 6, and the side that lies on top of a piece that is called a die. */
function usualDice({ tracked }: World): readonly [string, CountFace][] {
  const dice: CountFace = { ...NO_PICTURE, dice: inkOf('white') }
  return tracked.filter(isOfDice).map(({ name }) => [name, dice])
}

function isOfDice({ type, class: of }: TrackedInfo): boolean {
  if (type.kind === 'bag') return sameType(type, DICE)
  const isSide = type.kind === 'number' && type.least === 1 && type.most === 6
  return isSide && of !== undefined && symbolFor(of)?.symbol === DIE
}

const DIE = 'perspective-dice-six'

function saidFaces(world: World): readonly [string, CountFace][] {
  return [...world.look.counts].map(([name, said]): [string, CountFace] => {
    const none = NO_PICTURE
    if (said.as === 'track') {
      const runner = symbolSaid(world.look, said)
      const drawn = runner && picture(runner, { x: 0, y: 0, size: 2 })
      return [name, { ...none, track: said.length, ...(drawn === undefined ? {} : { runner: drawn }) }]
    }
    const { as, look } = said
    if (as === 'dice') return [name, { ...none, dice: inkOf(look.color ?? 'white') }]
    if (Object.keys(look).length === 0) return [name, { ...none, isBare: true }]
    const symbol = symbolSaid(world.look, look)
    const letter = letterSaid(look)
    const drawn =
      symbol !== undefined
        ? picture(symbol, { x: 0, y: 0, size: 2 })
        : letter
          ? shape('text', { class: 'letter', y: 0.5, 'font-size': 1.4, 'text-anchor': 'middle' }, letter)
          : look.shape === 'tile' || look.shape === 'standing'
            ? shape('rect', { x: -0.8, y: -0.8, width: 1.6, height: 1.6, rx: 0.3 })
            : shape('circle', { r: 0.8 })
    return [name, { isEach: as === 'each', picture: drawn, coat: look.color && inkOf(look.color) }]
  })
}

/** The only one of the values that is a number without a picture. */
export function bareNumber(values: readonly NamedValue[], faces: CountFaces): number | undefined {
  const [only, ...more] = values.filter((value) => isPictured(value, faces))
  const isBare = only !== undefined && more.length === 0 && faces[only.name]?.isBare === true
  return isBare ? Number(only.value) : undefined
}

/** The sides of the dice that a value shows; undefined if it is none. */
export function sidesShown({ name, value }: NamedValue, faces: CountFaces): readonly number[] | undefined {
  const isDice = Object.hasOwn(faces, name) && faces[name]?.dice !== undefined
  return isDice && /^[1-6](?: [1-6])*$/u.test(String(value))
    ? String(value).split(' ').map(Number)
    : undefined
}
