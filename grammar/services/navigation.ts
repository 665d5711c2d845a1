import { comparedName } from '../document/names.ts'
import { parseText } from '../expression/parse.ts'
import { pluralOf } from '../names/spelling.ts'
import { sortWords, symbolKey, type NamedSymbol } from '../names/symbol.ts'
import type { NameTables, Reference } from '../names/tables.ts'
import type { Span } from '../source/span.ts'
import { analysisOf, tablesOf } from './analysis.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { diagnostics } from './diagnostics.ts'
import { linkAt } from './links.ts'
import { edited, type Location, type TextEdit } from './shapes.ts'
import type { Workspace } from './workspace.ts'

/** The name at an offset, and what it is the name of. */
export function referenceAt(workspace: Workspace, name: string, offset: number): Reference | undefined {
  return (
    tablesOf(workspace, name)?.referenceAt(name, offset) ??
    tablesOf(workspace, name, true)?.referenceAt(name, offset) ??
    seenFromElsewhere(workspace, name, offset)
  )
}

/** Examples of an abstract game are about several: what one does not have another has, if it has been looked at. */
function seenFromElsewhere(workspace: Workspace, name: string, offset: number): Reference | undefined {
  for (const { documents, whole } of workspace.analyses.values()) {
    if (!documents.has(name)) continue
    const found = whole.configured?.checked.names.referenceAt(name, offset)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the name at an offset is declared, base first; where the document begins that an id leads to. */
export function definition(workspace: Workspace, name: string, offset: number): readonly Location[] {
  const found = referenceAt(workspace, name, offset)
  if (found !== undefined) return originOf(found.symbol).declared.map(locationOf)
  const link = linkAt(workspace, name, offset)
  return link === undefined ? [] : [link]
}

/** Every place of the workspace where the thing is named that is named at an offset, declarations first. */
export function references(workspace: Workspace, name: string, offset: number): readonly Location[] {
  const found = referenceAt(workspace, name, offset)
  return found === undefined
    ? []
    : placesOf(workspace, name, found.symbol).map(({ span }) => locationOf(span))
}

/** The same within the document alone, for marking them. */
export function highlights(workspace: Workspace, name: string, offset: number): readonly Location[] {
  const found = referenceAt(workspace, name, offset)
  const tables = tablesOf(workspace, name, true)
  if (found === undefined || tables === undefined) return []
  const own = tables.referencesOf(originOf(found.symbol)).filter(({ span }) => span.file.name === name)
  return own.map(({ span }) => locationOf(span))
}

/** What renaming comes to: edits, in any document of the workspace, or why it cannot be done. */
export type Renamed = { readonly edits: readonly TextEdit[] } | { readonly refused: string }

/** Whether there is a name at an offset that can be changed, and which. */
export function renameable(
  workspace: Workspace,
  name: string,
  offset: number,
): { readonly location: Location; readonly name: string } | undefined {
  const found = referenceAt(workspace, name, offset)
  if (found === undefined || originOf(found.symbol).declared.length === 0) return undefined
  return { location: locationOf(found.span), name: originOf(found.symbol).name }
}

/** Gives the thing that is named at an offset another name, wherever it is named; plurals follow. */
export function rename(workspace: Workspace, name: string, offset: number, newName: string): Renamed {
  const found = referenceAt(workspace, name, offset)
  const tables = tablesOf(workspace, name, true)
  if (found === undefined || tables === undefined) return { refused: 'Here stands no name.' }
  const symbol = originOf(found.symbol)
  if (symbol.declared.length === 0)
    return { refused: `\`${symbol.name}\` belongs to the language and cannot be renamed.` }
  const wanted = newName.trim()
  const { tree } = parseText('name', wanted)
  if (tree === undefined || tree.text !== wanted || comparedName(wanted) !== wanted)
    return { refused: `\`${wanted}\` cannot be a name: words of letters and digits, none of them reserved.` }
  const rival = rivalOf(workspace, name, tables, symbol, wanted)
  if (rival !== undefined) return { refused: `There is ${sortWords(rival)} \`${rival.name}\` already.` }
  const edits: TextEdit[] = []
  for (const { span } of placesOf(workspace, name, symbol)) {
    const written = comparedName(span.file.text.slice(span.start, span.end))
    const text = respelled(symbol, written, wanted)
    if (text === undefined)
      return {
        refused: `It is called \`${written}\` in ${span.file.name}, which is no spelling of \`${symbol.name}\`.`,
      }
    if (text !== written) edits.push({ ...locationOf(span), text })
  }
  return consequence(workspace, name, edits) ?? { edits }
}

/** A name may be taken in a way that only shows when the rules are read with it. */
function consequence(
  workspace: Workspace,
  name: string,
  edits: readonly TextEdit[],
): { readonly refused: string } | undefined {
  const byDocument = Map.groupBy(edits, ({ document }) => document)
  let after = workspace
  for (const [document, own] of byDocument)
    after = after.with({ name: document, text: edited(workspace.text(document), own) })
  for (const document of new Set([name, ...byDocument.keys()])) {
    const [before, now] = [errorsIn(workspace, document), errorsIn(after, document)]
    const [first] = now
    if (now.length > before.length && first !== undefined)
      return { refused: `With this name the rules no longer hold together: ${first.message}` }
  }
  return undefined
}

function errorsIn(workspace: Workspace, name: string): readonly Diagnostic[] {
  return diagnostics(workspace, name).filter(({ severity }) => severity === 'error')
}

function rivalOf(
  workspace: Workspace,
  name: string,
  tables: NameTables,
  symbol: NamedSymbol,
  wanted: string,
): NamedSymbol | undefined {
  const known = [wanted, pluralOf(wanted)].flatMap((form) => tables.symbols.called(form))
  const local = placesOf(workspace, name, symbol).flatMap(({ span }) =>
    tables.scopeAt(span.file.name, span.start).variables.map((variable) => variable.symbol),
  )
  const rivals = [
    ...known.filter(({ sort }) => sort === symbol.sort),
    ...local.filter((other) => other.name === wanted),
  ]
  return rivals.find((other) => symbolKey(originOf(other)) !== symbolKey(symbol))
}

/** A spelling of the new name like one of the old; a plural that its author gave stays. */
function respelled({ name, plural }: NamedSymbol, written: string, wanted: string): string | undefined {
  if (written === name) return wanted
  if (written === plural) return written
  if (written === pluralOf(name)) return pluralOf(wanted)
  return written === `${name}s` ? `${wanted}s` : undefined
}

/** What took its name from something else is that, where names are concerned. */
function originOf(symbol: NamedSymbol): NamedSymbol {
  return symbol.namedAfter === undefined ? symbol : originOf(symbol.namedAfter)
}

/** Where a symbol is named, in all documents that are built on the one that declares it. */
function placesOf(workspace: Workspace, name: string, of: NamedSymbol): readonly Reference[] {
  const symbol = originOf(of)
  const declared = new Set(symbol.declared.map(({ file }) => file.name))
  const found = new Map<string, Reference>()
  for (const other of [name, ...workspace.names]) {
    if (other !== name && !mayReach(workspace, other, declared)) continue
    // Words of a language stand in no example.
    const whole = workspace.head(other)?.textsFor === undefined
    for (const reference of tablesOf(workspace, other, whole)?.referencesOf(symbol) ?? []) {
      const { file, start, end } = reference.span
      // A name that stands twice in one place was read in several games.
      if (workspace.text(file.name) === file.text) found.set(`${file.name} ${start} ${end}`, reference)
    }
  }
  return [...found.values()].sort((a, b) => Number(a.role === 'use') - Number(b.role === 'use'))
}

function mayReach(workspace: Workspace, name: string, declared: ReadonlySet<string>): boolean {
  const head = workspace.head(name)
  if (head?.id === undefined && head?.examplesFor === undefined && head?.textsFor === undefined) return false
  const analysis = analysisOf(workspace, name)
  if (analysis === undefined) return false
  // Documents are known as soon as they were merged.
  void analysis.first
  return [...declared].some((document) => analysis.documents.has(document))
}

function locationOf({ file, start, end }: Span): Location {
  return { document: file.name, start, end }
}
