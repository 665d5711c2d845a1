import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { Js, js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { emit, named, type Ctx } from './context.ts'
import type { Bounds } from './bounds.ts'
import { dependsOn, knownIn, replacedIn, type Replaced } from './outer-dependencies.ts'
import { filteredItems } from './ranges.ts'
import { EMPTY_FIELD, ROW, type Field } from '../code/profile-fields.ts'
import { emitArithmetic, constantVal, known, ranged, type Cond, type Val } from '../code/val.ts'
import { boundsOf, value } from './dispatch.ts'

/*
 * The contents of a container are counted once, by all properties that any rule asks about. The counts share a few
 * words, under a stamp that marks them as current. A move clears the stamps of its two places. If more is moved at
 * once, or another state may come from outside, a new stamp invalidates all counts.
 */

type Members = { readonly container: ExprIR; readonly fields: Fields }

/** A field, or one for each value of something dynamic. */
type Fields = { readonly one: Field } | { readonly of: Val; readonly byValue: ReadonlyMap<number, Field> }

/** Number of members with a constant property. */
export function profileCount(ctx: Ctx, set: SetIR): Val | undefined {
  const found = members(ctx, set)
  if (found === undefined) return undefined
  const { fields } = found
  const container = atom(ctx, value(ctx, found.container))
  if ('one' in fields) {
    const { most } = fields.one
    return most === 0 ? constantVal(0) : ranged(countAt(ctx, container, fields.one), 0, most)
  }
  const most = Math.max(...[...fields.byValue.values()].map((field) => field.most))
  return ranged(fieldCode(ctx, container, fields.of, fields.byValue), 0, most)
}

/** The count in a field. */
export function countAt(ctx: Ctx, container: Val, { word, shift, most }: Field): Js {
  return js`(${read(ctx, container, word)} >> ${shift} & ${maskOf(most)})`
}

/** The count in the field for a dynamic value. */
export function fieldCode(ctx: Ctx, container: Val, of: Val, byValue: ReadonlyMap<number, Field>): Js {
  const used = [...byValue.values()].filter(({ most }) => most > 0)
  const [first] = used
  if (first === undefined) return js`0`
  const [words, shifts, masks] = tables(ctx, of, byValue)
  const at = of.code
  const same = (column: (field: Field) => number): boolean =>
    used.every((field) => column(field) === column(first))
  const word = same((f) => f.word) ? first.word : js`${words}[${at}]`
  const shift = same((f) => f.shift) ? js`${first.shift}` : js`${shifts}[${at}]`
  const all = used.length === byValue.size && same((f) => maskOf(f.most))
  const mask = all ? js`${maskOf(first.most)}` : js`${masks}[${at}]`
  return js`(${read(ctx, container, word)} >> ${shift} & ${mask})`
}

/** True if any member has a constant property. */
export function profileAny(ctx: Ctx, set: SetIR): Cond | undefined {
  const count = profileCount(ctx, set)
  if (count === undefined) return undefined
  const sure = known(count)
  return sure === undefined ? js`${count.code} !== 0` : sure > 0
}

/** If members of many containers are selected by a counted property: each container, and the search in it. */
export function ofEachCounted(ctx: Ctx, set: SetIR): SetIR | undefined {
  if (!ctx.steady || set.set !== 'filter' || set.of.set !== 'each' || set.of.of.set !== 'members')
    return undefined
  if (fieldsFor(ctx, set.reg, set.where, entitiesOf(ctx.g.ir)) === undefined) return undefined
  const inOne: SetIR = { set: 'filter', of: set.of.of, reg: set.reg, where: set.where }
  return { set: 'filter', of: set.of.over, reg: set.of.reg, where: { op: 'any', set: inOne } }
}

/** A word of a container. */
export function wordAt(ctx: Ctx, container: Val, word: number): Js {
  return read(ctx, atom(ctx, container), word)
}

function read(ctx: Ctx, container: Val, word: Js | number): Js {
  const c = container.code
  const wordOf = ctx.g.profiles?.held.get(c.text)
  if (wordOf !== undefined && typeof word === 'number') return wordOf(word)
  return js`(PS[${c}] === stamp ? PW[${c} * ${ROW} + ${word} | 0] : profile(S, ${c}, ${word}, stamp))`
}

/** Names the container, unless its words are already known under another name. */
function atom(ctx: Ctx, container: Val): Val {
  return ctx.g.profiles?.held.has(container.code.text) === true ? container : named(ctx, container)
}

/** Names words of a container where they are first needed, before the code that `body` emits. */
export function holding(ctx: Ctx, container: Val, body: () => void): void {
  const { profiles, names } = ctx.g
  const key = container.code.text
  if (!ctx.steady || profiles === undefined || profiles.held.has(key)) return body()
  const asked = new Map<number, Js>()
  const start = ctx.out.items.length
  profiles.held.set(key, (word) => {
    const name = asked.get(word) ?? names.fresh('v', 'held')
    asked.set(word, name)
    return name
  })
  body()
  profiles.held.delete(key)
  if (asked.size === 0) return
  const mentioned = Js.mentioned(ctx.out.items.slice(start).flatMap((item) => ('goto' in item ? [] : [item])))
  const used = [...asked].filter(([, name]) => mentioned.has(name.text))
  if (used.length > 0) ctx.out.items.splice(start, 0, ...naming(ctx, container, used))
}

/** The container of a group. */
export function containerOf(ctx: Ctx, group: Val): Val {
  const { ir } = ctx.g
  return emitArithmetic('add', group, constantVal(ir.containers.length - entitiesOf(ir)))
}

/** Words of a container, counted now unless they are current. */
function naming(ctx: Ctx, container: Val, words: readonly (readonly [number, Js])[]): readonly Js[] {
  const c = ctx.g.names.fresh('v')
  return [
    js`const ${c} = ${container.code};`,
    js`if (PS[${c}] !== stamp) profile(S, ${c}, 0, stamp);`,
    ...words.map(([word, name]) => js`const ${name} = PW[${c} * ${ROW} + ${word} | 0];`),
  ]
}

/** The same for words that are needed from here on. */
export function hold(ctx: Ctx, container: Val, words: ReadonlySet<number>): void {
  const { profiles } = ctx.g
  const key = container.code.text
  if (profiles === undefined || profiles.held.has(key)) return
  const names = new Map([...words].map((word) => [word, ctx.g.names.fresh('v')]))
  emit(ctx, ...naming(ctx, container, [...names]))
  profiles.held.set(key, (word) => names.get(word) ?? read(ctx, container, js`${word}`))
}

/** The first member of a container with a constant property. */
export function profileFirst(ctx: Ctx, set: SetIR): Val | undefined {
  const { profiles, ir } = ctx.g
  if (!ctx.steady || profiles === undefined || set.set !== 'filter' || set.of.set !== 'members')
    return undefined
  const place = boundsOf(ctx, set.of.container)
  if (!isSomePlace(ctx, place)) return undefined
  const found = itemsBy(ctx, set.reg, set.where, ir.pieces.length)
  if (found === undefined || found.of !== undefined || ctx.g.memory.lying(place)[1] >= ir.pieces.length)
    return undefined
  const items = found.items(0)
  const [least] = items ?? []
  if (items === undefined || least === undefined) return undefined
  const word = profiles.first(items)
  if (word === undefined) return undefined
  const container = atom(ctx, value(ctx, set.of.container))
  return ranged(read(ctx, container, word), least, items.at(-1) ?? least, true)
}

function maskOf(most: number): number {
  return 2 ** bitsFor(most) - 1
}

function bitsFor(most: number): number {
  return 32 - Math.clz32(most)
}

/** For each value, the word, the shift and the mask of its field. Only for possible values. */
function tables(ctx: Ctx, of: Val, byValue: ReadonlyMap<number, Field>): readonly [Js, Js, Js] {
  const all = Array.from({ length: of.hi + 1 }, (_, i) => byValue.get(i) ?? EMPTY_FIELD)
  const tableOf = (column: (field: Field) => number): Js => ctx.g.tables.of(all.map(column)).name
  return [
    tableOf((f) => f.word),
    tableOf((f) => f.shift),
    tableOf((f) => (f.most === 0 ? 0 : maskOf(f.most))),
  ]
}

/** True if it is certainly one of the containers. */
export function isSomePlace(ctx: Ctx, { lo, hi, none }: Bounds): boolean {
  return !none && lo >= 0 && hi < ctx.g.ir.containers.length
}

/** A filter over the members of one container by a property that is constant, or depends only on one thing. */
function members(ctx: Ctx, set: SetIR): Members | undefined {
  const { profiles } = ctx.g
  if (!ctx.steady || profiles === undefined || set.set !== 'filter' || set.of.set !== 'members')
    return undefined
  const { container } = set.of
  const place = boundsOf(ctx, container)
  if (!isSomePlace(ctx, place)) return undefined
  const fields = fieldsFor(ctx, set.reg, set.where, ctx.g.memory.lying(place)[1] + 1)
  return fields === undefined ? undefined : { container, fields }
}

function fieldsFor(ctx: Ctx, reg: number, where: ExprIR, most: number): Fields | undefined {
  const { profiles, ir } = ctx.g
  if (profiles === undefined) return undefined
  // Without groups, they are not searched.
  const count = most <= ir.pieces.length ? ir.pieces.length : entitiesOf(ir)
  const found = itemsBy(ctx, reg, where, count)
  if (found === undefined) return undefined
  const { of } = found
  if (of === undefined) {
    const items = found.items(0)
    const one = items === undefined ? undefined : profiles.field(items)
    return one === undefined ? undefined : { one }
  }
  const byValue = new Map<number, Field>()
  for (let v = of.lo; v <= of.hi; v++) {
    const items = found.items(v)
    const field = items === undefined ? undefined : profiles.field(items)
    if (field === undefined) return undefined
    byValue.set(v, field)
  }
  return { of, byValue }
}

type Items = (is: number) => readonly number[] | undefined

/** The things that satisfy a condition with at most one other dependency, for each value of that. */
export function itemsBy(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  count: number,
): { readonly of: Val | undefined; readonly cell: number | undefined; readonly items: Items } | undefined {
  const { profiles } = ctx.g
  const outer = dependsOn(ctx, where, reg)
  if (outer === undefined || profiles === undefined) return undefined
  const [only, ...more] = outer
  if (more.length > 0) return undefined
  // Parts that depend only on that one thing are evaluated, so that equal conditions are recognised.
  const { matching } = ctx.g.facts
  const key = `${count} ${reg} ${only?.reg} ${only?.cell} ${nodeText(where)} ${knownIn(ctx, where, reg)}`
  const cache = matching.get(key) ?? new Map<number, readonly number[] | undefined>()
  matching.set(key, cache)
  let test: Replaced | undefined
  const items: Items = (is) => {
    if (cache.has(is)) return cache.get(is)
    test ??= replacedIn(ctx, where, reg, only)
    const found = filteredItems(ctx, reg, test(is), count)
    cache.set(is, found)
    return found
  }
  if (only === undefined) return { of: undefined, cell: undefined, items }
  const of = only.is
  if (!of.atom || of.none || of.lo < 0 || of.hi - of.lo > MOST_VALUES) return undefined
  return { of, cell: only.cell, items }
}

/**
 * Pieces that satisfy all decidable conditions, by the value of the one word that they may depend on. Conditions that
 * depend on anything else are skipped.
 */
export function itemsFor(
  ctx: Ctx,
  reg: number,
  terms: readonly ExprIR[],
  cell: number | undefined,
): ((is: number) => readonly number[]) | undefined {
  const count = ctx.g.ir.pieces.length
  const known = terms.flatMap((term) => {
    const found = itemsBy(ctx, reg, term, count)
    if (found === undefined || (found.of !== undefined && found.cell !== cell)) return []
    return [found.of === undefined ? (): readonly number[] | undefined => found.items(0) : found.items]
  })
  if (known.length === 0) return undefined
  const masks = new Map<number, readonly number[]>()
  return (is) => {
    const before = masks.get(is)
    if (before !== undefined) return before
    let all = Array.from({ length: count }, (_, i) => i)
    for (const items of known) {
      const some = items(is)
      if (some === undefined) continue
      const among = new Set(some)
      all = all.filter((item) => among.has(item))
    }
    masks.set(is, all)
    return all
  }
}

/** If a property depends on more values than this, they are not enumerated. */
const MOST_VALUES = 255
