import { LARGEST_WORD, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { mostStanding } from '../../../grammar/ir/pattern-alternatives.ts'
import { js, type Js } from '../code/code.ts'
import { ranged, type Val } from '../code/val.ts'
import { block, emit, withReg, type Ctx } from './context.ts'
import { each, value } from './dispatch.ts'
import { listName, type Visit } from './visits.ts'

type BestSets = Extract<SetIR, { set: 'best sets' }>
type Standing = Extract<ExprIR, { op: 'standing' }>

/** Lists of things to be fitted into a pattern, and of what the pattern asks about them. */
interface Collected {
  readonly items: Js
  readonly kinds: Js
  readonly worths: Js
  readonly length: Js
  readonly lo: number
  readonly hi: number
}

function collected(ctx: Ctx, of: SetIR, { reg, kind, worth }: BestSets | Standing): Collected {
  const [items, kinds, worths] = [listName(ctx), listName(ctx), listName(ctx)]
  const length = ctx.g.names.fresh('n')
  emit(ctx, js`let ${length} = 0;`)
  let [lo, hi] = [Infinity, -Infinity]
  each(ctx, of, (item) => {
    lo = Math.min(lo, item.lo)
    hi = Math.max(hi, item.hi)
    const inside = withReg(ctx, reg, item)
    const [own, its] = [value(inside, kind), value(inside, worth)]
    emit(
      ctx,
      js`${items}[${length}] = ${item.code}; ${kinds}[${length}] = ${own.code}; ${worths}[${length}++] = ${its.code};`,
    )
  })
  return { items, kinds, worths, length, lo, hi }
}

/** Emits a loop over the things in the best division of a set. */
export function eachInBestSets(ctx: Ctx, set: BestSets, visit: Visit): void {
  const { items, kinds, worths, length, lo, hi } = collected(ctx, set.of, set)
  if (lo > hi) return
  const [members, i, item] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('i'), ctx.g.names.fresh('v')]
  const search = searching(ctx, js`bestSets()`)
  const ways = ctx.g.tables.of(set.ways).name
  emit(ctx, js`const ${members} = ${search}(${ways}, ${items}, ${kinds}, ${worths}, ${length});`)
  block(ctx, js`for (let ${i} = 0; ${i} < ${members}.length; ${i}++)`, () => {
    emit(ctx, js`const ${item} = ${members}[${i}];`)
    visit(ranged(item, lo, hi, false, true))
  })
}

export function standingOf(ctx: Ctx, e: Standing): Val {
  const { kinds, worths, length } = collected(ctx, e.set, e)
  const asked = js`${e.least}, ${e.base}, ${e.digits}, ${e.all === true ? 1 : 0}`
  const search = searching(ctx, js`standing(${asked})`)
  const ways = ctx.g.tables.of(e.ways).name
  return ranged(js`${search}(${ways}, ${kinds}, ${worths}, ${length})`, 0, mostStanding(e))
}

export function setsWorthOf(ctx: Ctx, e: Extract<ExprIR, { op: 'sets worth' }>): Val {
  const values = listName(ctx)
  const length = ctx.g.names.fresh('n')
  emit(ctx, js`let ${length} = 0;`)
  each(ctx, e.set, (item) => {
    const its = value(withReg(ctx, e.reg, item), e.of)
    emit(ctx, js`${values}[${length}++] = ${its.code};`)
  })
  const total = value(ctx, e.total)
  return ranged(js`setsWorth(${values}, ${length}, ${total.code})`, 0, LARGEST_WORD)
}

/** A search that is made once for the whole program. */
function searching(ctx: Ctx, factory: Js): Js {
  const name = js`F${ctx.g.names.fresh('n')}`
  ctx.g.functions.push(js`const ${name} = ${factory};`)
  return name
}
