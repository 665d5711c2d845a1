import type { StepOf } from '../../../grammar/ir/nodes.ts'
import { NONE } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { block, branch, emit, indexVal, mark, named, type Ctx } from './context.ts'
import { noteCutShort } from './loop-bounds.ts'
import type { Frame, Machine, Node, Where } from './machine.ts'
import { fulfil, goto, node, promised, sequence } from './machine.ts'
import { readCell, writeCell, you } from './memory.ts'
import { giveBack, keep, setYou } from './stage-calls.ts'
import { small } from './visits.ts'
import { emitArithmetic, condCode, constantVal, isNone, known, ranged, type Val } from '../code/val.ts'
import { value, each, cond } from './dispatch.ts'

const inside = (where: Where, frame: Frame): Where => ({
  owner: where.owner,
  frames: [...where.frames, frame],
})
const nothing = constantVal(NONE)

/** Iterates over a snapshot of the members, which is stored in the state. */
export function forEachNodes(m: Machine, step: StepOf<'for each'>, where: Where, next: Node): Node {
  const { cell, index, count, snapshot, capacity, origin } = step
  const words = [...Array.from({ length: capacity }, (_, i) => snapshot + i), cell, index, count]
  const again = promised(m)
  const body = sequence(m, step.body, inside(where, { words, saved: undefined }), again)
  fulfil(m, again, (ctx) => {
    emit(ctx, ctx.spend(origin))
    const i = named(ctx, readCell(ctx, index))
    block(ctx, js`if (${i.code} >= S[${count}])`, () => {
      emit(ctx, js`for (let i = S[${count}] - 1; i >= 0; i--) S[${snapshot} + i] = N;`)
      emit(ctx, js`S[${cell}] = N; S[${index}] = N; S[${count}] = N;`)
      goto(m, ctx, next)
    })
    emit(ctx, js`S[${cell}] = S[${snapshot} + ${i.code}]; S[${index}] = ${i.code} + 1;`)
    goto(m, ctx, body)
  })
  return node(m, (ctx) => {
    mark(ctx, origin)
    emit(ctx, js`S[${count}] = 0;`)
    each(
      ctx,
      step.over,
      small((item) => {
        emit(ctx, js`if (S[${count}] >= ${capacity}) tooManyThings(${capacity}, ${origin});`)
        emit(ctx, js`S[${snapshot} + S[${count}]++] = ${item.code};`)
      }),
    )
    emit(ctx, js`S[${index}] = 0;`)
    goto(m, ctx, again)
  })
}

/** `cell` contains the number of remaining iterations. */
export function loopNodes(m: Machine, step: StepOf<'loop'>, where: Where, next: Node): Node {
  const { cell } = step
  const [again, after] = [promised(m), promised(m)]
  const leave = (ctx: Ctx): void => {
    writeCell(ctx, cell, nothing)
    goto(m, ctx, next)
  }
  const body = sequence(m, step.body, inside(where, { words: [cell], saved: undefined }), after)
  fulfil(m, again, (ctx) => {
    emit(ctx, ctx.spend(step.origin))
    const left = named(ctx, readCell(ctx, cell))
    const last = branch(ctx)
    block(last, js`if (${left.code} <= 0)`, () => {
      noteCutShort(last, step)
      leave(last)
    })
    if (step.while !== undefined)
      block(ctx, js`if (!(${condCode(cond(ctx, step.while))}))`, () => leave(branch(ctx)))
    writeCell(ctx, cell, { ...left, code: js`${left.code} - 1`, atom: false })
    goto(m, ctx, body)
  })
  fulfil(m, after, (ctx) => {
    if (step.until === undefined) return goto(m, ctx, again)
    block(ctx, js`if (!(${condCode(cond(ctx, step.until))}))`, () => goto(m, ctx, again))
    leave(ctx)
  })
  return node(m, (ctx) => {
    mark(ctx, step.origin)
    writeCell(ctx, cell, named(ctx, value(ctx, step.atMost)))
    goto(m, ctx, again)
  })
}

/**
 * Each seat in turn is `you`. `cell` contains the seat whose turn it is, `counter` the number of turns so far, `saved`
 * the `you` around the loop. Each pass first advances `cell` by one seat, and so does the first one; that is why the
 * loop begins with the seat before the first.
 */
export function turnsNodes(m: Machine, step: StepOf<'turns'>, where: Where, next: Node): Node {
  const { cell, counter, saved } = step
  const seats = m.g.ir.seats.length
  const again = promised(m)
  const frame: Frame = { words: [cell, counter], saved }
  const body = sequence(m, step.body, inside(where, frame), again)
  if (m.turnsBody < 0) m.turnsBody = body
  const begin = (ctx: Ctx, seat: Val, turns: Val): void => {
    keep(ctx, cell, seat)
    writeCell(ctx, counter, { ...turns, code: js`${turns.code} + 1`, lo: 0, hi: 0x7fffffff, atom: false })
    for (const { at, start } of step.reset)
      start.forEach((word, i) => writeCell(ctx, at + i, constantVal(word)))
    goto(m, ctx, body)
  }
  const leave = (ctx: Ctx): void => {
    giveBack(ctx, saved)
    keep(ctx, cell, nothing)
    keep(ctx, counter, nothing)
    goto(m, ctx, next)
  }
  fulfil(m, again, (ctx) => {
    emit(ctx, ctx.spend(step.origin))
    const turns = named(ctx, readCell(ctx, counter))
    const most = value(ctx, step.atMost)
    const last: Ctx = branch(ctx)
    block(last, js`if (!(${turns.code} < ${most.code}))`, () => leave(last))
    const stored = readCell(ctx, cell)
    let seat = named(ctx, indexVal(stored.code, seats, false, stored.atom))
    if (known(stored) !== undefined) seat = stored
    const way = seatsOnward(ctx, step)
    if (step.while === undefined) {
      seat = named(ctx, seatAfter(seat, way, seats))
      setYou(ctx, seat)
      return begin(ctx, seat, turns)
    }
    const test = step.while
    for (let tried = 0; tried < seats; tried++) {
      seat = named(ctx, seatAfter(seat, way, seats))
      setYou(ctx, seat)
      const holds = condCode(cond(ctx, test))
      const yes: Ctx = branch(ctx)
      block(yes, js`if (${holds})`, () => begin(yes, seat, turns))
    }
    leave(ctx)
  })
  return node(m, (ctx) => {
    mark(ctx, step.origin)
    const first = named(ctx, value(ctx, step.from))
    const none = isNone(first)
    if (none !== false) emit(ctx, js`if (${condCode(none)}) nobodyFirst(${step.origin});`)
    keep(ctx, saved, named(ctx, you(ctx)))
    writeCell(ctx, counter, constantVal(0))
    keep(ctx, cell, named(ctx, seatBefore(ctx, first, step)))
    goto(m, ctx, again)
  })
}

/** The number of seats from one turn to the next, clockwise. */
function seatsOnward(ctx: Ctx, { onward }: StepOf<'turns'>): Val {
  const { direction, seats } = ctx.g.ir
  return onward === undefined
    ? constantVal((direction + seats.length) % seats.length)
    : named(ctx, value(ctx, onward))
}

const seatAfter = (seat: Val, way: Val, seats: number): Val =>
  emitArithmetic('mod', emitArithmetic('add', seat, way), constantVal(seats))

/** The seat from which one advance leads to the first seat. */
function seatBefore(ctx: Ctx, first: Val, step: StepOf<'turns'>): Val {
  const { direction, seats } = ctx.g.ir
  const count = seats.length
  const start = named(
    ctx,
    ranged(first.code, Math.max(0, first.lo), Math.min(count - 1, first.hi), false, first.atom),
  )
  const back =
    step.onward === undefined
      ? constantVal(count - ((direction + count) % count))
      : emitArithmetic('sub', constantVal(count), seatsOnward(ctx, step))
  return seatAfter(start, back, count)
}
