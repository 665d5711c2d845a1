import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import type { Type } from '../../../grammar/types/types.ts'
import type { Typed } from '../../../grammar/types/typed.ts'
import { isCondition, meansSeveral } from './names.ts'
import { sourceOf } from './origins.ts'
import type { Speaker } from './speaker.ts'

/** True for a truth value, by its form, by its checked type, or, if it is only a name, by its declaration. */
export function isTruth({ names, source }: Speaker, node: Expression): boolean {
  if (isCondition(node)) return true
  const types = typesOf({ names, source }, node)
  if (types.length > 0) return types.every(({ form, type }) => form === 'scalar' && type.kind === 'truth')
  return (node.kind === 'name' || node.kind === 'field') && names.truths.has(comparedName(node.name.text))
}

/** True if it denotes several things, by its checked type or, if it is only a name, by its declaration. */
export function isSeveral({ names, source }: Speaker, node: Expression): boolean {
  const types = typesOf({ names, source }, node)
  if (types.length > 0) return types.some(({ form }) => form === 'set')
  if (node.kind === 'select') return node.quantity === 'all'
  return node.kind === 'name' && meansSeveral(names, comparedName(node.name.text))
}

/** True if its checked type is of this kind. */
export function isOfType({ names, source }: Speaker, node: Expression, kind: Type['kind']): boolean {
  const types = typesOf({ names, source }, node)
  return types.length > 0 && types.every(({ type }) => type.kind === kind)
}

/** True for a player, a piece, a space or a group. */
export function isThing(speaker: Speaker, node: Expression): boolean {
  return (['seat', 'piece', 'space', 'group'] as const).some((kind) => isOfType(speaker, node, kind))
}

/** The checker's types of an expression. */
export function typesOf(
  { names, source }: Pick<Speaker, 'names' | 'source'>,
  node: Expression,
): readonly Typed[] {
  const text = sourceOf(node, source)
  return text === undefined ? [] : names.typesAt(text.spanOf(node.start, node.end))
}
