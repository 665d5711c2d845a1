import type { Running } from '../../program/program.ts'

/**
 * Number of rehearsals. An engine optimises a function for the paths it has seen, and again when it sees a new one. A
 * whole game is one large function, so its rare paths are run now and then in the first games, before optimisation.
 * `C[3]` is the number of rehearsals left.
 */
export const REHEARSALS = 1000

/** Generated code for whole games and the arrays that it reads: plain data. */
export interface WholeCode {
  readonly text: string
  readonly tables: readonly Int32Array[]
  readonly profiles: readonly Int32Array[]
  /** The state with which every game begins. */
  readonly start: Int32Array
  /** Address of the board's words. Undefined for code on the plain state. */
  readonly board?: number | undefined
  readonly keepsMarks?: boolean | undefined
}

/** Compiles a text to a function of values with these names. */
export type Compile = (names: readonly string[], text: string) => (...values: readonly unknown[]) => unknown

/**
 * A host's cache for the code of one game between processes. New code is added to it, and cached code is not generated
 * again.
 */
export interface WholeKept {
  code?: WholeCode | undefined
  /** The machine that plays games with this code. */
  running?: Running | undefined
  /** Compiles instead of the default compiler, so that compiled code can be cached, too. */
  readonly compile: Compile
}
