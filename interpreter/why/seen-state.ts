/** The position as the player may know it, and the new number of each piece of the true state. */
export interface SeenState {
  readonly state: Int32Array
  readonly newNumberOf: Int32Array
}
