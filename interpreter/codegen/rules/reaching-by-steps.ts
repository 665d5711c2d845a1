import { LARGEST_WORD, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { js, type Js } from '../code/code.ts'
import { NONE_VAL, condCode, ranged, type Val } from '../code/val.ts'
import { block, emit, indexVal, named, withReg, type Ctx } from './context.ts'
import { costingOf, eachReachedAtCost, leastCost } from './reaching-at-cost.ts'
import { walkMarks } from './reaching.ts'
import { listName, loopOver, small, type Visit } from './visits.ts'
import { value, has, each } from './dispatch.ts'

/* Paths whose steps are restricted individually: each space determines the possible next ones. */

type Steps = Extract<SetIR, { set: 'reached by steps' }>

/** A search in progress: the last search that visited each space, and its queue. */
interface Search {
  readonly marks: Js
  readonly mark: Js
  readonly queue: Js
  readonly length: Js
}

function begun(ctx: Ctx, from: (meet: Visit) => void, among = ctx.g.ir.spaces.length): Search {
  const marks = walkMarks(ctx, among)
  const queue = listName(ctx)
  const [mark, length] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('n')]
  const search: Search = { marks, mark, queue, length }
  emit(ctx, js`const ${mark} = walks = walks + 1 | 0;`, js`let ${length} = 0;`)
  from(small((space) => meet(ctx, search, space.code)))
  return search
}

function meet(ctx: Ctx, { marks, mark, queue, length }: Search, space: Js): void {
  emit(
    ctx,
    js`if (${marks}[${space}] !== ${mark}) { ${marks}[${space}] = ${mark}; ${queue}[${length}++] = ${space}; }`,
  )
}

/** Visits the spaces to which steps lead from one. */
function spread(
  ctx: Ctx,
  search: Search,
  { reg, next }: { readonly reg: number; readonly next: SetIR },
  here: Val,
): void {
  each(
    withReg(ctx, reg, here),
    next,
    small((neighbour) => {
      const space = named(ctx, neighbour)
      meet(ctx, search, space.code)
    }),
  )
}

export function eachReachedBySteps(ctx: Ctx, set: Steps, visit: Visit): void {
  const atCost = costingOf(set)
  if (atCost !== undefined) return eachReachedAtCost(ctx, atCost, visit)
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return
  const search = begun(ctx, (start) => each(ctx, set.from, start))
  const { queue, length } = search
  const [head, first, here] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('n'), ctx.g.names.fresh('v')]
  emit(ctx, js`const ${first} = ${length};`)
  loopOver(ctx, js`for (let ${head} = 0; ${head} < ${length}; ${head}++)`, js`${spaces}`, spaces, () => {
    emit(ctx, js`const ${here} = ${queue}[${head}];`)
    const space = indexVal(here, spaces, false, true)
    block(ctx, js`if (${head} >= ${first})`, () => {
      visit(space)
      emit(ctx, js`if (!(${condCode(has(ctx, set.via, space))})) continue;`)
    })
    spread(ctx, search, set, space)
  })
}

export function eachGrown(ctx: Ctx, set: Extract<SetIR, { set: 'grown' }>, visit: Visit): void {
  const { among } = set
  const search = begun(ctx, (start) => each(ctx, set.from, start), among)
  const { queue, length } = search
  const [head, here] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('v')]
  loopOver(ctx, js`for (let ${head} = 0; ${head} < ${length}; ${head}++)`, js`${among}`, among, () => {
    emit(ctx, js`const ${here} = ${queue}[${head}];`)
    const one = indexVal(here, among, false, true)
    visit(one)
    spread(ctx, search, set, one)
  })
}

/** Fewest steps from one space to another. None if there is no way. */
export function numberOfSteps(ctx: Ctx, e: Extract<ExprIR, { op: 'steps' }>): Val {
  const atCost = costingOf(e)
  if (atCost !== undefined) return leastCost(ctx, atCost)
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return NONE_VAL
  const [from, to] = [named(ctx, value(ctx, e.from)), named(ctx, value(ctx, e.to))]
  const [far, steps, end] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('n'), ctx.g.names.fresh('n')]
  emit(ctx, js`let ${far} = N;`)
  block(ctx, js`if (${from.code} >>> 0 < ${spaces} && ${to.code} >>> 0 < ${spaces})`, () => {
    const search = begun(ctx, (start) => start(from))
    const { marks, mark, queue, length } = search
    const [head, here] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('v')]
    emit(ctx, js`if (${from.code} === ${to.code}) ${far} = 0;`, js`let ${steps} = 1, ${end} = 1;`)
    const way = js`for (let ${head} = 0; ${far} === N && ${head} < ${length}; ${head}++)`
    loopOver(ctx, way, js`${spaces}`, spaces, () => {
      const space = indexVal(here, spaces, false, true)
      emit(ctx, js`if (${head} === ${end}) { ${steps}++; ${end} = ${length}; }`)
      emit(ctx, js`const ${here} = ${queue}[${head}];`)
      block(ctx, js`if (${head} > 0)`, () =>
        emit(ctx, js`if (!(${condCode(has(ctx, e.via, space))})) continue;`),
      )
      spread(ctx, search, e, space)
      emit(ctx, js`if (${marks}[${to.code}] === ${mark}) ${far} = ${steps};`)
    })
  })
  return { ...ranged(far, 0, spaces - 1, true), atom: true }
}

/** The most steps of a way that takes none twice. */
export function longestWayOf(ctx: Ctx, e: Extract<ExprIR, { op: 'longest way' }>): Val {
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return ranged(js`0`, 0, 0)
  const search = js`LW${ctx.g.names.fresh('n')}`
  ctx.g.functions.push(js`const ${search} = longestWay(${spaces});`)
  const here = ctx.g.names.fresh('v')
  emit(ctx, js`${search}.begin();`)
  loopOver(ctx, js`for (let ${here} = 0; ${here} < ${spaces}; ${here}++)`, js`${spaces}`, spaces, () => {
    const space = indexVal(here, spaces, false, true)
    emit(ctx, js`${search}.at(${here}, ${condCode(has(ctx, e.via, space))});`)
    each(
      withReg(ctx, e.reg, space),
      e.next,
      small((neighbour) => emit(ctx, js`${search}.step(${neighbour.code});`)),
    )
  })
  return ranged(js`${search}.found()`, 0, LARGEST_WORD)
}
