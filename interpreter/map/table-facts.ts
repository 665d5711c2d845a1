import type { IndexInfo, World } from '../../grammar/check/world/world.ts'
import { NONE, type GameIR, type KindIR, type SeatIR } from '../../grammar/ir/ir.ts'
import type { Laying } from '../../grammar/language/looks.ts'
import type { Coat } from '../look/coats.ts'
import type { CountFaces } from '../look/counts.ts'
import { facesOf, type KindFace } from '../look/faces.ts'
import type { Shape } from '../look/shape.ts'
import { boardMaps } from './board-map.ts'
import { kindMarks, type Mark } from './marks.ts'
import { placesInPlay } from './places-in-play.ts'
import { printedOn, type PrintedBoard } from './printed-board.ts'
import { quietValues } from './zero-values.ts'

/** Facts about a game that drawing its table needs. They stay the same throughout the game. */
export interface TableFacts {
  readonly title: string
  readonly seats: readonly SeatIR[]
  readonly kinds: readonly PrintedKind[]
  readonly coats: readonly Coat[]
  /** The symbols that the seats are named after. */
  readonly seatSymbols: readonly (Shape | undefined)[]
  /** For each seat that has pieces on a board: the kind of most of them, and whether it has others. */
  readonly seatPieces: readonly (SeatPiece | undefined)[]
  /** How places look if the rules say so, by name. */
  readonly laid: Readonly<Record<string, Laid>>
  /** Facts in the rules about places beside boards, by name. */
  readonly places: Readonly<Record<string, PlaceFacts>>
  /** How tracked values and tallies look if the rules say so, by name. */
  readonly counts: CountFaces
  /** Tracked values that need not be shown while they are 0 for everybody. */
  readonly quiet: readonly string[]
  readonly areas: readonly Area[]
  /** The printed boards. */
  readonly printed: readonly PrintedBoard[]
}

interface SeatPiece {
  readonly kind: string
  readonly isOnly: boolean
}

/** A place of which there may be several. */
export interface PlaceFacts {
  /** The indices that tell the places of a seat apart, the last changing fastest; empty: there is one. */
  readonly indices: readonly IndexFacts[]
  /** It keeps what has been won, thrown away or used up, in no order, for all to see. */
  readonly isAside: boolean
  /** How many things have room in it, if everybody sees them and they are few. */
  readonly room?: number
}

export interface IndexFacts {
  readonly name: string
  readonly count: number
  /** Its values are in line, such as from the rear to the front. */
  readonly isLine: boolean
  /** Seats from which it is seen in reverse: their words for it are reversed. */
  readonly turned: readonly number[]
}

/** How the pieces in a place lie, and the order of their kinds. */
export interface Laid {
  readonly as: Laying
  readonly order: readonly string[] | undefined
  /** A printed number whose sum is written above them, by kind. */
  readonly sum?: { readonly name: string; readonly of: Readonly<Record<string, number>> }
}

/** A kind of piece with its printed values. */
export interface PrintedKind extends KindIR {
  readonly face: KindFace
  readonly marks: readonly Mark[]
}

/** Spaces that have a common name in the rules. */
export interface Area {
  readonly name: string
  /** The seat it belongs to; undefined: all of them. */
  readonly owner: number | undefined
  readonly spaces: readonly string[]
}

export function tableFacts(world: World, ir: GameIR): TableFacts {
  const marks = kindMarks(world)
  const faces = facesOf(world)
  return {
    title: ir.title,
    seats: ir.seats,
    kinds: ir.kinds.flatMap((kind, i) => {
      const face = faces.kinds[i]?.face
      return face === undefined ? [] : [{ ...kind, face, marks: unsaid(marks[i] ?? [], face) }]
    }),
    coats: faces.coats,
    seatSymbols: faces.seatSymbols,
    seatPieces: seatPieces(ir),
    laid: laidIn(world),
    places: placesIn(world, ir),
    counts: faces.counts,
    quiet: quietValues(ir),
    areas: namedAreas(world, ir),
    printed: boardMaps(world).map(printedOn),
  }
}

/** A seat that begins without pieces has those of another. */
function seatPieces(ir: GameIR): TableFacts['seatPieces'] {
  if (ir.boards.length === 0) return []
  const found = ir.seats.map((_, seat) => seatPiece(ir, seat))
  return found.map((own) => own ?? found.find((other) => other !== undefined))
}

function seatPiece({ pieces, kinds, containers }: GameIR, seat: number): SeatPiece | undefined {
  const own = pieces.filter(
    ({ owner, container }) => (owner === NONE ? containers[container]?.owner : owner) === seat,
  )
  const byKind = [...Map.groupBy(own, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length)
  const kind = kinds[byKind[0]?.[0] ?? NONE]?.name
  return kind === undefined ? undefined : { kind, isOnly: byKind.length === 1 }
}

function laidIn({ look, kinds, classes }: World): TableFacts['laid'] {
  const numbers = (name: string): Readonly<Record<string, number>> =>
    Object.fromEntries(
      classes.flatMap((own) => {
        const column = own.columns.find((one) => one.name === name)
        return own.kinds.map((kind, row) => [kinds[kind]?.name ?? '', column?.values[row] ?? 0] as const)
      }),
    )
  return Object.fromEntries(
    [...look.places].flatMap(([name, { as, order, sum }]): readonly [string, Laid][] =>
      as === undefined
        ? []
        : [
            [
              name,
              {
                as,
                order: order?.map((kind) => kinds[kind]?.name ?? ''),
                ...(sum === undefined ? {} : { sum: { name: sum, of: numbers(sum) } }),
              },
            ],
          ],
    ),
  )
}

/** Places that hold more are used as if there were no limit. */
const FEW = 8

function placesIn(world: World, ir: GameIR): TableFacts['places'] {
  const inPlay = placesInPlay(world, ir)
  return Object.fromEntries(
    world.places.flatMap(({ name, isBoard, madeOf, container, indices, capacity, holdsGroups }) => {
      if (isBoard || madeOf.length > 0) return []
      const { pile = false, seenBy } = ir.containers[container] ?? {}
      const isKept = !inPlay.has(name) && capacity > FEW && holdsGroups.length === 0
      const facts: PlaceFacts = {
        indices: indices.flatMap((index) => (index.name === 'player' ? [] : [indexFacts(world, index)])),
        isAside: isKept && !pile && seenBy === 'everyone' && name !== 'hand',
        ...(capacity > 1 && capacity <= FEW && !pile && seenBy === 'everyone' && holdsGroups.length === 0
          ? { room: capacity }
          : {}),
      }
      return [[name, facts] as const]
    }),
  )
}

function indexFacts({ lines }: World, { name, count }: IndexInfo): IndexFacts {
  const { called = [], first = 0 } = lines.get(name) ?? {}
  const reversed = called[first]?.toReversed().join()
  const turned = called.flatMap((words, seat) => (words.join() === reversed ? [seat] : []))
  return { name, count, isLine: lines.has(name), turned }
}

/** Printed values that the face does not show already. */
function unsaid(marks: readonly Mark[], { said }: KindFace): readonly Mark[] {
  return marks.filter(({ column }) => !said.includes(column))
}

export function namedAreas({ areas }: World, ir: GameIR): readonly Area[] {
  return [...areas.values()].flatMap(({ name, perSeat, spaces }) =>
    spaces.map((each, seat) => ({
      name,
      owner: perSeat ? seat : undefined,
      spaces: each.map((space) => ir.spaces[space]?.name ?? ''),
    })),
  )
}
