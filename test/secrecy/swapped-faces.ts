import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { faceOf, isChanging } from '../../interpreter/state/face.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { drawSecrets } from '../../interpreter/state/secrets.ts'

/** Another position that a seat cannot tell from the true one, unless what it sees or may do differs. */
export interface Swapped {
  readonly state: Int32Array
  /** Kinds that are elsewhere, and where they may be. */
  readonly kinds: readonly number[]
  readonly containers: readonly number[]
}

/**
 * Gives hidden pieces other faces: one that may have changed in secret, or two, one of them near if there is any; and draws the secret values of the other seats again. Everything that lies on a piece
 * stays where it is. Undefined if nothing in the position is hidden from the seat.
 */
export function swappedFaces(
  ir: GameIR,
  state: Int32Array,
  seat: number,
  isNear: (container: number) => boolean,
  below: (n: number) => number,
): Swapped | undefined {
  const S = state.slice()
  drawSecrets(ir, S, seat, below)
  const areDrawn = S.some((word, at) => word !== state[at])
  const changed = changedFace(ir, state, seat, below)
  if (changed !== undefined) {
    const { piece, face } = changed
    const kinds = [faceOf(ir, state, piece)?.kind ?? NONE, ir.faces?.[face]?.kind ?? NONE]
    S[(ir.memory.face ?? 0) + piece] = face
    return { state: S, kinds, containers: [state[ir.memory.at + piece] ?? NONE] }
  }
  const pair = swappablePair(ir, state, seat, isNear, below)
  if (pair === undefined) return areDrawn ? { state: S, kinds: [], containers: [] } : undefined
  const [one, two] = pair
  exchangeNumbers(ir, S, one, two)
  const kinds = pair.map((piece) => faceOf(ir, state, piece)?.kind ?? NONE)
  return { state: S, kinds, containers: pair.map((piece) => state[ir.memory.at + piece] ?? NONE) }
}

/** A hidden piece that may have become something else in secret, and what else. */
function changedFace(
  ir: GameIR,
  state: Int32Array,
  seat: number,
  below: (n: number) => number,
): { readonly piece: number; readonly face: number } | undefined {
  const classOf = (kind: number | undefined): string | undefined => ir.kinds[kind ?? NONE]?.class
  const ways = [...ir.pieces.keys()].flatMap((piece) => {
    if (!isChanging(ir, piece) || knows(ir, state, seat, piece)) return []
    if (ir.containers[state[ir.memory.at + piece] ?? NONE]?.supply === true) return []
    const now = faceOf(ir, state, piece)
    return (ir.faces ?? []).flatMap(({ owner, kind }, face) =>
      owner === now?.owner && kind !== now.kind && classOf(kind) === classOf(now.kind)
        ? [{ piece, face }]
        : [],
    )
  })
  return ways[below(Math.max(1, ways.length))]
}

/** Two hidden pieces of one owner and class and of different kinds, each of which may lie where the other does. */
function swappablePair(
  ir: GameIR,
  state: Int32Array,
  seat: number,
  isNear: (container: number) => boolean,
  below: (n: number) => number,
): readonly [number, number] | undefined {
  const place = (piece: number) => ir.containers[state[ir.memory.at + piece] ?? NONE]
  const hidden = [...ir.pieces.keys()].filter(
    (piece) => place(piece) !== undefined && place(piece)?.supply !== true && !knows(ir, state, seat, piece),
  )
  const mayLie = (piece: number, at: ReturnType<typeof place>): boolean =>
    at?.holds === undefined || at.holds.includes(faceOf(ir, state, piece)?.kind ?? NONE)
  if (hidden.length < 2) return undefined
  const near = hidden.filter((piece) => isNear(state[ir.memory.at + piece] ?? NONE))
  const first = near.length > 0 ? near : hidden
  for (let tries = 0; tries < 20; tries++) {
    const [one = 0, two = 0] = [first[below(first.length)], hidden[below(hidden.length)]]
    const [face, other] = [faceOf(ir, state, one), faceOf(ir, state, two)]
    if (face?.kind === other?.kind || face?.owner !== other?.owner) continue
    if (ir.kinds[face?.kind ?? NONE]?.class !== ir.kinds[other?.kind ?? NONE]?.class) continue
    if (mayLie(one, place(two)) && mayLie(two, place(one))) return [one, two]
  }
  return undefined
}

/** Each takes the other's place, with all that is noted there, and keeps its face. */
function exchangeNumbers({ memory, pieces }: GameIR, S: Int32Array, one: number, two: number): void {
  const exchanged = (piece: number): number => (piece === one ? two : piece === two ? one : piece)
  const naming = (at: number, length: number): void => {
    for (let word = at; word < at + length; word++) S[word] = exchanged(S[word] ?? NONE)
  }
  const containers = memory.lastPiece - memory.first
  naming(memory.first, containers)
  naming(memory.lastPiece, containers)
  naming(memory.next, memory.previous - memory.next)
  naming(memory.previous, memory.previous - memory.next)
  for (const { at, length, type } of memory.regions) if (type === 'piece') naming(at, length)
  const stripes = memory.regions.flatMap(({ per, at, length }) =>
    per === 'piece' && at !== memory.face
      ? Array.from({ length: length / pieces.length }, (_, i) => at + i * pieces.length)
      : [],
  )
  for (const at of [memory.at, memory.next, memory.previous, memory.seen, ...stripes]) {
    const word = S[at + one] ?? NONE
    S[at + one] = S[at + two] ?? NONE
    S[at + two] = word
  }
}
