import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { comparedName } from '../../grammar/document/names.ts'
import { loadDocument } from '../../grammar/document/load-document.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import type { HostDocument, RulesetHost } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { entriesOf, nameOf, textIn, valueIn } from './reading.ts'

/** Enough for every rulebook there is. */
const MOST_DOCUMENTS = 5000

/**
 * What the names and sentences of a game are called in a language: what its base says first, then its modules, then it
 * itself. Of several documents about one layer the nearest counts.
 */
export function textsFor(game: MergedGame, host: RulesetHost, language: string): ReadonlyMap<string, string> {
  const ids = new Set(game.layers.map(({ id }) => id))
  const found = new Map<string, ReadonlyMap<string, string>[]>()
  let looked = 0
  for (const document of host.documents()) {
    if (++looked > MOST_DOCUMENTS) break
    const of = about(document)
    if (of === undefined || !ids.has(of)) continue
    const words = wordsOf(document, language)
    if (words !== undefined) found.set(of, [...(found.get(of) ?? []), words])
  }
  const all = new Map<string, string>()
  if (language === 'en') addAll(all, ownWords(game))
  for (const { id } of game.layers) for (const words of (found.get(id) ?? []).toReversed()) addAll(all, words)
  return all
}

function addAll(all: Map<string, string>, words: ReadonlyMap<string, string>): void {
  for (const [name, word] of words) all.set(name, word)
}

/** What a game says of its own words in its own document. */
function ownWords({ sections }: MergedGame): ReadonlyMap<string, string> {
  return textMap(sections.get('texts'))
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
    // A file may go while we look.
    return undefined
  }
}

function wordsOf({ name, read }: HostDocument, language: string): ReadonlyMap<string, string> | undefined {
  try {
    const root = loadDocument(sourceFile(name, read()), new Diagnostics())?.root
    if (root === undefined || textIn(root, 'language')?.trim() !== language) return undefined
    return textMap(valueIn(root, 'texts'))
  } catch {
    return undefined
  }
}
