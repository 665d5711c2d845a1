import type { Expression } from '../../expression/ast.ts'
import { UNLIMITED, H, type ExprIR, type StepIR } from '../../ir/ir.ts'
import { bookText } from '../../book/book-text.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { readsCell, readsRegister } from '../../ir/walk.ts'
import type { Span } from '../../source/span.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { mayBeUnseated } from '../elaboration/on-turn.ts'
import { settled } from './fixed-outcomes.ts'

/** A test of several things: whether any of them fits, or none does (`no`, `not any`; `every` means none that does not fit). */
export type Question = 'any' | 'none'

/**
 * `any men in field where it is king or any men in hand`: `where` and `has` extend as far right as they can, so the last
 * test is made for each man. If it does not depend on the man, that was probably not the intent. With `and`, it makes a
 * difference only where none is asked for.
 */
export function warnOfSwallowed(
  el: Pick<Reading, 'report' | 'annotations'>,
  context: Context,
  where: Expression,
  reg: number,
  question: Question,
): void {
  const { text } = context.source
  if (where.kind !== 'or' && (where.kind !== 'and' || question === 'any')) return
  if (/\(\s*$/u.test(text.slice(0, where.start))) return
  const word = text.slice(0, where.start).trimEnd().endsWith('has') ? 'has' : 'where'
  const [first, ...others] = where.terms
  if (first === undefined || !asks(el, first, reg)) return
  for (const term of others) {
    if (!isTest(term) || asks(el, term, reg)) continue
    const [own, other] = [text.slice(where.start, first.end), text.slice(term.start, term.end)]
    el.report('ST4156', spanIn(context, term), `This condition is part of the \`${word}\` before it.`, {
      label: 'tested for each thing, but not about it',
      why: `\`${word}\` extends as far to the right as it can.`,
      help: `If it is a separate condition, end the first with parentheses: \`(... ${word} ${own}) ${where.kind} ${other}\`. If not, say so: \`${word} (${own} ${where.kind} ${other})\`.`,
    })
  }
}

/** Conditions that are complete by themselves. */
const TESTS: ReadonlySet<Expression['kind']> = new Set(['exists', 'compare', 'is', 'within', 'has', 'every'])

function isTest(e: Expression): boolean {
  if (e.kind === 'and' || e.kind === 'or') return e.terms.every(isTest)
  return e.kind === 'not' ? isTest(e.term) : TESTS.has(e.kind)
}

function asks(el: Pick<Reading, 'annotations'>, e: Expression, reg: number): boolean {
  const value = el.annotations.get('value', e)
  return value?.form === 'scalar' && readsRegister(value.ir, new Set([reg]))
}

/** Warns about a condition with a fixed result; options and numbers do not count, as a variant may change them. */
export function warnOfSettled(el: Reading, context: Context, e: Expression): void {
  const found = settled(el, context, e)
  // `slide when true` is the usual way to say always, and `only if: false` to say never.
  if (found === undefined || e.kind === 'truth') return
  const { outcome, because } = found
  const means = outcome
    ? 'A condition that is always true has no effect.'
    : 'What depends on it can never happen.'
  el.report('ST4157', spanIn(context, e), `This is always ${String(outcome)}.`, {
    why: because === undefined ? means : `${because} ${means}`,
    help: 'Remove it, or write the condition you meant.',
  })
}

/** Warns about a constant count above the possible maximum. */
export function warnOfMany(el: Reporting, at: Span, count: ExprIR, most: number, what: string): void {
  if (count.op !== 'const' || count.value <= most || count.value === UNLIMITED) return
  tooMany(el, at, `This is ${count.value}, but there are at most ${most} ${what}.`)
}

/** Warns about a `for each` over players whose deal needs more pieces for all of them than there are. */
export function warnOfDealt(el: Reading, at: Span, steps: readonly StepIR[]): void {
  const [deal, ...others] = steps
  if (deal?.step !== 'deal' || others.length > 0 || deal.upTo || deal.from.op !== 'const') return
  const { seats } = el.world
  const { count } = deal
  if (count.op !== 'const') return
  const most = el.stock(count.value * seats.length)
  // Too many for a single player is already reported elsewhere.
  if (count.value > most || count.value * seats.length <= most) return
  tooMany(el, at, `${seats.length} players get ${count.value} each, but the box has at most ${most} pieces.`)
}

/**
 * Warns about steps for each player that use `you`, who is the same each time, and never the player of the loop. Their
 * text is searched for `your hand`, where `hand of player` was meant.
 */
export function warnOfSameYou(
  el: Reading,
  at: Span,
  {
    name,
    thing,
    steps,
    texts,
    body,
  }: {
    readonly name: string
    readonly thing: ExprIR
    readonly steps: readonly StepIR[]
    readonly texts: readonly YamlText[]
    readonly body: Span | undefined
  },
): void {
  if (!el.turn.seated && mayBeUnseated(el)) return
  if (thing.op !== 'cell' || readsCell(steps, new Set([thing.at])) || !readsCell(steps, new Set([H.you])))
    return
  // An order round the table begins with `you` without a word of it.
  if (body !== undefined && !/\byour?\b/u.test(body.file.text.slice(body.start, body.end))) return
  const owned = [...el.world.places.map((place) => place.name), ...el.tracked.keys()]
  const [own] = texts.flatMap((text): readonly Edit[] => {
    const source = bookText(text)
    const found = owned
      .filter((one) => source.text.includes(`your ${one}`))
      .toSorted((a, b) => b.length - a.length)[0]
    if (found === undefined) return []
    const start = source.text.indexOf(`your ${found}`)
    return [{ span: source.spanOf(start, start + `your ${found}`.length), text: `${found} of ${name}` }]
  })
  el.report(
    'ST4294',
    own?.span ?? at,
    `This is the same player each time, and not each \`${name}\` in turn.`,
    {
      help:
        own === undefined
          ? `Say \`${name}\` instead of \`you\`, and \`of ${name}\` instead of \`your\`.`
          : `Write \`${own.text}\`.`,
      ...(own === undefined
        ? {}
        : {
            fix: own,
            label: 'the player on turn',
            related: [{ span: at, label: `once for each \`${name}\`` }],
          }),
    },
  )
}

function tooMany(el: Reporting, at: Span, message: string): void {
  el.report('ST4158', at, message, {
    help: 'Check the number, or the one under `numbers` or `options` that it names.',
  })
}
