import { offersOf } from '../../../grammar/ir/callees.ts'
import { js } from '../code/code.ts'
import { block, branch, emit, indexVal, named, type Ctx } from './context.ts'
import { goto, node, type Frame, type Machine, type Where } from './machine.ts'
import { readCell, writeCell } from './memory.ts'
import { endAction, giveBack, keep } from './stage-calls.ts'
import { constantVal, known } from '../code/val.ts'
import { NONE, type AskIR } from '../../../grammar/ir/ir.ts'

const nothing = constantVal(NONE)

/**
 * Unwinds call by call, clearing loops, the frames of actions and stages, and `you`, until the stage is reached. If
 * there are several possible callers, each has its own exit, and outer frames share a block.
 */
function leaveFrom(m: Machine, ctx: Ctx, where: Where, stage: number, origin: number): void {
  giveUp(ctx, where.frames)
  const { owner } = where
  if (owner.kind === 'stage' && owner.index === stage) {
    const to = m.stages[stage]
    if (to !== undefined) goto(m, ctx, to.leave)
    return
  }
  if (owner.kind === 'play' || owner.kind === 'rule') return emit(ctx, js`notRunning(${stage}, ${origin});`)
  const key = `${owner.kind} ${owner.index} ${stage} ${origin}`
  const outwards = m.leaving.get(key) ?? node(m, (at) => outOf(m, at, owner, stage, origin))
  m.leaving.set(key, outwards)
  goto(m, ctx, outwards)
}

type Called = Exclude<Where['owner'], { readonly kind: 'play' | 'rule' }>

/** Ends the frame of a stage or action, and continues outwards from its call. */
function outOf(m: Machine, ctx: Ctx, owner: Called, stage: number, origin: number): void {
  let site
  if (owner.kind === 'action') site = endAction(m, ctx, owner.index)
  else {
    const frame = m.g.ir.stages[owner.index]
    if (frame === undefined) return
    site = named(ctx, readCell(ctx, frame.returnTo))
    keep(ctx, frame.returnTo, nothing)
    for (const at of frame.params) keep(ctx, at, nothing)
  }
  const sure = known(site)
  const callers = sure === undefined ? callersOf(m, owner) : [sure]
  for (const caller of callers) {
    const info = m.sites[caller]
    if (info === undefined) continue
    const inner: Ctx = branch(ctx)
    const { step } = info
    const out = (): void => {
      if ('offers' in step) formerYou(inner, step)
      else if ('for' in step && step.for !== undefined) giveBack(inner, step.saved)
      leaveFrom(m, inner, info.where, stage, origin)
    }
    if (sure !== undefined) return out()
    block(inner, js`if (${site.code} === ${caller})`, out)
  }
  emit(ctx, js`notRunning(${stage}, ${origin});`)
}

function callersOf(m: Machine, owner: Where['owner']): readonly number[] {
  if (owner.kind === 'stage') return m.g.facts.callers[owner.index] ?? []
  return m.sites.flatMap((info, site) =>
    info !== undefined &&
    owner.kind === 'action' &&
    offersOf(info.step).some((offer) => offer.action === owner.index)
      ? [site]
      : [],
  )
}

function giveUp(ctx: Ctx, frames: readonly Frame[]): void {
  for (const { words, saved } of frames.toReversed()) {
    if (saved !== undefined) giveBack(ctx, saved)
    for (const at of words) keep(ctx, at, nothing)
  }
}

/**
 * The `saved` word of a decision contains the former `you`, or its complement after an answer if that makes a
 * difference.
 */
export function formerYou(ctx: Ctx, { saved, must, repeatedly }: AskIR): void {
  const word = named(ctx, readCell(ctx, saved))
  const value = known(word)
  if (value !== undefined) {
    const formerYou = value !== NONE && (value < 0 || value === ~NONE) ? ~value : value
    keep(ctx, saved, nothing)
    writeYou(ctx, constantVal(formerYou))
    return
  }
  keep(ctx, saved, nothing)
  const formerYou = indexVal(word.code, ctx.g.ir.seats.length, true, true)
  writeYou(
    ctx,
    must && repeatedly ? { ...formerYou, code: js`former(${word.code})`, atom: false } : formerYou,
  )
}

function writeYou(ctx: Ctx, v: Parameters<typeof writeCell>[2]): void {
  const seat = named(ctx, v)
  writeCell(ctx, 3, seat)
  ctx.cells.set(3, seat)
}

/** A context inside an owner: leaving a stage from here unwinds through the words of the state. */
export function inside(m: Machine, ctx: Ctx, where: Where): Ctx {
  return { ...ctx, leaveOuter: (at, stage, origin) => leaveFrom(m, at, where, stage, origin) }
}
