import type { Expression, Head, PlainStepNode, Step } from '../../grammar/expression/ast.ts'
import { isPlain, textParts } from '../../grammar/expression/plain-node.ts'
import { printKind, printOffer } from './print-declarations.ts'
import { EDGE, LEVEL } from '../../grammar/expression/print-edges.ts'
import { printAt, printExpression, printNouns } from '../../grammar/expression/print-expression.ts'
import { STEP_WORDS } from '../../grammar/expression/reserved-words.ts'

const path = (node: Expression, follow = 0): string => printAt(node, LEVEL.path, follow)
const sum = (node: Expression, follow = 0): string => printAt(node, LEVEL.sum, follow)

/** What a step begins with that is not a word of the language: in parentheses where a step begins with the same word. */
function first(node: Expression): string {
  const text = path(node)
  return STEP_WORDS.has(/^[\w-]+/u.exec(text)?.[0] ?? '') ? `(${text})` : text
}

const LEVELS = { ...LEVEL, reference: LEVEL.path } as const

function printPlain(step: PlainStepNode): string {
  const parts = textParts(step)
  return parts
    .map((part, at) =>
      typeof part === 'string'
        ? part
        : printAt(part.said, LEVELS[part.as], parts[at + 1] === 'called' ? EDGE.called : 0),
    )
    .join(' ')
    .replaceAll(' ,', ',')
}

export function printStep(step: Step): string {
  if (isPlain(step)) return printPlain(step)
  switch (step.kind) {
    case 'pay': {
      const amount = step.amount === 'all' ? 'all' : (step.upTo ? 'up to ' : '') + sum(step.amount)
      return `pay ${amount} from ${path(step.from)} to ${path(step.to)}`
    }
    case 'roll': {
      const faces = step.with === undefined ? '' : ` with ${printKind(step.with)}`
      const result = step.to === undefined ? `called ${step.called?.text ?? ''}` : `to ${path(step.to)}`
      if (step.count === undefined) return `roll one die${faces} ${result}`
      const count = sum(step.count, EDGE.called)
      // After a number, `dice` would count what is rolled.
      const what = /\d dice\b/.test(count) ? `(${count})` : count
      return `roll ${what}${faces} ${result}`
    }
    case 'say':
      return `say ${step.parts.map((part) => (typeof part === 'string' ? part : `{${printExpression(part)}}`)).join('')}`
    case 'arrange':
      return printArrange(step)
    case 'win':
    case 'lose': {
      const who = first(step.who)
      const won = step.kind === 'win' && step.points !== undefined ? sum(step.points) : undefined
      const points = won === undefined ? '' : ` ${won} ${won === '1' ? 'point' : 'points'}`
      return `${who} ${step.kind}${who === 'you' ? '' : 's'}${points} by ${step.words}`
    }
    case 'run':
      return first(step.stage) + (step.for === undefined ? '' : ` for ${path(step.for)}`)
    case 'ask':
      return printAsk(step)
    case 'nothing':
    case 'original':
      return step.kind
  }
}

function printArrange(step: Extract<Step, { kind: 'arrange' }>): string {
  const where = step.where === undefined ? 0 : EDGE.where
  const by = step.by === undefined ? '' : path(step.by, step.inSecret ? 0 : where)
  return (
    `arrange ${path(step.what, EDGE.in)} on ${path(step.on)} by ` +
    (step.everyone === undefined ? by : `every ${step.everyone.text}`) +
    (step.inSecret ? ' in secret' : '') +
    (step.where === undefined ? '' : ` where ${printAt(step.where, LEVEL.either, 0)}`)
  )
}

function printAsk(step: Extract<Step, { kind: 'ask' }>): string {
  const given = step.given.map(({ value, name }) => `${sum(value)} as ${name.text}`).join(', ')
  return (
    `${first(step.who)} ${step.must ? 'must' : 'may'} ${step.offers.map(printOffer).join(' or ')}` +
    (given === '' ? '' : ` with ${given}`) +
    (step.repeatedly ? ' repeatedly' : '') +
    (step.orElse === undefined ? '' : ` or else ${printStep(step.orElse)}`)
  )
}

export function printHead(head: Head): string {
  switch (head.kind) {
    case 'if':
      return `if ${printExpression(head.condition)}`
    case 'else':
      return head.condition === undefined ? 'else' : `else if ${printExpression(head.condition)}`
    case 'case':
      return `case ${printExpression(head.of)}`
    case 'for each':
      return `for each ${printNouns(head.nouns)}`
    case 'every in secret':
      return `every ${printNouns(head.nouns)} in secret`
    case 'together':
    case 'let':
      return head.kind
    case 'repeat times':
      return `repeat ${sum(head.times)} times`
    case 'repeat until':
      return `repeat until ${printExpression(head.condition)}, at most ${sum(head.atMost)}`
    case 'while':
      return `while ${printExpression(head.condition)}, at most ${sum(head.atMost)}`
    case 'turns':
      return (
        `turns from ${path(head.from)}` +
        (head.while === undefined ? '' : ` while ${printExpression(head.while)}`) +
        (head.atMost === undefined ? '' : `, at most ${sum(head.atMost)}`)
      )
  }
}
