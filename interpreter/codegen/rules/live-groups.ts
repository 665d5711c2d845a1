import { NONE, type GameIR, type GroupIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { block, emit, type Ctx } from './context.ts'
import { containerOf, holding } from './profiles.ts'
import type { Wanted } from './set-filters.ts'
import { constantVal, ranged, type Val } from '../code/val.ts'

/** With more places than this, groups are not counted: testing each possible group is as cheap. */
const MOST_PLACES = 12

/** The class, if it ranges over all existing groups of a class. */
export function classThere(ir: GameIR, of: SetIR, [first]: readonly Wanted[]): GroupIR | undefined {
  if (of.set !== 'range' || of.from.op !== 'const' || of.to.op !== 'const' || first === undefined)
    return undefined
  const [from, to] = [of.from.value, of.to.value]
  const { where, reg } = first
  if (where.op !== 'ne' || where.left.op !== 'load' || where.right.op !== 'const') return undefined
  const { base, index } = where.left
  if (base !== ir.memory.at || index.op !== 'reg' || index.reg !== reg || where.right.value !== NONE)
    return undefined
  return ir.groups.find((group) => group.first === from && group.first + group.count - 1 === to)
}

/** The same, if they are in so few places that it is worth counting them first. */
export function groupsThere(ctx: Ctx, of: SetIR, wanted: readonly Wanted[]): GroupIR | undefined {
  const found = classThere(ctx.g.ir, of, wanted)
  const places = found === undefined ? [] : placesOf(ctx, found)
  return places.length > 0 && places.length <= MOST_PLACES ? found : undefined
}

/** Possible places of the groups of a class. */
function placesOf(ctx: Ctx, { first, count }: GroupIR): readonly number[] {
  return ctx.g.memory.groupPlaces.filter((place) => {
    const [lo, hi] = ctx.g.memory.lying({ lo: place, hi: place })
    return lo < first + count && hi >= first
  })
}

/**
 * Groups get low numbers, so existing ones are near the beginning. The loop ends when as many have been found as exist.
 */
export function eachGroup(ctx: Ctx, group: GroupIR, visit: (item: Val) => void): void {
  const { memory, names } = ctx.g
  const [left, item] = [names.fresh('n'), names.fresh('v')]
  const { first, count } = group
  emit(ctx, js`let ${left} = 0;`)
  for (const place of placesOf(ctx, group)) {
    const top = memory.first(constantVal(place)).code
    if ((ctx.g.ir.containers[place]?.groups?.length ?? 1) === 1) {
      emit(
        ctx,
        js`if (${top} - ${first} >>> 0 < ${count}) ${left} += ${memory.count(constantVal(place)).code};`,
      )
      continue
    }
    const other = names.fresh('v')
    const next = memory.next(ranged(other, 0, first + count - 1, false, true)).code
    const isOne = js`${other} - ${first} >>> 0 < ${count}`
    emit(ctx, js`for (let ${other} = ${top}; ${other} >= 0; ${other} = ${next}) if (${isOne}) ${left}++;`)
  }
  block(ctx, js`for (let ${item} = ${first}; ${left} > 0 && ${item} < ${first + count}; ${item}++)`, () => {
    const group = ranged(item, first, first + count - 1, false, true)
    emit(ctx, js`if (${memory.at(group).code} < 0) continue;`, js`${left}--;`)
    holding(ctx, containerOf(ctx, group), () => visit(group))
  })
}
