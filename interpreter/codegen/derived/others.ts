import type { ExprIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR } from '../../../grammar/ir/nodes.ts'
import { exchanged, numbersIn, partsOf, readsRegister, sizeOf, walk } from '../../../grammar/ir/walk.ts'
import type { Js } from '../code/code.ts'
import { joinJs, js } from '../code/code.ts'
import type { Ctx } from '../rules/context.ts'
import { named } from '../rules/context.ts'
import type { Cond } from '../code/val.ts'
import { known } from '../code/val.ts'
import { boundsOf, value } from '../rules/dispatch.ts'

/*
 * Where what is kept depends on something else besides, a player for instance, it is kept for each value of that. All that it
 * depends on besides makes one number, the key.
 */

/** There may be at most this many keys. */
export const MOST_KEYS = 16
/** What else something depends on is worked out at each look. */
const LARGEST_OTHER = 12

export interface Other {
  readonly is: ExprIR
  readonly lo: number
  readonly count: number
  /** It may be something else, too. */
  readonly isOpen: boolean
}

/** The registers bound in a part, and those of what it is about. */
export function boundIn(part: NodeIR, ...about: readonly number[]): ReadonlySet<number> {
  const bound = new Set(about)
  walk(part, (node) => {
    for (const reg of numbersIn(node, 'binds')) bound.add(reg)
  })
  return bound
}

/** The largest parts that depend neither on the space nor on anything bound within. */
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
  // Of what a function is given only the function's callers know anything; most often it is a player.
  if (none || hi - lo >= MOST_KEYS) return { is, lo: 0, count: ctx.g.ir.seats.length, isOpen: true }
  return { is, lo, count: hi - lo + 1, isOpen: false }
}

/** The test with what the key says for all others. */
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
  /** Where it may be none of those for which there are routes. */
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
