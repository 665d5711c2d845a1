import { functionNamed } from '../../language/functions.ts'
import { matchExpression } from '../../expression/node-groups.ts'
import { children } from '../../expression/walk.ts'
import type { Expression, Nouns, Place } from '../../expression/ast.ts'
import type { ChoicePartIR, ExprIR, MentionIR, SetIR } from '../../ir/ir.ts'
import { FALSE, cell, filter } from '../../ir/build.ts'
import { exchanged } from '../../ir/walk.ts'
import { valueType } from '../elaboration/value-types.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import type { NounPhrase } from '../nouns/nouns.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { spaceKind } from '../nouns/spaces-of-kind.ts'
import { pluralOf } from '../../document/spelling.ts'
import { HIDDEN } from '../../types/types.ts'

/** A refusal that lists more values than this is no longer helpful. */
const MOST_MENTIONS = 6

/**
 * The values that a condition mentions, as its author wrote them, for a refusal to show. Values inside a noun phrase that
 * differ for each of its things are left out.
 */
export function mentionsIn(
  el: Pick<Reading, 'annotations' | 'world'>,
  context: Context,
  condition: Expression,
): readonly MentionIR[] {
  const found = new Map<string, MentionIR>()
  const visit = (e: Expression): void => {
    if (found.size >= MOST_MENTIONS) return
    const mentioned = (): void => mention(e)
    const withArguments = (list: readonly Expression[] | undefined): void => {
      mention(e)
      list?.forEach(visit)
    }
    const within = ({ nouns }: { readonly nouns: Nouns }): void => {
      if (nouns.within !== undefined) visit(nouns.within)
    }
    matchExpression(
      e,
      {
        named: mentioned,
        call: ({ name, arguments: list }) =>
          withArguments(functionNamed(name.text)?.ofEach === true ? list.slice(0, 2) : list),
        of: (one) => withArguments(one.arguments),
        count: mentioned,
        'count value': mentioned,
        fold: mentioned,
        // For several conditions on the position after the move, those that do not hold. Other values there cannot be
        // looked up.
        afterwards: ({ term }) => {
          const after = el.annotations.get('value', e)
          if (after?.form !== 'scalar' || after.ir.op !== 'after') return
          const leaves = joined(term)
          if (leaves.length > 1) for (const leaf of leaves) mentionAfter(leaf, after.ir.action)
        },
        select: within,
        exists: within,
        every: within,
        // It concerns spaces on the way.
        where: () => {},
      },
      (one) => children(one).forEach(visit),
    )
  }
  const mention = (e: Expression): void => {
    const text = ruleText(context, e)
    if (found.has(text)) return
    const value = el.annotations.get('value', e)
    if (value?.form !== 'scalar' || value.type.kind === 'hole' || value.type.kind === 'directions') return
    // Names of kinds and values speak for themselves.
    if (value.ir.op === 'const' && !el.world.constants.has(text)) return
    const type = valueType(el, value.type)
    const hidden = value.secrecy >= HIDDEN || (type === 'kind' && value.face >= HIDDEN)
    found.set(text, { text, value: value.ir, type, hidden })
  }
  const mentionAfter = (leaf: Expression, action: number): void => {
    const value = el.annotations.get('value', leaf)
    if (found.size >= MOST_MENTIONS || value?.form !== 'scalar' || value.type.kind !== 'truth') return
    const text = `afterwards ${ruleText(context, leaf)}`
    const type = valueType(el, value.type)
    found.set(text, {
      text,
      value: { op: 'after', action, test: value.ir },
      type,
      hidden: value.secrecy >= HIDDEN,
    })
  }
  visit(condition)
  return [...found.values()]
}

/** The operands of `and`, `or` and `not`. */
function joined(e: Expression): readonly Expression[] {
  if (e.kind === 'and' || e.kind === 'or') return e.terms.flatMap(joined)
  return e.kind === 'not' ? joined(e.term) : [e]
}

/**
 * The requirements for a thing to be chosen, phrase by phrase: owner and sort, place, and each further condition. `at`
 * is the cell of the choice.
 */
export function choiceParts(
  el: Pick<Reading, 'annotations' | 'world'>,
  context: Context,
  nouns: Nouns,
  { bare, there, where, set }: NounPhrase,
  at: number,
): readonly ChoicePartIR[] {
  const parts: ChoicePartIR[] = []
  const add = (is: ChoicePartIR['is'], among: SetIR, text: string, mentions: readonly MentionIR[]): void => {
    parts.push({ is, text, test: { op: 'contains', set: among, item: cell(at) }, mentions })
  }
  /** A refusal is about all things that could be chosen, so the noun is in the plural. */
  const source = (start: number, end: number): string => {
    return ruleText(context, { start, end })
      .trim()
      .replace(nouns.name.text, () => severalOf(el, nouns.name.text))
  }
  // For values and permanent things, only a place excludes some.
  const isOfSort = set.element.kind === 'piece' || spaceKind(el, nouns.name.text) !== undefined
  if (isOfSort || nouns.within === undefined)
    add('phrase', bare().ir, source(nouns.start, endOfName(context, nouns)), [])
  if (nouns.within !== undefined)
    add('phrase', there.ir, source(nouns.start, nouns.within.end), mentionsIn(el, context, nouns.within))
  if (nouns.where === undefined || where === undefined) return parts
  const { reg, test } = where
  const ofChosen = (value: ExprIR): ExprIR =>
    exchanged(value, { expression: (e) => (e.op === 'reg' && e.reg === reg ? cell(at) : e) })
  for (const term of nouns.where.kind === 'and' ? nouns.where.terms : [nouns.where]) {
    const mentions = mentionsIn(el, context, term).map((m) => ({ ...m, value: ofChosen(m.value) }))
    const value = term === nouns.where ? test : el.annotations.get('value', term)
    const condition = value?.form === 'scalar' ? value.ir : FALSE
    add('condition', filter(there.ir, reg, condition), ruleText(context, term), mentions)
  }
  return parts
}

/** The end of `guards called one` or `steps(piece).north`, before places and conditions. */
function endOfName({ source }: Context, { called, fields, arguments: given, name }: Nouns): number {
  const last = called ?? fields.at(-1)
  if (last !== undefined || given === undefined) return (last ?? name).end
  let depth = 0
  for (let at = name.end; at < source.text.length; at++) {
    if (source.text[at] === '(') depth++
    else if (source.text[at] === ')' && --depth === 0) return at + 1
  }
  return name.end
}

function severalOf(el: InWorld, name: string): string {
  const { kinds, classes, groups } = el.world
  const known = [...kinds, ...groups].find((each) => each.name === name)
  if (known !== undefined) return known.plural
  const isOne =
    name === 'space' || name === 'player' || classes.some((c) => c.name === name || c.families.has(name))
  return isOne ? pluralOf(name) : name
}

/** A part of a rule as written, on one line. */
export function ruleText(context: Context, place: Place): string {
  const { file, start, end } = spanIn(context, place)
  const written = file.text.slice(start, end)
  return `${written}${closing(written, file.text.slice(end))}`.replaceAll(/\s+/g, ' ')
}

/** The closing parentheses missing at the end of a text. */
function closing(written: string, rest: string): string {
  const open = written.split('(').length - written.split(')').length
  return new RegExp(`^(?:\\s*\\)){0,${Math.max(0, open)}}`, 'u').exec(rest)?.[0] ?? ''
}
