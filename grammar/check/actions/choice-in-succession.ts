import type { Choice, Nouns } from '../../expression/ast.ts'
import { NOTHING, conjunction, cell, choose, compare, constant, filter } from '../../ir/build.ts'
import type { ChoiceIR, ChoicePartIR, ExprIR, SetIR } from '../../ir/ir.ts'
import { readsRegister } from '../../ir/walk.ts'
import { localSymbol } from '../../names/declarations.ts'
import { SPACE, typeWords, type Type } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import { spanIn, type Context, type Scope } from '../elaboration/scope.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { scalarOf, whereabouts } from '../elaboration/values.ts'
import { valueType } from '../elaboration/value-types.ts'
import { choiceParts } from '../expressions/explanations.ts'
import { baseSet, nounPhrase } from '../nouns/nouns.ts'
import { MOST_CHOSEN, mostChosen } from './choice-plans.ts'
import { chosenIn, emptySlotOfPieces } from './piece-slots.ts'
import type { SeveralChoice } from './several-choice.ts'
import { capacityOf } from '../elaboration/word-sets.ts'

/*
 * Things chosen in succession are lowered to the maximum number of choices. An empty slot contains the number after
 * those of all things, and so do the slots after it, so that each order is one move.
 */

/** `in succession 1..4 spaces where it is next to (previous otherwise piece.space)`. */
export function choiceInSuccession(
  el: Reading,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: Extract<Choice, { kind: 'choice in succession' }>,
): SeveralChoice | undefined {
  const { count, nouns } = parsed
  const returns = parsed.with !== undefined
  if (parsed.with !== undefined && parsed.with.text !== 'returns') {
    el.report('ST4119', spanIn(context, parsed.with), 'Only `with returns` can follow `in succession`.', {
      help: 'It lets the same thing be chosen again: `in succession with returns 1..4 spaces`.',
    })
    return undefined
  }
  const { scope: without, reg } = withPrevious(el, context, at, nouns)
  const soFar = returns ? wayUpTo(el, MOST_CHOSEN) : []
  const scope = returns ? withSoFar(el, without, key, soFar) : without
  const phrase = nounPhrase(el, { ...context, scope }, nouns)
  const { element, secrecy, face } = phrase.set
  legalityOnly(el, secrecy, at.span, 'What can be chosen')
  if (element.kind !== 'space' && element.kind !== 'piece') {
    if (element.kind !== 'hole')
      el.report(
        'ST4119',
        spanIn(context, nouns),
        `Only spaces and pieces are chosen in succession; this is ${typeWords(element)}.`,
        {
          help:
            element.kind === 'enumeration' || element.kind === 'number'
              ? `If the order does not matter, leave out \`in succession\`: \`${valuesInstead(context, parsed)}\`. If it does, ask for one at a time with an action that is offered \`repeatedly\`.`
              : 'Ask for one at a time with an action that is offered `repeatedly`.',
        },
      )
    return undefined
  }
  const isPiece = element.kind === 'piece'
  const what = isPiece ? 'piece' : 'space'
  const there = isPiece
    ? el.stock(Math.max(count, MOST_CHOSEN + 1), el.kindsNow(element))
    : capacityOf(el, element)
  const empty = isPiece ? emptySlotOfPieces(el) : there
  if (count < 1) {
    el.report('ST4119', at.span, 'What is chosen in succession begins with one.', {
      help: 'Begin with 1. If choosing nothing is allowed, ask with `may`.',
    })
    return undefined
  }
  const most = mostChosen(el, context, { ...parsed, orMore: false }, returns ? Infinity : there)
  if (returns && isPiece) {
    el.report('ST4119', at.span, 'Only spaces can be chosen in succession with returns.', {
      help: 'Leave out `with returns`, or choose the spaces.',
    })
    return undefined
  }
  if (count > there && !returns) {
    el.report('ST4140', at.span, `${count} can never be chosen: there are only ${there} ${what}s.`, {
      help: `Write a smaller number: no ${what} can be chosen twice.`,
    })
    return undefined
  }
  if (most > MOST_CHOSEN) {
    el.report('ST4129', at.span, `Up to ${most} ${what}s could be chosen here in succession.`, {
      why: `Every order is a separate move, and more than ${MOST_CHOSEN} make too many moves.`,
      help: `Let no more than ${MOST_CHOSEN} be chosen.`,
    })
    return undefined
  }
  const cells = Array.from({ length: most }, (_, i) =>
    el.local(`choice ${key.text} ${i + 1}`, isPiece ? 'piece' : 'number'),
  )
  const none: SetIR = { set: 'one', item: constant(empty) }
  const choices = cells.map((own, slot): ChoiceIR => {
    const before = cells[slot - 1]
    const last: ExprIR = before === undefined ? NOTHING : cell(before)
    const { reg: each, ir: item } = el.boundRegister(element)
    const isNew = conjunction(
      returns ? [] : cells.slice(0, slot).map((other) => compare('ne', item, cell(other))),
    )
    const excluded = soFar.filter(({ reg: own }) => readsRegister(phrase.set.ir, new Set([own])))
    const goneAt = (own: number): ExprIR => {
      const chosen = cells[soFar.findIndex((one) => one.reg === own)]
      return chosen === undefined || cells.indexOf(chosen) >= slot ? NOTHING : cell(chosen)
    }
    const next: SetIR = excluded.reduce<SetIR>(
      (body, one) => ({ set: 'let', reg: one.reg, value: goneAt(one.reg), body }),
      { set: 'let', reg, value: last, body: filter(phrase.set.ir, each, isNew) },
    )
    const mayEnd: SetIR = {
      set: 'if',
      condition: compare('eq', last, constant(empty)),
      then: none,
      else: { set: 'union', left: none, right: next },
    }
    const behind = (body: ExprIR): ExprIR =>
      soFar
        .filter((one) => readsRegister(body, new Set([one.reg])))
        .reduce<ExprIR>((inner, one) => ({ op: 'let', reg: one.reg, value: goneAt(one.reg), body: inner }), {
          op: 'let',
          reg,
          value: last,
          body,
        })
    const parts = choiceParts(el, { ...context, scope }, nouns, phrase, own).map((part): ChoicePartIR => ({
      ...part,
      test: behind(part.test),
      mentions: part.mentions.map((mention) => ({ ...mention, value: behind(mention.value) })),
    }))
    return {
      name: key.text,
      cell: own,
      type: valueType(el, element),
      from: slot < count ? next : mayEnd,
      domain: empty + 1,
      alike: isPiece,
      slot,
      inSuccession: true,
      parts,
      origin: el.texts.origin(at.span),
    }
  })
  return {
    choices,
    conditions: [],
    value: { form: 'set', element, ir: chosenIn({ cells, empty }), secrecy: 0, face },
    kept: {
      inSuccession: { cells, empty },
      ...(isPiece
        ? {}
        : {
            way: cells.map((own) => choose(compare('eq', cell(own), constant(empty)), NOTHING, cell(own))),
          }),
    },
  }
}

/** A register for each space that may have been chosen before; none where it was not. */
function wayUpTo(el: Reading, most: number): readonly { readonly reg: number; readonly ir: ExprIR }[] {
  return Array.from({ length: most }, () => el.boundRegister(SPACE))
}

/** With returns the choice's own name means, in its condition, what has been chosen so far. */
function withSoFar(
  el: Reading,
  scope: Scope,
  key: YamlText,
  soFar: readonly { readonly ir: ExprIR }[],
): Scope {
  const ir = soFar
    .map((one): SetIR => ({ set: 'one', item: one.ir }))
    .reduce((left, right): SetIR => ({ set: 'union', left, right }))
  const symbol = el.names.symbols.ofKey(key) ?? localSymbol('let', key.text, key.span)
  return scope.declare({
    symbol,
    value: { form: 'set', element: SPACE, ir, secrecy: 0, face: 0 },
    way: soFar.map((one) => one.ir),
  })
}

/** The same choice without an order, in which no value occurs twice. */
function valuesInstead(
  { source }: Context,
  { count, most, nouns }: Extract<Choice, { kind: 'choice in succession' }>,
): string {
  const number = most === undefined ? `${count}` : `${count}..${source.text.slice(most.start, most.end)}`
  return `${number} different ${source.text.slice(nouns.start, nouns.end)}`
}

/** The meaning of `previous` in the phrase: a space, or one of the pieces that the phrase names, with known faces. */
function withPrevious(
  el: Reading,
  context: Context,
  at: YamlText,
  nouns: Nouns,
): { readonly scope: Scope; readonly reg: number } {
  const symbol = el.names.symbols.find('previous', 'word') ?? localSymbol('variable', 'previous', at.span)
  const kinds = kindsNamed(el, context.source, nouns.name)
  const className = el.world.kinds[[...(kinds ?? [])][0] ?? -1]?.class
  if (kinds === undefined || className === undefined) {
    const { reg, ir } = el.boundRegister(SPACE)
    return { scope: context.scope.declare({ symbol, value: scalarOf(SPACE, ir, { orNone: true }) }), reg }
  }
  const type: Type = { kind: 'piece', class: className, kinds }
  const { reg, ir } = el.boundRegister(type)
  const first = context.scope.declare({ symbol, value: scalarOf(type, ir, { orNone: true }) })
  const base = baseSet(el, { ...context, scope: first }, nouns).set
  const value = { ...scalarOf(base.element, ir, { orNone: true, face: base.face }), ...whereabouts(base) }
  return { scope: context.scope.declare({ symbol, value }), reg }
}
