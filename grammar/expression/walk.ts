import type { Bundle, Expression, Name, Nouns } from './ast.ts'
import { isExpressionIn } from './node-groups.ts'

/** The expressions directly within one, in the order of the text. */
export function children(node: Expression): readonly Expression[] {
  if (isExpressionIn(node, 'literal')) return []
  switch (node.kind) {
    case 'name':
    case 'your':
      return []
    case 'call':
      return node.arguments
    case 'of':
      return [...(node.arguments ?? []), node.object]
    case 'field':
      return [node.object]
    case 'if':
      return node.else === undefined ? [node.condition, node.then] : [node.condition, node.then, node.else]
    case 'otherwise':
      return node.alternatives
    case 'or':
    case 'and':
      return node.terms
    case 'not':
    case 'openly':
    case 'afterwards':
    case 'ranked':
      return [node.term]
    case 'where':
      return [node.term, node.facing, node.heading].filter((part) => part !== undefined)
    case 'compare':
    case 'is':
    case 'within':
    case 'arithmetic':
      return [node.left, node.right]
    case 'has':
      return [node.left, ...ownedChildren(node.right)]
    case 'can':
      return [node.player]
    case 'knows':
      return [node.player, node.thing]
    case 'knows that':
      return [node.player, node.fact]
    case 'select':
    case 'count':
      return nounChildren(node.nouns)
    case 'exists':
    case 'every':
      return [...nounChildren(node.nouns), ...ownedChildren(node.has)]
    case 'count value':
      return [node.within]
    case 'fold':
      return [node.of, ...nounChildren(node.nouns)]
    case 'top':
    case 'all but':
      return [node.of]
  }
}

export function nounChildren({
  arguments: list,
  within,
  circle,
  order,
  where,
}: Nouns): readonly Expression[] {
  const found = [...(list ?? [])]
  if (within !== undefined) found.push(within)
  if (circle !== undefined) found.push(circle.from)
  if (order !== undefined) found.push(order.by)
  if (where !== undefined) found.push(where)
  return found
}

function ownedChildren(has: Bundle | Expression | undefined): readonly Expression[] {
  return has === undefined || has.kind === 'bundle' ? [] : [has]
}

/** Every expression within one, itself first, in the order of the text. */
export function* expressionsIn(root: Expression): Generator<Expression> {
  const open = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next
    open.push(...[...children(next)].reverse())
  }
}

/** The names that an expression contains itself, not those in nested expressions. */
export function namesIn(node: Expression): readonly Name[] {
  if ('nouns' in node) return [node.nouns.name, ...node.nouns.fields]
  return 'name' in node ? [node.name] : []
}
