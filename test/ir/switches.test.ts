import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SYNTAX_GROUPS } from '../../grammar/expression/node-groups.ts'
import { STEPS } from '../../grammar/language/steps.ts'
import type { ExprIR, StepIR } from '../../grammar/ir/ir.ts'
import { givesTruth, givesWord, isOperation } from '../../grammar/ir/match.ts'
import { NODES } from '../../grammar/ir/node-facts.ts'
import { isEffect as isDoneAtOnce } from '../../grammar/ir/nodes.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Source {
  readonly path: string
  readonly text: string
}

const SOURCES: readonly Source[] = ['grammar', 'interpreter'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ROOT, folder, name))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') })),
)

interface Switch {
  readonly at: string
  readonly tag: string
  readonly cases: readonly string[]
  readonly hasDefault: boolean
  /** Groups of nodes, and predicates of expressions, that the function has handled before the switch. */
  readonly before: readonly string[]
}

const PREDICATES: ReadonlyMap<string, (e: ExprIR) => boolean> = new Map(
  Object.entries({ givesTruth, givesWord, isOperation }),
)

/** In the function that a text ends in. */
function groupsTestedIn(text: string): readonly string[] {
  const own = text.slice(text.search(/(?:^ {0,2}\}$(?![^]*^ {0,2}\}$)|^)/mu))
  const groups = own.matchAll(/\bis(?:Expr|Set|Step|Expression)In\(\w+, '([^']+)'\)/gu)
  const calls = own.matchAll(/(?<!!)\b(\w+)\(\w+\)/gu)
  return [...groups, ...[...calls].filter(([, name = '']) => PREDICATES.has(name))].map(
    ([, name = '']) => name,
  )
}

/** A formatter lays out the sources, so the cases of a switch are those indented one level more than it. */
function switchesIn({ path, text }: Source): readonly Switch[] {
  return [...text.matchAll(/^( *)switch \(\S+\.(op|set|step|kind)\) \{\n/gmu)].map((found): Switch => {
    const [whole, indent = '', tag = ''] = found
    const start = found.index + whole.length
    const body = text.slice(start, text.indexOf(`\n${indent}}`, start))
    return {
      at: `${path}:${text.slice(0, found.index).split('\n').length}`,
      tag,
      cases: [...body.matchAll(new RegExp(`^${indent}  case '([^']+)':`, 'gmu'))].map(
        ([, name = '']) => name,
      ),
      hasDefault: new RegExp(`^${indent}  default:`, 'mu').test(body),
      before: groupsTestedIn(text.slice(0, found.index)),
    }
  })
}

const SWITCHES = SOURCES.flatMap(switchesIn)

/** The kinds of syntax trees and types, taken from the table of the steps and the declarations of the unions. */
const TREES: readonly (readonly string[])[] = [
  Object.keys(STEPS),
  ...SOURCES.flatMap(({ text }) =>
    [...text.matchAll(/^export type (?:Expression|Type) =\n(.*?)\n\n/gmsu)].map(([, union = '']) =>
      [...union.matchAll(/\bkind: '([^']+)'/gu)].map(([, kind = '']) => kind),
    ),
  ),
]

const EXPRESSION_GROUPS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  Object.keys(SYNTAX_GROUPS),
  (kind) => SYNTAX_GROUPS[kind as keyof typeof SYNTAX_GROUPS],
)

const FAMILIES = new Map([
  ['op', NODES.expressions],
  ['set', NODES.sets],
  ['step', NODES.steps],
])

/** Whether a step is done at once; some switches come after a test that tells such steps from the others. */
function isEffect(step: string): boolean {
  return isDoneAtOnce({ step } as StepIR)
}

describe('switches over nodes of the IR', () => {
  const overNodes = SWITCHES.filter(({ tag }) => FAMILIES.has(tag))

  test('are found', () => {
    expect(overNodes.length).toBeGreaterThan(30)
  })

  test('have no default that takes what they do not know', () => {
    expect(overNodes.filter(({ hasDefault }) => hasDefault).map(({ at }) => at)).toEqual([])
  })

  test('name every node of their family, except those handled before, or every step that is done at once, or every other step', () => {
    for (const { at, tag, cases, before } of overNodes) {
      const family = FAMILIES.get(tag) ?? {}
      const all = Object.keys(family).filter(
        (name) =>
          !before.includes(family[name]?.group ?? '') &&
          !(tag === 'op' && before.some((test) => PREDICATES.get(test)?.({ op: name } as ExprIR) === true)),
      )
      const missing = all.filter((name) => !cases.includes(name))
      const onlyEffects = tag === 'step' && cases.every(isEffect) && !missing.some(isEffect)
      const onlyOthers = tag === 'step' && missing.every(isEffect) && !cases.some(isEffect)
      expect(onlyEffects || onlyOthers ? [] : missing, at).toEqual([])
    }
  })
})

describe('switches over syntax trees and types', () => {
  const overTrees = SWITCHES.filter(({ tag }) => tag === 'kind')

  test('are found', () => {
    expect(overTrees.length).toBeGreaterThan(20)
    expect(TREES.map((kinds) => kinds.length > 10)).toEqual([true, true, true])
  })

  test('have no default that takes what they do not know', () => {
    expect(overTrees.filter(({ hasDefault }) => hasDefault).map(({ at }) => at)).toEqual([])
  })

  test('name every expression, step or type, except groups tested before', () => {
    for (const { at, cases, before } of overTrees) {
      const tested = before.flatMap((group) => EXPRESSION_GROUPS.get(group) ?? [])
      const all = TREES.filter((kinds) => cases.every((name) => kinds.includes(name))).map((kinds) =>
        kinds.filter((name) => !tested.includes(name)),
      )
      const missing = all.map((kinds) => kinds.filter((name) => !cases.includes(name)))
      if (missing.length > 0) expect(missing, at).toContainEqual([])
    }
  })
})

test('one walker goes through nodes: nobody else goes through the fields of what may be one', () => {
  const goThrough = SOURCES.filter(({ text }) => /grammar\/ir\/|\.\/ir\//u.test(text)).filter(({ text }) =>
    /Object\.(?:values|entries)\((?:part|node|inner|next\.node|ir|e)\)/u.test(text),
  )
  expect(goThrough.map(({ path }) => path)).toEqual([])
})
