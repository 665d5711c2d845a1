import { isWatcher } from '../../grammar/ir/watchers.ts'
import { NONE, type ContainerIR, type GameIR, type GroupIR, type MemoryIR } from '../../grammar/ir/ir.ts'
import { EndedGroups } from './ended-groups.ts'
import { pieceStripes } from './piece-stripes.ts'

/** Facts about a game for moving pieces, in dense arrays. */
export interface TablePlan {
  readonly memory: MemoryIR
  readonly containers: number
  /** Number of pieces and groups, the possible contents of containers. */
  readonly entities: number
  readonly pieces: number
  /** The first container that is a group, and the offset of its number from the group's. */
  readonly groupContainers: number
  readonly groupShift: number
  readonly groups: readonly GroupIR[]
  readonly capacity: Int32Array
  /** 1 for an unordered container with room for several, in which nobody can follow one piece. */
  readonly fan: Uint8Array
  /** Places and groups that are piles: a new thing goes on top. */
  readonly pile: Uint8Array
  /** Seats (as bits) that see faces in a container. `OWNERS` if that depends on the piece. */
  readonly watchers: Int32Array
  /** The same for the first piece only. `AROUND` if that depends on the place of the group in which it is first. */
  readonly topWatchers: Int32Array
  /** For a place: the seats that see the first piece of each group there, if these are piles. */
  readonly topsOfGroups: Int32Array
  /**
   * True if groups contain groups, are piles, or are where not everybody can look. Moving one then takes more than
   * changing a number.
   */
  readonly deepGroups: boolean
  /** Bit of a piece's fixed owner, 0 if it has none. */
  readonly ownerBit: Int32Array
  readonly owner: Int32Array
  /** For each container. Negative if it has none. */
  readonly containerOwner: Int32Array
  readonly kind: Int32Array
  readonly everyone: number
  /** Addresses of tracked values of pieces and sets of pieces, each with a word for every piece. */
  readonly marks: readonly number[]
  /** Words of tracked values that may name a piece. */
  readonly names: readonly number[]
  /** Hidden containers. */
  readonly supply: Uint8Array
  readonly fans: FanAccount
  readonly ended: EndedGroups
}

const NAMING: ReadonlySet<string> = new Set(['game', 'seat', 'space', 'region', 'group'])

/** Hooks for tracking fans. */
export interface FanAccount {
  /** Seats, as bits, whose knowledge is tracked. */
  readonly seats: number
  /** True if two pieces look the same. */
  readonly sameFace: (one: number, other: number) => boolean
}

/** In `watchers`: the owner of the piece. Not a mask of seats, because there are at most 30 of them. */
export const OWNERS = -1
/** In `topWatchers`: as specified for the place. */
const AROUND = -2

/** True if moving a group there takes more than changing neighbours. */
function isDeep({ groups, pile, seenBy }: ContainerIR, isGroup: boolean): boolean {
  if (isGroup) return pile || groups !== undefined
  return groups !== undefined && (groups.length > 1 || seenBy !== 'everyone')
}

export function tablePlan(ir: GameIR, fans?: FanAccount): TablePlan {
  const everyone = (1 << ir.seats.length) - 1
  const watchers = (c: ContainerIR, who: ContainerIR['seenBy']): number =>
    who === 'owner' && c.owner === NONE
      ? OWNERS
      : ir.seats.reduce((set, _, seat) => set | (isWatcher(who, c.owner, seat, ir.teams) ? 1 << seat : 0), 0)
  const groups = ir.groups.reduce((sum, group) => sum + group.count, 0)
  const groupContainers = ir.containers.length - groups
  return {
    memory: ir.memory,
    containers: ir.containers.length,
    entities: ir.pieces.length + groups,
    pieces: ir.pieces.length,
    groupContainers,
    groupShift: groupContainers - ir.pieces.length,
    groups: ir.groups,
    capacity: Int32Array.from(ir.containers, (c) => c.capacity),
    fan: Uint8Array.from(ir.containers, (c) => (!c.pile && c.capacity > 1 ? 1 : 0)),
    pile: Uint8Array.from(ir.containers, (c) => (c.pile ? 1 : 0)),
    watchers: Int32Array.from(ir.containers, (c) => watchers(c, c.seenBy)),
    topWatchers: Int32Array.from(ir.containers, (c, i) =>
      c.pile ? (i < groupContainers ? watchers(c, c.topSeenBy) : AROUND) : 0,
    ),
    topsOfGroups: Int32Array.from(ir.containers, (c) => watchers(c, c.topSeenBy)),
    deepGroups: groups > 0 && ir.containers.some((c, i) => isDeep(c, i >= groupContainers)),
    ownerBit: Int32Array.from(ir.pieces, (p) => (p.owner === NONE ? 0 : 1 << p.owner)),
    owner: Int32Array.from(ir.pieces, (p) => p.owner),
    containerOwner: Int32Array.from(ir.containers, (c) => c.owner),
    kind: Int32Array.from(ir.pieces, (p) => p.kind),
    everyone,
    marks: pieceStripes(ir).flatMap(({ type, at }) => (type === undefined ? [] : [at])),
    names: ir.memory.regions.flatMap(({ per, type, at, length }) =>
      type === 'piece' && NAMING.has(per) ? Array.from({ length }, (_, i) => at + i) : [],
    ),
    supply: Uint8Array.from(ir.containers, (c) => (c.supply === true ? 1 : 0)),
    fans: fans ?? {
      seats: everyone,
      sameFace: (one, other) =>
        ir.pieces[one]?.kind === ir.pieces[other]?.kind && ir.pieces[one]?.owner === ir.pieces[other]?.owner,
    },
    ended: new EndedGroups(ir),
  }
}

/**
 * Seats that see the face of a piece in a container because of the kind of place; in a group, because of the group's
 * place.
 */
export function seenThere(S: Int32Array, plan: TablePlan, container: number, piece: number): number {
  const watchers = plan.watchers[placeOf(S, plan, container)] ?? 0
  return watchers === OWNERS ? (plan.ownerBit[piece] ?? 0) : watchers
}

/** Seats that see the face of a piece because it is the first in a pile. */
export function seenOnTop(S: Int32Array, plan: TablePlan, container: number, top: number): number {
  const said = plan.topWatchers[container]!
  const watchers = said === AROUND ? plan.topsOfGroups[placeOf(S, plan, container)]! : said
  return watchers === OWNERS ? plan.ownerBit[top]! : watchers
}

/** The place of a container: for a group, that of its outermost group. */
export function placeOf(S: Int32Array, plan: TablePlan, container: number): number {
  let place = container
  while (place >= plan.groupContainers) place = S[plan.memory.at + place - plan.groupShift]!
  return place
}
