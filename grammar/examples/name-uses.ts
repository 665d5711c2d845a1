import { bookText } from '../book/book-text.ts'
import type { CheckedGame } from '../check/checked-game.ts'
import { kindsNamed } from '../check/elaboration/name-uses.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Name } from '../expression/ast.ts'
import type { NamedSymbol, SymbolSort } from '../names/symbol.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { Example } from './example.ts'

/** Records the names in an example outside its conditions and values, whose names are recorded when they are parsed. */
export function useInExample({ names, reading, facts }: CheckedGame, example: Example): void {
  const { symbols } = names
  // Errors in these texts are reported by the code that interprets them.
  const unheard = new Diagnostics()
  const use = (text: YamlText, start: number, words: string, symbol: NamedSymbol | undefined): void =>
    names.use(symbol, bookText(text), { start, end: start + words.length })
  /** A text that is a name, or has words before or after it. */
  const useMatch = (text: YamlText, form: RegExp, ...sorts: readonly SymbolSort[]): void => {
    const [start, end] = form.exec(text.text)?.indices?.[1] ?? [0, 0]
    const words = text.text.slice(start, end)
    use(text, start, words, symbols.find(words, ...sorts))
  }
  for (const { name, value } of example.with) {
    useMatch(name, /^\s*(.*\S)/du, 'option')
    useMatch(value, /^\s*(.*\S)/du, 'value', 'seat')
  }
  for (const { key, value } of example.given) {
    useMatch(key, /^(.+?)(?: of .+)?$/du, 'place')
    useMatch(key, /^.+ of (.+)$/du, 'seat')
    if (key.text === 'now') useNow(value)
    else if (key.text === 'each player') continue
    else if (value.kind === 'map') for (const group of value.entries) useContents(group.value)
    else if (reading.world.containers.some(({ name }) => name === key.text)) useContents(value)
  }
  example.play.forEach(useStep)

  /** `6 yellow soldiers, nurse` */
  function useContents(node: YamlNode): void {
    if (node.kind !== 'text') return
    const source = bookText(node)
    for (const { name } of source.read('contents', unheard)?.items ?? []) useThing(node, name)
  }

  /** `red soldier`, `club two` */
  function useThing(text: YamlText, name: Name): void {
    const source = bookText(text)
    if (kindsNamed(reading, source, name) !== undefined) return
    const seat = seatBefore(name.text)
    if (seat === undefined) return names.use(symbols.find(name.text, 'group', 'seat'), source, name)
    use(text, name.start, seat.name, seat)
    const rest = name.text.slice(seat.name.length + 1)
    useThing(text, { text: rest, start: name.end - rest.length, end: name.end })
  }

  function seatBefore(words: string): NamedSymbol | undefined {
    return symbols.all.find(({ sort, name }) => sort === 'seat' && words.startsWith(`${name} `))
  }

  /** `fight of blue at arrange` */
  function useNow(node: YamlNode): void {
    if (node.kind !== 'text') return
    const source = bookText(node)
    const now = source.read('now', unheard)
    if (now === undefined) return
    names.use(symbols.find(now.stage.text, 'stage'), source, now.stage)
    if (now.of !== undefined) names.use(symbols.find(now.of.text, 'seat'), source, now.of)
    for (const { of } of now.within) names.use(symbols.find(of.text, 'seat'), source, of)
    if (now.at !== undefined) names.use(symbols.find(now.at.text, 'action', 'phase'), source, now.at)
  }

  function useStep(node: YamlNode): void {
    if (node.kind === 'list') node.items.forEach(useStep)
    if (node.kind !== 'map') return
    for (const { key, value } of node.entries) {
      if (key.text === 'either') useStep(value)
      else if (key.text === 'legal') movesIn(value).forEach(useMove)
      else if (value.kind !== 'text') continue
      else if (key.text === 'asked') useMatch(value, /^(.+)$/du, 'seat')
      else if (key.text === 'because') useMatch(value, /^(.+)$/du, 'condition', 'choice')
      else if (key.text === 'ends') {
        useMatch(value, /^(.+?) (?:win|lose)s? by /du, 'seat', 'value')
        useMatch(value, / by (.+)$/du, 'end')
      } else {
        useMatch(key, /^(?:seen by )?(.+?)(?: cannot)?$/du, 'seat', 'place')
        useMove(value)
      }
    }
  }

  /** Things chosen alone or in parentheses. A text in no known notation names nothing. */
  function useMove(move: YamlText): void {
    useAction(move)
    for (const { 0: item, 1: count = '', index } of move.text.matchAll(
      /(?<=^|[(,] *| and )(?=\S)(\d+ )?[^(),]+?(?= and |[(),]|$)/gu,
    ))
      useThing(move, {
        text: item.slice(count.length),
        start: index + count.length,
        end: index + item.length,
      })
  }

  function movesIn(node: YamlNode): readonly YamlText[] {
    if (node.kind === 'text') return [node]
    return node.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : []
  }

  /** A move written in full begins with the name of its action, unless that has a title. */
  function useAction(move: YamlText): void {
    for (const { name, entry } of facts.actions) {
      const { value } = entry
      const isTitled = value.kind === 'map' && value.entries.some(({ key }) => key.text === 'title')
      if (!isTitled && (move.text === name || move.text.startsWith(`${name} (`)))
        use(move, 0, name, symbols.ofKey(entry.key))
    }
  }
}
