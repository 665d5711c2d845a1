import type { Expression } from '../../../grammar/expression/ast.ts'

export function isYou(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'you'
}

export function isIt(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'it'
}
