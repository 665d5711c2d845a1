import { H, NONE, type ExprIR, type GameIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { js, jsName, type Js } from '../code/code.ts'
import { block, emit, named, type Ctx } from './context.ts'
import { spaceChanged } from './choice-cache.ts'
import { mayKeepRoutes, noteCall } from '../code/route-notes.ts'
import type { ReadWords } from '../../state/read-words.ts'
import { plainMemory, type Memory } from './memory.ts'
import { Unsupported } from '../code/unsupported.ts'
import type { StaticTables } from '../code/tables.ts'
import { known, ranged, type Val } from '../code/val.ts'

/** A maintained, ascending list of those of some pieces that are on the board. */
interface LiveList {
  readonly base: number
  readonly pieces: readonly number[]
}

/**
 * The memory of a game that is played to its end without observers: a space is one word (0 or the word of its piece),
 * and dead words are left out. Everything else is laid out as in the plain state.
 */
export interface BoardMemory extends Memory {
  readonly size: number
  readonly board: number
  readonly spaces: number
  readonly lists: readonly LiveList[]
  /** Functions for pieces that enter or leave the board; filled in when all lists are known. */
  readonly crossings: readonly Crossing[]
  /** True if rules ask about places off the board anything except which pieces are there. */
  readonly usesLists: boolean
  /** The word of each piece: its number, and bits for its relation to each seat. */
  readonly pieceWords: readonly number[]
}

export interface Crossing {
  readonly name: Js
  readonly enters: boolean
  readonly least: number
  readonly most: number
}

/** Bits in the word of a piece: it exists; from here on, one bit for each owning seat. */
const PRESENT = 1 << 12
export const OWNER_BIT = 13
/** The value beyond the edge of the board. */
export const WALL = 1 << 30
export const PIECE_MASK = PRESENT - 1

/** True if a space holds at most one piece, so that one word is enough for it. */
export function isBoard({ spaces, containers, pieces, seats }: GameIR): boolean {
  return (
    spaces.length > 0 &&
    containers.slice(0, spaces.length).every((c) => c.capacity === 1) &&
    pieces.length < PRESENT &&
    seats.length < 16
  )
}

export function wordsOfPieces(ir: GameIR): readonly number[] {
  return ir.pieces.map(
    (piece, i) => i | PRESENT | (piece.owner === NONE ? 0 : 1 << (OWNER_BIT + piece.owner)),
  )
}

export function boardMemory(ir: GameIR, words: ReadWords, tables: StaticTables): BoardMemory {
  const plain = plainMemory(ir)
  const m = ir.memory
  const spaces = ir.spaces.length
  if (!isBoard(ir)) throw new Unsupported(spaces === 0 ? 'no spaces' : 'spaces that hold more than one piece')
  const board = m.size
  let size = m.size + spaces + 1
  const lists: LiveList[] = []
  const pieceWords = wordsOfPieces(ir)
  const pieceTable = tables.of(pieceWords)
  const word = (space: Val): Js => js`B[${known(space) ?? space.code}]`
  const placeOf = (piece: Val): Val => ({ ...plain.at(piece), code: js`A[${known(piece) ?? piece.code}]` })
  const onBoard = (c: Val): boolean | undefined => {
    if (!c.none && c.lo >= 0 && c.hi < spaces) return true
    return c.lo >= spaces || c.lo > c.hi ? false : undefined
  }
  const either = (c: Val, boardCode: Js, elsewhere: Val): Val => {
    const on = onBoard(c)
    if (on === true) return { ...elsewhere, code: boardCode }
    usesLists = true
    if (on === false) return elsewhere
    return { ...elsewhere, code: js`(${c.code} < ${spaces} ? ${boardCode} : ${elsewhere.code})` }
  }
  const crossings: Crossing[] = []
  const crossing = (enters: boolean, piece: Val): Js => {
    const same = crossings.find((c) => c.enters === enters && c.least === piece.lo && c.most === piece.hi)
    if (same !== undefined) return same.name
    const name = js`${enters ? js`enter` : js`leave`}${crossings.length}`
    crossings.push({ name, enters, least: piece.lo, most: piece.hi })
    return name
  }
  let usesLists = ir.containers.some((c, i) => i >= spaces && c.capacity < ir.pieces.length)
  const listed = (v: Val): Val => {
    usesLists = true
    return v
  }
  const first = (c: Val): Js => js`(${word(c)} === 0 ? N : ${word(c)} & ${PIECE_MASK})`
  return {
    ...plain,
    get size() {
      return size
    },
    board,
    spaces,
    lists,
    pieceWords,
    home: (at) => (words.isVariable(at) ? jsName('word', 'w', at) : js`S[${at}]`),
    carries: (at) => at < 0 || words.isCarried(at),
    isVariable: words.isVariable,
    isDead: (at) => words.isDead(at),
    needsPlain: () => {
      throw new Unsupported('a step that works on the plain state')
    },
    count: (c) => either(c, js`(${word(c)} === 0 ? 0 : 1)`, plain.count(c)),
    first: (c) => either(c, first(c), plain.first(c)),
    last: (c) => either(c, first(c), plain.last(c)),
    isEmpty: (c) => {
      const on = onBoard(c)
      if (on === true) return js`${word(c)} === 0`
      usesLists = true
      const elsewhere = plain.isEmpty(c)
      return on === false ? elsewhere : js`(${c.code} < ${spaces} ? ${word(c)} === 0 : ${elsewhere})`
    },
    ownedBy: (c, seat) => {
      if (onBoard(c) !== true) return undefined
      const bit =
        known(seat) === undefined ? js`(${OWNER_BIT} + ${seat.code})` : js`${OWNER_BIT + (known(seat) ?? 0)}`
      return js`(${word(c)} >> ${bit} & 1) === 1`
    },
    occupant: (c) =>
      onBoard(c) === true
        ? ranged(js`(${word(c)} & ${PIECE_MASK})`, 0, ir.pieces.length - 1)
        : listed(plain.occupant(c)),
    at: placeOf,
    next: (p) => listed(plain.next(p)),
    previous: (p) => listed(plain.previous(p)),
    get usesLists() {
      return usesLists
    },
    crossings,
    move: (ctx, piece, to, end, origin) => {
      const from = ctx.places.get(piece.code.text) ?? named(ctx, placeOf(piece))
      if (ir.pictures.length > 0 || mayKeepRoutes(ir)) emit(ctx, noteCall(piece.code))
      const on = onBoard(to)
      const isFree = ctx.empty.has(to.code.text)
      const there = (): void => {
        if (!isFree) emit(ctx, js`if (${word(to)} !== 0) full(${to.code}, ${origin});`)
        emit(ctx, js`${word(to)} = ${pieceTable.name}[${piece.code}];`, ...spaceChanged(ctx.g, to.code))
        emit(ctx, js`A[${piece.code}] = ${to.code};`)
      }
      const elsewhere = (): void => {
        emit(ctx, js`put(S, ${piece.code}, ${to.code}, ${end === 'first' ? 1 : 0}, ${origin});`)
      }
      const offBoard = (): void => {
        emit(ctx, js`${word(from)} = 0;`, ...spaceChanged(ctx.g, from.code))
        if (on === undefined)
          emit(ctx, js`if (${to.code} >= ${spaces}) ${crossing(false, piece)}(S, ${piece.code});`)
        if (on === false) emit(ctx, js`${crossing(false, piece)}(S, ${piece.code});`)
      }
      const outOfPlace = (): void => {
        emit(ctx, js`takeAway(S, ${piece.code});`)
        if (on === undefined)
          emit(ctx, js`if (${to.code} < ${spaces}) ${crossing(true, piece)}(S, ${piece.code});`)
        if (on === true) emit(ctx, js`${crossing(true, piece)}(S, ${piece.code});`)
      }
      const wasOn = onBoard(from)
      if (wasOn === true) offBoard()
      else if (wasOn === false) outOfPlace()
      else {
        block(ctx, js`if (${from.code} >>> 0 < ${spaces})`, offBoard)
        block(ctx, js`else`, outOfPlace)
      }
      nowAt(ctx, piece, from, to)
      ctx.empty.clear()
      if (from.atom && (isFree || on === false)) ctx.empty.add(from.code.text)
      if (on === true) return there()
      if (on === false) return elsewhere()
      block(ctx, js`if (${to.code} < ${spaces})`, there)
      block(ctx, js`else`, elsewhere)
    },
    show: () => {},
    reveal: () => {},
    over: (ctx: Ctx, winner, reason) => {
      emit(ctx, js`S[${H.winner}] = ${winner.code}; S[${H.reason}] = ${reason};`)
    },
    locate: (ctx, from, piece) => {
      if (from.set === 'open line' && piece.atom) ctx.empty.add(piece.code.text)
      if (!areOnBoard(ir, from, spaces) || !piece.atom) return
      ctx.places.set(piece.code.text, named(ctx, { ...placeOf(piece), lo: 0, hi: spaces - 1, none: false }))
      ctx.pieces.set(piece.code.text, piece)
    },
    live: (pieces, reg, where) => {
      if (!standsOnBoard(ir, reg, where, spaces) || pieces.some((p, i) => p <= (pieces[i - 1] ?? -1)))
        return undefined
      const existing = lists.find((list) => String(list.pieces) === String(pieces))
      if (existing !== undefined) return existing.base
      const base = size
      size += pieces.length + 1
      lists.push({ base, pieces })
      return base
    },
  }
}

/** Records the new place of a piece. Other names may refer to the same piece unless that is impossible. */
function nowAt(ctx: Ctx, piece: Val, from: Val, to: Val): void {
  for (const name of [...ctx.places.keys()]) {
    const cached = ctx.pieces.get(name)
    if (cached === undefined || (cached.lo <= piece.hi && piece.lo <= cached.hi)) ctx.places.delete(name)
  }
  ctx.last.move = { piece, from, to, sure: true }
  if (!piece.atom || !to.atom) return
  ctx.places.set(piece.code.text, to)
  ctx.pieces.set(piece.code.text, piece)
}

/** True if all members are on the board. */
function areOnBoard(ir: GameIR, set: SetIR, spaces: number): boolean {
  if (set.set === 'sight') return true
  if (set.set !== 'filter') return false
  const terms = set.where.op === 'and' ? set.where.terms : [set.where]
  return areOnBoard(ir, set.of, spaces) || terms.some((term) => standsOnBoard(ir, set.reg, term, spaces))
}

/** `at[reg] < spaces`. */
export function standsOnBoard(ir: GameIR, reg: number, where: ExprIR, spaces: number): boolean {
  if (where.op !== 'lt' || where.left.op !== 'load' || where.right.op !== 'const') return false
  const { base, index } = where.left
  return base === ir.memory.at && index.op === 'reg' && index.reg === reg && where.right.value === spaces
}
