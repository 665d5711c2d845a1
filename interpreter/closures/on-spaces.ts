import type { GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { matchSet } from '../../grammar/ir/match.ts'

/** True if all members are in places with one piece each, so that no two are alike. */
export function onlyOnSpaces(ir: GameIR, set: SetIR): boolean {
  const isFan = (c: number): boolean => {
    const container = ir.containers[c]
    return container !== undefined && !container.pile && container.capacity > 1
  }
  return matchSet(
    set,
    {
      empty: () => true,
      sight: () => !ir.spaces.some((_, space) => isFan(space)),
      filter: ({ of, reg, where }) => {
        if (onlyOnSpaces(ir, of)) return true
        const terms = where.op === 'and' ? where.terms : [where]
        return terms.some((term) => {
          if (term.op !== 'lt' || term.right.op !== 'const' || term.left.op !== 'load') return false
          const { base, index } = term.left
          if (base !== ir.memory.at || index.op !== 'reg' || index.reg !== reg) return false
          const end = term.right.value
          return !ir.containers.some((_, c) => c < end && isFan(c))
        })
      },
    },
    () => false,
  )
}
