import { BEHIND_SCREENS, H, NONE, type ActionIR, type StageIR, type StepIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { keepPicture } from '../state/board-hash.ts'
import type { Assembly, Frame, Owner, Where } from './assembly.ts'
import { LEFT, STOP, emit, place, emitSteps } from './assembly.ts'
import type { Machine } from './machine.ts'
import { cellsOf } from './moves.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Leaves a stage, and with it everything running between the step and the stage. */
export function emitLeave(asm: Assembly, step: Extract<StepIR, { step: 'leave' }>, where: Where): void {
  emit(asm, () => (S) => leaveStage(asm, S, step.stage, where, step.origin))
}

/**
 * Unwinds call by call, clearing loops, the frames of actions and stages, and `you`, until the stage is reached. Only
 * the named stage runs its `leave` steps.
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
    if (m.attempting && owner.kind === 'action') return STOP
    if (owner.kind === 'rule') {
      m.leaving = stage
      return LEFT
    }
    const site = owner.kind === 'play' ? NONE : S[returnAddress(m, owner)]!
    const calledFrom = site === NONE ? undefined : asm.sites[site]
    if (calledFrom === undefined || owner.kind === 'play')
      throw new Fault(
        'ST5106',
        `The stage "${m.ir.stages[stage]?.name ?? ''}" cannot be left: it is not running.`,
        origin,
      )
    const ends = endsOf(asm)
    if (owner.kind === 'action') ends.actions[owner.index]!(S)
    else ends.stages[owner.index]!(S)
    calledFrom.giveBack(S)
    owner = calledFrom.owner
    frames = calledFrom.frames
  }
}

function giveUp(S: Int32Array, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) frames[i]!.leave(S)
}

function returnAddress(m: Machine, owner: Exclude<Owner, { kind: 'play' | 'rule' }>): number {
  const frame = owner.kind === 'stage' ? m.ir.stages[owner.index] : m.ir.actions[owner.index]
  if (frame === undefined) throw new Error(`there is no ${owner.kind} ${owner.index}`)
  return frame.returnTo
}

/** Clears a finished frame and returns its return site. */
type End = (S: Int32Array) => number

interface Ends {
  readonly stages: readonly End[]
  readonly actions: readonly End[]
}

const endsOf = memoized((asm: Assembly): Ends => {
  const { ir } = asm.machine
  return {
    stages: ir.stages.map((stage) => endOfStage(stage)),
    actions: ir.actions.map((action) => endOfAction(asm, action)),
  }
})

function endOfStage({ returnTo, params }: StageIR): End {
  return (S) => {
    const site = S[returnTo]!
    S[returnTo] = NONE
    for (let i = 0; i < params.length; i++) S[params[i]!] = NONE
    return site
  }
}

/** Takes pictures and clears choices, so that equal situations are equal states. */
function endOfAction(asm: Assembly, action: ActionIR): End {
  const m = asm.machine
  const { returnTo } = action
  const cells = cellsOf(action)
  const pictures = action.pictures.flatMap((number) => {
    const [picture, taker] = [m.ir.pictures[number], m.pictures[number]]
    return picture === undefined || taker === undefined ? [] : [{ picture, taker }]
  })
  return (S) => {
    const seat = S[H.you]!
    if (seat !== NONE && S[H.screen]! < BEHIND_SCREENS)
      for (let i = 0; i < pictures.length; i++) {
        const { picture, taker } = pictures[i]!
        taker.take(S)
        keepPicture(S, picture, seat, taker)
      }
    for (let i = 0; i < cells.length; i++) S[cells[i]!] = NONE
    const site = S[returnTo]!
    S[returnTo] = NONE
    const depth = S[H.depth]! - 1
    S[H.depth] = depth
    S[H.action] = depth === 0 ? NONE : actionAround(asm, S, site)
    return site
  }
}

/** The innermost action whose steps led to a site. */
function actionAround(asm: Assembly, S: Int32Array, from: number): number {
  let owner = asm.sites[from]?.owner
  while (owner !== undefined && owner.kind === 'stage')
    owner = asm.sites[S[returnAddress(asm.machine, owner)]!]?.owner
  return owner?.kind === 'action' ? owner.index : NONE
}

/** Counts how often this runs, for a recorder. */
function emitCount(asm: Assembly, node: object): void {
  const counter = asm.machine.recorder?.counter(node)
  if (counter === undefined) return
  const m = asm.machine
  emit(asm, (next) => () => {
    if (!m.attempting) counter.held++
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
    const end = endsOf(asm).stages[index]!
    return (S) => resume[end(S)]!
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
    const end = endsOf(asm).actions[index]!
    const { returnTo } = action
    // A move made only to look at the position after it has no return address, and its choices are still needed.
    return (S) => (S[returnTo] === NONE ? STOP : resume[end(S)]!)
  })
}

/** For each site, the instruction after it. */
const resumePoints = memoized((asm: Assembly): Int32Array =>
  Int32Array.from({ length: asm.sites.length }, (_, site) => asm.sites[site]?.resume.pc ?? -1),
)
