import type { StepIR } from '../../grammar/ir/ir.ts'
import { isEffect } from '../../grammar/ir/nodes.ts'
import { BEHIND_SCREENS, H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import type { EntryPoint } from '../program/program.ts'
import { Fault } from '../program/program.ts'
import type { Assembly, Where } from './assembly.ts'
import type { Machine } from './machine.ts'

/** How stages, actions and turns are reached when the rules are read in order for the first time. */
interface FirstCalls {
  readonly stages: Map<number, number>
  readonly actions: Map<number, number>
  /** Stages that are reached while nobody sees what others do. */
  readonly inSecret: Set<number>
  turns: StepIR | undefined
}

function firstCalls(m: Machine): FirstCalls {
  const found: FirstCalls = { stages: new Map(), actions: new Map(), inSecret: new Set(), turns: undefined }
  let isInSecret = false
  const read = (steps: readonly StepIR[]): void => {
    for (const step of steps) readStep(step)
  }
  const readStep = (step: StepIR): void => {
    if (step.step === 'screen') isInSecret = step.up
    if (isEffect(step)) return
    switch (step.step) {
      case 'if':
        read(step.then)
        return read(step.else)
      case 'turns':
        found.turns ??= step
        return read(step.body)
      case 'for each':
      case 'loop':
        return read(step.body)
      case 'run': {
        if (found.stages.has(step.stage)) return
        found.stages.set(step.stage, step.site)
        if (isInSecret) found.inSecret.add(step.stage)
        read(m.ir.stages[step.stage]?.body ?? [])
        return read(m.ir.stages[step.stage]?.leave ?? [])
      }
      case 'ask':
        for (const { action } of step.offers) {
          if (found.actions.has(action)) continue
          found.actions.set(action, step.site)
          read(m.ir.actions[action]?.body ?? [])
        }
        return read(step.orElse)
      case 'leave':
      case 'arrange':
      case 'settle':
        return
    }
  }
  read(m.ir.play)
  return found
}

/** While a state is at an entry point, its site is the complement of: 0 for turns, 1 + number of a stage. */
const TURNS = ~0
const stageMark = (stage: number): number => ~(1 + stage)

const CALLS = new WeakMap<Assembly, FirstCalls>()

function callsOf(asm: Assembly): FirstCalls {
  const made = CALLS.get(asm) ?? firstCalls(asm.machine)
  CALLS.set(asm, made)
  return made
}

export function enter(asm: Assembly, S: Int32Array, point: EntryPoint, seat: number): void {
  const m = asm.machine
  const calls = callsOf(asm)
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
      goTo(asm, S, loop, seat)
      S[H.site] = TURNS
      return
    }
    case 'stage': {
      const site = calls.stages.get(point.stage)
      const calledFrom = site === undefined ? undefined : asm.sites[site]
      if (calledFrom === undefined) throw unreachable(`"${m.ir.stages[point.stage]?.name ?? ''}"`)
      goTo(asm, S, calledFrom, seat)
      calledFrom.call(S)
      if (calls.inSecret.has(point.stage)) S[H.screen] = BEHIND_SCREENS
      if (seat !== NONE) S[H.you] = seat
      S[H.site] = stageMark(point.stage)
      return
    }
    case 'ask': {
      const asked = asm.sites[point.site]
      if (asked === undefined || asked.step.step === 'run') throw unreachable('the decision')
      goTo(asm, S, asked, seat)
      asked.call(S)
      if (asked.step.step === 'arrange') {
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

/** The instruction with which a state at an entry point continues; -1 if it already waits. */
export function entryOf(asm: Assembly, S: Int32Array): number {
  const site = S[H.site]!
  if (site === NONE) return -1
  if (site >= 0) {
    const asked = asm.sites[site]
    if (asked === undefined || asked.step.step !== 'ask') return -1
    asked.giveBack(S)
    S[H.site] = NONE
    S[H.decider] = NONE
    return asked.again.pc
  }
  S[H.site] = NONE
  if (site !== TURNS) return asm.stages[~site - 1]?.body.pc ?? -1
  const { turns } = callsOf(asm)
  return (turns === undefined ? undefined : asm.turns.get(turns)?.body.pc) ?? -1
}

/** Creates all frames around a place, from outside in. */
function goTo(asm: Assembly, S: Int32Array, where: Where, seat: number): void {
  const m = asm.machine
  const calls = callsOf(asm)
  const { owner } = where
  if (owner.kind === 'rule') throw unreachable('a `whenever` rule')
  if (owner.kind !== 'play') {
    const site = (owner.kind === 'stage' ? calls.stages : calls.actions).get(owner.index)
    const calledFrom = site === undefined ? undefined : asm.sites[site]
    if (calledFrom === undefined || site === undefined) throw unreachable(`a ${owner.kind}`)
    goTo(asm, S, calledFrom, seat)
    calledFrom.call(S)
    if (owner.kind === 'stage' && calls.inSecret.has(owner.index)) S[H.screen] = BEHIND_SCREENS
    const action = owner.kind === 'action' ? m.ir.actions[owner.index] : undefined
    if (action !== undefined) {
      S[action.returnTo] = site
      S[H.action] = owner.index
      S[H.depth] = S[H.depth]! + 1
    }
  }
  for (const frame of where.frames) frame.enter(S, seat)
}

function unreachable(what: string): Fault {
  return new Fault('ST5115', `The rules never reach ${what}, so a game cannot begin there.`, -1)
}
