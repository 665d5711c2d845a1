/** The nodes that may have this name: some have one of several. */
type Named<Node, Tag extends PropertyKey, Name> = Node extends { readonly [T in Tag]: infer Own }
  ? Name extends Own
    ? Node
    : never
  : never

/** The name of a node, or the names of all nodes of a group. */
type NamesOf<Groups, Key> = Key extends keyof Groups ? Groups[Key] : Key

type Handlers<Node, Tag extends PropertyKey, Groups, Keys extends PropertyKey, Result> = {
  readonly [Key in Keys]: (node: Named<Node, Tag, NamesOf<Groups, Key>>) => Result
}

/** The nodes that have no handler. */
type Rest<Node, Tag extends PropertyKey, Groups, Keys> = Exclude<
  Node,
  { readonly [T in Tag]: NamesOf<Groups, Keys> }
>

/** The names of the nodes of each group, by a table from names to groups. */
export type NamesByGroup<Table> = {
  readonly [Group in Table[keyof Table] & string]: {
    readonly [Name in keyof Table]: Table[Name] extends Group ? Name : never
  }[keyof Table] &
    string
}

export interface Match<Node extends { readonly [T in Tag]: string }, Tag extends string, Groups> {
  /** Without a rest, every node needs a handler. */
  <Result, Keys extends Node[Tag] | (keyof Groups & string)>(
    node: [Rest<Node, Tag, Groups, Keys>] extends [never] ? Node : never,
    handlers: Handlers<Node, Tag, Groups, Keys, Result>,
  ): Result
  <Result, Keys extends Node[Tag] | (keyof Groups & string)>(
    node: Node,
    handlers: Handlers<Node, Tag, Groups, Keys, Result>,
    rest: (node: Rest<Node, Tag, Groups, Keys>) => Result,
  ): Result
}

/** Makes a function that calls the handler of a node's name, that of its group, or `rest` if there is neither. */
export function matcher<
  Node extends { readonly [T in Tag]: string },
  Tag extends string,
  Groups = Record<never, never>,
>(tag: Tag, groupOf?: (node: Node) => string): Match<Node, Tag, Groups> {
  return <Result, Keys extends Node[Tag] | (keyof Groups & string)>(
    node: Node,
    handlers: Handlers<Node, Tag, Groups, Keys, Result>,
    rest?: (node: never) => Result,
  ): Result => {
    // The types of the handlers ensure that each gets the nodes of its name, and that there is one.
    const all: { readonly [name: string]: ((node: never) => Result) | undefined } = handlers
    const handler = all[node[tag]] ?? (groupOf && all[groupOf(node)]) ?? rest
    if (handler === undefined) throw new Error(`no handler for ${node[tag]}`)
    return handler(node as never)
  }
}

/** Handlers with a context argument, by the name of the node. */
export type HandlersIn<Context, Node, Tag extends PropertyKey, Names extends PropertyKey, Result> = {
  readonly [Name in Names]: (context: Context, node: Named<Node, Tag, Name>) => Result
}

/** Makes a function that calls the handler of a node's name, or `rest`; without it every name needs a handler. */
export function handledBy<
  Context,
  Node extends { readonly [T in Tag]: string },
  Tag extends string,
  Result,
  Names extends Node[Tag] = Node[Tag],
>(
  tag: Tag,
  handlers: HandlersIn<Context, Node, Tag, Names, Result>,
  ...[rest]: Exclude<Node[Tag], Names> extends never
    ? []
    : [(context: Context, node: Rest<Node, Tag, unknown, Names>) => Result]
): (context: Context, node: Node) => Result {
  const all: { readonly [name: string]: ((context: Context, node: never) => Result) | undefined } = handlers
  const other: ((context: Context, node: never) => Result) | undefined = rest
  return (context, node) => {
    const handler = all[node[tag]] ?? other
    if (handler === undefined) throw new Error(`no handler for ${node[tag]}`)
    return handler(context, node as never)
  }
}
