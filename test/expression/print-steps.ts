import type { Asking, Expression, Head, Step } from '../../grammar/expression/ast.ts'
import { printKind, printOffer } from './print-declarations.ts'
import { EDGE, LEVEL } from '../../grammar/expression/print-edges.ts'
import { printAt, printExpression, printNouns } from '../../grammar/expression/print-expression.ts'
import { STEP_WORDS } from '../../grammar/expression/reserved-words.ts'
import { textParts } from '../../grammar/expression/written-steps.ts'
import type { SaidPart, WrittenPart } from '../../grammar/expression/written-steps.ts'

const path = (node: Expression): string => printAt(node, LEVEL.path, 0)
const sum = (node: Expression): string => printAt(node, LEVEL.sum, 0)

const LEVELS = { ...LEVEL, reference: LEVEL.path, dice: LEVEL.sum, ranking: LEVEL.expression } as const

/** Words that an expression before them may swallow. */
const FOLLOWING: ReadonlyMap<WrittenPart | undefined, number> = new Map([
  ['called', EDGE.called],
  ['where', EDGE.where],
  ['on', EDGE.in],
])

export function printStep(step: Step): string {
  let text = ''
  const parts = textParts(step)
  for (const [at, part] of parts.entries()) {
    const next = printPart(part, parts[at + 1], text)
    text += text === '' || next.startsWith(',') ? next : ` ${next}`
  }
  return text
}

function printPart(part: WrittenPart, next: WrittenPart | undefined, before: string): string {
  if (typeof part === 'string') return part
  if ('said' in part) return printSaid(part, FOLLOWING.get(next) ?? 0, before)
  if ('either' in part) return part.either[/(?:^you| 1)$/u.test(before) ? 1 : 0] ?? ''
  if ('kind' in part) return printKind(part.kind)
  if ('asking' in part) return printAsking(part.asking)
  return part.line.map((each) => (typeof each === 'string' ? each : `{${printExpression(each)}}`)).join('')
}

function printSaid({ said, as }: SaidPart, follow: number, before: string): string {
  const text = printAt(said, LEVELS[as], as === 'dice' ? EDGE.called : follow)
  // A step that begins with one of these words would be another step, and after a number `dice` would count what is rolled.
  const isMistaken =
    before === ''
      ? STEP_WORDS.has(/^[\w-]+/u.exec(text)?.[0] ?? '')
      : before.startsWith('roll') && /\d dice\b/.test(text)
  return isMistaken ? `(${text})` : text
}

function printAsking({ offers, given, repeatedly, orElse }: Asking): string {
  const values = given.map(({ value, name }) => `${sum(value)} as ${name.text}`).join(', ')
  return (
    offers.map(printOffer).join(' or ') +
    (values === '' ? '' : ` with ${values}`) +
    (repeatedly ? ' repeatedly' : '') +
    (orElse === undefined ? '' : ` or else ${printStep(orElse)}`)
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
      return `every ${printNouns(head.nouns)} in secret${head.also === undefined ? '' : ` and ${head.also.text}`}`
    case 'only to':
      return `only to ${path(head.who)}`
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
