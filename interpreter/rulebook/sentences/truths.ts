import { isYou } from './pronouns.ts'
import { doingIn, isAdverbial, isLabel, isPredicate, takesObject } from '../language/english-words.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { emphasis, enumerated, joined, spoken, plain, rewritten } from '../model/words.ts'
import type { Of } from './conditions.ts'
import { clause, isRuleKey, named, rule, spokenRule, translated, bracketed, type Speaker } from './speaker.ts'
import { behind, subject, verb } from './subjects.ts'
import { border, isOfBorder } from './calls.ts'
import { isTruth } from './found-types.ts'
import { bareName, isPredicateOf, saidName, titleSaid } from './bare-names.ts'
import { value } from './dispatch.ts'

export function nameHolds(speaker: Speaker, node: Of<'name'>, isSo: boolean): Words {
  const name = comparedName(node.name.text)
  if (name === 'empty' || name === 'gone')
    return rule(speaker, isSo ? 'is' : 'is not', {
      left:
        speaker.pronoun === undefined
          ? rule(speaker, speaker.about === 'many' ? 'they' : 'it')
          : (clause(speaker, speaker.pronoun) ?? []),
      verb: rule(speaker, speaker.about === 'many' ? 'verbs' : 'verb'),
      right: named(speaker, name),
    })
  const constant = speaker.names.constants.get(name)
  if (constant !== undefined && typeof constant.value === 'boolean')
    return rule(speaker, isSo ? 'option in force' : 'option not in force', {
      what: emphasis(bareName(speaker, node.name.text)),
      value: rule(speaker, constant.value ? 'yes' : 'no'),
    })
  const { names, about } = speaker
  const isOfThing = names.fields.has(name) || names.ofThings.has(name)
  if (about !== undefined && isOfThing && speaker.clauses !== undefined)
    return holdsOf(speaker, node.name.text, it(node), isSo)
  return (
    titleSaid(speaker, node.name.text, isSo) ??
    saidInText(speaker, node.name.text, about !== undefined && isOfThing ? it(node) : undefined, isSo) ??
    itself(speaker, node.name.text, isSo) ??
    hasIt(speaker, node.name.text, undefined, isSo) ??
    holds(speaker, bareName(speaker, node.name.text), undefined, isSo)
  )
}

/** `it is agreed`: a truth about the whole game whose name is an adjective. */
export function itself(speaker: Speaker, name: string, isSo: boolean): Words | undefined {
  if (speaker.about !== undefined || !isPredicateOf(speaker, name)) return undefined
  return clause(speaker, isSo ? 'is so' : 'is not so', {
    what: shown(bareName(speaker, name)),
    whose: rule(speaker, 'it'),
    verb: rule(speaker, 'verb'),
  })
}

function it({ start, end }: Expression): Expression {
  return { kind: 'name', name: { text: 'it', start, end }, start, end }
}

/** A truth about one thing: `the player is ready`, if the name allows it. */
export function holdsOf(speaker: Speaker, name: string, object: Expression, isSo: boolean): Words {
  const told = doingOf(speaker, name, object, isSo) ?? saidInText(speaker, name, object, isSo)
  if (told !== undefined) return told
  if (isPredicateOf(speaker, name)) {
    const slots = { whose: subject(speaker, object), verb: verb(speaker, object) }
    const so = clause(speaker, isSo ? 'is so' : 'is not so', {
      what: shown(bareName(speaker, name)),
      ...slots,
    })
    if (so !== undefined) return so
  }
  const sentence = titleSaid(speaker, name, isSo)
  const owned = sentence === undefined ? hasIt(speaker, name, object, isSo) : undefined
  if (owned !== undefined) return owned
  return sentence === undefined
    ? holds(speaker, bareName(speaker, name), value(speaker, object), isSo)
    : rule(speaker, 'for', { what: sentence, whose: value(behind(speaker), object) })
}

/** `the player has moved`, if the name or its text begins with a verb. */
function doingOf(speaker: Speaker, name: string, object: Expression, isSo: boolean): Words | undefined {
  const doing = speaker.clauses === undefined ? undefined : doingIn(saidName(speaker, name))
  if (doing === undefined) return undefined
  const isMany = isYou(object) || spoken(verb(speaker, object)) === speaker.rules.verbs
  const key = isMany ? (isSo ? 'many' : 'notMany') : isSo ? 'one' : 'notOne'
  const said = rewritten(shown(bareName(speaker, name)), () => [doing[key]])
  return [...subject(speaker, object), ...plain(' '), ...said]
}

/** A truth in the words of its text, in a language that can bend them. */
export function saidInText(
  speaker: Speaker,
  name: string,
  object: Expression | undefined,
  isSo: boolean,
  others: readonly Expression[] = [],
): Words | undefined {
  const { inflection } = speaker
  const text = inflection?.said === undefined ? undefined : translated(speaker, name)
  if (text === undefined || inflection?.said === undefined) return undefined
  const whose = object === undefined ? undefined : subject(speaker, object)
  return inflection.said(text, {
    subject: whose,
    others:
      others.length === 0
        ? undefined
        : enumerated(
            others.map((part) => value(speaker, part)),
            spokenRule(speaker, 'and'),
          ),
    isYou: object !== undefined && isYou(object),
    isMany: whose !== undefined && inflection.isMany?.(whose) === true,
    isSo,
    // Only a name that is shown counts as mentioned.
    show: (part) =>
      rewritten(shown(bareName(speaker, name)), (texts) =>
        texts.map((_, index) => (index === 0 ? part : '')),
      ),
  })
}

function shown(what: Words): Words {
  return what.length === 1 && what[0]?.kind !== 'text' ? what : emphasis(what)
}

/** True for `full house` or `flood`: there can be one. */
export function isNounName({ clauses }: Speaker, name: string): boolean {
  const key = comparedName(name)
  return clauses !== undefined && !isLabel(key) && !isPredicate(key) && !isAdverbial(key)
}

/** `the player has a full house`, `there is a flood` */
function hasIt(
  speaker: Speaker,
  name: string,
  object: Expression | undefined,
  isSo: boolean,
): Words | undefined {
  if (!isNounName(speaker, name)) return undefined
  const what = shown(bareName(speaker, name))
  if (object === undefined) return clause(speaker, isSo ? 'there is it' : 'there is not', { what })
  return clause(speaker, isSo ? 'that has' : 'that has no', {
    that: subject(speaker, object),
    verb: isYou(object) || spoken(verb(speaker, object)) === speaker.rules.verbs ? '2' : '1',
    what: isSo ? rule(speaker, 'a', { what }) : what,
  })
}

export function holds(speaker: Speaker, what: Words, whose: Words | undefined, isSo: boolean): Words {
  if (whose === undefined) return rule(speaker, isSo ? 'holds' : 'holds not', { what: shown(what) })
  return rule(speaker, isSo ? 'holds for' : 'holds not for', { what: shown(what), whose })
}

export function callHolds(speaker: Speaker, node: Of<'call'>, isSo: boolean): Words {
  const name = comparedName(node.name.text)
  const [only, another] = node.arguments
  if (only !== undefined && another === undefined && speaker.names.sections.has(name))
    return holdsOf(speaker, node.name.text, only, isSo)
  const mutual = only === undefined ? undefined : saidWithOthers(speaker, node, only, isSo)
  if (mutual !== undefined) return mutual
  const words = node.arguments.map((part) => value(speaker, part))
  if (name === 'repeats' && !speaker.names.sections.has(name))
    return rule(speaker, isSo ? 'repeats' : 'repeats not', { 1: words[0] ?? [], 2: words[1] ?? [] })
  if (name === 'most' && !speaker.names.sections.has(name)) return most(speaker, node, isSo)
  if (isRuleKey(name) && !speaker.names.sections.has(name))
    return unlessSo(speaker, value(speaker, node), isSo)
  if (isOfBorder(speaker, node.name.text)) {
    const [what, whose] = [bareName(speaker, node.name.text), border(speaker, words)]
    const so = isPredicateOf(speaker, name)
      ? clause(speaker, isSo ? 'is so' : 'is not so', {
          what: shown(what),
          whose,
          verb: rule(speaker, 'verb'),
        })
      : undefined
    return so ?? holds(speaker, what, whose, isSo)
  }
  const whose = joined(words, ` ${spokenRule(speaker, 'and')} `)
  return holds(speaker, bareName(speaker, node.name.text), words.length === 0 ? undefined : whose, isSo)
}

/** `the goal is attacked for you`, `the card fits the pile`: what else a truth depends on comes after it. */
function saidWithOthers(
  speaker: Speaker,
  { name, arguments: [, ...others] }: Of<'call'>,
  first: Expression,
  isSo: boolean,
): Words | undefined {
  if (others.length === 0 || !speaker.names.sections.has(comparedName(name.text))) return undefined
  const text = saidInText(speaker, name.text, first, isSo, others)
  if (text !== undefined) return text
  const inside = behind(speaker)
  const objects = enumerated(
    others.map((part) => value(inside, part)),
    spokenRule(speaker, 'and'),
  )
  const does = doingOf(speaker, name.text, first, isSo)
  const words = saidName(speaker, name.text)
  if (does !== undefined)
    return /^(?:is|was) /u.test(words) && !takesObject(words)
      ? rule(speaker, 'for', { what: does, whose: objects })
      : [...does, ...plain(' '), ...objects]
  if (!isPredicateOf(speaker, name.text)) return undefined
  const what = shown(bareName(speaker, name.text))
  const slots = { whose: subject(speaker, first), verb: verb(speaker, first) }
  if (takesObject(comparedName(name.text)))
    return clause(speaker, isSo ? 'is so' : 'is not so', {
      ...slots,
      what: [...what, ...plain(' '), ...objects],
    })
  return clause(speaker, isSo ? 'is so for' : 'is not so for', { ...slots, what, others: objects })
}

/** Its moves give the most of all, or of all with those of other actions. */
function most(speaker: Speaker, { arguments: [of, among] }: Of<'call'>, isSo: boolean): Words {
  const said = of === undefined ? [] : value(speaker, of)
  const what = of?.kind === 'if' ? bracketed(said) : said
  if (among === undefined && isSo && of !== undefined && of.kind !== 'if') {
    const best = clause(speaker, isTruth(speaker, of) ? 'if possible' : 'highest possible', { what })
    if (best !== undefined) return best
  }
  if (among?.kind !== 'name') return rule(speaker, isSo ? 'most' : 'most not', { 1: what })
  const others = emphasis(bareName(speaker, among.name.text))
  const best =
    isSo && of !== undefined && isTruth(speaker, of)
      ? clause(speaker, 'if possible of', { what, others })
      : undefined
  if (best !== undefined) return best
  return rule(speaker, isSo ? 'most of' : 'most of not', { 1: what, 2: others })
}

export function unlessSo(speaker: Speaker, what: Words, isSo: boolean): Words {
  return isSo ? what : rule(speaker, 'not so', { what: bracketed(what) })
}
