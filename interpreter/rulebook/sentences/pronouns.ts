import type { Expression } from '../../../grammar/expression/ast.ts'

export function isYou(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'you'
}

export function isIt(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'it'
}

/** `you`, where another expression is written. */
export function youAt({ start, end }: Expression): Expression {
  return { kind: 'name', name: { text: 'you', start, end }, start, end }
}
