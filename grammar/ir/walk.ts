import type { ExprIR, SetIR } from './expression-ir.ts'
import { NODES, factsOf, type AnyRole, type NodeFacts } from './node-facts.ts'
import { isExpression, isStep, type NodeIR, type RulesIR } from './nodes.ts'
import type { ArrangeIR, OfferIR, StepIR } from './step-ir.ts'
import { memoized } from '../source/memoized.ts'

/* The one walker over all nodes, driven by the table of facts. It visits parts but not callees; `callees.ts` does. */

type Value =
  | NodeIR
  | readonly NodeIR[]
  | readonly OfferIR[]
  | ArrangeIR['where']
  | Reset[]
  | number
  | readonly number[]
type Reset = Extract<StepIR, { step: 'turns' }>['reset'][number]

/** The table gives the type of each field, and the compiler checks the table against the types. */
function fieldOf<V extends Value>(node: NodeIR, field: string): V
function fieldOf(node: NodeIR, field: string): unknown {
  return Reflect.get(node, field)
}

interface Field {
  readonly field: string
  readonly role: AnyRole
}

/** Facts about a node for walking, looked up once for each. */
interface Shape {
  /** Fields with parts. */
  readonly holders: readonly Field[]
  /** Fields with numbers that refer to something in the game. */
  readonly numbers: readonly Field[]
  /** True if it names words of the state, callees or judged actions. */
  readonly isNaming: boolean
}

const isList: (rules: RulesIR) => rules is readonly RulesIR[] = Array.isArray

const HOLDING: ReadonlySet<AnyRole> = new Set<AnyRole>(['part', 'parts', 'offers', 'placing'])

function shapeBy({ fields }: NodeFacts): Shape {
  const all = Object.entries(fields).map(([field, role]) => ({ field, role }))
  const numbers = all.filter(({ role }) => !HOLDING.has(role) && role !== 'data')
  return {
    holders: all.filter(({ role }) => HOLDING.has(role)),
    numbers,
    isNaming: numbers.some(({ role }) => role !== 'register' && role !== 'binds'),
  }
}

/** By the facts of a node. */
const SHAPES: ReadonlyMap<NodeFacts, Shape> = new Map(
  Object.values(NODES).flatMap((table) =>
    Object.values(table).map((facts) => [facts, shapeBy(facts)] as const),
  ),
)

const NO_SHAPE: Shape = { holders: [], numbers: [], isNaming: false }

const shapeOf = (node: NodeIR): Shape => SHAPES.get(factsOf(node)) ?? NO_SHAPE

/** The direct parts of a node, in evaluation order. */
export function partsOf(node: NodeIR): readonly NodeIR[] {
  return shapeOf(node).holders.flatMap(({ field, role }) => partsInRole(node, field, role))
}

function partsInRole(node: NodeIR, field: string, role: AnyRole): readonly NodeIR[] {
  if (role === 'part') {
    const part = fieldOf<NodeIR>(node, field)
    return part === undefined ? [] : [part]
  }
  if (role === 'parts') return fieldOf<readonly NodeIR[] | undefined>(node, field) ?? []
  if (role === 'offers') return fieldOf<readonly OfferIR[]>(node, field).flatMap(({ args }) => args)
  const where = fieldOf<ArrangeIR['where']>(node, field)
  return where === undefined ? [] : [where.condition]
}

/** The alternatives of a node: its value, or each of its members, comes from one of these parts. */
export function passedOn(node: NodeIR): readonly NodeIR[] {
  return (factsOf(node).passes ?? []).map((field) => fieldOf<NodeIR>(node, field))
}

/** The node or nodes in a field. */
export function partIn(node: NodeIR, field: string): NodeIR | undefined {
  return fieldOf<NodeIR>(node, field)
}

/** Calls `see` for every node, parents before children. It skips the parts of a node for which it returns false. */
export function walk(rules: RulesIR, see: (node: NodeIR, shape: Shape) => unknown): void {
  if (rules === undefined) return
  // Walking is by far the most frequent operation, so it allocates nothing.
  if (isList(rules)) {
    for (let i = 0; i < rules.length; i++) walk(rules[i], see)
    return
  }
  const shape = shapeOf(rules)
  if (see(rules, shape) === false) return
  const { holders } = shape
  for (let i = 0; i < holders.length; i++) {
    const { field, role } = holders[i]!
    // Most fields hold one node or a list of them, which need not be listed again.
    if (role === 'part' || role === 'parts') walk(Reflect.get(rules, field), see)
    else for (const part of partsInRole(rules, field, role)) walk(part, see)
  }
}

/** A node and all nodes below it, in the order of a walk. */
export interface Below {
  readonly all: readonly NodeIR[]
  /** The few nodes that name words of the state, callees or judged actions. */
  readonly naming: readonly NodeIR[]
  readonly steps: readonly StepIR[]
}

/** The root nodes of some rules. Cached, so that rules with many queries are walked once. */
export function topsOf(rules: RulesIR): readonly Below[] {
  const found: Below[] = []
  const read = (part: RulesIR): void => {
    if (part === undefined) return
    if (isList(part)) for (let i = 0; i < part.length; i++) read(part[i])
    else found.push(below(part))
  }
  read(rules)
  return found
}

export function namingIn(rules: RulesIR): readonly NodeIR[] {
  const tops = topsOf(rules)
  return tops.length === 1 ? tops[0]!.naming : tops.flatMap(({ naming }) => naming)
}

const below = memoized((rules: NodeIR): Below => {
  const [all, naming, steps]: [NodeIR[], NodeIR[], StepIR[]] = [[], [], []]
  walk(rules, (node, { isNaming }) => {
    all.push(node)
    if (isNaming) naming.push(node)
    if ('step' in node) steps.push(node)
  })
  return { all, naming, steps }
})

/**
 * Calls `see` for every step. It skips the parts of one for which it returns false, and expressions and sets, which
 * contain no steps.
 */
export function walkSteps(rules: RulesIR, see: (step: StepIR) => unknown): void {
  walk(rules, (node) => isStep(node) && see(node))
}

export function someNode(rules: RulesIR, test: (node: NodeIR) => boolean): boolean {
  return someNodeIn(rules, test, false)
}

/** With `stepsOnly`, expressions and sets are left out. */
function someNodeIn(rules: RulesIR, test: (node: NodeIR) => boolean, stepsOnly: boolean): boolean {
  if (rules === undefined) return false
  if (isList(rules)) {
    for (let i = 0; i < rules.length; i++) if (someNodeIn(rules[i], test, stepsOnly)) return true
    return false
  }
  if (stepsOnly && !isStep(rules)) return false
  if (test(rules)) return true
  const { holders } = shapeOf(rules)
  for (let i = 0; i < holders.length; i++) {
    const { field, role } = holders[i]!
    const inner: RulesIR =
      role === 'part' || role === 'parts' ? Reflect.get(rules, field) : partsInRole(rules, field, role)
    if (someNodeIn(inner, test, stepsOnly)) return true
  }
  return false
}

export function someStep(steps: readonly StepIR[], test: (step: StepIR) => boolean): boolean {
  return someNodeIn(steps, (node) => isStep(node) && test(node), true)
}

export const isAfter = (node: NodeIR): boolean => 'op' in node && node.op === 'after'

/** True if it asks about the position after a move. Callees are not included. */
export function asksAfter(rules: RulesIR): boolean {
  return topsOf(rules).some(({ naming }) => naming.some(isAfter))
}

/** Number of nodes. */
export function sizeOf(rules: RulesIR): number {
  let size = 0
  walk(rules, () => size++)
  return size
}

/** Numbers of a node in these roles, such as addresses of words that it sets. */
export function numbersIn(node: NodeIR, ...roles: readonly AnyRole[]): readonly number[] {
  return numbersInFields(
    node,
    shapeOf(node).numbers.filter(({ role }) => roles.includes(role)),
  )
}

/** The same for a list of roles that is passed repeatedly. */
export function numbersOf(node: NodeIR, roles: readonly AnyRole[]): readonly number[] {
  const all = numbersByFacts(roles).get(factsOf(node))
  return all === undefined ? NO_NUMBERS : numbersInFields(node, all)
}

function numbersInFields(node: NodeIR, fields: readonly Field[]): readonly number[] {
  if (fields.length === 0) return NO_NUMBERS
  const found: number[] = []
  for (const { field, role } of fields)
    if (role === 'resets')
      for (const { at, start } of fieldOf<Reset[]>(node, field)) found.push(...start.map((_, i) => at + i))
    else {
      const numbers = fieldOf<number | readonly number[] | undefined>(node, field)
      if (typeof numbers === 'number') found.push(numbers)
      else if (numbers !== undefined) found.push(...numbers)
    }
  return found
}

/** The fields in these roles, for nodes that have any. Most have none. */
const numbersByFacts = memoized((roles: readonly AnyRole[]): ReadonlyMap<NodeFacts, readonly Field[]> => {
  const cache = new Map<NodeFacts, readonly Field[]>()
  for (const [facts, { numbers }] of SHAPES) {
    const matching = numbers.filter(({ role }) => roles.includes(role))
    if (matching.length > 0) cache.set(facts, matching)
  }
  return cache
})

const NO_NUMBERS: readonly number[] = []
const BINDS: readonly AnyRole[] = ['binds']

/** True if a part reads one of these registers. */
export function readsRegister(rules: RulesIR, registers: ReadonlySet<number>): boolean {
  return (
    registers.size > 0 &&
    someNode(rules, (node) => 'op' in node && node.op === 'reg' && registers.has(node.reg))
  )
}

/** Free registers of a part. */
export function outerRegisters(rules: RulesIR): readonly number[] {
  const [read, bound] = [new Set<number>(), new Set<number>()]
  walk(rules, (node) => {
    if ('op' in node && node.op === 'reg') read.add(node.reg)
    for (const reg of numbersOf(node, BINDS)) bound.add(reg)
  })
  return [...read].filter((reg) => !bound.has(reg))
}

/** True if a part reads one of these words by a fixed address. */
export function readsCell(rules: RulesIR, cells: ReadonlySet<number>): boolean {
  return cells.size > 0 && someNode(rules, (node) => 'op' in node && node.op === 'cell' && cells.has(node.at))
}

/** Replaces a node whose parts have already been replaced. */
export interface Exchange {
  readonly expression?: (e: ExprIR) => ExprIR
  readonly set?: (set: SetIR) => SetIR
  readonly step?: (step: StepIR) => StepIR
}

/** The rules with nodes replaced, children before parents. Unchanged parts stay the same objects. */
export function exchanged<R extends RulesIR>(rules: R, exchange: Exchange): R
export function exchanged(rules: RulesIR, exchange: Exchange): RulesIR {
  if (rules === undefined) return rules
  if (isList(rules)) return mapped(rules, (inner) => exchanged(inner, exchange))
  // There are no steps in expressions and sets.
  if (exchange.expression === undefined && exchange.set === undefined && !isStep(rules)) return rules
  const node = withParts(rules, exchange)
  if (isExpression(node)) return exchange.expression?.(node) ?? node
  return isStep(node) ? (exchange.step?.(node) ?? node) : (exchange.set?.(node) ?? node)
}

function withParts<N extends NodeIR>(node: N, exchange: Exchange): N
function withParts(node: NodeIR, exchange: Exchange): object {
  let copy: Record<string, unknown> | undefined
  for (const { field, role } of shapeOf(node).holders) {
    const before = fieldOf<Value | undefined>(node, field)
    const now = exchangedPart(node, field, role, exchange)
    if (now !== before) (copy ??= { ...node })[field] = now
  }
  return copy ?? node
}

/** An expression without sets below it, with its parts changed. If none of them changes, it stays the same object. */
export function withOperands(e: ExprIR, change: (part: ExprIR) => ExprIR): ExprIR
export function withOperands(e: ExprIR, change: (part: ExprIR) => ExprIR): object {
  let copy: Record<string, unknown> | undefined
  for (const { field, role } of shapeOf(e).holders) {
    const before = fieldOf<ExprIR | undefined>(e, field)
    const now =
      role === 'parts' ? mapped(fieldOf<readonly ExprIR[]>(e, field), change) : before && change(before)
    if (now !== before) (copy ??= { ...e })[field] = now
  }
  return copy ?? e
}

function exchangedPart(node: NodeIR, field: string, role: AnyRole, exchange: Exchange): unknown {
  if (role === 'part' || role === 'parts') return exchanged(fieldOf<NodeIR>(node, field), exchange)
  if (role === 'offers')
    return mapped(fieldOf<readonly OfferIR[]>(node, field), (offer) => {
      const args = exchanged(offer.args, exchange)
      return args === offer.args ? offer : { ...offer, args }
    })
  const where = fieldOf<ArrangeIR['where']>(node, field)
  const condition = where && exchanged(where.condition, exchange)
  return where === undefined || condition === undefined || condition === where.condition
    ? where
    : { ...where, condition }
}

/** The list itself if no item changes. */
function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let copy: T[] | undefined
  for (const [i, item] of list.entries()) {
    const now = change(item)
    if (now !== item) (copy ??= [...list])[i] = now
  }
  return copy ?? list
}
