import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { comparedName } from '../document/names.ts'
import { knownNames } from '../expression/known-names.ts'
import { parseKnown } from '../expression/parse-known.ts'
import { mustBeKnown, refusedFor, stepWordOf } from '../expression/reserved-words.ts'
import { pluralOf } from '../document/spelling.ts'
import { sortWords, symbolKey, type NamedSymbol, type SymbolSort } from '../names/symbol.ts'
import type { Reference } from '../names/tables.ts'
import { positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import { allTablesOf, tablesOf } from './analysis.ts'
import { diagnostics } from './diagnostics.ts'
import { spellingsOf, locationOfSpan, originOf, placesOf, reachedFrom, referenceAt } from './navigation.ts'
import { edited, type TextEdit } from './text-edit.ts'
import { runToEnd, type Steps } from './steps.ts'
import type { Workspace } from './workspace.ts'

/** The result of renaming: edits in any document of the workspace, or the reason why it is impossible. */
export type Renamed = { readonly edits: readonly TextEdit[] } | { readonly refused: string }

/** Renames the thing named at an offset wherever it is mentioned; plurals follow. */
export function rename(workspace: Workspace, name: string, offset: number, newName: string): Renamed {
  return runToEnd(renameInSteps(workspace, name, offset, newName))
}

/** The same in steps: every document that is read together with the name is checked with the new one. */
export function* renameInSteps(
  workspace: Workspace,
  name: string,
  offset: number,
  newName: string,
): Steps<Renamed> {
  const found = referenceAt(workspace, name, offset)
  if (found === undefined) return { refused: 'There is no name here.' }
  const symbol = originOf(found.symbol)
  if (symbol.declared.length === 0)
    return { refused: `\`${symbol.name}\` belongs to the language and cannot be renamed.` }
  const wanted = newName.trim()
  if (!isNameFor(symbol, wanted))
    return { refused: `\`${wanted}\` cannot be a name: words of letters and digits, none of them reserved.` }
  const together = yield* renamedTogether(workspace, name, symbol)
  const rival = rivalOf(workspace, name, together, wanted)
  if (rival !== undefined) return { refused: `There is already ${sortWords(rival)} \`${rival.name}\`.` }
  const edits = new Map<string, TextEdit>()
  for (const { symbol: own, places } of together.values())
    for (const { span } of places) {
      if (isForOthers(workspace, together, span)) continue
      const words = span.file.text.slice(span.start, span.end)
      const written = comparedName(words)
      const text = respelled(own, written, wanted)
      if (text === undefined)
        return {
          refused: `It is called \`${written}\` in ${span.file.name}, which is not a form of \`${own.name}\`.`,
        }
      if (text !== words)
        edits.set(`${span.file.name} ${span.start} ${span.end}`, { ...locationOfSpan(span), text })
    }
  const all = [...edits.values()]
  const forms = [...together.values()].flatMap((each) => spellingsOf(each.symbol))
  return (yield* consequence(workspace, name, symbol, all, [...forms, wanted])) ?? { edits: all }
}

/** Names that rules never mention, only players. */
const LABELS: ReadonlySet<SymbolSort> = new Set(['setup', 'condition', 'whenever', 'end'])

/** A label may contain words of the language; anything rules mention must be a single name. */
function isNameFor({ sort, declared: [at] }: NamedSymbol, wanted: string): boolean {
  if (LABELS.has(sort)) return /^\p{L}[\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+)*$/u.test(wanted)
  const name = comparedName(wanted)
  if (
    refusedFor(name) !== undefined ||
    (sort === 'stage' && stepWordOf(name, at?.file.text[at.end] === '(') !== undefined)
  )
    return false
  const { tree } = parseKnown('name', wanted, mustBeKnown(name) ? knownNames([name]) : undefined)
  return tree !== undefined && tree.text === name && /^\p{L}/u.test(wanted)
}

/** The symbols that must share a name, by their keys, with the positions of their mentions. */
type Together = ReadonlyMap<string, { readonly symbol: NamedSymbol; readonly places: readonly Reference[] }>

/**
 * Symbols that must keep one name: a text read for several things, such as a base for all games on it or a rule about
 * several actions, refers to all of them. A kind and a class of the same name are the same thing to authors.
 */
function* renamedTogether(workspace: Workspace, name: string, symbol: NamedSymbol): Steps<Together> {
  const together = new Map<string, { symbol: NamedSymbol; places: readonly Reference[] }>()
  const waiting = [symbol]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (together.has(symbolKey(one))) continue
    const places = yield* placesOf(workspace, name, one)
    together.set(symbolKey(one), { symbol: one, places })
    const shared: NamedSymbol[] = []
    for (const { span } of places)
      if (!isOfWords(workspace, span)) shared.push(...(yield* namedAt(workspace, span, spellingsOf(one))))
    const alike = new Map(
      [...shared, ...twinsOf(workspace, name, one)].map((other) => [symbolKey(other), other]),
    )
    for (const other of alike.values())
      if (other.declared.length > 0 && other.name === one.name) waiting.push(other)
  }
  return together
}

function twinsOf(workspace: Workspace, name: string, symbol: NamedSymbol): readonly NamedSymbol[] {
  const same = tablesOf(workspace, name)?.symbols.called(symbol.name, 'class', 'kind') ?? []
  return same.filter((other) => other.owner === symbol || symbol.owner === other)
}

function* namedAt(workspace: Workspace, span: Span, forms: readonly string[]): Steps<readonly NamedSymbol[]> {
  const reached = yield* reachedFrom(workspace, span.file.name, forms)
  return reached
    .flatMap((document) => allTablesOf(workspace, document))
    .flatMap((tables) => tables.referencesAt(span))
    .map(({ symbol }) => originOf(symbol))
}

/** A translation applies to everything with that name. */
function isOfWords(workspace: Workspace, { file }: Span): boolean {
  return workspace.head(file.name)?.textsFor !== undefined
}

function isForOthers(workspace: Workspace, together: Together, span: Span): boolean {
  return (
    isOfWords(workspace, span) &&
    allTablesOf(workspace, span.file.name).some((tables) =>
      tables.referencesAt(span).some(({ symbol }) => !together.has(symbolKey(originOf(symbol)))),
    )
  )
}

/** A name clash may only show when the rules are read with the new name. */
function* consequence(
  workspace: Workspace,
  name: string,
  symbol: NamedSymbol,
  edits: readonly TextEdit[],
  names: readonly string[],
): Steps<{ readonly refused: string } | undefined> {
  let after = workspace
  const byDocument = Map.groupBy(edits, ({ document }) => document)
  for (const [document, own] of byDocument)
    after = after.with({ name: document, text: edited(workspace.text(document), own) })
  const documents = new Set([name, ...byDocument.keys()])
  for (const { file } of symbol.declared)
    for (const document of yield* reachedFrom(workspace, file.name, names)) documents.add(document)
  for (const document of documents) {
    yield
    const [before, now] = [errorsIn(workspace, document), errorsIn(after, document)]
    const [first] = now
    if (now.length > before.length && first !== undefined)
      return {
        refused: `With this name the rules would have an error${whereIs(first)}: ${first.message}`,
      }
  }
  return undefined
}

function whereIs({ span }: Diagnostic): string {
  return span === undefined ? '' : ` (${span.file.name}:${positionOf(span.file, span.start).line})`
}

function errorsIn(workspace: Workspace, name: string): readonly Diagnostic[] {
  return diagnostics(workspace, name).filter(({ severity }) => severity === 'error')
}

function rivalOf(
  workspace: Workspace,
  name: string,
  together: Together,
  wanted: string,
): NamedSymbol | undefined {
  const { symbols } = tablesOf(workspace, name) ?? {}
  const known = [wanted, pluralOf(wanted)].flatMap((form) => symbols?.called(form) ?? [])
  const beside = new Set([...together.values()].map(({ symbol }) => placeAmong(symbol)))
  const local = [...together.values()].flatMap(({ places }) =>
    places.flatMap(({ span }) =>
      allTablesOf(workspace, span.file.name).flatMap((tables) =>
        tables.scopeAt(span.file.name, span.start).variables.map((variable) => variable.symbol),
      ),
    ),
  )
  const rivals = [
    ...known.filter((other) => beside.has(placeAmong(other))),
    // A choice of another action does not clash, even if a text is read for both.
    ...local.filter(
      (other) => other.name === wanted && (other.owner === undefined || beside.has(placeAmong(other))),
    ),
  ]
  return rivals.find((other) => !together.has(symbolKey(originOf(other))))
}

/** Two symbols of one sort may share a name if they belong to different things. */
function placeAmong({ sort, owner }: NamedSymbol): string {
  return `${sort} of ${owner === undefined ? '' : symbolKey(owner)}`
}

/** The new name in the same form as the old one; a plural given by its author stays. */
function respelled({ name, plural }: NamedSymbol, written: string, wanted: string): string | undefined {
  if (written === name) return wanted
  if (written === plural) return written
  if (written === pluralOf(name)) return pluralOf(wanted)
  return written === `${name}s` ? `${wanted}s` : undefined
}
