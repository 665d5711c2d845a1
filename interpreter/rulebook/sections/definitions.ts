import type { Change, Expression } from '../../../grammar/expression/ast.ts'
import { bareName, comparedName } from '../../../grammar/document/names.ts'
import {
  entriesIn,
  goneRules,
  labelled,
  ruleBlock,
  section,
  titled,
  withParameters,
} from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { isCondition } from '../sentences/names.ts'
import { isTruth } from '../sentences/found-types.ts'
import { plainlyWithin } from '../sentences/openings.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { nameOf, readText, textIn, textsOf, type Entry } from '../sentences/reading.ts'
import { authored, frame, told, withSource, type Speaker } from '../sentences/speaker.ts'
import { asWritten } from '../sentences/tell.ts'
import { bundle } from '../sentences/bundles.ts'
import { capital, list, paragraph, plain, sentence, strong } from '../model/words.ts'
import { conditions } from './actions.ts'
import { given } from './course.ts'
import { condition, value } from '../sentences/dispatch.ts'

/** Words that the rules use without explanation: patterns, rules of several conditions, terms. */
export function definitions(making: Making): readonly Section[] {
  const { speaker } = making
  const patterns = entriesIn(making, 'patterns').map((entry) =>
    ruleBlock(making, { section: 'patterns', entry, blocks: patternBlocks(speaker, entry) }),
  )
  const rules = entriesIn(making, 'rules').map((entry) => {
    const inside = withParameters(speaker, entry)
    return ruleBlock(making, {
      section: 'rules',
      entry,
      blocks: [
        ...given(inside, entry),
        paragraph(frame(speaker, 'all of these'), 'quiet'),
        ...conditions(making, inside, ['rules', nameOf(entry)], entry.value),
      ],
    })
  })
  const term = (entry: Entry): Block => {
    const inside = withParameters(speaker, entry)
    return ruleBlock(making, {
      section: 'terms',
      entry,
      blocks: [...given(inside, entry), ...meaning(inside, entry), ...changes(inside, making, entry)],
    })
  }
  const terms = mentioned(making, 'terms', term)
  return section(making, 'definitions', [
    ...patterns,
    ...goneRules(making, 'patterns'),
    ...rules,
    ...goneRules(making, 'rules'),
    ...terms,
    ...goneRules(making, 'terms'),
    ...labelled(speaker, 'traits', list(traits(making))),
  ])
}

/** The entries that the book mentions, also those that only other entries mention. */
function mentioned(
  { speaker, marks, ...making }: Making,
  section: string,
  print: (entry: Entry) => Block,
): readonly Block[] {
  const entries = entriesIn({ speaker, marks, ...making }, section)
  const printed = new Map<Entry, Block>()
  const isNeeded = (entry: Entry): boolean =>
    speaker.openings === NOTHING_OPENED ||
    speaker.mentions.has(speaker.anchors.of(section, nameOf(entry))) ||
    marks.of(section, nameOf(entry)) !== undefined
  for (let before = -1; before < printed.size;) {
    before = printed.size
    for (const entry of entries) if (!printed.has(entry) && isNeeded(entry)) printed.set(entry, print(entry))
  }
  return entries.flatMap((entry) => printed.get(entry) ?? [])
}

/** The effect of each trait for players, in its author's words. Its changes are described where they apply. */
function traits(making: Making): readonly Item[] {
  const { speaker } = making
  return entriesIn(making, 'traits').map((entry) => {
    const text = textIn(entry.value, 'text')
    const name = strong(titled(speaker, nameOf(entry), textIn(entry.value, 'title')))
    return { words: text === undefined ? name : [...name, ...plain('. '), ...authored(speaker, text)] }
  })
}

function patternBlocks(speaker: Speaker, entry: Entry): readonly Block[] {
  const items = textsOf(entry.value).map((node): Item => {
    const lots = readText(node, 'bundle')
    return {
      words:
        lots === undefined
          ? asWritten(speaker, node)
          : told(withSource(speaker, node), (s) => bundle(s, lots)),
    }
  })
  const [only, ...others] = items
  if (only !== undefined && others.length === 0) return [paragraph(sentence(only.words))]
  return [paragraph(capital(frame(speaker, 'one of these')), 'quiet'), ...list(items)]
}

/** A value that depends on several conditions is a list of them. */
function meaning(speaker: Speaker, { value: node }: Entry): readonly Block[] {
  if (node.kind !== 'text') return []
  const written = readText(node, 'expression')
  if (written === undefined) return [paragraph(asWritten(speaker, node))]
  const tree = plainlyWithin(speaker, written)
  const from = withSource(speaker, node)
  if (tree.kind !== 'if' || tree.else === undefined || isCondition(tree))
    return [paragraph(sentence(told(from, (s) => (isTruth(s, tree) ? condition(s, tree) : value(s, tree)))))]
  const items: Item[] = []
  let rest: Expression = tree
  while (rest.kind === 'if' && rest.else !== undefined) {
    const { condition: when, then, else: next }: Extract<Expression, { kind: 'if' }> = rest
    items.push({
      words: told(from, (s) => [
        ...frame(s, 'head if', { condition: condition(s, when) }),
        ...plain(': '),
        ...value(s, then),
      ]),
    })
    if (next === undefined) break
    rest = next
  }
  const last = rest
  items.push({
    words: told(from, (s) => [...frame(s, 'head else'), ...plain(': '), ...value(s, last)]),
  })
  return list(items.map((item) => ({ ...item, words: sentence(item.words) })))
}

/** The changes of modules, variants and traits in a term. */
function changes(speaker: Speaker, { game }: Making, entry: Entry): readonly Block[] {
  const name = nameOf(entry)
  const mine = game.changes.filter(({ target }) => comparedName(bareName(target.text)) === name)
  return list(
    mine.flatMap(({ text }) =>
      textsOf(text).map((node): Item => {
        const change = readText(node, 'change')
        return {
          words:
            change === undefined
              ? asWritten(speaker, node)
              : sentence(told(withSource(speaker, node), (s) => changeWords(s, change))),
          mark: 'changed',
        }
      }),
    ),
  )
}

function changeWords(speaker: Speaker, { phase, value: by, condition: when }: Change): Words {
  const isSo = isTruth(speaker, by)
  const change = frame(speaker, phase === 'also' && isSo ? 'change also so' : `change ${phase}`, {
    value: isSo ? condition(speaker, by) : value(speaker, by),
  })
  if (when === undefined) return change
  return frame(speaker, 'change if', { change, condition: condition(speaker, when) })
}
