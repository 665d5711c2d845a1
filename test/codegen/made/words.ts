/** What a variable of a made ruleset holds. */
export type Kind = 'card' | 'crew' | 'player' | 'number' | 'soldier' | 'space'

export interface Variable {
  readonly name: string
  readonly kind: Kind
}

/** What is there to speak of in a made ruleset. */
export interface World {
  /** Every face is open to everybody. */
  readonly open: boolean
  readonly board: boolean
  readonly players: number
  readonly kinds: readonly string[]
  readonly families: readonly string[]
  readonly colours: readonly string[]
  /** Terms and rules that may be called, each after those that it calls. */
  readonly terms: {
    readonly name: string
    readonly params: readonly Kind[]
    readonly gives: 'number' | 'truth'
  }[]
}

/** Where a text stands: what it may mention. */
export interface Place {
  readonly variables: readonly Variable[]
  /** Is there a `you`? */
  readonly you: boolean
  /** May it use what only the one who decides knows? */
  readonly own: boolean
  /** The thing looked at, whose fields are bare. */
  readonly it: Kind | undefined
  /** May actions be asked for: `you can act`? */
  readonly can: readonly string[]
}
