import { setsWorthOf, standingOf } from './pattern-fits.ts'
import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { givesTruth, isExprIn } from '../../../grammar/ir/match.ts'
import { longestWayOf, numberOfSteps } from './reaching-by-steps.ts'
import { termCall } from './calls.ts'
import { js } from '../code/code.ts'
import type { Apart, Ctx } from './context.ts'
import { apart, block, emit, isSure, named, where, withReg, withoutRest } from './context.ts'
import { distanceBetween, longestLine, stepFrom } from './geometry.ts'
import { lengthOfWay } from './reaching.ts'
import { sharedRun, stood } from './history.ts'
import { keptValue } from './contents-cache.ts'
import { readCell, readLoad } from './memory.ts'
import { mostOf } from './most-of-moves.ts'
import { assuming } from './narrowing.ts'
import { countOf, firstOf, foldOf, nthOf, placeOf } from './quantities.ts'
import { tableValue } from './value-tables.ts'
import { tableWord } from '../code/tables.ts'

import { NONE_VAL, emitArithmetic, condVal, constantVal, either, type Op, type Val } from '../code/val.ts'
import { cond, tested } from './dispatch.ts'

/** The code of an expression. Terms and registers are resolved, and statements that it needs first are emitted. */
export function value(outer: Ctx, e: ExprIR): Val {
  const ctx = withoutRest(outer)
  return tableValue(ctx, e) ?? keptValue(ctx, e, unkept) ?? unkept(ctx, e)
}

/** The same for a value that is not cached as a whole. */
export function unkept(ctx: Ctx, e: ExprIR): Val {
  if (isExprIn(e, 'arithmetic')) return operated(ctx, e.op, value(ctx, e.left), value(ctx, e.right))
  if (givesTruth(e)) return condVal(tested(ctx, e))
  switch (e.op) {
    case 'const':
      return constantVal(e.value)
    case 'reg': {
      const existing = ctx.regs.get(e.reg)
      if (existing === undefined) throw new Error(`register ${e.reg} is read where nothing binds it`)
      return existing
    }
    case 'cell':
      return readCell(ctx, e.at)
    case 'load':
      return readLoad(ctx, e.base, value(ctx, e.index))
    case 'table': {
      const values = ctx.g.ir.tables[e.table]?.values ?? []
      return tableWord(ctx.g.tables.of(values), named(ctx, value(ctx, e.index)))
    }
    case 'if':
      return conditional(ctx, e)
    case 'let':
      return value(withReg(ctx, e.reg, named(ctx, value(ctx, e.value))), e.body)
    case 'call':
      return termCall(ctx, e, value, (word) => word)
    case 'count':
      return countOf(ctx, e.set)
    case 'first':
      return firstOf(ctx, e.set)
    case 'nth':
      return nthOf(ctx, e)
    case 'place':
      return placeOf(ctx, e)
    case 'fold':
      return foldOf(ctx, e)
    case 'distance':
      return e.via === undefined ? distanceBetween(ctx, e) : lengthOfWay(ctx, { ...e, via: e.via })
    case 'steps':
      return numberOfSteps(ctx, e)
    case 'standing':
      return standingOf(ctx, e)
    case 'sets worth':
      return setsWorthOf(ctx, e)
    case 'longest way':
      return longestWayOf(ctx, e)
    case 'longest line':
      return longestLine(ctx, e)
    case 'step':
      return stepFrom(ctx, e)
    case 'shared run':
      return sharedRun(ctx, e)
    case 'stood':
      return stood(ctx, e)
    case 'most':
      return mostOf(ctx, e)
  }
}

function operated(ctx: Ctx, op: Op, left: Val, right: Val): Val {
  switch (op) {
    case 'mod':
      // The remainder by a number just above the range mentions the dividend twice.
      return emitArithmetic(op, named(ctx, left), right)
    case 'add':
    case 'sub':
    case 'mul':
      // So does an operand that may be none.
      return left.none || right.none
        ? emitArithmetic(op, named(ctx, left), named(ctx, right))
        : emitArithmetic(op, left, right)
    default:
      return emitArithmetic(op, left, right)
  }
}

function conditional(ctx: Ctx, e: Extract<ExprIR, { op: 'if' }>): Val {
  const c = cond(ctx, e.condition)
  if (typeof c === 'boolean') return value(ctx, c ? e.then : e.else)
  // A path first seen later would make the engine optimise the whole function again.
  if (isSure(ctx, c)) return value(assuming(ctx, e.condition), e.then)
  const yes = apart(ctx, (at) => value(where(assuming(at, e.condition), c), e.then))
  const no = apart(ctx, (at) => value(at, e.else))
  if (yes.isPlain && no.isPlain) {
    const [a, b] = [yes.take(ctx), no.take(ctx)]
    return either(js`(${c} ? ${a.code} : ${b.code})`, a, b)
  }
  const name = ctx.g.names.fresh('v')
  emit(ctx, js`let ${name} = N;`)
  const assigned = (part: Apart<Val>): Val => {
    const v = part.take(ctx)
    emit(ctx, js`${name} = ${v.code};`)
    return v
  }
  let [a, b] = [NONE_VAL, NONE_VAL]
  block(ctx, js`if (${c})`, () => {
    a = assigned(yes)
  })
  block(ctx, js`else`, () => {
    b = assigned(no)
  })
  return { ...either(name, a, b), atom: true }
}
