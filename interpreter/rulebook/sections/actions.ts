import { comparedName } from '../../../grammar/document/names.ts'
import {
  entriesIn,
  goneItems,
  goneRules,
  heading,
  hooked,
  labelled,
  ruleBlock,
  section,
  titled,
  withChoices,
  withParameters,
} from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { decided, truthOf } from '../sentences/known.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn } from '../sentences/reading.ts'
import type { Entry, Node } from '../sentences/reading.ts'
import {
  SOURCE_LANGUAGE,
  authored,
  foreign,
  frame,
  named,
  nounText,
  told,
  translated,
} from '../sentences/speaker.ts'
import type { Speaker } from '../sentences/speaker.ts'
import { steps } from '../sentences/steps.ts'
import { choiceText, clauseText, valueText } from '../sentences/tell.ts'
import {
  capitalText,
  emphasis,
  enumerated,
  list,
  paragraph,
  plain,
  sentence,
  strong,
} from '../model/words.ts'
import { given } from './course.ts'
import { explanation } from './explanation.ts'
import { actionName } from './memory.ts'

/** Actions that players may do on their own initiative. */
export function actions(making: Making): readonly Section[] {
  const all = entriesIn(making, 'actions').filter(
    (entry) => valueIn(entry.value, 'in reply to') === undefined,
  )
  const gone = goneRules(making, 'actions')
  return section(making, 'actions', [...all.map((entry) => action(making, entry)), ...gone])
}

/** Actions that players may do when others have done something. */
export function replies(making: Making): readonly Section[] {
  const all = entriesIn(making, 'actions').filter(
    (entry) => valueIn(entry.value, 'in reply to') !== undefined,
  )
  return section(
    making,
    'replies',
    all.map((entry) => action(making, entry)),
  )
}

function action(making: Making, entry: Entry): Block {
  const { marks } = making
  const name = nameOf(entry)
  const answered = textsOf(valueIn(entry.value, 'in reply to')).map(({ text }) => text)
  const speaker = {
    ...withAnswered(making, withChoices(withParameters(making.speaker, entry), entry.value), answered),
    action: comparedName(name),
  }
  const title = textIn(entry.value, 'title')
  const happens = steps(speaker, valueIn(entry.value, 'then'))
  const first = steps(speaker, valueIn(entry.value, 'first'))
  const body = list([...first, ...happens], first.length + happens.length > 1)
  const { blocks, isChanged } = hooked(making, speaker, name, body)
  const isSubtitle =
    title !== undefined && translated(speaker, name) !== undefined && capitalText(name) !== title
  return ruleBlock(making, {
    section: 'actions',
    entry,
    title,
    mark: marks.of('actions', name) ?? (isChanged ? 'changed' : undefined),
    blocks: [
      ...(isSubtitle ? [paragraph(sentence(authored(speaker, title)))] : []),
      ...given(speaker, entry),
      ...answers(making.speaker, answered),
      ...labelled(speaker, 'choose', list(choices(making, speaker, entry), true)),
      ...lets(making, speaker, entry),
      ...labelled(
        speaker,
        'only if',
        conditions(making, speaker, ['actions', name, 'only if'], valueIn(entry.value, 'only if')),
      ),
      ...labelled(speaker, 'what happens', blocks),
      ...examplePicture(making, name),
    ],
  })
}

/** A reply may mention the choices of what it answers. */
function withAnswered(making: Making, speaker: Speaker, answered: readonly string[]): Speaker {
  const names = new Set(answered.map(comparedName))
  return entriesIn(making, 'actions')
    .filter((entry) => names.has(comparedName(nameOf(entry))))
    .reduce((now, entry) => withChoices(now, entry.value), speaker)
}

/** One of its examples on the board, in the words of the example. */
function examplePicture({ speaker, pictures }: Making, name: string): readonly Block[] {
  const shown = pictures.get(comparedName(name))
  if (shown === undefined) return []
  const { label: written, move, svg, lines } = shown
  // Only people who read the rules in their own language can read the names of examples.
  const isOwn = speaker.language === SOURCE_LANGUAGE
  const what = isOwn ? plain(`${capitalText(written)}: ${move}`) : foreign(speaker, plain(move))
  const caption = frame(speaker, 'example', { what })
  return [{ kind: 'drawing', isExample: true, caption, svg, lines, ways: [] }]
}

/** The actions that a reply answers. Where other actions are offered, the course of the game says. */
function answers(speaker: Speaker, answered: readonly string[]): readonly Block[] {
  if (answered.length === 0) return []
  const what = enumerated(
    answered.map((name) => actionName(speaker, name)),
    speaker.phrases.or,
  )
  return [paragraph(frame(speaker, 'reply to', { what }), 'quiet')]
}

function choices({ marks }: Making, speaker: Speaker, entry: Entry): readonly Item[] {
  return entriesOf(valueIn(entry.value, 'choose')).map((each) => ({
    words: sentence([
      ...strong(titled(speaker, nameOf(each))),
      ...plain(': '),
      ...choiceText(speaker, each.value),
    ]),
    mark: marks.of('actions', nameOf(entry), 'choose', nameOf(each)),
  }))
}

/** Names that the rest of the action uses. */
function lets({ game }: Making, speaker: Speaker, entry: Entry): readonly Block[] {
  const all = entriesOf(valueIn(entry.value, 'let'))
  const said = [...entriesOf(entry.value).flatMap(({ key, value }) => (key.text === 'let' ? [] : [value]))]
  const others = [...said, game.sections.get('history')].flatMap(textsWithin)
  const isUsed = (each: Entry): boolean =>
    speaker.openings === NOTHING_OPENED ||
    [...others, ...all.flatMap((other) => (other === each ? [] : textsWithin(other.value)))].some((text) =>
      ` ${text.split(/[^\p{L}\p{N}'_-]+/u).join(' ')} `.includes(` ${nameOf(each)} `),
    )
  return all.filter(isUsed).map((each) =>
    paragraph(
      told(speaker, (s) =>
        frame(s, 'means', {
          name: letName(s, nameOf(each)),
          value: valueText(s, each.value),
        }),
      ),
      'quiet',
    ),
  )
}

/** All texts of a part of the rules, keys included. */
function textsWithin(node: Node | undefined): readonly string[] {
  if (node?.kind === 'text') return [node.text]
  if (node?.kind === 'list') return node.items.flatMap(textsWithin)
  return entriesOf(node).flatMap(({ key, value }) => [key.text, ...textsWithin(value)])
}

/** As rules call it; beside a longer name, if it has one. */
function letName(speaker: Speaker, name: string): Words {
  const words = emphasis(named(speaker, name))
  const isLonger =
    speaker.language === SOURCE_LANGUAGE &&
    translated(speaker, name) !== undefined &&
    nounText(speaker, name) === undefined
  return isLonger
    ? frame(speaker, 'with source name', { name: words, source: heading(speaker, name) })
    : words
}

/** Named conditions: the name, its text for players, and the condition. */
export function conditions(
  making: Making,
  speaker: Speaker,
  path: readonly string[],
  node: Node | undefined,
): readonly Block[] {
  const told = entriesOf(node).filter((entry) => !isAlwaysSo(speaker, entry))
  const items = told.map((entry): Item => {
    const mark = making.marks.of(...path, nameOf(entry))
    const name = strong(conditionName(speaker, entry))
    if (entry.value.kind === 'map')
      return {
        words: [...name, ...plain(' – '), ...frame(speaker, 'one of these')],
        mark,
        blocks: conditions(making, speaker, [...path, nameOf(entry)], entry.value),
      }
    const said = explanation(making, nameOf(entry))
    return {
      words: [
        ...name,
        ...plain('. '),
        ...sentence(clauseText(speaker, entry)),
        ...(said === undefined ? [] : [...plain(' '), ...frame(speaker, 'if not', { words: said })]),
      ],
      mark,
    }
  })
  return list([...items, ...goneItems(making, ...path)])
}

/** True for a condition that these options always fulfil, so that players need not know it. */
function isAlwaysSo(speaker: Speaker, { value }: Entry): boolean {
  if (speaker.openings === NOTHING_OPENED || value.kind !== 'text') return false
  const tree = readText(value, 'clause')
  return tree?.mode === 'is' && truthOf(speaker.names, decided(speaker.names, tree.condition)) === true
}

function conditionName(speaker: Speaker, entry: Entry): Words {
  return heading(speaker, nameOf(entry))
}
