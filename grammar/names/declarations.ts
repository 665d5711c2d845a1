import { bareName, comparedName, tidy } from '../document/names.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../merge/merged.ts'
import { sameLists } from '../merge/same-content.ts'
import { HOOKED } from '../merge/sentence-tree.ts'
import { lineText, positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import type { YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import { EACH_SIDE, LANGUAGE_SYMBOLS, TRAIT, TEAM, TEAM_SYMBOLS } from './language-words.ts'
import type { NamedSymbol, SymbolSort } from './symbol.ts'
import { Symbols } from './symbols.ts'

type Entry = MergedEntry | YamlEntry

/** Sections whose keys declare names, each of one kind. */
export const SECTIONS = {
  numbers: 'number',
  options: 'option',
  places: 'place',
  areas: 'area',
  setups: 'setup',
  patterns: 'pattern',
  terms: 'term',
  rules: 'rule',
  tallies: 'tally',
  tables: 'table',
  stages: 'stage',
  actions: 'action',
  history: 'history',
  forbid: 'condition',
  whenever: 'whenever',
  end: 'end',
} as const satisfies Readonly<Record<string, SymbolSort>>

/** The targets of hooks, besides sentences. */
export const HOOKED_SORTS: readonly SymbolSort[] = HOOKED.map((section) => SECTIONS[section])

const known = new WeakMap<MergedGame, Symbols>()

/** Every name that the documents of a game declare, even if there are mistakes. The same for any number of players. */
export function declaredSymbols(game: MergedGame): Symbols {
  const before = known.get(game)
  if (before !== undefined) return before
  const symbols = findSymbols(game)
  known.set(game, symbols)
  return symbols
}

/** The same for a game after an edit, which shares objects with the game before: most edits declare nothing else. */
export function declaredAfter(game: MergedGame, before: MergedGame): Symbols {
  const symbols = declaredSymbols(before)
  if (!declaresAlike(game, before)) return declaredSymbols(game)
  known.set(game, symbols)
  return symbols
}

type Declaring = 'its lines' | 'nothing' | readonly string[]

/** Sections that may differ without declaring anything else, and the keys of their entries that declare more. */
const WITH_BODIES: ReadonlyMap<string, Declaring> = new Map<string, Declaring>([
  ['terms', 'nothing'],
  ['tables', 'nothing'],
  ['rules', 'its lines'],
  ['tallies', 'its lines'],
  ['stages', 'nothing'],
  ['history', 'nothing'],
  ['forbid', 'nothing'],
  ['whenever', 'nothing'],
  ['end', 'nothing'],
  ['actions', ['choose', 'let', 'only if', 'during']],
])

/** Sections that declare nothing. */
const DECLARING_NOTHING: ReadonlySet<string> = new Set(['play', 'says', 'advice', 'expect', 'rulings'])

function declaresAlike(game: MergedGame, before: MergedGame): boolean {
  const old = new Map(before.sections)
  if (game.data !== before.data || game.sections.size !== old.size) return false
  for (const [name, section] of game.sections) {
    const former = old.get(name)
    if (former === section || DECLARING_NOTHING.has(name)) continue
    const more = WITH_BODIES.get(name)
    if (more === undefined || !sameLists(entriesOf(section), entriesOf(former), sameNames(more))) return false
  }
  return true
}

function sameNames(more: Declaring): (one: Entry, other: Entry) => boolean {
  return (one, other) => {
    if (one === other) return true
    if (one.key !== other.key || !sameLists(keysOf(one), keysOf(other), Object.is)) return false
    if (pluralIn(one.value) !== pluralIn(other.value)) return false
    if (more === 'nothing') return true
    if (more === 'its lines') return sameKeys(one.value, other.value)
    return more.every((part) => {
      const [mine, theirs] = [partOf(one, part), partOf(other, part)]
      return mine === theirs || (mine?.kind === 'map' && theirs?.kind === 'map' && sameKeys(mine, theirs))
    })
  }
}

function sameKeys(one: MergedNode | YamlNode, other: MergedNode | YamlNode): boolean {
  return sameLists(
    entriesOf(one),
    entriesOf(other),
    (a, b) =>
      a.key === b.key &&
      sameLists(keysOf(a), keysOf(b), Object.is) &&
      pluralIn(a.value) === pluralIn(b.value),
  )
}

function findSymbols(game: MergedGame): Symbols {
  const symbols = new Symbols()
  for (const symbol of LANGUAGE_SYMBOLS) symbols.add(symbol)
  const declare = (sort: SymbolSort, entry: Entry, owner?: NamedSymbol): NamedSymbol =>
    declaredBy(symbols, sort, keysOf(entry), entry.key, owner, pluralIn(entry.value))
  for (const texts of seatTexts(game.sections.get('players'))) declareTexts(symbols, 'seat', texts)
  const teams = entriesOf(game.sections.get('players')).find(({ key }) => tidy(key.text) === 'teams')
  if (teams !== undefined) {
    const owner = symbols.add(TEAM, [])
    for (const symbol of TEAM_SYMBOLS) symbols.add(symbol)
    for (const team of entriesOf(teams.value)) declare('value', team, owner)
  }
  for (const [section, sort] of Object.entries(SECTIONS))
    for (const entry of entriesOf(game.sections.get(section))) declare(sort, entry)
  for (const place of entriesOf(game.sections.get('places')))
    for (const part of ['graph', 'directions'])
      for (const entry of entriesOf(partOf(place, part))) declare('direction', entry)
  for (const place of entriesOf(game.sections.get('places'))) {
    const owner = symbols.ofKey(place.key)
    for (const [part, sort] of [
      ['kinds of space', 'class'],
      ['printed', 'column'],
      ['track', 'tracked'],
    ] as const)
      for (const entry of entriesOf(partOf(place, part))) {
        declare(sort, entry, sort === 'class' ? undefined : owner)
        if (sort === 'class')
          for (const inner of entriesOf(partOf(entry, 'track'))) declare('tracked', inner, owner)
      }
  }
  for (const entry of entriesOf(game.sections.get('values'))) {
    const enumeration = declare('enumeration', entry)
    const list = partOf(entry, 'line') ?? entry.value
    for (const text of textsOf(list)) declareTexts(symbols, 'value', [text], enumeration)
    for (const side of entriesOf(partOf(entry, 'sides'))) declare('value', side, enumeration)
  }
  const traits = entriesOf(game.sections.get('traits'))
  if (traits.length > 0) {
    const owner = symbols.add(
      {
        sort: 'enumeration',
        name: TRAIT,
        plural: undefined,
        owner: undefined,
        declared: [],
        doc: undefined,
        namedAfter: undefined,
      },
      [],
    )
    for (const trait of traits) declare('value', trait, owner)
  }
  for (const entry of entriesOf(game.sections.get('data'))) {
    const owner = declare('enumeration', entry)
    for (const field of entriesOf(partOf(entry, 'holds'))) declare('column', field, owner)
    // File names are used unchanged; no key declares them.
    for (const { name } of game.data.get(tidy(bareName(entry.key.text))) ?? [])
      symbols.add(
        {
          sort: 'value',
          name,
          plural: undefined,
          owner,
          declared: [],
          doc: undefined,
          namedAfter: undefined,
        },
        [],
      )
  }
  for (const entry of entriesOf(game.sections.get('regions'))) {
    const owner = declare('enumeration', entry)
    const from = partOf(entry, 'from')
    // In files of data one name may denote a region in each.
    if (from?.kind === 'text')
      for (const texts of Map.groupBy(keysInData(game, from.text), ({ text }) => comparedName(text)).values())
        declareTexts(symbols, 'value', texts, owner)
    for (const [part, sort] of [
      ['from', 'value'],
      ['printed', 'column'],
      ['track', 'tracked'],
    ] as const)
      for (const inner of entriesOf(partOf(entry, part))) declare(sort, inner, owner)
  }
  for (const entry of entriesOf(game.sections.get('pieces'))) {
    const owner = declare(partOf(entry, 'group of') === undefined ? 'class' : 'group', entry)
    for (const [part, sort] of [
      ['printed', 'column'],
      ['kinds', 'kind'],
      ['families', 'family'],
      ['track', 'tracked'],
    ] as const)
      for (const inner of entriesOf(partOf(entry, part)))
        if (isEachSide(inner)) for (const side of entriesOf(inner.value)) declare(sort, side, owner)
        else declare(sort, inner, owner)
  }
  const track = (entry: Entry): void => {
    if (entry.key.text.startsWith('each ')) entriesOf(entry.value).forEach(track)
    else declare('tracked', entry)
  }
  entriesOf(game.sections.get('track')).forEach(track)
  const declarePlace = (entry: Entry): void => {
    if (entry.key.text.startsWith('each ')) entriesOf(entry.value).forEach(declarePlace)
    else if (entry.key.text !== 'left behind') declare('tracked', entry)
  }
  for (const entry of entriesOf(game.sections.get('tokens'))) entriesOf(entry.value).forEach(declarePlace)
  for (const section of ['rules', 'tallies'] as const)
    for (const entry of entriesOf(game.sections.get(section))) {
      const owner = symbols.ofKey(entry.key)
      for (const line of entriesOf(entry.value)) declare('condition', line, owner)
    }
  for (const entry of entriesOf(game.sections.get('actions'))) {
    const owner = symbols.ofKey(entry.key)
    for (const [part, sort] of [
      ['choose', 'choice'],
      ['let', 'let'],
      ['only if', 'condition'],
    ] as const)
      for (const inner of entriesOf(partOf(entry, part))) declare(sort, inner, owner)
    // A phase is declared by the first action that is during it.
    for (const text of textsOf(partOf(entry, 'during')))
      if (symbols.find(text.text, 'phase') === undefined) declareTexts(symbols, 'phase', [text])
  }
  return symbols
}

/** The keys below `option.field` in all files of data. */
function keysInData({ data }: MergedGame, written: string): readonly YamlText[] {
  const field = comparedName(written.slice(written.indexOf('.') + 1))
  return [...data.values()].flat().flatMap(({ document }) => {
    const found = document.root.entries.find(({ key }) => comparedName(key.text) === field)?.value
    return entriesOf(found).map(({ key }) => key)
  })
}

function declaredBy(
  symbols: Symbols,
  sort: SymbolSort,
  keys: readonly YamlText[],
  key: YamlText,
  owner: NamedSymbol | undefined,
  plural: string | undefined,
): NamedSymbol {
  const name = comparedName(bareName(key.text))
  // Computed lazily, because positions and comments are rarely needed.
  let declared: readonly Span[] | undefined
  const symbol: NamedSymbol = {
    sort,
    name,
    plural,
    owner,
    get declared() {
      return (declared ??= keys.map(nameSpan))
    },
    get doc() {
      return docAbove(key.span)
    },
    namedAfter: undefined,
  }
  return symbols.add(symbol, keys)
}

function declareTexts(
  symbols: Symbols,
  sort: SymbolSort,
  texts: readonly YamlText[],
  owner?: NamedSymbol,
): void {
  const [first] = texts
  if (first !== undefined) declaredBy(symbols, sort, texts, first, owner, undefined)
}

/** A name declared at a position in a text: a parameter, a loop, `called`. */
export function localSymbol(
  sort: 'parameter' | 'variable' | 'choice' | 'let',
  name: string,
  span: Span,
  namedAfter?: NamedSymbol,
): NamedSymbol {
  return { sort, name, plural: undefined, owner: undefined, declared: [span], doc: undefined, namedAfter }
}

/** The span of the name itself in a key: `fight` of `fight(your soldier called attacker)`. */
export function nameSpan(key: YamlText): Span {
  const { text } = key
  const start = text.length - text.trimStart().length
  const head = bareName(text)
  let end = start
  // The name of a head may have other spaces between its words.
  for (let left = head.length; left > 0 && end < text.length; end++)
    if (!/\s/u.test(text[end] ?? '') || !/\s/u.test(text[end - 1] ?? '')) left--
  return { file: key.span.file, start: key.offsetAt(start), end: key.offsetAt(end) }
}

/** The comment lines directly above a line, without their signs. */
function docAbove({ file, start }: Span): string | undefined {
  const found: string[] = []
  for (let line = positionOf(file, start).line - 1; line > 0; line--) {
    const comment = /^\s*# ?(.*)$/u.exec(lineText(file, line))?.[1]
    if (comment === undefined) break
    found.unshift(comment)
  }
  return found.length === 0 ? undefined : found.join('\n').trim()
}

function keysOf(entry: Entry): readonly YamlText[] {
  return 'keys' in entry ? entry.keys : [entry.key]
}

function entriesOf(node: MergedNode | YamlNode | undefined): readonly Entry[] {
  return node?.kind === 'map' ? node.entries : []
}

/** Columns with a value for each side of a piece are below a key of their own. */
function isEachSide({ key, value }: Entry): boolean {
  return value.kind === 'map' && tidy(key.text) === EACH_SIDE
}

function partOf(entry: Entry, name: string): MergedNode | YamlNode | undefined {
  return entriesOf(entry.value).find(({ key }) => tidy(key.text) === name)?.value
}

export function textsOf(node: MergedNode | YamlNode | undefined): readonly YamlText[] {
  if (node === undefined || node.kind === 'map') return []
  return node.kind === 'text' ? [node] : node.items.filter((item) => item.kind === 'text')
}

function pluralIn(value: MergedNode | YamlNode): string | undefined {
  const given = entriesOf(value).find(({ key }) => tidy(key.text) === 'plural')?.value
  return given?.kind === 'text' ? comparedName(given.text) : undefined
}

/** The texts that name each seat: lists for several numbers of players name it more than once. */
function seatTexts(players: MergedNode | undefined): Iterable<readonly YamlText[]> {
  const seats = entriesOf(players).find(({ key }) => tidy(key.text) === 'seats')?.value
  const lists = seats?.kind === 'map' ? seats.entries.map(({ value }) => value) : [seats]
  return Map.groupBy(lists.flatMap(textsOf), ({ text }) => comparedName(text)).values()
}
