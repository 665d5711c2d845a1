import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import type { Typed } from '../../../grammar/types/typed.ts'
import { isCondition, meansSeveral } from './names.ts'
import type { Speaker } from './speaker.ts'

/** Is it true or false, as its form tells, as the checker has found out, or, of what is only named, as it is declared? */
export function isTruth({ names, source }: Speaker, node: Expression): boolean {
  if (isCondition(node)) return true
  const types = typesOf({ names, source }, node)
  if (types.length > 0) return types.every(({ form, type }) => form === 'scalar' && type.kind === 'truth')
  return (node.kind === 'name' || node.kind === 'field') && names.truths.has(comparedName(node.name.text))
}

/** Does it stand for several things, as the checker has found out, or, of what is only named, as it is declared? */
export function isSeveral({ names, source }: Speaker, node: Expression): boolean {
  const types = typesOf({ names, source }, node)
  if (types.length > 0) return types.some(({ form }) => form === 'set')
  return node.kind === 'name' && meansSeveral(names, comparedName(node.name.text))
}

function typesOf({ names, source }: Pick<Speaker, 'names' | 'source'>, node: Expression): readonly Typed[] {
  return source === undefined ? [] : names.typesAt(source.spanOf(node.start, node.end))
}
