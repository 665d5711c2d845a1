import type { SetIR } from '../../../grammar/ir/ir.ts'
import { topologyOf } from '../../state/topology.ts'
import { js } from '../code/code.ts'
import { block, emit, indexVal, named, type Ctx } from './context.ts'
import { eachLine, isUnbounded } from './lines.ts'
import { visitOnce } from './visit-once.ts'
import { condCode, type Val } from '../code/val.ts'
import { listName, type Visit } from './visits.ts'
import { value, has } from './dispatch.ts'

/**
 * Consecutive spaces in a line, or the spaces after them. Runs that must be closed are collected until their end is
 * known. If only one space is `wanted`, lines that do not lead there are left out.
 */
export function eachInRun(ctx: Ctx, set: Extract<SetIR, { set: 'run' }>, seen: Visit, wanted?: Val): void {
  const { spaces, closed } = topologyOf(ctx.g.ir)
  const visit = wanted === undefined ? visitOnce(ctx, set, spaces, seen) : seen
  const { over, until, gives } = set
  const limit = set.limit === undefined ? undefined : named(ctx, value(ctx, set.limit))
  const isFar = limit === undefined || isUnbounded(limit)
  // Only lines that lead there end as they must.
  const to = until?.set === 'one' ? named(ctx, value(ctx, until.item)) : wanted
  const walk = (from: Val, next: (space: Val) => Val): void => {
    const [space, length, left] = [
      ctx.g.names.fresh('v'),
      ctx.g.names.fresh('n'),
      isFar ? js`` : ctx.g.names.fresh('n'),
    ]
    const here = indexVal(space, spaces, false, true)
    // If no particular end is required, the following spaces can be visited at once. The visitor appears only once
    // here.
    const isGathered = gives !== 'beyond' && until !== undefined
    const isThrough = gives === 'both' && until === undefined
    const list = isGathered ? listName(ctx) : js``
    const isOff = closed ? js`${space} < 0 || ${space} === ${from.code}` : js`${space} < 0`
    const leaves = isFar ? isOff : js`${left} <= 0 || ${isOff}`
    if (isGathered) emit(ctx, js`let ${length} = 0;`)
    emit(ctx, js`let ${space} = ${next(from).code};`)
    if (limit !== undefined && !isFar) emit(ctx, js`let ${left} = ${limit.code};`)
    const after = isFar ? js`` : js`, ${left}--`
    block(ctx, js`for (;; ${space} = ${next(here).code}${after})`, () => {
      emit(ctx, js`if (${leaves}) break;`)
      const goesOn = has(ctx, over, here)
      if (isThrough) {
        visit(here)
        return emit(ctx, js`if (!(${condCode(goesOn)})) break;`)
      }
      emit(ctx, js`if (!(${condCode(goesOn)})) break;`)
      if (isGathered) emit(ctx, js`${list}[${length}++] = ${space};`)
      else if (gives === 'run') visit(here)
    })
    if (isThrough || (gives === 'run' && !isGathered)) return
    const isEnd = (found: () => void): void =>
      block(ctx, js`if (!(${leaves}))`, () => {
        const ends = until === undefined ? true : has(ctx, until, here)
        block(ctx, js`if (${condCode(ends)})`, found)
      })
    const visitAll = (): void => {
      const [i, member] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('v')]
      block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
        emit(ctx, js`const ${member} = ${list}[${i}];`)
        visit(indexVal(member, spaces, false, true))
      })
    }
    if (gives === 'beyond') return isEnd(() => visit(here))
    isEnd(() => {
      if (gives === 'both') emit(ctx, js`${list}[${length}++] = ${space};`)
      visitAll()
    })
  }
  eachLine(ctx, set, walk, to)
}
