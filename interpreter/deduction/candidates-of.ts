import { NONE } from '../../grammar/ir/ir.ts'
import { faceOf, isChanging } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import { Lost, type Branch, type Follow } from './branch.ts'
import type { Run, SeenAnswer, SeenPick } from './seen-answer.ts'
import { lookOfPicked } from './seen-look.ts'
import { piecesIn } from './sight.ts'
import { differing } from './supplies.ts'
import type { Domain } from '../counting/matching.ts'

/** The values of an answer's choices, in handles, and the condition under which they are the ones meant. */
interface CandidateValues {
  readonly values: readonly number[]
  readonly faces: ReadonlyMap<number, Domain>
  /** For each value, the pick it represents. */
  readonly order: readonly number[]
}

const MOST_CANDIDATES = 200

/**
 * All possible meanings of an answer. A piece taken from a fan may be any that looks like it, and if several are listed
 * in no order, each may have been the first. `known`: the kind of each pick, as far as it is known by now, which
 * separates picks that looked alike.
 */
export function candidatesOf(
  using: Follow,
  branch: Branch,
  { picks, unordered }: Pick<Extract<SeenAnswer, { kind: 'choice' }>, 'picks' | 'unordered'>,
  known: readonly (number | undefined)[] = [],
): readonly CandidateValues[] {
  const handles = picks.map((pick) => handlesOf(using, branch, pick))
  const found: CandidateValues[] = []
  for (const order of ordersOf(picks, unordered, known)) {
    let here: CandidateValues[] = [{ values: [], faces: new Map(), order }]
    order.forEach((pick, i) => {
      const [from] = unordered.find(([first, end]) => i >= first && i < end) ?? [i]
      here = here.flatMap(({ values, faces }) =>
        (handles[pick] ?? []).flatMap(({ handle, kinds }): CandidateValues[] =>
          picks[pick]?.pick !== 'value' && values.includes(handle, from)
            ? []
            : [
                {
                  values: [...values, handle],
                  faces: kinds === undefined ? faces : new Map(faces).set(handle, kinds),
                  order,
                },
              ],
        ),
      )
      if (found.length + here.length > MOST_CANDIDATES) throw new Lost('a piece was taken out of too many')
    })
    found.push(...here)
  }
  return found
}

/** All orders of the picks in a move that look different. */
function ordersOf(
  picks: readonly SeenPick[],
  unordered: readonly Run[],
  kinds: readonly (number | undefined)[],
): readonly (readonly number[])[] {
  const texts = picks.map((pick, i) => `${JSON.stringify(pick)} ${kinds[i]}`)
  let orders: (readonly number[])[] = [[]]
  for (let at = 0; at < picks.length; at++) {
    const [from, to] = unordered.find(([first, end]) => at >= first && at < end) ?? [at, at + 1]
    orders = orders.flatMap((order) => {
      const left = [...picks.keys()].slice(from, to).filter((pick) => !order.includes(pick))
      const first = new Map(left.toReversed().map((pick) => [texts[pick], pick]))
      return [...first.values()].map((pick) => [...order, pick])
    })
    if (orders.length > MOST_CANDIDATES) throw new Lost('too many pieces were taken together')
  }
  return orders
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
      const inPlace =
        pick.container === NONE
          ? [...ir.pieces.keys()].filter((piece) => state[ir.memory.at + piece] === NONE)
          : piecesIn(ir, state, pick.container)
      const matching = inPlace
        .filter((piece) => lookOfPicked(ir, state, seat, piece) === pick.look)
        .filter((piece) => recognises(ir, state, seat, piece) === pick.face >= 0)
        .filter((piece) => pick.face < 0 || canShow(using, branch, piece, pick.face))
      const isSupply = ir.containers[pick.container]?.supply === true
      return (isSupply ? differing(ir, branch, matching) : matching).map((handle) => ({
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
