import type { StepOf } from '../../grammar/ir/nodes.ts'
import { H, NONE, type ExprIR, type NoteIR } from '../../grammar/ir/ir.ts'
import { beginPosition, mixIn, takePosition, timesStood, type PositionWords } from '../state/position-ring.ts'
import { isKept, picturesWithin } from '../state/board-hash.ts'
import { tooManyShared } from '../state/value-faults.ts'
import { NO_ENV, pool, push, type Env, type Machine, type Pool, type Test, type Value } from './machine.ts'
import { compileValue, compileEach, compileTest } from './dispatch.ts'

/** Start of a seat's list of shared items: a count, then pairs of item and length of its run. */
function sharedAt(
  m: Machine,
  streak: number,
): { readonly at: number; readonly width: number; readonly capacity: number } {
  const shared = m.ir.streaks[streak]?.shared
  if (shared === undefined) throw new Error(`streak ${streak} shares nothing`)
  return { at: shared.at, width: 1 + 2 * shared.capacity, capacity: shared.capacity }
}

function runOf(S: Int32Array, at: number, item: number): number {
  const count = S[at]!
  for (let i = 0; i < count; i++) if (S[at + 1 + 2 * i] === item) return S[at + 2 + 2 * i]!
  return 0
}

export function compileSharedRun(m: Machine, e: Extract<ExprIR, { op: 'shared run' }>, env: Env): Value {
  const { at, width } = sharedAt(m, e.streak)
  const player = compileValue(m, e.player, env)
  const item = compileValue(m, e.item, env)
  return (S) => {
    const seat = player(S)
    return seat === NONE ? 0 : runOf(S, at + seat * width, item(S))
  }
}

export function compileRepeats(m: Machine, e: Extract<ExprIR, { op: 'repeats' }>, env: Env): Test {
  const picture = m.ir.pictures[e.picture]
  const player = compileValue(m, e.player, env)
  const within = compileValue(m, e.within, env)
  const piece = compileValue(m, e.piece, env)
  const space = compileValue(m, e.space, env)
  const taker = m.pictures[e.picture]
  if (picture === undefined || taker === undefined) throw new Error(`there is no picture ${e.picture}`)
  return (S) => {
    const seat = player(S)
    if (seat === NONE) return false
    const among = picturesWithin(S, picture, seat, within(S))
    if (among <= 0) return false
    taker.take(S, piece(S), space(S))
    return isKept(S, picture, seat, among, taker)
  }
}

/** The words of a position. */
function compilePosition(m: Machine, parts: readonly ExprIR[], env: Env): (S: Int32Array) => PositionWords {
  const values = parts.map((part) => compileValue(m, part, env))
  const words: PositionWords = { low: 0, high: 0 }
  return (S) => {
    beginPosition(words)
    for (let i = 0; i < values.length; i++) mixIn(words, values[i]!(S))
    return words
  }
}

export function compileStood(m: Machine, e: Extract<ExprIR, { op: 'stood' }>, env: Env): Value {
  const look = compilePosition(m, e.parts, env)
  const { at, keep } = e
  return (S) => timesStood(S, at, keep, look(S))
}

export function compileTaking(m: Machine, step: StepOf<'take position'>): (S: Int32Array) => void {
  const { position, at, cell } = step
  const { keep } = position
  const look = compilePosition(m, position.parts, NO_ENV)
  return (S) => {
    S[cell] = takePosition(S, at, keep, look(S))
  }
}

interface Sharing {
  readonly at: number
  readonly width: number
  readonly capacity: number
  readonly items: Pool
  readonly runs: Pool
  readonly goesOn: Test
  readonly collect: (S: Int32Array) => boolean
}

/** Records an outermost action. Everything is computed before anything is written. */
export function compileNote(
  m: Machine,
  note: NoteIR,
  action: number,
  origin: number,
): (S: Int32Array) => void {
  const streaks = note.streaks.map((s) => ({
    at: m.ir.streaks[s.streak]?.at ?? 0,
    value: compileValue(m, s.value, NO_ENV),
  }))
  const last = note.last.map((l) => ({ base: l.base, value: compileValue(m, l.value, NO_ENV) }))
  const sharing = note.sharing.map((s): Sharing => {
    const place = sharedAt(m, s.streak)
    const items = pool()
    return {
      ...place,
      items,
      runs: pool(),
      goesOn: compileTest(m, s.goesOn, NO_ENV),
      collect: compileEach(m, s.set, NO_ENV, (_, item) => {
        push(items, item)
        return false
      }),
    }
  })
  const values = new Int32Array(streaks.length + last.length)
  const remembered = m.ir.last.action
  return (S) => {
    const seat = S[H.you]!
    if (seat === NONE) return
    for (let i = 0; i < streaks.length; i++) values[i] = streaks[i]!.value(S)
    for (let i = 0; i < last.length; i++) values[streaks.length + i] = last[i]!.value(S)
    for (const shared of sharing) workOut(S, shared, seat)
    for (let i = 0; i < streaks.length; i++) S[streaks[i]!.at + seat] = values[i]!
    for (const shared of sharing) store(S, shared, seat, origin)
    for (let i = 0; i < last.length; i++) S[last[i]!.base + seat] = values[streaks.length + i]!
    if (remembered !== NONE) S[remembered + seat] = action
  }
}

function workOut(S: Int32Array, shared: Sharing, seat: number): void {
  const { items, runs } = shared
  items.length = 0
  runs.length = 0
  const goesOn = shared.goesOn(S)
  shared.collect(S)
  const at = shared.at + seat * shared.width
  for (let i = 0; i < items.length; i++) push(runs, goesOn ? runOf(S, at, items.items[i]!) + 1 : 1)
}

function store(S: Int32Array, shared: Sharing, seat: number, origin: number): void {
  const { items, runs, capacity } = shared
  if (items.length > capacity) throw tooManyShared(items.length, capacity, origin)
  const at = shared.at + seat * shared.width
  S[at] = items.length
  for (let i = 0; i < capacity; i++) {
    S[at + 1 + 2 * i] = i < items.length ? items.items[i]! : 0
    S[at + 2 + 2 * i] = i < items.length ? runs.items[i]! : 0
  }
}
