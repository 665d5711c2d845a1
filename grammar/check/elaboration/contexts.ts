import type { Lowering } from './lowering.ts'
import type { Reading } from './reading.ts'

/*
 * The contexts that functions of the checker are handed, narrowest first. Each takes the narrowest that has what it uses, or a `Pick` of
 * one or two things, so that its signature says how far it reaches.
 */

export type InWorld = Pick<Lowering, 'world'>
export type Reporting = Pick<Reading, 'report'>
/** Builds IR; reads no text and reports nothing. */
export type { Lowering } from './lowering.ts'
/** Reads expressions. */
export type { Reading } from './reading.ts'
/** Reads steps and whole games. */
export type { Elaboration } from './elaboration.ts'
