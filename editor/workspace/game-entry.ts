/** A game that can be opened, as its file describes it. */
export interface GameEntry {
  readonly file: string
  readonly id: string
  readonly title: string
  readonly extends: string | undefined
  readonly players: readonly number[]
}
