import type * as ast from '../../grammar/expression/ast.ts'
import { LEVEL } from '../../grammar/expression/print-edges.ts'
import {
  printArguments,
  printAt,
  printExpression,
  printInCommon,
  printNouns,
} from '../../grammar/expression/print-expression.ts'

export function printSignature({ name, parameters, gives }: ast.Signature): string {
  return (
    name.text +
    (parameters === undefined ? '' : `(${parameters.map(printParameter).join(', ')})`) +
    (gives === undefined ? '' : ` gives ${printKind(gives)}`)
  )
}

function printParameter({ owner, type, called, where }: ast.Parameter): string {
  return (
    (owner === undefined ? '' : `${owner} `) +
    type.text +
    (called.text === type.text ? '' : ` called ${called.text}`) +
    (where === undefined ? '' : ` where ${printAt(where, LEVEL.either, 0)}`)
  )
}

export function printKind(kind: ast.Kind): string {
  switch (kind.kind) {
    case 'true or false':
      return kind.kind
    case 'range':
      return `${kind.least}..${kind.most}`
    case 'set':
    case 'bag':
      return `${kind.kind} of ${printKind(kind.of)}`
    case 'named':
      return kind.name.text
  }
}

export function printType(type: ast.TypeText): string {
  const value = type.default === undefined ? '' : ` = ${printExpression(type.default)}`
  return printKind(type.type) + (type.orNone ? ' or none' : '') + value
}

export function printTracked(tracked: ast.Tracked): string {
  return tracked.kind === 'start' ? String(tracked.value) : printType(tracked)
}

/** `1 soldier` and `up to 1 soldier` mean the same. */
export function printHolding({ capacity, name }: ast.Holding): string {
  if (capacity === undefined) return name.text
  return capacity === 1 ? `1 ${name.text}` : `up to ${capacity} ${name.text}`
}

export function printCopies({ count, ofEach }: ast.Copies): string {
  const number = typeof count === 'number' ? String(count) : count.text
  return ofEach === undefined ? number : `${number} of each ${ofEach.text}`
}

export function printClause({ mode, condition }: ast.Clause): string {
  return (mode === 'is' ? '' : `${mode} `) + printExpression(condition)
}

export function printChange({ phase, value, condition }: ast.Change): string {
  const trails = phase === 'more' || phase === 'fewer'
  const change = trails
    ? `${printAt(value, LEVEL.sum, 0)} ${phase}`
    : `${phase} ${printAt(value, LEVEL.fallback, 0)}`
  return condition === undefined ? change : `${change} if ${printExpression(condition)}`
}

export function printRuleRow({ condition, result }: ast.RuleRow): string {
  return `${printAt(condition, LEVEL.either, 0)} => ${printExpression(result)}`
}

export function printExceptRow({ cells, result }: ast.ExceptRow): string {
  return `${cells.map(printCell).join(', ')} => ${printExpression(result)}`
}

function printCell({ any, negated, names, numbers }: ast.Cell): string {
  const ranges = numbers?.map(({ least, most }) => {
    if (least === undefined) return `at most ${most}`
    if (most === undefined) return `at least ${least}`
    return least === most ? String(least) : `${least}..${most}`
  })
  return any ? 'any' : (negated ? 'not ' : '') + (ranges?.join(' or ') ?? printNames(names))
}

function printNames(names: readonly ast.Name[]): string {
  return names.map((name) => name.text).join(' or ')
}

export function printOffering({ how, offers }: ast.Offering): string {
  return `${how} ${offers.map(printOffer).join(' or ')}`
}

export function printWhenLine({ any, actions, when, sharing }: ast.WhenLine): string {
  const line = `${any ? 'any ' : ''}${printNames(actions)} when ${printExpression(when)}`
  return sharing === undefined ? line : `${line} sharing ${printAt(sharing, LEVEL.path, 0)}`
}

export function printPlaced({ thing, at }: ast.Placed): string {
  return `${thing.text} at ${printAt(at, LEVEL.path, 0)}`
}

export function printNow({ stage, arguments: args, of, at, misplaced, within }: ast.Now): string {
  return (
    stage.text +
    printArguments(args) +
    (of === undefined ? '' : ` of ${of.text}`) +
    (at === undefined ? '' : ` at ${at.text}`) +
    printArguments(misplaced) +
    within.map(({ turn, of: whose }) => ` in ${turn.text} of ${whose.text}`).join('')
  )
}

export function printContents({ items }: ast.Contents): string {
  if (items.length === 0) return 'nothing'
  return items.map((item) => printCounted(item) + printMarks(item.marks)).join(', ')
}

interface Counted {
  readonly count: number
  readonly name: ast.Name
}

function printCounted({ count, name }: Counted): string {
  return count === 1 ? name.text : `${count} ${name.text}`
}

function printMarks(marks: Extract<ast.Picked, { kind: 'thing' }>['marks']): string {
  return marks
    .map(({ count, name }) => ` with ${count === undefined ? '' : `${count} `}${name.text}`)
    .join('')
}

export function printMove(move: ast.MoveText): string {
  switch (move.kind) {
    case 'done':
      return 'done'
    case 'notation':
      return move.text
    case 'labelled':
      return `${move.label} (${move.picks.map(printPicked).join(', ')})`
  }
}

function printPicked(picked: ast.Picked): string {
  switch (picked.kind) {
    case 'number':
      return String(picked.value)
    case 'bundle':
      // The number of the first lot is always written: it distinguishes a bundle from a thing.
      if (picked.items.length === 0) return 'nothing'
      return picked.items
        .map(({ count, name, marks }) => `${count} ${name.text}${printMarks(marks)}`)
        .join(' and ')
    case 'thing':
      return (
        picked.name.text +
        printArguments(picked.arguments) +
        (picked.of === undefined ? '' : ` of ${picked.of.text}`) +
        printMarks(picked.marks)
      )
  }
}

export function printChoice(choice: ast.Choice): string {
  if (choice.kind === 'number choice') {
    const { least } = choice
    const from = least.kind === 'number' ? String(least.value) : `(${printExpression(least)})`
    return `${from}..${printAt(choice.most, LEVEL.sum, 0)}`
  }
  const { count, most } = choice
  const upTo = most === undefined ? undefined : `${count}..${printAt(most, LEVEL.sum, 0)} `
  if (choice.kind === 'choice in succession')
    return `in succession ${choice.with === undefined ? '' : `with ${choice.with.text} `}${upTo ?? `${count} `}${printNouns(choice.nouns)}`
  const { orMore, from } = choice
  let text = upTo ?? (count === 1 && !orMore ? '' : `${count} ${orMore ? 'or more ' : ''}`)
  text += printNouns(choice.different ? saidDifferent(choice.nouns) : choice.nouns) + printInCommon(choice)
  if (from !== undefined) text += ` from ${printAt(from, LEVEL.path, 0)}`
  if (choice.asManyAsThereAre) text += ' or as many as there are'
  if (choice.worth !== undefined)
    text += ` with sum of ${printAt(choice.worth.of, LEVEL.sum, 0)} at least ${printAt(choice.worth.least, LEVEL.sum, 0)}`
  return choice.inSecret ? `${text} in secret` : text
}

function saidDifferent(nouns: ast.Nouns): ast.Nouns {
  return { ...nouns, name: { ...nouns.name, text: `different ${nouns.name.text}` } }
}

export function printOffer(offer: ast.Offer): string {
  return offer.name.text + printArguments(offer.arguments)
}
