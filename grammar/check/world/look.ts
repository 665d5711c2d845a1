import { suggestion } from '../../diagnostics/suggestion.ts'
import { bookText } from '../../book/book-text.ts'
import { HOLE, SYMBOL_NAME, isLookWord } from '../../language/looks.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { declaredSymbols } from '../../names/declarations.ts'
import type { SymbolSort } from '../../names/symbol.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { placeLookIn } from './look-places.ts'
import type { Look, LookInfo, OwnSymbol, Show, SpaceLook } from './look-info.ts'
import { countLookIn, lineLookIn, lookIn, showIn, spaceLookIn, type LookNames } from './look-text.ts'
import type { Type } from '../../types/types.ts'
import { alternatives, type Reporter } from './reporter.ts'
import { readPath } from './symbol-path.ts'
import { entryNamed, entryText, mapEntries, nameText, sectionEntries } from './tree-reading.ts'
import type { ClassInfo, KindInfo, PlaceInfo } from './world.ts'

const NO_LOOK: LookInfo = {
  symbols: new Map(),
  seats: new Map(),
  values: new Map(),
  kinds: [],
  shows: [],
  places: new Map(),
  spaces: new Map(),
  lines: new Map(),
  counts: new Map(),
}

const MOST_SYMBOLS = 256
/** A bound on all paths of a game together. */
const MOST_PATH_LETTERS = 64 * 1024

interface Things {
  readonly classes: readonly ClassInfo[]
  readonly kinds: readonly KindInfo[]
  readonly places: readonly PlaceInfo[]
  /** Names of areas, of kinds of space, and of single spaces. */
  readonly areas: readonly string[]
  readonly spaces: readonly string[]
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
    ...kindLooks(part('pieces'), things, context),
    places: new Map(
      part('places').flatMap((entry) => {
        if (!isThere(entry, 'place', ['place'], context)) return []
        const place = things.places.find(({ name }) => name === nameText(entry.name))
        const text = entryText(entry, reporter)
        const look = place && text && placeLookIn(text, place, things, context)
        return look === undefined ? [] : [[nameText(entry.name), look]]
      }),
    ),
    spaces: spaceLooks(part('spaces'), things, context),
    lines: eachLook(part('lines'), 'kind of path', ['direction'], lineLookIn, context),
    counts: eachLook(part('counts'), 'tracked value or tally', ['tracked', 'tally'], countLookIn, context),
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

function eachLook<T>(
  entries: readonly MergedEntry[],
  what: string,
  sorts: readonly SymbolSort[],
  read: (text: YamlText, names: LookNames) => T | undefined,
  context: LookContext,
): ReadonlyMap<string, T> {
  return new Map(
    entries.flatMap((entry): (readonly [string, T])[] => {
      if (!isThere(entry, what, sorts, context)) return []
      const text = entryText(entry, context.reporter)
      const look = text && read(text, context)
      return look === undefined ? [] : [[nameText(entry.name), look]]
    }),
  )
}

function spaceLooks(
  entries: readonly MergedEntry[],
  { areas, spaces }: Things,
  context: LookContext,
): ReadonlyMap<string, SpaceLook> {
  const known = [...areas, ...spaces, HOLE]
  return new Map(
    entries.flatMap((entry): (readonly [string, SpaceLook])[] => {
      const name = nameText(entry.name)
      if (!known.includes(name)) {
        notThere(entry, 'space, kind of space or area', known, context)
        return []
      }
      const text = entryText(entry, context.reporter)
      return text === undefined ? [] : [[name, spaceLookIn(text, context)]]
    }),
  )
}

/** The content of an entry, and the kinds that it is about. */
interface Said {
  readonly kinds: readonly number[]
  readonly rank: number
  readonly look: Look
  readonly show: ReadonlyMap<string, Show>
}

/** A family counts more than its class, a smaller family more than a larger one, and a kind most. */
function kindLooks(
  entries: readonly MergedEntry[],
  { classes, kinds }: Things,
  context: LookContext,
): Pick<LookInfo, 'kinds' | 'shows'> {
  const statements: Said[] = []
  for (const entry of entries) {
    if (!isThere(entry, 'class, family or kind', ['class', 'family', 'kind'], context)) continue
    const name = nameText(entry.name)
    const look = ownLook(entry, context)
    const own = kinds.findIndex((kind) => kind.name === name)
    const [of] = classes.filter(
      (one) => one.name === name || one.families.has(name) || one.kinds.includes(own),
    )
    if (of === undefined) continue
    const family = of.families.get(name)
    const [rank, these] =
      own >= 0 ? [0, [own]] : family === undefined ? [Infinity, of.kinds] : [family.length, family]
    statements.push({ kinds: these, rank, look, show: showsIn(entry, of, context) })
  }
  const found: Look[] = kinds.map(() => ({}))
  const shows = kinds.map(() => new Map<string, Show>())
  for (const { kinds: these, look, show } of statements.toSorted((one, other) => other.rank - one.rank))
    for (const kind of these) {
      found[kind] = { ...found[kind], ...look }
      for (const [column, how] of show) shows[kind]?.set(column, how)
    }
  return { kinds: found, shows }
}

/** `show: { points: badge }` */
function showsIn({ value }: MergedEntry, of: ClassInfo, context: LookContext): ReadonlyMap<string, Show> {
  const { reporter } = context
  const entry = value.kind === 'map' ? entryNamed(value.entries, 'show') : undefined
  const found = new Map<string, Show>()
  for (const one of entry === undefined ? [] : entriesOf(entry, reporter)) {
    const name = nameText(one.name)
    const column = of.columns.find((each) => each.name === name)
    const text = entryText(one, reporter)
    if (column === undefined) {
      if (!context.game.removed.has(name))
        reporter.report('ST4400', one.key.span, `\`${of.name}\` has no column called \`${name}\`.`, {
          ...suggestion(
            name,
            of.columns.map((each) => each.name),
          ),
        })
      continue
    }
    const show = text && showIn(text, context)
    if (show === undefined) continue
    const fits = WAYS_OF[column.type.kind] ?? []
    if (fits.includes(show.as)) found.set(name, show)
    else
      reporter.report('ST4404', text?.span, `\`${name}\` cannot be shown as \`${text?.text ?? ''}\`.`, {
        help: `Its values are ${CALLED[column.type.kind] ?? 'of another sort'}: write ${alternatives(fits)}.`,
      })
  }
  return found
}

const NUMBERS: readonly Show['as'][] = ['words', 'hidden', 'index', 'badge', 'number', 'dice', 'each']
const VALUES: readonly Show['as'][] = ['words', 'hidden', 'symbols']

/** How values can be shown, by their type. */
const WAYS_OF: Partial<Readonly<Record<Type['kind'], readonly Show['as'][]>>> = {
  number: NUMBERS,
  truth: ['words', 'hidden', 'each'],
  enumeration: [...VALUES, 'frame'],
  bag: [...VALUES, 'dice'],
  bundle: VALUES,
  kind: VALUES,
}

const CALLED: Partial<Readonly<Record<Type['kind'], string>>> = {
  number: 'numbers',
  truth: 'true or false',
  enumeration: 'words',
  bag: 'bags',
  bundle: 'pieces',
  kind: 'kinds',
}

/** `crown`, or `{ look: crown }`. */
function ownLook({ value }: MergedEntry, context: LookContext): Look {
  const text = lookText(value)
  if (text !== undefined) return lookIn(text, context)
  if (value.kind === 'list') context.reporter.report('ST4001', value.span, 'A look is one text.')
  return {}
}

function lookText(value: MergedNode): YamlText | undefined {
  if (value.kind === 'text') return value
  const entry = value.kind === 'map' ? entryNamed(value.entries, 'look') : undefined
  return entry?.value.kind === 'text' ? entry.value : undefined
}

/** True if there is something of that name; something that a later document removed is not missed. */
function isThere(
  entry: MergedEntry,
  what: string,
  sorts: readonly SymbolSort[],
  context: LookContext,
): boolean {
  const symbols = declaredSymbols(context.game)
  const written = nameText(entry.name)
  if (symbols.called(written, ...sorts).some((symbol) => symbol.name === written)) return true
  notThere(
    entry,
    what,
    symbols.all.filter(({ sort }) => sorts.includes(sort)).map((symbol) => symbol.name),
    context,
  )
  return false
}

function notThere(
  { name, key }: MergedEntry,
  what: string,
  known: readonly string[],
  { game, reporter }: LookContext,
): void {
  const written = nameText(name)
  if (!game.removed.has(written) && !game.incomplete && !reporter.isBroken(written))
    reporter.report('ST4400', key.span, `There is no ${what} called \`${written}\`.`, {
      ...suggestion(written, known),
    })
}
