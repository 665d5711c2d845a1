import { NONE } from '../../grammar/ir/ir.ts'
import { faceOf, isChanging } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import type { Branch, Follow } from './branch.ts'
import { Lost } from './branch.ts'
import type { SeenPick } from './seen-answer.ts'
import { lookOf } from './look.ts'
import { piecesIn } from './sight.ts'
import { differing } from './supplies.ts'
import type { Domain } from '../counting/matching.ts'

/** Values of the choices of an answer, in handles, and the condition under which they were meant. */
export interface CandidateValues {
  readonly values: readonly number[]
  readonly faces: ReadonlyMap<number, Domain>
}

const MOST_CANDIDATES = 200

/** Everything that an answer may have meant: a piece taken from a fan may be any that looks like it. */
export function candidatesOf(
  using: Follow,
  branch: Branch,
  picks: readonly SeenPick[],
): readonly CandidateValues[] {
  let found: CandidateValues[] = [{ values: [], faces: new Map() }]
  for (const pick of picks) {
    const here = handlesOf(using, branch, pick)
    found = found.flatMap(({ values, faces }) =>
      here.map(({ handle, kinds }) => ({
        values: [...values, handle],
        faces: kinds === undefined ? faces : new Map(faces).set(handle, kinds),
      })),
    )
    if (found.length > MOST_CANDIDATES) throw new Lost('a piece was taken out of too many')
  }
  return found
}

interface Meant {
  readonly handle: number
  readonly kinds: Domain | undefined
}

function handlesOf(using: Follow, branch: Branch, pick: SeenPick): readonly Meant[] {
  const { ir, seat } = using
  const { state } = branch
  switch (pick.pick) {
    case 'value':
      return [{ handle: pick.value, kinds: undefined }]
    case 'piece': {
      const handle = piecesIn(ir, state, pick.container)[pick.index]
      return handle === undefined ? [] : [{ handle, kinds: undefined }]
    }
    case 'one of': {
      const there =
        pick.container === NONE
          ? [...ir.pieces.keys()].filter((piece) => state[ir.memory.at + piece] === NONE)
          : piecesIn(ir, state, pick.container)
      const meant = there
        .filter((piece) => lookOf(ir, state, seat, piece) === pick.look)
        .filter((piece) => recognises(ir, state, seat, piece) === pick.face >= 0)
        .filter((piece) => pick.face < 0 || canShow(using, branch, piece, pick.face))
      const isSupply = ir.containers[pick.container]?.supply === true
      return (isSupply ? differing(ir, branch, meant) : meant).map((handle) => ({
        handle,
        kinds: pick.face < 0 || isChanging(ir, handle) ? undefined : [pick.face],
      }))
    }
  }
}

function canShow({ ir }: Follow, { state, domains }: Branch, piece: number, kind: number): boolean {
  return isChanging(ir, piece)
    ? faceOf(ir, state, piece)?.kind === kind
    : domains[piece]?.includes(kind) === true
}
