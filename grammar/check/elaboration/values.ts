import { NOTHING } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import type { Typed } from '../../types/typed.ts'
import { HOLE, PUBLIC, SPACE, type Type, type Secrecy } from '../../types/types.ts'
import type { AreaInfo, PlaceInfo } from '../world/world.ts'

/** The meaning of an expression of the language. */
export type Value = Scalar | SetValue | PlaceValue | AreaValue

/** The known place of a piece or group. */
export interface Whereabouts {
  /** True if it is on a space of a board. */
  readonly onBoard?: boolean
  /** Its place, as for `units on field`. */
  readonly lies?: PlaceInfo | undefined
  /** A player known not to be the one on turn, while that one is on turn. */
  readonly other?: OtherSeat | undefined
}

/** A player other than `you`: relative to whom, and whether it is a partner. */
interface OtherSeat {
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
  /** True if it may be none. */
  readonly orNone: boolean
  readonly ir: ExprIR
  /** Who may know which thing it is. */
  readonly secrecy: Secrecy
  /** For a piece: who may know its face. */
  readonly face: Secrecy
  /** For a bag of many values: its words after the first. */
  readonly more?: readonly ExprIR[]
  /** For a bag: no value occurs twice. */
  readonly different?: true
  /** For a piece: it was chosen, or passed, as one of the player's own. */
  readonly isYours?: true | undefined
  /** For a kind chosen in secret: the word with the replacement piece. */
  readonly spare?: number | undefined
}

export interface SetValue extends Whereabouts {
  readonly form: 'set'
  readonly element: Type
  readonly ir: SetIR
  readonly secrecy: Secrecy
  readonly face: Secrecy
  /** For the contents of a bag: the number of occurrences of each. */
  readonly times?: (thing: ExprIR) => ExprIR
  /** True if none of them occurs twice. */
  readonly different?: true
}

/** `your hand`, `captured of player`, `board`: containers of one place. */
export interface PlaceValue {
  readonly form: 'place'
  readonly place: PlaceInfo
  /** The one container; undefined if there are several (a board, the hands of several players). */
  readonly container: ExprIR | undefined
  readonly containers: SetIR
  /** Its owner, if known: `your hand` is yours. */
  readonly whose: Whose
}

/** `home` without its owner. */
interface AreaValue {
  readonly form: 'area'
  readonly area: AreaInfo
}

/** The type and other facts about a value, without its IR. */
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

/** A member of a set: facts about all members apply to it. */
export function memberOf(set: SetValue, ir: ExprIR): Scalar {
  return { ...scalarOf(set.element, ir, { face: set.face, secrecy: set.secrecy }), ...whereabouts(set) }
}

/** The value of an unintelligible expression. It fits everywhere and causes no further reports. */
export const HOLE_VALUE: Scalar = scalarOf(HOLE, NOTHING)

/** A placeholder for things that could not be understood. */
export const EMPTY_SET: SetValue = {
  form: 'set',
  element: HOLE,
  ir: { set: 'empty' },
  secrecy: PUBLIC,
  face: PUBLIC,
}
