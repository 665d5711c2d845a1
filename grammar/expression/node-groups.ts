import { matcher, type NamesByGroup } from '../source/match.ts'
import type { Expression } from './ast.ts'

/** Expressions of a group are read and printed alike, so most code need not tell them apart. */
type Group =
  | 'literal'
  /** A name, perhaps with arguments or of something. */
  | 'named'
  | 'choice'
  | 'logic'
  /** A condition or value after one word. */
  | 'marked'
  | 'test'
  | 'computed'
  /** About all things of a noun phrase. */
  | 'things'

export const SYNTAX_GROUPS = {
  number: 'literal',
  truth: 'literal',
  none: 'literal',
  nothing: 'literal',
  original: 'literal',
  name: 'named',
  call: 'named',
  of: 'named',
  field: 'named',
  your: 'named',
  if: 'choice',
  otherwise: 'choice',
  or: 'logic',
  and: 'logic',
  not: 'logic',
  openly: 'marked',
  afterwards: 'marked',
  where: 'marked',
  ranked: 'marked',
  compare: 'test',
  is: 'test',
  within: 'test',
  has: 'test',
  can: 'test',
  knows: 'test',
  'knows that': 'test',
  arithmetic: 'computed',
  'count value': 'computed',
  top: 'computed',
  'all but': 'computed',
  select: 'things',
  exists: 'things',
  every: 'things',
  count: 'things',
  fold: 'things',
} as const satisfies { readonly [Kind in Expression['kind']]: Group }

type KindsByGroup = NamesByGroup<typeof SYNTAX_GROUPS>

export const matchExpression = matcher<Expression, 'kind', KindsByGroup>(
  'kind',
  ({ kind }) => SYNTAX_GROUPS[kind],
)

export function isExpressionIn<G extends keyof KindsByGroup>(
  node: Expression,
  group: G,
): node is Extract<Expression, { kind: KindsByGroup[G] }> {
  return SYNTAX_GROUPS[node.kind] === group
}
