import type { StepIR } from '../../ir/ir.ts'
import { number } from '../elaboration/dispatch.ts'
import { spanIn } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { warnOfMany } from '../expressions/doubtful-conditions.ts'
import { container, facesIn } from './containers.ts'
import type { StepHandlers } from './step-handlers.ts'

export const DEALING: StepHandlers<'deal' | 'shuffle'> = {
  deal: ({ el, context, at, origin, done }, step) => {
    const [from, to] = [container(el, context, step.from), container(el, context, step.to)]
    const { secrecy, ir: count } = number(el, context, step.count)
    publicOnly(el, secrecy, at, 'How many are dealt')
    if (from === undefined || to === undefined) return done([])
    if (!step.upTo && count.op === 'const')
      warnOfMany(el, spanIn(context, step.count), count, el.stock(count.value), 'pieces in the box')
    const dealt: StepIR = { step: 'deal', count, upTo: step.upTo, from: from.ir, to: to.ir, origin }
    el.annotations.set('faces', dealt, { at, face: facesIn(el, from) })
    return done([dealt], [from.name, to.name])
  },
  shuffle: ({ el, context, origin, done }, { what }) => {
    const pile = container(el, context, what)
    return pile === undefined
      ? done([])
      : done([{ step: 'shuffle', container: pile.ir, origin }], [pile.name])
  },
}
