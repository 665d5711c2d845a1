import type { StepOf } from '../../../grammar/ir/nodes.ts'
import { BEHIND_SCREENS, H, NONE, type ExprIR, type NoteIR } from '../../../grammar/ir/ir.ts'
import { hasScreens } from '../../state/take-screens-down.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { block, emit, named, type Ctx } from './context.ts'
import { sum, writeCell, you } from './memory.ts'
import { listName, small } from './visits.ts'
import type { Cond, Val } from '../code/val.ts'
import { emitArithmetic, condCode, constantVal, isNone, negated, ranged } from '../code/val.ts'
import { value, each, cond } from './dispatch.ts'

/** Start of a seat's list of shared items, and its maximum length. */
function sharedAt(ctx: Ctx, streak: number, seat: Val): { readonly at: Val; readonly capacity: number } {
  const shared = ctx.g.ir.streaks[streak]?.shared
  if (shared === undefined) throw new Error(`streak ${streak} shares nothing`)
  const width = 1 + 2 * shared.capacity
  const at = emitArithmetic('add', constantVal(shared.at), emitArithmetic('mul', seat, constantVal(width)))
  return { at: named(ctx, at), capacity: shared.capacity }
}

export function sharedRun(ctx: Ctx, e: Extract<ExprIR, { op: 'shared run' }>): Val {
  const seat = named(ctx, value(ctx, e.player))
  const item = value(ctx, e.item)
  const none = isNone(seat)
  if (none === true) return constantVal(0)
  const { at } = sharedAt(ctx, e.streak, { ...seat, none: false, lo: 0, hi: 30 })
  const run = js`runOf(S, ${at.code}, ${item.code})`
  return ranged(none === false ? run : js`(${none} ? 0 : ${run})`, 0, 0x3fffffff)
}

/** The longest run of a seat, over all items. */
export function mostSharedRun(ctx: Ctx, e: Extract<ExprIR, { op: 'shared run' }>): Val {
  const seat = named(ctx, value(ctx, e.player))
  const none = isNone(seat)
  if (none === true) return constantVal(0)
  const { at } = sharedAt(ctx, e.streak, { ...seat, none: false, lo: 0, hi: 30 })
  const run = js`mostRun(S, ${at.code})`
  return ranged(none === false ? run : js`(${none} ? 0 : ${run})`, 0, 0x3fffffff)
}

export function repeats(ctx: Ctx, e: Extract<ExprIR, { op: 'repeats' }>): Cond {
  const [seat, within, piece, space] = [
    value(ctx, e.player),
    value(ctx, e.within),
    value(ctx, e.piece),
    value(ctx, e.space),
  ]
  return js`repeats(S, ${e.picture}, ${seat.code}, ${within.code}, ${piece.code}, ${space.code})`
}

/** The words of a position. All are computed before any is mixed. */
function position(ctx: Ctx, parts: readonly ExprIR[]): void {
  const values = parts.map((part) => named(ctx, value(ctx, part)))
  emit(ctx, js`beginPosition();`)
  for (const { code } of values) emit(ctx, js`mixIn(${code});`)
}

export function stood(ctx: Ctx, e: Extract<ExprIR, { op: 'stood' }>): Val {
  position(ctx, e.parts)
  const times = ctx.g.names.fresh('n')
  emit(ctx, js`const ${times} = timesStood(S, ${e.at}, ${e.keep});`)
  return ranged(times, 1, e.keep + 1, false, true)
}

export function takePosition(ctx: Ctx, { position: taken, at, cell }: StepOf<'take position'>): void {
  if (ctx.g.memory.isDead(at)) return
  const { parts, keep } = taken
  position(ctx, parts)
  writeCell(ctx, cell, ranged(js`takePosition(S, ${at}, ${keep})`, 1, keep + 1))
}

/** Records an outermost action. Everything is computed before anything is written. */
export function emitNote(ctx: Ctx, noted: NoteIR, action: number, origin: number): void {
  const { ir, memory } = ctx.g
  const seat = named(ctx, you(ctx))
  const none = isNone(seat)
  if (none === true) return
  const inner = (): void => {
    const at = { ...seat, none: false }
    const home = (base: number) => js`S[${sum(base, at)}]`
    const streaks = noted.streaks
      .filter((s) => !memory.isDead(ir.streaks[s.streak]?.at ?? 0))
      .map((s) => ({
        base: ir.streaks[s.streak]?.at ?? 0,
        value: named(ctx, value(ctx, s.value)),
      }))
    const last = noted.last
      .filter((l) => !memory.isDead(l.base))
      .map((l) => ({ base: l.base, value: named(ctx, value(ctx, l.value)) }))
    const alive = noted.sharing.filter((s) => !memory.isDead(ir.streaks[s.streak]?.shared?.at ?? 0))
    const shared = alive.map((s) => {
      const place = sharedAt(ctx, s.streak, at)
      const [items, runs] = [listName(ctx), listName(ctx)]
      const length = ctx.g.names.fresh('n')
      emit(ctx, js`let ${length} = 0;`)
      const goesOn = ctx.g.names.fresh('b')
      emit(ctx, js`const ${goesOn} = ${condCode(cond(ctx, s.goesOn))};`)
      each(
        ctx,
        s.set,
        small((item) =>
          emit(
            ctx,
            js`${items}[${length}] = ${item.code}; ${runs}[${length}++] = ${goesOn} ? runOf(S, ${place.at.code}, ${item.code}) + 1 : 1;`,
          ),
        ),
      )
      return { ...place, items, runs, length }
    })
    for (const s of streaks) emit(ctx, js`${home(s.base)} = ${s.value.code};`)
    for (const s of shared)
      emit(
        ctx,
        js`keepShared(S, ${s.at.code}, ${s.capacity}, ${s.items}, ${s.runs}, ${s.length}, ${origin});`,
      )
    for (const l of last) emit(ctx, js`${home(l.base)} = ${l.value.code};`)
    if (ir.last.action !== NONE && !memory.isDead(ir.last.action))
      emit(ctx, js`${home(ir.last.action)} = ${action};`)
  }
  const tests = [...(none === false ? [] : [js`${condCode(negated(none))}`]), ...inTheOpen(ctx)]
  if (tests.length === 0) inner()
  else block(ctx, js`if (${joinJs(tests, js` && `)})`, inner)
}

/** Actions behind screens must not show in anything that rules remember. */
function inTheOpen({ g }: Ctx): readonly Js[] {
  return hasScreens(g.ir) || g.ir.unnoticed !== undefined
    ? [js`${g.memory.home(H.screen)} < ${BEHIND_SCREENS}`]
    : []
}

/** The pictures taken when an action is over. */
export function takePictures(ctx: Ctx, pictures: readonly number[]): void {
  const alive = pictures.filter((picture) => {
    const at = ctx.g.ir.pictures[picture]?.at
    return at !== undefined && !ctx.g.memory.isDead(at)
  })
  if (alive.length === 0) return
  const seat = named(ctx, you(ctx))
  const take = (): void => {
    for (const picture of alive) emit(ctx, js`keepPicture(S, ${picture}, ${seat.code});`)
  }
  const [isOpen] = inTheOpen(ctx)
  if (isOpen === undefined) take()
  else block(ctx, js`if (${isOpen})`, take)
}
