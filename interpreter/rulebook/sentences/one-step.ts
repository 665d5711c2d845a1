import { isLabel, isPluralName, isPredicate } from '../language/english-words.ts'
import { COURSE_STEPS, isWord } from '../../../grammar/names/language-words.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Kind, Offer, Step } from '../../../grammar/expression/ast.ts'
import { textParts } from '../../../grammar/expression/written-steps.ts'
import type { Words } from '../model/model.ts'
import { handledBy, type HandlersIn } from '../../../grammar/source/match.ts'
import { bracketed, clause, frame, named, nameShown, reason, rule, type Speaker } from './speaker.ts'
import { spokenLine } from './spoken-line.ts'
import { lotOf, severalOf } from './counted.ts'
import { isOfType, isSeveral, isTruth } from './found-types.ts'
import { isCondition, thingCalled } from './names.ts'
import { isShortPlayer } from './owners.ts'
import { verb } from './subjects.ts'
import { callHolds, holdsOf, isNounName, itself, saidInText } from './truths.ts'
import { ofThing } from './values.ts'
import { border, isOfBorder } from './calls.ts'
import { emphasis, enumerated, plain, rewritten, spoken } from '../model/words.ts'
import { condition, nouns, value } from './dispatch.ts'
import {
  bareName,
  doingName,
  isAdjective,
  oneThing,
  titleSaid,
  isPredicateOf,
  isSaidOf,
} from './bare-names.ts'
import { filledName } from './filled-names.ts'
import { isYou, youAt } from './pronouns.ts'
import { mentionsIt } from '../../../grammar/expression/mentions-of-it.ts'

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

/** Steps that need more than their phrase and their values. */
const SENTENCES = {
  set,
  move: (speaker, step) =>
    step.how === 'to' && mentionsIt(step.where)
      ? frame(speaker, 'step move each', {
          what: value(speaker, step.what),
          where: value({ ...speaker, about: 'one' }, step.where),
        })
      : frame(
          speaker,
          step.how === 'to' ? 'step move' : step.how === 'onto' ? 'step onto' : 'step under',
          saidIn(speaker, step),
        ),
  deal: (speaker, step) =>
    frame(speaker, step.upTo ? 'step deal up to' : 'step deal', {
      ...saidIn(speaker, step),
      count: dealt(speaker, step),
    }),
  show: (speaker, step) =>
    step.to === undefined
      ? frame(speaker, 'step show', saidIn(speaker, step))
      : frame(speaker, 'step show to', { what: value(speaker, step.what), who: value(speaker, step.to) }),
  end: (speaker, { stage }) => frame(speaker, 'step end', { stage: doingName(speaker, stage.text) }),
  later: (speaker, { stage, atMost }) =>
    frame(speaker, 'step later', { stage: calledStage(speaker, stage), number: plain(String(atMost)) }),
  lay: (speaker, { what, asNew, where, called }) => {
    const slots = {
      what: value(speaker, what),
      class: named(speaker, asNew.text),
      where: value(speaker, where),
    }
    return called === undefined
      ? frame(speaker, 'step lay', slots)
      : frame(speaker, 'step lay called', { ...slots, name: emphasis(named(speaker, called.text)) })
  },
  rank: ranking,
  swap: (speaker, step) => {
    const { one, other } = step
    if (!isOfType(speaker, one, 'seat')) return frame(speaker, 'step swap', saidIn(speaker, step))
    const slots = { other: value(speaker, other) }
    return isYou(one)
      ? frame(speaker, 'step change seats you', slots)
      : frame(speaker, 'step change seats', { one: value(speaker, one), ...slots })
  },
  draw: (speaker, { words }) => frame(speaker, 'step draw', { words: reason(speaker, words) }),
  score: (speaker, { by }) => frame(speaker, 'step score', { by: ofThing(speaker, by) }),
  pay: (speaker, { amount, upTo, from, to }) => {
    const slots = { from: value(speaker, from), to: value(speaker, to) }
    return amount === 'all'
      ? frame(speaker, 'step pay all', slots)
      : frame(speaker, upTo === true ? 'step pay up to' : 'step pay', {
          amount: paid(speaker, amount, from),
          ...slots,
        })
  },
  roll: rolled,
  say: (speaker, step) =>
    frame(speaker, speaker.tellsOne === true ? 'step told' : 'step say', {
      words: spokenLine(speaker, step),
    }),
  arrange,
  win: (speaker, { who, words, points }) => {
    const by = reason(speaker, words)
    return result(
      speaker,
      'win',
      who,
      points === undefined ? by : frame(speaker, 'for points', { words: by, points: value(speaker, points) }),
    )
  },
  lose: (speaker, { who, words }) => result(speaker, 'lose', who, reason(speaker, words)),
  run,
  ask,
} satisfies Partial<HandlersIn<Speaker, Step, 'kind', Step['kind'], Words>>

/** One step as the beginning of a sentence, without capital and full stop. */
export const oneStep: (speaker: Speaker, step: Step) => Words = handledBy<
  Speaker,
  Step,
  'kind',
  Words,
  keyof typeof SENTENCES
>('kind', SENTENCES, (speaker, step) => frame(speaker, `step ${step.kind}`, saidIn(speaker, step)))

function result(speaker: Speaker, kind: 'win' | 'lose', who: Expression, words: Words): Words {
  if (isYou(who)) return frame(speaker, `step ${kind} you`, { words })
  const slots = { who: value(speaker, who), words }
  return frame(speaker, isSeveral(speaker, who) ? `step ${kind} many` : `step ${kind}`, slots)
}

function rolled(speaker: Speaker, { count, with: faces, called, to }: Of<'roll'>): Words {
  const name =
    to === undefined
      ? emphasis(named(speaker, called?.text ?? ''))
      : to.kind === 'name' && !isAdjective(speaker, to.name.text)
        ? bareName(speaker, to.name.text)
        : value(speaker, to)
  if (count?.kind === 'count' && faces === undefined)
    return frame(speaker, 'step roll as many', { what: nouns(speaker, count.nouns), name })
  const one = faces === undefined ? 'step roll one' : 'step roll one with'
  const several = faces === undefined ? 'step roll' : 'step roll with'
  return frame(speaker, count === undefined ? one : several, {
    ...(count === undefined ? {} : { count: value(speaker, count) }),
    ...(faces === undefined ? {} : { faces: facesOf(speaker, faces) }),
    name,
  })
}

function run(speaker: Speaker, { stage, for: who }: Of<'run'>): Words {
  const course = stage.kind === 'name' ? comparedName(stage.name.text) : ''
  const slots = who === undefined ? {} : { who: value(speaker, who) }
  if (isWord(COURSE_STEPS, course) && !speaker.names.sections.has(course))
    return course === 'play turns round' || who !== undefined
      ? frame(speaker, `step ${course}`, slots)
      : frame(speaker, `step ${course} you`)
  return frame(speaker, who === undefined ? 'step run' : 'step run for', {
    stage: calledStage(speaker, stage),
    ...slots,
  })
}

/** `the lowest score wins`; a sum taken from nothing is best where it is lowest. */
function ranking(speaker: Speaker, { what, by, then }: Of<'rank'>): Words {
  const ranked = { ...speaker, thing: thingCalled(speaker.names, comparedName(what.text))?.thing.name }
  const [first = [], ...more] = [by, ...then].map((key) => {
    const [term, order] = key.kind === 'ranked' ? [key.term, key.order.text] : [key, 'highest']
    const less = takenFromNothing(term)
    const isLowest = (order === 'lowest') === (less === undefined)
    const best = less ?? term
    const said = ofThing(ranked, best)
    // A sum of several values is no name for what players have.
    const of =
      best.kind === 'arithmetic' ? [...frame(ranked, 'standing'), ...plain(' '), ...bracketed(said)] : said
    const who = ranked.thing === undefined ? rule(ranked, 'team') : plain(ranked.thing)
    const isMany = isPluralName(comparedName(spoken(of)))
    const way = isMany ? (isLowest ? 'fewest win' : 'most win') : isLowest ? 'lowest win' : 'highest win'
    return (
      clause(ranked, way, { who, what: of }) ??
      frame(ranked, isLowest ? 'lowest wins' : 'highest wins', { what: of })
    )
  })
  return more.reduce((all, next) => frame(speaker, 'in a tie', { first: all, next }), first)
}

function takenFromNothing(node: Expression): Expression | undefined {
  if (node.kind !== 'arithmetic' || node.operator !== '-') return undefined
  return node.left.kind === 'number' && node.left.value === 0 ? node.right : undefined
}

/** `2 cards`, if only one class of things can lie there. */
function dealt(speaker: Speaker, { count, from }: Of<'deal'>): Words {
  const name = nameIn(from)
  const what = name === undefined ? undefined : speaker.names.contents.get(comparedName(name))
  if (what === undefined) return value(speaker, count)
  if (count.kind === 'number') return lotOf(speaker, count.value, what) ?? value(speaker, count)
  const said = value(speaker, count)
  const many = count.kind === 'name' ? severalOf(speaker, what) : undefined
  return many === undefined ? said : [...said, ...plain(' '), ...many]
}

/** `2 coins`, if that is what lies there. */
function paid(speaker: Speaker, amount: Expression, from: Expression): Words {
  const name = nameIn(from)
  const currency = name === undefined ? undefined : speaker.names.currencies.get(comparedName(name))
  const lot =
    currency === undefined || amount.kind !== 'number' ? undefined : lotOf(speaker, amount.value, currency)
  return lot ?? value(speaker, amount)
}

/** `add a farthing to your purse`, not `add farthing` */
function oneOrValue(speaker: Speaker, node: Expression): Words {
  const isOne =
    speaker.clauses !== undefined && node.kind === 'name' && !speaker.locals.has(comparedName(node.name.text))
  return (isOne ? oneThing(speaker, node.name.text) : undefined) ?? value(speaker, node)
}

/** An author's words in a step, by the name of its slot. */
function saidIn(speaker: Speaker, step: Step): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    textParts(step).flatMap((part) =>
      typeof part !== 'string' && 'said' in part ? [[part.field, oneOrValue(speaker, part.said)]] : [],
    ),
  )
}

/** The faces of a die: `1 to 10`, or the name of its enumeration. */
function facesOf(speaker: Speaker, kind: Kind): Words {
  if (kind.kind === 'range')
    return frame(speaker, 'range', { from: String(kind.least), to: String(kind.most) })
  return kind.kind === 'named' ? named(speaker, kind.name.text) : []
}

function set(speaker: Speaker, { target, value: to }: Of<'set'>): Words {
  if (to.kind === 'truth' && target.kind === 'call' && isOfBorder(speaker, target.name.text)) {
    const so = isPredicateOf(speaker, target.name.text)
      ? clause(speaker, 'from now on', { condition: callHolds(speaker, target, to.value) })
      : undefined
    if (so !== undefined) return so
    return frame(speaker, to.value ? 'step true of' : 'step false of', {
      target: emphasis(bareName(speaker, target.name.text)),
      who: border(
        speaker,
        target.arguments.map((end) => value(speaker, end)),
      ),
    })
  }
  const name = nameIn(target)
  if (to.kind === 'truth' && name !== undefined) return truthSet(speaker, target, name, to.value)
  if (isCondition(to) || (isTruth(speaker, target) && isTruth(speaker, to)))
    return frame(speaker, 'step true if', {
      what: condition(speaker, target),
      condition: condition(speaker, to),
    })
  if (to.kind === 'none' && target.kind === 'name')
    return frame(speaker, 'step none', { target: bareName(speaker, target.name.text) })
  const given = to.kind === 'none' ? nothingLeft(speaker, target) : undefined
  if (given !== undefined) return given
  if (target.kind === 'field' && (name === 'kind' || name === 'owner'))
    return frame(speaker, name === 'kind' ? 'step kind' : 'step owner', {
      target: value(speaker, target.object),
      value: kindMeant(speaker, name, to) ?? value(speaker, to),
    })
  if (to.kind === 'nothing') return frame(speaker, 'step emptied', { target: value(speaker, target) })
  const role = inRole(speaker, target, to)
  if (role !== undefined) return role
  const slots = { target: value(speaker, target), verb: verb(speaker, target), value: value(speaker, to) }
  if (to.kind === 'number') return frame(speaker, 'step set', slots)
  const isMany = spoken(slots.verb) === speaker.rules.verbs
  const becomes = isTruth(speaker, to)
    ? undefined
    : clause(speaker, isMany ? 'values become' : 'value becomes', slots)
  return becomes ?? frame(speaker, 'step becomes', slots)
}

/** `you become the bidder`: a player who is given a part to play comes first. */
function inRole(speaker: Speaker, target: Expression, to: Expression): Words | undefined {
  if (to.kind === 'none') return undefined
  if (isYou(to)) return clause(speaker, 'you become', { target: value(speaker, target) })
  const who = value(speaker, to)
  const isOne = to.kind === 'call' && isOfType(speaker, to, 'seat')
  return isOne || isShortPlayer(speaker, to, who)
    ? clause(speaker, 'becomes', { who, target: value(speaker, target) })
    : undefined
}

/** `from now on the rod is bent`, `from now on ripe is not true of the spot` */
function truthSet(speaker: Speaker, target: Expression, name: string, isSo: boolean): Words {
  const what = emphasis(named(speaker, name))
  const object =
    target.kind === 'field' || target.kind === 'of'
      ? target.object
      : target.kind === 'your'
        ? youAt(target)
        : undefined
  if (object === undefined) {
    const text = saidInText(speaker, name, undefined, isSo)
    if (text !== undefined) return frame(speaker, 'step now', { condition: text })
    const title = titleSaid(speaker, name, isSo) ?? itself(speaker, name, isSo)
    const words =
      title === undefined || isSo
        ? title && clause(speaker, 'from now on', { condition: title })
        : noLonger(title)
    const noun = isNounName(speaker, name)
      ? clause(speaker, isSo ? 'from now on there is' : 'there is no longer', { target: what })
      : undefined
    return words ?? noun ?? frame(speaker, isSo ? 'step true' : 'step false', { target: what })
  }
  const said = isSaidOf(speaker, name)
    ? clause(speaker, 'from now on', { condition: holdsOf(speaker, name, object, isSo) })
    : undefined
  const text = saidInText(speaker, name, object, isSo)
  if (text !== undefined) return frame(speaker, 'step now', { condition: text })
  const slots = { target: what, who: value(speaker, object) }
  return said ?? frame(speaker, isSo ? 'step true of' : 'step false of', slots)
}

/** `the mill is no longer closed` */
function noLonger(condition: Words): Words {
  return rewritten(condition, (texts) =>
    texts.map((text) => text.replace(/(?<= |^)not(?= |$)/u, 'no longer')),
  )
}

/** `you no longer have a favourite` */
function nothingLeft(speaker: Speaker, target: Expression): Words | undefined {
  if (target.kind === 'call' && isOfBorder(speaker, target.name.text)) {
    const ends = target.arguments.map((end) => value(speaker, end))
    return clause(speaker, 'no longer has', {
      whose: border(speaker, ends),
      what: bareName(speaker, target.name.text),
    })
  }
  if (target.kind !== 'your' && target.kind !== 'field' && target.kind !== 'of') return undefined
  const what = bareName(speaker, target.name.text)
  const object = target.kind === 'your' ? undefined : target.object
  return object === undefined || isYou(object)
    ? clause(speaker, 'you no longer have', { what })
    : clause(speaker, 'no longer has', { whose: value(speaker, object), what })
}

/** `a knight`, also if an action is called like the kind */
function kindMeant(speaker: Speaker, name: string, to: Expression): Words | undefined {
  return name === 'kind' && to.kind === 'name' && !speaker.locals.has(comparedName(to.name.text))
    ? oneThing(speaker, to.name.text)
    : undefined
}

function nameIn(node: Expression): string | undefined {
  const isNamed = node.kind === 'name' || node.kind === 'field' || node.kind === 'of' || node.kind === 'your'
  return isNamed ? node.name.text : undefined
}

function arrange(speaker: Speaker, step: Of<'arrange'>): Words {
  const who =
    step.everyone !== undefined
      ? frame(speaker, 'each player', { what: named(speaker, step.everyone.text) })
      : step.by === undefined
        ? []
        : value(speaker, step.by)
  const what = frame(speaker, step.inSecret ? 'step arrange in secret' : 'step arrange', {
    who,
    what: ownPlace(speaker, step.what),
    where: ownPlace(speaker, step.on),
  })
  return step.where === undefined
    ? what
    : frame(speaker, 'step arrange where', { what, condition: condition(speaker, step.where) })
}

/** For places that everybody has one of, each player's own is meant. */
function ownPlace(speaker: Speaker, node: Expression): Words {
  const name = node.kind === 'name' ? node.name.text : undefined
  const isEach = name !== undefined && speaker.names.places.get(comparedName(name))?.each === true
  return isEach ? frame(speaker, 'own place', { what: named(speaker, name) }) : value(speaker, node)
}

/** False for `n`, `there` or `used`, which call nothing by a name in English. */
function isNoun(speaker: Speaker, name: string): boolean {
  const key = nameShown(speaker, name)
  return speaker.clauses === undefined || !(isLabel(key) || isPredicate(key))
}

/** The stage to run, with its arguments. */
function calledStage(speaker: Speaker, node: Expression): Words {
  if (node.kind === 'name') return doingName(speaker, node.name.text)
  if (node.kind !== 'call') return value(speaker, node)
  const stage = doingName(speaker, node.name.text)
  const parameters = speaker.names.parameters.get(comparedName(node.name.text)) ?? []
  const words = node.arguments.map((part) => value(speaker, part))
  const filled = filledName(speaker, node.name.text, stage, words)
  if (filled !== undefined) return filled
  const given = words.flatMap((what, index) => {
    const name = parameters[index]
    if (name === undefined) return [what]
    const inside = rule(speaker, 'the', { what: named(speaker, name) })
    // `the goal`, which the stage calls so, too, needs no mention.
    return spoken(what) === spoken(inside)
      ? []
      : [frame(speaker, 'given as', { what, name: named(speaker, name) })]
  })
  if (given.length === 0) return stage
  const [only, another] = node.arguments
  const [name] = parameters
  if (only !== undefined && another === undefined && name !== undefined && !isNoun(speaker, name))
    return clause(speaker, 'stage for', { stage, what: value(speaker, only) }) ?? stage
  return frame(speaker, 'step run with', { stage, what: enumerated(given, speaker.phrases.and) })
}

function ask(speaker: Speaker, step: Of<'ask'>): Words {
  const choice = {
    who: value(speaker, step.who),
    offers: enumerated(offers(speaker, step), speaker.phrases.or),
  }
  let what =
    clause(speaker, step.must ? 'must choose' : 'may choose', choice) ??
    frame(speaker, step.must ? 'step must' : 'step may', choice)
  for (const { value: given, name } of step.given)
    what = frame(speaker, 'step with', {
      what,
      name: named(speaker, name.text),
      value: value(speaker, given),
    })
  if (step.repeatedly) what = frame(speaker, 'step repeatedly', { what })
  if (step.orElse === undefined) return what
  return step.orElse.kind === 'nothing'
    ? frame(speaker, 'or else nothing', { what })
    : frame(speaker, 'step or else', { what, step: oneStep(speaker, step.orElse) })
}

/** The offers of a question as written, without those that overlays remove, and then those that overlays add. */
function offers(speaker: Speaker, step: Of<'ask'>): readonly Words[] {
  const now = speaker.source && speaker.names.offeredAt(speaker.source.spanOf(step.start, step.end))
  const named = step.offers.flatMap(({ name: { text } }) => offeredBy(speaker, comparedName(text)) ?? [text])
  const written = new Set(named.map(comparedName))
  const isOffered = (name: string): boolean => now?.some((each) => comparedName(each) === name) !== false
  return [
    ...step.offers.flatMap((each) => offer(speaker, each, isOffered)),
    ...(now ?? []).flatMap((name) => (written.has(comparedName(name)) ? [] : [doingName(speaker, name)])),
  ]
}

/** A phase is described with the actions that it offers. */
function offer(
  speaker: Speaker,
  { name, arguments: list }: Offer,
  isOffered: (name: string) => boolean,
): readonly Words[] {
  const actions = offeredBy(speaker, comparedName(name.text))
  if (actions === undefined && !isOffered(comparedName(name.text))) return []
  if (actions !== undefined) return actions.map((action) => doingName(speaker, action))
  const what = doingName(speaker, name.text)
  if (list === undefined || list.length === 0) return [what]
  const given = enumerated(
    list.map((part) => value(speaker, part)),
    speaker.phrases.and,
  )
  const slots = { stage: what, what: given }
  return [clause(speaker, 'offer with', slots) ?? frame(speaker, 'step run with', slots)]
}

/** The actions of a phase, or those that may be played in reply to the action that asks. */
function offeredBy({ names, action }: Speaker, name: string): readonly string[] | undefined {
  const phase = names.phases.get(name)
  if (phase !== undefined || name !== 'reply' || names.sections.has(name)) return phase
  const replies = action === undefined ? [...names.replies.values()].flat() : names.replies.get(action)
  return replies === undefined ? undefined : [...new Set(replies)]
}
