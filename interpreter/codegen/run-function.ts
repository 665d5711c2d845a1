import { Js, joinJs, js } from './code/code.ts'
import { functionOf, type Gen } from './rules/context.ts'

/**
 * Longer code is split into several functions, because the engine's compiler does not optimise very large functions,
 * and they run several times slower.
 */
export const LONGEST = 60_000

/** `(S, pc, code)`: continues with case `pc` until there is a decision. */
export function runFunction(g: Gen, blocks: readonly Js[]): Js {
  const given = js`S, pc, code`
  const parts = partsOf(blocks)
  const [all] = parts
  if (all === undefined || parts.length === 1)
    return functionOf(g, js`run`, given, machine(all?.blocks ?? [], js`return;`), { withArrays: false })
  const { functions, calls, locals } = machineFunctions(g, blocks, given)
  return joinJs(
    [
      ...functions,
      js`function run(S, pc, code) {`,
      ...locals.map((local) => js`${local} = N;`),
      js`while (pc >= 0) pc = ${joinJs(calls, js``)}-1;`,
      js`}`,
    ],
    js`\n`,
  )
}

/** The parts of a machine of several functions. */
interface MachineFunctions {
  /** Including the variables that they share. */
  readonly functions: readonly Js[]
  /** By case number, the call of the function that contains it, without its end. */
  readonly calls: readonly Js[]
  readonly locals: readonly Js[]
}

/** A machine as functions of some length, which return the number of a case in another one. */
export function machineFunctions(g: Gen, blocks: readonly Js[], given: Js): MachineFunctions {
  const parts = partsOf(blocks)
  // A variable set in one block may be read in another, which may be in another function.
  const blocksWith = new Map<string, number>()
  for (const one of blocks)
    for (const text of Js.mentioned([one]).keys()) blocksWith.set(text, (blocksWith.get(text) ?? 0) + 1)
  const shared = [...Js.mentioned(blocks).values()].filter(
    ({ of, js: local }) => of === 'local' && (blocksWith.get(local.text) ?? 0) > 1,
  )
  const outside = new Set(shared.map(({ js: local }) => local.text))
  const functions = parts.map((part, i) =>
    functionOf(g, js`run${i}`, given, machine(part.blocks, js`return pc;`), { withArrays: false, outside }),
  )
  const locals = shared.map(({ js: local }) => local)
  return {
    functions: [...locals.map((local) => js`let ${local} = N;`), ...functions],
    calls: parts.map(({ end }, i) => js`pc < ${end} ? run${i}(${given}) : `),
    locals,
  }
}

/**
 * Returns nothing at a decision, and otherwise the number of a case in another function. Parameters are turned into
 * integers first, because the engine's compiler would assume any type for them and for everything assigned to them.
 */
function machine(blocks: readonly Js[], otherwise: Js): Js {
  return js`pc = pc | 0;\nM: for (;;) switch (pc) {\n${joinJs(blocks, js``)}default: ${otherwise}\n}`
}

/** Consecutive blocks of one function, and the number of the first after them. */
interface Part {
  readonly blocks: Js[]
  end: number
}

function partsOf(blocks: readonly Js[]): readonly Part[] {
  const parts: Part[] = []
  let length = Infinity
  for (const [i, block] of blocks.entries()) {
    if (length + block.text.length > LONGEST) {
      parts.push({ blocks: [], end: i })
      length = 0
    }
    length += block.text.length
    const part = parts.at(-1)
    part?.blocks.push(block)
    if (part !== undefined) part.end = i + 1
  }
  return parts
}
