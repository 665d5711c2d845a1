import type { SetIR } from '../../grammar/ir/ir.ts'
import { bind, pool, push, newRegister, type Each, type Env, type Machine, type Visit } from './machine.ts'
import { compileValue, compileEach } from './dispatch.ts'

/** Sorts ascending by a number. The sort is stable, and none comes before every number. */
export function eachSorted(m: Machine, set: Extract<SetIR, { set: 'sorted' }>, env: Env, visit: Visit): Each {
  const to = newRegister(m)
  const by = compileValue(m, set.by, bind(env, set.reg, to))
  const { R, at } = to
  const items = pool()
  const keys = pool()
  const collect = compileEach(m, set.of, env, (S, item) => {
    R[at] = item
    const key = by(S)
    push(items, item)
    push(keys, key)
    // Sets are small: insertion sort is stable and needs no memory.
    let place = items.length - 1
    for (; place > 0 && keys.items[place - 1]! > key; place--) {
      items.items[place] = items.items[place - 1]!
      keys.items[place] = keys.items[place - 1]!
    }
    items.items[place] = item
    keys.items[place] = key
    return false
  })
  return (S) => {
    items.length = 0
    keys.length = 0
    collect(S)
    for (let i = 0; i < items.length; i++) if (visit(S, items.items[i]!)) return true
    return false
  }
}
