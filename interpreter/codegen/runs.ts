import type { SetIR } from '../../grammar/ir/ir.ts'
import { topologyOf } from '../state/topology.ts'
import { js } from './code.ts'
import type { Ctx } from './context.ts'
import { block, emit, indexVal } from './context.ts'
import { eachLine, once } from './geometry.ts'
import { has } from './membership.ts'
import { condCode } from './val.ts'
import type { Visit } from './visits.ts'
import { listName } from './visits.ts'

/** Spaces that follow one another in a line, or what is behind them. What must be closed is gathered until its end is seen. */
export function eachInRun(ctx: Ctx, set: Extract<SetIR, { set: 'run' }>, seen: Visit): void {
  const { spaces, closed } = topologyOf(ctx.g.ir)
  const visit = once(ctx, spaces, seen)
  const { over, until } = set
  eachLine(ctx, set, (from, next) => {
    const space = ctx.g.names.fresh('v')
    const here = indexVal(space, spaces, false, true)
    const isGathered = set.gives === 'run' && until !== undefined
    const [list, length] = [isGathered ? listName(ctx) : js``, ctx.g.names.fresh('n')]
    if (isGathered) emit(ctx, js`let ${length} = 0;`)
    const leavesBoard = closed ? js`${space} < 0 || ${space} === ${from.code}` : js`${space} < 0`
    emit(ctx, js`let ${space} = ${next(from).code};`)
    block(ctx, js`for (;; ${space} = ${next(here).code})`, () => {
      emit(ctx, js`if (${leavesBoard}) break;`)
      const goesOn = has(ctx, over, here)
      emit(ctx, js`if (!(${condCode(goesOn)})) break;`)
      if (isGathered) emit(ctx, js`${list}[${length}++] = ${space};`)
      else if (set.gives === 'run') visit(here)
    })
    if (set.gives === 'run' && !isGathered) return
    block(ctx, js`if (!(${leavesBoard}))`, () => {
      const isClosed = until === undefined ? true : has(ctx, until, here)
      block(ctx, js`if (${condCode(isClosed)})`, () => {
        if (!isGathered) return visit(here)
        const [i, member] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('v')]
        block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
          emit(ctx, js`const ${member} = ${list}[${i}];`)
          visit(indexVal(member, spaces, false, true))
        })
      })
    })
  })
}
