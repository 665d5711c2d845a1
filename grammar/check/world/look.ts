import { suggestion } from '../../diagnostics/suggestion.ts'
import { bookText } from '../../book/book-text.ts'
import { SYMBOL_NAME, isLookWord } from '../../language/looks.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { declaredSymbols } from '../../names/declarations.ts'
import type { SymbolSort } from '../../names/symbol.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Look, LookInfo, OwnSymbol } from './look-info.ts'
import { lookIn } from './look-text.ts'
import type { LookNames } from './look-text.ts'
import type { Reporter } from './reporter.ts'
import { readPath } from './symbol-path.ts'
import { entryNamed, entryText, mapEntries, nameText, nodeSpan, sectionEntries } from './tree-reading.ts'
import type { ClassInfo, KindInfo } from './world.ts'

const NO_LOOK: LookInfo = { symbols: new Map(), seats: new Map(), values: new Map(), kinds: [] }

const MOST_SYMBOLS = 256
/** Of all paths of a game together. */
const MOST_PATH_LETTERS = 64 * 1024

interface Things {
  readonly classes: readonly ClassInfo[]
  readonly kinds: readonly KindInfo[]
}

interface LookContext extends LookNames {
  readonly game: MergedGame
}

/** The section `look`. */
export function readLook(game: MergedGame, things: Things, reporter: Reporter): LookInfo {
  const sections = sectionEntries(game, 'look', reporter)
  if (sections.length === 0) return NO_LOOK
  const part = (name: string): readonly MergedEntry[] => {
    const entry = entryNamed(sections, name)
    return entry === undefined ? [] : entriesOf(entry, reporter)
  }
  const symbols = ownSymbols(part('symbols'), reporter)
  const context: LookContext = { game, symbols: new Set(symbols.keys()), reporter }
  return {
    symbols,
    seats: new Map(
      part('seats').flatMap((entry) =>
        isThere(entry, 'seat', ['seat'], context) ? [[nameText(entry.name), ownLook(entry, context)]] : [],
      ),
    ),
    values: new Map(
      part('values').flatMap((entry) =>
        isThere(entry, 'enumeration', ['enumeration'], context)
          ? [[nameText(entry.name), valueLooks(entry, context)]]
          : [],
      ),
    ),
    kinds: kindLooks(part('pieces'), things, context),
  }
}

const entriesOf = (entry: MergedEntry, reporter: Reporter): readonly MergedEntry[] =>
  mapEntries(entry.value, entry.key.span, `\`${entry.name}\``, reporter)

function ownSymbols(entries: readonly MergedEntry[], reporter: Reporter): ReadonlyMap<string, OwnSymbol> {
  const found = new Map<string, OwnSymbol>()
  let letters = 0
  for (const entry of entries) {
    const { name, key } = entry
    if (!SYMBOL_NAME.test(name) || isLookWord(name)) {
      reporter.report('ST4402', key.span, `A symbol cannot be called \`${name}\`.`, {
        help: 'Its name is one word of small letters, digits and hyphens that says nothing else here, such as `own-keep`.',
      })
      continue
    }
    if (entry.value.kind !== 'map') {
      reporter.report('ST4402', key.span, `\`${name}\` has no path.`, {
        help: 'Write the path of the symbol on a line below it: `path: M0 0H512V512H0Z`.',
      })
      continue
    }
    const read = ownSymbol(entry.value.entries, key, reporter)
    if (read === undefined) continue
    letters += read.path.length
    if (found.size >= MOST_SYMBOLS || letters > MOST_PATH_LETTERS) {
      reporter.report(
        'ST4402',
        key.span,
        `A game has at most ${MOST_SYMBOLS} symbols of its own, with ${MOST_PATH_LETTERS / 1024} KB of paths.`,
      )
      break
    }
    found.set(name, read)
  }
  return found
}

function ownSymbol(
  entries: readonly MergedEntry[],
  key: YamlText,
  reporter: Reporter,
): OwnSymbol | undefined {
  const [path, box, by] = ['path', 'box', 'by'].map((name) => {
    const entry = entryNamed(entries, name)
    return entry && entryText(entry, reporter)
  })
  if (path === undefined)
    return reporter.report('ST4402', key.span, `\`${key.text}\` has no path.`, {
      help: 'Write the path of the symbol on a line below it: `path: M0 0H512V512H0Z`.',
    })
  const side = box === undefined ? undefined : Number(box.text)
  if (box !== undefined && !(/^\d{1,4}$/u.test(box.text.trim()) && Number(box.text) > 0))
    return reporter.report(
      'ST4402',
      box.span,
      '`box` is the side of the square for which the path was drawn.',
      {
        help: 'Write a number from 1 to 9999; without it the side is 512.',
      },
    )
  const read = readPath(path.text, side)
  if ('path' in read) return { path: read.path, by: by?.text.trim() }
  return reporter.report('ST4402', bookText(path).spanOf(read.start, read.end), read.message)
}

function valueLooks(entry: MergedEntry, context: LookContext): ReadonlyMap<string, Look> {
  return new Map(
    entriesOf(entry, context.reporter).flatMap((value) =>
      isThere(value, `value of \`${entry.name}\``, ['value'], context)
        ? [[nameText(value.name), ownLook(value, context)]]
        : [],
    ),
  )
}

/** A family counts more than its class, a smaller family more than a larger one, and a kind most. */
function kindLooks(
  entries: readonly MergedEntry[],
  { classes, kinds }: Things,
  context: LookContext,
): readonly Look[] {
  const said: { readonly kinds: readonly number[]; readonly rank: number; readonly look: Look }[] = []
  for (const entry of entries) {
    if (!isThere(entry, 'class, family or kind', ['class', 'family', 'kind'], context)) continue
    const name = nameText(entry.name)
    const look = ownLook(entry, context)
    const own = kinds.findIndex((kind) => kind.name === name)
    if (own >= 0) said.push({ kinds: [own], rank: 0, look })
    for (const of of classes) {
      const family = of.families.get(name)
      if (family !== undefined) said.push({ kinds: family, rank: family.length, look })
      if (of.name === name) said.push({ kinds: of.kinds, rank: Infinity, look })
    }
  }
  const found: Look[] = []
  for (const { kinds: these, look } of said.toSorted((one, other) => other.rank - one.rank))
    for (const kind of these) found[kind] = { ...found[kind], ...look }
  return Array.from(found, (look) => look ?? {})
}

/** `crown`, or `{ look: crown }`. */
function ownLook({ value, key }: MergedEntry, context: LookContext): Look {
  const text = lookText(value)
  if (text !== undefined) return lookIn(text, context)
  if (value.kind !== 'map')
    context.reporter.report('ST4001', nodeSpan(value) ?? key.span, 'A look is one text.')
  return {}
}

function lookText(value: MergedNode): YamlText | undefined {
  if (value.kind === 'text') return value
  const entry = value.kind === 'map' ? entryNamed(value.entries, 'look') : undefined
  return entry?.value.kind === 'text' ? entry.value : undefined
}

/** True if there is something of that name; something that a later document removed is not missed. */
function isThere(
  { name, key }: MergedEntry,
  what: string,
  sorts: readonly SymbolSort[],
  { game, reporter }: LookContext,
): boolean {
  const symbols = declaredSymbols(game)
  const written = nameText(name)
  if (symbols.called(written, ...sorts).some((symbol) => symbol.name === written)) return true
  if (!game.removed.has(written) && !game.incomplete && !reporter.isBroken(written))
    reporter.report('ST4400', key.span, `There is no ${what} called \`${written}\`.`, {
      ...suggestion(
        written,
        symbols.all.filter(({ sort }) => sorts.includes(sort)).map((symbol) => symbol.name),
      ),
    })
  return false
}
