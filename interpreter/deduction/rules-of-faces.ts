import type { Domain } from '../counting/matching.ts'
import type { Leaf } from './assumed-faces.ts'

/** A disjunction of boxes. A box allows each piece some kinds. Boxes exclude each other. */
export interface Rule {
  readonly pieces: readonly number[]
  /** The allowed kinds, by box and piece. */
  readonly boxes: readonly (readonly Domain[])[]
}

/** Facts that all leaves of a run imply: remaining kinds of single pieces, and a rule if that is not everything. */
export function learned(
  domains: readonly Domain[],
  leaves: readonly Leaf<unknown>[],
): { readonly domains: readonly Domain[]; readonly rule: Rule | undefined } {
  const pieces = [...new Set(leaves.flatMap(({ faces }) => [...faces.keys()]))].sort((a, b) => a - b)
  const boxes = leaves.map(({ faces }) => pieces.map((piece) => faces.get(piece) ?? domains[piece] ?? []))
  const unions = pieces.map((_, i) => union(boxes.map((box) => box[i] ?? [])))
  const after = [...domains]
  pieces.forEach((piece, i) => (after[piece] = unions[i] ?? []))
  const covered = boxes.reduce((sum, box) => sum + volume(box), 0)
  const rule = covered === volume(unions) ? undefined : { pieces, boxes }
  return { domains: after, rule }
}

function volume(box: readonly Domain[]): number {
  return box.reduce((product, domain) => product * domain.length, 1)
}

function union(domains: readonly Domain[]): Domain {
  return [...new Set(domains.flat())].sort((a, b) => a - b)
}

export function intersection(one: Domain, other: Domain): Domain {
  const both = one.filter((kind) => other.includes(kind))
  return both.length === one.length ? one : both
}

/**
 * Restricts a rule to the domains. Undefined if no box is left, `true` if it implies nothing more. A rule with one box
 * is not a rule but narrower domains, which are written to `domains`.
 */
export function restrictRule(rule: Rule, domains: Domain[]): Rule | true | undefined {
  const boxes = rule.boxes
    .map((box) => box.map((kinds, i) => intersection(domains[rule.pieces[i] ?? -1] ?? [], kinds)))
    .filter((box) => box.every((kinds) => kinds.length > 0))
  if (boxes.length === 0) return undefined
  rule.pieces.forEach((piece, i) => {
    const left = union(boxes.map((box) => box[i] ?? []))
    if (left.length < (domains[piece]?.length ?? 0)) domains[piece] = left
  })
  const whole = volume(rule.pieces.map((piece) => domains[piece] ?? []))
  if (boxes.reduce((sum, box) => sum + volume(box), 0) === whole) return true
  return { pieces: rule.pieces, boxes }
}

/** True if an assignment of kinds satisfies the rule. */
export function keeps(rule: Rule, kindOf: ArrayLike<number>): boolean {
  return rule.boxes.some((box) => box.every((kinds, i) => kinds.includes(kindOf[rule.pieces[i] ?? -1] ?? -1)))
}
