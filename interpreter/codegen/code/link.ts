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
  return linkText(code.text, values)
}

/** The head of a function that is handed the state. */
const HANDED_STATE = /^function ([$\w]+)\(S\b(.*?)\) \{/gmu

/**
 * The same code for one state, `xS`: its functions read that, whatever they are handed. Generating it once more would
 * take longer than all this.
 */
export function linkOnState<T>(code: Js, values: ReadonlyMap<string, unknown>): T {
  return linkText(code.text.replaceAll(HANDED_STATE, 'function $1(_S$2) {\nconst S = xS;'), values)
}

function linkText<T>(text: string, values: ReadonlyMap<string, unknown>): T {
  const names = [...values.keys()]
  const consts = names.map((name) => `const ${name} = _${name};`).join('\n')
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const make = new Function(
    ...names.map((name) => `_${name}`),
    `'use strict'; // ${++linked}\n${consts}\n${text}`,
  )
  return make(...values.values())
}
