import { aboutYou, plainly, plainlyWithin } from '../sentences/openings.ts'
import { eachThing, occasion, withLooked } from './occasions.ts'
import { readSteps, type ReadStep } from '../sentences/asked.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { endOrder } from '../../../grammar/merge/end-order.ts'
import { hookedSentences } from '../../../grammar/merge/sentences.ts'
import { entriesIn, goneRules, label, ruleBlock, section, type Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { readText, textIn, valueIn, type Entry, type Node } from '../sentences/reading.ts'
import { frame, reason, told, withSource, type Speaker } from '../sentences/speaker.ts'
import { conditionText, valueText } from '../sentences/tell.ts'
import { isSeveral } from '../sentences/found-types.ts'
import { capital, list, paragraph, sentence, spoken } from '../model/words.ts'
import { oneStep } from '../sentences/one-step.ts'
import { condition, value } from '../sentences/dispatch.ts'
import { isYou } from '../sentences/pronouns.ts'

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
    if (textIn(entry.value, 'drawn') !== undefined)
      result.push(paragraph(sentence(frame(speaker, 'is drawn'))))
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

/** Steps that say who wins, each once. */
function otherEnds(making: Making): readonly Item[] {
  return once(
    endSteps(making).map(({ text, step }) => endWords(making, text, (s) => oneStep(s, plainly(s, step)))),
  )
}

/** The facts that decide who wins, for players who do not know the game yet. */
export function goal(making: Making): readonly Section[] {
  const { speaker } = making
  const entries = entriesIn(making, 'end').filter((entry) => 'name' in entry)
  const rules = entries.flatMap((entry) => {
    const isWon = ['winner', 'loser'].some((part) => valueIn(entry.value, part) !== undefined)
    const [first] = isWon ? (endSentence(speaker, entry) ?? []) : []
    return first?.kind === 'paragraph' ? [first.words] : []
  })
  const steps = endSteps(making).flatMap(({ text, step }) => {
    if (step.kind === 'draw') return []
    return [
      endWords(making, text, (s) =>
        step.kind === 'win' && (isYou(step.who) || isOpponent(step.who))
          ? frame(s, 'step win you', { words: reason(s, step.words) })
          : oneStep(s, plainly(s, step)),
      ),
    ]
  })
  return section(making, 'goal', list(once([...rules, ...steps])))
}

function isOpponent(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'opponent'
}

function endWords({ speaker }: Making, text: YamlText, say: (speaker: Speaker) => Words): Words {
  return sentence(told(withSource(speaker, text), say))
}

function once(all: readonly Words[]): readonly Item[] {
  const seen = new Map(all.map((words) => [spoken(words), words]))
  return [...seen.values()].map((words) => ({ words }))
}

/** The steps that end the game, wherever they are. */
function endSteps(making: Making): readonly ReadStep[] {
  const { game } = making
  const sentences = hookedSentences(game)
  const nodes = [
    game.sections.get('play'),
    ...entriesIn(making, 'stages').map(({ value: node }) => node),
    ...(['actions', 'whenever'] as const).flatMap((part) =>
      entriesIn(making, part).map((entry) => valueIn(entry.value, 'then')),
    ),
    ...game.hooks.flatMap((hook) => (!sentences.has(hook) && hook.when !== 'change' ? [hook.steps] : [])),
  ]
  return nodes.flatMap((node) => readSteps(node, sentences.at)).filter(({ step: { kind } }) => ENDS.has(kind))
}

/** Who wins or loses when, as one sentence, if there is one for it. */
function endSentence(outer: Speaker, entry: Entry): readonly Block[] | undefined {
  const when = valueIn(entry.value, 'when')
  if (
    when?.kind !== 'text' ||
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
  const isOfYou = outcome !== undefined && isAboutPlayer(entry)
  const words = told(outer, (s) => {
    const inside = isOfYou ? s : withLooked(s, entry)
    const { each, what } = eachThing(s, entry)
    const tree = readText(when, 'expression')
    return frame(inside, each === 0 || isOfYou ? 'ends when' : 'ends for each', {
      what,
      condition:
        isOfYou && tree !== undefined
          ? ofYou(withSource(inside, when), tree, condition)
          : conditionText(inside, when),
      result: outcome === undefined ? frame(inside, 'is drawn') : outcomeWords(inside, outcome, isOfYou),
    })
  })
  return [paragraph(capital(words))]
}

/** True if the rule looks at each player alone, so that it can be told to one of them. */
function isAboutPlayer(entry: Entry): boolean {
  return textIn(entry.value, 'for each')?.trim() === 'player'
}

/** Says something of each player to one of them. */
function ofYou(
  speaker: Speaker,
  tree: Expression,
  say: (speaker: Speaker, tree: Expression) => Words,
): Words {
  const { source } = speaker
  const mine = source === undefined ? tree : aboutYou(tree, source)
  return say(speaker, plainlyWithin(speaker, mine))
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
function outcomeWords(speaker: Speaker, outcome: Outcome, isOfYou: boolean): Words {
  const { part, node } = outcome
  const written = outcomeTree(outcome)
  if (node.kind !== 'text' || written === undefined) return []
  const here = withSource(speaker, node)
  const tree = isOfYou && here.source !== undefined ? aboutYou(written, here.source) : written
  if (isYou(tree)) return frame(here, part === 'winner' ? 'you win' : 'you lose')
  const isMany = isSeveral(here, tree)
  const key = part === 'winner' ? (isMany ? 'win' : 'wins') : isMany ? 'lose' : 'loses'
  return frame(here, key, { who: value(here, tree) })
}
