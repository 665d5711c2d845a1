import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Change } from '../view/changes.ts'
import type { LoggedPly } from '../view/logged-plies.ts'
import { memoized } from '../../grammar/source/memoized.ts'

type Moved = Extract<Change, { change: 'moved' | 'came' }>

/** How much the text of a move says about a change: everything, or only which piece arrived where. */
type Said = 'all' | 'goal'

/**
 * The changes that the text of a move already mentions: - the only piece that went from a space to another, if it names
 * both: `a3-a4`; - a piece of the mover that arrived at a space, if it names the space and the kind, or only one kind
 * can be there: `a3`; - a named piece that went where such moves put it, if nothing else did: `play (ace)`. A secret
 * setup is mentioned by its move.
 */
export function saidByMove(
  ir: GameIR,
  { move, seat, changes, setup }: Pick<LoggedPly, 'move' | 'seat' | 'changes' | 'setup'>,
): ReadonlyMap<Change, Said> {
  const isSpace = (place: string): boolean => ir.spaces.some(({ name }) => name === place)
  const arrived = changes.filter((change): change is Moved => 'to' in change && 'kind' in change)
  const mentioned = new Map<Change, Said>()
  if (move === undefined || setup === true) {
    for (const change of arrived)
      if (change.change === 'came' || !isSpace(change.from)) mentioned.set(change, 'all')
    return mentioned
  }
  const spaces = namedSpaces(ir, move)
  const isWay = (change: Moved): boolean =>
    change.change === 'moved' &&
    change.count === 1 &&
    spaces.includes(change.from) &&
    spaces.lastIndexOf(change.to) > spaces.indexOf(change.from)
  const isGoal = (change: Moved): boolean =>
    change.count === 1 &&
    spaces.includes(change.to) &&
    (change.owner === undefined || change.owner === seat) &&
    arrived.every((other) => other === change || other.to !== change.to) &&
    isKindClear(ir, move, change)
  const [way, ...more] = arrived.filter(isWay)
  if (way !== undefined && more.length === 0) mentioned.set(way, 'all')
  for (const change of arrived) {
    if (mentioned.has(change)) continue
    if (isSpace(change.to)) {
      if (isGoal(change)) mentioned.set(change, isFromStock(ir, change, seat) ? 'all' : 'goal')
    } else if (
      change.change === 'moved' &&
      !isSpace(change.from) &&
      arrived.every((other) => other.to !== change.to || isNamed(ir, move, other))
    )
      mentioned.set(change, 'all')
  }
  return mentioned
}

/** Names of spaces in a text, from left to right: `a3` and `b4` in `a3xb4`. */
function namedSpaces(ir: GameIR, text: string): readonly string[] {
  return [...text.matchAll(patternOfSpaces(ir))].map(([name]) => name)
}

const patternOfSpaces = memoized((ir: GameIR): RegExp => {
  const names = ir.spaces.map(({ name }) => name).sort((a, b) => b.length - a.length)
  return new RegExp(names.length === 0 ? '(?!)' : wordPatterns(names).join('|'), 'gu')
})

/** Patterns of names one after another, as few as there are: the engine is quick with a list of plain words. */
function wordPatterns(names: readonly string[]): readonly string[] {
  const runs: { readonly numbered: boolean; readonly words: string[] }[] = []
  for (const name of names) {
    const numbered = /\p{N}$/u.test(name)
    const last = runs.at(-1)
    if (last?.numbered === numbered) last.words.push(literally(name))
    else runs.push({ numbered, words: [literally(name)] })
  }
  return runs.map(({ numbered, words }) => (numbered ? numberedWord : wholeWord)(words.join('|')))
}

/** A letter may touch a name that ends in a number: `Na3xb4`. */
const numberedWord = (words: string): string => String.raw`(?<!\p{L}\p{L})(?:${words})(?!\p{N})`
const wholeWord = (words: string): string => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`

/** A pattern that matches exactly this text. */
function literally(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)
}

/** True if it comes from the mover's own place, or from the only place beside the board where all have such pieces. */
function isFromStock({ containers, spaces, kinds }: GameIR, change: Moved, seat: number): boolean {
  if (change.change === 'came') return true
  const kind = kinds.findIndex(({ name }) => name === change.kind)
  const beside = containers.slice(spaces.length).filter(({ holds }) => holds?.includes(kind) ?? true)
  const from = beside.find(({ name }) => name === change.from)
  if (from === undefined) return false
  return from.owner === seat || (from.owner < 0 && beside.filter(({ owner }) => owner < 0).length === 1)
}

/** True if the kind of the arriving piece is clear, from the text or because no other is possible. */
function isKindClear(ir: GameIR, text: string, change: Moved): boolean {
  if (isNamed(ir, text, change)) return true
  const from = change.change === 'moved' ? change.from : undefined
  const places = ir.containers.filter((c) => c.name === change.to || c.name === from)
  return ir.kinds.filter((_, i) => places.every(({ holds }) => holds?.includes(i) ?? true)).length === 1
}

/**
 * True if a move names a piece that this reader does not know. A question mark after a word is part of the notation.
 */
export function namesUnknown(text: string): boolean {
  return /(?<!\p{L})\?|\bunknown\b/u.test(text)
}

/** True if the text contains its name or its letter. */
function isNamed(ir: GameIR, text: string, { kind: name, count }: Moved): boolean {
  const kind = ir.kinds.find((each) => each.name === name)
  if (kind === undefined) return namesUnknown(text)
  const { letter = kind.name, plural } = kind
  const [word] = wordPatterns([count === 1 ? kind.name : `${count} ${plural}`])
  return new RegExp(String.raw`${word ?? ''}|(?<!\p{L})${literally(letter)}(?!\p{L}\p{L})`, 'u').test(text)
}
