import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { NODES } from '../../grammar/ir/node-facts.ts'
import { STEPS } from '../../grammar/language/steps.ts'

/*
 * Measures the structure of the sources: `npm run structure`. `structure.test.ts` compares the figures with the limits in
 * `structure.json`. `npm run structure -- --write "why"` stores the figures of today as limits.
 */

const ROOT = join(import.meta.dirname, '../..')
const TOPS = ['grammar', 'interpreter', 'editor'] as const
/** Fewer names in a row are a decision, not a list. */
const LONG_LIST = 6

export interface Structure {
  /** Code lines by folder, without comments and blank lines. */
  readonly lines: Readonly<Record<string, number>>
  /** Words, numbers, texts and signs by top folder: long lines and short ones count alike. */
  readonly tokens: Readonly<Record<string, number>>
  /** Sizes of the groups of files that import each other's values, largest first. */
  readonly cycles: readonly number[]
  /** Runs of six or more bare `case` labels, and their lines. */
  readonly caseRuns: number
  readonly caseLines: number
  /** Arrays and sets that list six or more names of nodes. */
  readonly nodeLists: number
  /** Fields of the classes and interfaces that are handed from function to function, those of their parents and of nested services included. */
  readonly contextFields: Readonly<Record<string, number>>
  /** Code files about steps that name this one: in quotes, or as the key of a row or of a function. */
  readonly stepFiles: Readonly<Record<string, number>>
}

interface Source {
  readonly path: string
  /** Comments are blanked out, line by line. */
  readonly code: string
}

function sources(): readonly Source[] {
  return TOPS.flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !name.endsWith('.d.ts') && !name.startsWith('.site'))
      .map((name) => join(top, name)),
  )
    .filter((path) => !path.includes('node_modules'))
    .toSorted()
    .map((path) => ({ path, code: withoutComments(readFileSync(join(ROOT, path), 'utf8')) }))
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) => comment.replaceAll(/[^\n]/gu, ''))
    .replaceAll(/(^|[^:'"`\\])\/\/.*$/gmu, '$1')
}

const codeLines = ({ code }: Source): readonly string[] =>
  code.split('\n').filter((line) => line.trim() !== '')

const TOKEN = /[\p{L}_$][\w$]*|\d[\w.]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[^\s\w]/gu

function summed(all: readonly Source[], key: (path: string) => string, of: (source: Source) => number) {
  const sums: Record<string, number> = {}
  for (const source of all) sums[key(source.path)] = (sums[key(source.path)] ?? 0) + of(source)
  return sums
}

const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/')
const topOf = (path: string): string => path.split('/')[0] ?? ''

/** The files whose values a file imports when it is loaded. */
function importsOf({ path, code }: Source): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, names = '', target = ''] of code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)([^'";]*?)from\s+['"]([^'"]+)['"]/gu,
  )) {
    const listed = /^\{([^}]*)\}\s*$/u
      .exec(names.trim())?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '')
    if (listed?.every((name) => /^\s*type\b/u.test(name)) === true) continue
    const file = target.startsWith('.')
      ? resolve(ROOT, dirname(path), target)
      : target.startsWith('#')
        ? join(ROOT, `${target.slice(1)}.ts`)
        : undefined
    if (file !== undefined && existsSync(file)) found.add(relative(ROOT, file))
  }
  return found
}

/** Strongly connected components of more than one file, by Tarjan's algorithm. */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: (readonly string[])[] = []
  const lowOf = (file: string): number => low.get(file) ?? 0
  const visit = (file: string): void => {
    const own = index.size
    index.set(file, own)
    low.set(file, own)
    const from = stack.push(file) - 1
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!index.has(target)) {
        visit(target)
        low.set(file, Math.min(lowOf(file), lowOf(target)))
      } else if (stack.includes(target)) low.set(file, Math.min(lowOf(file), index.get(target) ?? 0))
    }
    if (lowOf(file) !== own) return
    const component = stack.splice(from)
    if (component.length > 1) found.push(component)
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found.toSorted((one, other) => other.length - one.length)
}

function caseRunsIn(source: Source): readonly number[] {
  const runs: number[] = []
  let run = 0
  for (const line of [...codeLines(source), ''])
    if (/^\s*case [^:]+:\s*$/u.test(line)) run++
    else {
      if (run >= LONG_LIST) runs.push(run)
      run = 0
    }
  return runs
}

const NODE_NAMES = new Set(Object.values(NODES).flatMap((family) => Object.keys(family)))

/** Array literals, also inside `new Set(...)`, that contain nothing but texts, six or more of them names of nodes. */
function nodeListsIn({ code }: Source): number {
  const lists = [...code.matchAll(/\[((?:\s*'[^'\n]*',?)+)\s*\]/gu)]
  return lists.filter(
    ([, inner = '']) =>
      [...inner.matchAll(/'([^']*)'/gu)].filter(([, name = '']) => NODE_NAMES.has(name)).length >= LONG_LIST,
  ).length
}

/** Classes and interfaces whose values are handed through a whole phase. */
const CONTEXTS: Readonly<Record<string, string>> = {
  Elaboration: 'grammar/check/elaboration/elaboration.ts',
  Reading: 'grammar/check/elaboration/reading.ts',
  Lowering: 'grammar/check/elaboration/lowering.ts',
  Context: 'grammar/check/elaboration/scope.ts',
  Ctx: 'interpreter/codegen/rules/context.ts',
  Gen: 'interpreter/codegen/rules/context.ts',
}

const classHead = (name: string): RegExp =>
  new RegExp(
    `\\n?(?:export )?(?:abstract )?(?:class|interface) ${name}(?: extends (\\w+))?\\b[^{]*\\{\\n`,
    'u',
  )

/**
 * Fields, not methods, with those of a parent class in the same folder, and the public fields of services in the folder
 * below: whoever has the context can reach them.
 */
function fieldsOf(name: string, all: readonly Source[], folder: string, isService = false): number {
  for (const { path, code } of all) {
    if (!path.startsWith(folder)) continue
    const head = classHead(name).exec(code)
    if (head === null) continue
    const body = code.slice(head.index + head[0].length).split(/^\}/mu)[0] ?? ''
    const fields = body
      .split('\n')
      .filter((line) =>
        /^ {2}(?:(?:private|protected|public|abstract|readonly|declare) )*#?\w+[?!]?(?::| =)/u.test(line),
      )
      .filter((line) => !isService || !/^ {2}private /u.test(line))
    const nested = fields.map((line) => {
      const type = /(?:: | = new )(\w+)(?:\(\))?$/u.exec(line)?.[1]
      return type === undefined ? 0 : fieldsOf(type, all, `${folder}/services`, true)
    })
    const parents = head[1] === undefined ? 0 : fieldsOf(head[1], all, folder)
    return fields.length + nested.reduce((sum, count) => sum + count, 0) + parents
  }
  return 0
}

/** Other files use the same words for arithmetic, sets or options. */
const ABOUT_STEPS =
  /\b(?:Step|Step(?:IR|Of|Node|Rules|Row|Kind)|matchStep|STEPS|stepWord|STEP_WORDS|EffectIR|hasStep)\b|\.step\b/u

/** Before names of operators, sets, forms of values and sections that are called like a step. */
const HOMONYM = String.raw`\b(?:op|set|form)(?:: | [!=]== )|arithmetic\(|section\(`

function stepFiles(all: readonly Source[]): Record<string, number> {
  const about = all.filter(({ path, code }) => path === 'grammar/language/steps.ts' || ABOUT_STEPS.test(code))
  const counts: Record<string, number> = {}
  for (const step of Object.keys(STEPS).toSorted()) {
    const named = new RegExp(
      `(?<!${HOMONYM})['"\`]${step}['"\`]|^\\s*${step}(?:: (?:[{(]|[a-z]\\w*,?$)|\\(\\w+: )`,
      'mu',
    )
    counts[step] = about.filter(({ code }) => named.test(code)).length
  }
  return counts
}

export function structure(): Structure {
  const all = sources()
  const runs = all.flatMap(caseRunsIn)
  return {
    lines: summed(all, folderOf, (source) => codeLines(source).length),
    tokens: summed(all, topOf, ({ code }) => [...code.matchAll(TOKEN)].length),
    cycles: cyclesOf(new Map(all.map((source) => [source.path, importsOf(source)]))).map(
      ({ length }) => length,
    ),
    caseRuns: runs.length,
    caseLines: runs.reduce((sum, run) => sum + run, 0),
    nodeLists: all.reduce((sum, source) => sum + nodeListsIn(source), 0),
    contextFields: Object.fromEntries(
      Object.entries(CONTEXTS).map(([name, file]) => [name, fieldsOf(name, all, dirname(file))]),
    ),
    stepFiles: stepFiles(all),
  }
}

/** What may not grow. */
export interface Limits {
  readonly lines: Readonly<Record<string, number>>
  readonly filesInCycles: number
  readonly largestCycle: number
  readonly caseRuns: number
  readonly caseLines: number
  readonly nodeLists: number
  readonly contextFields: Readonly<Record<string, number>>
  readonly filesOfStep: { readonly median: number; readonly most: number }
  /** Why the last change let a limit rise. */
  readonly why: string
}

export function figuresOf(measured: Structure): Omit<Limits, 'why'> {
  const { lines, cycles, caseRuns, caseLines, nodeLists, contextFields } = measured
  const files = Object.values(measured.stepFiles).toSorted((one, other) => one - other)
  return {
    lines,
    filesInCycles: cycles.reduce((sum, size) => sum + size, 0),
    largestCycle: cycles[0] ?? 0,
    caseRuns,
    caseLines,
    nodeLists,
    contextFields,
    filesOfStep: { median: files[Math.floor(files.length / 2)] ?? 0, most: files.at(-1) ?? 0 },
  }
}

/** Figures that are larger than their limits, by path. A folder without a limit may not have any code. */
export function exceeded(found: unknown, limit: unknown, path = ''): readonly string[] {
  if (typeof found === 'number')
    return found <= (typeof limit === 'number' ? limit : 0)
      ? []
      : [`${path}: ${found} > ${String(limit ?? 0)}`]
  const limits = new Map(Object.entries(limit ?? {}))
  return Object.entries(found ?? {}).flatMap(([key, value]) =>
    exceeded(value, limits.get(key), path === '' ? key : `${path} ${key}`),
  )
}

export const LIMITS = join(import.meta.dirname, 'structure.json')

if (import.meta.main) {
  const measured = structure()
  console.log(JSON.stringify({ ...measured, ...figuresOf(measured) }, undefined, 2))
  const at = process.argv.indexOf('--write')
  if (at > 0) {
    const why = process.argv[at + 1] ?? ''
    writeFileSync(LIMITS, `${JSON.stringify({ why, ...figuresOf(measured) }, undefined, 2)}\n`)
  }
}
