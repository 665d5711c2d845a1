import type { Expression } from '../../../grammar/expression/ast.ts'
import { isExpressionIn } from '../../../grammar/expression/node-groups.ts'
import type { Words } from '../model/model.ts'
import { enumerated, joined, plain, spoken } from '../model/words.ts'
import { compare, has, is, within } from './comparisons.ts'
import { every, exists } from './existence.ts'
import { isTruth } from './found-types.ts'
import { clause, rule, bracketed, spokenRule, type Speaker } from './speaker.ts'
import { callHolds, holdsOf, nameHolds, unlessSo } from './truths.ts'
import { doingName } from './bare-names.ts'
import { value } from './dispatch.ts'
import { withSubjectOnce } from './shared-subject.ts'

export type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

/** Reads out a condition or its negation: `not` is pushed inwards as far as possible. */
export function condition(speaker: Speaker, node: Expression, isSo = true): Words {
  if (isExpressionIn(node, 'literal') || isExpressionIn(node, 'computed'))
    return unlessSo(speaker, value(speaker, node), isSo)
  switch (node.kind) {
    case 'not':
      return condition(speaker, node.term, !isSo)
    case 'openly':
    case 'where':
    case 'ranked':
      return condition(speaker, node.term, isSo)
    case 'afterwards':
      return rule(speaker, 'afterwards', { condition: condition(speaker, node.term, isSo) })
    case 'or':
    case 'and':
      return several(speaker, node, isSo)
    case 'if':
      return conditional(speaker, node, isSo)
    case 'compare':
      return compare(speaker, node, isSo)
    case 'is':
      return is(speaker, node, isSo !== node.negated)
    case 'within':
      return within(speaker, node, isSo !== node.negated)
    case 'has':
      return has(speaker, node, isSo)
    case 'can':
      return rule(speaker, isSo ? 'can' : 'cannot', {
        who: value(speaker, node.player),
        action: doingName(speaker, node.action.text),
      })
    case 'exists':
      return exists(speaker, node, isSo !== node.negated)
    case 'every':
      return every(speaker, node, isSo)
    case 'knows':
      return unlessSo(
        speaker,
        rule(speaker, 'knows', { who: value(speaker, node.player), what: value(speaker, node.thing) }),
        isSo,
      )
    case 'knows that':
      return unlessSo(
        speaker,
        rule(speaker, 'knows', { who: value(speaker, node.player), what: value(speaker, node.fact) }),
        isSo,
      )
    case 'name':
      return nameHolds(speaker, node, isSo)
    case 'field':
    case 'of':
      return holdsOf(speaker, node.name.text, node.object, isSo)
    case 'call':
      return callHolds(speaker, node, isSo)
    case 'your':
      return isTruth(speaker, node)
        ? holdsOf(
            speaker,
            node.name.text,
            { ...node, kind: 'name', name: { ...node.name, text: 'you' } },
            isSo,
          )
        : unlessSo(speaker, value(speaker, node), isSo)
    case 'otherwise':
    case 'select':
    case 'count':
    case 'fold':
      return unlessSo(speaker, value(speaker, node), isSo)
  }
}

function several(speaker: Speaker, node: Of<'or'> | Of<'and'>, isSo: boolean): Words {
  const by = isSo === (node.kind === 'and') ? 'and' : 'or'
  const isEasy = speaker.clauses !== undefined && by === 'and'
  const all = node.terms.map((term, i) => {
    const words = condition(speaker, term, isSo)
    // A comma is enough before the last of several.
    const isLast = isEasy && i === node.terms.length - 1 && term.kind === 'if'
    return { node: term, words: isLoose(term, by) && !isLast ? bracketed(words) : words }
  })
  const rows = withSubjectOnce(speaker, all, spokenRule(speaker, by))
  const parts = rows.map(({ words }) => words)
  const isLong =
    node.terms.some(isLongOne) ||
    parts.some((words) => spoken(words).length > LONG) ||
    (rows.length > 1 && rows.some(({ isJoined }) => isJoined)) ||
    parts.slice(0, -1).some((words) => speaker.clauses !== undefined && RELATIVE.test(spoken(words)))
  if (speaker.clauses !== undefined && parts.length > 2) return inList(speaker, parts, by, isLong)
  const between = isLong ? spoken(clause(speaker, by === 'and' ? 'and also' : 'or else') ?? []) : ''
  return joined(parts, between === '' ? ` ${spokenRule(speaker, by)} ` : `${between} `)
}

/** `a, b and c`; where a part has a comma of its own, every part says how it is joined. */
function inList(speaker: Speaker, parts: readonly Words[], by: 'and' | 'or', isLong: boolean): Words {
  if (!isLong) return enumerated(parts, spokenRule(speaker, by))
  const last = spoken(clause(speaker, by === 'and' ? 'and also' : 'or else') ?? [])
  const isDivided = parts.some((words) => /[,:]| if /u.test(spoken(words)))
  return isDivided
    ? joined(parts, `${last} `)
    : [...joined(parts.slice(0, -1), ', '), ...plain(`${last} `), ...(parts.at(-1) ?? [])]
}

/** Length in letters from which the end of a condition must be marked. */
const LONG = 60

/** Words that would seem to go on with the next condition. */
const RELATIVE = / (?:that|who|whose|which|whom) /u

/** True if the condition has an `and` or `or` of its own. */
function isLongOne(node: Expression): boolean {
  if (node.kind === 'exists' || node.kind === 'every')
    return node.nouns.where !== undefined || (node.kind === 'every' && node.has.kind === 'and')
  return node.kind === 'if'
}

/** True if the condition would be misread in the middle of a list. */
function isLoose(node: Expression, by: 'and' | 'or'): boolean {
  if (node.kind === 'not' || node.kind === 'openly') return isLoose(node.term, by)
  if (node.kind === 'if') return true
  return (node.kind === 'or' || node.kind === 'and') && (by === 'and' || node.kind === 'or')
}

function conditional(speaker: Speaker, node: Of<'if'>, isSo: boolean): Words {
  const slots = { condition: condition(speaker, node.condition), then: condition(speaker, node.then, isSo) }
  if (node.else === undefined)
    return isSo
      ? rule(speaker, 'if then', slots)
      : joined([slots.condition, slots.then], ` ${spokenRule(speaker, 'and')} `)
  return rule(speaker, 'if else holds', { ...slots, else: condition(speaker, node.else, isSo) })
}
