import { Diagnostics, hasErrors, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { loadDocument } from '../../grammar/document/load-document.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { configure, type Configured } from '../../grammar/load.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { anchors } from './sentences/anchors.ts'
import { languageCalled, languageHelp, languageOf, type Language } from './language/languages.ts'
import { about, credits } from './sections/about.ts'
import { actions, replies } from './sections/actions.ts'
import { changes } from './sections/changes.ts'
import { changedPlaces } from './sections/changed-places.ts'
import { course } from './sections/course.ts'
import { definitions } from './sections/definitions.ts'
import { memory } from './sections/memory.ts'
import { modules } from './sections/modules.ts'
import { options } from './sections/options.ts'
import { pieces } from './sections/pieces.ts'
import { places } from './sections/places.ts'
import { players } from './sections/players.ts'
import { rulings } from './sections/rulings.ts'
import { scoring } from './sections/scoring.ts'
import { examplePictures } from './sections/example-pictures.ts'
import { ending, goal } from './sections/ending.ts'
import { automatic, forbidden } from './sections/settling.ts'
import { setup } from './sections/setup.ts'
import { summary } from './sections/summary.ts'
import { tables } from './sections/tables.ts'
import { marks } from './sentences/marks.ts'
import { origin, type Making } from './sentences/making.ts'
import { hookedSentences } from '../../grammar/merge/sentences.ts'
import { inMainClauses } from './model/clauses.ts'
import type { Block, Rulebook, Words } from './model/model.ts'
import { namesOf, offersOf } from './sentences/names.ts'
import { NOTHING_OPENED } from './sentences/meanings.ts'
import { saidInPlace } from './sections/said-in-place.ts'
import { textIn } from './sentences/reading.ts'
import { SOURCE_LANGUAGE, authored, hasForeign, type Speaker } from './sentences/speaker.ts'
import { gameTexts, type GameTexts } from './texts.ts'
import { plain } from './model/words.ts'
import { READERS } from './sentences/readers.ts'

export interface RulebookRequest {
  /** A code such as `it`; English by default. */
  readonly language?: string
  /** Every name of the rules has an entry of its own, and nothing is told in place of a name. */
  readonly isFull?: boolean
  /** Actions have a picture of one of their examples. */
  readonly hasExamples?: boolean
  /** The game that this one is a variant of: what differs from it is marked. */
  readonly base?: Configured
}

export interface RulebookResult {
  /** True if the game has texts in this language. */
  readonly hasTexts: boolean
  /** undefined if there is no such language. */
  readonly book: Rulebook | undefined
  /** Names and sentences without a text in this language, in the order of the book. */
  readonly untranslated: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** In the order in which somebody who wants to play needs them. */
const SECTIONS = [
  goal,
  players,
  pieces,
  places,
  setup,
  course,
  actions,
  replies,
  forbidden,
  automatic,
  tables,
  ending,
  scoring,
  definitions,
  memory,
  options,
  rulings,
  modules,
  credits,
]

/**
 * The rules of a game as a rulebook: for one number of players, one choice of options, and one language. Names and
 * sentences are translated as far as there are texts (`texts for: GAME`); a rule that contains a name without a
 * translation stays in English as a whole, and says so. `rulebookMarkdown` and `rulebookHtml` print it.
 */
export function rulebook(
  configured: Configured,
  { language = 'en', base, isFull = false, hasExamples = false }: RulebookRequest = {},
): RulebookResult {
  const found = languageCalled(language)
  if (found === undefined)
    return { hasTexts: false, book: undefined, untranslated: [], diagnostics: [noSuchLanguage(language)] }
  const begun = begin(configured, base && withOptionsOf(configured, base), languageOf(found))
  const draft = hasExamples ? { ...begun, pictures: examplePictures(configured) } : begun
  const full = made(draft)
  const making = isFull ? draft : withOpenings(draft)
  const book = isFull ? full : made(making)
  const isWhole =
    found === SOURCE_LANGUAGE || !book.sections.some(({ blocks }) => blocks.some(isLeftInSource))
  return {
    hasTexts: found === SOURCE_LANGUAGE || making.speaker.texts.size > 0,
    book: isWhole ? book : made(withSourceNames(making)),
    untranslated: [...making.speaker.untranslated],
    diagnostics: [],
  }
}

/** A base with the options that the game is printed with, as far as it has them: a choice changes no rule. */
function withOptionsOf({ world }: Configured, base: Configured): Configured {
  const { ruleset, world: before } = base
  const isKnown = new Map(before.options.map(({ name, text }) => [name, text]))
  const shared = world.options.filter(({ name }) => isKnown.has(name))
  if (shared.every(({ name, text }) => isKnown.get(name) === text)) return base
  const chosen = new Map(shared.map(({ name, text }) => [name, text]))
  const { configured, diagnostics } = configure(ruleset, before.seats.length, chosen)
  return configured === undefined || hasErrors(diagnostics) ? base : configured
}

/** The same with what a draft has shown to be better said in place. */
function withOpenings(draft: Making): Making {
  const { speaker } = draft
  const fresh = { mentions: new Map<string, number>(), untranslated: new Set<string>() }
  return { ...draft, speaker: { ...speaker, ...fresh, openings: saidInPlace(draft) } }
}

/** Once more, with the names of the rules beside the translated ones: rules left in English mention them. */
function withSourceNames(making: Making): Making {
  const { speaker } = making
  return {
    ...making,
    speaker: {
      ...speaker,
      anchors: anchors(),
      mentions: new Map(),
      untranslated: new Set(),
      showsSource: true,
    },
  }
}

function made(making: Making): Rulebook {
  const { speaker } = making
  const told = speaker.language === SOURCE_LANGUAGE ? changes(making) : []
  // The words to explain are known when everything else has been said.
  const others = SECTIONS.map((section) => (section === definitions ? undefined : section(making)))
  const won = others[SECTIONS.indexOf(goal)] ?? []
  const sections = others.flatMap((said) => said ?? definitions(making))
  const places = speaker.language === SOURCE_LANGUAGE ? [] : changedPlaces(making, sections)
  return inMainClauses(
    {
      language: speaker.language,
      title: titleOf(making),
      lead: about(making),
      sections: [...told, ...places, ...sections, ...summary(making, won)],
      frame: {
        contents: speaker.phrases.contents,
        marks: { new: speaker.phrases.new, changed: speaker.phrases.changed, gone: speaker.phrases.gone },
      },
    },
    speaker.inflection?.finish,
  )
}

/** The game, and the modules that it is printed with besides its own. */
function titleOf({ speaker, game, base, titles }: Making): Words {
  const before = base?.ruleset.game.id === game.id ? base.ruleset.game.layers : game.layers
  const asked = game.layers.filter(({ id }) => !before.some((layer) => layer.id === id))
  return [
    ...authored(speaker, game.title),
    ...asked.flatMap(({ id }) => [...plain(' · '), ...authored(speaker, titles.get(id) ?? id)]),
  ]
}

/** Something in it has no translation, so readers need the names of the source language. */
function isLeftInSource(block: Block): boolean {
  switch (block.kind) {
    case 'paragraph':
      return hasForeign(block.words)
    case 'list':
      return block.items.some(({ words, blocks = [] }) => hasForeign(words) || blocks.some(isLeftInSource))
    case 'table':
      return block.rows.some(({ cells }) => cells.some(hasForeign))
    case 'picture':
    case 'drawing':
      return false
    case 'rule':
      return hasForeign(block.title) || block.blocks.some(isLeftInSource)
  }
}

function begin(configured: Configured, base: Configured | undefined, language: Language): Making {
  const { ruleset } = configured
  const { game, host } = ruleset
  const texts = gameTexts(game, host, language.code)
  const titles = titlesOf(configured, base)
  const differences = marks(game, base?.ruleset.game)
  const names = namesOf(configured)
  const before = base === undefined ? undefined : offersOf(base.checked.facts)
  const speaker: Speaker = {
    dispatch: READERS,
    language: language.code,
    phrases: language.phrases,
    rules: language.rules,
    names,
    anchors: anchors(),
    mentions: new Map(),
    given: new Map(),
    openings: NOTHING_OPENED,
    texts: texts.words,
    says: texts.says,
    articles: articlesOf(texts, language),
    inflection: language.inflection,
    clauses: language.clauses,
    ownClauses: language.ownClauses,
    locals: new Set(),
    source: undefined,
    untranslated: new Set(),
    action: undefined,
    showsSource: language.code === SOURCE_LANGUAGE,
    about: undefined,
    thing: undefined,
    offersOthers: (sentence) => {
      const [was, is] = [before?.(sentence), names.offeredAt(sentence)]
      return was !== undefined && is !== undefined && was.join('\n') !== is.join('\n')
    },
    pronoun: undefined,
    isPlaceSaid: false,
    hooksAt: (sentence) =>
      hookedSentences(game)
        .at(sentence)
        .map((hook) => ({
          hook,
          mark: differences.ofHook(hook),
          from: origin({ speaker, titles }, hook.layer),
        })),
  }
  return {
    speaker,
    configured,
    game,
    base,
    marks: differences,
    titles,
    pictures: new Map(),
  }
}

/** Articles by the words that they precede. */
function articlesOf({ words, articles }: GameTexts, { inflection }: Language): ReadonlyMap<string, string> {
  return new Map([
    ...(inflection?.articles ?? []),
    ...[...articles].map(
      ([name, article]) => [(words.get(name) ?? name).toLowerCase(), article.toLowerCase()] as const,
    ),
  ])
}

/** Titles of the documents that these rules consist of, and of modules that they mention. */
function titlesOf({ ruleset }: Configured, base: Configured | undefined): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (const document of ruleset.host.documents()) {
    const head = headOf(document)
    if (head?.id === undefined || head.for === undefined || titles.has(head.id)) continue
    const title = /^title:[ \t]*(\S.*?)[ \t]*(?:[ \t]#.*)?$/mu.exec(head.text)?.[1]
    if (title !== undefined) titles.set(head.id, title)
  }
  for (const game of [base?.ruleset.game, ruleset.game])
    for (const [id, title] of layerTitles(game)) titles.set(id, title)
  return titles
}

function headOf(document: {
  readonly read: () => string
  readonly head?: () => string
}): { readonly id: string | undefined; readonly for: string | undefined; readonly text: string } | undefined {
  try {
    const text = (document.head ?? document.read)()
    const head = scanHead(text)
    return { id: head.id, for: head.for, text }
  } catch {
    return undefined
  }
}

function layerTitles(game: MergedGame | undefined): readonly (readonly [string, string])[] {
  return (game?.layers ?? []).flatMap(({ id, file }) => {
    const root = loadDocument(file, new Diagnostics())?.root
    const title = root === undefined ? undefined : textIn(root, 'title')
    return title === undefined ? [] : [[id, title] as const]
  })
}

function noSuchLanguage(asked: string): Diagnostic {
  return {
    code: 'ST7030',
    severity: 'error',
    message: `There is no rulebook in the language \`${asked}\`.`,
    help: languageHelp(asked),
  }
}
