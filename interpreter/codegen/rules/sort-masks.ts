import { NONE, type ExprIR } from '../../../grammar/ir/ir.ts'
import type { Holder } from '../../../grammar/ir/meaning.ts'
import { matchExpr } from '../../../grammar/ir/match.ts'
import { readsRegister } from '../../../grammar/ir/walk.ts'
import { js, type Js } from '../code/code.ts'
import { branch, named, withReg, type Ctx } from './context.ts'
import { unseenCells } from './body-functions.ts'
import { valuesPerThing } from './ranges.ts'
import { tellsOfMoves } from './hoisted-values.ts'
import { condCode, constantVal } from '../code/val.ts'
import { boundsOf, knownValue, settled, value, cond } from './dispatch.ts'
import { pushComparison } from './push-comparisons.ts'

/*
 * The sorts of pieces that satisfy a condition, as bits of a word. It is computed once for the other operand, a group
 * for instance, rather than for each piece: conditions on pieces are looked up, and all other conditions hold for all
 * sorts or for none.
 */

/** Represents the piece: a word, or the parameter of a term. */
type Named = Required<Holder>

/** Code for the bits, once their dependencies are known. */
type Mask = (into: Ctx) => number | Js

/** Limit on the number of values with which pieces are compared. */
const MOST_COMPARED = 64

/**
 * Undefined if the condition depends on more than the sort of the piece, or compares it with too many values.
 *
 * @param cell the word that contains the piece @param sorts a number below 32 for each piece
 */
export function sortMask(ctx: Ctx, test: ExprIR, cell: number, sorts: readonly number[]): Mask | undefined {
  return tellsOfMoves(ctx.g.ir, test) ? undefined : new Sorts(sorts).mask(ctx, test, { cell, reg: undefined })
}

class Sorts {
  private readonly sorts: readonly number[]
  private readonly pieces: readonly number[]

  constructor(sorts: readonly number[]) {
    this.sorts = sorts
    this.pieces = sorts.map((_, piece) => piece)
  }

  mask(ctx: Ctx, test: ExprIR, piece: Named): Mask | undefined {
    const e = pushComparison(test)
    if (!reads(ctx, e, piece)) return (into) => forAll({ ...ctx, out: into.out }, e)
    const known = this.settledFor(ctx, e, piece)
    if (known !== undefined) return () => known
    const masks = (parts: readonly ExprIR[]): readonly (Mask | undefined)[] =>
      parts.map((part) => this.mask(ctx, part, piece))
    return matchExpr(
      e,
      {
        and: ({ op, terms }) => allOf(masks(terms), (parts) => joinedBy(op, parts)),
        or: ({ op, terms }) => allOf(masks(terms), (parts) => joinedBy(op, parts)),
        not: ({ term }) => allOf(masks([term]), ([mask = 0]) => inverse(mask)),
        if: (either) =>
          allOf(masks([either.condition, either.then, either.else]), ([when = 0, yes = 0, no = 0]) =>
            joinedBy('or', [joinedBy('and', [when, yes]), joinedBy('and', [inverse(when), no])]),
          ),
        comparison: (compared) => this.compared(ctx, compared, piece),
        call: (call) => this.inTerm(ctx, call, piece),
      },
      () => undefined,
    )
  }

  private settledFor(ctx: Ctx, e: ExprIR, piece: Named): number | undefined {
    const values = valuesPerThing(ctx, piece, e, this.pieces)
    if (values !== undefined) return this.bits((at) => values[at] === 1)
    const bind = binding(ctx, piece)
    return this.bits((at) => settled(bind(at), e))
  }

  /** A property of the piece compared with something else. */
  private compared(ctx: Ctx, e: Comparison, piece: Named): Mask | undefined {
    const isLeft = reads(ctx, e.left, piece)
    const [own, other] = isLeft ? [e.left, e.right] : [e.right, e.left]
    if (reads(ctx, other, piece)) return undefined
    const { lo, hi, none } = boundsOf(ctx, other)
    if (hi - lo >= MOST_COMPARED) return undefined
    const bind = binding(ctx, piece)
    const properties =
      valuesPerThing(ctx, piece, own, this.pieces) ?? this.pieces.map((at) => knownValue(bind(at), own))
    const against = (is: number): number | undefined =>
      this.bits((at) => {
        const property = properties[at]
        if (property === undefined) return undefined
        return isLeft ? compare(e.op, property, is) : compare(e.op, is, property)
      })
    const masks = Array.from({ length: Math.max(0, hi - lo + 1) }, (_, i) => against(lo + i))
    const ofNone = none ? against(NONE) : 0
    if (ofNone === undefined || masks.includes(undefined)) return undefined
    return (into) => {
      const here = { ...ctx, out: into.out }
      const v = named(here, value(here, other))
      const table = js`${ctx.g.tables.of(masks.map((mask) => mask ?? 0)).name}[${lo === 0 ? v.code : js`${v.code} - ${lo}`}]`
      return none ? js`(${v.code} === N ? ${ofNone} : ${table})` : table
    }
  }

  private inTerm(ctx: Ctx, e: Extract<ExprIR, { op: 'call' }>, piece: Named): Mask | undefined {
    const term = ctx.g.ir.terms[e.term]
    if (term === undefined) return undefined
    const own = term.params.filter((_, i) => isPiece(e.args[i], piece))
    const isDerived = e.args.some((arg) => !isPiece(arg, piece) && reads(ctx, arg, piece))
    if (own.length > 1 || isDerived) return undefined
    // Other arguments keep their ranges, and are named where the code begins.
    let inner = ctx
    const given: { readonly reg: number; readonly arg: ExprIR }[] = []
    for (const [i, reg] of term.params.entries()) {
      const arg = e.args[i]
      if (arg === undefined || own.includes(reg)) continue
      given.push({ reg, arg })
      const sure =
        arg.op === 'cell' ? ctx.cells.get(arg.at) : arg.op === 'reg' ? ctx.regs.get(arg.reg) : undefined
      if (sure === undefined || !sure.atom) return undefined
      inner = withReg(inner, reg, sure)
    }
    return this.mask(inner, term.body, { cell: piece.cell, reg: own[0] })
  }

  /** The sorts for which something holds. Undefined if it is unknown, or differs among pieces of one sort. */
  private bits(holds: (piece: number) => boolean | undefined): number | undefined {
    let [yes, no] = [0, 0]
    for (const [piece, sort] of this.sorts.entries()) {
      const is = holds(piece)
      if (is === undefined) return undefined
      if (is) yes |= 1 << sort
      else no |= 1 << sort
    }
    return (yes & no) === 0 ? yes : undefined
  }
}

type Comparison = Extract<ExprIR, { op: 'eq' | 'ne' | 'lt' | 'le' }>

/** Comparisons with none are false. */
function compare(op: Comparison['op'], a: number, b: number): boolean {
  switch (op) {
    case 'eq':
      return a === b
    case 'ne':
      return a !== b
    case 'lt':
      return a < b && a !== NONE
    case 'le':
      return a <= b && a !== NONE
  }
}

function reads({ g }: Ctx, part: ExprIR, { cell, reg }: Named): boolean {
  if (reg !== undefined && readsRegister(part, new Set([reg]))) return true
  return cell !== undefined && unseenCells(g, part).includes(cell)
}

const isPiece = (e: ExprIR | undefined, { cell, reg }: Named): boolean =>
  (e?.op === 'cell' && e.at === cell) || (e?.op === 'reg' && e.reg === reg)

/** The context in which it is this piece, until the next one is requested. */
function binding(ctx: Ctx, { cell, reg }: Named): (at: number) => Ctx {
  const inner = branch(ctx)
  return (at) => {
    if (cell !== undefined) inner.cells.set(cell, constantVal(at))
    return reg === undefined ? inner : withReg(inner, reg, constantVal(at))
  }
}

/** A condition that does not depend on the piece holds for all sorts or for none. */
function forAll(ctx: Ctx, e: ExprIR): number | Js {
  const c = cond(ctx, e)
  return typeof c === 'boolean' ? (c ? -1 : 0) : js`(${condCode(c)} ? -1 : 0)`
}

function allOf(
  parts: readonly (Mask | undefined)[],
  make: (masks: readonly (number | Js)[]) => number | Js,
): Mask | undefined {
  const sure = parts.filter((part) => part !== undefined)
  return sure.length < parts.length ? undefined : (into) => make(sure.map((part) => part(into)))
}

const inverse = (mask: number | Js): number | Js => (typeof mask === 'number' ? ~mask : js`~${mask}`)

export function joinedBy(op: 'and' | 'or', masks: readonly (number | Js)[]): number | Js {
  const isAll = op === 'and'
  let known = isAll ? -1 : 0
  const code: Js[] = []
  for (const mask of masks) {
    if (typeof mask !== 'number') code.push(mask)
    else known = isAll ? known & mask : known | mask
  }
  if (known === (isAll ? 0 : -1) || code.length === 0) return known
  const all = known === (isAll ? -1 : 0) ? code : [...code, js`${known}`]
  return js`(${all.reduce((sum, one) => (isAll ? js`${sum} & ${one}` : js`${sum} | ${one}`))})`
}
