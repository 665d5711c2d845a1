import { takesAnyOrder } from '../../grammar/ir/order-independence.ts'
import type { StepOf } from '../../grammar/ir/nodes.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { emit, jump, newLabel, place, emitSteps, type Assembly, type Frame, type Where } from './assembly.ts'
import { NO_ENV } from './machine.ts'
import { inKnownOrder } from './orders.ts'
import { passCounter } from './recorder.ts'
import { compileValue, compileEach, compileTest } from './dispatch.ts'

const inside = (where: Where, frame: Frame): Where => ({
  owner: where.owner,
  frames: [...where.frames, frame],
})

/** Iterates over a snapshot of the members, which is stored in the state. */
export function emitForEach(asm: Assembly, step: StepOf<'for each'>, where: Where): void {
  const { cell, index, count, snapshot, capacity, origin } = step
  const collect = compileEach(asm.machine, step.over, NO_ENV, (S, item) => {
    const found = S[count]!
    if (found >= capacity)
      throw new Fault('ST5113', `This loop has room for ${capacity} things, and there are more.`, origin)
    S[snapshot + found] = item
    S[count] = found + 1
    return false
  })
  const fill = (S: Int32Array): void => {
    S[count] = 0
    collect(S)
    S[index] = 0
  }
  const { machine } = asm
  const begin = takesAnyOrder(machine.ir, step) ? fill : inKnownOrder(machine, step.over, NO_ENV, fill)
  const leave = (S: Int32Array): void => {
    for (let i = S[count]! - 1; i >= 0; i--) S[snapshot + i] = NONE
    S[count] = NONE
    S[cell] = NONE
    S[index] = NONE
  }
  const frame: Frame = {
    enter: (S, seat) => {
      begin(S)
      const all = S[count]!
      let at = 0
      for (let i = 0; i < all; i++) if (S[snapshot + i] === seat) at = i
      if (all === 0) return
      S[cell] = S[snapshot + at]!
      S[index] = at + 1
    },
    leave,
  }
  const again = newLabel()
  const end = newLabel()
  emit(asm, (next) => (S) => {
    begin(S)
    return next
  })
  place(asm, again)
  const passes = passCounter(machine, step.body)
  emit(asm, (next) => {
    const { pc } = end
    return (S) => {
      const i = S[index]!
      if (i >= S[count]!) {
        leave(S)
        return pc
      }
      S[cell] = S[snapshot + i]!
      S[index] = i + 1
      passes?.()
      return next
    }
  })
  emitSteps(asm, step.body, inside(where, frame))
  jump(asm, again)
  place(asm, end)
}

/** `cell` contains the number of remaining iterations, so that it is computed once. */
export function emitLoop(asm: Assembly, step: StepOf<'loop'>, where: Where): void {
  const m = asm.machine
  const { cell } = step
  const atMost = compileValue(m, step.atMost, NO_ENV)
  const goesOn = step.while === undefined ? () => true : compileTest(m, step.while, NO_ENV)
  const enough = step.until === undefined ? undefined : compileTest(m, step.until, NO_ENV)
  const leave = (S: Int32Array): void => {
    S[cell] = NONE
  }
  const frame: Frame = {
    enter: (S) => {
      S[cell] = Math.max(0, atMost(S) - 1)
    },
    leave,
  }
  const again = newLabel()
  const end = newLabel()
  emit(asm, (next) => (S) => {
    S[cell] = atMost(S)
    return next
  })
  place(asm, again)
  // Loops with a fixed number of iterations are never cut short.
  const hasCondition = step.while !== undefined || step.until !== undefined
  const bound = hasCondition ? m.boundsOf?.(step) : undefined
  const passes = passCounter(m, step.body)
  emit(asm, (next) => {
    const { pc } = end
    return (S) => {
      if (S[cell]! <= 0 || !goesOn(S)) {
        if (bound !== undefined && S[cell]! <= 0 && goesOn(S)) bound.held++
        leave(S)
        return pc
      }
      S[cell] = S[cell]! - 1
      passes?.()
      return next
    }
  })
  emitSteps(asm, step.body, inside(where, frame))
  if (enough === undefined) jump(asm, again)
  else
    emit(asm, (next) => {
      const { pc } = again
      return (S) => {
        if (!enough(S)) return pc
        leave(S)
        return next
      }
    })
  place(asm, end)
}

/** Each seat in turn is `you`. Seats that do not satisfy `while` are skipped; if all are, the loop ends. */
export function emitTurns(asm: Assembly, step: StepOf<'turns'>, where: Where): void {
  const m = asm.machine
  const { cell, counter, saved, reset, origin } = step
  const from = compileValue(m, step.from, NO_ENV)
  const atMost = compileValue(m, step.atMost, NO_ENV)
  const mayTurn = step.while === undefined ? undefined : compileTest(m, step.while, NO_ENV)
  const seats = m.ir.seats.length
  const constantWay = (m.ir.direction + seats) % seats
  const onward = step.onward === undefined ? () => constantWay : compileValue(m, step.onward, NO_ENV)
  const begin = (S: Int32Array, seat: number): void => {
    S[cell] = seat
    S[counter] = S[counter]! + 1
    for (let i = 0; i < reset.length; i++) S.set(reset[i]!.start, reset[i]!.at)
  }
  const leave = (S: Int32Array): void => {
    S[H.you] = S[saved]!
    S[saved] = NONE
    S[cell] = NONE
    S[counter] = NONE
  }
  const frame: Frame = {
    isOfTurns: true,
    enter: (S, seat) => {
      S[saved] = S[H.you]!
      S[H.you] = seat
      S[counter] = 0
      begin(S, seat)
    },
    leave,
  }
  const again = newLabel()
  const end = newLabel()
  const body = newLabel()
  emit(asm, (next) => (S) => {
    const first = from(S)
    if (first === NONE) throw new Fault('ST5112', 'There is nobody to take the first turn.', origin)
    S[saved] = S[H.you]!
    S[counter] = 0
    // The seat before the first, so that the search for the next one begins with the first.
    S[cell] = (first - onward(S) + seats) % seats
    return next
  })
  place(asm, again)
  emit(asm, (next) => {
    const { pc } = end
    return (S) => {
      if (S[counter]! < atMost(S)) {
        let seat = S[cell]!
        const way = onward(S)
        for (let tried = 0; tried < seats; tried++) {
          seat = (seat + way) % seats
          S[H.you] = seat
          if (mayTurn !== undefined && !mayTurn(S)) continue
          begin(S, seat)
          return next
        }
      }
      leave(S)
      return pc
    }
  })
  place(asm, body)
  const within = inside(where, frame)
  asm.turns.set(step, { ...within, body })
  emitSteps(asm, step.body, within)
  jump(asm, again)
  place(asm, end)
}
