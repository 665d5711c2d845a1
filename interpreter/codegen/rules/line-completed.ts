import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { matchSet } from '../../../grammar/ir/match.ts'
import { directionsIn, topologyOf } from '../../state/topology.ts'
import { js } from '../code/code.ts'
import { block, emit, indexVal, named, type Ctx, type MovedPiece } from './context.ts'
import { boardSteps } from './geometry.ts'
import { looksOnlyAt } from '../code/looks-only.ts'
import { small } from './visits.ts'
import { condCode, type Cond, type Val } from '../code/val.ts'
import { knownValue, has, each } from './dispatch.ts'

type LongestLine = Extract<ExprIR, { op: 'longest line' }>

/**
 * For `longest line(...) >= k`, which did not hold before one piece moved: a line that is long enough now passes
 * through the space that the piece has reached or left. Undefined if the set of spaces depends on more than the
 * contents of each.
 */
export function lineMade(ctx: Ctx, when: ExprIR, { from, to }: MovedPiece): Cond | undefined {
  const asked = lineAsked(when)
  if (asked === undefined) return undefined
  const { line, length } = asked
  const topology = topologyOf(ctx.g.ir)
  const mask = knownValue(ctx, line.directions)
  if (
    topology.closed ||
    topology.tangled ||
    mask === undefined ||
    mask <= 0 ||
    !isAboutWhatLies(ctx, line.set)
  )
    return undefined
  const ways = directionsIn(mask, topology.width).filter((direction) => {
    const back = topology.opposite[direction] ?? direction
    return back >= direction || (mask & (1 << back)) === 0
  })
  const backs = ways.map((direction) => topology.opposite[direction] ?? direction)
  const [isComplete, label] = [ctx.g.names.fresh('b'), ctx.g.names.fresh('L')]
  emit(ctx, js`let ${isComplete} = false;`, js`${label}: {`)
  for (const place of [to, from]) {
    const spaces = topology.spaces
    if (place.lo >= spaces) continue
    const space = named(ctx, place)
    const onBoard = !space.none && space.lo >= 0 && space.hi < spaces
    const look = (): void => {
      const here = { ...space, lo: Math.max(0, space.lo), hi: Math.min(spaces - 1, space.hi), none: false }
      const member = has(ctx, line.set, here)
      if (member === false) return
      block(ctx, js`if (${condCode(member)})`, () => {
        const [way, run] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('n')]
        block(ctx, js`for (let ${way} = 0; ${way} < ${ways.length}; ${way}++)`, () => {
          emit(ctx, js`let ${run} = 1;`)
          for (const directions of [ways, backs]) {
            const neighbour = ctx.g.names.fresh('v')
            const { steps, width } = boardSteps(ctx)
            const [step, direction] = [ctx.g.tables.of(steps).name, ctx.g.tables.of(directions).name]
            block(ctx, js`for (let ${neighbour} = ${here.code};;)`, () => {
              emit(ctx, js`${neighbour} = ${step}[Math.imul(${neighbour}, ${width}) + ${direction}[${way}]];`)
              emit(ctx, js`if (${neighbour} < 0) break;`)
              const goesOn = has(ctx, line.set, indexVal(neighbour, spaces, false, true))
              emit(ctx, js`if (!(${condCode(goesOn)})) break;`, js`${run}++;`)
            })
          }
          emit(ctx, js`if (${run} >= ${length}) { ${isComplete} = true; break ${label}; }`)
        })
      })
    }
    if (onBoard) look()
    else block(ctx, js`if (${space.code} >>> 0 < ${spaces})`, look)
  }
  emit(ctx, js`}`)
  return isComplete
}

/** Lines of length one are excluded: conditions about them are tested unchanged. */
function lineAsked(when: ExprIR): { readonly line: LongestLine; readonly length: number } | undefined {
  if ((when.op !== 'le' && when.op !== 'lt') || when.left.op !== 'const') return undefined
  const length = when.left.value + (when.op === 'lt' ? 1 : 0)
  return when.right.op === 'longest line' && length > 1 ? { line: when.right, length } : undefined
}

/**
 * For `no spaces where ...`, which did not hold before a piece moved: one of the blocking spaces is cached and tested
 * first, and usually it still blocks.
 */
export function noneLeft(ctx: Ctx, set: SetIR): Cond | undefined {
  if (!isAboutWhatLies(ctx, set)) return undefined
  const [mark, none, label] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('b'), ctx.g.names.fresh('L')]
  ctx.g.functions.push(js`let W${mark} = 0;`)
  const witness: Val = indexVal(js`W${mark}`, ctx.g.ir.spaces.length, false, true)
  emit(ctx, js`let ${none} = !(${condCode(has(ctx, set, witness))});`)
  block(ctx, js`if (${none}) ${label}:`, () =>
    each(
      ctx,
      set,
      small((space) => emit(ctx, js`W${mark} = ${space.code}; ${none} = false; break ${label};`)),
    ),
  )
  return none
}

/** True for a set of spaces whose membership depends, for each space, only on its contents. */
function isAboutWhatLies(ctx: Ctx, set: SetIR): boolean {
  return matchSet(
    set,
    {
      range: ({ from, to }) => from.op === 'const' && to.op === 'const' && to.value < ctx.g.ir.spaces.length,
      let: ({ value, body }) => looksOnlyAt(value, () => false) && isAboutWhatLies(ctx, body),
      filter: ({ of, reg, where }) => isAboutWhatLies(ctx, of) && isAbout(ctx, where, reg),
    },
    () => false,
  )
}

/** True if it reads only the contents of that space from the state. */
function isAbout(ctx: Ctx, e: ExprIR, space: number): boolean {
  const { first, count } = ctx.g.ir.memory
  return looksOnlyAt(e, (look) => {
    if (look.op === 'load')
      return (look.base === first || look.base === count) && isRegister(look.index, space)
    return 'set' in look && look.set.set === 'members' && isRegister(look.set.container, space)
  })
}

function isRegister(e: ExprIR, reg: number): boolean {
  return e.op === 'reg' && e.reg === reg
}
