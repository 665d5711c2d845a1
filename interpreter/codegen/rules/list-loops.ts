import { js } from '../code/code.ts'
import { block, emit, named, withReg, type Ctx } from './context.ts'
import { narrowedRegister } from './narrowing.ts'
import { staticFilter } from './ranges.ts'
import type { Lists, Wanted } from './set-filters.ts'
import { constantVal, known, type Val } from '../code/val.ts'
import { loopOver, type Visit } from './visits.ts'
import { value } from './dispatch.ts'
import { when } from './when.ts'

/* Loops over constant lists, such as the rows of a table. */

/** Visits a thing if it satisfies all conditions. */
export function sifted(ctx: Ctx, item: Val, wanted: readonly Wanted[], visit: Visit): void {
  const [next, ...rest] = wanted
  if (next === undefined) return visit(item)
  const inside = narrowedRegister(item, next.reg, next.where)
  when(withReg(ctx, next.reg, item), next.where, () => sifted(ctx, inside, rest, visit))
}

export function eachInLists(ctx: Ctx, rowOf: Lists, visit: Visit): void {
  const rows = rowOf.lists.length
  const index = named(ctx, value(ctx, rowOf.index))
  const row = known(index)
  // Conditions on the member alone are decided now.
  let { lists } = rowOf
  if (row !== undefined) lists = [lists[row] ?? []]
  const left: Wanted[] = []
  for (const w of rowOf.left) {
    const sure: (readonly number[])[] = []
    for (const list of lists) {
      const filtered = staticFilter(ctx, w.reg, w.where, list)
      if (filtered === undefined) break
      sure.push(filtered)
    }
    if (sure.length === lists.length) lists = sure
    else left.push(w)
  }
  if (lists.every((list) => list.length === 0)) return
  const all = lists.flat()
  const range = { lo: Math.min(...all), hi: Math.max(...all) }
  const name = ctx.g.names.fresh('v')
  const item: Val = { code: name, ...range, none: false, atom: true }
  const inner = (): void => sifted(ctx, item, left, visit)
  if (row !== undefined) {
    const [first, ...more] = left
    const live = first === undefined ? undefined : ctx.g.memory.live?.(all, first.reg, first.where)
    if (live !== undefined) return eachLive(ctx, live, item, () => sifted(ctx, item, more, visit))
  }
  if (row !== undefined) return oneRow(ctx, all, item, inner, (v) => sifted(ctx, v, left, visit))
  const starts = [0]
  for (const list of lists) starts.push((starts.at(-1) ?? 0) + list.length)
  const [from, table] = [ctx.g.tables.of(starts), ctx.g.tables.of(all)]
  const [i, end] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('n')]
  const loop = (): void => {
    const head = js`for (let ${i} = ${from.name}[${index.code}], ${end} = ${from.name}[${index.code} + 1]; ${i} < ${end}; ${i}++)`
    const things = js`${from.name}[${index.code} + 1] - ${from.name}[${index.code}]`
    loopOver(ctx, head, things, Math.max(...lists.map(({ length }) => length)), () => {
      emit(ctx, js`const ${name} = ${table.name}[${i}];`)
      inner()
    })
  }
  if (!index.none && index.lo >= 0 && index.hi < rows) loop()
  else block(ctx, js`if (${index.code} >>> 0 < ${rows})`, loop)
}

/** A loop over a maintained list: its length, then its members. */
function eachLive(ctx: Ctx, base: number, item: Val, inner: () => void): void {
  const [i, end] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('n')]
  const head = js`for (let ${i} = ${base + 1}, ${end} = ${base + 1} + S[${base}]; ${i} < ${end}; ${i}++)`
  block(ctx, head, () => {
    emit(ctx, js`const ${item.code} = S[${i}];`)
    inner()
  })
}

/** A constant row. Consecutive numbers need no table. */
function oneRow(ctx: Ctx, all: readonly number[], item: Val, inner: () => void, visit: Visit): void {
  const [first] = all
  if (first === undefined) return
  if (all.length === 1) return visit(constantVal(first))
  if (all.every((v, i) => v === first + i)) {
    const end = first + all.length
    const head = js`for (let ${item.code} = ${first}; ${item.code} < ${end}; ${item.code}++)`
    return loopOver(ctx, head, js`${all.length}`, all.length, inner)
  }
  const table = ctx.g.tables.of(all)
  const i = ctx.g.names.fresh('i')
  loopOver(ctx, js`for (let ${i} = 0; ${i} < ${all.length}; ${i}++)`, js`${all.length}`, all.length, () => {
    emit(ctx, js`const ${item.code} = ${table.name}[${i}];`)
    inner()
  })
}
