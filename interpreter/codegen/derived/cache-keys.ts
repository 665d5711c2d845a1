import type { ExprIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR } from '../../../grammar/ir/nodes.ts'
import { exchanged, numbersIn, partsOf, readsRegister, sizeOf, walk } from '../../../grammar/ir/walk.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { named, type Ctx } from '../rules/context.ts'
import { known, type Cond } from '../code/val.ts'
import { boundsOf, value } from '../rules/dispatch.ts'

/*
 * If a cached value depends on other things, such as a player, it is cached for each of their values. These are
 * combined to one number, the key.
 */

/** Upper bound on the number of keys. */
export const MOST_KEYS = 16
/** Largest dependency, in nodes. It is evaluated at each query. */
const LARGEST_OTHER = 12

export interface Other {
  readonly is: ExprIR
  readonly lo: number
  readonly count: number
  /** True if it may have other values. */
  readonly isOpen: boolean
}

/** The registers bound in a part, and those of its subject. */
export function boundIn(part: NodeIR, ...about: readonly number[]): ReadonlySet<number> {
  const bound = new Set(about)
  walk(part, (node) => {
    for (const reg of numbersIn(node, 'binds')) bound.add(reg)
  })
  return bound
}

/** The largest parts that depend neither on the subject nor on anything bound within. */
export function othersIn(part: NodeIR, bound: ReadonlySet<number>): readonly ExprIR[] {
  if ('op' in part) {
    if (part.op === 'const') return []
    if (!readsRegister(part, bound)) return [part]
  }
  return partsOf(part).flatMap((inner) => othersIn(inner, bound))
}

export function otherOf(ctx: Ctx, is: ExprIR): Other | undefined {
  if (sizeOf(is) > LARGEST_OTHER) return undefined
  const { lo, hi, none } = boundsOf(ctx, is)
  if (hi < lo) return undefined
  // Ranges of parameters are known only to callers. Most often a parameter is a player.
  if (none || hi - lo >= MOST_KEYS) return { is, lo: 0, count: ctx.g.ir.seats.length, isOpen: true }
  return { is, lo, count: hi - lo + 1, isOpen: false }
}

/** The test with the key's values for all others. */
export function withOthers(test: ExprIR, others: readonly Other[], key: number): ExprIR {
  const values = new Map<string, number>()
  let rest = key
  for (const { is, lo, count } of others) {
    values.set(JSON.stringify(is), lo + (rest % count))
    rest = Math.floor(rest / count)
  }
  return exchanged(test, {
    expression: (e) => {
      const is = values.get(JSON.stringify(e))
      return is === undefined ? e : { op: 'const', value: is }
    },
  })
}

export interface Key {
  /** Undefined if there is only one. */
  readonly code: Js | undefined
  /** False for a value without routes. */
  readonly isInside: Cond
}

export function keyOfOthers(ctx: Ctx, others: readonly Other[]): Key {
  const parts: Js[] = []
  let isInside: Cond = true
  let factor = 1
  for (const { is, lo, count, isOpen } of others) {
    const other = named(ctx, value(ctx, is))
    const fixed = known(other)
    const inside = fixed === undefined ? !isOpen : fixed >= lo && fixed < lo + count
    if (inside || fixed !== undefined) isInside = isInside === true ? inside : isInside
    else {
      const test = js`(${other.code} - ${lo} | 0) >>> 0 < ${count}`
      isInside = isInside === false ? false : isInside === true ? test : js`${isInside} && ${test}`
    }
    const from = fixed !== undefined ? js`${fixed - lo}` : lo === 0 ? other.code : js`(${other.code} - ${lo})`
    if (count > 1) parts.push(factor === 1 ? from : js`${from} * ${factor}`)
    factor *= count
  }
  return { code: parts.length === 0 ? undefined : joinJs(parts, js` + `), isInside }
}
