import { H, NONE, type StepIR } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { UNCOUNTED, timesOf } from '../code/execution-bounds.ts'
import { block, branch, emit, mark, named, type Ctx } from './context.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { takePictures } from './history.ts'
import { goto, node, type Machine, type Node, type Where } from './machine.ts'
import { readCell, writeCell, you } from './memory.ts'
import { Unsupported } from '../code/unsupported.ts'
import { condCode, constantVal, isNone, known, ranged } from '../code/val.ts'
import { value } from './dispatch.ts'

const nothing = constantVal(NONE)

/** Calls a stage that may wait: its frame is created in the state. */
export function runNodes(m: Machine, step: Extract<StepIR, { step: 'run' }>, where: Where, next: Node): Node {
  const stage = m.g.ir.stages[step.stage]
  const nodes = m.stages[step.stage]
  if (stage === undefined || nodes === undefined) throw new Error(`there is no stage ${step.stage}`)
  const resume = node(m, (ctx) => {
    if (step.for !== undefined) giveBack(ctx, step.saved)
    goto(m, ctx, next)
  })
  m.sites[step.site] = { where, step, resume, again: resume, done: resume }
  return node(m, (ctx) => {
    mark(ctx, step.origin)
    if ((timesOf(m.g.ir).stages[step.stage] ?? 0) > UNCOUNTED) emit(ctx, ctx.spend(step.origin))
    const args = stage.params.map((_, i) => {
      const arg = step.args[i]
      return arg === undefined ? undefined : named(ctx, value(ctx, arg))
    })
    if (step.for !== undefined) {
      const seat = named(ctx, value(ctx, step.for))
      const none = isNone(seat)
      if (none !== false) emit(ctx, js`if (${condCode(none)}) runForNobody(${step.origin});`)
      writeCell(ctx, step.saved, named(ctx, you(ctx)))
      setYou(ctx, { ...seat, none: false })
    }
    args.forEach((arg, i) => {
      const at = stage.params[i]
      if (arg !== undefined && at !== undefined) writeCell(ctx, at, arg)
    })
    keep(ctx, stage.returnTo, constantVal(step.site))
    goto(m, ctx, nodes.body)
  })
}

/** Writes a word and records its value as known. */
export function keep(ctx: Ctx, at: number, v: ReturnType<typeof value>): void {
  writeCell(ctx, at, v)
  if (known(v) !== undefined) ctx.cells.set(at, v)
}

export function setYou(ctx: Ctx, seat: ReturnType<typeof value>): void {
  const v = named(ctx, seat)
  writeCell(ctx, H.you, v)
  ctx.cells.set(H.you, v)
}

/** Restores the former `you`. */
export function giveBack(ctx: Ctx, saved: number): void {
  setYou(ctx, named(ctx, { ...readCell(ctx, saved) }))
  keep(ctx, saved, nothing)
}

/** Ends the frame of a stage and continues at its call. */
export function endStage(m: Machine, ctx: Ctx, index: number): void {
  const stage = m.g.ir.stages[index]
  if (stage === undefined) return
  const site = named(ctx, readCell(ctx, stage.returnTo))
  keep(ctx, stage.returnTo, nothing)
  for (const at of stage.params) keep(ctx, at, nothing)
  goOnBehind(m, ctx, site, m.g.facts.callers[index] ?? [])
}

/** Jumps back to one of the possible callers. */
export function goOnBehind(
  m: Machine,
  ctx: Ctx,
  site: ReturnType<typeof value>,
  callers: readonly number[],
): void {
  const sure = known(site)
  const possible = sure === undefined ? callers : [sure]
  const places = possible.flatMap((caller) => {
    const info = m.sites[caller]
    return info === undefined ? [] : [{ caller, resume: info.resume }]
  })
  const last = places.at(-1)
  for (const { caller, resume } of places.slice(0, -1))
    block(branch(ctx), js`if (${site.code} === ${caller})`, () => goto(m, ctx, resume))
  if (last === undefined) emit(ctx, js`rulesEnd();`)
  else goto(m, ctx, last.resume)
}

/** Ends the frame of an action: takes pictures and clears choices. Returns the site to continue after. */
export function endAction(m: Machine, ctx: Ctx, index: number): ReturnType<typeof value> {
  const action = m.g.ir.actions[index]
  if (action === undefined) return nothing
  takePictures(ctx, action.pictures)
  for (const at of cellsOfAction(action)) keep(ctx, at, nothing)
  const site = named(ctx, readCell(ctx, action.returnTo))
  keep(ctx, action.returnTo, nothing)
  const now = readCell(ctx, H.depth)
  const around = known(now)
  const depth =
    around === undefined ? named(ctx, ranged(js`(${now.code} - 1)`, 0, 64)) : constantVal(around - 1)
  keep(ctx, H.depth, depth)
  const sure = known(site)
  if ((sure !== undefined && m.g.facts.outer.has(sure)) || known(depth) === 0) keep(ctx, H.action, nothing)
  else if (!ctx.g.memory.isDead(H.action)) {
    ctx.g.memory.needsPlain()
    if (ctx.g.memory.isVariable(action.returnTo))
      throw new Unsupported('steps that read which action is around')
    const code = js`(${depth.code} === 0 ? N : actionAround(S, ${site.code}, ${depth.code}))`
    writeCell(ctx, H.action, { ...nothing, code, lo: 0, hi: m.g.ir.actions.length, atom: false })
  } else ctx.cells.delete(H.action)
  return site
}
