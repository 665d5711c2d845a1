import { handledBy } from '../../grammar/ir/match.ts'
import { full, outOfRange, tooFew, tooManyDice } from '../state/value-faults.ts'
import { does } from '../../grammar/ir/node-facts.ts'
import type { EffectIR, StepOf } from '../../grammar/ir/nodes.ts'
import { packed } from '../../grammar/ir/bags.ts'
import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import { rankedFirst, scored } from '../../grammar/ir/outcome.ts'
import { MOST_DICE } from '../state/dice.ts'
import { Fault } from '../program/program.ts'
import { givePoints } from '../program/give-points.ts'
import { beginGroup } from '../state/groups.ts'
import { carryPiece, movePiece, movePieces, revealPiece, showPiece, showTop } from '../state/move-piece.ts'
import { moveEach } from '../state/move-each.ts'
import { swapPieces, swapPlaces } from '../state/swap.ts'
import { WORK_OF_DRAW, WORK_OF_SAYING } from '../program/work.ts'
import { countWork } from './count-work.ts'
import { linesKept, saidWord, sayLine } from '../state/said-lines.ts'
import { takeScreensDown } from '../state/take-screens-down.ts'
import { STOP, emit, type Assembly } from './assembly.ts'
import { compileTaking } from './history.ts'
import { NO_ENV, bind, pool, push, newRegister, type Machine } from './machine.ts'
import { knownOrder } from './orders.ts'
import { over } from './end-game.ts'
import { compileValue, compileEach } from './dispatch.ts'

/** The effect of a step on the state. */
type Work = (S: Int32Array) => unknown

/** Steps that are executed at once. */
export function emitEffect(asm: Assembly, step: EffectIR): void {
  const { seen, watched } = asm.machine.recorder ?? {}
  if (watched === undefined) emitAlone(asm, step)
  else {
    thenNext(asm, (S) => watched.before(S))
    emitAlone(asm, step)
    thenNext(asm, (S) => {
      if (!asm.machine.attempting) watched.after(S, step)
    })
  }
  // Somebody may see something now that cannot be seen any more when the rules ask again.
  if (seen !== undefined && (does(step, 'moves pieces') || does(step, 'shows faces')))
    thenNext(asm, (S) => {
      if (!asm.machine.attempting) seen(S, step)
    })
}

function emitAlone(asm: Assembly, step: EffectIR): void {
  if (step.step === 'win') return emitWin(asm, step)
  if (step.step === 'rank') return emitRank(asm, step)
  thenNext(asm, workOf(asm.machine, step))
}

function thenNext(asm: Assembly, work: Work): void {
  emit(asm, (next) => (S) => {
    work(S)
    return next
  })
}

function emitWin(asm: Assembly, step: StepOf<'win'>): void {
  const m = asm.machine
  const winner = compileValue(m, step.winner, NO_ENV)
  const points = step.points && { value: compileValue(m, step.points, NO_ENV), origin: step.origin }
  emit(asm, () => (S) => endGame(m, S, winner(S), step.reason, points))
}

/** Ends the game, and with it the run. `points`: what each winner wins, and the rule that says so. */
export function endGame(
  m: Machine,
  S: Int32Array,
  winner: number,
  reason: number,
  points: { readonly value: (S: Int32Array) => number; readonly origin: number } | undefined,
): number {
  if (m.attempting) return STOP
  if (points !== undefined) givePoints(S, m.ir, winner, points.value(S), points.origin)
  over(S, m.ir.memory, winner, reason)
  return STOP
}

function storing(m: Machine, step: StepOf<'store'>): Work {
  const { base, least, most, orNone, origin } = step
  const value = compileValue(m, step.value, NO_ENV)
  const misfit = (word: number): Fault => outOfRange(word, least, most, base, origin)
  if (step.index.op === 'const' && step.index.value !== NONE) {
    const at = base + step.index.value
    return (S) => {
      const word = value(S)
      if (word === NONE ? !orNone : word < least || word > most) throw misfit(word)
      S[at] = word
    }
  }
  const index = compileValue(m, step.index, NO_ENV)
  return (S) => {
    const i = index(S)
    if (i === NONE) throw new Fault('ST5104', 'A value cannot be set: what it belongs to is none.', origin)
    const word = value(S)
    if (word === NONE ? !orNone : word < least || word > most) throw misfit(word)
    S[base + i] = word
  }
}

function picking(m: Machine, { what, cell, of }: StepOf<'pick'>): Work {
  const found = pool()
  const collect = compileEach(m, what, NO_ENV, (_, item) => {
    push(found, item)
    return false
  })
  return (S) => {
    found.length = 0
    collect(S)
    countWork(m, WORK_OF_DRAW)
    S[cell] = found.length === 0 ? NONE : m.chance.oneOf(S, found.items, found.length, of)
  }
}

function rolling(m: Machine, step: StepOf<'roll'>): Work {
  const { what, least, sides, named, cells, origin } = step
  const count = compileValue(m, step.count, NO_ENV)
  const rolled = m.recorder?.rolled
  const seenBy = step.for === undefined ? undefined : compileValue(m, step.for, NO_ENV)
  return (S) => {
    const dice = Math.max(0, count(S))
    if (dice > MOST_DICE) throw tooManyDice(dice, origin)
    countWork(m, WORK_OF_DRAW * dice)
    const shown = m.chance.roll(S, sides, least, named, dice)
    cells.forEach((at, word) => {
      S[at] = what === 'one' ? least + shown.indexOf(1) : packed(shown, word)
    })
    rolled?.(S, step, seenBy?.(S))
  }
}

function laying(m: Machine, step: StepOf<'lay'>): Work {
  const { cell, origin } = step
  const group = m.ir.groups[step.group]
  if (group === undefined) throw new Error(`there is no class of groups ${step.group}`)
  const to = compileValue(m, step.to, NO_ENV)
  const laid = pool()
  const collect = compileEach(m, step.what, NO_ENV, (_, piece) => {
    push(laid, piece)
    return false
  })
  const isInOrder = knownOrder(m, step.what, NO_ENV)
  return (S) => {
    laid.length = 0
    collect(S)
    const container = to(S)
    if (laid.length === 0 || container === NONE)
      throw new Fault(
        'ST5104',
        `A \`${group.name}\` needs at least one piece and a place, and one of them is missing.`,
        origin,
      )
    const entity = beginGroup(S, m.table, group, container)
    if (entity === NONE)
      throw new Fault('ST5131', `There can be no more ${group.plural} than ${group.count} at once.`, origin)
    S[cell] = entity
    if (isInOrder !== undefined) needOrder(m, entity + m.table.groupShift, () => isInOrder(S))
    movePieces(S, m.table, laid.items, laid.length, entity + m.table.groupShift, 'last')
  }
}

function moving(m: Machine, step: StepOf<'move'>): Work {
  const to = compileValue(m, step.to, NO_ENV)
  const { table, ir } = m
  const { end, origin } = step
  const nowhere = (): Fault => new Fault('ST5104', 'Pieces cannot be moved: the place is none.', origin)
  if (step.what.set === 'one') {
    const only = compileValue(m, step.what.item, NO_ENV)
    return (S) => {
      const piece = only(S)
      const container = to(S)
      if (piece === NONE) return
      if (container === NONE) throw nowhere()
      movePiece(S, table, piece, container, end)
      if (S[ir.memory.count + container]! > table.capacity[container]!) throw full(ir, container, origin)
    }
  }
  const moved = pool()
  const collect = compileEach(m, step.what, NO_ENV, (_, piece) => {
    push(moved, piece)
    return false
  })
  const isInOrder = knownOrder(m, step.what, NO_ENV)
  return (S) => {
    moved.length = 0
    collect(S)
    const container = to(S)
    if (moved.length === 0) return
    if (container === NONE) throw nowhere()
    if (isInOrder !== undefined) needOrder(m, container, () => isInOrder(S))
    movePieces(S, table, moved.items, moved.length, container, end)
    if (S[ir.memory.count + container]! > table.capacity[container]!) throw full(ir, container, origin)
  }
}

function movingEach(m: Machine, step: StepOf<'move each'>): Work {
  const { table, ir } = m
  const { end, origin, what, reg } = step
  const item = newRegister(m)
  const to = compileValue(m, step.to, bind(NO_ENV, reg, item))
  const [moved, places] = [pool(), pool()]
  const collect = compileEach(m, what, NO_ENV, (_, thing) => {
    push(moved, thing)
    return false
  })
  const isInOrder = knownOrder(m, what, NO_ENV)
  return (S) => {
    moved.length = 0
    places.length = 0
    collect(S)
    for (let i = 0; i < moved.length; i++) {
      item.R[item.at] = moved.items[i]!
      push(places, to(S))
    }
    for (let i = 0; i < moved.length; i++) {
      const place = places.items[i]!
      if (isInOrder !== undefined && place !== NONE) needOrder(m, place, () => isInOrder(S))
    }
    const tooFull = moveEach(S, table, moved.items, places.items, moved.length, end)
    if (tooFull !== NONE) throw full(ir, tooFull, origin)
  }
}

/** Things that come to a place in some order must come in the true one, unless it is unknown there, too. */
function needOrder({ recorder }: Machine, container: number, isInOrder: () => boolean): void {
  if (recorder?.orders?.isUnknown(container) === false && !isInOrder()) recorder.orders.giveUp()
}

function swapping(m: Machine, step: StepOf<'swap'>): Work {
  const one = compileValue(m, step.one, NO_ENV)
  const other = compileValue(m, step.other, NO_ENV)
  const { table, ir } = m
  const { what, origin } = step
  return (S) => {
    const [onePiece, otherPiece] = [one(S), other(S)]
    const nothing = onePiece === NONE || otherPiece === NONE
    if (nothing || (what === 'pieces' && !swapPieces(S, table, onePiece, otherPiece)))
      throw new Fault('ST5104', 'Nothing can be swapped: one of the two is none or lies nowhere.', origin)
    if (what === 'pieces') return
    swapPlaces(S, table, onePiece, otherPiece)
    for (const place of [onePiece, otherPiece])
      if (S[ir.memory.count + place]! > table.capacity[place]!) throw full(ir, place, origin)
  }
}

function dealing(m: Machine, step: StepOf<'deal'>): Work {
  const count = compileValue(m, step.count, NO_ENV)
  const from = compileValue(m, step.from, NO_ENV)
  const to = compileValue(m, step.to, NO_ENV)
  const { table, ir } = m
  const { memory } = ir
  const { upTo, origin } = step
  return (S) => {
    const wanted = count(S)
    const source = from(S)
    const target = to(S)
    if (wanted <= 0) return
    if (source === NONE || target === NONE)
      throw new Fault('ST5104', 'Pieces cannot be dealt: the place they come from or go to is none.', origin)
    const end = ir.containers[target]?.pile === true ? 'first' : 'last'
    if (m.recorder?.orders?.isUnknown(source) === true) {
      const available = S[memory.count + source]!
      if (wanted < available) m.recorder.orders.giveUp()
      needOrder(m, target, () => available < 2)
    }
    for (let dealt = 0; dealt < wanted; dealt++) {
      const piece = S[memory.first + source]!
      const room = S[memory.count + target]! < table.capacity[target]!
      if (upTo && (piece === NONE || !room)) break
      if (piece === NONE) throw tooFew(wanted, dealt, origin)
      if (!room) throw full(ir, target, origin, table.capacity[target]! - dealt)
      carryPiece(S, table, piece, target, end)
    }
    showTop(S, table, source)
    showTop(S, table, target)
  }
}

function showing(m: Machine, step: StepOf<'show'>): Work {
  const { R, at } = newRegister(m)
  const seats = compileEach(m, step.to, NO_ENV, (_, seat) => {
    R[at] = R[at]! | (1 << seat)
    return false
  })
  const each = compileEach(m, step.what, NO_ENV, (S, piece) => {
    showPiece(S, m.table, piece, R[at]!)
    return false
  })
  return (S) => {
    R[at] = 0
    seats(S)
    each(S)
  }
}

/** The seats with the highest value are first. */
function emitRank(asm: Assembly, step: StepOf<'rank'>): void {
  const m = asm.machine
  const to = newRegister(m)
  const by = compileValue(m, step.by, bind(NO_ENV, step.reg, to))
  const seats = m.ir.seats.length
  const teams = step.wins === 'team' ? (m.ir.teams ?? []) : []
  emit(asm, () => (S) => {
    let best = NONE
    let first = 0
    for (let seat = 0; seat < seats; seat++) {
      to.R[to.at] = seat
      const value = by(S)
      S[step.into + seat] = value
      if (value > best) {
        best = value
        first = 1 << seat
      } else if (value === best) first |= 1 << seat
    }
    const winner = step.wins === 'nobody' ? scored(seats) : rankedFirst(seats, first, teams)
    return endGame(m, S, winner, step.reason, undefined)
  })
}

function shuffling(m: Machine, step: StepOf<'shuffle'>): Work {
  const container = compileValue(m, step.container, NO_ENV)
  return (S) => {
    const c = container(S)
    if (c === NONE) return
    countWork(m, WORK_OF_DRAW * S[m.ir.memory.count + c]!)
    m.chance.shuffle(S, c)
  }
}

function revealing(m: Machine, step: StepOf<'reveal'>): Work {
  return compileEach(m, step.what, NO_ENV, (S, piece) => {
    revealPiece(S, m.table, piece)
    return false
  })
}

function screening(m: Machine, { up }: StepOf<'screen'>): Work {
  return (S) => {
    if (up) S[H.screen] = BEHIND_SCREENS
    else takeScreensDown(S, m.table)
  }
}

function saying(m: Machine, step: StepOf<'say'>): Work {
  const ring = linesKept(m.ir.memory)
  const who = compileValue(m, step.who, NO_ENV)
  const seats = m.ir.seats.length
  const values = step.values.map((value) => compileValue(m, value, NO_ENV))
  return (S) => {
    countWork(m, WORK_OF_SAYING)
    const shown = values.map((value) => value(S))
    sayLine(S, ring, saidWord(seats, step.line, who(S)), shown)
  }
}

/** The work of every step after which the rules go on. */
const workOf = handledBy<Machine, Exclude<EffectIR, { step: 'win' | 'rank' }>, 'step', Work>('step', {
  store: storing,
  move: moving,
  'move each': movingEach,
  swap: swapping,
  deal: dealing,
  shuffle: shuffling,
  pick: picking,
  roll: rolling,
  lay: laying,
  show: showing,
  reveal: revealing,
  screen: screening,
  say: saying,
  'take position': compileTaking,
})
