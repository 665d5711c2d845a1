import { OPERATORS } from '../language/operators.ts'
import type { Expression, Nouns } from './ast.ts'
import { matchExpression } from './node-groups.ts'

/**
 * Operators that a text would absorb: `number of x where y` absorbs a following `and`. The printer knows the following
 * operator and adds parentheses only where it would be absorbed.
 */
export const EDGE = {
  or: 1,
  and: 2,
  test: 4,
  has: 8,
  plus: 16,
  times: 32,
  in: 64,
  order: 128,
  where: 256,
  called: 512,
  else: 1024,
  first: 2048,
} as const

const ANY_OPERATOR = EDGE.or | EDGE.and | EDGE.test | EDGE.has | EDGE.plus | EDGE.times

/** Precedence of a text, from a choice with `if` (0) to a single thing (8). */
export const LEVEL = {
  expression: 0,
  fallback: 1,
  either: 2,
  both: 3,
  negation: 4,
  test: 5,
  sum: 6,
  product: 7,
  path: 8,
} as const

export function levelOf(node: Expression): number {
  return matchExpression<number, keyof typeof LEVELS>(node, LEVELS, () => LEVEL.path)
}

const LEVELS = {
  if: () => LEVEL.expression,
  otherwise: () => LEVEL.fallback,
  or: () => LEVEL.either,
  and: () => LEVEL.both,
  not: () => LEVEL.negation,
  openly: () => LEVEL.negation,
  afterwards: () => LEVEL.negation,
  test: () => LEVEL.test,
  arithmetic: ({ operator }: Extract<Expression, { kind: 'arithmetic' }>) => LEVEL[OPERATORS[operator].level],
} as const

/** The operators that this node itself would absorb. For its last part, that is determined when the part is printed. */
export function edgesOf(node: Expression): number {
  return matchExpression<number, keyof typeof EDGES>(node, EDGES, () => 0)
}

const ofNouns = ({ nouns }: { readonly nouns: Nouns }): number => edgesOfNouns(nouns)

const EDGES = {
  if: (node: Extract<Expression, { kind: 'if' }>) => (node.else === undefined ? EDGE.else : 0),
  exists: ({ has, nouns }: Extract<Expression, { kind: 'exists' }>) =>
    has === undefined ? EDGE.has | edgesOfNouns(nouns) : edgesOfOwned(has),
  every: ({ has }: Extract<Expression, { kind: 'every' }>) => edgesOfOwned(has),
  select: ofNouns,
  count: ofNouns,
  fold: ofNouns,
} as const

function edgesOfOwned(has: { readonly kind: string }): number {
  return has.kind === 'bundle' ? 0 : ANY_OPERATOR
}

function edgesOfNouns(nouns: Nouns): number {
  if (nouns.where !== undefined) return ANY_OPERATOR
  if (nouns.order?.first !== undefined) return EDGE.where
  if (nouns.order !== undefined) return EDGE.where | EDGE.plus | EDGE.times | EDGE.first
  if (nouns.circle !== undefined) return EDGE.where | EDGE.order
  const behindPlace = EDGE.where | EDGE.order
  if (nouns.within !== undefined) return behindPlace
  return behindPlace | EDGE.in | (nouns.called === undefined ? EDGE.called : 0)
}
