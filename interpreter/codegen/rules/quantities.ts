import { FULL_WORD } from '../../../grammar/ir/bags.ts'
import type { SetIR } from '../../../grammar/ir/ir.ts'
import type { ExprOf } from '../../../grammar/ir/nodes.ts'
import { SALTS } from '../../state/position-ring.ts'
import { js } from '../code/code.ts'
import { block, emit, named, withReg, type Ctx } from './context.ts'
import { boundsOfSum } from './bounds.ts'
import { entitiesOf } from '../code/contents.ts'
import { guarded } from './memory.ts'
import { amongReached, letAround } from './set-filters.ts'
import { shaped } from './special-form.ts'
import { MOST_BITS } from './hoisted-values.ts'
import { small } from './visits.ts'
import type { Val } from '../code/val.ts'
import { LEAST, MOST, NONE_VAL, anyWord, constantVal, isNone, negated, ranged } from '../code/val.ts'
import { value, each } from './dispatch.ts'

export function countOf(ctx: Ctx, set: SetIR): Val {
  if (set.set === 'empty') return constantVal(0)
  if (set.set === 'sorted') return countOf(ctx, set.of)
  const bound = set.set === 'let' ? set : letAround(set)
  if (bound !== undefined)
    return countOf(withReg(ctx, bound.reg, named(ctx, value(ctx, bound.value))), bound.body)
  const reached = ctx.g.ir.spaces.length > MOST_BITS ? amongReached(set) : undefined
  if (reached !== undefined) return countOf(ctx, reached)
  return shaped(ctx.g.shapes.count, ctx, set, () => countEach(ctx, set))
}

function countEach(ctx: Ctx, set: SetIR): Val {
  const name = ctx.g.names.fresh('n')
  emit(ctx, js`let ${name} = 0;`)
  if (set.set === 'members') {
    guarded(ctx, value(ctx, set.container), (c) => {
      emit(ctx, js`${name} = ${ctx.g.memory.count(c).code};`)
    })
    return ranged(name, 0, entitiesOf(ctx.g.ir), false, true)
  }
  each(
    ctx,
    set,
    small(() => emit(ctx, js`${name}++;`)),
  )
  return ranged(name, 0, 0x3fffffff, false, true)
}

export function firstOf(ctx: Ctx, set: SetIR): Val {
  if (set.set === 'empty') return NONE_VAL
  if (set.set === 'one') return value(ctx, set.item)
  return shaped(ctx.g.shapes.first, ctx, set, () => firstFound(ctx, set))
}

/** The first with the lowest key, found without sorting. */
function firstSorted(ctx: Ctx, { of, reg, by }: Extract<SetIR, { set: 'sorted' }>): Val {
  const [name, least] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('n')]
  emit(ctx, js`let ${name} = N, ${least} = 0;`)
  let [lo, hi] = [Infinity, -Infinity]
  each(ctx, of, (item) => {
    lo = Math.min(lo, item.lo)
    hi = Math.max(hi, item.hi)
    const key = named(ctx, value(withReg(ctx, reg, item), by))
    emit(
      ctx,
      js`if (${name} === N || ${key.code} < ${least}) { ${name} = ${item.code}; ${least} = ${key.code}; }`,
    )
  })
  return lo <= hi ? ranged(name, lo, hi, true, true) : anyWord(name, true)
}

function firstFound(ctx: Ctx, set: SetIR): Val {
  if (set.set === 'sorted') return firstSorted(ctx, set)
  const name = ctx.g.names.fresh('v')
  emit(ctx, js`let ${name} = N;`)
  if (set.set === 'members') {
    let [lo, hi] = [1, 0]
    guarded(ctx, value(ctx, set.container), (c) => {
      const first = ctx.g.memory.first(c)
      ;[lo, hi] = [first.lo, first.hi]
      emit(ctx, js`${name} = ${first.code};`)
    })
    return ranged(name, lo, hi, true, true)
  }
  const label = ctx.g.names.fresh('L')
  emit(ctx, js`${label}: {`)
  let [lo, hi] = [Infinity, -Infinity]
  each(
    ctx,
    set,
    small((item) => {
      lo = Math.min(lo, item.lo)
      hi = Math.max(hi, item.hi)
      emit(ctx, js`${name} = ${item.code}; break ${label};`)
    }),
  )
  emit(ctx, js`}`)
  return lo <= hi ? ranged(name, lo, hi, true, true) : anyWord(name, true)
}

/** The member with a number, or none. */
export function nthOf(ctx: Ctx, { set, at }: ExprOf<'nth'>): Val {
  const wanted = value(ctx, at)
  const { names } = ctx.g
  const [name, left, label] = [names.fresh('v'), names.fresh('n'), names.fresh('L')]
  emit(ctx, js`let ${name} = N, ${left} = ${wanted.code};`)
  emit(ctx, js`${label}: if (${left} > 0) {`)
  each(
    ctx,
    set,
    small((item) => emit(ctx, js`if (--${left} === 0) { ${name} = ${item.code}; break ${label}; }`)),
  )
  emit(ctx, js`}`)
  return anyWord(name, true)
}

/** The number of a member, or none. */
export function placeOf(ctx: Ctx, { set, item: of }: ExprOf<'place'>): Val {
  const wanted = named(ctx, value(ctx, of))
  const { names } = ctx.g
  const [name, count, label] = [names.fresh('v'), names.fresh('n'), names.fresh('L')]
  emit(ctx, js`let ${name} = N, ${count} = 0;`)
  emit(ctx, js`${label}: {`)
  each(
    ctx,
    set,
    small((item) => {
      emit(ctx, js`${count}++;`)
      emit(ctx, js`if (${item.code} === ${wanted.code}) { ${name} = ${count}; break ${label}; }`)
    }),
  )
  emit(ctx, js`}`)
  return ranged(name, 1, 0x3fffffff, true, true)
}

/** None is left out. */
export function foldOf(ctx: Ctx, e: ExprOf<'fold'>): Val {
  const sum = boundsOfSum(ctx, e)
  const name = ctx.g.names.fresh('v')
  emit(ctx, js`let ${name} = ${e.fold === 'highest' || e.fold === 'lowest' ? js`N` : js`0`};`)
  each(ctx, e.set, (item) => {
    const inner = withReg(ctx, e.reg, named(ctx, item))
    const of = named(inner, value(inner, e.of))
    const take = (): void => {
      switch (e.fold) {
        case 'sum':
          return emit(
            ctx,
            js`${name} = ${sum === undefined ? js`word(${name} + ${of.code})` : js`${name} + ${of.code} | 0`};`,
          )
        case 'bag':
          return emit(ctx, js`${name} = bagSum(${name}, ${of.code});`)
        case 'mix':
        case 'mix again':
          return emit(ctx, js`${name} = mixedWith(${name}, ${of.code}, ${SALTS[e.fold]});`)
        case 'highest':
          return emit(ctx, js`if (${of.code} > ${name}) ${name} = ${of.code};`)
        case 'lowest':
          return emit(ctx, js`if (${name} === N || ${of.code} < ${name}) ${name} = ${of.code};`)
      }
    }
    const none = isNone(of)
    if (none === true) return
    if (none === false) take()
    else block(ctx, js`if (${negated(none)})`, take)
  })
  if (e.fold === 'bag') return ranged(name, 0, FULL_WORD, false, true)
  if (e.fold !== 'sum') return anyWord(name, true)
  return ranged(name, sum?.lo ?? LEAST, sum?.hi ?? MOST, false, true)
}
