import type { BoardIR, GameIR, HeaderWord, RegionIR } from '../../grammar/ir/ir.ts'
import { wasAnswered } from '../../grammar/ir/answered-word.ts'
import { H, MIXED_BIT, NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { numberedAnew } from '../deduction/position.ts'
import { wordRoles } from '../deduction/word-roles.ts'
import { Fault, type Program } from '../program/program.ts'
import { askedThere, asideIn, bareState, laidOutState, layoutOf, renumbered } from './position-state.ts'
import type { Layout } from './position-state.ts'
import { numbersFor, sortOf, sortsIn } from './position-sorts.ts'
import { AGAIN, isRing, namesOfType, positionWords } from './position-words.ts'

/** A position as one line, with every secret. It must wait for a decision. */
export function positionOf(program: Program, state: Int32Array, history: boolean): string {
  return textOf(program, bareState(program.ir, state), history, new Set())
}

/** The same as a seat knows it: two positions that differ only in what it cannot know give one text. */
export function positionSeenBy(program: Program, state: Int32Array, seat: number): string {
  const { ir } = program
  const known = numberedAnew(ir, state, seat)?.position
  if (known === undefined)
    throw new Fault(
      'ST5220',
      'While players act in secret, a position cannot be printed for one of them.',
      -1,
    )
  return textOf(program, bareState(ir, known.state), false, new Set(known.pools.flat()))
}

/** @param hidden pieces whose faces are not printed */
function textOf(program: Program, bare: Int32Array, history: boolean, hidden: ReadonlySet<number>): string {
  const { ir } = program
  const { to, aside, numbers } = numbering(ir, bare, history)
  const S = renumbered(ir, bare, to)
  const layout = layoutOf(ir, S)
  const faces = new Map(ir.pieces.map((_, piece) => [piece, S[(ir.memory.face ?? 0) + piece] ?? piece]))
  const unknown = new Set([...hidden].map((piece) => to[piece] ?? piece))
  const plain = laidOutState(ir, layout, faces)
  const asked = askedThere(program, plain, S[H.site] ?? NONE, S[H.decider] ?? NONE)
  const text = new PositionText(ir, S, asked, layout, unknown)
  return [
    ...text.places(),
    ...(aside === undefined ? [] : [`aside: ${contentsText(ir, S, aside, unknown)}`]),
    ...(numbers === undefined ? [] : [`numbers: ${numbers.join(', ')}`]),
    ...text.now(),
    ...text.words(history),
  ].join('; ')
}

/** New numbers of the pieces, in the order in which a reader of the text assigns them. */
function numbering(
  ir: GameIR,
  S: Int32Array,
  history: boolean,
): {
  readonly to: readonly number[]
  readonly aside: readonly number[] | undefined
  readonly numbers: readonly number[] | undefined
} {
  const placed = layoutOf(ir, S).flatMap((things) => things.filter((thing) => thing < ir.pieces.length))
  const away = asideIn(ir, S)
  // Pictures of earlier positions identify pieces by their numbers.
  if (history && ir.pictures.length > 0)
    return {
      to: [...ir.pieces.keys()],
      aside: away.length === 0 ? undefined : away,
      numbers: [...placed, ...away],
    }
  const sortsOf = (pieces: readonly number[]): readonly number[] =>
    pieces.map((piece) => sortOf(ir, S, piece))
  const to = Array.from(ir.pieces.keys(), () => -1)
  const first = numbersFor(ir, sortsOf(placed))
  const used = new Set(first)
  const left = [...ir.pieces.keys()].filter((piece) => !used.has(piece))
  const awaiting = [...away]
  const usual = left.map((number) => {
    const sort = sortsIn(ir).ofFace[number]
    const at = awaiting.findIndex((piece) => sortOf(ir, S, piece) === sort)
    return at < 0 ? -1 : (awaiting.splice(at, 1)[0] ?? -1)
  })
  const isUsual = !usual.includes(-1)
  const pieces = [...placed, ...(isUsual ? usual : away)]
  const numbers = isUsual ? [...first, ...left] : numbersFor(ir, sortsOf(pieces))
  pieces.forEach((piece, i) => (to[piece] = numbers[i] ?? piece))
  return { to, aside: isUsual ? undefined : away.map((piece) => to[piece] ?? piece), numbers: undefined }
}

class PositionText {
  private readonly ir: GameIR
  private readonly S: Int32Array
  /** The same without anything that must be said. */
  private readonly plain: Int32Array
  private readonly layout: Layout
  private readonly containers: readonly string[]
  private readonly unknown: ReadonlySet<number>

  constructor(ir: GameIR, S: Int32Array, plain: Int32Array, layout: Layout, unknown: ReadonlySet<number>) {
    this.unknown = unknown
    this.ir = ir
    this.S = S
    this.plain = plain
    this.layout = layout
    this.containers = [...positionWords(ir).containers.keys()]
  }

  places(): readonly string[] {
    const drawn = new Set<number>()
    const boards = this.ir.boards.flatMap((board) => {
      const rows = rowsOf(this.ir, board)
      if (rows === undefined) return []
      const text = rows.map((row) => this.row(row, drawn)).join('/')
      return [`${board.place}: ${text}`]
    })
    const others = this.layout.flatMap((things, container) =>
      things.length === 0 || drawn.has(container)
        ? []
        : [`${this.containers[container] ?? ''}: ${contentsText(this.ir, this.S, things, this.unknown)}`],
    )
    return [...boards, ...others]
  }

  private row(row: readonly (number | undefined)[], drawn: Set<number>): string {
    let text = ''
    let empty = 0
    for (const space of row) {
      const [only, second] = space === undefined ? [] : (this.layout[space] ?? [])
      if (space !== undefined && only === undefined) {
        empty++
        continue
      }
      if (empty > 0) text += String(empty)
      empty = 0
      const sort = only === undefined || second !== undefined ? undefined : sortOf(this.ir, this.S, only)
      const sign =
        only !== undefined && sort !== undefined && this.unknown.has(only)
          ? '?'
          : sortsIn(this.ir).all[sort ?? -1]?.sign
      if (space !== undefined && sign !== undefined) drawn.add(space)
      text += space === undefined ? '~' : (sign ?? '*')
    }
    return text + (empty > 0 ? String(empty) : '')
  }

  now(): readonly string[] {
    const { ir, S } = this
    const seat = S[H.decider] ?? NONE
    const you = S[H.you] ?? NONE
    const action = S[H.action] ?? NONE
    const depth = S[H.depth] ?? 0
    const screen = S[H.screen] ?? 0
    const site = positionWords(ir).nameOfSite.get(S[H.site] ?? NONE) ?? ''
    return [
      `now: ${seatName(ir, seat)} at ${site}`,
      ...(this.isPlain('you') ? [] : [`you: ${seatName(ir, you)}`]),
      ...(this.isPlain('action') ? [] : [`action: ${ir.actions[action]?.name ?? 'none'}`]),
      ...(this.isPlain('depth') ? [] : [`depth: ${depth}`]),
      ...(this.isPlain('screen') ? [] : [`screen: ${screen}`]),
    ]
  }

  private isPlain(word: HeaderWord): boolean {
    return this.S[H[word]] === this.plain[H[word]]
  }

  words(history: boolean): readonly string[] {
    const regions = [...positionWords(this.ir).regions].filter(([, region]) => history || !isRing(region))
    return [...this.seen(), ...regions.flatMap(([name, region]) => this.region(name, region))]
  }

  private seen(): readonly string[] {
    const { seen } = this.ir.memory
    return this.grouped(
      'seen',
      seen,
      [...this.ir.pieces.keys()].map((piece) => this.reference(piece)),
      (word) => watchersText(this.ir, word),
    )
  }

  private region(name: string, region: RegionIR): readonly string[] {
    const { at, length, type } = region
    const value = (word: number, address = at): string => this.value(region, address, word)
    const things =
      region.per === 'piece'
        ? [...this.ir.pieces.keys()].map((piece) => this.reference(piece))
        : positionWords(this.ir).thingsOf(region)
    if (things !== undefined) return this.grouped(name, at, things, value, type === 'truth')
    const words = Array.from({ length }, (_, i) => i)
    const isPlain = (i: number): boolean => this.S[at + i] === this.plain[at + i]
    const last = words.findLast((i) => !isPlain(i))
    if (last === undefined) return []
    const texts = words
      .slice(0, last + 1)
      .map((i) => (isPlain(i) ? '.' : value(this.S[at + i] ?? NONE, at + i)))
    return [`${name}: ${runs(texts).join(', ')}`]
  }

  /** `wounds of a1, b2: 1`; for truths that hold, `moved: a1, b2`. */
  private grouped(
    name: string,
    at: number,
    things: readonly string[],
    value: (word: number) => string,
    isTruth = false,
  ): readonly string[] {
    const alike = new Map<string, string[]>()
    things.forEach((thing, i) => {
      const word = this.S[at + i] ?? NONE
      if (word === this.plain[at + i]) return
      const text = value(word)
      alike.set(text, [...(alike.get(text) ?? []), thing])
    })
    return [...alike].map(([text, of]) =>
      isTruth && text === 'yes' ? `${name}: ${of.join(', ')}` : `${name} of ${of.join(', ')}: ${text}`,
    )
  }

  private value({ type }: RegionIR, address: number, word: number): string {
    if (word === NONE) return 'none'
    const { askings, nameOfSite, returns } = positionWords(this.ir)
    if (returns.has(address)) return nameOfSite.get(word) ?? String(word)
    if (askings.has(address) && wasAnswered(word)) return `${this.ir.seats[~word]?.name ?? 'nobody'}${AGAIN}`
    if (type === 'piece' || type === 'group' || wordRoles(this.ir).pieces.has(address))
      return this.reference(word)
    return namesOfType(this.ir, type)?.[word] ?? String(word)
  }

  /** A piece by its place, or a group by its name. */
  private reference(thing: number): string {
    const { pieces, memory, groups } = this.ir
    if (thing < 0) return String(thing)
    if (thing >= pieces.length) {
      const group = groups.find(({ first, count }) => thing >= first && thing < first + count)
      return this.containers[(group?.container ?? 0) + thing - (group?.first ?? 0)] ?? ''
    }
    const container = this.S[memory.at + thing] ?? NONE
    const among = container === NONE ? asideIn(this.ir, this.S) : (this.layout[container] ?? [])
    const name = container === NONE ? 'aside' : (this.containers[container] ?? '')
    const isGroup = container >= (groups[0]?.container ?? this.ir.containers.length)
    return among.length === 1 && !isGroup ? name : `${name}#${among.indexOf(thing) + 1}`
  }
}

function seatName(ir: GameIR, seat: number): string {
  return ir.seats[seat]?.name ?? 'none'
}

/** Spaces in the rows of a board, from the top. Undefined if it is not drawn with signs. */
export function rowsOf(ir: GameIR, board: BoardIR): readonly (readonly (number | undefined)[])[] | undefined {
  const { rows, columns, first, count } = board
  if (rows === 0 || sortsIn(ir).signed.size === 0) return undefined
  const at = new Map<string, number>()
  for (let space = first + count - 1; space >= first; space--)
    at.set(`${ir.spaces[space]?.column ?? 0} ${ir.spaces[space]?.row ?? 0}`, space)
  return Array.from({ length: rows }, (_, line) =>
    Array.from({ length: columns }, (__, column) => at.get(`${column} ${rows - 1 - line}`)),
  )
}

const UNKNOWN = { name: '?', plural: '?' }

function contentsText(
  ir: GameIR,
  S: Int32Array,
  things: readonly number[],
  unknown: ReadonlySet<number>,
): string {
  const containers = [...positionWords(ir).containers.keys()]
  const names = things.map((thing) => {
    if (thing < ir.pieces.length) return unknown.has(thing) ? -1 : sortOf(ir, S, thing)
    const group = ir.groups.find(({ first, count }) => thing >= first && thing < first + count)
    return containers[(group?.container ?? 0) + thing - (group?.first ?? 0)] ?? ''
  })
  const parts: string[] = []
  for (let i = 0; i < names.length;) {
    const one = names[i]
    const n = typeof one === 'number' ? runLength(names, i) : 1
    const sort = one === -1 ? UNKNOWN : typeof one === 'number' ? sortsIn(ir).all[one] : undefined
    parts.push(sort === undefined ? String(one) : n === 1 ? sort.name : `${n} ${sort.plural}`)
    i += n
  }
  return parts.join(', ')
}

/** The number of equal members from one on. */
function runLength<T>(list: readonly T[], from: number): number {
  const end = list.findIndex((other, i) => i > from && other !== list[from])
  return (end < 0 ? list.length : end) - from
}

/** `., ., 3` as `.*2, 3` */
function runs(texts: readonly string[]): readonly string[] {
  const found: { readonly text: string; count: number }[] = []
  for (const text of texts) {
    const last = found.at(-1)
    if (last?.text === text) last.count++
    else found.push({ text, count: 1 })
  }
  return found.map(({ text, count }) => (count === 1 ? text : `${text}*${count}`))
}

/** The bits of a piece's `seen` word by name, in the order of `watcherNames`. */
function watchersText(ir: GameIR, word: number): string {
  const names = watcherNames(ir).filter(({ bit }) => ((word >>> bit) & 1) === 1)
  return names.length === 0 ? 'nobody' : names.map(({ name }) => name).join(' & ')
}

export function watcherNames(ir: GameIR): readonly { readonly name: string; readonly bit: number }[] {
  return [
    ...ir.seats.map(({ name }, bit) => ({ name, bit })),
    { name: 'open', bit: OPEN_BIT },
    { name: 'mixed', bit: MIXED_BIT },
  ]
}
