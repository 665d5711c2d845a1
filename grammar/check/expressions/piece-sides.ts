import type { Expression, Name } from '../../expression/ast.ts'
import { argumentCountText } from '../../diagnostics/sentence.ts'
import { arithmetic, constant, loadWord } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import { DIRECTIONS, HIDDEN, PUBLIC, SPACE, widest, type Secrecy } from '../../types/types.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { elaborate, typed } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, scalarOf, type Value } from '../elaboration/values.ts'
import { sidesOfSpaces } from '../world/sides.ts'
import type { ClassInfo, SidesInfo } from '../world/world.ts'
import { theOnly } from './conversions.ts'
import { APART } from './rotate-directions.ts'

/** A class whose pieces have something printed on each side, and how they lie. */
export interface Sided {
  readonly own: ClassInfo
  readonly sides: SidesInfo
  /** The directions to which they have sides, clockwise. */
  readonly ways: readonly number[]
  /** To which of them the first side points; if nothing is tracked, to the first. */
  readonly facing: TrackedValue | undefined
}

/** The class whose pieces print this column, or any, on each side. Undefined if there is none. */
export function sidedClass(el: Reading, column?: string): Sided | undefined {
  const { world } = el
  const own = world.classes.find(({ sides }) => sides !== undefined && (column ?? sides.name) === sides.name)
  const ways = sidesOfSpaces(world.boards, world.topology)
  if (own?.sides === undefined || ways === undefined) return undefined
  const facing = [...el.tracked.values()]
    .flat()
    .find(({ of, type }) => typeof of === 'object' && of.class === own.name && type.kind === 'directions')
  return { own, sides: own.sides, ways, facing }
}

/** `edge(tile, up)`: what that side of a piece shows, as it lies; `edge(tile, up, right)`, as it would if it faced right. */
export function sideCalled(
  el: Reading,
  context: Context,
  name: Name,
  args: readonly Expression[],
  e: Expression,
): Value | undefined {
  const sided = sidedClass(el, name.text)
  if (sided === undefined) return undefined
  const symbol = el.names.symbols.ofKey(sided.sides.key)
  if (symbol !== undefined) el.names.use(symbol, context.source, name)
  const [thing, way, facing] = args
  if (thing === undefined || way === undefined || args.length > 3) {
    el.report('ST4107', spanIn(context, e), argumentCountText(name.text, 2, args.length, 3), {
      help: `Say of what and which side: \`${name.text}(${sided.own.name}, up)\`.`,
    })
    return HOLE_VALUE
  }
  const piece = pieceOn(el, context, thing, sided)
  const toward = typed(el, context, way, DIRECTIONS, true)
  const faces = facing && typed(el, context, facing, DIRECTIONS, true)
  if (piece === undefined) return HOLE_VALUE
  const { reg, ir } = el.boundRegister({
    kind: 'piece',
    class: sided.own.name,
    kinds: new Set(sided.own.kinds),
  })
  const body = sideValue(el, sided, ir, sideTo(el, sided, toward.ir), faces?.ir)
  return scalarOf(
    sided.sides.type,
    { op: 'let', reg, value: piece.ir, body },
    {
      orNone: true,
      secrecy: widest(piece.secrecy, toward.secrecy, faces?.secrecy ?? PUBLIC),
    },
  )
}

/** A piece, or what lies on a space. */
function pieceOn(
  el: Reading,
  context: Context,
  thing: Expression,
  { own }: Sided,
): { readonly ir: ExprIR; readonly secrecy: Secrecy } | undefined {
  const value = theOnly(el, elaborate(el, context, thing, SPACE))
  if (value.form === 'scalar') {
    if (value.type.kind === 'hole') return undefined
    if (value.type.kind === 'piece' && value.type.class === own.name)
      return { ir: value.ir, secrecy: widest(value.secrecy, value.face) }
    if (value.type.kind === 'space')
      return { ir: onSpace(el, value.ir), secrecy: widest(value.secrecy, boardSecrecy(el)) }
  }
  el.report('ST4102', spanIn(context, thing), `A ${own.name} is needed here, or the space on which one lies.`)
  return undefined
}

/** Who may know what lies on the boards. */
export function boardSecrecy(el: Reading): Secrecy {
  el.readBoards()
  const boards = el.world.places.filter(({ isBoard }) => isBoard)
  const isOpen = ({ container }: { readonly container: number }): boolean =>
    el.world.containers[container]?.seenBy === 'everyone'
  return boards.every(isOpen) ? PUBLIC : HIDDEN
}

/** The first piece on a space. */
export function onSpace(el: Reading, space: ExprIR): ExprIR {
  el.readBoards()
  return { op: 'first', set: { set: 'members', container: space } }
}

/** The number of a side, clockwise from the first, by its direction. None if there is no side. */
export function sideTo(el: Reading, { ways }: Sided, direction: ExprIR): ExprIR {
  const words = Array<number>(APART).fill(NONE)
  ways.forEach((bit, side) => (words[2 ** bit % APART] = side))
  return el.lookUp('side', words, arithmetic('mod', direction, constant(APART)))
}

/** The number of the printed side that lies in a direction, from the number of that side of the space. */
export function printedSide(
  el: Reading,
  sided: Sided,
  piece: ExprIR,
  side: ExprIR,
  facing = facingOf(el, sided, piece),
): ExprIR {
  const count = constant(sided.ways.length)
  const turn = sideTo(el, sided, facing)
  const printed = arithmetic('mod', arithmetic('sub', side, turn), count)
  return arithmetic('add', arithmetic('mul', el.kindOf(piece), count), printed)
}

export function facingOf(el: Reading, { facing, ways }: Sided, piece: ExprIR): ExprIR {
  if (facing === undefined) return constant(2 ** (ways[0] ?? 0))
  el.readWord(facing.cell.base)
  return loadWord(facing.cell.base, piece)
}

/** The print on a side. */
export function sideValue(el: Reading, sided: Sided, piece: ExprIR, side: ExprIR, facing?: ExprIR): ExprIR {
  const words = ofKinds(el, sided, NONE, ({ value }) => value)
  return el.lookUp(sided.sides.name, words, printedSide(el, sided, piece, side, facing))
}

/** Something for each side of each kind of the game. */
export function ofKinds<T>(
  el: Reading,
  { own, ways }: Sided,
  otherwise: T,
  of: (side: SidesInfo['rows'][number][number], row: SidesInfo['rows'][number]) => T,
): readonly T[] {
  return el.world.kinds.flatMap((_, kind) => {
    const row = own.sides?.rows[own.kinds.indexOf(kind)] ?? []
    return ways.map((_way, side) => {
      const there = row[side]
      return there === undefined ? otherwise : of(there, row)
    })
  })
}
