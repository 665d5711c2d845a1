import { NONE, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { conjunction } from '../../../grammar/ir/build.ts'
import { directionsIn } from '../../state/topology.ts'
import { js, type Js } from '../code/code.ts'
import { block, emit, indexVal, named, withReg, type Ctx } from './context.ts'
import { boardSteps } from './geometry.ts'
import { keptSpaces } from './space-cache.ts'
import { staticRow, type Wanted } from './set-filters.ts'
import { MOST_BITS, onceThere, staysThroughout } from './hoisted-values.ts'
import { NONE_VAL, condCode, ranged, type Cond, type Val } from '../code/val.ts'
import { listName, loopOver, small, type Visit } from './visits.ts'
import { value, has, each } from './dispatch.ts'
import { when } from './when.ts'

type Reached = Extract<SetIR, { set: 'reached' }>

/** True if the item can be reached. Undefined if it is better to search the reachable ones for it. */
export function isReached(ctx: Ctx, set: Reached, item: Val): Cond | undefined {
  const spaces = ctx.g.ir.spaces.length
  const stays = staysThroughout(ctx, set)
  const inside: Cond =
    item.none || item.lo < 0 || item.hi >= spaces ? js`${item.code} >>> 0 < ${spaces}` : true
  const both = (test: Js): Js => (inside === true ? test : js`${condCode(inside)} && ${test}`)
  if (spaces <= MOST_BITS) {
    return js`(${both(js`(${reachedWord(ctx, set)} >> ${item.code} & 1) === 1`)})`
  }
  if (!stays) return undefined
  const marks = marksOf(ctx, spaces)
  onceThere(ctx, (keep) => {
    emit(ctx, js`${marks}.fill(0);`)
    eachReached(
      ctx,
      set,
      small((space) => emit(ctx, js`${marks}[${space.code}] = 1;`)),
    )
    keep(js`1`)
  })
  return js`(${both(js`${marks}[${item.code}] === 1`)})`
}

function marksOf(ctx: Ctx, spaces: number): Js {
  const mark = ctx.g.names.fresh('n')
  ctx.g.functions.push(js`const M${mark} = new Uint8Array(${Math.max(1, spaces)});`)
  return js`M${mark}`
}

/** Everything that can be reached on a small board, as bits of a word. */
export function reachedWord(ctx: Ctx, set: Reached): Js {
  return staysThroughout(ctx, set)
    ? onceThere(ctx, (keep) => keep(reachedBits(ctx, set)))
    : reachedBits(ctx, set)
}

/** Each space is visited once. */
function reachedBits(ctx: Ctx, set: Reached): Js {
  const { spaces, steps, width } = boardSteps(ctx)
  const directions = directionsIn(set.along, width)
  const near = ctx.g.tables.of(
    Array.from({ length: spaces }, (_, space) =>
      directions
        .map((direction) => steps[space * width + direction] ?? NONE)
        .reduce((bits, next) => (next < 0 ? bits : bits | (1 << next)), 0),
    ),
  )
  const [from, reached, open, fresh, here, neighbour] = [
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
  ]
  const passed = knownOf(ctx, set.via)
  emit(ctx, js`let ${from} = 0, ${reached} = 0;`)
  each(
    ctx,
    set.from,
    small((space) => emit(ctx, js`${from} |= 1 << ${space.code};`)),
  )
  block(ctx, js`for (let ${open} = ${from}; ${open} !== 0;)`, () => {
    emit(ctx, js`const ${here} = 31 - Math.clz32(${open} & -${open});`, js`${open} &= ${open} - 1;`)
    emit(ctx, js`let ${fresh} = ${near.name}[${here}] & ~(${from} | ${reached});`)
    emit(ctx, js`${reached} |= ${fresh};`)
    if (passed !== undefined) emit(ctx, js`${fresh} &= ${passed.mask};`)
    if (passed?.left.length === 0) return emit(ctx, js`${open} |= ${fresh};`)
    block(ctx, js`for (; ${fresh} !== 0; ${fresh} &= ${fresh} - 1)`, () => {
      emit(ctx, js`const ${neighbour} = 31 - Math.clz32(${fresh} & -${fresh});`)
      const item = indexVal(neighbour, spaces, false, true)
      const goesOn = (): void => emit(ctx, js`${open} |= 1 << ${neighbour};`)
      if (passed === undefined) return block(ctx, js`if (${condCode(has(ctx, set.via, item))})`, goesOn)
      const asked = passed.left.reduce((inner, { reg }) => withReg(inner, reg, item), {
        ...passed.at,
        out: ctx.out,
      })
      when(asked, conjunction(passed.left.map(({ where }) => where)), goesOn)
    })
  })
  return reached
}

interface Passed {
  readonly at: Ctx
  readonly mask: Js
  readonly left: readonly Wanted[]
}

/** The spaces that may be passed: constant ones as bits, and further conditions for each. */
function knownOf(ctx: Ctx, set: SetIR): Passed | undefined {
  if (set.set === 'let') return knownOf(withReg(ctx, set.reg, named(ctx, value(ctx, set.value))), set.body)
  const row = staticRow(ctx, set)
  if (row === undefined) return undefined
  let mask = js`${row.items.reduce((bits, item) => bits | (1 << item), 0)}`
  const left: Wanted[] = []
  for (const wanted of row.left) {
    const cached = keptSpaces(ctx, row.items, wanted.where, (e) => e.op === 'reg' && e.reg === wanted.reg)
    if (cached === undefined) left.push(wanted)
    else mask = js`${mask} & ${cached}`
  }
  if (left.length === row.left.length) return { at: ctx, mask, left }
  const word = ctx.g.names.fresh('n')
  emit(ctx, js`const ${word} = ${mask};`)
  return { at: ctx, mask: word, left }
}

/** For each space, the last search that reached it, so that nothing needs clearing before the next. */
export function walkMarks(ctx: Ctx, spaces: number): Js {
  const mark = ctx.g.names.fresh('n')
  ctx.g.functions.push(js`const MW${mark} = words(${Math.max(1, spaces)});`)
  return js`MW${mark}`
}

export function eachReached(ctx: Ctx, set: Reached, visit: Visit): void {
  const spaces = ctx.g.ir.spaces.length
  const marks = walkMarks(ctx, spaces)
  const queue = listName(ctx)
  const [mark, length, head, begun, here] = [
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('i'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('v'),
  ]
  emit(ctx, js`const ${mark} = walks = walks + 1 | 0;`, js`let ${length} = 0;`)
  each(
    ctx,
    set.from,
    small((space) =>
      emit(
        ctx,
        js`if (${marks}[${space.code}] !== ${mark}) { ${marks}[${space.code}] = ${mark}; ${queue}[${length}++] = ${space.code}; }`,
      ),
    ),
  )
  emit(ctx, js`const ${begun} = ${length};`)
  loopOver(ctx, js`for (let ${head} = 0; ${head} < ${length}; ${head}++)`, js`${spaces}`, spaces, () => {
    emit(ctx, js`const ${here} = ${queue}[${head}];`)
    const space = indexVal(here, spaces, false, true)
    block(ctx, js`if (${head} >= ${begun})`, () => {
      visit(space)
      emit(ctx, js`if (!(${condCode(has(ctx, set.via, space))})) continue;`)
    })
    spread(ctx, set.along, { marks, mark, queue, length, here })
  })
}

/** Appends the unvisited spaces next to one to the queue. */
function spread(
  ctx: Ctx,
  along: number,
  { marks, mark, queue, length, here }: Readonly<Record<'marks' | 'mark' | 'queue' | 'length' | 'here', Js>>,
): void {
  const { steps, width } = boardSteps(ctx)
  const [table, nears] = [ctx.g.tables.of(steps), ctx.g.tables.of(directionsIn(along, width))]
  emit(
    ctx,
    js`${length} = spread(${table.name}, ${width}, ${nears.name}, ${marks}, ${mark}, ${queue}, ${length}, ${here});`,
  )
}

type Way = Extract<ExprIR, { op: 'distance' }> & { readonly via: SetIR }

/** Fewest steps from one space to another, passing only over some. None if there is no way. */
export function lengthOfWay(ctx: Ctx, { via, along, ...ends }: Way): Val {
  const spaces = ctx.g.ir.spaces.length
  const [from, to] = [named(ctx, value(ctx, ends.from)), named(ctx, value(ctx, ends.to))]
  if (spaces === 0) return NONE_VAL
  const [marks, queue] = [walkMarks(ctx, spaces), listName(ctx)]
  const [mark, length, head, here] = [
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('i'),
    ctx.g.names.fresh('v'),
  ]
  const [far, steps, end] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('n'), ctx.g.names.fresh('n')]
  emit(ctx, js`let ${far} = N;`)
  block(ctx, js`if (${from.code} >>> 0 < ${spaces} && ${to.code} >>> 0 < ${spaces})`, () => {
    emit(
      ctx,
      js`if (${from.code} === ${to.code}) ${far} = 0;`,
      js`const ${mark} = walks = walks + 1 | 0;`,
      js`let ${length} = 1, ${steps} = 1, ${end} = 1;`,
      js`${marks}[${from.code}] = ${mark};`,
      js`${queue}[0] = ${from.code};`,
    )
    const way = js`for (let ${head} = 0; ${far} === N && ${head} < ${length}; ${head}++)`
    loopOver(ctx, way, js`${spaces}`, spaces, () => {
      const space = indexVal(here, spaces, false, true)
      emit(ctx, js`if (${head} === ${end}) { ${steps}++; ${end} = ${length}; }`)
      emit(ctx, js`const ${here} = ${queue}[${head}];`)
      block(ctx, js`if (${head} > 0)`, () =>
        emit(ctx, js`if (!(${condCode(has(ctx, via, space))})) continue;`),
      )
      spread(ctx, along, { marks, mark, queue, length, here })
      emit(ctx, js`if (${marks}[${to.code}] === ${mark}) ${far} = ${steps};`)
    })
  })
  return { ...ranged(far, 0, spaces - 1, true), atom: true }
}
