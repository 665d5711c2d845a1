import { BEHIND_SCREENS, H, MIXED_BIT, NONE, OPEN_BIT, UNNOTICED, type GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { asSeen } from '../state/dark-knowledge.ts'
import { noticedPlies } from '../state/unnoticed.ts'
import { isChanging } from '../state/face.ts'
import { areMixed, isGroupMixed, knows } from '../state/knows.ts'
import { withoutSecrets } from '../state/secrets.ts'
import { pieceStripes, type PieceStripe } from '../state/piece-stripes.ts'
import { seenThere, tablePlan, type TablePlan } from '../state/table-plan.ts'
import { idleWords, resetWords } from './active-words.ts'
import { clearScreened } from './behind-screens.ts'
import { retakePictures } from './retaken-pictures.ts'
import { piecesIn } from './sight.ts'
import { groupsOf } from './assumed-faces.ts'
import { isPiece, wordRoles } from './word-roles.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * A position as one seat may know it: a state with renumbered pieces, so that the numbers reveal only what the seat
 * sees. Two states that differ only in what it cannot know give the same position.
 */
export interface Position {
  readonly state: Int32Array
  readonly seat: number | undefined
  /** Interchangeable pieces that the seat does not know. */
  readonly pools: readonly (readonly number[])[]
  /** True if a value that rules may read is not the true one, because nobody can tell after things were mixed. */
  readonly isGuessed: boolean
}

/**
 * A position from which a game can be continued. Undefined during a secret arrangement, behind screens, if hidden
 * pieces were recorded in position pictures, or if rules in progress remember something computed from faces.
 */
export function knownPosition(ir: GameIR, S: Int32Array, seat: number | undefined): Position | undefined {
  return S[H.screen] !== 0 || planOf(ir).hidesPictured ? undefined : numberedAnew(ir, S, seat)?.position
}

/**
 * A position in which moves can be judged, and the new number of each piece, which nobody may learn who does not know
 * its face. It omits what others have behind screens.
 */
export function numberedAnew(
  ir: GameIR,
  truth: Int32Array,
  seat: number | undefined,
): { readonly position: Position; readonly to: Int32Array } | undefined {
  const plan = planOf(ir)
  const S = asSeen(ir, truth, seat)
  // While somebody else acts in the dark, what the action remembers is secret.
  if (ir.dark !== undefined && (S[H.depth] ?? 0) > 0 && S[H.decider] !== seat) return undefined
  const isScreened = S[H.screen] === BEHIND_SCREENS && seat !== undefined
  const decides = S[H.screen] === UNNOTICED && S[H.decider] === seat
  if ((S[H.screen] !== 0 && !isScreened && !decides) || !plan.canBeTold) return undefined
  const bare = S.slice()
  if (isScreened) clearScreened(ir, bare, seat)
  const idle = idleWords(ir, S)
  for (const at of idle) bare[at] = NONE
  for (const at of wordRoles(ir).fromFaces) if (bare[at] !== NONE) return undefined
  resetWords(ir, bare, idle)
  for (const word of ['seedLow', 'seedHigh', 'drawsShuffle', 'drawsRandom', 'drawsRoll'] as const)
    bare[H[word]] = 0
  bare[H.ply] = noticedPlies(ir, S, seat)
  forgetLayouts(plan, bare)
  forgetLines(ir, bare)
  for (const { at } of plan.fixedFaces) bare[at] = NONE
  withoutSecrets(ir, bare, seat)
  const isGone = (piece: number): boolean => isScreened && bare[ir.memory.at + piece] === NONE
  const hidden = Uint8Array.from(ir.pieces, (_, piece) =>
    isGone(piece) || !knows(ir, S, seat, piece) ? 1 : 0,
  )
  keepOwnMarks(ir, plan.table, bare, seat, hidden)
  const isGuessed = guessMixed(ir, bare, seat, hidden)
  const named = pieceWords(ir, bare)
  const order = inOrder(ir, bare, seat, hidden, namesBy(bare, named))
  const to = callAnew(ir, order, hidden)
  const state = renamedAll(ir, bare, order, to, named)
  retakePictures(ir, S, state, to, hidden)
  return { position: { state, seat, pools: poolsOf(ir, order, hidden, to), isGuessed }, to }
}

/** Renumbers the pieces of a position by `to`. */
export function called(ir: GameIR, { state }: Position, to: Int32Array): Int32Array {
  const order = ir.containers.map((_, c) => piecesIn(ir, state, c))
  order.push([...ir.pieces.keys()].filter((piece) => state[ir.memory.at + piece] === NONE))
  return renamedAll(ir, state, order, to, pieceWords(ir, state))
}

/** Facts about a game that its positions need, computed once. */
interface PositionPlan {
  readonly table: TablePlan
  /**
   * For each piece, a number for owner and class, and one for owner and kind. Equal numbers mean interchangeable
   * pieces.
   */
  readonly group: Int32Array
  readonly sort: Int32Array
  /** Addresses that may contain piece numbers, ascending. */
  readonly words: readonly number[]
  readonly own: readonly PieceStripe[]
  /** Constant words that describe pieces, with their values. They belong to the number, not to the piece. */
  readonly fixedFaces: readonly { readonly at: number; readonly word: number }[]
  readonly canBeTold: boolean
  /** True if pictures record pieces that not everybody sees. */
  readonly hidesPictured: boolean
  /** True if rules show something to players unnoticed by the others. */
  readonly isUnseen: boolean
}

const planOf = memoized((ir: GameIR): PositionPlan => {
  const roles = wordRoles(ir)
  const group = groupsOf(ir)
  const sorts = new Map<string, number>()
  return {
    table: tablePlan(ir),
    group,
    sort: Int32Array.from(ir.pieces, ({ owner, kind }) => {
      const key = `${owner}/${kind}`
      const sort = sorts.get(key) ?? sorts.size
      sorts.set(key, sort)
      return sort
    }),
    words: [...roles.pieces].sort((a, b) => a - b),
    own: pieceStripes(ir),
    fixedFaces: pieceStripes(ir)
      .filter(({ at }) => at === ir.memory.face)
      .flatMap(({ at, start }) => start.map((word, piece) => ({ at: at + piece, piece, word })))
      .filter(({ piece }) => !isChanging(ir, piece)),
    isUnseen:
      ir.unnoticed !== undefined || stepsOf(ir).some((step) => step.step === 'show' && step.unseen === true),
    canBeTold:
      !ir.streaks.some(({ shared }) => shared !== undefined && roles.pieces.has(shared.at)) &&
      ir.pictures.every(({ pieces }) => holdsWholeGroups(group, pieces)),
    hidesPictured: ir.pictures.length > 0 && ir.containers.some(({ seenBy }) => seenBy !== 'everyone'),
  }
})

/** True if each set of interchangeable pieces is in a picture as a whole or not at all. */
function holdsWholeGroups(group: Int32Array, pieces: readonly number[]): boolean {
  const handles = new Set(pieces)
  const groups = new Set(pieces.map((piece) => group[piece]))
  return group.every((one, piece) => !groups.has(one) || handles.has(piece))
}

/** Forgets what was said, if not everybody heard all of it. */
function forgetLines({ told, memory }: GameIR, S: Int32Array): void {
  if (told === undefined) return
  S[H.line] = 0
  for (const { per, at, length } of memory.regions) if (per === 'said') S.fill(NONE, at, at + length)
}

/** Forgets where pieces were set up, which nobody needs any more. */
function forgetLayouts({ own }: PositionPlan, S: Int32Array): void {
  for (const { type, at, start } of own) if (type === undefined) S.set(start, at)
}

/**
 * Replaces names and marks of mixed pieces by guesses, whether or not that changes anything, because a difference would
 * reveal the true words. Returns true if any were mixed.
 */
function guessMixed(ir: GameIR, S: Int32Array, seat: number | undefined, hidden: Uint8Array): boolean {
  const { names } = planOf(ir).table
  const isMixed = (piece: number): boolean => hidden[piece] === 1 && areMixed(ir, S, piece)
  const isNamed = names.some((at) => isPiece(ir, S[at] ?? NONE) && isMixed(S[at] ?? NONE))
  const isMarked = markStripes(ir).length > 0 && ir.pieces.some((_, piece) => isMixed(piece))
  const isGrouped = ir.groups.some(
    ({ first, count, tracked }) =>
      tracked.length > 0 &&
      Array.from({ length: count }, (_, i) => first + i).some(
        (group) => S[ir.memory.at + group] !== NONE && isGroupMixed(ir, S, seat, group),
      ),
  )
  for (const at of names) S[at] = whicheverMixed(ir, S, hidden, S[at] ?? NONE)
  withoutMixedMarks(ir, S, seat, hidden)
  return isNamed || isMarked || isGrouped
}

/**
 * Removes the marks of unknown things that were mixed. Even the number of things with each value must go: a later thing
 * may have replaced one that nobody knew.
 */
function withoutMixedMarks(ir: GameIR, S: Int32Array, seat: number | undefined, hidden: Uint8Array): void {
  const stripes = markStripes(ir)
  ir.pieces.forEach((_, piece) => {
    if (hidden[piece] === 1 && areMixed(ir, S, piece))
      for (const { at, start } of stripes) S[at + piece] = start[piece] ?? NONE
  })
  for (const { first, count, tracked } of ir.groups)
    for (let i = 0; tracked.length > 0 && i < count; i++)
      if (S[ir.memory.at + first + i] !== NONE && isGroupMixed(ir, S, seat, first + i))
        for (const { at, start } of tracked) S[at + i] = start
}

/** A stand-in for a hidden piece that was mixed: the first that it may be. */
function whicheverMixed(ir: GameIR, S: Int32Array, hidden: Uint8Array, named: number): number {
  const maybe = (piece: number): boolean => hidden[piece] === 1 && areMixed(ir, S, piece)
  if (!isPiece(ir, named) || !maybe(named)) return named
  const { group } = planOf(ir)
  for (const [c, { pile }] of ir.containers.entries()) {
    const candidates = piecesIn(ir, S, c).filter((piece) => maybe(piece) && group[piece] === group[named])
    const seen = (piece: number): number => S[ir.memory.seen + piece] ?? 0
    const [one] = pile ? candidates : candidates.sort((a, b) => seen(a) - seen(b))
    if (one !== undefined) return one
  }
  return named
}

function markStripes(ir: GameIR): readonly PieceStripe[] {
  const marks = new Set(planOf(ir).table.marks)
  return planOf(ir).own.filter(({ at }) => marks.has(at))
}

/**
 * Forgets which faces others know. A place remembers publicly that they know a piece, but in a fan that the seat cannot
 * see, their marks depend on faces unknown to it. If something is shown unnoticed, this applies everywhere.
 */
function keepOwnMarks(
  ir: GameIR,
  plan: TablePlan,
  S: Int32Array,
  seat: number | undefined,
  hidden: Uint8Array,
): void {
  const own = seat === undefined ? plan.everyone : 1 << seat
  const { isUnseen } = planOf(ir)
  ir.pieces.forEach((_, piece) => {
    const at = S[ir.memory.at + piece] ?? NONE
    if (at === NONE || (plan.fan[at] !== 1 && !isUnseen)) return
    const observers = seenThere(S, plan, at, piece)
    if (hidden[piece] === 0 && (observers & own) !== 0 && !isUnseen) return
    const word = ir.memory.seen + piece
    S[word] =
      (S[word] ?? 0) & (observers | (hidden[piece] === 0 ? own : 0) | (1 << OPEN_BIT) | (1 << MIXED_BIT))
  })
}

/** Addresses of the words that contain a piece number at present. */
function pieceWords(ir: GameIR, S: Int32Array): readonly number[] {
  return planOf(ir).words.filter((at) => isPiece(ir, S[at] ?? NONE))
}

function namesBy(S: Int32Array, named: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const by = new Map<number, number[]>()
  for (const at of named) {
    const piece = S[at] ?? NONE
    const words = by.get(piece)
    if (words === undefined) by.set(piece, [at])
    else words.push(at)
  }
  return by
}

/**
 * The contents of each place, followed by pieces that are nowhere. If a look shows no order, the order reveals nothing.
 */
function inOrder(
  ir: GameIR,
  S: Int32Array,
  seat: number | undefined,
  hidden: Uint8Array,
  names: ReadonlyMap<number, readonly number[]>,
): readonly (readonly number[])[] {
  const { table, group, own } = planOf(ir)
  const keyOf = (piece: number): readonly number[] => [
    hidden[piece] ?? 0,
    hidden[piece] === 1 ? (group[piece] ?? 0) : (ir.pieces[piece]?.kind ?? 0),
    ir.pieces[piece]?.owner ?? 0,
    S[ir.memory.seen + piece] ?? 0,
    ...own.map(({ at }) => S[at + piece] ?? NONE),
    ...(names.get(piece) ?? []),
  ]
  const sorted = (pieces: readonly number[]): readonly number[] =>
    pieces
      .map((piece) => ({ piece, key: isPiece(ir, piece) ? keyOf(piece) : [-1] }))
      .sort((a, b) => compared(a.key, b.key))
      .map(({ piece }) => piece)
  const places = ir.containers.map((container, c) => {
    const pieces = piecesIn(ir, S, c)
    if (container.pile || pieces.length < 2) return pieces
    return pieces.every((piece) => seesThere(ir, table, S, c, piece, seat)) ? pieces : sorted(pieces)
  })
  const nowhere = [...ir.pieces.keys()].filter((piece) => S[ir.memory.at + piece] === NONE)
  return [...places, sorted(nowhere)]
}

/** True if the seat sees into the place. It has then seen in which order things arrived, and rules may depend on it. */
function seesThere(
  ir: GameIR,
  table: TablePlan,
  S: Int32Array,
  container: number,
  piece: number,
  seat: number | undefined,
): boolean {
  if (!isPiece(ir, piece)) return false
  const own = seat === undefined ? table.everyone : 1 << seat
  return (seenThere(S, table, container, piece) & own) === own
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Renumbers pieces: known ones take the first numbers of their kind, in table order; the others share the rest of their
 * class.
 */
function callAnew(ir: GameIR, order: readonly (readonly number[])[], hidden: Uint8Array): Int32Array {
  const { group, sort } = planOf(ir)
  const to = new Int32Array(ir.pieces.length).fill(NONE)
  const free = listsBy(ir.pieces.keys(), sort)
  const visit = (known: boolean, take: (piece: number) => number | undefined): void => {
    for (const place of order)
      for (const piece of place)
        if (isPiece(ir, piece) && (hidden[piece] === 0) === known) to[piece] = take(piece) ?? NONE
  }
  visit(true, (piece) => free.get(sort[piece] ?? 0)?.shift())
  const left = listsBy(
    [...free.values()].flat().sort((a, b) => a - b),
    group,
  )
  visit(false, (piece) => left.get(group[piece] ?? 0)?.shift())
  return to
}

function poolsOf(
  ir: GameIR,
  order: readonly (readonly number[])[],
  hidden: Uint8Array,
  to: Int32Array,
): readonly (readonly number[])[] {
  const { group } = planOf(ir)
  const named = order.flat().filter((piece) => isPiece(ir, piece) && hidden[piece] === 1)
  return [...listsBy(named, group)].sort(([a], [b]) => a - b).map(([, all]) => all.map((p) => to[p] ?? NONE))
}

/** Pieces grouped by their number in `by`, in order. */
function listsBy(pieces: Iterable<number>, by: Int32Array): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  for (const piece of pieces) {
    const list = lists.get(by[piece] ?? 0)
    if (list === undefined) lists.set(by[piece] ?? 0, [piece])
    else list.push(piece)
  }
  return lists
}

/** The same state with renumbered pieces. Each place lists its contents in this order. */
function renamedAll(
  ir: GameIR,
  S: Int32Array,
  order: readonly (readonly number[])[],
  to: Int32Array,
  named: readonly number[],
): Int32Array {
  const { memory } = ir
  const { own, fixedFaces } = planOf(ir)
  const T = S.slice()
  const name = (entity: number): number => (isPiece(ir, entity) ? (to[entity] ?? entity) : entity)
  ir.containers.forEach((_, c) => {
    const names = (order[c] ?? []).map(name)
    T[memory.first + c] = names[0] ?? NONE
    T[memory.lastPiece + c] = names.at(-1) ?? NONE
    names.forEach((entity, i) => {
      T[memory.at + entity] = c
      T[memory.next + entity] = names[i + 1] ?? NONE
      T[memory.previous + entity] = names[i - 1] ?? NONE
    })
  })
  ir.pieces.forEach((_, piece) => {
    T[memory.seen + name(piece)] = S[memory.seen + piece] ?? 0
    if (S[memory.at + piece] === NONE)
      for (const word of [memory.at, memory.next, memory.previous]) T[word + name(piece)] = NONE
    for (const { at } of own) T[at + name(piece)] = S[at + piece] ?? NONE
  })
  // Words that belong to a piece have moved with it. Now the pieces they name are renumbered.
  const moved = new Map<number, number>()
  for (const { at } of own) ir.pieces.forEach((_, piece) => moved.set(at + piece, at + name(piece)))
  for (const at of named) T[moved.get(at) ?? at] = name(S[at] ?? NONE)
  for (const { at, word } of fixedFaces) T[at] = word
  return T
}
