/** What a variable of a made ruleset holds. */
export type Kind = 'card' | 'crew' | 'player' | 'number' | 'soldier' | 'space'

export interface Variable {
  readonly name: string
  readonly kind: Kind
}

/** What a made ruleset contains. */
export interface World {
  /** Everybody sees every face. */
  readonly open: boolean
  readonly board: boolean
  /** Its soldiers change in secret. */
  readonly unseen: boolean
  readonly players: number
  readonly kinds: readonly string[]
  readonly families: readonly string[]
  readonly colours: readonly string[]
  /** Terms and rules that may be called, each listed after those that it calls. */
  readonly terms: {
    readonly name: string
    readonly params: readonly Kind[]
    readonly gives: 'number' | 'truth'
  }[]
}

/** What a text may mention at its place in the ruleset. */
export interface Place {
  readonly variables: readonly Variable[]
  /** Whether there is a `you`. */
  readonly you: boolean
  /** Whether it may use what only the deciding player knows. */
  readonly own: boolean
  /** The kind of `it`, whose fields can be named without a prefix. */
  readonly it: Kind | undefined
  /** The actions that may be asked about, as in `you can act`. */
  readonly can: readonly string[]
}
