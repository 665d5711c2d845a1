import { bookText } from '../book/book-text.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import { walk } from '../expression/walk.ts'
import type { MergedGame, MergedNode } from '../merge/merged.ts'
import { nameSpan } from '../names/declarations.ts'
import type { SymbolSort } from '../names/symbol.ts'
import type { NameTables } from '../names/tables.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'

type Node = MergedNode | YamlNode | undefined

const THINGS: readonly SymbolSort[] = ['kind', 'family', 'class', 'group']
const CONSTANTS: readonly SymbolSort[] = ['number', 'option', 'value', 'seat']

/** What the static sections of a game name: they are read before anything else, and by code that knows no symbols. */
export function useInSections({ sections }: MergedGame, names: NameTables): void {
  const { symbols } = names
  // What is wrong with these texts has been said by whoever read them for what they mean.
  const unheard = new Diagnostics()
  const useWhole = (text: YamlText, sorts: readonly SymbolSort[]): void =>
    names.useAt(symbols.find(text.text, ...sorts), nameSpan(text))
  const useConstants = (node: Node): void => {
    if (node?.kind !== 'text') return
    const source = bookText(node)
    const tree = source.read('expression', unheard)
    for (const part of tree === undefined ? [] : walk(tree))
      if (part.kind === 'name') names.use(symbols.find(part.name.text, ...CONSTANTS), source, part.name)
  }
  for (const { value } of entries(sections.get('numbers'))) useConstants(value)
  for (const { value } of entries(sections.get('places'))) {
    for (const text of texts(part(value, 'holds'))) {
      const source = bookText(text)
      const holding = source.read('holding', unheard)
      if (holding !== undefined) names.use(symbols.find(holding.name.text, ...THINGS), source, holding.name)
    }
  }
  for (const { value } of entries(sections.get('pieces'))) {
    for (const text of texts(part(value, 'group of'))) useWhole(text, THINGS)
    for (const family of entries(part(value, 'families')))
      for (const text of texts(family.value)) useWhole(text, THINGS)
    for (const kind of entries(part(value, 'kinds')))
      for (const cell of entries(kind.value)) {
        useWhole(cell.key, ['column'])
        if (cell.key.text === 'copies') useCopies(cell.value)
        else if (symbols.find(cell.key.text, 'column') !== undefined) useConstants(cell.value)
      }
  }
  for (const { key, value } of entries(sections.get('box'))) {
    useWhole(key, ['place'])
    for (const lot of entries(value)) useWhole(lot.key, THINGS)
  }

  /** `2 of each colour` */
  function useCopies(node: Node): void {
    if (node?.kind !== 'text') return
    const source = bookText(node)
    const ofEach = source.read('copies', unheard)?.ofEach
    if (ofEach !== undefined) names.use(symbols.find(ofEach.text, 'enumeration'), source, ofEach)
  }
}

function entries(node: Node): readonly { readonly key: YamlText; readonly value: MergedNode | YamlNode }[] {
  return node?.kind === 'map' ? node.entries : []
}

function part(node: Node, name: string): Node {
  return entries(node).find(({ key }) => key.text === name)?.value
}

function texts(node: Node): readonly YamlText[] {
  if (node?.kind === 'text') return [node]
  return node?.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : []
}
