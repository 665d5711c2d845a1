import { link, linkOnState } from './code/link.ts'
import type { Room } from './code/room.ts'
import type { ProgramText } from './program-text.ts'

/** Functions that can have others of their kind for one state. */
export interface OwningState<Functions> {
  own(state: Int32Array, functions: Functions): void
}

/** A program's functions, and the way to link them once more for a state of its own, when somebody wants that. */
export interface Linked<Functions> {
  readonly functions: Functions
  own(state: Int32Array): void
}

/** `values`: what the code is given by name, besides its own arrays. */
export function linked<Functions extends OwningState<Functions>>(
  { code, tables, profiles }: ProgramText,
  values: ReadonlyMap<string, unknown>,
  room: Room,
): Linked<Functions> {
  const all = new Map(values)
  tables.arrays(room).forEach((array, i) => all.set(`xT${i}`, array))
  profiles.arrays().forEach((array, i) => all.set(`xPA${i}`, room.holding(array)))
  const functions = link<Functions>(code, all)
  return {
    functions,
    own: (state) => functions.own(state, linkOnState<Functions>(code, all.set('xS', state))),
  }
}
