import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { setsWorth } from '../../grammar/ir/sets-worth.ts'
import { waysIn } from '../../grammar/ir/pattern-alternatives.ts'
import { bestSets } from '../state/best-sets.ts'
import { standing } from '../state/pattern-standing.ts'
import { countWork } from './count-work.ts'
import { compileEach, compileValue } from './dispatch.ts'
import type { Each, Env, Machine, Pool, Value, Visit } from './machine.ts'
import { bind, newRegister, pool, push } from './machine.ts'

type BestSets = Extract<SetIR, { set: 'best sets' }>
type Standing = Extract<ExprIR, { op: 'standing' }>

/** The things to be fitted into a pattern, and the kind and the worth of each. */
interface Collected {
  readonly items: Pool
  readonly kinds: Pool
  readonly worths: Pool
  readonly collect: (S: Int32Array) => void
}

function collected(m: Machine, of: SetIR, { reg, kind, worth }: BestSets | Standing, env: Env): Collected {
  const to = newRegister(m)
  const inside = bind(env, reg, to)
  const [kindOf, worthOf] = [compileValue(m, kind, inside), compileValue(m, worth, inside)]
  const { R, at } = to
  const [items, kinds, worths] = [pool(), pool(), pool()]
  const each = compileEach(m, of, env, (S, item) => {
    R[at] = item
    const own = kindOf(S)
    push(items, item)
    push(kinds, own)
    // `kindOf` may have used the register for another item.
    R[at] = item
    push(worths, worthOf(S))
    return false
  })
  const collect = (S: Int32Array): void => {
    for (const list of [items, kinds, worths]) list.length = 0
    each(S)
  }
  return { items, kinds, worths, collect }
}

/** The things in the best division of a set. */
export function eachInBestSets(m: Machine, set: BestSets, env: Env, visit: Visit): Each {
  const { items, kinds, worths, collect } = collected(m, set.of, set, env)
  const search = bestSets(waysIn(set.ways))
  return (S) => {
    collect(S)
    const best = search(kinds.items, worths.items, items.length, (steps) => countWork(m, steps))
    // Visitors may evaluate this set again, which refills the pools.
    const members = items.items.slice(0, best.length).filter((_, i) => best[i])
    return members.some((item) => visit(S, item))
  }
}

/** How good the best things that fit the pattern are, as a number. */
export function compileStanding(m: Machine, e: Standing, env: Env): Value {
  const { items, kinds, worths, collect } = collected(m, e.set, e, env)
  const search = standing({ ...e, ways: waysIn(e.ways), all: e.all === true })
  return (S) => {
    collect(S)
    return search(kinds.items, worths.items, items.length, (steps) => countWork(m, steps))
  }
}

/** The number of subsets that are worth exactly `total`. */
export function compileSetsWorth(m: Machine, e: Extract<ExprIR, { op: 'sets worth' }>, env: Env): Value {
  const { R, at } = newRegister(m)
  const of = compileValue(m, e.of, bind(env, e.reg, { R, at }))
  const total = compileValue(m, e.total, env)
  const values = pool()
  const each = compileEach(m, e.set, env, (S, item) => {
    R[at] = item
    push(values, of(S))
    return false
  })
  return (S) => {
    values.length = 0
    each(S)
    return setsWorth(values.items, values.length, total(S), (steps) => countWork(m, steps))
  }
}
