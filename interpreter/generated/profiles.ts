import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import type { Js } from './code.ts'
import { js } from './code.ts'
import { entitiesOf } from './contents.ts'
import type { Ctx } from './context.ts'
import { named } from './context.ts'
import { value } from './expressions.ts'
import { dependsOn, replacedIn } from './replaced.ts'
import { staticItems } from './ranges.ts'
import type { Field } from './profile-fields.ts'
import { EMPTY_FIELD, WORDS } from './profile-fields.ts'
import type { Cond, Val } from './val.ts'
import { constant, known, ranged } from './val.ts'

/*
 * While nothing moves, what lies in a container is counted once, by all properties that anything asks for: the counts
 * stand side by side in a few words, under a stamp that says that they are of now.
 */

type Members = { readonly container: Val; readonly fields: Fields }

/** A field; or one for each value of something that is not known before. */
type Fields = { readonly one: Field } | { readonly of: Val; readonly byValue: ReadonlyMap<number, Field> }

/** How many members have a property that never changes. */
export function profileCount(ctx: Ctx, set: SetIR): Val | undefined {
  const found = members(ctx, set)
  if (found === undefined) return undefined
  const { container, fields } = found
  if ('one' in fields) {
    const { word, shift, most } = fields.one
    if (most === 0) return constant(0)
    return ranged(js`(${read(container, js`${word}`)} >> ${shift} & ${maskOf(most)})`, 0, most)
  }
  const at = fields.of
  const [words, shifts, masks] = tables(ctx, fields.of, fields.byValue)
  const most = Math.max(...[...fields.byValue.values()].map((field) => field.most))
  const counts = js`${read(container, js`${words}[${at.code}]`)} >> ${shifts}[${at.code}] & ${masks}[${at.code}]`
  return ranged(js`(${counts})`, 0, most)
}

/** Has any of the members a property that never changes? */
export function profileAny(ctx: Ctx, set: SetIR): Cond | undefined {
  const count = profileCount(ctx, set)
  if (count === undefined) return undefined
  const sure = known(count)
  return sure === undefined ? js`${count.code} !== 0` : sure > 0
}

/** Are members of many containers looked for by what is counted? Gives each container, and what is looked for in it. */
export function ofEachCounted(ctx: Ctx, set: SetIR): SetIR | undefined {
  if (!ctx.steady || set.set !== 'filter' || set.of.set !== 'each' || set.of.of.set !== 'members')
    return undefined
  if (fieldsFor(ctx, set.reg, set.where, entitiesOf(ctx.g.ir)) === undefined) return undefined
  const inOne: SetIR = { set: 'filter', of: set.of.of, reg: set.reg, where: set.where }
  return { set: 'filter', of: set.of.over, reg: set.of.reg, where: { op: 'any', set: inOne } }
}

function read(container: Val, word: Js): Js {
  const c = container.code
  return js`(PS[${c}] === stamp ? PW[${c} * ${WORDS} + ${word} | 0] : profile(S, ${c}, ${word}, stamp))`
}

function maskOf(most: number): number {
  return 2 ** bitsFor(most) - 1
}

function bitsFor(most: number): number {
  return 32 - Math.clz32(most)
}

/** For each value the word, the shift and the mask of its field; only values that it may be. */
function tables(ctx: Ctx, of: Val, byValue: ReadonlyMap<number, Field>): readonly [Js, Js, Js] {
  const all = Array.from({ length: of.hi + 1 }, (_, i) => byValue.get(i) ?? EMPTY_FIELD)
  const made = (column: (field: Field) => number): Js => ctx.g.tables.of(all.map(column)).name
  return [made((f) => f.word), made((f) => f.shift), made((f) => (f.most === 0 ? 0 : maskOf(f.most)))]
}

/** A filter over the members of one container by what never changes, or changes only with one thing. */
function members(ctx: Ctx, set: SetIR): Members | undefined {
  const { profiles } = ctx.g
  if (!ctx.steady || profiles === undefined || set.set !== 'filter' || set.of.set !== 'members')
    return undefined
  const container = value(ctx, set.of.container)
  if (container.none || container.lo < 0 || container.hi >= ctx.g.ir.containers.length) return undefined
  const fields = fieldsFor(ctx, set.reg, set.where, ctx.g.memory.first(container).hi + 1)
  return fields === undefined ? undefined : { container: named(ctx, container), fields }
}

function fieldsFor(ctx: Ctx, reg: number, where: ExprIR, most: number): Fields | undefined {
  const { profiles, ir } = ctx.g
  if (profiles === undefined) return undefined
  // Where no groups lie nothing is asked of them.
  const count = most <= ir.pieces.length ? ir.pieces.length : entitiesOf(ir)
  const items = (test: ExprIR): readonly number[] | undefined =>
    profiles.filtered(`${count} ${reg} ${JSON.stringify(test)}`, () => staticItems(ctx, reg, test, count))
  const outer = dependsOn(ctx, where, reg)
  if (outer === undefined) return undefined
  if (outer.length === 0) {
    const found = items(replacedIn(ctx, where, reg, undefined)(0))
    const one = found === undefined ? undefined : profiles.field(found)
    return one === undefined ? undefined : { one }
  }
  const [only, ...more] = outer
  if (only === undefined || more.length > 0) return undefined
  const of = only.is
  if (!of.atom || of.none || of.lo < 0 || of.hi - of.lo > MOST_VALUES) return undefined
  // What depends on that one thing alone is worked out, so that equal conditions are looked at once.
  const test = replacedIn(ctx, where, reg, only)
  const byValue = new Map<number, Field>()
  for (let v = of.lo; v <= of.hi; v++) {
    const found = items(test(v))
    const field = found === undefined ? undefined : profiles.field(found)
    if (field === undefined) return undefined
    byValue.set(v, field)
  }
  return { of, byValue }
}

/** More values of what a property depends on than this are not looked at one by one. */
const MOST_VALUES = 255
