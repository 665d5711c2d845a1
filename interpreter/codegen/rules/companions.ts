import type { ActionIR, ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { branch, emit, type Ctx } from './context.ts'
import type { Field } from '../code/profile-fields.ts'
import { countAt, fieldCode, hold, isSomePlace, itemsFor } from './profiles.ts'
import { flattened } from './set-filters.ts'
import type { Val } from '../code/val.ts'
import { boundsOf, settled, value } from './dispatch.ts'

/*
 * For several pieces chosen from one place, the first is worth trying only if enough others can go with it. Their
 * number is counted once, so usually none of the nested loops is entered.
 */

/** Up to this many different counts are tested before the loop. */
const MOST_COUNTS = 8

interface Need {
  readonly field: Field
  readonly least: number
}

interface Companions {
  /** True if any piece has enough companions. */
  readonly anyOf: Js | undefined
  /** True if this piece has enough companions. */
  enoughFor(item: Val): Js
}

/** Required contents of a choice's place for the later choices. Undefined if that is not known for all of them. */
export function companionsOf(ctx: Ctx, action: ActionIR, chosenCount: number): Companions | undefined {
  const { profiles } = ctx.g
  const choice = action.choices[chosenCount]
  if (!ctx.steady || profiles === undefined || choice === undefined) return undefined
  const trial = branch(ctx)
  for (const later of action.choices.slice(chosenCount)) trial.cells.delete(later.cell)
  const own = fromPlace(trial, choice.from)
  if (own === undefined || chosenCount + 1 >= action.choices.length) return undefined
  const place = boundsOf(trial, own.container)
  if (!isSomePlace(ctx, place)) return undefined
  const [lo, hi] = ctx.g.memory.lying(place)
  if (lo > hi || hi >= ctx.g.ir.pieces.length) return undefined
  // The first choice from a place has already checked for the following ones.
  for (const before of action.choices.slice(0, chosenCount))
    if (fromPlace(trial, before.from)?.key === own.key) return undefined
  const first = itemsFor(trial, own.reg, own.terms, undefined)?.(0)
  trial.cells.set(choice.cell, { code: js`x`, lo, hi, none: false, atom: true })
  const others = action.choices.slice(chosenCount + 1).map((later) => {
    const from = fromPlace(trial, later.from)
    if (from === undefined || from.key !== own.key) return undefined
    const excluded = new Set<number>()
    const terms = from.terms.filter((term) => {
      if (term.op !== 'ne' || term.left.op !== 'reg' || term.left.reg !== from.reg) return true
      if (term.right.op !== 'cell') return true
      excluded.add(term.right.at)
      return false
    })
    const items = itemsFor(trial, from.reg, terms, choice.cell)
    return items === undefined ? undefined : { cell: later.cell, excluded, items }
  })
  const values = (first ?? Array.from({ length: hi + 1 }, (_, i) => i)).filter((v) => v >= lo && v <= hi)
  const needs = new Map<number, Need>()
  for (const v of values) {
    let most: Need | undefined
    others.forEach((other, j) => {
      if (other === undefined) return
      const items = other.items(v)
      // Members that are certainly among those, and certainly distinct.
      const counted: number[] = []
      if (other.excluded.has(choice.cell) && items.includes(v)) counted.push(choice.cell)
      for (const between of others.slice(0, j))
        if (
          between !== undefined &&
          other.excluded.has(between.cell) &&
          counted.every((cell) => between.excluded.has(cell)) &&
          between.items(v).every((item) => items.includes(item))
        )
          counted.push(between.cell)
      const least = counted.length + 1
      if (most !== undefined && most.least >= least) return
      const field = profiles.field(items)
      if (field !== undefined) most = { field, least }
    })
    if (most === undefined) return undefined
    needs.set(v, most)
  }
  return checks(ctx, own.container, needs)
}

function checks(ctx: Ctx, place: ExprIR, needs: ReadonlyMap<number, Need>): Companions | undefined {
  if (needs.size === 0) return undefined
  const container = ofItsOwn(ctx, value(ctx, place))
  hold(ctx, container, new Set([...needs.values()].map(({ field }) => field.word)))
  const distinct = new Map([...needs.values()].map((need) => [JSON.stringify(need), need]))
  const tests = [...distinct.values()]
    .filter(({ field, least }) => field.most >= least)
    .map(({ field, least }) => js`${countAt(ctx, container, field)} >= ${least}`)
  const isSmall = tests.length <= MOST_COUNTS
  return {
    anyOf: isSmall ? (tests.length === 0 ? js`false` : joinJs(tests, js` || `)) : undefined,
    enoughFor: (item) => {
      const fields = new Map([...needs].map(([v, { field }]) => [v, field]))
      const leasts = Array.from({ length: item.hi + 1 }, (_, v) => needs.get(v)?.least ?? 1)
      const [all] = leasts
      const same = [...needs.values()].every(({ least }) => least === needs.values().next().value?.least)
      const one = needs.values().next().value?.least ?? all ?? 1
      const least = same ? js`${one}` : js`${ctx.g.tables.of(leasts).name}[${item.code}]`
      return js`${fieldCode(ctx, container, item, fields)} >= ${least}`
    },
  }
}

/** Facts about a place are stored under its name, which must not clash where the words of the place are unknown. */
function ofItsOwn(ctx: Ctx, place: Val): Val {
  const name = ctx.g.names.fresh('v')
  emit(ctx, js`const ${name} = ${place.code};`)
  return { ...place, code: name, atom: true }
}

interface FromPlace {
  readonly container: ExprIR
  /** Equal for the same place. */
  readonly key: string
  readonly reg: number
  readonly terms: readonly ReturnType<typeof flattened>['wanted'][number]['where'][]
}

/** Members of one place under conditions, if the set consists of exactly these. */
function fromPlace(ctx: Ctx, set: SetIR): FromPlace | undefined {
  if (set.set === 'if') {
    const c = settled(ctx, set.condition)
    return c === undefined ? undefined : fromPlace(ctx, c ? set.then : set.else)
  }
  const { of, wanted } = flattened(set)
  if (of.set !== 'members') return undefined
  const [first] = wanted
  if (wanted.some(({ reg }) => reg !== first?.reg)) return undefined
  return {
    container: of.container,
    key: nodeText(of.container),
    reg: first?.reg ?? -1,
    terms: wanted.map(({ where }) => where),
  }
}
