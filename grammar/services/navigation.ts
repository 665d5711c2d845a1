import { pluralOf } from '../document/spelling.ts'
import type { NamedSymbol, SymbolSort } from '../names/symbol.ts'
import type { NameTables, Reference } from '../names/tables.ts'
import type { Span } from '../source/span.ts'
import { allTablesOf, analysisOf, mergedGameOf, tablesIn, tablesOf } from './analysis.ts'
import { linkAt } from './links.ts'
import { relatedTo } from './related.ts'
import type { Location } from './text-edit.ts'
import { runToEnd, type Steps } from './steps.ts'
import type { Workspace } from './workspace.ts'

/** The name at an offset, and the symbol it refers to. */
export function referenceAt(workspace: Workspace, name: string, offset: number): Reference | undefined {
  return (
    tablesOf(workspace, name)?.referenceAt(name, offset) ??
    referenceIn(allTablesOf(workspace, name), name, offset) ??
    seenFromElsewhere(workspace, name, offset)
  )
}

/**
 * Examples of an abstract game may be about several games: a name missing in one may be in another that is already analysed.
 */
function seenFromElsewhere(workspace: Workspace, name: string, offset: number): Reference | undefined {
  for (const { documents, whole } of workspace.analyses.values()) {
    if (!documents.has(name)) continue
    const found = referenceIn(tablesIn(whole), name, offset)
    if (found !== undefined) return found
  }
  return undefined
}

function referenceIn(all: readonly NameTables[], name: string, offset: number): Reference | undefined {
  for (const tables of all) {
    const found = tables.referenceAt(name, offset)
    if (found !== undefined) return found
  }
  return undefined
}

/** The declarations of the name at an offset, base first; for an id, the beginning of its document. */
export function definition(workspace: Workspace, name: string, offset: number): readonly Location[] {
  const found = referenceAt(workspace, name, offset)
  if (found !== undefined) return declaredFor(workspace, name, originOf(found.symbol)).map(locationOfSpan)
  const link = linkAt(workspace, name, offset)
  return link === undefined ? [] : [link]
}

/** An abstract base is read as part of a game built on it; declarations that this game adds do not concern the base. */
function declaredFor(workspace: Workspace, name: string, { declared }: NamedSymbol): readonly Span[] {
  const layers = mergedGameOf(workspace, name)?.layers ?? []
  const own = declared.filter(({ file }) => layers.some((layer) => layer.file.name === file.name))
  return own.length > 0 ? own : declared
}

/** Every mention in the workspace of the thing named at an offset, declarations first. */
export function references(workspace: Workspace, name: string, offset: number): readonly Location[] {
  return runToEnd(referencesInSteps(workspace, name, offset))
}

/** The same in steps: every document built on the one that declares the name has to be checked. */
export function* referencesInSteps(
  workspace: Workspace,
  name: string,
  offset: number,
): Steps<readonly Location[]> {
  const found = referenceAt(workspace, name, offset)
  if (found === undefined) return []
  const places = yield* placesOf(workspace, name, found.symbol)
  return places.map(({ span }) => locationOfSpan(span))
}

/** Every mention, in a game and its bases, of everything the game calls by a name. Nothing else is checked. */
export function mentionsInGame(
  workspace: Workspace,
  name: string,
  called: string,
  sort: SymbolSort,
): readonly Location[] {
  const tables = tablesOf(workspace, name)
  const [symbol] = tables?.symbols.called(called, sort) ?? []
  if (tables === undefined || symbol === undefined) return []
  return declarationsFirst(tables.referencesOf(originOf(symbol))).map(({ span }) => locationOfSpan(span))
}

/** Every mention, in this document, of the thing named at an offset, for highlighting. */
export function highlights(workspace: Workspace, name: string, offset: number): readonly Location[] {
  const found = referenceAt(workspace, name, offset)
  if (found === undefined) return []
  const own = allTablesOf(workspace, name)
    .flatMap((tables) => tables.referencesOf(originOf(found.symbol)))
    .filter(({ span }) => span.file.name === name)
  return onceEach(own).map(({ span }) => locationOfSpan(span))
}

/** The name at an offset, if there is one that can be changed. */
export function renameable(
  workspace: Workspace,
  name: string,
  offset: number,
): { readonly location: Location; readonly name: string } | undefined {
  const found = referenceAt(workspace, name, offset)
  if (found === undefined || originOf(found.symbol).declared.length === 0) return undefined
  return { location: locationOfSpan(found.span), name: originOf(found.symbol).name }
}

/** The symbol that a symbol takes its name from, or the symbol itself. */
export function originOf(symbol: NamedSymbol): NamedSymbol {
  return symbol.namedAfter === undefined ? symbol : originOf(symbol.namedAfter)
}

/** The mentions of a symbol in all documents built on the one that declares it. */
export function* placesOf(workspace: Workspace, name: string, of: NamedSymbol): Steps<readonly Reference[]> {
  const symbol = originOf(of)
  const documents = new Set([name])
  for (const { file } of symbol.declared)
    for (const other of yield* reachedFrom(workspace, file.name, spellingsOf(symbol))) documents.add(other)
  const found: Reference[] = []
  for (const document of documents) {
    const here = allTablesOf(workspace, document).flatMap((tables) => tables.referencesOf(symbol))
    found.push(...here.filter(({ span }) => workspace.text(span.file.name) === span.file.text))
    yield
  }
  return declarationsFirst(found)
}

/** A symbol's name in all forms in which a text may contain it. */
export function spellingsOf({ name, plural }: NamedSymbol): readonly string[] {
  return [name, pluralOf(name), `${name}s`, ...(plural === undefined ? [] : [plural])]
}

function declarationsFirst(references: readonly Reference[]): readonly Reference[] {
  return onceEach(references).sort((a, b) => Number(a.role === 'use') - Number(b.role === 'use'))
}

/** Removes duplicates of one name at one position that was read in several games. */
function onceEach(references: readonly Reference[]): Reference[] {
  const found = new Map<string, Reference>()
  for (const reference of references) {
    const { file, start, end } = reference.span
    const key = `${file.name} ${start} ${end}`
    if (!found.has(key)) found.set(key, reference)
  }
  return [...found.values()]
}

/**
 * The documents that are read together with a document: itself, and those built on it or about it. Given some names,
 * skips translations that contain none of them: nothing is built on a translation, so it matters only for its own text.
 */
export function* reachedFrom(
  workspace: Workspace,
  name: string,
  names?: readonly string[],
): Steps<readonly string[]> {
  const related = relatedTo(workspace, name)
  const reached: string[] = []
  for (const other of workspace.names) {
    if (other !== name) {
      if (!related.has(other)) continue
      const isTranslation = workspace.head(other)?.textsFor !== undefined
      if (isTranslation && names !== undefined && !containsOne(workspace.text(other), names)) continue
      if (!mayReach(workspace, other, name)) continue
      yield
    }
    reached.push(other)
  }
  return reached
}

/** True if a text contains all words of one of the names; a line may end between them. */
function containsOne(text: string, names: readonly string[]): boolean {
  return names.some((name) => name.split(' ').every((word) => text.includes(word)))
}

function mayReach(workspace: Workspace, name: string, document: string): boolean {
  const head = workspace.head(name)
  if (head?.id === undefined && head?.examplesFor === undefined && head?.textsFor === undefined) return false
  const analysis = analysisOf(workspace, name)
  if (analysis === undefined) return false
  // Documents are known once they are merged.
  void analysis.first
  if (analysis.documents.has(document)) return true
  const id = workspace.head(document)?.id
  if (id === undefined || !workspace.text(name).includes(id)) return false
  // Examples about another game are read last.
  void analysis.whole
  return analysis.documents.has(document)
}

export function locationOfSpan({ file, start, end }: Span): Location {
  return { document: file.name, start, end }
}
