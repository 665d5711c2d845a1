import { does } from '../../grammar/ir/node-facts.ts'
import { firstCalls } from '../../grammar/ir/first-calls.ts'
import { H, NONE, STATUS, type GivenWord } from '../../grammar/ir/ir.ts'
import { Fault, type EntryPoint } from '../program/program.ts'
import type { Assembly, Where } from './assembly.ts'

/** While a state is at an entry point, its site is the complement of 0 for turns, or of 1 + the stage number. */
const TURNS = ~0
const stageMark = (stage: number): number => ~(1 + stage)

export function enter(asm: Assembly, S: Int32Array, point: EntryPoint, seat: number): void {
  const m = asm.machine
  const calls = firstCalls(asm.machine.ir)
  for (const region of m.ir.memory.regions) if (region.per === 'local') S.set(region.start, region.at)
  S[H.status] = STATUS.waiting
  S[H.you] = NONE
  S[H.decider] = NONE
  S[H.winner] = NONE
  S[H.reason] = NONE
  S[H.action] = NONE
  S[H.depth] = 0
  S[H.screen] = 0
  switch (point.kind) {
    case 'turns': {
      const loop = calls.turns === undefined ? undefined : asm.turns.get(calls.turns)
      if (loop === undefined) throw unreachable('turns')
      goTo(asm, S, loop, [seat])
      S[H.site] = TURNS
      return
    }
    case 'stage': {
      const site = calls.stages.get(point.stage)?.site
      const calledFrom = site === undefined ? undefined : asm.sites[site]
      if (calledFrom === undefined) throw unreachable(`"${m.ir.stages[point.stage]?.name ?? ''}"`)
      goTo(asm, S, calledFrom, [...(point.turns ?? []), seat])
      calledFrom.call(S)
      bind(S, point.given)
      S[H.screen] = calls.inSecret.get(point.stage) ?? S[H.screen]!
      if (seat !== NONE) S[H.you] = seat
      S[H.site] = stageMark(point.stage)
      return
    }
    case 'ask': {
      const asked = asm.sites[point.site]
      if (asked === undefined || !does(asked.step, 'asks')) throw unreachable('the decision')
      goTo(asm, S, asked, [...(point.turns ?? []), seat], point.given)
      asked.call(S)
      if ('arrangement' in asked.step) {
        const at = Math.max(0, asked.step.players.indexOf(seat))
        S[asked.step.cell] = at
        S[H.you] = asked.step.players[at] ?? seat
      }
      S[H.decider] = S[H.you]!
      S[H.site] = point.site
      return
    }
  }
}

/** The instruction with which a state at an entry point continues. -1 if it already waits. */
export function entryOf(asm: Assembly, S: Int32Array): number {
  const site = S[H.site]!
  if (site === NONE) return -1
  if (site >= 0) {
    const asked = asm.sites[site]
    if (asked === undefined || !('offers' in asked.step)) return -1
    asked.giveBack(S)
    S[H.site] = NONE
    S[H.decider] = NONE
    return asked.again.pc
  }
  S[H.site] = NONE
  if (site !== TURNS) return asm.stages[~site - 1]?.body.pc ?? -1
  const { turns } = firstCalls(asm.machine.ir)
  return (turns === undefined ? undefined : asm.turns.get(turns)?.body.pc) ?? -1
}

/**
 * Creates all frames around a place, from outside in. The first of the seats take the outermost turns, the last one all
 * other turns. Returns the seats that are left.
 */
function goTo(
  asm: Assembly,
  S: Int32Array,
  where: Where,
  seats: readonly number[],
  given: Given = [],
): readonly number[] {
  let left = seats
  const m = asm.machine
  const calls = firstCalls(asm.machine.ir)
  const { owner } = where
  if (owner.kind === 'rule') throw unreachable('a `whenever` rule')
  if (owner.kind !== 'play') {
    const site = owner.kind === 'stage' ? calls.stages.get(owner.index)?.site : calls.actions.get(owner.index)
    const calledFrom = site === undefined ? undefined : asm.sites[site]
    if (calledFrom === undefined || site === undefined) throw unreachable(`a ${owner.kind}`)
    left = goTo(asm, S, calledFrom, left)
    calledFrom.call(S)
    // Before loops within the stage begin, because they may depend on it.
    bind(S, given)
    if (owner.kind === 'stage') S[H.screen] = calls.inSecret.get(owner.index) ?? S[H.screen]!
    const action = owner.kind === 'action' ? m.ir.actions[owner.index] : undefined
    if (action !== undefined) {
      S[action.returnTo] = site
      S[H.action] = owner.index
      S[H.depth] = S[H.depth]! + 1
    }
  }
  const seat = seats.at(-1) ?? NONE
  for (const frame of where.frames) {
    const isOuter = frame.isOfTurns === true && left.length > 1
    frame.enter(S, isOuter ? left[0]! : seat)
    if (isOuter) left = left.slice(1)
  }
  return left
}

type Given = readonly GivenWord[]

/** Arguments given by a position replace those that the rules would pass. */
function bind(S: Int32Array, given: Given = []): void {
  for (const { at, value } of given) S[at] = value
}

function unreachable(what: string): Fault {
  return new Fault('ST5115', `The rules never reach ${what}, so a game cannot begin there.`, -1)
}
