import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { calculated } from './calculated.ts'
import type { Names } from './names.ts'

/** Facts that a book for one number of players and one choice of options knows before the game. */
type Known = Pick<Names, 'constants' | 'seats' | 'values'>

/**
 * A tree without what is already decided: `clean opening and tricks taken is 0` is the second condition alone if the
 * option is chosen. A condition that is decided as a whole becomes a truth.
 */
export function decided<T>(known: Known, tree: T): T {
  return again(known, tree) as T
}

/** True or false if a condition is decided, as a whole or by an option. */
export function truthOf(known: Known, node: Expression): boolean | undefined {
  if (node.kind === 'truth') return node.value
  const value = node.kind === 'name' ? known.constants.get(comparedName(node.name.text))?.value : undefined
  return typeof value === 'boolean' ? value : undefined
}

function again(known: Known, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => again(known, each))
  if (typeof part !== 'object' || part === null) return part
  const copy = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, again(known, each)]))
  const now = { ...part, ...copy }
  if ('kind' in now) return simpler(known, now as unknown as Expression)
  // `players where yes` are all of them.
  return 'where' in now && isTrue(now.where) ? { ...now, where: undefined } : now
}

function isTrue(part: unknown): boolean {
  return (
    typeof part === 'object' &&
    part !== null &&
    'kind' in part &&
    part.kind === 'truth' &&
    'value' in part &&
    part.value === true
  )
}

/** True if two trees differ at most in their positions. */
export function sameTree(left: Expression, right: Expression): boolean {
  const text = (tree: Expression): string =>
    JSON.stringify(tree, (key, part: unknown) => (key === 'start' || key === 'end' ? undefined : part))
  return text(left) === text(right)
}

type Node<K extends Expression['kind']> = Extract<Expression, { readonly kind: K }>
type Simpler = { readonly [K in Expression['kind']]?: (known: Known, node: Node<K>) => Expression }

/** Expressions of other kinds stay as they are. */
const SIMPLER: Simpler = {
  not: (known, node) => {
    const so = truthOf(known, node.term)
    return so === undefined ? node : truth(node, !so)
  },
  and: joined,
  or: joined,
  if: (known, node) => {
    // The head of a step has no value.
    const so = 'then' in node ? truthOf(known, node.condition) : undefined
    if (so !== undefined) return so ? node.then : (node.else ?? truth(node, true))
    const isEither = 'then' in node && node.else !== undefined && sameTree(node.then, node.else)
    return isEither ? node.then : node
  },
  otherwise: (_, node) => {
    // Nothing instead of nothing need not be said.
    const alternatives = node.alternatives.filter(({ kind }, index) => index === 0 || kind !== 'none')
    const [only, another] = alternatives
    return only !== undefined && another === undefined ? only : { ...node, alternatives }
  },
  compare: (known, node) => {
    const [left, right] = [numberOf(known, node.left), numberOf(known, node.right)]
    if (left === undefined || right === undefined) return node
    const { operator } = node
    if (operator === '<') return truth(node, left < right)
    if (operator === '<=') return truth(node, left <= right)
    return truth(node, operator === '>' ? left > right : left >= right)
  },
  is: (known, node) => {
    const [left, right] = [fixed(known, node.left), fixed(known, node.right)]
    return left === undefined || right === undefined ? node : truth(node, (left === right) !== node.negated)
  },
  name: (known, node) => {
    const constant = known.constants.get(comparedName(node.name.text))
    const { value, isOption = true } = constant ?? {}
    return isOption || typeof value !== 'number' ? node : number(node, value)
  },
  arithmetic: (known, node) => {
    const value = numberOf(known, node)
    return value === undefined ? node : number(node, value)
  },
}

function simpler<K extends Expression['kind']>(known: Known, node: Node<K>): Expression {
  const simplify = SIMPLER[node.kind as K] as ((known: Known, node: Node<K>) => Expression) | undefined
  return simplify === undefined ? (node as Expression) : simplify(known, node)
}

function joined(known: Known, node: Node<'and'> | Node<'or'>): Expression {
  const isAnd = node.kind === 'and'
  const found = node.terms.map((term) => truthOf(known, term))
  if (found.includes(!isAnd)) return truth(node, !isAnd)
  const terms = node.terms.filter((_, index) => found[index] === undefined)
  const [only, another] = terms
  if (only === undefined) return truth(node, isAnd)
  return another === undefined ? only : { ...node, terms }
}

function truth({ start, end }: Expression, value: boolean): Expression {
  return { kind: 'truth', value, start, end }
}

function number({ start, end }: Expression, value: number): Expression {
  return { kind: 'number', value, start, end }
}

/** A number, or a value of the rules, that no move changes. */
function fixed(known: Known, node: Expression): number | string | boolean | undefined {
  const number = numberOf(known, node)
  if (number !== undefined || node.kind === 'truth') return number ?? truthOf(known, node)
  if (node.kind !== 'name') return undefined
  const name = comparedName(node.name.text)
  const constant = known.constants.get(name)
  return constant === undefined ? (known.values.has(name) ? name : undefined) : constant.value
}

/** A number that no move changes. */
export function numberOf(known: Known, node: Expression): number | undefined {
  if (node.kind === 'number') return node.value
  if (node.kind === 'name') {
    const value = known.constants.get(comparedName(node.name.text))?.value
    return typeof value === 'number' ? value : undefined
  }
  if (node.kind === 'count') {
    const { name, owner, within, where, fields } = node.nouns
    const isAll = owner === undefined && within === undefined && where === undefined && fields.length === 0
    return isAll && name.text === 'players' ? known.seats : undefined
  }
  if (node.kind !== 'arithmetic') return undefined
  const [left, right] = [numberOf(known, node.left), numberOf(known, node.right)]
  return left === undefined || right === undefined ? undefined : calculated(node.operator, left, right)
}
