import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { endOrder } from '../../../grammar/merge/end-order.ts'
import { hookedSentences } from '../../../grammar/merge/sentences.ts'
import { stepsIn } from '../sentences/asked.ts'
import {
  entriesIn,
  goneRules,
  hooked,
  label,
  layerOf,
  origin,
  ruleBlock,
  section,
} from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { nameGiven } from '../sentences/nouns.ts'
import { nameOf, readText, textIn, textsOf, valueIn } from '../sentences/reading.ts'
import type { Entry, Node } from '../sentences/reading.ts'
import { frame, told, withLocals, withSource } from '../sentences/speaker.ts'
import type { Speaker } from '../sentences/speaker.ts'
import { steps } from '../sentences/steps.ts'
import { asWritten, conditionText, nounsText, valueText } from '../sentences/tell.ts'
import { isSeveral } from '../sentences/found-types.ts'
import { capital, enumerated, link, list, paragraph, plain, sentence } from '../model/words.ts'
import { oneStep } from '../sentences/one-step.ts'
import { explanation } from './explanation.ts'
import { actionNames, lineTextsOf } from './memory.ts'
import { condition, value } from '../sentences/dispatch.ts'
import { doingName } from '../sentences/bare-names.ts'
import { isYou } from '../sentences/pronouns.ts'

/** Rules that fire automatically. */
export function automatic(making: Making): readonly Section[] {
  const rules = entriesIn(making, 'whenever').map((entry) => {
    const { marks } = making
    const speaker = withLooked(making.speaker, entry)
    const items = steps(speaker, valueIn(entry.value, 'then'))
    const { blocks, isChanged } = hooked(making, speaker, nameOf(entry), list(items, items.length > 1))
    return ruleBlock(making, {
      section: 'whenever',
      entry,
      mark: marks.of('whenever', nameOf(entry)) ?? (isChanged ? 'changed' : undefined),
      blocks: [...occasion(making.speaker, entry), ...blocks],
    })
  })
  return section(making, 'automatic', [...rules, ...goneRules(making, 'whenever')])
}

/** The thing in question has a name in the rest of the rule. */
function withLooked(speaker: Speaker, entry: Entry): Speaker {
  const names = textsOf(valueIn(entry.value, 'for each')).flatMap((node) => {
    const tree = readText(node, 'nouns')
    return tree === undefined ? [] : [comparedName(nameGiven(tree, speaker))]
  })
  return withLocals(speaker, names)
}

/** Who wins or loses when, as one sentence, if there is one for it. */
function endSentence(outer: Speaker, entry: Entry): readonly Block[] | undefined {
  const when = valueIn(entry.value, 'when')
  if (
    when === undefined ||
    textIn(entry.value, 'after') !== undefined ||
    valueIn(entry.value, 'you') !== undefined
  )
    return undefined
  const outcomes = (['winner', 'loser'] as const).flatMap((part) => {
    const node = valueIn(entry.value, part)
    return node === undefined ? [] : [{ part, node }]
  })
  const [outcome, another] = outcomes
  const isDrawn = textIn(entry.value, 'drawn') !== undefined
  if (another !== undefined || (outcome === undefined) !== isDrawn) return undefined
  if (outcome !== undefined && !isTold(outcome)) return undefined
  const words = told(outer, (s) => {
    const inside = withLooked(s, entry)
    const { each, what } = eachThing(s, entry)
    return frame(inside, each === 0 ? 'ends when' : 'ends for each', {
      what,
      condition: conditionText(inside, when),
      result: outcome === undefined ? frame(inside, 'is over') : outcomeWords(inside, outcome),
    })
  })
  return [paragraph(capital(words)), ...(isDrawn ? [paragraph(frame(outer, 'drawn'))] : [])]
}

/** The things that a rule tests, one after the other. */
function eachThing(speaker: Speaker, entry: Entry): { readonly each: number; readonly what: Words } {
  const each = textsOf(valueIn(entry.value, 'for each'))
  const what = each.map((node) => nounsText(speaker, node, 'parameter'))
  return { each: each.length, what: enumerated(what, speaker.phrases.and) }
}

interface Outcome {
  readonly part: 'winner' | 'loser'
  readonly node: Node
}

function outcomeTree({ node }: Outcome): Expression | undefined {
  return node.kind === 'text' ? readText(node, 'expression') : undefined
}

/** Not if it depends on something who that is. */
function isTold(outcome: Outcome): boolean {
  const kind = outcomeTree(outcome)?.kind
  return kind !== undefined && kind !== 'if' && kind !== 'otherwise'
}

/** `the player wins` */
function outcomeWords(speaker: Speaker, outcome: Outcome): Words {
  const { part, node } = outcome
  const tree = outcomeTree(outcome)
  if (node.kind !== 'text' || tree === undefined) return []
  const here = withSource(speaker, node)
  // Only in English does `you` go with the verb of several.
  const isMany = (isYou(tree) && speaker.clauses !== undefined) || isSeveral(here, tree)
  const key = part === 'winner' ? (isMany ? 'win' : 'wins') : isMany ? 'lose' : 'loses'
  return frame(here, key, { who: value(here, tree) })
}

/** When something happens by itself, and to whom, before what happens. */
function occasion(outer: Speaker, entry: Entry): readonly Block[] {
  const when = valueIn(entry.value, 'when')
  const you = valueIn(entry.value, 'you')
  const isOver = textIn(entry.value, 'after') !== undefined
  const words = told(outer, (s) => {
    const inside = withLooked(s, entry)
    const { each, what } = eachThing(s, entry)
    if (when === undefined && each === 0) return []
    const key = when === undefined ? 'happens to each' : each === 0 ? 'happens when' : 'happens for each'
    return frame(inside, key, { what, condition: conditionText(inside, when) })
  })
  const inside = withLooked(outer, entry)
  const lines = [
    ...(you === undefined ? [] : [told(inside, (s) => frame(s, 'whose', { who: valueText(s, you) }))]),
    ...(isOver ? [frame(inside, 'after each action')] : []),
    ...(words.length === 0 ? [] : [words]),
  ]
  return lines.map((line) => paragraph(capital(line)))
}

/** Moves that are forbidden although everything else would allow them. */
export function forbidden(making: Making): readonly Section[] {
  const { speaker } = making
  const rules = entriesIn(making, 'forbid').map((entry) => {
    const said = explanation(making, nameOf(entry))
    return ruleBlock(making, {
      section: 'forbid',
      entry,
      blocks: [
        ...(said === undefined ? [] : [paragraph(sentence(said))]),
        paragraph(sentence(forbidWords(speaker, entry)), said === undefined ? undefined : 'quiet'),
      ],
    })
  })
  return section(making, 'forbidden', [...rules, ...goneRules(making, 'forbid')])
}

function forbidWords(speaker: Speaker, entry: Entry): Words {
  const { text, edits } = lineTextsOf(entry)
  if (text === undefined) return []
  const line = readText(text, 'whenLine')
  if (line === undefined) return asWritten(speaker, text)
  const inside = withLocals(speaker, ['piece', 'goal', 'start', 'target'])
  return told(inside, (s) =>
    frame(s, 'condition', { actions: actionNames(s, line, edits), condition: condition(s, line.when) }),
  )
}

/** Everything that ends the game: separate rules, and steps during the game. */
export function ending(making: Making): readonly Section[] {
  const { speaker } = making
  const { entries, beforeStuck } = endOrder(entriesIn(making, 'end').filter((entry) => 'name' in entry))
  const isAtOnce = (entry: Entry): boolean => ['yes', 'true'].includes(textIn(entry.value, 'at once') ?? '')
  const rules = entries.map((entry) => {
    const inside = withLooked(speaker, entry)
    const winner = valueIn(entry.value, 'winner')
    const loser = valueIn(entry.value, 'loser')
    const result: Block[] = []
    if (winner !== undefined)
      result.push(paragraph(told(inside, (s) => frame(s, 'winner', { who: valueText(s, winner) }))))
    if (loser !== undefined)
      result.push(paragraph(told(inside, (s) => frame(s, 'loser', { who: valueText(s, loser) }))))
    const points = valueIn(entry.value, 'points')
    if (points !== undefined)
      result.push(paragraph(told(inside, (s) => frame(s, 'points won', { points: valueText(s, points) }))))
    if (textIn(entry.value, 'drawn') !== undefined) result.push(paragraph(frame(speaker, 'drawn')))
    const whole = endSentence(speaker, entry)
    const inOne =
      whole === undefined || points === undefined
        ? whole
        : [...whole, paragraph(told(inside, (s) => frame(s, 'points won', { points: valueText(s, points) })))]
    return ruleBlock(making, {
      section: 'end',
      entry,
      title: textIn(entry.value, 'title'),
      blocks: [
        ...(inOne ?? [...occasion(speaker, entry), ...result]),
        ...(isAtOnce(entry) ? [paragraph(frame(speaker, 'at once'))] : []),
      ],
    })
  })
  // Somebody may be unable to act where the rules look at an end that was put off until then.
  if (stepsOf(making.configured.checked.ir).some((step) => 'offers' in step && step.noted !== undefined))
    rules.splice(beforeStuck, 0, paragraph(frame(speaker, 'nobody can move')))
  const order = [
    ...(entries.every(isAtOnce) ? [] : [paragraph(frame(speaker, 'ends after actions'))]),
    ...(rules.length < 2 ? [] : [paragraph(frame(speaker, 'first end decides'))]),
  ]
  const others = otherEnds(making)
  const inSection = [...order, ...rules, ...goneRules(making, 'end')]
  const heading = label(speaker, inSection.length === 0 ? 'ends here' : 'also ends')
  return section(making, 'end', [...inSection, ...(others.length === 0 ? [] : [heading, ...list(others)])])
}

/** Steps that end a game. */
const ENDS: ReadonlySet<string> = new Set(['win', 'lose', 'draw', 'rank', 'score'])

/** Steps that say who wins, with their location. */
function otherEnds(making: Making): readonly Item[] {
  const { speaker, game } = making
  const found: Item[] = []
  const sentences = hookedSentences(game)
  const add = (where: Words, node: Parameters<typeof stepsIn>[0], from: Words | undefined): void => {
    for (const step of stepsIn(node, sentences.at)) {
      if (!ENDS.has(step.kind)) continue
      const what = told(speaker, (s) => oneStep(s, step))
      const behind = [
        ...plain(' ('),
        ...frame(speaker, 'in', { where }),
        ...(from === undefined ? [] : [...plain(', '), ...frame(speaker, 'from', { who: from })]),
        ...plain(')'),
      ]
      found.push({ words: sentence([...what, ...behind]) })
    }
  }
  add(link('course', frame(speaker, 'from start to end')), game.sections.get('play'), undefined)
  for (const part of ['stages', 'actions', 'whenever'] as const)
    for (const entry of entriesIn(making, part)) {
      const node = part === 'stages' ? entry.value : valueIn(entry.value, 'then')
      add(doingName(speaker, nameOf(entry)), node, origin(making, layerOf(entry)))
    }
  for (const hook of game.hooks)
    if (!sentences.has(hook) && hook.when !== 'change')
      add(doingName(speaker, hook.target.text), hook.steps, origin(making, hook.layer))
  return found
}
