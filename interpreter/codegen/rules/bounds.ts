import { LARGEST_WORD, NONE, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { givesTruth, givesWord, isExprIn, isSetIn } from '../../../grammar/ir/match.ts'
import { isUnit } from './calls.ts'
import { js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { Registers, withReg, type Ctx } from './context.ts'
import { directionsIn, topologyOf } from '../../state/topology.ts'
import { distanceWord, stepsTo } from './geometry.ts'
import { readCell, readLoad } from './memory.ts'
import { assuming, narrowedRegister } from './narrowing.ts'
import { noneFits } from './ranges.ts'
import { flattened, staticRow, rowHas } from './set-filters.ts'
import { tableWord } from '../code/tables.ts'
import type { Cond, Val } from '../code/val.ts'
import { workUnit } from '../code/work.ts'
import {
  LEAST,
  MOST,
  NONE_VAL,
  anyWord,
  emitArithmetic,
  constantVal,
  either,
  equal,
  isTrue,
  isNone,
  known,
  emitOrder,
  ranged,
} from '../code/val.ts'
import { mostStanding } from '../../../grammar/ir/pattern-alternatives.ts'
import { pushComparison } from './push-comparisons.ts'

/*
 * Facts about a part of the rules before code is generated for it. Decisions about code generation use only these: no
 * code is generated just to be inspected and discarded.
 */

/** The possible values of a word. */
export type Bounds = Pick<Val, 'lo' | 'hi' | 'none'>

export function boundsOf(ctx: Ctx, e: ExprIR): Bounds {
  return shadow(ctx, e)
}

/** Placeholder for code that is not generated. It never leaves this file. */
const UNMADE = js`?`

/** A value without code. Facts are recorded by name, so only named values keep theirs. */
function shadow(ctx: Ctx, e: ExprIR): Val {
  workUnit()
  const v = seen(ctx, e)
  return v.atom ? v : { ...v, code: UNMADE }
}

function seen(ctx: Ctx, e: ExprIR): Val {
  if (isExprIn(e, 'arithmetic')) return emitArithmetic(e.op, shadow(ctx, e.left), shadow(ctx, e.right))
  if (givesTruth(e)) {
    const c = settled(ctx, e)
    return c === undefined ? ranged(UNMADE, 0, 1) : constantVal(c ? 1 : 0)
  }
  switch (e.op) {
    case 'const':
      return constantVal(e.value)
    case 'reg':
      return ctx.regs.get(e.reg) ?? anyWord(UNMADE)
    case 'cell':
      return readCell(ctx, e.at)
    case 'load': {
      const index = shadow(ctx, e.index)
      const inside = readLoad(ctx, e.base, known(index) === undefined ? { ...index, none: false } : index)
      return index.none ? { ...inside, none: true, atom: false } : inside
    }
    case 'table': {
      const values = ctx.g.ir.tables[e.table]?.values ?? []
      return tableWord({ name: UNMADE, values }, shadow(ctx, e.index))
    }
    case 'if': {
      const c = settled(ctx, e.condition)
      if (c !== undefined) return shadow(ctx, c ? e.then : e.else)
      return either(UNMADE, shadow(assuming(ctx, e.condition), e.then), shadow(ctx, e.else))
    }
    case 'let':
      return shadow(withReg(ctx, e.reg, shadow(ctx, e.value)), e.body)
    case 'call':
      return isUnit(ctx.g, e.term) ? anyWord(UNMADE) : inTerm(ctx, e, shadow)
    case 'count':
      if (e.set.set === 'empty') return constantVal(0)
      return ranged(UNMADE, 0, e.set.set === 'members' ? entitiesOf(ctx.g.ir) : 0x3fffffff)
    case 'first':
      return firstOf(ctx, e.set)
    case 'nth':
      return anyWord(UNMADE, true)
    case 'place':
      return ranged(UNMADE, 1, 0x3fffffff, true)
    case 'fold': {
      const sum = boundsOfSum(ctx, e)
      return sum === undefined ? anyWord(UNMADE) : ranged(UNMADE, sum.lo, sum.hi)
    }
    case 'distance': {
      const inTable = distanceWord(ctx, e, shadow(ctx, e.from), shadow(ctx, e.to), (index) => index)
      return inTable ?? ranged(UNMADE, 0, ctx.g.ir.spaces.length - 1, true)
    }
    case 'steps':
      return ranged(UNMADE, 0, e.cost === undefined ? ctx.g.ir.spaces.length - 1 : MOST, true)
    case 'standing':
      return ranged(UNMADE, 0, mostStanding(e))
    case 'sets worth':
      return ranged(UNMADE, 0, LARGEST_WORD)
    case 'longest way':
      return ranged(UNMADE, 0, LARGEST_WORD)
    case 'longest line':
      return ranged(UNMADE, 0, ctx.g.ir.spaces.length)
    case 'step': {
      const from = shadow(ctx, e.space)
      const mask = known(shadow(ctx, e.directions))
      if (mask === undefined) return ranged(UNMADE, 0, ctx.g.ir.spaces.length - 1, true)
      const [direction] = directionsIn(mask, topologyOf(ctx.g.ir).width)
      return direction === undefined
        ? NONE_VAL
        : tableWord({ name: UNMADE, values: stepsTo(ctx, direction) }, from)
    }
    case 'shared run':
      return ranged(UNMADE, 0, 0x3fffffff)
    case 'stood':
      return ranged(UNMADE, 1, e.keep + 1)
    case 'most':
      return anyWord(UNMADE, true)
  }
}

/** The possible sums over a set, if no partial sum overflows. Members occur once. */
export function boundsOfSum(ctx: Ctx, e: Extract<ExprIR, { op: 'fold' }>): Bounds | undefined {
  if (e.fold !== 'sum') return undefined
  let [lo, hi] = [0, 0]
  for (const hull of hullsOf(ctx, e.set)) {
    const of = shadow(withReg(ctx, e.reg, unmade(hull)), e.of)
    if (of.lo > of.hi) continue
    const count = hull.hi - hull.lo + 1
    lo += Math.min(0, count * of.lo)
    hi += Math.max(0, count * of.hi)
  }
  return lo >= LEAST && hi <= MOST ? { lo, hi, none: false } : undefined
}

function firstOf(ctx: Ctx, set: SetIR): Val {
  if (set.set === 'empty') return NONE_VAL
  if (set.set === 'one') return shadow(ctx, set.item)
  const hulls = hullsOf(ctx, set)
  if (hulls.length === 0) return anyWord(UNMADE)
  const [lo, hi] = [Math.min(...hulls.map((h) => h.lo)), Math.max(...hulls.map((h) => h.hi))]
  return ranged(UNMADE, lo, hi, true)
}

/** The body of a term, with its parameters bound to facts about the arguments. */
function inTerm<T>(ctx: Ctx, e: Extract<ExprIR, { op: 'call' }>, work: (ctx: Ctx, body: ExprIR) => T): T {
  const term = ctx.g.ir.terms[e.term]
  if (term === undefined) throw new Error(`there is no term ${e.term}`)
  const regs = new Map<number, Val>()
  term.params.forEach((reg, i) => {
    const arg = e.args[i]
    if (arg !== undefined) regs.set(reg, shadow(ctx, arg))
  })
  return work({ ...ctx, regs: Registers.of(regs) }, term.body)
}

const sure = (c: Cond): boolean | undefined => (typeof c === 'boolean' ? c : undefined)
const opposite = (c: boolean | undefined): boolean | undefined => (c === undefined ? undefined : !c)

/** Folds a condition if that is possible without reading anything that changes. */
export function settled(ctx: Ctx, from: ExprIR): boolean | undefined {
  workUnit()
  const e = pushComparison(from)
  if (givesWord(e)) return sure(isTrue(shadow(ctx, e)))
  switch (e.op) {
    case 'and':
    case 'or': {
      // An earlier part may never finish, so it cannot be skipped.
      const all = e.op === 'and'
      for (const term of e.terms) {
        const c = settled(ctx, term)
        if (c !== all) return c
      }
      return all
    }
    case 'not':
      return opposite(settled(ctx, e.term))
    case 'lt':
    case 'le':
      return sure(emitOrder(e.op, shadow(ctx, e.left), shadow(ctx, e.right)))
    case 'eq':
      return sure(equal(shadow(ctx, e.left), shadow(ctx, e.right)))
    case 'ne':
      return opposite(sure(equal(shadow(ctx, e.left), shadow(ctx, e.right))))
    case 'if': {
      const c = settled(ctx, e.condition)
      return c === undefined ? undefined : settled(ctx, c ? e.then : e.else)
    }
    case 'let':
      return settled(withReg(ctx, e.reg, shadow(ctx, e.value)), e.body)
    case 'call':
      return isUnit(ctx.g, e.term) ? undefined : inTerm(ctx, e, settled)
    case 'any':
      return isThere(ctx, e.set)
    case 'contains':
      return decidedMember(ctx, e.set, shadow(ctx, e.item))
    case 'can':
      return known(shadow(ctx, e.player)) === NONE ? false : undefined
    case 'after':
    case 'repeats':
      return undefined
  }
}

/** True if there certainly is a member, false if there certainly is none. */
function isThere(ctx: Ctx, set: SetIR): boolean | undefined {
  if (isSetIn(set, 'board')) return undefined
  switch (set.set) {
    case 'empty':
      return false
    case 'one':
      return opposite(sure(isNone(shadow(ctx, set.item))))
    case 'sorted':
      return isThere(ctx, set.of)
    case 'range':
      return sure(emitOrder('le', shadow(ctx, set.from), shadow(ctx, set.to)))
    case 'union': {
      const left = isThere(ctx, set.left)
      return left === false ? isThere(ctx, set.right) : left
    }
    case 'let':
      return isThere(withReg(ctx, set.reg, shadow(ctx, set.value)), set.body)
    case 'if': {
      const c = settled(ctx, set.condition)
      return c === undefined ? undefined : isThere(ctx, c ? set.then : set.else)
    }
    case 'filter':
      if (set.of.set !== 'members') return undefined
      return noneFits(ctx, set.reg, set.where, entitiesOf(ctx.g.ir)) ? false : undefined
    case 'row': {
      const offsets = ctx.g.ir.tables[set.offsets]?.values ?? []
      const row = known(shadow(ctx, set.index))
      if (row === undefined) return offsets.at(-1) === offsets[0] ? false : undefined
      return (offsets[row + 1] ?? 0) > (offsets[row] ?? 0)
    }
    case 'members':
    case 'each':
    case 'map':
    case 'minus':
    case 'best sets':
      return undefined
  }
}

/** True if it certainly is a member, false if it certainly is not. */
export function decidedMember(ctx: Ctx, set: SetIR, item: Val): boolean | undefined {
  if (item.lo > item.hi) return false
  if (isSetIn(set, 'board')) return undefined
  const something = opposite(sure(isNone(item)))
  switch (set.set) {
    case 'empty':
      return false
    case 'one':
      return both(something, sure(equal(shadow(ctx, set.item), item)))
    case 'range':
      return known(shadow(ctx, set.from)) === NONE ? false : undefined
    case 'row':
      return rowHas(ctx, set, known(shadow(ctx, set.index)), item)
    case 'members':
      return both(
        both(isEntity(ctx, item), opposite(sure(isNone(shadow(ctx, set.container))))),
        sure(equal(placeOf(ctx, item), shadow(ctx, set.container))),
      )
    case 'filter': {
      const inside = decidedMember(ctx, set.of, item)
      return inside === false ? false : both(inside, settled(withReg(ctx, set.reg, item), set.where))
    }
    case 'each': {
      const { of } = set
      if (of.set !== 'members' || of.container.op !== 'reg' || of.container.reg !== set.reg) return undefined
      return both(isEntity(ctx, item), decidedMember(ctx, set.over, placeOf(ctx, item)))
    }
    case 'union': {
      const [a, b] = [decidedMember(ctx, set.left, item), decidedMember(ctx, set.right, item)]
      return a === true || b === true ? true : a === false ? b : b === false ? a : undefined
    }
    case 'minus':
      return both(decidedMember(ctx, set.left, item), opposite(decidedMember(ctx, set.right, item)))
    case 'if': {
      const c = settled(ctx, set.condition)
      return c === undefined ? undefined : decidedMember(ctx, c ? set.then : set.else, item)
    }
    case 'let':
      return decidedMember(withReg(ctx, set.reg, shadow(ctx, set.value)), set.body, item)
    case 'sorted':
      return decidedMember(ctx, set.of, item)
    case 'map':
      return undefined
    case 'best sets':
      return decidedMember(ctx, set.of, item) === false ? false : undefined
  }
}

function both(a: boolean | undefined, b: boolean | undefined): boolean | undefined {
  if (a === false || b === false) return false
  return a === true && b === true ? true : undefined
}

const isEntity = (ctx: Ctx, { lo, hi, none }: Val): boolean | undefined =>
  none || lo < 0 || hi >= entitiesOf(ctx.g.ir) ? undefined : true

const placeOf = (ctx: Ctx, item: Val): Val => ctx.places.get(item.code.text) ?? ctx.g.memory.at(item)

/** The possible members of a set, part by part. Empty if it has none. */
export function hullsOf(ctx: Ctx, set: SetIR): readonly Bounds[] {
  const one = (lo: number, hi: number): readonly Bounds[] => (lo <= hi ? [{ lo, hi, none: false }] : [])
  const spaces = ctx.g.ir.spaces.length
  switch (set.set) {
    case 'empty':
      return []
    case 'one':
    case 'map': {
      const parts = set.set === 'one' ? [shadow(ctx, set.item)] : images(ctx, set)
      return parts.flatMap(({ lo, hi }) => one(lo, hi))
    }
    case 'range': {
      const [from, to] = [shadow(ctx, set.from), shadow(ctx, set.to)]
      return to.lo > to.hi || from.lo > from.hi ? [] : one(from.lo, Math.max(from.lo, to.hi))
    }
    case 'row': {
      const items = staticRow(ctx, set)?.items ?? ctx.g.ir.tables[set.items]?.values ?? []
      return items.length === 0 ? [] : one(least(items), most(items))
    }
    case 'members': {
      return one(...ctx.g.memory.lying(shadow(ctx, set.container)))
    }
    case 'filter': {
      const row = flattened(set).of.set === 'row' ? staticRow(ctx, set) : undefined
      if (row === undefined)
        return hullsOf(ctx, set.of).map((hull) => narrowedRegister(unmade(hull), set.reg, set.where))
      return row.items.length === 0 ? [] : one(least(row.items), most(row.items))
    }
    case 'each':
      return few(
        hullsOf(ctx, set.over).flatMap((over) => hullsOf(withReg(ctx, set.reg, unmade(over)), set.of)),
      )
    case 'union':
      return few([...hullsOf(ctx, set.left), ...hullsOf(ctx, set.right)])
    case 'minus':
      return hullsOf(ctx, set.left)
    case 'if': {
      const c = settled(ctx, set.condition)
      if (c !== undefined) return hullsOf(ctx, c ? set.then : set.else)
      return few([...hullsOf(ctx, set.then), ...hullsOf(ctx, set.else)])
    }
    case 'let':
      return hullsOf(withReg(ctx, set.reg, shadow(ctx, set.value)), set.body)
    case 'sorted':
    case 'best sets':
      return hullsOf(ctx, set.of)
    case 'open line':
    case 'reached':
    case 'reached by steps':
    case 'run':
      return one(0, spaces - 1)
    case 'grown':
      return one(0, set.among - 1)
    case 'sight':
      return one(0, entitiesOf(ctx.g.ir) - 1)
    case 'borders':
      return spaces === 0 ? [] : one(0, spaces * topologyOf(ctx.g.ir).width)
  }
}

/** More parts than this are merged into one. */
const MOST_HULLS = 16

function few(hulls: readonly Bounds[]): readonly Bounds[] {
  if (hulls.length <= MOST_HULLS) return hulls
  return [{ lo: least(hulls.map(({ lo }) => lo)), hi: most(hulls.map(({ hi }) => hi)), none: false }]
}

/** A value with only a range. It cannot become code. */
export const unmade = ({ lo, hi, none }: Bounds): Val =>
  lo === hi && !none ? constantVal(lo) : ranged(UNMADE, lo, hi, none)

function images(ctx: Ctx, set: Extract<SetIR, { set: 'map' }>): readonly Bounds[] {
  return hullsOf(ctx, set.over).map((over) => shadow(withReg(ctx, set.reg, unmade(over)), set.item))
}

const least = (items: readonly number[]): number => items.reduce((a, b) => Math.min(a, b), Infinity)
const most = (items: readonly number[]): number => items.reduce((a, b) => Math.max(a, b), -Infinity)
