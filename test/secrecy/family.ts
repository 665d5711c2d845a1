/** The parts of games of one sort, made at random of them. */
export interface Family {
  readonly players?: string
  readonly pieces?: string
  readonly places: string
  readonly more?: string
  readonly box?: string
  readonly track: string
  readonly setup: readonly string[]
  /** Actions that are the same in all games. */
  readonly actions?: string
  readonly choices: readonly string[]
  readonly steps: readonly string[]
  /** Names in all these that stand for others, one of which is taken each time. */
  readonly words: Readonly<Record<string, readonly string[]>>
}
