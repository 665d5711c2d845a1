import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { matchSet } from '../../../grammar/ir/match.ts'
import { js } from '../code/code.ts'
import { block, branch, emit, type Ctx, type MovedPiece } from './context.ts'
import { decidedMember } from './bounds.ts'
import { looksOnlyAt } from '../code/looks-only.ts'
import { lineMade, noneLeft } from './line-completed.ts'
import { condCode, negated, type Cond, type Val } from '../code/val.ts'
import { has } from './dispatch.ts'
import { when } from './when.ts'

/**
 * For a condition that did not hold before one piece moved, and that depends only on places of pieces and contents of
 * places: a cheaper condition for it to hold now. Undefined if it depends on anything else and has to be tested as a
 * whole.
 */
export function becameTrue(ctx: Ctx, asked: ExprIR, move: MovedPiece): Cond | undefined {
  const isAbsence = asked.op === 'not' && asked.term.op === 'any'
  const set = isAbsence ? setOf(asked.term) : setOf(asked)
  const line = lineMade(ctx, asked, move)
  if (line !== undefined) return line
  const absent = isAbsence && set !== undefined ? noneLeft(ctx, set) : undefined
  if (absent !== undefined) return absent
  if (!move.sure || set === undefined || !move.piece.atom || !isAboutPlaces(ctx, set)) return undefined
  const before = sure(ctx, set, move, move.from)
  const after = sure(ctx, set, move, move.to)
  // The move did not change whether the piece matches.
  if (before !== undefined && before === after) return false
  if (isAbsence) return after === true ? false : lastGone(ctx, asked, set, move)
  return after === false ? false : isMember(ctx, set, move, move.to)
}

/** A set became empty only if the moved piece was in it and no longer is. */
function lastGone(ctx: Ctx, asked: ExprIR, set: SetIR, move: MovedPiece): Cond {
  const wasMember = isMember(ctx, set, move, move.from)
  const is = isMember(ctx, set, move, move.to)
  if (wasMember === false || is === true) return false
  const hasLeft = ctx.g.names.fresh('b')
  emit(ctx, js`let ${hasLeft} = false;`)
  block(ctx, js`if (${condCode(wasMember)} && ${condCode(negated(is))})`, () =>
    when(ctx, asked, () => emit(ctx, js`${hasLeft} = true;`)),
  )
  return hasLeft
}

function isMember(ctx: Ctx, set: SetIR, { piece }: MovedPiece, place: Val): Cond {
  return has({ ...ctx, places: new Map(ctx.places).set(piece.code.text, place) }, set, piece)
}

function setOf(e: ExprIR): SetIR | undefined {
  return e.op === 'any' ? e.set : undefined
}

/** True if a piece at that place is certainly a member. */
function sure(ctx: Ctx, set: SetIR, { piece }: MovedPiece, place: MovedPiece['to']): boolean | undefined {
  const there = branch(ctx)
  there.places.set(piece.code.text, place)
  return decidedMember(there, set, piece)
}

/** True if membership of a piece depends only on its place and on constants. */
function isAboutPlaces(ctx: Ctx, set: SetIR): boolean {
  return matchSet(
    set,
    {
      row: ({ index }) => isFixed(index),
      range: ({ from, to }) => isFixed(from) && isFixed(to),
      members: ({ container }) => isFixed(container),
      filter: ({ of, reg, where }) => isAboutPlaces(ctx, of) && isAbout(ctx, where, reg),
      each: ({ of, reg, over }) =>
        of.set === 'members' &&
        of.container.op === 'reg' &&
        of.container.reg === reg &&
        isAboutPlaces(ctx, over),
    },
    () => false,
  )
}

function isFixed(e: ExprIR): boolean {
  return looksOnlyAt(e, () => false)
}

/** True if it reads only the place of that piece from the state. */
function isAbout(ctx: Ctx, e: ExprIR, piece: number): boolean {
  const { at } = ctx.g.ir.memory
  return looksOnlyAt(
    e,
    (look) => look.op === 'load' && look.base === at && look.index.op === 'reg' && look.index.reg === piece,
  )
}
