import type { Compile } from './whole-code.ts'
import type { Js } from './code.ts'

/*
 * The only place where text becomes code. The text comes from a `Js`, which only the algebra can create, so it contains
 * nothing that an author has written. A host may have cached it. If a page forbids code from text, this throws, and the
 * reference back end is used.
 */

/** Number of links so far. */
let linked = 0

/**
 * Equal texts are made different. Engines share one function between equal ones, and its free variables are constant
 * for their compilers only as long as it exists once. Otherwise the second program of a game would be half as fast.
 */
export function link<T>({ text }: Js, values: ReadonlyMap<string, unknown>): T {
  return linkText(text, values)
}

/** The same for cached code, and for the compiler of the host that caches it. */
export function linkKept<T>(text: string, values: ReadonlyMap<string, unknown>, compile?: Compile): T {
  return linkText(text, values, compile)
}

/** The head of a function with a state parameter. */
const HANDED_STATE = /^function ([$\w]+)\(S\b(.*?)\) \{/gmu

/**
 * The same code for one state, `xS`: its functions read that, whatever they are passed. Generating the code again would
 * take longer.
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
  // The generator knows the type of the result.
  return make(...values.values()) as T
}

function compiled(names: readonly string[], text: string): ReturnType<Compile> {
  // oxlint-disable-next-line no-implied-eval, no-new-func
  return new Function(...names, `// ${++linked}\n${text}`) as ReturnType<Compile>
}

/** The runtime by name, with the word in which generated code counts visits. */
export function handedBy({
  looked,
  ...runtime
}: Readonly<Record<string, unknown>> & { readonly looked: Int32Array }): Map<string, unknown> {
  return new Map<string, unknown>([...Object.entries(runtime), ['xLOOKED', looked]])
}
