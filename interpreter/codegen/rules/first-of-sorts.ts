import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { walk } from '../../../grammar/ir/walk.ts'
import { js, type Js } from '../code/code.ts'
import { hullsOf, unmade } from './bounds.ts'
import { block, emit, withReg, type Ctx } from './context.ts'
import { sifted } from './list-loops.ts'
import { isSomePlace, itemsBy, wordAt } from './profiles.ts'
import { flattened, type Wanted } from './set-filters.ts'
import type { Val } from '../code/val.ts'
import type { Visit } from './visits.ts'
import { boundsOf, value, each } from './dispatch.ts'

/*
 * Visits only the first piece of each sort in a place. The sorts present are known as a bit set, and so are the sorts a
 * condition allows. The loop removes the bit of each sort that it meets and ends with the last one, however many pieces
 * of these sorts follow.
 */

/** A loop over the first of each sort among members of unordered places. */
export interface SortLoop {
  /** A number below 32 for each piece. Only pieces of different sorts differ. */
  readonly sorts: readonly number[]
  /** True if some condition is about sorts. */
  readonly asks: boolean
  /** Emits the loop; only over `those` sorts if they are given as bits. */
  each(visit: Visit, those?: Js): void
}

/** Undefined if the set has no such form. Emits nothing. */
export function sortLoop(ctx: Ctx, set: SetIR, sorts: readonly number[]): SortLoop | undefined {
  const { profiles } = ctx.g
  if (!ctx.steady || profiles === undefined) return undefined
  const { of, wanted } = flattened(set)
  const members = of.set === 'each' ? of.of : of
  if (members.set !== 'members') return undefined
  const { container } = members
  const isFan = (inner: Ctx): boolean => {
    const place = boundsOf(inner, container)
    const places = ctx.g.ir.containers.slice(Math.max(0, place.lo), place.hi + 1)
    const [lo, hi] = ctx.g.memory.lying(place)
    const holdsPieces = lo >= 0 && hi < ctx.g.ir.pieces.length
    return (
      isSomePlace(inner, place) && holdsPieces && places.every(({ pile, capacity }) => !pile && capacity > 1)
    )
  }
  const areFans =
    of.set === 'each'
      ? hullsOf(ctx, of.over).every((hull) => isFan(withReg(ctx, of.reg, unmade(hull))))
      : isFan(ctx)
  if (!areFans) return undefined
  const { masks, rest } = sortsWanted(ctx, wanted, sorts)
  const bits = sorts.map((sort) => 1 << sort)
  const go = (inner: Ctx, visit: Visit, those: readonly Js[]): void => {
    const { memory, names, tables } = ctx.g
    const [left, piece, bit] = [names.fresh('n'), names.fresh('v'), names.fresh('n')]
    const place = value(inner, container)
    const item: Val = { ...memory.first(place), code: piece, atom: true, none: false }
    const word = wordAt(inner, place, profiles.sorts(bits))
    const matching = those.reduce((all, mask) => js`${all} & ${mask}`, word)
    const goesOn = rest.length === 0 ? js`${left} !== 0` : js`${left} !== 0 && ${piece} >= 0`
    const head = js`for (let ${left} = ${matching}, ${piece} = ${memory.first(place).code}; ${goesOn}; ${piece} = ${memory.next(item).code})`
    block(inner, head, () => {
      emit(inner, js`const ${bit} = ${tables.of(bits).name}[${piece}];`)
      block(inner, js`if ((${left} & ${bit}) !== 0)`, () =>
        sifted(inner, item, rest, (found) => {
          emit(inner, js`${left} ^= ${bit};`)
          visit(found)
        }),
      )
    })
  }
  return {
    sorts,
    asks: masks.length > 0,
    each: (visit, those) => {
      const all = those === undefined ? masks : [...masks, those]
      if (of.set === 'each') each(ctx, of.over, (group) => go(withReg(ctx, of.reg, group), visit, all))
      else go(ctx, visit, all)
    },
  }
}

interface Masks {
  readonly of: Val | undefined
  /** One for each value of that. */
  readonly byValue: readonly number[]
}

/** The sorts that satisfy all conditions on nothing else of a piece, and the other conditions. */
function sortsWanted(
  ctx: Ctx,
  wanted: readonly Wanted[],
  sorts: readonly number[],
): { readonly masks: readonly Js[]; readonly rest: readonly Wanted[] } {
  const rest: Wanted[] = []
  const found = new Map<string, Masks>()
  for (const one of wanted) {
    const masks = masksFor(ctx, one, sorts)
    if (masks === undefined) {
      rest.push(one)
      continue
    }
    // Conditions that depend on the same thing are one table.
    const key = masks.of?.code.text ?? ''
    const before = found.get(key)?.byValue
    found.set(key, { ...masks, byValue: masks.byValue.map((mask, i) => mask & (before?.[i] ?? -1)) })
  }
  const all = sorts.reduce((sum, sort) => sum | (1 << sort), 0)
  const asked = [...found.values()].filter(({ byValue }) => byValue.some((mask) => mask !== all))
  return {
    rest,
    masks: asked.map(({ of, byValue }) => {
      if (of === undefined) return js`${byValue[0] ?? 0}`
      const before = Array.from({ length: of.lo }, () => 0)
      return js`${ctx.g.tables.of([...before, ...byValue]).name}[${of.code}]`
    }),
  }
}

function masksFor(ctx: Ctx, { reg, where }: Wanted, sorts: readonly number[]): Masks | undefined {
  if (!asksForProperties(where, reg)) return undefined
  const found = itemsBy(ctx, reg, where, sorts.length)
  if (found === undefined) return undefined
  const { of, items } = found
  const sizes: number[] = []
  for (const sort of sorts) sizes[sort] = (sizes[sort] ?? 0) + 1
  const byValue: number[] = []
  for (let is = of?.lo ?? 0; is <= (of?.hi ?? 0); is++) {
    let [mask, inSorts] = [0, 0]
    const are = items(is)
    if (are === undefined) return undefined
    for (const piece of are) {
      const sort = sorts[piece] ?? 0
      if (((mask >> sort) & 1) === 0) inSorts += sizes[sort] ?? 0
      mask |= 1 << sort
    }
    // All pieces of a sort, or none.
    if (are.length !== inSorts) return undefined
    byValue.push(mask)
  }
  return { of, byValue }
}

/** True if it depends only on table values of the thing, not on its identity. */
function asksForProperties(where: ExprIR, reg: number): boolean {
  let [all, looked] = [0, 0]
  walk(where, (node) => {
    if (!('op' in node)) return
    if (node.op === 'reg' && node.reg === reg) all++
    if (node.op === 'table' && node.index.op === 'reg' && node.index.reg === reg) looked++
  })
  return all > 0 && all === looked
}
