import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Belief } from './belief.ts'
import { ownerIn } from './seen-look.ts'
import { sightPlan } from './sight.ts'
import { canBe } from './satisfiable.ts'
import { spotsIn, thingsIn, type Spot } from './unknown-spots.ts'

/** A piece that a seat does not know, and its possible kinds. */
export interface HiddenPiece {
  /** Number of the place: spaces first, then other places. */
  readonly container: number
  /** Name of the place for people. */
  readonly name: string
  /** Position in the place from its first piece. In an unordered place, an index among those that look alike. */
  readonly index: number
  /** Its spot, as precisely as the seat knows it: the position in a pile, elsewhere its tracked values. */
  readonly spot: Spot
  readonly owner: number | undefined
  /** Its possible kinds. `left` is the number of pieces of that kind that the seat does not see anywhere. */
  readonly kinds: readonly { readonly name: string; readonly left: number }[]
  /** True if all of these are really possible. Otherwise some may not be, but no others are. */
  readonly exact: boolean
}

/** All pieces that the seat does not know, place by place, with their possible kinds. */
export function possibleIn(belief: Belief): readonly HiddenPiece[] {
  belief.catchUp()
  const { program, now } = belief.knowledge
  const { ir } = program
  const unseen = unseenKinds(belief)
  const toldAt = toldOf(belief)
  const hidden = thingsIn(sightPlan(ir), now)
    .filter(({ kind, container }) => kind === undefined && ir.containers[container]?.supply !== true)
    .map((thing): HiddenPiece => {
      const container = ir.containers[thing.container]
      const owner = ownerIn(thing.look)
      const stock = unseen.get(owner) ?? new Map<number, number>()
      const revealed = toldAt.get(thing.spot)
      return {
        container: thing.container,
        name: container?.name ?? '',
        index: thing.index,
        spot: thing.spot,
        owner: owner < 0 ? undefined : owner,
        kinds: [...(revealed?.kinds ?? stock.keys())]
          .filter((kind) => container?.holds?.includes(kind) ?? true)
          .sort((a, b) => a - b)
          .map((kind) => ({ name: ir.kinds[kind]?.name ?? '', left: stock.get(kind) ?? 0 })),
        exact: revealed?.exact ?? false,
      }
    })
  const spare = spareKinds(ir)
  return hidden.map((piece) => ({
    ...piece,
    kinds: piece.kinds.map((kind) =>
      spare.has(kind.name)
        ? { ...kind, left: hidden.filter(({ owner }) => owner === piece.owner).length }
        : kind,
    ),
  }))
}

/** Kinds that pieces may change to unseen. There can be as many of them as there are unseen pieces. */
function spareKinds({ containers, pieces, kinds }: GameIR): ReadonlySet<string> {
  const supplied = pieces.filter(({ container }) => containers[container]?.supply === true)
  return new Set(supplied.map(({ kind }) => kinds[kind]?.name ?? ''))
}

interface Told {
  readonly kinds: Set<number>
  exact: boolean
}

/** For each spot, the possible kinds of its pieces. */
function toldOf(belief: Belief): ReadonlyMap<Spot, Told> {
  const { program, seat } = belief.knowledge
  const limitsBySpot = new Map<Spot, Told>()
  for (const branch of belief.worlds() ?? [])
    for (const [piece, spot] of spotsIn(program.ir, branch.state, seat)) {
      const here = limitsBySpot.get(spot) ?? {
        kinds: new Set(),
        exact: belief.lost === undefined && !belief.hasty,
      }
      limitsBySpot.set(spot, here)
      for (const kind of branch.domains[piece] ?? []) {
        if (here.kinds.has(kind)) continue
        const can = canBe(branch, piece, kind)
        if (can === undefined) here.exact = false
        if (can !== false) here.kinds.add(kind)
      }
    }
  return limitsBySpot
}

/** For each owner (-1 for none), the number of pieces of each kind that the seat does not see. */
function unseenKinds(belief: Belief): ReadonlyMap<number, Map<number, number>> {
  const { program, now } = belief.knowledge
  const { ir } = program
  const unseen = new Map<number, Map<number, number>>()
  const add = (owner: number, kind: number, amount: number): void => {
    // Pieces that may change are never hidden.
    if (ir.changing?.includes(kind) === true) return
    const kinds = unseen.get(Math.max(owner, -1)) ?? new Map<number, number>()
    unseen.set(Math.max(owner, -1), kinds)
    const left = (kinds.get(kind) ?? 0) + amount
    if (left > 0) kinds.set(kind, left)
    else kinds.delete(kind)
  }
  for (const { owner, kind } of ir.pieces) add(owner, kind, 1)
  for (const { look, kind } of thingsIn(sightPlan(ir), now))
    if (kind !== undefined) add(ownerIn(look), kind, -1)
  return unseen
}
