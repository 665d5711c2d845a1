import { arithmetic, cell, choose, compare, conjunction, constant, not } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { Lowering } from '../elaboration/contexts.ts'
import { columnAt, follows } from '../nouns/common-columns.ts'
import type { ColumnInfo } from '../world/world.ts'
import type { Plan } from './choice-plans.ts'

/** Properties that a candidate of a slot must have in common with the things in the slots before it, by one plan. */
export function inCommonTests(
  el: Lowering,
  { slots, parts }: Plan,
  cells: readonly number[],
  slot: number,
  candidate: ExprIR,
): readonly ExprIR[] {
  const own = slots[slot]
  const common = own && parts[own.part]
  if (own === undefined || common === undefined) return []
  const { ofOne, ofDifferent, inSequence } = common
  const thingIn = (at: number): ExprIR => (at === slot ? candidate : cell(cells[at] ?? 0))
  const at = (column: ColumnInfo, index: number): ExprIR => columnAt(el, column, thingIn(index))
  const startOf = (part: number): number => slots.findIndex((each) => each.part === part)
  const first = startOf(own.part)
  const before = Array.from({ length: slot - first }, (_, i) => first + i)
  const tests: ExprIR[] = []
  if (ofOne !== undefined && first < slot) tests.push(compare('eq', at(ofOne, slot), at(ofOne, first)))
  if (ofDifferent !== undefined)
    for (const other of before) tests.push(compare('ne', at(ofDifferent, slot), at(ofDifferent, other)))
  if (inSequence !== undefined && first < slot)
    tests.push(follows(el, inSequence, thingIn(slot - 1), candidate))
  const earlier = parts.slice(0, own.part).map((part, index) => ({ column: part.ofOne, index }))
  for (const { column, index } of earlier) {
    if (column === undefined) continue
    const start = startOf(index)
    tests.push(compare('ne', at(column, slot), at(column, start)))
    const isTwin = isSamePart({ slots, parts }, index, own.part)
    // Two parts of one sort come in the order of what they have in common.
    if (isTwin && slot === first && index === own.part - 1)
      tests.push(compare('lt', at(column, start), at(column, slot)))
    // Of several sets that would do beside the rest, the first is the one.
    const size = slots.filter(({ part }) => part === index).length
    if (ofOne === undefined && slot === slots.length - 1)
      for (const other of [...before, slot]) {
        const alike = [...before, slot].map((each) =>
          choose(compare('eq', at(column, each), at(column, other)), constant(1), constant(0)),
        )
        const count = alike.reduce((sum, one) => arithmetic('add', sum, one))
        const isSet = compare('eq', count, constant(size))
        tests.push(not(conjunction([isSet, compare('lt', at(column, other), at(column, start))])))
      }
  }
  return tests
}

function isSamePart({ slots, parts }: Plan, one: number, other: number): boolean {
  const sorts = (part: number): string =>
    slots.flatMap((slot) => (slot.part === part ? [[...slot.kinds].join()] : [])).join(';')
  return parts[one]?.ofOne === parts[other]?.ofOne && sorts(one) === sorts(other)
}
