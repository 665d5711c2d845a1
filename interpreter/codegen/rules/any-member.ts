import type { SetIR } from '../../../grammar/ir/ir.ts'
import { isSetIn } from '../../../grammar/ir/match.ts'
import { seenFromSpace } from '../../state/lines-back.ts'
import { js } from '../code/code.ts'
import { block, emit, named, withReg, type Ctx } from './context.ts'
import { guarded } from './memory.ts'
import { amongReached, letAround } from './set-filters.ts'
import { asksForItself } from './sets.ts'
import { shaped } from './special-form.ts'
import { small } from './visits.ts'
import { MOST_BITS } from './hoisted-values.ts'
import { condCode, isNone, negated, emitOrder, type Cond } from '../code/val.ts'
import { value, each, cond } from './dispatch.ts'

/** True if the set has a member. */
export function anyOf(ctx: Ctx, set: SetIR): Cond {
  if (isSetIn(set, 'board')) return search(ctx, set)
  switch (set.set) {
    case 'empty':
      return false
    case 'one':
      return negated(isNone(named(ctx, value(ctx, set.item))))
    case 'sorted':
      return anyOf(ctx, set.of)
    case 'range': {
      const from = named(ctx, value(ctx, set.from))
      return emitOrder('le', from, value(ctx, set.to))
    }
    case 'members': {
      const name = ctx.g.names.fresh('b')
      const container = value(ctx, set.container)
      emit(ctx, js`let ${name} = false;`)
      guarded(ctx, container, (c) => {
        const empty = ctx.g.memory.isEmpty(c)
        emit(ctx, js`${name} = ${condCode(negated(empty))};`)
      })
      return name
    }
    case 'union':
      return eitherOf(ctx, set.left, set.right)
    case 'let':
      return anyOf(withReg(ctx, set.reg, named(ctx, value(ctx, set.value))), set.body)
    case 'if': {
      if (asksForItself(set)) return eitherOf(ctx, set.then, set.else)
      const c = cond(ctx, set.condition)
      if (typeof c === 'boolean') return anyOf(ctx, c ? set.then : set.else)
      const name = ctx.g.names.fresh('b')
      emit(ctx, js`let ${name} = false;`)
      block(ctx, js`if (${c})`, () => {
        emit(ctx, js`${name} = ${condCode(anyOf(ctx, set.then))};`)
      })
      block(ctx, js`else`, () => {
        emit(ctx, js`${name} = ${condCode(anyOf(ctx, set.else))};`)
      })
      return name
    }
    case 'filter': {
      const back = seenFromSpace(ctx.g.ir, set)
      if (back !== undefined) return cond(ctx, back)
      const bound = letAround(set)
      if (bound !== undefined) return anyOf(ctx, bound)
      const reached = ctx.g.ir.spaces.length > MOST_BITS ? amongReached(set) : undefined
      if (reached !== undefined) return anyOf(ctx, reached)
      return shaped(ctx.g.shapes.any, ctx, set, () => search(ctx, set))
    }
    case 'row':
    case 'each':
    case 'map':
    case 'minus':
    case 'best sets':
      return search(ctx, set)
  }
}

function eitherOf(ctx: Ctx, left: SetIR, right: SetIR): Cond {
  const a = anyOf(ctx, left)
  if (a === true) return true
  if (a === false) return anyOf(ctx, right)
  const name = ctx.g.names.fresh('b')
  emit(ctx, js`let ${name} = ${a};`)
  block(ctx, js`if (!${name})`, () => {
    emit(ctx, js`${name} = ${condCode(anyOf(ctx, right))};`)
  })
  return name
}

function search(ctx: Ctx, set: SetIR): Cond {
  const name = ctx.g.names.fresh('b')
  const label = ctx.g.names.fresh('L')
  emit(ctx, js`let ${name} = false;`)
  emit(ctx, js`${label}: {`)
  each(
    ctx,
    set,
    small(() => emit(ctx, js`${name} = true; break ${label};`)),
  )
  emit(ctx, js`}`)
  return name
}
