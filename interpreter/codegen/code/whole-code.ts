import type { Running } from '../../program/program.ts'

/**
 * An engine optimises a function for what it has seen happen in it, and once more for whatever happens later. A whole game is
 * one large function, so what is rare in it is rehearsed now and then in the first games, when nothing is optimised
 * yet: this often. `C[3]` says how often it still will be.
 */
export const REHEARSALS = 1000

/** Generated code for whole games, with the numbers that it reads: plain data, all that there is to generate. */
export interface WholeCode {
  readonly text: string
  readonly tables: readonly Int32Array[]
  readonly profiles: readonly Int32Array[]
  /** The state with which every game begins. */
  readonly start: Int32Array
  /** Where the words of the board begin; undefined for code on the plain state. */
  readonly board?: number | undefined
  readonly keepsMarks?: boolean | undefined
}

/** Makes a function of a text, which is handed the values with these names. */
export type Compile = (names: readonly string[], text: string) => (...values: readonly unknown[]) => unknown

/**
 * Where a host keeps the code of one game from one process to the next. What is generated is noted here; what is noted
 * here is not generated.
 */
export interface WholeKept {
  code?: WholeCode | undefined
  /** What plays games with this code. */
  running?: Running | undefined
  /** Instead of the compiler for other texts, so that what is compiled can be kept, too. */
  readonly compile: Compile
}
