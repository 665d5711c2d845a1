import type { ExprIR, SetIR } from './ir.ts'

/** The nodes whose tag may be a name: some have one of several. */
type Named<Node, Tag extends PropertyKey, Name> = Node extends { readonly [T in Tag]: infer Own }
  ? Name extends Own
    ? Node
    : never
  : never

type Handlers<Node, Tag extends PropertyKey, Names extends string, Result> = {
  readonly [Name in Names]: (node: Named<Node, Tag, Name>) => Result
}

/** Calls the handler of an expression's node. `rest` handles all others. */
export function matchExpr<Result, Names extends ExprIR['op']>(
  node: ExprIR,
  handlers: Handlers<ExprIR, 'op', Names, Result>,
  rest: (node: Exclude<ExprIR, { readonly op: Names }>) => Result,
): Result {
  return handle(node, node.op, handlers, rest)
}

/** Calls the handler of a set's node. `rest` handles all others. */
export function matchSet<Result, Names extends SetIR['set']>(
  node: SetIR,
  handlers: Handlers<SetIR, 'set', Names, Result>,
  rest: (node: Exclude<SetIR, { readonly set: Names }>) => Result,
): Result {
  return handle(node, node.set, handlers, rest)
}

/** The types of `match...` ensure that a handler gets the nodes of its name. */
function handle<Result>(node: object, name: string, handlers: object, rest: (node: never) => Result): Result {
  const handler: ((node: never) => Result) | undefined = Object.hasOwn(handlers, name)
    ? handlers[name as keyof typeof handlers]
    : undefined
  return (handler ?? rest)(node as never)
}
