import { propagated } from './belief.ts'
import type { Branch } from './branch.ts'
import type { Domain } from '../counting/matching.ts'

/** Cases examined before a question is left open. */
const MOST_CASES = 500

/**
 * True if a piece can be of a kind. Rules about several pieces are examined case by case, so the answer is exact.
 * Undefined if there are too many cases; then it may be.
 */
export function canBe(branch: Branch, piece: number, kind: number): boolean | undefined {
  if (!(branch.domains[piece]?.includes(kind) ?? false)) return false
  const domains: Domain[] = [...branch.domains]
  domains[piece] = [kind]
  return branch.rules.length === 0 ? true : isSatisfiable({ ...branch, domains })
}

/** True if any assignment satisfies the branch. Undefined if there are too many cases; then one may. */
export function isSatisfiable(branch: Branch): boolean | undefined {
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
