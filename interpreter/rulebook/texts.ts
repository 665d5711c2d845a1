import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { comparedName } from '../../grammar/document/names.ts'
import { loadDocument } from '../../grammar/document/load-document.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import type { HostDocument, RulesetHost } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { entriesOf, nameOf, textIn, valueIn } from './sentences/reading.ts'

/** Enough for every rulebook. */
const MOST_DOCUMENTS = 5000

/** The words of a game in a language. */
export interface GameTexts {
  /** The texts of its names and sentences. */
  readonly words: ReadonlyMap<string, string>
  /** Longer refusals, by the labels of their conditions. */
  readonly says: ReadonlyMap<string, string>
  /** Definite articles of names. */
  readonly articles: ReadonlyMap<string, string>
}

/** The texts of a game's names and sentences in a language. */
export function textsFor(game: MergedGame, host: RulesetHost, language: string): ReadonlyMap<string, string> {
  return gameTexts(game, host, language).words
}

/**
 * The words of a game in a language: those of its base first, then of its modules, then its own. Of several documents
 * about one layer, the nearest counts.
 */
export function gameTexts(game: MergedGame, host: RulesetHost, language: string): GameTexts {
  const spokenOf = modulesSpokenOf(game)
  const ids = new Set([...spokenOf, ...game.layers.map(({ id }) => id)])
  const found = new Map<string, GameTexts[]>()
  let looked = 0
  for (const document of host.documents()) {
    if (++looked > MOST_DOCUMENTS) break
    const id = about(document)
    if (id === undefined || !ids.has(id)) continue
    const texts = textsOf(document, language)
    if (texts !== undefined) found.set(id, [...(found.get(id) ?? []), texts])
  }
  const of = (id: string): readonly GameTexts[] => (found.get(id) ?? []).toReversed()
  const nearestLast = [...spokenOf.flatMap(of), ...game.layers.flatMap(({ id }) => of(id))]
  return {
    words: together([
      ...(language === 'en' ? [textMap(game.sections.get('texts'))] : []),
      ...nearestLast.map(({ words }) => words),
    ]),
    says: together(nearestLast.map(({ says }) => says)),
    articles: together(nearestLast.map(({ articles }) => articles)),
  }
}

/** Rulings name modules that are not in use, by titles that have their own translations. */
function modulesSpokenOf({ sections, layers }: MergedGame): readonly string[] {
  const named = entriesOf(sections.get('rulings')).flatMap(
    ({ value }) => textIn(value, 'module')?.trim() ?? [],
  )
  return named.filter((name) => !layers.some(({ id }) => id === name))
}

function together(maps: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  return new Map(maps.flatMap((map) => [...map]))
}

function textMap(node: Parameters<typeof entriesOf>[0]): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(node).flatMap((entry) =>
      entry.value.kind === 'text' ? [[comparedName(nameOf(entry)), entry.value.text.trim()] as const] : [],
    ),
  )
}

function about({ read, head }: HostDocument): string | undefined {
  try {
    return scanHead((head ?? read)()).textsFor
  } catch {
    // A file may disappear in the meantime.
    return undefined
  }
}

function textsOf({ name, read }: HostDocument, language: string): GameTexts | undefined {
  try {
    const root = loadDocument(sourceFile(name, read()), new Diagnostics())?.root
    if (root === undefined || textIn(root, 'language')?.trim() !== language) return undefined
    const of = (section: string): ReadonlyMap<string, string> => textMap(valueIn(root, section))
    return { words: of('texts'), says: of('says'), articles: of('articles') }
  } catch {
    return undefined
  }
}
