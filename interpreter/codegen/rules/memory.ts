import { H, NONE, STATUS, type ExprIR, type GameIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { js, jsName, type Js } from '../code/code.ts'
import { contentsOf, entitiesOf, type Hull } from '../code/contents.ts'
import { declaredAt, declaredFrom } from '../code/declared-ranges.ts'
import { block, emit, named, type Ctx } from './context.ts'
import { moveUnit } from './moving.ts'
import { planOf } from '../code/plan-of.ts'
import { anyWord, isNone, known, negated, ranged, type Cond, type Val } from '../code/val.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/**
 * The memory layout of the table, and the code for moving a piece. The plain layout is the state as the contract
 * defines it.
 */
export interface Memory {
  /** The address of a word that is neither a local variable nor part of the table. */
  home(at: number): Js
  /** Lowest and highest number of the possible contents of a container. */
  lying(container: Pick<Val, 'lo' | 'hi'>): Hull
  /** The container must not be none. */
  count(container: Val): Val
  first(container: Val): Val
  last(container: Val): Val
  isEmpty(container: Val): Cond
  /** True if the piece on a space belongs to this seat. Neither may be none. Undefined if owners are not stored. */
  ownedBy?(container: Val, seat: Val): Cond | undefined
  /** The piece must not be none. */
  at(piece: Val): Val
  next(piece: Val): Val
  previous(piece: Val): Val
  seen(piece: Val): Val
  /**
   * Moves one piece and checks that there is room. Neither may be none. `isOneOfMany`: the caller reveals the tops of
   * piles once all have moved.
   */
  move(ctx: Ctx, piece: Val, to: Val, end: 'first' | 'last', origin: number, isOneOfMany?: true): void
  /** Appends a piece to a group that has just begun, as one of many. */
  moveIntoNew(ctx: Ctx, piece: Val, group: Val): void
  show(ctx: Ctx, piece: Val, seats: Val): void
  reveal(ctx: Ctx, piece: Val): void
  /** True for a dead word, which need not be written. */
  isDead(at: number): boolean
  /** Throws unless the layout is plain: the following code needs the plain state. */
  needsPlain(): void
  /** The piece in a non-empty container of capacity one. */
  occupant(container: Val): Val
  /** Ends the game with a winner and a reason. */
  over(ctx: Ctx, winner: Val, reason: number): void
  /** True for words in variables of the machine, on whose known values blocks are specialised. */
  carries(at: number): boolean
  /** True if no rule reads who knows which face, so that this is not stored. */
  readonly keepsNoMarks?: true
  /** True for words that are variables of the machine, invisible to functions outside it. */
  isVariable(at: number): boolean
  /** Places that may contain groups. */
  readonly groupPlaces: readonly number[]
  /** Possible places of the outermost group around one of these groups, given as containers. */
  outermost(lo: number, hi: number): readonly number[]
  /** Called if something reads who knows which face without naming the piece. */
  needsMarks?(): void
  /** Records the place of a chosen piece, if the source of the choice determines it. */
  locate?(ctx: Ctx, from: SetIR, piece: Val): void
  /**
   * The address of a list of those of `pieces` that satisfy the condition now, if one is maintained: their number, then
   * the pieces.
   */
  live?(pieces: readonly number[], reg: number, where: ExprIR): number | undefined
}

/** The state as it is between calls. */
export function plainMemory(ir: GameIR): Memory {
  const m = ir.memory
  const [pieces, containers] = [entitiesOf(ir), ir.containers.length]
  const word = (base: number, index: Val, count: number, none: boolean): Val =>
    ranged(js`S[${sum(base, index)}]`, 0, count - 1, none)
  const contents = contentsOf(ir)
  /** The possible contents of the container. */
  const lying = (base: number, container: Val, none: boolean): Val =>
    ranged(js`S[${sum(base, container)}]`, ...contents.in(container), none)
  return {
    lying: contents.in,
    home: (at) => js`S[${at}]`,
    count: (c) => word(m.count, c, pieces + 1, false),
    first: (c) => lying(m.first, c, true),
    last: (c) => lying(m.lastPiece, c, true),
    isEmpty: (c) => js`S[${sum(m.count, c)}] === 0`,
    at: (p) => word(m.at, p, containers, true),
    next: (p) => word(m.next, p, pieces, true),
    previous: (p) => word(m.previous, p, pieces, true),
    seen: (p) => ranged(js`S[${sum(m.seen, p)}]`, -0x80000000, 0x7fffffff),
    move: (ctx, piece, to, end, origin, isOneOfMany) => {
      const unit = moveUnit(ctx.g, planOf(ir), to, end, { checksRoom: true, showsTops: isOneOfMany !== true })
      const isWatched = ctx.g.facts.watched.size > 0
      const from = isWatched ? named(ctx, word(m.at, piece, containers, true)) : undefined
      emit(ctx, js`${unit}(S, ${piece.code}, ${to.code}, ${origin});`)
      ctx.places.delete(piece.code.text)
      ctx.last.move = from && { piece, from, to, sure: true }
    },
    moveIntoNew: (ctx, piece, group) => {
      const unit = moveUnit(ctx.g, planOf(ir), group, 'last', { checksRoom: false, showsTops: false })
      emit(ctx, js`${unit}(S, ${piece.code}, ${group.code}, 0);`)
    },
    show: (ctx, piece, seats) => {
      emit(ctx, js`S[${sum(m.seen, piece)}] |= ${seats.code};`)
    },
    reveal: (ctx, piece) => {
      emit(ctx, js`reveal(S, ${piece.code});`)
    },
    isDead: () => false,
    needsPlain: () => {},
    occupant: (c) => lying(m.first, c, false),
    over: (ctx, winner, reason) => {
      emit(ctx, js`over(S, ${winner.code}, ${reason});`)
    },
    carries: () => false,
    isVariable: () => false,
    groupPlaces: contents.ofGroups,
    outermost: contents.outermost,
  }
}

/** The game is over, and nobody reads anything else of the state. */
export const onlySaysOver: Memory['over'] = (ctx, winner, reason) => {
  const ended = js`S[${H.status}] = ${STATUS.over};`
  emit(ctx, js`S[${H.winner}] = ${winner.code}; S[${H.reason}] = ${reason}; ${ended}`)
}

/** The same without words for who knows which face. `read` is called if a rule reads one. */
export function withoutMarks(memory: Memory, pieces: number, read: () => void): Memory {
  const seen = (piece: Val): Val => {
    // Group words follow the piece words and use a different layout.
    if (piece.lo < pieces) read()
    return memory.seen(piece)
  }
  return { ...memory, keepsNoMarks: true, needsMarks: read, seen }
}

/** True if the container, whatever it may be, holds at most one piece, so that nothing follows the first. */
export function holdsOne({ containers }: GameIR, { lo, hi }: Val): boolean {
  const places = containers.slice(Math.max(0, lo), hi + 1)
  return places.length > 0 && places.every(({ capacity }) => capacity === 1)
}

/** An address: a base and a number, folded if both are constant. */
export function sum(base: number, index: Val): Js {
  const at = known(index)
  return at === undefined ? js`${base} + ${index.code} | 0` : js`${base + at}`
}

/** Reads a word of the state at a fixed address. */
export function readCell(ctx: Ctx, at: number): Val {
  const cached = ctx.cells.get(at)
  if (cached !== undefined) return cached
  const { ir, memory } = ctx.g
  if (at < H.drawsRoll) return ranged(memory.home(at), ...rangeOfHeader(ir, at), true)
  const table = partOfTable(ir, at)
  if (table !== undefined) {
    const index = ranged(js`${table.index}`, table.index, table.index)
    return partAt(ctx, table.part, index)
  }
  return { ...anyWord(memory.home(at)), ...declaredAt(ir, at) }
}

function rangeOfHeader(ir: GameIR, at: number): readonly [number, number] {
  if (at === H.you || at === H.decider || at === H.winner) return [0, ir.seats.length - 1]
  if (at === H.action) return [0, Math.max(0, ir.actions.length - 1)]
  return [-0x7fffffff, 0x7fffffff]
}

/** The word at `base + index`. None if the index is none. */
export function readLoad(ctx: Ctx, base: number, index: Val): Val {
  const { ir, memory } = ctx.g
  const fixed = known(index)
  if (fixed !== undefined) return fixed === NONE ? index : readCell(ctx, base + fixed)
  const part = partOfTable(ir, base)
  const i = index.none ? named(ctx, index) : index
  const inside = { ...i, none: false }
  const read =
    part !== undefined && part.index === 0
      ? partAt(ctx, part.part, inside)
      : { ...anyWord(js`${dynamicHome(memory, base, inside)}`), ...declaredFrom(ir, base, inside) }
  const none = isNone(i)
  if (none === false) return read
  return { ...read, code: js`(${negated(none)} ? ${read.code} : N)`, none: true }
}

function dynamicHome(_memory: Memory, base: number, index: Val): Js {
  return js`S[${sum(base, index)}]`
}

type Part = 'first' | 'lastPiece' | 'count' | 'at' | 'next' | 'previous' | 'seen'

/** The list of the table that contains an address. */
function partOfTable(ir: GameIR, at: number): { readonly part: Part; readonly index: number } | undefined {
  for (const { part, base, length } of partsOfTable(ir))
    if (at >= base && at < base + length) return { part, index: at - base }
  return undefined
}

interface PartOfTable {
  readonly part: Part
  readonly base: number
  readonly length: number
}

const partsOfTable = memoized((ir: GameIR): readonly PartOfTable[] => {
  const m = ir.memory
  const entities = entitiesOf(ir)
  return [
    { part: 'first', base: m.first, length: ir.containers.length },
    { part: 'lastPiece', base: m.lastPiece, length: ir.containers.length },
    { part: 'count', base: m.count, length: ir.containers.length },
    { part: 'at', base: m.at, length: entities },
    { part: 'next', base: m.next, length: entities },
    { part: 'previous', base: m.previous, length: entities },
    { part: 'seen', base: m.seen, length: ir.pieces.length },
  ]
})

function partAt(ctx: Ctx, part: Part, index: Val): Val {
  const { memory } = ctx.g
  switch (part) {
    case 'first':
      return memory.first(index)
    case 'lastPiece':
      return memory.last(index)
    case 'count':
      return memory.count(index)
    case 'at':
      return ctx.places.get(index.code.text) ?? memory.at(index)
    case 'next':
      return memory.next(index)
    case 'previous':
      return memory.previous(index)
    case 'seen':
      return memory.seen(index)
  }
}

/** Stores a word: in its variable, at its address, or both. */
export function writeCell(ctx: Ctx, at: number, value: Val): void {
  const { facts, memory } = ctx.g
  if (facts.locals.has(at)) {
    const name = local(at)
    emit(ctx, js`${name} = ${value.code};`)
    if (facts.lasting.has(at) && !memory.isDead(at)) emit(ctx, js`${memory.home(at)} = ${value.code};`)
    ctx.cells.set(at, { ...value, code: known(value) === undefined ? name : value.code, atom: true })
    return
  }
  if (memory.carries(at)) {
    if (known(value) === undefined) emit(ctx, js`${memory.home(at)} = ${value.code};`)
    if (known(value) === undefined) ctx.cells.delete(at)
    else ctx.cells.set(at, value)
    return
  }
  ctx.cells.delete(at)
  if (!memory.isDead(at)) emit(ctx, js`${memory.home(at)} = ${value.code};`)
}

/** The variable of a local word. */
export function local(at: number): Js {
  return jsName('local', 'c', at)
}

/** Invalidates facts at a branch join. */
export function forget(ctx: Ctx, written: Iterable<number>): void {
  for (const at of written) {
    if (ctx.g.facts.locals.has(at)) ctx.cells.set(at, anyWord(local(at), true))
    else ctx.cells.delete(at)
  }
}

export function guarded(ctx: Ctx, container: Val, body: (c: Val) => void): void {
  const none = isNone(container)
  if (none === true) return
  if (none === false) return body(container)
  const c = named(ctx, container)
  block(ctx, js`if (${negated(isNone(c))})`, () => body({ ...c, none: false }))
}

/** The seat of `you`. */
export function you(ctx: Ctx): Val {
  return readCell(ctx, H.you)
}
