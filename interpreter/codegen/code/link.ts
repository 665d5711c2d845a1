import type { Js } from './code.ts'

/*
 * The only place where text becomes code. The text is a `Js`, which only the algebra can create: it contains nothing
 * that an author has written. Where a page forbids code from text, this throws, and the reference back end is used.
 */

/** How often code has been linked. */
let linked = 0

/**
 * Equal texts are made different: engines keep one function for equal ones, and what it reads from outside is constant for
 * their compilers only as long as that function exists once. The second program of a game would be half as fast.
 */
export function link<T>(code: Js, values: ReadonlyMap<string, unknown>): T {
  const names = [...values.keys()]
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const make = new Function(...names, `'use strict'; // ${++linked}\n${code.text}`)
  return make(...values.values())
}
