import { isEffect } from '../../../grammar/ir/nodes.ts'
import type { Waiting, Machine, Node, Where } from './machine.ts'
import { promised, node, fulfil, goto, waits } from './machine.ts'
import { emit, block, type Gen } from './context.ts'
import { js } from '../code/code.ts'
import { endStage, runNodes } from './stage-calls.ts'
import type { StepIR } from '../../../grammar/ir/ir.ts'
import { seatYou } from './seated.ts'
import { steps, cond } from './dispatch.ts'
import { inside } from './unwind.ts'
import { forEachNodes, loopNodes, turnsNodes } from './loops.ts'
import { askNodes } from './ask-steps.ts'
import { arrangeNodes } from './arrange-steps.ts'

/** Builds the graph of a whole game and returns its first block. */
export function buildMachine(g: Gen, waiting: Waiting): { readonly m: Machine; readonly start: Node } {
  const m: Machine = {
    g,
    waiting,
    sequence,
    nodes: [],
    blocks: new Map(),
    variants: new Map(),
    queue: [],
    sites: [],
    stages: [],
    actions: [],
    leaving: new Map(),
    turnsBody: -1,
  }
  const { ir, facts } = g
  for (const _ of ir.stages) m.stages.push({ body: promised(m), leave: promised(m), end: promised(m) })
  for (const _ of ir.actions) m.actions.push({ body: promised(m), end: promised(m) })
  const end = node(m, (ctx) => emit(ctx, js`rulesEnd();`))
  const start = sequence(m, ir.play, { owner: { kind: 'play' }, frames: [] }, end)
  ir.stages.forEach((stage, index) => {
    const nodes = m.stages[index]
    if (nodes === undefined || facts.waits.stages[index] !== true) return
    const where: Where = { owner: { kind: 'stage', index }, frames: [] }
    fulfil(m, nodes.end, (ctx) => endStage(m, ctx, index))
    const leave = sequence(m, stage.leave, where, nodes.end)
    fulfil(m, nodes.leave, (ctx) => goto(m, ctx, leave))
    const body = sequence(m, stage.body, where, nodes.leave)
    fulfil(m, nodes.body, (ctx) => goto(m, ctx, body))
  })
  return { m, start }
}

/** The block that executes these steps and then continues. */
function sequence(m: Machine, list: readonly StepIR[], where: Where, next: Node): Node {
  const at = list.findIndex((step) => waits(m, step))
  if (at < 0) return list.length === 0 ? next : plain(m, list, where, next)
  const step = list[at]
  const rest = sequence(m, list.slice(at + 1), where, next)
  const here = step === undefined ? rest : waitingStep(m, step, where, rest)
  return at === 0 ? here : plain(m, list.slice(0, at), where, here)
}

function plain(m: Machine, list: readonly StepIR[], where: Where, next: Node): Node {
  return node(m, (ctx) => {
    seatYou(ctx, where.owner)
    if (!steps(inside(m, ctx, where), list)) goto(m, ctx, next)
  })
}

function waitingStep(m: Machine, step: StepIR, where: Where, next: Node): Node {
  if (isEffect(step)) throw decidesNothing(step)
  switch (step.step) {
    case 'if': {
      const [then, otherwise] = [sequence(m, step.then, where, next), sequence(m, step.else, where, next)]
      return node(m, (ctx) => {
        const c = cond(ctx, step.condition)
        if (typeof c === 'boolean') return goto(m, ctx, c ? then : otherwise)
        block(ctx, js`if (${c})`, () => goto(m, ctx, then))
        goto(m, ctx, otherwise)
      })
    }
    case 'for each':
      return forEachNodes(m, step, where, next)
    case 'loop':
      return loopNodes(m, step, where, next)
    case 'turns':
      return turnsNodes(m, step, where, next)
    case 'run':
      return runNodes(m, step, where, next)
    case 'ask':
      return askNodes(m, step, where, next)
    case 'arrange':
      return arrangeNodes(m, step, where, next)
    case 'leave':
    case 'settle':
      throw decidesNothing(step)
  }
}

function decidesNothing(step: StepIR): Error {
  return new Error(`nobody decides in the middle of ${step.step}`)
}
