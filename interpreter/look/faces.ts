import type { World } from '../../grammar/check/world/world.ts'
import { shape } from './shape.ts'
import type { Shape } from './shape.ts'
import { letterOf } from '../scene/letters.ts'
import { kindLooks } from './kind-looks.ts'
import type { Body, Dice, KindLook } from './kind-looks.ts'
import { picture } from './picture.ts'
import type { PieceFacts } from './piece.ts'
import { isRed, playingCard } from './playing-cards.ts'
import { symbolFor } from './words.ts'
import type { SymbolName } from './words.ts'

/** A kind of piece as shapes: on a board and as a card. */
export interface KindFace {
  readonly body: Body
  /** The shapes on the body, around the origin; empty if the body says everything. */
  readonly on: readonly Shape[]
  /** The whole face of a playing card, and its short form. */
  readonly playing: readonly Shape[] | undefined
  readonly short: { readonly suit: Shape; readonly isRed: boolean; readonly index: string } | undefined
  /** The picture on another card, in a box from -1 to 1. */
  readonly picture: Shape | undefined
  readonly index: string | undefined
  readonly badge: string | undefined
  /** Rows of small pictures: dice, hearts. */
  readonly rows: readonly Row[]
  /** Columns that the face shows. */
  readonly said: readonly string[]
}

export interface Row {
  readonly width: number
  readonly shapes: readonly Shape[]
}

/** The looks of all kinds, by the rules alone. */
export function facesOf(world: World): PieceFacts {
  const looks = kindLooks(world)
  return {
    kinds: looks.map((look, kind) => ({
      name: world.kinds[kind]?.name ?? '',
      face: faceOf(look, drawnLetter(world, kind), world.kinds.length > 1),
    })),
    seats: world.seats,
    seatSymbols: seatSymbols(world),
  }
}

/** Letters that every system can draw. */
const COMMON = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u

/** The letter of a kind; one that might be blank gives way to the first of its name. */
function drawnLetter({ kinds }: World, kind: number): string {
  const name = kinds[kind]?.name ?? ''
  const letter = letterOf(kinds, name)
  return COMMON.test(letter) ? letter : name.charAt(0).toUpperCase()
}

function faceOf(look: KindLook, letter: string, hasKinds: boolean): KindFace {
  const { body, symbol, playing, index, badge, hearts, dice, said } = look
  const isPlain = body === 'disc' && symbol === undefined
  return {
    body,
    on:
      symbol !== undefined
        ? symbolOn(body, symbol, index)
        : body === 'stone' || isPlain || !hasKinds
          ? []
          : [shape('text', { class: 'letter', dy: 0.36 }, letter)],
    playing: playing === undefined ? undefined : playingCard(playing),
    short:
      playing === undefined
        ? undefined
        : {
            suit: picture(playing.suit, { x: 0, y: 0, size: 2 }),
            isRed: isRed(playing.suit),
            index: playing.index,
          },
    picture: look.picture === undefined ? undefined : picture(look.picture, { x: 0, y: 0, size: 2 }),
    index,
    badge,
    rows: [...(hearts === 0 ? [] : [heartRow(hearts)]), ...(dice.length === 0 ? [] : [diceRow(dice)])],
    said: [...said],
  }
}

/** A symbol on a body, and a number in its corner or below it. */
function symbolOn(body: Body, symbol: SymbolName, index: string | undefined): readonly Shape[] {
  if (body === 'bare') return [picture(symbol, { x: 0, y: 0, size: 2.15 })]
  if (body === 'standing')
    return [
      picture(symbol, index === undefined ? { x: 0, y: -0.04, size: 1.6 } : { x: 0.12, y: 0.1, size: 1.45 }),
      ...numberAt(index, { x: -0.66, y: -0.5, 'font-size': 0.62 }),
    ]
  return [
    picture(symbol, index === undefined ? { x: 0, y: 0, size: 1.3 } : { x: 0, y: -0.22, size: 1.02 }),
    ...numberAt(index, { x: 0, y: 0.68, 'font-size': 0.5 }),
  ]
}

function numberAt(index: string | undefined, at: Shape['attributes']): readonly Shape[] {
  return index === undefined ? [] : [shape('text', { class: 'index', ...at }, index)]
}

/** The symbols that seats are named after, if each has its own. */
function seatSymbols({ seats }: World): readonly (Shape | undefined)[] {
  const found = seats.map(({ name }) => symbolFor(name)?.symbol)
  const isTold = found.every((symbol) => symbol !== undefined) && new Set(found).size === found.length
  return found.map((symbol) =>
    symbol === undefined || !isTold ? undefined : picture(symbol, { x: 0, y: 0, size: 2.05 }),
  )
}

/** Side of a die, and the distance from one to the next. */
const DIE = 13
const STEP = 15.5

function heartRow(count: number): Row {
  return {
    width: count * 12,
    shapes: [
      shape(
        'g',
        { class: 'red-suit' },
        ...Array.from({ length: count }, (_, i) => picture('hearts', { x: 6 + 12 * i, y: 7, size: 11 })),
      ),
    ],
  }
}

/** Dice of several columns differ by colour, in their order. */
function diceRow(dice: readonly Dice[]): Row {
  const all = dice.flatMap(({ sides }, column) => sides.map((side) => ({ side, column })))
  return {
    width: all.length * STEP,
    shapes: all.map(({ side, column }, i) => die(side, STEP * (i + 0.5), 7, `die die-${column % 3}`)),
  }
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const middle = [[0, 0]] as const
  const two = [[-1, -1], [1, 1]] as const // prettier-ignore
  const four = [...two, [1, -1], [-1, 1]] as const // prettier-ignore
  const six = [...four, [-1, 0], [1, 0]] as const // prettier-ignore
  return [[], middle, two, [...middle, ...two], four, [...middle, ...four], six]
})()

/** A die that shows a side. */
export function die(side: number, x: number, y: number, kind: string): Shape {
  return shape(
    'g',
    { class: kind, transform: `translate(${x} ${y})` },
    shape('rect', { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 2.6 }),
    ...(SPOTS[side] ?? []).map(([dx, dy]) =>
      shape('circle', { class: 'spot', cx: dx * 3.4, cy: dy * 3.4, r: 1.45 }),
    ),
  )
}
