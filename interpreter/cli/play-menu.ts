import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Move } from '../match/match.ts'
import type { Wording } from './wording.ts'
import { wrap, wrapHanging, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'

/** Longer menus are replaced by choosing piece by piece. */
export const LONGEST_MENU = 40

/** A legal move and its number: its position among all legal moves, from 1. */
interface Numbered {
  readonly number: number
  /** The number as it is shown and typed. */
  readonly label: string
  readonly move: Move
}

interface MenuOptions {
  readonly width?: number
  /** Lines of moves for one action. Undefined: all of them. */
  readonly rows?: number
  /** True to leave out actions with very many moves. */
  readonly isShort?: boolean
}

/**
 * Legal moves in the order of a menu: by action, those without choices first, `done` last; actions and cards in the
 * order of the rules. The wording supplies the names on the screen.
 */
export function numbered(ir: GameIR, moves: readonly Move[], wording?: Wording): readonly Numbered[] {
  const actions = ir.actions.map(({ name }) => name)
  const kinds = kindRanks(ir)
  const rank = (move: Move): readonly (number | string)[] => [
    move.action === undefined ? 2 : move.notation === move.action ? 0 : 1,
    actions.indexOf(move.action ?? ''),
    ...picksOf(move)
      .split(/, | and /)
      .map((pick) => kinds.get(pick) ?? pick),
  ]
  const ranked = moves.map((move) => ({ move, rank: rank(move) }))
  ranked.sort((a, b) => compare(a.rank, b.rank))
  const names = [...moves, ...(wording === undefined ? [] : moves.map((move) => wording.move(move)))]
  const labels = labelsBeside(names.map(picksOf))
  return ranked.map(({ move }, i) => ({ number: i + 1, label: labels(i + 1), move }))
}

/**
 * Returns labels for lines beside things with these names: `2`, or `#2` if some name is just digits. A typed number
 * then means the thing of that name, never another one that happens to be on that line.
 */
export function labelsBeside(names: readonly string[]): (line: number) => string {
  const mark = names.some((name) => /^\d+(?:(?:, | and )\d+)*$/u.test(name)) ? '#' : ''
  return (line) => `${mark}${line}`
}

/** Ranks of kinds in the order of the rules. Kinds of one value of an enumeration are together. */
export function kindRanks({ kinds }: GameIR): ReadonlyMap<string, number> {
  const { length } = kinds
  return new Map(kinds.map(({ name, each }, i) => [name, (each?.value ?? length) * length + i]))
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const at = a.findIndex((part, i) => part !== b[i])
  const [one = 0, other] = [a[at], b[at]]
  if (at < 0 || other === undefined) return a.length - b.length
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
  if (typeof one === 'string' && typeof other === 'string') return inNumbers(one, other)
  return one < other ? -1 : 1
}

/** Numbers within words count as numbers: `b2` comes before `b10`. */
function inNumbers(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  const at = a.findIndex((part, i) => part !== b[i])
  const [mine = '', theirs] = [a[at], b[at]]
  if (at < 0 || theirs === undefined) return a.length - b.length
  const isNumber = /^\d/u.test(mine) && /^\d/u.test(theirs)
  if (isNumber && Number(mine) !== Number(theirs)) return Number(mine) - Number(theirs)
  return mine < theirs ? -1 : 1
}

function partsOf(text: string): readonly string[] {
  return text.match(/\d+|\D+/gu) ?? []
}

/** The moves that contain all these words, or whose action does. */
export function withWords(moves: readonly Numbered[], words: string): readonly Numbered[] {
  const wanted = wordsIn(words)
  return moves.filter(({ move }) => {
    const own = wordsIn(`${move.action ?? ''} ${move.notation}`)
    return wanted.every((word) => own.some((w) => w === word))
  })
}

/** Moves with their names as shown. The numbers are unchanged. */
export function shownMoves(moves: readonly Numbered[], wording: Wording): readonly Numbered[] {
  return moves.map((each) => ({ ...each, move: wording.move(each.move) }))
}

/** Moves that contain all these words, as the rules write them or as they are shown. */
export function foundMoves(
  ir: GameIR,
  moves: readonly Move[],
  words: string,
  wording: Wording,
): readonly Numbered[] {
  const all = numbered(ir, moves, wording)
  const shown = new Set(withWords(shownMoves(all, wording), words).map(({ number }) => number))
  const written = new Set(withWords(all, words))
  return all.filter((each) => written.has(each) || shown.has(each.number))
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter((word) => word !== '')
}

/**
 * Numbered moves by action: actions with a single move first, then each other action with its moves below, in as many
 * columns as fit. The numbers are those among all moves, however few are shown.
 */
export function menuText(ir: GameIR, moves: readonly Numbered[], options: MenuOptions = {}): string {
  const { width = 80, isShort } = options
  const byAction = new Map<string | undefined, Numbered[]>()
  for (const each of moves) {
    const { action } = each.move
    byAction.set(action, [...(byAction.get(action) ?? []), each])
  }
  const groups = [...byAction].map(([action, ways]) => ({ action, ways }))
  const digits = Math.max(...moves.map(({ label }) => label.length), 1)
  const whole = groups.filter(({ action, ways }) => action !== undefined && ways[0]?.move.notation === action)
  const whatever = (ways: readonly Numbered[]): readonly string[] =>
    inColumns(
      ways.map((each) => item(each, each.move.notation, digits)),
      width,
    )
  const blocks = [
    whatever(whole.flatMap(({ ways }) => ways)),
    ...groups.map((group) => {
      const { action, ways } = group
      if (whole.includes(group)) return []
      if (action === undefined)
        return [...(groups.length > whole.length + 1 ? ['otherwise:'] : []), ...whatever(ways)]
      if (isShort === true && ways.length > LONGEST_MENU)
        return [`${titleOf(ir, action)}:`, ...indented(summary(action, ways.length), width)]
      const lines = inColumns(
        ways.map((each) => item(each, picksOf(each.move), digits)),
        width,
      )
      return [`${titleOf(ir, action)}:`, ...cut(lines, ways, width, options)]
    }),
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n')
}

function summary(action: string, ways: number): string {
  return `in ${ways} ways. \`${action}\` lets you choose one thing at a time; \`moves all\` lists them, and \`moves WORDS\` those with these words.`
}

function indented(text: string, width: number): readonly string[] {
  return wrapHanging(text, width - 2, '').map((line) => `  ${line}`)
}

function titleOf(ir: GameIR, action: string): string {
  return ir.actions.find(({ name }) => name === action)?.title ?? action
}

/** The move that a text identifies by its picks alone, in any order and separated by commas or `and`. */
export function moveOfPicks(moves: readonly Move[], text: string): Move | undefined {
  const wanted = pickKey(text)
  const found = moves.filter((move) => pickKey(picksOf(move)) === wanted)
  return found.length === 1 ? found[0] : undefined
}

function pickKey(text: string): string {
  const picks = text.toLowerCase().split(/,| and /)
  return picks
    .map((pick) => pick.trim())
    .sort()
    .join()
}

/** The part that distinguishes a move from others of its action: `a, b` of `lay down (a, b)`. */
function picksOf({ notation, action }: Move): string {
  const head = `${action ?? ''} (`
  return notation.startsWith(head) && notation.endsWith(')') ? notation.slice(head.length, -1) : notation
}

function item({ label }: Numbered, text: string, digits: number): string {
  return `${label.padStart(digits + 2)}  ${text}`
}

/** Items in columns, top to bottom. Items longer than a line continue below. */
export function inColumns(items: readonly string[], width: number): readonly string[] {
  const widest = Math.max(0, ...items.map(widthOf))
  const columns = Math.max(1, Math.floor((width + 2) / (widest + 2)))
  if (columns === 1) return items.flatMap((text) => folded(text, width))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => items[column * rows + row] ?? '')
      .map((text) => padEnd(text, widest))
      .join('  ')
      .trimEnd(),
  )
}

function folded(text: string, width: number): readonly string[] {
  const [head = ''] = /^ *#?\d+  /.exec(text) ?? []
  const lines = wrap(text.slice(head.length), width - head.length)
  return lines.map((line, i) => (i === 0 ? head : ' '.repeat(head.length)) + line)
}

function cut(
  lines: readonly string[],
  ways: readonly Numbered[],
  width: number,
  { rows = lines.length }: MenuOptions,
): readonly string[] {
  if (lines.length <= rows) return lines
  const shown =
    lines
      .slice(0, rows)
      .join('\n')
      .match(/^ *#?\d+ /gm)?.length ?? 0
  const more = ways.length - shown
  return [
    ...lines.slice(0, rows),
    ...indented(`and ${more} more: \`moves all\`, or \`moves WORDS\` for those with these words`, width),
  ]
}
