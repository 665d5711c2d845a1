import { isToldAsSentence } from './bare-names.ts'
import { comparedName, tidy } from '../../../grammar/document/names.ts'
import type { Parameter } from '../../../grammar/expression/ast.ts'
import type { Configured } from '../../../grammar/load.ts'
import type { Hook, Layer, MergedGame } from '../../../grammar/merge/merged.ts'
import { hookedSentences } from '../../../grammar/merge/sentences.ts'
import { isOn, type Marks } from './marks.ts'
import type { Block, Item, Mark, Section, Words } from '../model/model.ts'
import type { PhraseKey } from '../phrases/keys.ts'
import { namesOf } from './names.ts'
import { entriesOf, nameOf, readText, valueIn, type Entry, type Node } from './reading.ts'
import {
  SOURCE_LANGUAGE,
  authored,
  foreign,
  frame,
  named,
  nounText,
  translated,
  withLocals,
  withNumbers,
} from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { steps } from './steps.ts'
import { capital, capitalText, emphasis, list, paragraph, plain, spoken, strong } from '../model/words.ts'

/** A move of an example, on the board after it. */
export interface ExamplePicture {
  /** The example's own title. */
  readonly label: string
  readonly move: string
  readonly svg: string
  readonly lines: readonly string[]
}

/** A rulebook under construction. */
export interface Making {
  readonly speaker: Speaker
  readonly configured: Configured
  readonly game: MergedGame
  readonly base: Configured | undefined
  readonly marks: Marks
  readonly titles: ReadonlyMap<string, string>
  /** Pictures of examples, by action. */
  readonly pictures: ReadonlyMap<string, ExamplePicture>
}

export function section(
  { speaker }: Making,
  key: PhraseKey,
  blocks: readonly Block[],
  title: PhraseKey = key,
): readonly Section[] {
  return blocks.length === 0
    ? []
    : [{ anchor: speaker.anchors.of('', key), title: frame(speaker, title), blocks }]
}

/** The entries of a section of the game. */
export function entriesIn({ game }: Making, name: string): readonly Entry[] {
  return entriesOf(game.sections.get(name))
}

/** The name of a thing in a heading or a table. */
export function heading(speaker: Speaker, name: string, title?: string): Words {
  const known = translated(speaker, name)
  if (nounText(speaker, name) !== undefined) return capital(named(speaker, name))
  if (known !== undefined) return authored(speaker, name)
  if (title !== undefined) return capital(authored(speaker, title))
  if (speaker.language !== SOURCE_LANGUAGE) speaker.untranslated.add(tidy(name))
  return foreign(speaker, plain(capitalText(withNumbers(speaker, name))))
}

/** The same for what rules mention, with the name they use for it. */
export function titled(speaker: Speaker, name: string, title?: string): Words {
  const words = heading(speaker, name, title)
  const isSame =
    spoken(words).toLowerCase() === name.toLowerCase() ||
    isToldAsSentence(speaker, name) ||
    nounText(speaker, name) !== undefined
  if (!speaker.showsSource || isSame) return words
  return frame(speaker, 'with source name', { name: words, source: emphasis(foreign(speaker, plain(name))) })
}

/** Sections whose entries rules mention by name; labels of all others are only read. */
const SPOKEN_OF: ReadonlySet<string> = new Set([
  'pieces',
  'stages',
  'actions',
  'terms',
  'rules',
  'tallies',
  'tables',
  'patterns',
  'history',
])

/** The module that says so; empty for the game itself. */
export function origin(
  { speaker, titles }: Pick<Making, 'speaker' | 'titles'>,
  layer: Layer | undefined,
): Words | undefined {
  if (layer?.kind !== 'module') return undefined
  return authored(speaker, titles.get(layer.id) ?? layer.id)
}

function layerOf(entry: Entry): Layer | undefined {
  return 'layer' in entry ? entry.layer : undefined
}

/** The base as this book would tell it, to see what it tells in another way. */
export function beforeChanges(making: Making): Making | undefined {
  const { base, speaker } = making
  return base === undefined
    ? undefined
    : {
        ...making,
        configured: base,
        game: base.ruleset.game,
        base: undefined,
        speaker: { ...speaker, names: namesOf(base), untranslated: new Set() },
      }
}

/** The mark of a line of a table or list whose words show everything that can change in it. */
export function markOfWords(
  making: Making,
  now: readonly Words[],
  was: readonly Words[] | undefined,
): Mark | undefined {
  if (making.base === undefined) return undefined
  if (was === undefined) return 'new'
  return now.map(spoken).join('\n') === was.map(spoken).join('\n') ? undefined : 'changed'
}

interface RuleParts {
  readonly section: string
  readonly entry: Entry
  readonly title?: string | undefined
  readonly blocks: readonly Block[]
  readonly mark?: Mark | undefined
}

/** A rule with its name, to which links lead. */
export function ruleBlock(making: Making, { section: of, entry, title, blocks, mark }: RuleParts): Block {
  const { speaker } = making
  const name = nameOf(entry)
  return {
    kind: 'rule',
    anchor: speaker.anchors.of(of, name),
    title: SPOKEN_OF.has(of) ? titled(speaker, name, title) : heading(speaker, title ?? name),
    mark: mark ?? making.marks.of(of, name),
    from: origin(making, layerOf(entry)),
    blocks,
  }
}

/** Names that a variant has removed, struck out. */
export function goneRules(making: Making, of: string): readonly Block[] {
  return making.marks
    .gone(of)
    .map((entry) => ruleBlock(making, { section: of, entry, blocks: [], mark: 'gone' }))
}

export function goneItems(making: Making, ...path: readonly string[]): readonly Item[] {
  return making.marks
    .gone(...path)
    .map((entry) => ({ words: strong(heading(making.speaker, nameOf(entry))), mark: 'gone' as const }))
}

export function label(speaker: Speaker, key: PhraseKey): Block {
  return paragraph(frame(speaker, key), 'label')
}

/** A label and what is below it; nothing if that is empty. */
export function labelled(speaker: Speaker, key: PhraseKey, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [label(speaker, key), ...blocks]
}

export function parametersOf(entry: Entry): readonly Parameter[] {
  return readText(entry.key, 'signature')?.parameters ?? []
}

export function withParameters(speaker: Speaker, entry: Entry): Speaker {
  return withLocals(
    speaker,
    parametersOf(entry).map(({ called }) => comparedName(called.text)),
  )
}

/** Names that an action gives to choices and values. */
export function withChoices(speaker: Speaker, action: Node): Speaker {
  return withLocals(
    speaker,
    ['choose', 'let'].flatMap((part) =>
      entriesOf(valueIn(action, part)).map((entry) => comparedName(nameOf(entry))),
    ),
  )
}

interface Hooked {
  readonly blocks: readonly Block[]
  /** Something hooked to it is new or removed. */
  readonly isChanged: boolean
}

/** Steps with everything that modules and variants have hooked to them. */
export function hooked(making: Making, speaker: Speaker, target: string, body: readonly Block[]): Hooked {
  const { game, marks } = making
  const mine = game.hooks.filter((hook) => isOn(hook, target))
  const instead = mine.findLast(({ when }) => when === 'instead of')
  const gone = marks.goneHooks(target)
  const told = (hook: Hook, mark: Mark | undefined): readonly Block[] =>
    hookBlocks(making, speaker, hook, mark)
  const of = (when: Hook['when']): readonly Block[] =>
    mine.filter((hook) => hook.when === when).flatMap((hook) => told(hook, marks.ofHook(hook)))
  const blocks = [
    ...of('before'),
    ...(instead === undefined ? body : told(instead, marks.ofHook(instead))),
    ...of('after'),
    ...gone.flatMap((hook) => told(hook, 'gone')),
  ]
  const all = [...mine, ...hookedSentences(game).within(target)]
  return { blocks, isChanged: gone.length > 0 || all.some((hook) => marks.ofHook(hook) !== undefined) }
}

function hookBlocks(making: Making, speaker: Speaker, hook: Hook, mark: Mark | undefined): readonly Block[] {
  if (hook.when === 'change') return []
  const from = origin(making, hook.layer)
  const words = frame(speaker, hook.when)
  const items = steps(speaker, hook.steps)
  return list([
    {
      words: [
        ...strong(words),
        ...(from === undefined
          ? []
          : [...plain(' ('), ...frame(speaker, 'from', { who: from }), ...plain(')')]),
        ...plain(':'),
      ],
      mark,
      blocks: list(items),
    },
  ])
}
