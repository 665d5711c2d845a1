import type { World } from '../../grammar/check/world/world.ts'
import { shape, type Shape } from './shape.ts'
import { letterOf } from '../scene/letters.ts'
import { countFaces } from './counts.ts'
import { kindLooks, type Body, type KindLook } from './kind-looks.ts'
import { picture, type Drawn } from './picture.ts'
import type { PieceFacts } from './piece.ts'
import { coatOfColor, familyCoats, seatCoats, type Coat } from './coats.ts'
import { inkOfCard, playingCard } from './playing-cards.ts'
import { pipsPicture, rowsOf, type Row } from './rows.ts'
import { symbolSaid, valueSaid } from './said.ts'
import type { ValueLooks } from './values.ts'
import { tileFaces, type TileFace } from './tile-sides.ts'
import { symbolFor } from './words.ts'

/** A kind of piece as shapes: on a board and as a card. */
export interface KindFace {
  readonly body: Body
  /** Its own colours, whoever owns it. */
  readonly coat: Coat | undefined
  /** The sign and the colours of the family of cards that it belongs to. */
  readonly family: { readonly sign: Shape; readonly coat: Coat } | undefined
  /** The shapes on the body, around the origin; empty if the body says everything. */
  readonly on: readonly Shape[]
  /** The whole face of a playing card, and its short form. */
  readonly playing: readonly Shape[] | undefined
  readonly short: { readonly suit: Shape; readonly ink: Coat; readonly index: string } | undefined
  /** Its picture says everything, so that it needs no card. */
  readonly isCounter: boolean
  /** The picture on another card, in a box from -1 to 1. */
  readonly picture: Shape | undefined
  /** The numbers of its halves, if its picture is one of two. */
  readonly halves: readonly number[] | undefined
  readonly index: string | undefined
  readonly badge: ValueLooks['badge']
  /** The colour of the frame of its card. */
  readonly frame: Coat | undefined
  /** Rows of small pictures: dice, hearts, symbols. */
  readonly rows: readonly Row[]
  /** Columns that the face shows. */
  readonly said: readonly string[]
  /** The print on its sides; the piece is as large as a space. */
  readonly tile: TileFace | undefined
}

/** The looks of all kinds, by the rules alone. */
export function facesOf(world: World): PieceFacts {
  const looks = kindLooks(world)
  const families = familiesOf(world)
  const tiles = tileFaces(world)
  return {
    kinds: looks.map((look, kind) => {
      const { name = '', each } = world.kinds[kind] ?? {}
      const face = faceOf(look, look.letter ?? drawnLetter(world, kind), world.kinds.length > 1)
      const family = each && families.get(each.enumeration)?.get(each.called)
      return { name, face: tiled({ ...face, family }, look, tiles.get(kind)) }
    }),
    seats: world.seats,
    coats: seatCoats(world),
    seatSymbols: seatSymbols(world),
    counts: countFaces(world),
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

/** On a tile there is a sign only if the rules say so. On its card the tile is the picture. */
function tiled(face: Omit<KindFace, 'tile'>, { isSaid }: KindLook, tile: TileFace | undefined): KindFace {
  if (tile === undefined) return { ...face, tile }
  const drawn = shape(
    'g',
    { class: 'tile', transform: `rotate(${tile.turn}) scale(${tile.turn === 0 ? 1 : 0.88})` },
    ...tile.shapes,
  )
  return { ...face, on: isSaid ? face.on : [], picture: drawn, tile }
}

function faceOf(look: KindLook, letter: string, hasKinds: boolean): Omit<KindFace, 'family' | 'tile'> {
  const { body, color, symbol, playing, values } = look
  const { index, badge, frame, pips, said } = values
  const isPlain = look.letter === undefined && ((body === 'disc' && symbol === undefined) || !hasKinds)
  return {
    body,
    coat: color === undefined ? undefined : coatOfColor(color),
    on:
      symbol !== undefined
        ? symbolOn(body, symbol, index)
        : body === 'stone' || isPlain || letter === ''
          ? []
          : [shape('text', { class: 'letter', dy: 0.36 }, letter)],
    isCounter: look.isCounter && look.picture !== undefined,
    playing: playing === undefined ? undefined : playingCard(playing),
    short:
      playing === undefined
        ? undefined
        : {
            suit: picture(playing.suit, { x: 0, y: 0, size: 2 }),
            ink: inkOfCard(playing),
            index: playing.index,
          },
    picture:
      pips.length > 0
        ? pipsPicture(pips)
        : look.picture !== undefined
          ? picture(look.picture, { x: 0, y: 0, size: 2 })
          : look.letter === undefined
            ? undefined
            : shape('text', { class: 'letter', dy: 0.5, 'font-size': 1.4 }, letter),
    halves: pips.length === 2 ? pips : undefined,
    index,
    badge,
    frame,
    rows: rowsOf(values.small),
    said: [...said],
  }
}

/** A symbol on a body, and a number in its corner or below it. */
function symbolOn(body: Body, symbol: Drawn, index: string | undefined): readonly Shape[] {
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

/** Signs of card families, distinguishable without colour. */
const SIGNS = [
  'M0,-1 L0.9,0.7 L-0.9,0.7 Z',
  'M0,-1 L1,0 L0,1 L-1,0 Z',
  'M-0.8,-0.8 H0.8 V0.8 H-0.8 Z',
  'M-1,0 A1,1 0 1 0 1,0 A1,1 0 1 0 -1,0 Z',
  'M-0.35,-1 H0.35 V-0.35 H1 V0.35 H0.35 V1 H-0.35 V0.35 H-1 V-0.35 H-0.35 Z',
  'M-1,-0.2 L0,-1 L1,-0.2 L0.6,1 L-0.6,1 Z',
] as const

type Families = ReadonlyMap<string, NonNullable<KindFace['family']>>

/** The families of cards by enumeration and value. */
function familiesOf(world: World): ReadonlyMap<string, Families> {
  const values = Map.groupBy(
    world.kinds.flatMap(({ each }) => each ?? []),
    ({ enumeration }) => enumeration,
  )
  return new Map(
    [...values].map(([enumeration, all]) => {
      const numbers = new Map(all.map(({ called, value }) => [called, value]))
      const names = [...numbers.keys()].toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0))
      const coats = [...familyCoats(world, enumeration, names)]
      return [
        enumeration,
        new Map(
          coats.map(([name, coat]) => {
            const symbol = symbolSaid(world.look, valueSaid(world, enumeration, name))
            const usual = SIGNS[(numbers.get(name) ?? 0) % SIGNS.length]
            const sign =
              symbol === undefined ? shape('path', { d: usual }) : picture(symbol, { x: 0, y: 0, size: 2.1 })
            return [name, { coat, sign }]
          }),
        ),
      ]
    }),
  )
}

/** The symbols that seats have or are named after, if each has its own. */
function seatSymbols(world: World): readonly (Shape | undefined)[] {
  const found = world.seats.map(
    ({ name }) => symbolSaid(world.look, world.look.seats.get(name) ?? {}) ?? symbolFor(name)?.symbol,
  )
  const isTold = found.every((symbol) => symbol !== undefined) && new Set(found).size === found.length
  return found.map((symbol) =>
    symbol === undefined || !isTold ? undefined : picture(symbol, { x: 0, y: 0, size: 2.05 }),
  )
}
