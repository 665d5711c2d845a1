import { plainlyWithin } from '../sentences/openings.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import { entriesIn, goneItems, heading, labelled, ruleBlock, section, titled } from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Name, Offering, WhenLine } from '../../../grammar/expression/ast.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { lineTexts } from '../../../grammar/merge/line-texts.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { clause, frame, linked, named, rule, told, withLocals, type Speaker } from '../sentences/speaker.ts'
import { asWritten, nounsText, valueText } from '../sentences/tell.ts'
import { thingsTracked } from './tracked-things.ts'
import { capital, emphasis, enumerated, list, paragraph, plain, sentence, strong } from '../model/words.ts'
import { condition, value } from '../sentences/dispatch.ts'
import { doingName } from '../sentences/bare-names.ts'

/** A tracked value, with its initial value. */
export function trackedWords(speaker: Speaker, entry: Entry): Words {
  const name = emphasis(titled(speaker, nameOf(entry)))
  if (entry.value.kind !== 'text') return name
  const tree = readText(entry.value, 'tracked')
  if (tree === undefined) {
    // Holders of tokens begin with a computed number.
    const number = readText(entry.value, 'expression')
    if (number === undefined) return name
    return frame(speaker, 'at the start', { name, value: told(speaker, (s) => value(s, number)) })
  }
  if (tree.kind === 'start') {
    const truth = tree.value === true ? 'true at start' : tree.value === false ? 'false at start' : undefined
    const said = truth === undefined ? undefined : clause(speaker, truth, { name })
    if (said !== undefined) return said
    const start =
      typeof tree.value === 'number' ? plain(String(tree.value)) : frame(speaker, tree.value ? 'yes' : 'no')
    return frame(speaker, 'at the start', { name, value: start })
  }
  const { default: usual } = tree
  if (usual !== undefined)
    return frame(speaker, 'at the start', { name, value: told(speaker, (s) => value(s, usual)) })
  return tree.orNone ? frame(speaker, 'at the start', { name, value: frame(speaker, 'none') }) : name
}

/** Values that players must remember, and those that the rules remember of earlier moves. */
export function memory(making: Making): readonly Section[] {
  const { speaker } = making
  const blocks: Block[] = [
    ...labelled(speaker, 'for the whole game', list(trackItems(making))),
    ...list([...scopes(making), ...things(making)]),
    ...tokens(making),
    ...history(making),
  ]
  return section(making, 'memory', blocks)
}

function trackItems(making: Making): readonly Item[] {
  const { speaker, marks } = making
  return [
    ...entriesIn(making, 'track')
      .filter(({ value: node }) => node.kind === 'text')
      .map((entry): Item => ({
        words: capital(trackedWords(speaker, entry)),
        mark: marks.of('track', nameOf(entry)),
      })),
    ...goneItems(making, 'track'),
  ]
}

/** `each player:`, `each round:`, nested. */
function scopes(making: Making): readonly Item[] {
  return entriesIn(making, 'track').flatMap((entry) => scopeItem(making, entry, ['track']))
}

/** Values tracked for each piece, space and region. */
function things(making: Making): readonly Item[] {
  const { speaker, marks } = making
  return thingsTracked(making).map(({ what, path, entries }): Item => {
    const inside: Speaker = { ...speaker, about: 'one' }
    const items = entries.map((each): Item => ({
      words: capital(trackedWords(inside, each)),
      mark: marks.of(...path, nameOf(each)),
    }))
    return {
      words: [...frame(speaker, 'for each one', { what: named(speaker, what) }), ...plain(':')],
      blocks: list([...items, ...goneItems(making, ...path)]),
    }
  })
}

/** Where the tokens of each currency can lie, and how many lie there at the start. */
export function tokens(making: Making): readonly Block[] {
  return entriesIn(making, 'tokens').flatMap((entry) => {
    const path = ['tokens', nameOf(entry)]
    const holders = entriesOf(entry.value).filter(({ key }) => key.text !== 'left behind')
    const items = holders.flatMap((each) =>
      each.value.kind === 'map'
        ? scopeItem(making, each, path)
        : [
            {
              words: capital(trackedWords(making.speaker, each)),
              mark: making.marks.of(...path, nameOf(each)),
            },
          ],
    )
    return [paragraph(capital(strong(named(making.speaker, nameOf(entry))))), ...list(items)]
  })
}

function scopeItem(making: Making, entry: Entry, path: readonly string[]): readonly Item[] {
  if (entry.value.kind !== 'map') return []
  const { speaker, marks } = making
  const here = [...path, nameOf(entry)]
  const [, of = '', secret] = /^each\s+(.*?)(\s+in\s+secret)?$/u.exec(nameOf(entry)) ?? []
  const what = of === 'border' ? rule(speaker, 'border') : named(speaker, of)
  const inner = entriesOf(entry.value).flatMap((each) =>
    each.value.kind === 'map'
      ? scopeItem(making, each, here)
      : [{ words: capital(trackedWords(speaker, each)), mark: marks.of(...here, nameOf(each)) }],
  )
  return [
    {
      words: [
        ...frame(speaker, secret === undefined ? 'for each one' : 'for each one in secret', { what }),
        ...plain(':'),
      ],
      blocks: list([...inner, ...goneItems(making, ...here)]),
    },
  ]
}

function history(making: Making): readonly Block[] {
  return entriesIn(making, 'history').map((entry) =>
    ruleBlock(making, {
      section: 'history',
      entry,
      blocks: [{ kind: 'paragraph', words: sentence(historyWords(making.speaker, entry)) }],
    }),
  )
}

function historyWords(speaker: Speaker, entry: Entry): Words {
  if (entry.value.kind === 'text') {
    const { text, edits } = lineTextsOf(entry)
    const line = text === undefined ? undefined : readText(text, 'whenLine')
    if (line === undefined) return asWritten(speaker, entry.value)
    const { sharing } = line
    const inside = withLocals(speaker, ['piece', 'goal', 'start', 'target'])
    return told(inside, (s) => {
      const what = frame(s, 'counts', {
        actions: actionNames(s, line, edits),
        condition: condition(s, plainlyWithin(s, line.when)),
      })
      return sharing === undefined ? what : frame(s, 'sharing', { what, set: value(s, sharing) })
    })
  }
  const counts = textsOf(valueIn(entry.value, 'counts'))
  if (counts.length > 0) {
    const parts = counts.map((part) =>
      part.text.trim() === 'you' ? frame(speaker, 'whose turn') : valueText(speaker, part),
    )
    return frame(speaker, 'same position', { parts: enumerated(parts, speaker.phrases.and) })
  }
  const of = valueIn(entry.value, 'of')
  const change = valueIn(entry.value, 'with')
  const placed = change?.kind === 'text' ? readText(change, 'placed') : undefined
  const remembered = frame(speaker, 'remembers', {
    what: of?.kind === 'text' ? nounsText(speaker, of) : [],
    actions: enumerated(
      textsOf(valueIn(entry.value, 'after')).map(({ text }) => actionName(speaker, text)),
      speaker.phrases.or,
    ),
    number: told(speaker, (s) => value(s, nameNode(textIn(entry.value, 'keep') ?? '1'))),
  })
  if (placed === undefined) return remembered
  const inside = withLocals(speaker, ['piece', 'goal', 'start', 'target'])
  const moved = told(inside, (s) =>
    frame(s, 'thing at', { what: value(s, nameNode(placed.thing.text)), where: value(s, placed.at) }),
  )
  return frame(speaker, 'compared with', { what: remembered, change: moved })
}

function nameNode(text: string): Parameters<typeof value>[1] {
  const place = { start: 0, end: text.length }
  const number = Number(text)
  return Number.isInteger(number)
    ? { kind: 'number', value: number, ...place }
    : { kind: 'name', name: { text: comparedName(text), ...place }, ...place }
}

export function actionNames(
  speaker: Speaker,
  { any, actions: written }: Pick<WhenLine, 'any' | 'actions'>,
  edits: readonly YamlText[],
): Words {
  const changes = edits.flatMap((edit) => readText(edit, 'offering') ?? [])
  const named = (how: Offering['how']): readonly Name[] =>
    changes.flatMap((change) => (change.how === how ? change.offers.map(({ name }) => name) : []))
  const withdrawn = new Set(named('except').map(({ text }) => comparedName(text)))
  if (any && withdrawn.size === 0) return frame(speaker, 'any action')
  const all = any
    ? [...speaker.names.doings].flatMap(([text, section]) => (section === 'actions' ? [{ text }] : []))
    : [...written, ...named('also')]
  const actions = all.filter(({ text }) => !withdrawn.has(comparedName(text)))
  // Overlays may have removed some of them.
  const names = actions.filter(({ text }) => speaker.names.doings.get(comparedName(text)) === 'actions')
  return enumerated(
    (names.length === 0 ? actions : names).map(({ text }) => doingName(speaker, text)),
    speaker.phrases.or,
  )
}

export function actionName(speaker: Speaker, name: string): Words {
  if (speaker.names.doings.get(comparedName(name)) !== 'actions') return heading(speaker, name)
  return linked(speaker, speaker.anchors.of('actions', name), name)
}

/** The whole text of a line, and the changes of its actions. */
export function lineTextsOf(entry: Entry): ReturnType<typeof lineTexts> {
  if ('replaced' in entry) return lineTexts(entry)
  return { text: entry.value.kind === 'text' ? entry.value : undefined, edits: [] }
}
