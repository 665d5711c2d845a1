import { memoizedBy, memoized } from '../../grammar/source/memoized.ts'
import { asSeen } from '../state/dark-knowledge.ts'
import { faceOf } from '../state/face.ts'
import type { GameIR, RegionIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { BEHIND_SCREENS, H, NONE, OPEN_BIT, STATUS } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { arrangementAt } from '../layout/layout.ts'
import { placedValue } from '../notation/seen-value.ts'
import { SPECTATOR, areMixed, isGroupMixed, knows, markedClass, recognises } from '../state/knows.ts'
import { isScreened } from '../state/take-screens-down.ts'
import { isUnnoticed, noticedPlies } from '../state/unnoticed.ts'
import { seenRanking } from './ranked.ts'
import { seenTallies } from './tallies.ts'
import type { NamedValue, SeenGroup, SeenPiece, SeenValue, SeenValues, View } from './view.ts'

/** Builds the view of a seat, or of a spectator, by adding what it knows. Unknown faces are never read. */
export function observe(
  program: Program,
  truth: Int32Array,
  seat: number | undefined,
  result: View['result'],
): View {
  const { ir } = program
  const state = asSeen(ir, truth, seat)
  const { memory } = ir
  const containers = ir.containers.map(({ supply }, index) =>
    supply === true ? [] : piecesIn(ir, state, seat, index),
  )
  const waiting = state[H.status] === STATUS.waiting && result === undefined && !isUnnoticed(state, seat)
  return withAt(ir, {
    seat: seat === SPECTATOR ? undefined : seat,
    ply: noticedPlies(ir, state, seat),
    spaces: ir.spaces.map((_, space) => containers[space] ?? []),
    places: ir.containers.slice(ir.spaces.length, groupsFrom(ir)).flatMap((container, i) => {
      const index = ir.spaces.length + i
      if (container.supply === true) return []
      const owner = container.owner >= 0 ? container.owner : undefined
      const named = { place: container.place, name: container.name, owner }
      if (isScreened(ir, state, seat, index))
        return { ...named, count: 0, pieces: [], groups: [], screened: true }
      return {
        ...named,
        count: state[memory.count + index] ?? 0,
        pieces: containers[index] ?? [],
        groups: groupsIn(ir, state, index).map((entity) => groupOf(ir, state, seat, entity, containers)),
      }
    }),
    values: memory.regions.flatMap((region) => seenValues(ir, state, seat, region)),
    ...seenTallies(program, state),
    ...seenRanking(program, state),
    decision: waiting
      ? {
          seat: state[H.decider] ?? 0,
          kind: arrangementAt(ir, state) === undefined ? 'choice' : 'arrangement',
        }
      : undefined,
    result,
  })
}

/** A view is compared, copied and sent as plain data, so the accessor is not enumerable. */
function withAt(ir: GameIR, data: Omit<View, 'at'>): View {
  const at = (place: string): readonly SeenPiece[] | undefined => {
    const space = ir.spaces.findIndex(({ name }) => name === place)
    return space >= 0 ? data.spaces[space] : data.places.find(({ name }) => name === place)?.pieces
  }
  const view = { ...data, at }
  Object.defineProperty(view, 'at', { enumerable: false })
  return view
}

/** The first container that is a group. */
function groupsFrom(ir: GameIR): number {
  return ir.groups[0]?.container ?? ir.containers.length
}

function groupsIn(ir: GameIR, state: Int32Array, container: number): readonly number[] {
  const found: number[] = []
  for (
    let entity = state[ir.memory.first + container] ?? NONE;
    entity !== NONE;
    entity = state[ir.memory.next + entity] ?? NONE
  )
    if (entity >= ir.pieces.length) found.push(entity)
  return found
}

function groupOf(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  entity: number,
  containers: readonly (readonly SeenPiece[])[],
): SeenGroup {
  const group = ir.groups.find(({ first, count }) => entity >= first && entity < first + count)
  if (group === undefined) throw new Error(`there is no group ${entity}`)
  const index = entity - group.first
  const container = group.container + index
  const words = ir.memory.regions.filter(
    ({ per, at, length }) =>
      per === 'group' && length === group.count && group.tracked.some((t) => t.at === at),
  )
  return {
    name: `${group.name} ${index + 1}`,
    count: state[ir.memory.count + container] ?? 0,
    pieces: containers[container] ?? [],
    groups: groupsIn(ir, state, container).map((inner) => groupOf(ir, state, seat, inner, containers)),
    values: (isGroupMixed(ir, state, seat, entity) ? [] : words).map(({ name, at, type = 'number' }) => ({
      name,
      value: seenValue(ir, state, seat, type, state[at + index] ?? NONE),
    })),
  }
}

function isBehindScreens(state: Int32Array): boolean {
  return state[H.screen] === BEHIND_SCREENS
}

/** Replaces a value that a seat does not know. */
const UNKNOWN = '?'

/** Tracked values of the game, of seats and of spaces. */
function seenValues(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  region: RegionIR,
): readonly SeenValues[] {
  const { name, per, type, at, length } = region
  if (type === undefined || !(per === 'game' || per === 'seat' || per === 'space' || per === 'region'))
    return []
  const names =
    per === 'seat'
      ? ir.seats
      : per === 'space'
        ? ir.spaces
        : (region.things ?? []).map((thing) => ({ name: thing }))
  const words = region.secret?.members ?? 1
  const values = Array.from({ length }, (_, i) => ({
    of: names[i]?.name,
    value:
      seat !== Math.floor(i / words) &&
      (region.secret !== undefined || (per === 'seat' && isBehindScreens(state)))
        ? UNKNOWN
        : seenValue(ir, state, seat, type, state[at + i] ?? NONE),
  }))
  return [{ name, values }]
}

/** The number of a piece would reveal its face, so it is not shown. */
function seenValue(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  type: ValueTypeIR,
  word: number,
): SeenValue {
  if (word === NONE) return undefined
  if (type === 'number') return word
  if (type === 'piece' && !canBeFollowed(ir, state, seat, word)) return UNKNOWN
  return type === 'truth' ? word !== 0 : placedValue(ir, state, seat, type, word)
}

/** False once it has been mixed with others while its face is not visible, and behind another seat's screen. */
function canBeFollowed(ir: GameIR, state: Int32Array, seat: number | undefined, piece: number): boolean {
  if (isScreened(ir, state, seat, state[ir.memory.at + piece] ?? NONE)) return false
  return !areMixed(ir, state, piece) || recognises(ir, state, seat, piece)
}

const NOTHING: readonly SeenPiece[] = Object.freeze([])

/** A piece without tracked values, by a number for its kind (0 if unknown), owner and openness. Views share them. */
const plainPiece = memoizedBy((ir: GameIR, number: number): SeenPiece => {
  const [face, open] = [number >> 1, (number & 1) === 1]
  const [kind, owner] = [Math.floor(face / (ir.seats.length + 1)) - 1, (face % (ir.seats.length + 1)) - 1]
  return Object.freeze({ owner: owner >= 0 ? owner : undefined, kind: ir.kinds[kind]?.name, open })
})

function piecesIn(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  container: number,
): readonly SeenPiece[] {
  const first = state[ir.memory.first + container] ?? NONE
  if (first === NONE) return NOTHING
  const pieces: SeenPiece[] = []
  for (let piece = first; piece !== NONE; piece = state[ir.memory.next + piece] ?? NONE) {
    if (piece >= ir.pieces.length) continue
    const { owner, kind } = faceOf(ir, state, piece) ?? { owner: NONE, kind: -1 }
    const known = knows(ir, state, seat, piece) ? ir.kinds[kind] : undefined
    const of = markedClass(ir, state, seat, piece)
    const values = of === undefined ? [] : trackedOf(ir, state, seat, piece, of)
    const isOpen = ((state[ir.memory.seen + piece] ?? 0) >>> OPEN_BIT) & 1
    const face = (known === undefined ? 0 : kind + 1) * (ir.seats.length + 1) + Math.max(owner, -1) + 1
    const looks = plainPiece(ir, 2 * face + isOpen)
    pieces.push(values.length === 0 ? looks : { ...looks, values })
  }
  const { pile } = ir.containers[container] ?? { pile: false }
  // In a fan, the order of unknown pieces must reveal nothing, not even which piece came when.
  return pile || pieces.length < 2 ? pieces : pieces.sort(inFan)
}

function trackedOf(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  piece: number,
  of: string,
): readonly NamedValue[] {
  return (trackedByClass(ir).get(of) ?? []).map(({ name, type = 'number', at }) => ({
    name,
    value: seenValue(ir, state, seat, type, state[at + piece] ?? NONE),
  }))
}

/** The tracked values of pieces, by their class. */
const trackedByClass = memoized((ir: GameIR): ReadonlyMap<string | undefined, readonly RegionIR[]> =>
  Map.groupBy(
    ir.memory.regions.filter(({ type }) => type !== undefined),
    ({ of }) => of,
  ),
)

/** Compares everything visible of two pieces. Pieces that compare equal look alike. */
function inFan(a: SeenPiece, b: SeenPiece): number {
  return (
    order(a) - order(b) ||
    compareText(a.kind ?? '', b.kind ?? '') ||
    Number(a.open) - Number(b.open) ||
    compareValues(a.values, b.values)
  )
}

function compareValues(a: SeenPiece['values'] = [], b: SeenPiece['values'] = []): number {
  for (const [i, { value }] of a.entries()) {
    const other = b[i]?.value
    const differs =
      typeof value === 'number' && typeof other === 'number'
        ? value - other
        : compareText(String(value), String(other))
    if (differs !== 0) return differs
  }
  return 0
}

function order(piece: SeenPiece): number {
  return (piece.kind === undefined ? 1000 : 0) + (piece.owner ?? -1)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
