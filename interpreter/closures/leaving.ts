import type { StepIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { Fault } from '../program.ts'
import { keepPicture, takePicture } from '../state/picture.ts'
import type { Assembly, Frame, Owner, Where } from './assembly.ts'
import { LEFT, emit, place } from './assembly.ts'
import { emitSteps } from './flow.ts'
import type { Machine } from './machine.ts'
import { cellsOf, clearCells } from './moves.ts'

/** Leaves a stage, and with it all that runs between the step that says so and the stage. */
export function emitLeave(asm: Assembly, step: Extract<StepIR, { step: 'leave' }>, where: Where): void {
  emit(asm, () => (S) => leaveStage(asm, S, step.stage, where, step.origin))
}

/**
 * Walks outwards, call by call, giving up loops, the frames of actions and stages, and `you`, until the stage is
 * reached. Only the stage that is named has its `leave` steps run.
 */
export function leaveStage(
  asm: Assembly,
  S: Int32Array,
  stage: number,
  where: Where,
  origin: number,
): number {
  const m = asm.machine
  let { owner, frames } = where
  for (;;) {
    giveUp(S, frames)
    if (owner.kind === 'stage' && owner.index === stage) return asm.stages[stage]!.leave.pc
    if (owner.kind === 'rule') {
      m.leaving = stage
      return LEFT
    }
    const site = owner.kind === 'play' ? NONE : S[returnAddress(m, owner)]!
    const calledFrom = site === NONE ? undefined : asm.sites[site]
    if (calledFrom === undefined || owner.kind === 'play')
      throw new Fault(
        'ST5106',
        `The stage "${m.ir.stages[stage]?.name ?? ''}" is to be left, and is not running.`,
        origin,
      )
    if (owner.kind === 'action') endAction(asm, S, owner.index)
    else endStage(m, S, owner.index)
    calledFrom.giveBack(S)
    owner = calledFrom.owner
    frames = calledFrom.frames
  }
}

function giveUp(S: Int32Array, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) frames[i]!.leave(S)
}

export function returnAddress(m: Machine, owner: Exclude<Owner, { kind: 'play' | 'rule' }>): number {
  const frame = owner.kind === 'stage' ? m.ir.stages[owner.index] : m.ir.actions[owner.index]
  if (frame === undefined) throw new Error(`there is no ${owner.kind} ${owner.index}`)
  return frame.returnTo
}

/** The frame of a stage that is over; gives the site to return to. */
function endStage(m: Machine, S: Int32Array, index: number): number {
  const stage = m.ir.stages[index]!
  const site = S[stage.returnTo]!
  S[stage.returnTo] = NONE
  clearCells(S, stage.params)
  return site
}

/** The frame of an action that is over: pictures are taken, choices forgotten; gives the site to return to. */
function endAction(asm: Assembly, S: Int32Array, index: number): number {
  const m = asm.machine
  const action = m.ir.actions[index]!
  const seat = S[H.you]!
  for (const number of action.pictures) {
    const picture = m.ir.pictures[number]
    if (picture === undefined || seat === NONE) continue
    takePicture(S, m.table, m.pictures, picture, -1, -1, m.words)
    keepPicture(S, picture, seat, m.words)
  }
  clearCells(S, cellsOf(action))
  const site = S[action.returnTo]!
  S[action.returnTo] = NONE
  const depth = S[H.depth]! - 1
  S[H.depth] = depth
  S[H.action] = depth === 0 ? NONE : actionAround(asm, S, site)
  return site
}

/** The innermost action whose steps led to a site. */
function actionAround(asm: Assembly, S: Int32Array, from: number): number {
  let owner = asm.sites[from]?.owner
  while (owner !== undefined && owner.kind === 'stage')
    owner = asm.sites[S[returnAddress(asm.machine, owner)]!]?.owner
  return owner?.kind === 'action' ? owner.index : NONE
}

/** Somebody wants to know how often this is run. */
function emitCount(asm: Assembly, node: object): void {
  const counter = asm.machine.recorder?.counter(node)
  if (counter === undefined) return
  emit(asm, (next) => () => {
    counter.held++
    return next
  })
}

export function emitStage(asm: Assembly, index: number): void {
  const m = asm.machine
  const stage = m.ir.stages[index]
  const code = asm.stages[index]
  if (stage === undefined || code === undefined) return
  const where: Where = { owner: { kind: 'stage', index }, frames: [] }
  place(asm, code.body)
  emitCount(asm, stage)
  emitSteps(asm, stage.body, where)
  place(asm, code.leave)
  emitSteps(asm, stage.leave, where)
  emit(asm, () => {
    const resume = resumePoints(asm)
    return (S) => resume[endStage(m, S, index)]!
  })
}

export function emitAction(asm: Assembly, index: number): void {
  const action = asm.machine.ir.actions[index]
  const code = asm.actions[index]
  if (action === undefined || code === undefined) return
  place(asm, code.body)
  emitCount(asm, action)
  emitSteps(asm, action.body, { owner: { kind: 'action', index }, frames: [] })
  emit(asm, () => {
    const resume = resumePoints(asm)
    return (S) => resume[endAction(asm, S, index)]!
  })
}

const RESUME = new WeakMap<Assembly, Int32Array>()

/** For each site the instruction behind it. */
function resumePoints(asm: Assembly): Int32Array {
  const made = RESUME.get(asm)
  if (made !== undefined) return made
  const points = Int32Array.from({ length: asm.sites.length }, (_, site) => asm.sites[site]?.resume.pc ?? -1)
  RESUME.set(asm, points)
  return points
}
