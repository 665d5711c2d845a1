import { H, type SetIR } from '../../grammar/ir/ir.ts'
import { numbersIn, outerRegisters, someNode } from '../../grammar/ir/walk.ts'
import { pool, push, type Each, type Machine, type Visit } from './machine.ts'
import { isFree } from './search-parts.ts'
import { countWork } from './count-work.ts'

/**
 * Caches, for each seat, a set that depends only on `you` and constants, such as all players beginning with you. Each
 * use still costs the work of the first search. Undefined for all other sets. A recorder wants to see every look.
 */
export function eachOfYou(
  m: Machine,
  set: SetIR,
  visit: Visit,
  compile: (visit: Visit) => Each,
): Each | undefined {
  if (m.recorder !== undefined || !isOfYou(set)) return undefined
  const found = pool()
  const collect = compile((_, item) => {
    push(found, item)
    return false
  })
  const nobody = m.ir.seats.length
  const members: (Int32Array | undefined)[] = Array.from({ length: nobody + 1 }, () => undefined)
  const costs = new Int32Array(nobody + 1)
  const find = (S: Int32Array, seat: number): Int32Array => {
    const before = m.work
    found.length = 0
    collect(S)
    costs[seat] = before - m.work
    m.work = before
    const items = found.items.slice(0, found.length)
    members[seat] = items
    return items
  }
  return (S) => {
    const you = S[H.you]!
    const seat = you < 0 ? nobody : you
    const items = members[seat] ?? find(S, seat)
    countWork(m, costs[seat]!)
    for (let i = 0; i < items.length; i++) if (visit(S, items[i]!)) return true
    return false
  }
}

/** Only for sets that pay for all their members at the beginning, so leaving early costs the same. */
function isOfYou(set: SetIR): boolean {
  if (set.set !== 'map' && set.set !== 'filter') return false
  let over: SetIR = set
  while (over.set === 'map' || over.set === 'filter') {
    if (!isFree(over.set === 'map' ? over.item : over.where)) return false
    over = over.set === 'map' ? over.over : over.of
  }
  const bounds = over.set === 'range' ? [over.from, over.to] : over.set === 'row' ? [over.index] : undefined
  return bounds?.every(isFree) === true && outerRegisters(set).length === 0 && !readsMore(set)
}

function readsMore(set: SetIR): boolean {
  return someNode(
    set,
    (node) => numbersIn(node, 'region').length > 0 || numbersIn(node, 'cell').some((at) => at !== H.you),
  )
}
