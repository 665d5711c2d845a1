import { link, linkOnState } from './code/link.ts'
import type { Int32Arena } from './code/int32-arena.ts'
import type { ProgramText } from './program-text.ts'

/** Functions with a variant for one fixed state. */
export interface OwningState<Functions> {
  own(state: Int32Array, functions: Functions): void
}

/** A program's functions, and a lazy link for a fixed state. */
export interface LinkedProgram<Functions> {
  readonly functions: Functions
  own(state: Int32Array): void
}

/** `values`: values passed to the code by name, besides its own arrays. */
export function linkProgram<Functions extends OwningState<Functions>>(
  { code, tables, profiles }: ProgramText,
  values: ReadonlyMap<string, unknown>,
  room: Int32Arena,
): LinkedProgram<Functions> {
  const all = new Map(values)
  tables.arrays(room).forEach((array, i) => all.set(`xT${i}`, array))
  profiles.arrays().forEach((array, i) => all.set(`xPA${i}`, room.copyOf(array)))
  const functions = link<Functions>(code, all)
  return {
    functions,
    own: (state) => functions.own(state, linkOnState<Functions>(code, all.set('xS', state))),
  }
}
