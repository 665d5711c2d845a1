import type { GameIR } from '../../grammar/ir/ir.ts'
import { knows } from '../state/knows.ts'
import type { Belief } from './belief.ts'
import { piecesIn, sightPlan } from './sight.ts'
import { canBe } from './solvable.ts'

/** What a piece that a seat does not know can be. */
export interface HiddenPiece {
  /** Number of the place: a space, or another place after the spaces. */
  readonly container: number
  /** Name of the place for people. */
  readonly name: string
  /** Position in the place, from its first piece; in an unordered place, which of those that look alike. */
  readonly index: number
  readonly owner: number | undefined
  /** Kinds that it can be; `left` is how many pieces of that kind the seat does not see anywhere. */
  readonly kinds: readonly { readonly name: string; readonly left: number }[]
  /** All of these are truly possible. Otherwise some may not be, but no others are. */
  readonly exact: boolean
}

/** All pieces that the seat does not know, place by place, with what each can be. */
export function possibleIn(belief: Belief): readonly HiddenPiece[] {
  belief.catchUp()
  const { program, now } = belief.knowledge
  const { ir } = program
  const unseen = unseenKinds(belief)
  const followed = belief.lost === undefined && belief.waiting === 0
  const limits = belief.lost === undefined ? undefined : belief.limits
  const hidden: HiddenPiece[] = []
  let at = sightPlan(ir).publicWords.length + 1
  ir.containers.forEach((container, c) => {
    const count = now[at++] ?? 0
    for (let index = 0; index < count; index++, at += 2) {
      if ((now[at + 1] ?? 0) > 0 || container.supply === true) continue
      const owner = Math.floor((now[at] ?? 0) / 2) - 1
      const stock = unseen.get(owner) ?? new Map<number, number>()
      const told = followed ? kindsAt(belief, c, index, owner, container.pile || count === 1) : undefined
      hidden.push({
        container: c,
        name: container.name,
        index,
        owner: owner < 0 ? undefined : owner,
        kinds: [...(told?.kinds ?? stock.keys())]
          .filter((kind) => (container.holds?.includes(kind) ?? true) && (limits?.get(c)?.has(kind) ?? true))
          .sort((a, b) => a - b)
          .map((kind) => ({ name: ir.kinds[kind]?.name ?? '', left: stock.get(kind) ?? 0 })),
        exact: told?.exact ?? false,
      })
    }
  })
  return hidden.map((piece) => ({
    ...piece,
    kinds: piece.kinds.map((kind) =>
      isSpare(ir, kind.name)
        ? { ...kind, left: hidden.filter(({ owner }) => owner === piece.owner).length }
        : kind,
    ),
  }))
}

/** Of kinds that pieces change to unseen there can be as many as there are pieces that nobody sees. */
function isSpare({ containers, pieces, kinds }: GameIR, name: string): boolean {
  return pieces.some(
    ({ kind, container }) => kinds[kind]?.name === name && containers[container]?.supply === true,
  )
}

/** What the branches say about the piece there, or about all pieces in a fan that look like it. */
function kindsAt(
  belief: Belief,
  container: number,
  index: number,
  owner: number,
  single: boolean,
): { readonly kinds: readonly number[]; readonly exact: boolean } {
  const { ir } = belief.knowledge.program
  const { seat } = belief.knowledge
  const kinds = new Set<number>()
  const branches = belief.present()
  let exact = !belief.hasty
  for (const branch of branches) {
    const there = piecesIn(ir, branch.state, container)
    const one = there[index]
    const meant = single
      ? one === undefined
        ? []
        : [one]
      : there.filter(
          (piece) =>
            Math.max(ir.pieces[piece]?.owner ?? -1, -1) === owner && !knows(ir, branch.state, seat, piece),
        )
    for (const piece of meant)
      for (const kind of branch.domains[piece] ?? []) {
        if (kinds.has(kind)) continue
        const can = canBe(branch, piece, kind)
        if (can === undefined) exact = false
        if (can !== false) kinds.add(kind)
      }
  }
  return { kinds: [...kinds], exact }
}

/** For each owner (-1: no owner), how many pieces of each kind the seat does not see. */
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
  let at = sightPlan(ir).publicWords.length + 1
  ir.containers.forEach(() => {
    const count = now[at++] ?? 0
    for (let i = 0; i < count; i++, at += 2)
      if ((now[at + 1] ?? 0) > 0) add(Math.floor((now[at] ?? 0) / 2) - 1, (now[at + 1] ?? 0) - 1, -1)
  })
  return unseen
}
