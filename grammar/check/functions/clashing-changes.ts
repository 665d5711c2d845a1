import type { BookText } from '../../book/book-text.ts'
import type { Change, Expression } from '../../expression/ast.ts'
import { printExpression } from '../../expression/print-expression.ts'
import type { Layer } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { Reporting } from '../elaboration/contexts.ts'

interface ReadChange {
  readonly change: Change
  readonly source: BookText
  readonly layer: Layer
}

/**
 * Reports changes of one term that always meet and contradict each other. A game that comes after them decides with an
 * `exactly` of its own. One with a condition may be an exception to one without.
 */
export function reportClashes(el: Reporting, name: string, all: readonly ReadChange[]): void {
  const clashing = firstClash(el, name, all)
  for (const phase of SETTLING) {
    const [first, ...others] = all.filter(({ change }) => change.phase === phase)
    if (first === undefined || clashing?.change.phase === phase) continue
    const differs = others.find((each) => valueOf(each) !== valueOf(first))
    if (differs === undefined || isDecided(all, first, differs)) continue
    el.report('ST4182', at(differs), `Where both changes of \`${name}\` apply, the last one wins.`, {
      related: [saidBy(first)],
    })
  }
}

/** Phases in which a term takes a single value. */
const SETTLING: readonly Change['phase'][] = ['becomes', 'exactly']

/** Reports the first pair that contradicts each other, and returns one of them. */
function firstClash(el: Reporting, name: string, all: readonly ReadChange[]): ReadChange | undefined {
  for (const [i, one] of all.entries())
    for (const two of all.slice(i + 1)) {
      if (isDecided(all, one, two)) continue
      const clash = sayTwice(name, one, two) ?? exclusion(name, one, two) ?? exclusion(name, two, one)
      if (clash === undefined) continue
      const { code, message } = clash
      el.report(code, at(two), message, { related: [saidBy(one)], help: helpFor(name, one, two) })
      return one
    }
  return undefined
}

function isDecided(all: readonly ReadChange[], one: ReadChange, two: ReadChange): boolean {
  return all.some(({ change, layer }) => {
    const isAfter = (each: ReadChange): boolean => each.change === change || each.layer.index < layer.index
    return (
      change.phase === 'exactly' &&
      change.condition === undefined &&
      layer.kind === 'game' &&
      one.layer !== two.layer &&
      isAfter(one) &&
      isAfter(two)
    )
  })
}

interface Clash {
  readonly code: 'ST4181' | 'ST4185'
  readonly message: string
}

function sayTwice(name: string, one: ReadChange, two: ReadChange): Clash | undefined {
  const { phase } = one.change
  const isTwice =
    phase === two.change.phase && SETTLING.includes(phase) && conditionOf(one) === conditionOf(two)
  if (!isTwice) return undefined
  const what = phase === 'becomes' ? `\`${name}\` becomes` : `\`${name}\` exactly is`
  const who = one.layer === two.layer ? 'Two changes' : `\`${one.layer.id}\` and \`${two.layer.id}\` both`
  return { code: 'ST4181', message: `${who} say what ${what}.` }
}

/** The other change comes in a later phase, under the same condition, and leaves nothing of the first. */
function exclusion(name: string, weak: ReadChange, strong: ReadChange): Clash | undefined {
  if (conditionOf(strong) !== conditionOf(weak)) return undefined
  const why = contradiction(weak, strong)
  if (why === undefined) return undefined
  const who =
    weak.layer === strong.layer
      ? `Two changes of \`${name}\``
      : `What \`${weak.layer.id}\` and \`${strong.layer.id}\` say about \`${name}\``
  const exclude = weak.layer === strong.layer ? 'exclude each other' : 'cannot both hold'
  return { code: 'ST4185', message: `${who} ${exclude}: ${why}.` }
}

function contradiction(weak: ReadChange, strong: ReadChange): string | undefined {
  const [a, b] = [weak.change, strong.change]
  if (b.phase === 'exactly' && a.phase !== 'exactly')
    return fits(b.value, a) ? undefined : `\`exactly\` leaves nothing of \`${a.phase}\``
  const [least, most] = [numberIn(a.value), numberIn(b.value)]
  if (a.phase === 'at least' && b.phase === 'at most')
    return least !== undefined && most !== undefined && least > most
      ? `it cannot be at least ${least} and at most ${most}`
      : undefined
  const takesAway = b.phase === 'except' || b.phase === 'unless'
  return a.phase === 'also' && takesAway && valueOf(weak) === valueOf(strong)
    ? `\`${b.phase}\` takes away what \`also\` adds`
    : undefined
}

/** True if a value is within a bound anyway. */
function fits(value: Expression, bound: Change): boolean {
  const [is, limit] = [numberIn(value), numberIn(bound.value)]
  if (is === undefined || limit === undefined) return false
  return bound.phase === 'at least' ? is >= limit : bound.phase === 'at most' && is <= limit
}

function numberIn(value: Expression): number | undefined {
  return value.kind === 'number' ? value.value : undefined
}

function helpFor(name: string, one: ReadChange, two: ReadChange): string {
  if (one.layer === two.layer)
    return 'Leave one of them out, or give each a condition (`if`) that excludes the other.'
  return `Leave one of them out, or decide in the game that uses both: \`change: { ${name}: exactly ... }\`.`
}

function saidBy(one: ReadChange): { readonly span: Span; readonly label: string } {
  return { span: at(one), label: `${one.layer.id} says this` }
}

function conditionOf({ change: { condition } }: ReadChange): string {
  return condition === undefined ? '' : printExpression(condition)
}

function valueOf({ change }: ReadChange): string {
  return printExpression(change.value)
}

function at({ source, change }: ReadChange): Span {
  return source.spanOf(change.start, change.end)
}
