import type { Expression, Nouns } from './ast.ts'

/**
 * What may follow a text and be swallowed by it: `number of x where y` takes a following `and` for its own. The
 * printer knows what follows and adds parentheses only where something would be swallowed.
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
} as const

const ANY_OPERATOR = EDGE.or | EDGE.and | EDGE.test | EDGE.has | EDGE.plus | EDGE.times

/** How tightly a text binds, from a choice with `if` (0) to a single thing (8). */
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
  switch (node.kind) {
    case 'if':
      return LEVEL.expression
    case 'otherwise':
      return LEVEL.fallback
    case 'or':
      return LEVEL.either
    case 'and':
      return LEVEL.both
    case 'not':
    case 'openly':
    case 'afterwards':
      return LEVEL.negation
    case 'compare':
    case 'is':
    case 'within':
    case 'has':
    case 'can':
    case 'knows':
    case 'knows that':
      return LEVEL.test
    case 'arithmetic':
      return node.operator === '+' || node.operator === '-' ? LEVEL.sum : LEVEL.product
    case 'number':
    case 'truth':
    case 'none':
    case 'nothing':
    case 'original':
    case 'name':
    case 'call':
    case 'of':
    case 'field':
    case 'your':
    case 'select':
    case 'exists':
    case 'every':
    case 'count':
    case 'count value':
    case 'fold':
    case 'top':
    case 'all but':
    case 'where':
      return LEVEL.path
  }
}

/** What this node itself would swallow; for its last part, that is determined when the part is printed. */
export function edgesOf(node: Expression): number {
  switch (node.kind) {
    case 'if':
      return node.else === undefined ? EDGE.else : 0
    case 'exists':
      return node.has === undefined ? EDGE.has | edgesOfNouns(node.nouns) : edgesOfOwned(node.has)
    case 'every':
      return edgesOfOwned(node.has)
    case 'select':
    case 'count':
    case 'fold':
      return edgesOfNouns(node.nouns)
    case 'number':
    case 'truth':
    case 'none':
    case 'nothing':
    case 'original':
    case 'name':
    case 'call':
    case 'of':
    case 'field':
    case 'your':
    case 'otherwise':
    case 'or':
    case 'and':
    case 'not':
    case 'openly':
    case 'afterwards':
    case 'compare':
    case 'is':
    case 'within':
    case 'has':
    case 'can':
    case 'knows':
    case 'knows that':
    case 'arithmetic':
    case 'count value':
    case 'top':
    case 'all but':
    case 'where':
      return 0
  }
}

function edgesOfOwned(has: { readonly kind: string }): number {
  return has.kind === 'bundle' ? 0 : ANY_OPERATOR
}

export function edgesOfNouns(nouns: Nouns): number {
  if (nouns.where !== undefined) return ANY_OPERATOR
  if (nouns.order !== undefined) return EDGE.where | (nouns.order.kind === 'by' ? EDGE.plus | EDGE.times : 0)
  const behindPlace = EDGE.where | EDGE.order
  if (nouns.within !== undefined) return behindPlace
  return behindPlace | EDGE.in | (nouns.called === undefined ? EDGE.called : 0)
}
