import type { Compile } from './whole-code.ts'
import type { Js } from './code.ts'

/*
 * The only place where text becomes code. The text is that of a `Js`, which only the algebra can create: it contains nothing
 * that an author has written. A host may have kept it. Where a page forbids code from text, this throws, and the reference
 * back end is used.
 */

/** How often code has been linked. */
let linked = 0

/**
 * Equal texts are made different: engines keep one function for equal ones, and what it reads from outside is constant for
 * their compilers only as long as that function exists once. The second program of a game would be half as fast.
 */
export function link<T>({ text }: Js, values: ReadonlyMap<string, unknown>): T {
  return linkText(text, values)
}

/** The same for code that was made before, and for the compiler of the host that keeps it. */
export function linkKept<T>(text: string, values: ReadonlyMap<string, unknown>, compile?: Compile): T {
  return linkText(text, values, compile)
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

function linkText<T>(text: string, values: ReadonlyMap<string, unknown>, compile = compiled): T {
  const names = [...values.keys()]
  const consts = names.map((name) => `const ${name} = _${name};`).join('\n')
  const make = compile(
    names.map((name) => `_${name}`),
    `'use strict';\n${consts}\n${text}`,
  )
  // What generated code returns is known to whoever generated it.
  return make(...values.values()) as T
}

function compiled(names: readonly string[], text: string): ReturnType<Compile> {
  // oxlint-disable-next-line no-implied-eval, no-new-func
  return new Function(...names, `// ${++linked}\n${text}`) as ReturnType<Compile>
}
