import type { GameIR } from '../../grammar/ir/ir.ts'
import { isUnset } from '../view/marks.ts'
import type { SeenValue, View } from '../view/view.ts'

/** A tracked value of a space that is neither false, zero nor none. */
export interface SquareValue {
  readonly name: string
  readonly value: SeenValue
  /** The seat that it names. */
  readonly seat?: number
  /** True if it is a direction. */
  readonly isWay?: true
}

/** Tracked values of spaces, by the name of the space. */
export function squareValues(ir: GameIR, { values }: View): ReadonlyMap<string, readonly SquareValue[]> {
  const found = new Map<string, SquareValue[]>()
  for (const { name, per, type } of ir.memory.regions) {
    const seen = values.find((each) => each.name === name && each.values.length === ir.spaces.length)
    if (per !== 'space' || seen === undefined || type === 'piece' || type === 'group') continue
    if (ir.notShown?.includes(name) === true) continue
    for (const { of = '', value } of seen.values) {
      if (isUnset(value)) continue
      const seat = type === 'seat' ? ir.seats.findIndex((each) => each.name === value) : -1
      const told: SquareValue = {
        name,
        value,
        ...(seat < 0 ? {} : { seat }),
        ...(type === 'direction' ? { isWay: true } : {}),
      }
      found.set(of, [...(found.get(of) ?? []), told])
    }
  }
  return found
}
