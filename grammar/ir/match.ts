import type { ExprIR, SetIR } from './ir.ts'

/** The nodes that may have this name: some have one of several. */
type Named<Node, Tag extends PropertyKey, Name> = Node extends { readonly [T in Tag]: infer Own }
  ? Name extends Own
    ? Node
    : never
  : never

type Handlers<Node, Tag extends PropertyKey, Names extends string, Result> = {
  readonly [Name in Names]: (node: Named<Node, Tag, Name>) => Result
}

/** A function that calls the handler of a node's name, or `rest` if there is none. */
function matching<Node extends { readonly [T in Tag]: string }, Tag extends string>(tag: Tag) {
  return <Result, Names extends Node[Tag]>(
    node: Node,
    handlers: Handlers<Node, Tag, Names, Result>,
    rest: (node: Exclude<Node, { readonly [T in Tag]: Names }>) => Result,
  ): Result => {
    // The types of the handlers ensure that each gets the nodes of its name.
    const handler: ((node: never) => Result) | undefined = Object.hasOwn(handlers, node[tag])
      ? handlers[node[tag] as unknown as Names]
      : undefined
    return (handler ?? rest)(node as never)
  }
}

export const matchExpr = matching<ExprIR, 'op'>('op')
export const matchSet = matching<SetIR, 'set'>('set')
