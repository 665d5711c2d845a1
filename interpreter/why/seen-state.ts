/** The position as the player may know it. Its pieces have other numbers than in the true state. */
export interface SeenState {
  readonly state: Int32Array
  /** By the number of a piece in the true state: its number here. */
  readonly newNumberOf: Int32Array
}
