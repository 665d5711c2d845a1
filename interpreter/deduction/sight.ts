import { faceOf, isChanging } from '../state/face.ts'
import { BEHIND_SCREENS, H, NONE, STATUS, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import { knows } from '../state/knows.ts'
import { isScreened } from '../state/take-screens-down.ts'
import { isUnnoticed, noticedPlies } from '../state/unnoticed.ts'
import { isGroup, lookOf } from './seen-look.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Source of faces: true ones, or assumptions that may have to be narrowed. */
export interface Faces {
  is(piece: number, kind: number): boolean
  /** The kind of a piece if it is one of `among`. */
  oneOf(piece: number, among: readonly number[]): number | undefined
  /** The kind of a piece if exactly that is assumed, otherwise -1. */
  sure(piece: number): number
}

export function trueFaces(ir: GameIR): Faces {
  const kindOf = (piece: number): number => ir.pieces[piece]?.kind ?? -1
  return {
    is: (piece, kind) => kindOf(piece) === kind,
    oneOf: (piece, among) => (among.includes(kindOf(piece)) ? kindOf(piece) : undefined),
    sure: kindOf,
  }
}

/** Reads the faces of changing pieces from the state. */
function withChanges(ir: GameIR, S: Int32Array, faces: Faces): Faces {
  if (ir.changing === undefined) return faces
  const shown = (piece: number): number | undefined =>
    isChanging(ir, piece) ? faceOf(ir, S, piece)?.kind : undefined
  return {
    is: (piece, kind) => (shown(piece) ?? kind) === kind && (isChanging(ir, piece) || faces.is(piece, kind)),
    oneOf: (piece, among) => {
      const kind = shown(piece)
      return kind === undefined ? faces.oneOf(piece, among) : among.includes(kind) ? kind : undefined
    },
    sure: (piece) => shown(piece) ?? faces.sure(piece),
  }
}

/**
 * The sight of a seat at one moment, as words: equivalent to its view, but quick to compare. The public words come first.
 * For each container the number of its pieces follows, with two words for each: its look, and its kind plus one, or 0
 * if the seat does not know the face.
 */
export type Sight = Int32Array

/** Facts about a game that its sights need, computed once. */
export interface SightPlan {
  readonly ir: GameIR
  readonly publicWords: readonly number[]
  readonly arrangeSites: ReadonlySet<number>
  /** The player to whom a word belongs, for words that exist per player. */
  readonly seatOf: ReadonlyMap<number, number>
}

/** The status comes first: `sight[0]`. */
const SEEN_HEADER = ['status', 'decider', 'winner', 'reason', 'ply', 'line'] as const
const SEEN_REGIONS: ReadonlySet<string> = new Set(['game', 'seat', 'space', 'region', 'said', 'result'])

export const sightPlan = memoized((ir: GameIR): SightPlan => {
  const arrangeSites = new Set<number>()
  for (const steps of [ir.play, ...ir.stages.map((stage) => stage.body)]) collectSites(steps, arrangeSites)
  const tracked = ir.memory.regions
    // The number of a piece would reveal its face.
    .filter(({ per, type, secret }) => secret === undefined && SEEN_REGIONS.has(per) && type !== 'piece')
    // A line that only some hear shows in the words of all lines.
    .filter(({ per }) => per !== 'said' || ir.told === undefined)
    .flatMap((region) => Array.from({ length: region.length }, (_, i) => region.at + i))
  const seatOf = new Map(
    ir.memory.regions
      .filter(({ per, length }) => per === 'seat' && length === ir.seats.length)
      .flatMap(({ at }) => ir.seats.map((_, seat) => [at + seat, seat] as const)),
  )
  const header = SEEN_HEADER.filter((word) => word !== 'line' || ir.told === undefined)
  const publicWords = [...header.map((word) => H[word]), ...tracked]
  return { ir, publicWords, arrangeSites, seatOf }
})

function collectSites(steps: readonly StepIR[], sites: Set<number>): void {
  for (const step of steps) {
    if ('arrangement' in step) sites.add(step.site)
    if (step.step === 'if') {
      collectSites(step.then, sites)
      collectSites(step.else, sites)
    }
    if (step.step === 'for each' || step.step === 'loop' || step.step === 'turns')
      collectSites(step.body, sites)
  }
}

/** True if the state is waiting for an arrangement. */
function arranging(plan: SightPlan, S: Int32Array): boolean {
  return S[H.status] === STATUS.waiting && plan.arrangeSites.has(S[H.site] ?? NONE)
}

export function sightOf(plan: SightPlan, S: Int32Array, seat: number | undefined): Sight {
  const { ir } = plan
  const screens = S[H.screen] === BEHIND_SCREENS
  const words = plan.publicWords.map((at) =>
    screens && (plan.seatOf.get(at) ?? seat) !== seat ? NONE : (S[at] ?? NONE),
  )
  words[plan.publicWords.indexOf(H.ply)] = noticedPlies(ir, S, seat)
  if (isUnnoticed(S, seat)) words[plan.publicWords.indexOf(H.decider)] = NONE
  words.push(arranging(plan, S) ? 1 : 0)
  ir.containers.forEach((container, c) => {
    if (isScreened(ir, S, seat, c)) {
      words.push(0)
      return
    }
    const entries: (readonly [number, number])[] = []
    for (const piece of piecesIn(ir, S, c)) {
      const known = knowsWhat(ir, S, seat, piece)
      entries.push([lookOf(ir, S, seat, piece), known ? (faceOf(ir, S, piece)?.kind ?? 0) + 1 : 0])
    }
    // The order of a fan carries no information, so it must not leak any.
    if (!container.pile) entries.sort(([a, k], [b, l]) => a - b || k - l)
    words.push(entries.length)
    for (const [look, face] of entries) words.push(look, face)
  })
  return Int32Array.from(words)
}

export function piecesIn(ir: GameIR, S: Int32Array, container: number): number[] {
  const { first, next } = ir.memory
  const pieces: number[] = []
  for (let piece = S[first + container] ?? NONE; piece !== NONE; piece = S[next + piece] ?? NONE)
    pieces.push(piece)
  return pieces
}

function knowsWhat(ir: GameIR, S: Int32Array, seat: number | undefined, entity: number): boolean {
  return isGroup(ir, entity) || knows(ir, S, seat, entity)
}

/** True if the seat could have seen this with these faces. Assumed ones throw `NeedFace`. */
export function agrees(
  plan: SightPlan,
  S: Int32Array,
  seat: number | undefined,
  sight: Sight,
  faces: Faces,
): boolean {
  if (!publicAgrees(plan, S, sight)) return false
  if (sight[plan.publicWords.length] !== (arranging(plan, S) ? 1 : 0)) return false
  return tableAgrees(plan, S, seat, sight, faces)
}

/** The same for pieces and their places alone. */
export function tableAgrees(
  plan: SightPlan,
  S: Int32Array,
  seat: number | undefined,
  sight: Sight,
  faces: Faces,
): boolean {
  const { ir, publicWords } = plan
  const of = withChanges(ir, S, faces)
  let at = publicWords.length + 1
  for (let c = 0; c < ir.containers.length; c++) {
    const count = sight[at++] ?? 0
    if (count !== (S[ir.memory.count + c] ?? 0)) return false
    if (count === 0) continue
    const pieces = piecesIn(ir, S, c)
    const end = at + 2 * count
    if (ir.containers[c]?.pile === true || count === 1) {
      for (const piece of pieces) {
        const face = sight[at + 1] ?? 0
        if (sight[at] !== lookOf(ir, S, seat, piece)) return false
        if (knowsWhat(ir, S, seat, piece) !== face > 0) return false
        if (face > 0 && !isGroup(ir, piece) && !of.is(piece, face - 1)) return false
        at += 2
      }
    } else if (!fanAgrees(plan, S, seat, sight.subarray(at, end), pieces, of)) return false
    at = end
  }
  return true
}

/** True if everything anywhere looks as it was seen, ignoring faces. */
export function looksAgree(
  { ir, publicWords }: SightPlan,
  S: Int32Array,
  seat: number | undefined,
  sight: Sight,
): boolean {
  let at = publicWords.length + 1
  return ir.containers.every(({ pile }, c) => {
    const pieces = piecesIn(ir, S, c)
    const count = sight[at++] ?? 0
    const seen = Array.from(
      { length: count },
      (_, i) => 2 * (sight[at + 2 * i] ?? 0) + Number((sight[at + 2 * i + 1] ?? 0) > 0),
    )
    at += 2 * count
    if (pieces.length !== count) return false
    const looks = pieces.map(
      (piece) => 2 * lookOf(ir, S, seat, piece) + Number(knowsWhat(ir, S, seat, piece)),
    )
    if (!pile) for (const list of [seen, looks]) list.sort((a, b) => a - b)
    return looks.every((look, i) => look === seen[i])
  })
}

/** True if the public words are as they were seen. */
export function publicAgrees({ publicWords }: SightPlan, S: Int32Array, sight: Sight): boolean {
  for (let i = 0; i < publicWords.length; i++) if (sight[i] !== (S[publicWords[i] ?? 0] ?? NONE)) return false
  return true
}

/** True if the pieces of a fan can be matched with those seen, in any order. */
function fanAgrees(
  plan: SightPlan,
  S: Int32Array,
  seat: number | undefined,
  seen: Sight,
  pieces: readonly number[],
  of: Faces,
): boolean {
  const certain = sureFan(plan, S, seat, pieces, of)
  if (certain !== undefined) return certain.every((word, i) => word === seen[i])
  const left = new Map<number, number[]>()
  for (let i = 0; i < seen.length; i += 2) {
    const look = seen[i] ?? 0
    left.set(look, [...(left.get(look) ?? []), seen[i + 1] ?? 0])
  }
  const take = (look: number, face: number): boolean => {
    const faces = left.get(look) ?? []
    const index = faces.indexOf(face)
    if (index >= 0) faces.splice(index, 1)
    return index >= 0
  }
  const known: number[] = []
  for (const piece of pieces)
    if (isGroup(plan.ir, piece)) {
      if (!take(lookOf(plan.ir, S, seat, piece), 1)) return false
    } else if (knows(plan.ir, S, seat, piece)) known.push(piece)
    else if (!take(lookOf(plan.ir, S, seat, piece), 0)) return false
  // Certain faces go first, so that as little as possible must be assumed for the others.
  known.sort((a, b) => Number(of.sure(a) < 0) - Number(of.sure(b) < 0) || a - b)
  for (const piece of known) {
    const look = lookOf(plan.ir, S, seat, piece)
    const among = (left.get(look) ?? []).filter((face) => face > 0).map((face) => face - 1)
    const kind = of.oneOf(piece, [...new Set(among)])
    if (kind === undefined || !take(look, kind + 1)) return false
  }
  return true
}

/** A seat's sight of a fan in which all faces are certain. */
function sureFan(
  plan: SightPlan,
  S: Int32Array,
  seat: number | undefined,
  pieces: readonly number[],
  of: Faces,
): readonly number[] | undefined {
  const entries: number[] = []
  for (const piece of pieces) {
    const known = knowsWhat(plan.ir, S, seat, piece)
    const kind = !known ? undefined : isGroup(plan.ir, piece) ? 0 : of.sure(piece)
    if (kind === -1) return undefined
    entries.push(lookOf(plan.ir, S, seat, piece) * FACES + (kind === undefined ? 0 : kind + 1))
  }
  entries.sort((a, b) => a - b)
  return entries.flatMap((entry) => [Math.floor(entry / FACES), entry % FACES])
}

/** More kinds than any game has. */
const FACES = 0x10000
