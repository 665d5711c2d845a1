import type { GameIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { isUnset } from '../view/notable-values.ts'
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
      found.set(of, [...(found.get(of) ?? []), squareValue(ir, name, type, value)])
    }
  }
  return found
}

export function squareValue(
  { seats }: GameIR,
  name: string,
  type: ValueTypeIR | undefined,
  value: SeenValue,
): SquareValue {
  const seat = type === 'seat' ? seats.findIndex((each) => each.name === value) : -1
  return {
    name,
    value,
    ...(seat < 0 ? {} : { seat }),
    ...(type === 'direction' ? { isWay: true } : {}),
  }
}
