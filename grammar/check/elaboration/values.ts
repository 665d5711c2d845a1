import { NOTHING } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import type { Typed } from '../../types/typed.ts'
import type { Type, Secrecy } from '../../types/types.ts'
import { HOLE, PUBLIC, SPACE } from '../../types/types.ts'
import type { AreaInfo, PlaceInfo } from '../world/world.ts'

/** What an expression of the language turned out to be. */
export type Value = Scalar | SetValue | PlaceValue | AreaValue

/** Where a piece or group is known to lie. */
export interface Whereabouts {
  /** On a space of a board. */
  readonly onBoard?: boolean
  /** In this place, as `units on field` are. */
  readonly lies?: PlaceInfo | undefined
  /** A player known not to be the one on turn, as long as that one is on turn. */
  readonly other?: OtherSeat | undefined
}

/** A player who is not `you`: of whom that was said, and whether it is a partner. */
export interface OtherSeat {
  readonly seating: number
  readonly isPartner: boolean
}

/** The relation of its owner to the player on turn. */
export type Whose = 'you' | 'partner' | 'other' | undefined

export function whereabouts({ onBoard, lies, other }: Whereabouts): Whereabouts {
  return {
    ...(onBoard === true ? { onBoard } : {}),
    ...(lies === undefined ? {} : { lies }),
    ...(other === undefined ? {} : { other }),
  }
}

/** One thing: a number, a piece, a seat... */
export interface Scalar extends Whereabouts {
  readonly form: 'scalar'
  readonly type: Type
  /** It may be none. */
  readonly orNone: boolean
  readonly ir: ExprIR
  /** Who may know which thing it is. */
  readonly secrecy: Secrecy
  /** For a piece: who may know its face. */
  readonly face: Secrecy
  /** For a bag of many values: its words after the first. */
  readonly more?: readonly ExprIR[]
  /** For a bag: no value is in it twice. */
  readonly different?: true
  /** For a piece: it was chosen, or handed over, as one of the player's own. */
  readonly isYours?: true | undefined
  /** For a kind chosen in secret: the word with the piece that another one becomes. */
  readonly spare?: number | undefined
}

export interface SetValue extends Whereabouts {
  readonly form: 'set'
  readonly element: Type
  readonly ir: SetIR
  readonly secrecy: Secrecy
  readonly face: Secrecy
  /** Of what lies in a bag: how often each of them does. */
  readonly times?: (thing: ExprIR) => ExprIR
  /** None of them lies there twice. */
  readonly different?: true
}

/** `your hand`, `captured of player`, `board`: containers of one place. */
export interface PlaceValue {
  readonly form: 'place'
  readonly place: PlaceInfo
  /** The one container; undefined if there are several (a board, the hands of several players). */
  readonly container: ExprIR | undefined
  readonly containers: SetIR
  /** Its owner, if that is known: `your hand` is yours. */
  readonly whose: Whose
}

/** `home` without saying whose. */
export interface AreaValue {
  readonly form: 'area'
  readonly area: AreaInfo
}

/** What was found out about a value, without the IR it becomes. */
export function typedOf(value: Value): Typed {
  switch (value.form) {
    case 'scalar':
      return value
    case 'set':
      return { form: 'set', type: value.element, orNone: false, secrecy: value.secrecy, face: value.face }
    case 'place':
      return { form: 'place', type: HOLE, orNone: false, secrecy: PUBLIC, face: PUBLIC }
    case 'area':
      return { form: 'area', type: SPACE, orNone: false, secrecy: PUBLIC, face: PUBLIC }
  }
}

export function scalarOf(
  type: Type,
  ir: ExprIR,
  more: Partial<Pick<Scalar, 'orNone' | 'secrecy' | 'face'>> = {},
): Scalar {
  return {
    form: 'scalar',
    type,
    ir,
    orNone: more.orNone ?? false,
    secrecy: more.secrecy ?? PUBLIC,
    face: more.face ?? PUBLIC,
  }
}

/** One of several things: what is known of all of them is known of it. */
export function memberOf(set: SetValue, ir: ExprIR): Scalar {
  return { ...scalarOf(set.element, ir, { face: set.face, secrecy: set.secrecy }), ...whereabouts(set) }
}

/** The value of what could not be understood: it fits everywhere and is reported no further. */
export const HOLE_VALUE: Scalar = scalarOf(HOLE, NOTHING)

/** A placeholder for things that could not be understood. */
export const EMPTY_SET: SetValue = {
  form: 'set',
  element: HOLE,
  ir: { set: 'empty' },
  secrecy: PUBLIC,
  face: PUBLIC,
}
