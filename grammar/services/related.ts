import type { SourceFile } from '../source/source-file.ts'
import type { Workspace } from './workspace.ts'
import { memoized } from '../source/memoized.ts'

/** Mentions of ids in documents, found in the text alone, without checking anything. */
interface Mentions {
  readonly of: ReadonlyMap<string, ReadonlySet<string>>
  readonly by: ReadonlyMap<string, ReadonlySet<string>>
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu
/** A key whose value names documents, and its value: everything before the next line with a key. */
const LINK =
  /(?<![\p{L}\p{N}_-])(?:extends|uses|without|for|examples for|texts for|game)["']?\s*:((?:[^\n]|\n(?!\s*[^\s:#][^\n:]*:))*)/gu

/**
 * The documents that may be read together with a document: those it names, and all that name one of these or are built
 * on it. An abstract base is read in a game that it does not name. Only keys that name documents count, because an id
 * may also be a word of the rules.
 */
export function relatedTo(workspace: Workspace, name: string): ReadonlySet<string> {
  const { id, for: changed, extends: base, examplesFor, textsFor } = workspace.head(name) ?? {}
  if ([id, changed, base, examplesFor, textsFor].every((each) => each === undefined))
    return new Set(workspace.names)
  const { of, by } = mentionsIn(workspace)
  const bases = closure([name], (document) =>
    [...(of.get(document) ?? [])].flatMap((named) => workspace.nameOf(named) ?? []),
  )
  return closure([...bases], (document) => [...(by.get(workspace.head(document)?.id ?? '') ?? [])])
}

function closure(from: readonly string[], next: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from)
  // Iterating a set includes elements added on the way.
  for (const name of found) for (const other of next(name)) found.add(other)
  return found
}

const mentionsIn = memoized((workspace: Workspace): Mentions => {
  const ids = new Set(workspace.names.flatMap((name) => workspace.head(name)?.id ?? []))
  const of = new Map<string, ReadonlySet<string>>()
  const by = new Map<string, Set<string>>([...ids].map((id) => [id, new Set()]))
  for (const name of workspace.names) {
    const named = new Set([...linkedIn(workspace.file(name))].filter((word) => ids.has(word)))
    of.set(name, named)
    for (const id of named) by.get(id)?.add(name)
  }
  return { of, by }
})

function linkedIn(file: SourceFile | undefined): ReadonlySet<string> {
  if (file === undefined) return new Set()
  return wordsLinking(file)
}

/** Words where documents are named. An edit changes one text of hundreds. */
const wordsLinking = memoized(
  (file: SourceFile): ReadonlySet<string> =>
    new Set(
      [...file.text.matchAll(LINK)].flatMap(([, value = '']) =>
        [...value.matchAll(WORD)].map(([word]) => word),
      ),
    ),
)
