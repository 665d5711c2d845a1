import { describe, expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { isOperation } from '../../grammar/ir/match.ts'
import type { NodeIR, RulesIR } from '../../grammar/ir/nodes.ts'
import { isExpression } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { exchanged, numbersIn, partIn, partsOf, someNode, walk } from '../../grammar/ir/walk.ts'
import { randomGame } from '../codegen/random-games.ts'
import { irCalled, playableIds } from '../codegen/shipped.ts'
import { VOLUME } from '../volume.ts'

/** Every object in the tree that has the tag of a node, found without knowing the kinds of nodes. */
function tagged(part: unknown, found: Set<object>): Set<object> {
  if (typeof part !== 'object' || part === null) return found
  if (!Array.isArray(part) && isTagged(part)) found.add(part)
  for (const inner of Object.values(part)) tagged(inner, found)
  return found
}

function isTagged(part: object): boolean {
  return ['op', 'set', 'step'].some((tag) => typeof Reflect.get(part, tag) === 'string')
}

function rulesOnly({ terms, stages, actions, whenever, ends, advice, dark, play }: GameIR): object {
  return { terms, stages, actions, whenever, ends, advice, dark, play }
}

/** Nodes that the walker misses or invents. */
function misses(ir: GameIR): readonly unknown[] {
  const met = new Set<unknown>()
  walk(rulesOfGame(ir), (node) => met.add(node))
  const all: ReadonlySet<unknown> = tagged(rulesOnly(ir), new Set())
  return [...[...all].filter((node) => !met.has(node)), ...[...met].filter((node) => !all.has(node))]
}

describe('the walker meets every node of the rules', () => {
  for (const id of playableIds())
    test(id, () => {
      const ir = irCalled(id)
      expect(misses(ir)).toEqual([])
    })

  test('in games made at random, each node as often as it stands there', () => {
    for (let seed = 1; seed <= VOLUME.programs / 4; seed++) {
      const ir = randomGame(seed)
      expect(misses(ir), `game ${seed}`).toEqual([])
      const apart: GameIR = JSON.parse(JSON.stringify(ir))
      const times = new Map<NodeIR, number>()
      walk(rulesOfGame(apart), (node) => times.set(node, (times.get(node) ?? 0) + 1))
      expect([...times.values()].every((count) => count === 1)).toBe(true)
      expect(times.size).toBe(tagged(rulesOnly(apart), new Set()).size)
    }
  })
})

test('rows of the table name the fields of nodes, and no others', () => {
  for (let seed = 1; seed <= VOLUME.programs / 8; seed++)
    walk(rulesOfGame(randomGame(seed)), (node) => {
      const fields = new Set(Object.keys(factsOf(node).fields))
      const tag = 'op' in node ? 'op' : 'step' in node ? 'step' : 'set'
      expect(Object.keys(node).filter((key) => key !== tag && !fields.has(key))).toEqual([])
    })
})

test('a register is read only where it is bound', () => {
  const unbound = (rules: RulesIR, bound: ReadonlySet<number>): readonly number[] => {
    const free: number[] = []
    walk(rules, (node) => {
      free.push(...numbersIn(node, 'register').filter((reg) => !bound.has(reg)))
      const { binds } = factsOf(node)
      const placing = 'step' in node && node.step === 'arrange' ? node.where : undefined
      if (binds === undefined && placing === undefined) return true
      const within =
        binds === undefined ? [placing?.condition] : [binds.in].flat().map((field) => partIn(node, field))
      const regs = placing === undefined ? numbersIn(node, 'binds') : [placing.piece, placing.space]
      for (const part of partsOf(node))
        free.push(...unbound(part, within.includes(part) ? new Set([...bound, ...regs]) : bound))
      return false
    })
    return free
  }
  const games = playableIds().map((id) => irCalled(id))
  let bindings = 0
  for (const ir of games) {
    for (const { params, body } of ir.terms) expect(unbound(body, new Set(params))).toEqual([])
    for (const { over, when, winner, reg } of ir.ends) {
      expect(unbound(over, new Set())).toEqual([])
      expect(unbound([when, winner], new Set([reg]))).toEqual([])
    }
    const others = rulesOfGame({ ...ir, terms: [], ends: [] })
    expect(unbound(others, new Set())).toEqual([])
    walk(others, (node) => {
      bindings += factsOf(node).binds === undefined ? 0 : 1
    })
  }
  expect(bindings).toBeGreaterThan(200)
})

test('operations have no parts but operands, and read nothing', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= VOLUME.programs / 8; seed++)
    walk(rulesOfGame(randomGame(seed)), (node) => {
      if (!isExpression(node) || !isOperation(node)) return
      met.add(node.op)
      const { fields, looks = [] } = factsOf(node)
      expect(Object.values(fields).filter((role) => !['part', 'parts', 'data'].includes(role))).toEqual([])
      expect(looks).toEqual([])
      expect(partsOf(node).filter((part) => !isExpression(part))).toEqual([])
    })
  expect(met).toContain('table')
  expect(met.size).toBeGreaterThan(10)
})

describe('exchanging', () => {
  test('nothing gives the same rules', () => {
    for (let seed = 1; seed <= VOLUME.programs / 8; seed++) {
      const rules = rulesOfGame(randomGame(seed))
      expect(JSON.stringify(exchanged(rules, {}))).toBe(JSON.stringify(rules))
    }
  })

  test('constants changes them wherever they stand, and nothing else', () => {
    for (let seed = 1; seed <= VOLUME.programs / 8; seed++) {
      const rules = rulesOfGame(randomGame(seed))
      const changed = exchanged(rules, {
        expression: (e) => (e.op === 'const' ? { op: 'const', value: 77 } : e),
      })
      const text = JSON.stringify(rules).replaceAll(/"op":"const","value":-?\d+/gu, '"op":"const","value":77')
      expect(JSON.stringify(changed)).toBe(text)
      expect(someNode(changed, (node) => 'op' in node && node.op === 'const' && node.value !== 77)).toBe(
        false,
      )
    }
  })
})
