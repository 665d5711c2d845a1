import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import type { Ctx } from './context.ts'
import type { Hull } from '../code/contents.ts'
import type { Wanted } from './rows.ts'

/** The contents of a range of places, without places at either end that cannot contain a match. */
export function wherePossible(ctx: Ctx, of: SetIR, wanted: readonly Wanted[]): SetIR {
  if (of.set !== 'each' || of.over.set !== 'range' || of.of.set !== 'members') return of
  const { from, to } = of.over
  const { container } = of.of
  if (from.op !== 'const' || to.op !== 'const' || from.value < 0) return of
  if (container.op !== 'reg' || container.reg !== of.reg) return of
  const [least, most] = hullOf(wanted)
  const canHold = (place: number): boolean => {
    const [lo, hi] = ctx.g.memory.lying({ lo: place, hi: place })
    return lo <= most && hi >= least
  }
  let [first, last] = [from.value, to.value]
  while (first <= last && !canHold(first)) first++
  while (first <= last && !canHold(last)) last--
  if (first > last) return { set: 'empty' }
  const over: SetIR = { ...of.over, from: { ...from, value: first }, to: { ...to, value: last } }
  return { ...of, over }
}

/** The lowest and highest number that satisfies the comparisons with constants. */
function hullOf(wanted: readonly Wanted[]): Hull {
  let [lo, hi] = [-Infinity, Infinity]
  const isIt = (e: ExprIR, reg: number): boolean => e.op === 'reg' && e.reg === reg
  for (const { reg, where } of wanted) {
    if (where.op !== 'le' && where.op !== 'lt') continue
    const { left, right } = where
    const step = where.op === 'lt' ? 1 : 0
    if (left.op === 'const' && isIt(right, reg)) lo = Math.max(lo, left.value + step)
    if (right.op === 'const' && isIt(left, reg)) hi = Math.min(hi, right.value - step)
  }
  return [lo, hi]
}
