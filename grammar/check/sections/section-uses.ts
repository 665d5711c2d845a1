import { EACH_SIDE } from '../../names/language-words.ts'
import { bookText } from '../../book/book-text.ts'
import { Diagnostics } from '../../diagnostics/diagnostic.ts'
import type { Expression, Kind, Nouns } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { expressionsIn } from '../../expression/walk.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { declaredSymbols, nameSpan } from '../../names/declarations.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { NameTables } from '../../names/tables.ts'
import { numbersNamed } from '../world/area-numbers.ts'
import { namesInSize } from '../world/board-size.ts'
import { EACH_SPACE } from '../world/box.ts'
import { isPlayers } from '../world/kind-cells.ts'
import { BOARD_KEYS } from '../world/read-board.ts'
import type { YamlEntry, YamlNode, YamlText } from '../../yaml/tree.ts'

type Node = MergedNode | YamlNode | undefined

const THINGS: readonly SymbolSort[] = ['kind', 'family', 'class', 'group']
const CONSTANTS: readonly SymbolSort[] = ['number', 'option', 'value', 'seat', 'kind']
/** Keys of a kind of space besides its columns. */
const SPACE_KEYS: ReadonlySet<string> = new Set(['each', 'where', 'plural', 'printed', 'track'])
const TYPES: readonly SymbolSort[] = ['enumeration', ...THINGS, 'type']

/** The names in the static sections of a game that has not been checked. */
export function namesInSections(game: MergedGame): NameTables {
  const names = new NameTables(declaredSymbols(game))
  useInSections(game, names)
  return names
}

/**
 * Records the uses of names in static sections and in every text with a type. These are read first, by code that does
 * not know symbols.
 */
export function useInSections({ sections, fixedOptions, texts: words }: MergedGame, names: NameTables): void {
  const { symbols } = names
  // Errors in these texts were already reported when they were read for their meaning.
  const unheard = new Diagnostics()
  const useWhole = (text: YamlText, sorts: readonly SymbolSort[]): void =>
    names.useAt(symbols.find(text.text, ...sorts), nameSpan(text))
  const useConstantsIn = (tree: Expression, source: TextSource, sorts = CONSTANTS): void => {
    for (const each of expressionsIn(tree)) {
      if (each.kind === 'name') names.use(symbols.find(each.name.text, ...sorts), source, each.name)
      if (each.kind === 'field' && sorts !== CONSTANTS)
        names.use(symbols.find(each.name.text, 'column'), source, each.name)
    }
  }
  const useConstants = (node: Node): void => {
    if (node?.kind !== 'text') return
    const source = bookText(node)
    const tree = source.read('expression', unheard)
    if (tree !== undefined) useConstantsIn(tree, source)
  }
  /** `deck of low`, `zone(north, front)` */
  const useIndexed = (key: YamlText): void => {
    const source = bookText(key)
    const tree = source.read('expression', unheard)
    if (tree?.kind !== 'of' && tree?.kind !== 'call') return
    names.use(symbols.find(tree.name.text, 'place'), source, tree.name)
    useConstantsIn(tree, source)
  }
  const useKind = (kind: Kind | undefined, source: TextSource): void => {
    if (kind?.kind === 'set' || kind?.kind === 'bag') useKind(kind.of, source)
    else if (kind?.kind === 'named') names.use(symbols.find(kind.name.text, ...TYPES), source, kind.name)
  }
  /** `card or none = queen`, for an option, a column or a tracked value. */
  const useType = (node: Node, start: 'type' | 'tracked'): Kind | undefined => {
    if (node?.kind !== 'text') return undefined
    const source = bookText(node)
    const tree = source.read(start, unheard)
    if (tree?.kind !== 'type') return undefined
    useKind(tree.type, source)
    if (tree.default !== undefined) useConstantsIn(tree.default, source)
    return tree.type
  }
  for (const { value } of entries(sections.get('numbers'))) useConstants(value)
  for (const { value } of entries(sections.get('options')))
    useType(value.kind === 'map' ? part(value, 'type') : value, 'type')
  for (const { key } of entries(part(sections.get('players'), 'sides'))) useWhole(key, ['seat'])
  for (const { value } of entries(part(sections.get('players'), 'teams')))
    for (const seat of texts(value)) useWhole(seat, ['seat'])
  for (const { key, value } of fixedOptions.values()) {
    useWhole(key, ['option'])
    useWhole(value, ['value', 'seat'])
  }
  for (const { value } of entries(sections.get('areas'))) texts(value).forEach(useArea)
  for (const { value } of entries(sections.get('places'))) {
    for (const key of BOARD_KEYS)
      for (const text of key === 'graph' ? [] : texts(part(value, key)))
        for (const { name, ...at } of namesInSize(text))
          names.use(symbols.find(name, 'number', 'option'), bookText(text), at)
    for (const key of ['each', 'neighbours'])
      for (const text of texts(part(value, key))) useWhole(text, ['enumeration'])
    for (const text of texts(part(value, 'made of'))) useWhole(text, ['place'])
    for (const text of texts(part(value, 'holds'))) {
      const source = bookText(text)
      const holding = source.read('holding', unheard)
      if (holding !== undefined) names.use(symbols.find(holding.name.text, ...THINGS), source, holding.name)
    }
    useColumns(value)
    for (const kind of entries(part(value, 'kinds of space'))) {
      useColumns(kind.value)
      texts(part(kind.value, 'where')).forEach(useArea)
      for (const cell of entries(kind.value)) if (!SPACE_KEYS.has(cell.key.text)) useConstants(cell.value)
    }
  }
  for (const { value } of entries(sections.get('regions'))) {
    useColumns(value)
    for (const region of entries(part(value, 'from')))
      for (const cell of entries(region.value)) useConstants(cell.value)
  }
  for (const { value } of entries(sections.get('pieces'))) {
    for (const text of texts(part(value, 'group of'))) useWhole(text, THINGS)
    useConstants(part(value, 'most at once'))
    const bundles = new Set<string>()
    for (const side of entries(part(part(value, 'printed'), EACH_SIDE))) useType(side.value, 'type')
    for (const column of entries(part(value, 'printed'))) {
      const type = useType(column.value, 'type')
      if (type?.kind === 'named' && type.name.text === 'bundle') bundles.add(column.key.text)
    }
    for (const tracked of entries(part(value, 'track'))) useType(tracked.value, 'tracked')
    for (const family of entries(part(value, 'families')))
      for (const text of texts(family.value)) useWhole(text, THINGS)
    const useCell = (cell: MergedEntry | YamlEntry): void => {
      for (const key of keysOf(cell)) useWhole(key, ['column'])
      if (cell.key.text === 'copies') {
        useCopies(cell.value)
        const prints = cell.value.kind === 'list' ? cell.value.items : []
        for (const print of prints) for (const inner of entries(print)) useCell(inner)
      } else if (bundles.has(cell.key.text)) useBundle(cell.value)
      else if (symbols.find(cell.key.text, 'column') !== undefined) useConstants(cell.value)
    }
    for (const kind of entries(part(value, 'kinds'))) for (const cell of entries(kind.value)) useCell(cell)
  }
  for (const entry of entries(sections.get('box'))) {
    for (const key of keysOf(entry)) {
      const [, area] = EACH_SPACE.exec(key.text) ?? []
      if (area !== undefined) useEnd(key, area, symbols.find(area, 'area'))
      else if (symbols.find(key.text, 'place') === undefined) useIndexed(key)
      else useWhole(key, ['place'])
    }
    for (const lot of entries(entry.value)) {
      for (const key of keysOf(lot)) useWhole(key, THINGS)
      useConstants(lot.value)
    }
    for (const text of texts(entry.value)) {
      const chosen = /^\s*all\s.*\swhere\s/u.test(text.text) ? chosenOf(text) : undefined
      if (chosen !== undefined) {
        const { source, nouns } = chosen
        names.use(symbols.find(nouns.name.text, ...THINGS), source, nouns.name)
        if (nouns.where !== undefined) useConstantsIn(nouns.where, source, [...CONSTANTS, 'column'])
        continue
      }
      const things = /^\s*(?:all|\d+)\s+(.*\S)/u.exec(text.text)?.[1] ?? ''
      useEnd(text, things, symbols.find(things, ...THINGS))
    }
  }

  for (const { value } of entries(sections.get('setups')))
    for (const text of texts(part(value, 'of'))) useOf(text)
  entries(sections.get('track')).forEach(useTracked)
  const look = sections.get('look')
  for (const { key } of entries(part(look, 'seats'))) useWhole(key, ['seat'])
  for (const { key, value } of entries(part(look, 'values'))) {
    useWhole(key, ['enumeration'])
    for (const one of entries(value)) useWhole(one.key, ['value'])
  }
  for (const { key } of entries(part(look, 'pieces'))) useWhole(key, THINGS)
  for (const { key } of entries(part(look, 'places'))) useWhole(key, ['place'])
  for (const { key } of entries(part(look, 'spaces'))) useWhole(key, ['area', 'class'])
  for (const { key } of entries(part(look, 'lines'))) useWhole(key, ['direction'])
  for (const { key } of entries(part(look, 'counts'))) useWhole(key, ['tracked', 'tally'])
  for (const section of ['terms', 'rules', 'tallies', 'tables'])
    for (const { key } of entries(sections.get(section))) {
      const source = bookText(key)
      useKind(source.read('signature', unheard)?.gives, source)
    }
  for (const says of [sections.get('says'), part(words, 'says')])
    for (const entry of entries(says)) for (const key of keysOf(entry)) useWhole(key, ['condition'])
  // Texts and articles for a name apply to every symbol of that name.
  for (const section of ['texts', 'articles'])
    for (const { key } of entries(part(words, section)))
      for (const symbol of symbols.called(key.text))
        if (symbol.declared.length > 0) names.useAt(symbol, nameSpan(key))
  for (const ruling of entries(sections.get('rulings')))
    for (const text of texts(part(ruling.value, 'option'))) useWhole(text, ['option'])

  /** Columns and tracked values of spaces or regions, by their first word. */
  function useColumns(node: Node): void {
    for (const column of entries(part(node, 'printed'))) useType(column.value, 'type')
    for (const tracked of entries(part(node, 'track'))) useType(tracked.value, 'tracked')
  }

  /** `all cards where level >= least level` */
  function chosenOf(text: YamlText): { readonly source: TextSource; readonly nouns: Nouns } | undefined {
    const source = bookText(text)
    const tree = source.read('expression', unheard)
    return tree?.kind === 'select' ? { source, nouns: tree.nouns } : undefined
  }

  /** `each fight`: a stage, unless it is a word of the language such as `player`. */
  function useTracked(entry: MergedEntry | YamlEntry): void {
    const { key, value } = entry
    const stage = /^each (.+)$/u.exec(key.text)?.[1]
    if (stage === undefined) return void useType(value, 'tracked')
    for (const each of keysOf(entry)) useEnd(each, stage, symbols.find(stage, 'stage'))
    entries(value).forEach(useTracked)
  }

  /** `army on home` */
  function useOf(text: YamlText): void {
    const [, place = '', area = ''] = /^(.*\S)\s+(?:on|in)\s+(\S.*)$/u.exec(text.text.trimEnd()) ?? []
    useEnd(text, area, symbols.find(area, 'area', 'place'))
    const at = text.text.indexOf(place)
    names.use(symbols.find(place, 'place'), bookText(text), { start: at, end: at + place.length })
  }

  /** Records the use of a name at the end of a text. */
  function useEnd(text: YamlText, name: string, symbol: NamedSymbol | undefined): void {
    const end = text.text.trimEnd().length
    names.use(symbol, bookText(text), { start: end - name.length, end })
  }

  /** `own rows 1..depth` */
  function useArea(text: YamlText): void {
    const source = bookText(text)
    for (const part of source.read('area', unheard) ?? [])
      for (const name of numbersNamed(part))
        names.use(symbols.find(name.text, 'number', 'option'), source, name)
  }

  /** `1 soldier and 1 cannon` */
  function useBundle(node: Node): void {
    if (node?.kind !== 'text' || node.text.trim() === 'nothing') return
    const source = bookText(node)
    for (const { name } of source.read('bundle', unheard)?.lots ?? [])
      names.use(symbols.find(name.text, ...THINGS), source, name)
  }

  /** `2 of each colour` */
  function useCopies(node: Node): void {
    if (node?.kind !== 'text') return
    const source = bookText(node)
    const { count, ofEach } = source.read('copies', unheard) ?? {}
    if (typeof count === 'object') names.use(symbols.find(count.text, 'number', 'option'), source, count)
    if (ofEach === undefined) return
    const named = symbols.find(ofEach.text, isPlayers(ofEach) ? 'type' : 'enumeration')
    names.use(named, source, ofEach)
  }
}

function entries(node: Node): readonly (MergedEntry | YamlEntry)[] {
  return node?.kind === 'map' ? node.entries : []
}

/** Every key that names an entry in a document. */
function keysOf(entry: MergedEntry | YamlEntry): readonly YamlText[] {
  return 'keys' in entry ? entry.keys : [entry.key]
}

function part(node: Node, name: string): Node {
  return entries(node).find(({ key }) => key.text === name)?.value
}

function texts(node: Node): readonly YamlText[] {
  if (node?.kind === 'text') return [node]
  return node?.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : []
}
