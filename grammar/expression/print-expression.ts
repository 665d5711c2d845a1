import type { Bundle, Expression, InCommon, Lot, Nouns } from './ast.ts'
import { isExpressionIn } from './node-groups.ts'
import { EDGE, edgesOf, LEVEL, levelOf } from './print-edges.ts'

/** The canonical text of an expression: no articles, and only the necessary parentheses. */
export function printExpression(node: Expression): string {
  return printAt(node, LEVEL.expression, 0)
}

/** `follow` is the following operator, which must not become part of the text. */
export function printAt(node: Expression, level: number, follow: number): string {
  if (levelOf(node) < level || (edgesOf(node) & follow) !== 0) return `(${printNode(node, 0)})`
  return printNode(node, follow)
}

/** `with turns at 1 from car.facing to heading` */
function turnsText(node: Extract<Expression, { kind: 'where' }>, follow: number): string {
  const { term, turned, facing, heading } = node
  const parts = [
    ['at', term],
    ['from', facing],
    ['to', heading],
  ] as const
  const phrases = parts.map(([word, part]) =>
    part === undefined ? '' : ` ${word} ${printAt(part, LEVEL.sum, follow)}`,
  )
  return `with ${turned?.text ?? 'turns'}${phrases.join('')}`
}

function printNode(node: Expression, follow: number): string {
  switch (node.kind) {
    case 'number':
    case 'truth':
      return String(node.value)
    case 'none':
    case 'nothing':
    case 'original':
      return node.kind
    case 'name':
      return node.name.text
    case 'call':
      return node.name.text + printArguments(node.arguments)
    case 'of':
      return `${node.name.text}${printArguments(node.arguments)} of ${printAt(node.object, LEVEL.path, follow)}`
    case 'field':
      return `${printOwner(node.object)}.${node.name.text}`
    case 'your':
      return `your ${node.name.text}`
    case 'if': {
      const head = `if ${printAt(node.condition, LEVEL.expression, 0)} then `
      if (node.else === undefined) return head + printAt(node.then, LEVEL.expression, follow)
      const then = printAt(node.then, LEVEL.expression, EDGE.else)
      return `${head}${then} else ${printAt(node.else, LEVEL.expression, follow)}`
    }
    case 'otherwise':
      return joined(node.alternatives, ' otherwise ', LEVEL.either, 0, follow)
    case 'or':
      return joined(node.terms, ' or ', LEVEL.both, EDGE.or, follow)
    case 'and':
      return joined(node.terms, ' and ', LEVEL.negation, EDGE.and, follow)
    case 'not':
    case 'openly':
    case 'afterwards':
      return `${node.kind} ${printAt(node.term, LEVEL.negation, follow)}`
    case 'where':
      return node.limits === undefined
        ? `where ${printAt(node.term, LEVEL.either, follow)}`
        : node.limits === 'turns'
          ? turnsText(node, follow)
          : `${node.limits} ${printAt(node.term, LEVEL.sum, follow)}`
    case 'ranked':
      return `${printAt(node.term, LEVEL.expression, EDGE.first)}, ${node.order.text} first`
    case 'compare':
      return `${subject(node.left)} ${node.operator} ${printAt(node.right, LEVEL.sum, follow)}`
    case 'is':
      return `${subject(node.left)} is ${node.negated ? 'not ' : ''}${printAt(node.right, LEVEL.sum, follow)}`
    case 'within': {
      const right = printAt(node.right, LEVEL.path, follow)
      return `${subject(node.left)} is ${node.negated ? 'not ' : ''}${node.relation} ${right}`
    }
    case 'has': {
      const left = printAt(node.left, LEVEL.sum, EDGE.has)
      const { right } = node
      return `${left} has ${right.kind === 'bundle' ? printBundle(right) : printAt(right, LEVEL.path, follow)}`
    }
    case 'can':
      return `${subject(node.player)} can ${node.action.text}`
    case 'knows':
      return `${subject(node.player)} knows ${printAt(node.thing, LEVEL.sum, follow)}`
    case 'knows that':
      return `${subject(node.player)} knows that ${printAt(node.fact, LEVEL.test, follow)}`
    case 'arithmetic':
      return printArithmetic(node, follow)
    case 'select':
      return `${node.quantity} ${printNounsBefore(node.nouns, follow)}`
    case 'exists': {
      const quantity = node.negated ? 'no' : 'any'
      if (node.has === undefined) return `${quantity} ${printNounsBefore(node.nouns, follow)}`
      return `${quantity} ${printNounsBefore(node.nouns, EDGE.has)} has ${printOwned(node.has, follow)}`
    }
    case 'every':
      return `every ${printNounsBefore(node.nouns, EDGE.has)} has ${printOwned(node.has, follow)}`
    case 'count':
      return `number of ${printNounsBefore(node.nouns, follow)}`
    case 'count value':
      return `number of ${node.value} in ${printAt(node.within, LEVEL.path, follow)}`
    case 'fold':
      return `${node.fold} of ${printAt(node.of, LEVEL.sum, 0)} over ${printNounsBefore(node.nouns, follow)}`
    case 'top':
      return `top of ${printAt(node.of, LEVEL.path, follow)}`
    case 'all but':
      return `all but ${printAt(node.of, LEVEL.path, follow)}`
  }
}

/** The left operand of a test. */
function subject(node: Expression): string {
  return printAt(node, LEVEL.sum, EDGE.test)
}

/** `or none` is one word of types, so a condition that begins with `none` needs parentheses there. */
function joined(
  terms: readonly Expression[],
  by: string,
  level: number,
  edge: number,
  follow: number,
): string {
  return terms
    .map((term, i) => {
      const text = printAt(term, level, i === terms.length - 1 ? follow : edge)
      return i > 0 && edge === EDGE.or && /^none\b/u.test(text) ? `(${printNode(term, 0)})` : text
    })
    .join(by)
}

function printArithmetic(node: Extract<Expression, { kind: 'arithmetic' }>, follow: number): string {
  const { operator, left, right } = node
  if (operator === '+' || operator === '-')
    return `${printAt(left, LEVEL.sum, EDGE.plus)} ${operator} ${printAt(right, LEVEL.product, follow)}`
  const before = printAt(left, LEVEL.product, EDGE.times)
  if (operator === '*' || operator === 'mod')
    return `${before} ${operator} ${printAt(right, LEVEL.path, follow)}`
  return `${before} / ${printAt(right, LEVEL.path, 0)} rounded ${operator === '/ up' ? 'up' : 'down'}`
}

/** An owner before a dot without parentheses: one that does not extend to the right. */
function printOwner(node: Expression): string {
  const isOneThing = isExpressionIn(node, 'literal') || (isExpressionIn(node, 'named') && node.kind !== 'of')
  return isOneThing ? printNode(node, 0) : `(${printNode(node, 0)})`
}

export function printArguments(list: readonly Expression[] | undefined): string {
  return list === undefined ? '' : `(${list.map(printExpression).join(', ')})`
}

function printOwned(has: Bundle | Expression, follow: number): string {
  return has.kind === 'bundle' ? printBundle(has) : printAt(has, LEVEL.either, follow)
}

export function printNouns(nouns: Nouns): string {
  return printNounsBefore(nouns, 0)
}

function printNounsBefore(nouns: Nouns, follow: number): string {
  const { owner, name, called, within, circle, order, where } = nouns
  let text = owner === undefined ? name.text : `${owner} ${name.text}`
  text += printArguments(nouns.arguments) + nouns.fields.map((field) => `.${field.text}`).join('')
  if (called !== undefined) text += ` called ${called.text}`
  const behind = where === undefined ? follow : EDGE.where
  if (within !== undefined) {
    text += ` in ${printAt(within, LEVEL.path, circle === undefined && order === undefined ? behind : EDGE.order)}`
  }
  if (circle !== undefined)
    text += ` ${circle.kind} from ${printAt(circle.from, LEVEL.path, order === undefined ? behind : EDGE.order)}`
  if (order?.first !== undefined)
    text += ` in order of ${printAt(order.by, LEVEL.sum, EDGE.first)}, ${order.first.text} first`
  else if (order !== undefined) text += ` in order of ${printAt(order.by, LEVEL.sum, behind)}`
  return where === undefined ? text : `${text} where ${printAt(where, LEVEL.either, follow)}`
}

export function printBundle(bundle: Bundle): string {
  const lots = bundle.lots.map(printLot).join(' and ')
  return [lots + printInCommon(bundle), ...bundle.joined.map(printBundle)].join(' + ')
}

export function printInCommon({ ofOne, ofDifferent, inSequence }: InCommon): string {
  const one = ofOne === undefined ? '' : ` of one ${ofOne.text}`
  const shared = ofDifferent === undefined ? one : `${one} of different ${ofDifferent.text}`
  return inSequence === undefined ? shared : `${shared} in sequence by ${inSequence.text}`
}

function printLot({ least, most, name }: Lot): string {
  if (most === undefined) return `${least} or more ${name.text}`
  return least === most ? `${least} ${name.text}` : `${least}..${most} ${name.text}`
}
