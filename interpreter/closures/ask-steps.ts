import { wasAnswered } from '../../grammar/ir/answered-word.ts'
import { H, NONE, STATUS, type ArrangeIR, type AskIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { movePiece } from '../state/move-piece.ts'
import { STOP, emit, jump, newLabel, place, emitSteps, type Assembly, type Where } from './assembly.ts'
import { NO_ENV, type Machine } from './machine.ts'
import { compileValue, compileTest } from './dispatch.ts'

function former(saved: number): number {
  return wasAnswered(saved) ? ~saved : saved
}

/** True if the deciding seat may answer `done`. */
export function mayBeDone(S: Int32Array, ask: AskIR): boolean {
  return !ask.must || (ask.repeatedly && wasAnswered(S[ask.saved]!))
}

function wait(m: Machine, S: Int32Array, site: number, seat: number, origin: number): number {
  if (m.settling) throw new Fault('ST5108', 'A `whenever` rule cannot ask anybody to decide.', origin)
  S[H.you] = seat
  S[H.decider] = seat
  S[H.site] = site
  S[H.status] = STATUS.waiting
  return STOP
}

export function emitAsk(asm: Assembly, ask: AskIR, where: Where): void {
  const m = asm.machine
  const { saved, site, origin } = ask
  const who = compileValue(m, ask.who, NO_ENV)
  const possible = ask.possible === undefined ? undefined : compileTest(m, ask.possible, NO_ENV)
  const [otherwise, resume, done, end] = [newLabel(), newLabel(), newLabel(), newLabel()]
  const [again, conclude] = [newLabel(), newLabel()]
  const { noted = -1 } = ask
  const giveBack = (S: Int32Array): void => {
    S[H.you] = former(S[saved]!)
    S[saved] = NONE
  }
  const decider = (S: Int32Array): number => {
    const seat = who(S)
    if (seat === NONE)
      throw new Fault('ST5112', 'There is nobody to decide: the player who is asked is none.', origin)
    return seat
  }
  const call = (S: Int32Array): void => {
    S[saved] = S[H.you]!
    S[H.you] = decider(S)
  }
  asm.sites[site] = { ...where, step: ask, resume, again, done, giveBack, call }
  place(asm, again)
  emit(asm, () => {
    const { pc } = otherwise
    const passedOver = end.pc
    const asking = asm.askings[site]
    return (S) => {
      if (m.attempting) return STOP
      const seat = decider(S)
      S[saved] = S[H.you]!
      S[H.you] = seat
      if (possible !== undefined && !possible(S)) {
        giveBack(S)
        return passedOver
      }
      if (!ask.must || asking === undefined || asking.any(m.dark.seenBy(S, seat, true))) {
        if (noted < 0 || S[noted] === NONE) return wait(m, S, site, seat, origin)
        giveBack(S)
        return conclude.pc
      }
      giveBack(S)
      if (!ask.hasOrElse)
        throw new Fault(
          'ST5102',
          `${m.ir.seats[seat]?.title ?? 'A player'} must move, but no move is legal.`,
          origin,
        )
      return pc
    }
  })
  place(asm, resume)
  emit(asm, (next) => {
    const { pc } = end
    return (S) => {
      giveBack(S)
      if (!ask.repeatedly) return pc
      return next
    }
  })
  if (ask.repeatedly && ask.must)
    emit(asm, () => (S) => {
      const seat = decider(S)
      S[saved] = ~S[H.you]!
      return wait(m, S, site, seat, origin)
    })
  else jump(asm, again)
  place(asm, done)
  emit(asm, () => {
    const { pc } = end
    return (S) => {
      giveBack(S)
      return pc
    }
  })
  if (ask.conclude !== undefined) {
    place(asm, conclude)
    emitSteps(asm, ask.conclude, where)
  }
  place(asm, otherwise)
  emitSteps(asm, ask.orElse, where)
  place(asm, end)
}

/** Each seat in turn gives its layout; then all pieces are placed. */
export function emitArrange(asm: Assembly, step: ArrangeIR, where: Where): void {
  const m = asm.machine
  const { cell, saved, layout, players, pieces, site, origin } = step
  const total = m.ir.pieces.length
  const [again, resume] = [newLabel(), newLabel()]
  const giveBack = (S: Int32Array): void => {
    S[H.you] = S[saved]!
    S[saved] = NONE
  }
  const call = (S: Int32Array): void => {
    S[saved] = S[H.you]!
    S[H.screen] = 1
    S.fill(NONE, layout, layout + total)
    S[cell] = 0
  }
  asm.sites[site] = { ...where, step, resume, again, done: resume, giveBack, call }
  emit(asm, (next) => (S) => {
    if (m.attempting) return STOP
    call(S)
    return next
  })
  place(asm, again)
  emit(asm, (next) => (S) => {
    let asked = S[cell]!
    while (asked < players.length && (pieces[asked]?.length ?? 0) === 0) asked++
    S[cell] = asked
    return asked < players.length ? wait(m, S, site, players[asked]!, origin) : next
  })
  const finish = newLabel()
  emit(asm, () => {
    const { pc } = finish
    return (S) => {
      S[H.screen] = 0
      S[cell] = NONE
      for (const mine of pieces)
        for (const piece of mine) {
          const space = S[layout + piece]!
          S[layout + piece] = NONE
          if (space === NONE) continue
          if (S[m.ir.memory.count + space]! >= m.table.capacity[space]!)
            throw new Fault(
              'ST5103',
              `Two pieces are arranged on ${m.ir.spaces[space]?.name ?? 'one space'}.`,
              origin,
            )
          movePiece(S, m.table, piece, space, 'last')
        }
      giveBack(S)
      return pc
    }
  })
  place(asm, resume)
  emit(asm, () => {
    const { pc } = again
    return (S) => {
      S[cell] = S[cell]! + 1
      return pc
    }
  })
  place(asm, finish)
}
