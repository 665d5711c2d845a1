import type { SetIR } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { apart, block, emit, named, withReg, type Apart, type Ctx } from './context.ts'
import { entitiesOf } from '../code/contents.ts'
import { eachOnOpenLine } from './lines.ts'
import { isReached } from './reaching.ts'
import { eachInRun } from './line-runs.ts'
import type { Visit } from './visits.ts'
import { condCode, equal, isNone, known, negated, type Cond, type Val } from '../code/val.ts'
import { value, each, cond } from './dispatch.ts'
import { rowHas } from './set-filters.ts'

/** Rows of a ragged table become a matrix up to this size. */
const MATRIX_LIMIT = 1 << 20

/** True if the item, an atom, is a member. None is a member of nothing. */
export function has(ctx: Ctx, set: SetIR, item: Val): Cond {
  if (item.lo > item.hi) return false
  const isItem = (member: Val): Cond => equal(member, item)
  switch (set.set) {
    case 'empty':
      return false
    case 'one': {
      const same = equal(value(ctx, set.item), item)
      return both(negated(isNone(item)), same)
    }
    case 'range': {
      const from = named(ctx, value(ctx, set.from))
      const to = value(ctx, set.to)
      const isSure = !item.none && item.lo >= from.hi && item.hi <= to.lo && !from.none && !to.none
      if (isSure) return true
      const inside = js`${item.code} >= ${from.code} && ${item.code} <= ${to.code}`
      return both(negated(isNone(from)), inside)
    }
    case 'row':
      return inRow(ctx, set, item)
    case 'members': {
      const c = named(ctx, value(ctx, set.container))
      const pieces = entitiesOf(ctx.g.ir)
      const inside = item.none || item.lo < 0 || item.hi >= pieces ? js`${item.code} >>> 0 < ${pieces}` : true
      const isInside = equal(ctx.places.get(item.code.text) ?? ctx.g.memory.at(item), c)
      return both(both(inside, negated(isNone(c))), isInside)
    }
    case 'filter': {
      const inside = has(ctx, set.of, item)
      if (inside === false) return false
      return ifInside(
        ctx,
        inside,
        apart(ctx, (sub) => cond(withReg(sub, set.reg, item), set.where)),
      )
    }
    case 'each':
      if (set.of.set === 'members' && set.of.container.op === 'reg' && set.of.container.reg === set.reg)
        return inSomePlace(ctx, set.over, item)
      return found(ctx, set.over, (over) => has(withReg(ctx, set.reg, over), set.of, item))
    case 'map':
      return both(
        negated(isNone(item)),
        found(ctx, set.over, (over) => equal(value(withReg(ctx, set.reg, over), set.item), item)),
      )
    case 'union': {
      const [a, b] = [has(ctx, set.left, item), has(ctx, set.right, item)]
      if (typeof a === 'boolean') return a ? true : b
      if (typeof b === 'boolean') return b ? true : a
      return js`(${a} || ${b})`
    }
    case 'minus':
      return both(has(ctx, set.left, item), negated(has(ctx, set.right, item)))
    case 'if': {
      const c = cond(ctx, set.condition)
      if (typeof c === 'boolean') return has(ctx, c ? set.then : set.else, item)
      const [a, b] = [has(ctx, set.then, item), has(ctx, set.else, item)]
      return js`(${c} ? ${condCode(a)} : ${condCode(b)})`
    }
    case 'let':
      return has(withReg(ctx, set.reg, named(ctx, value(ctx, set.value))), set.body, item)
    case 'best sets':
      return found(ctx, set, isItem)
    case 'sorted':
      return has(ctx, set.of, item)
    case 'reached':
      return isReached(ctx, set, item) ?? found(ctx, set, isItem)
    case 'open line':
      return searched(ctx, (visit) => eachOnOpenLine(ctx, set, visit, item), isItem)
    case 'run':
      return searched(ctx, (visit) => eachInRun(ctx, set, visit, item), isItem)
    case 'sight':
    case 'reached by steps':
    case 'grown':
    case 'borders':
      return found(ctx, set, isItem)
  }
}

/** True if the piece is in one of these places. */
function inSomePlace(ctx: Ctx, places: SetIR, item: Val): Cond {
  const pieces = entitiesOf(ctx.g.ir)
  const isPiece: Cond =
    item.none || item.lo < 0 || item.hi >= pieces ? js`${item.code} >>> 0 < ${pieces}` : true
  return ifInside(
    ctx,
    isPiece,
    apart(ctx, (sub) => {
      const place = named(sub, ctx.places.get(item.code.text) ?? ctx.g.memory.at(item))
      return has(sub, places, place)
    }),
  )
}

/** Both conditions; the second is tested only if the first holds. */
function ifInside(ctx: Ctx, inside: Cond, further: Apart<Cond>): Cond {
  if (further.isPlain) return both(inside, further.take(ctx))
  const name = ctx.g.names.fresh('b')
  emit(ctx, js`let ${name} = false;`)
  block(ctx, js`if (${condCode(inside)})`, () => {
    const holds = further.take(ctx)
    emit(ctx, js`${name} = ${condCode(holds)};`)
  })
  return name
}

function both(a: Cond, b: Cond): Cond {
  if (a === false || b === false) return false
  if (a === true) return b
  if (b === true) return a
  return js`(${a} && ${b})`
}

function found(ctx: Ctx, set: SetIR, test: (member: Val) => Cond): Cond {
  return searched(ctx, (visit) => each(ctx, set, visit), test)
}

/** True if any of the visited members passes the test. */
function searched(ctx: Ctx, all: (visit: Visit) => void, test: (member: Val) => Cond): Cond {
  const name = ctx.g.names.fresh('b')
  const label = ctx.g.names.fresh('L')
  emit(ctx, js`let ${name} = false;`)
  emit(ctx, js`${label}: {`)
  all((member) => {
    const c = test(member)
    if (c === false) return
    emit(ctx, js`if (${condCode(c)}) { ${name} = true; break ${label}; }`)
  })
  emit(ctx, js`}`)
  return name
}

type Row = Extract<SetIR, { set: 'row' }>

function inRow(ctx: Ctx, set: Row, item: Val): Cond {
  const offsets = ctx.g.ir.tables[set.offsets]?.values ?? []
  const items = ctx.g.ir.tables[set.items]?.values ?? []
  const rows = Math.max(0, offsets.length - 1)
  const width = items.reduce((most, member) => Math.max(most, member + 1), 0)
  const index = named(ctx, value(ctx, set.index))
  const row = known(index)
  const settled = rowHas(ctx, set, row, item)
  if (settled !== undefined) return settled
  if (rows * width > MATRIX_LIMIT || items.some((m) => m < 0))
    return found(ctx, set, (one) => equal(one, item))
  const matrix = Array<number>(rows * width).fill(0)
  for (let r = 0; r < rows; r++)
    for (let i = offsets[r] ?? 0; i < (offsets[r + 1] ?? 0); i++) matrix[r * width + (items[i] ?? 0)] = 1
  const inside: Cond = item.none || item.lo < 0 || item.hi >= width ? js`${item.code} >>> 0 < ${width}` : true
  if (row !== undefined) {
    const own = ctx.g.tables.of(matrix.slice(row * width, (row + 1) * width))
    return both(inside, js`${own.name}[${item.code}] === 1`)
  }
  const table = ctx.g.tables.of(matrix)
  const isListed = js`${table.name}[Math.imul(${index.code}, ${width}) + ${item.code} | 0] === 1`
  const rowInside: Cond =
    index.none || index.lo < 0 || index.hi >= rows ? js`${index.code} >>> 0 < ${rows}` : true
  return both(both(inside, rowInside), isListed)
}
