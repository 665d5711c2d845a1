/** A game that can be opened, or what a file says of itself. */
export interface GameEntry {
  readonly file: string
  readonly id: string
  readonly title: string
  readonly extends: string | undefined
  readonly players: readonly number[]
}
