import type { GameIR, SetIR } from '../../grammar/ir/ir.ts'

/** Do all members lie where each piece has a place to itself, so that no two are alike? */
export function onlyOnSpaces(ir: GameIR, set: SetIR): boolean {
  const isFan = (c: number): boolean => {
    const container = ir.containers[c]
    return container !== undefined && !container.pile && container.capacity > 1
  }
  switch (set.set) {
    case 'empty':
      return true
    case 'sight':
      return !ir.spaces.some((_, space) => isFan(space))
    case 'filter': {
      if (onlyOnSpaces(ir, set.of)) return true
      const terms = set.where.op === 'and' ? set.where.terms : [set.where]
      return terms.some((term) => {
        if (term.op !== 'lt' || term.right.op !== 'const' || term.left.op !== 'load') return false
        const { base, index } = term.left
        if (base !== ir.memory.at || index.op !== 'reg' || index.reg !== set.reg) return false
        const end = term.right.value
        return !ir.containers.some((_, c) => c < end && isFan(c))
      })
    }
    case 'one':
    case 'range':
    case 'row':
    case 'members':
    case 'each':
    case 'map':
    case 'union':
    case 'minus':
    case 'if':
    case 'let':
    case 'sorted':
    case 'open line':
    case 'reached':
    case 'reached by steps':
    case 'run':
    case 'borders':
      return false
  }
}
