import { propagated } from './belief.ts'
import type { Branch } from './branch.ts'
import type { Domain } from '../counting/matching.ts'

/** Cases examined before a question is left open. */
const MOST_CASES = 500

/**
 * Can a piece be of a kind? Rules about several pieces are examined case by case, so the answer is exact;
 * `undefined`: there are too many cases, so it may.
 */
export function canBe(branch: Branch, piece: number, kind: number): boolean | undefined {
  if (!(branch.domains[piece]?.includes(kind) ?? false)) return false
  const domains: Domain[] = [...branch.domains]
  domains[piece] = [kind]
  return branch.rules.length === 0 ? true : canBeSo({ ...branch, domains })
}

/** Can anything be so as a branch says? `undefined`: there are too many cases, so it may. */
export function canBeSo(branch: Branch): boolean | undefined {
  if (branch.domains.some((domain) => domain.length === 0)) return false
  const open: Branch[] = [branch]
  for (let cases = 0; cases < MOST_CASES; cases++) {
    const next = open.pop()
    if (next === undefined) return false
    const now = propagated(next)
    if (now === undefined) continue
    const [rule, ...rules] = now.rules
    if (rule === undefined) return true
    for (const box of rule.boxes) {
      const within = [...now.domains]
      box.forEach((kinds, i) => (within[rule.pieces[i] ?? -1] = kinds))
      open.push({ ...now, domains: within, rules })
    }
  }
  return undefined
}
