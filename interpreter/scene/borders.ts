import { NONE, type GameIR, type RegionIR } from '../../grammar/ir/ir.ts'
import { isUnset } from '../view/notable-values.ts'
import type { SeenValue, View } from '../view/view.ts'
import { squareValue, type SquareValue } from './square-values.ts'

/** Two spaces with something between them, and the values of their border that are neither false, zero nor none. */
export interface MarkedBorder {
  readonly between: readonly [number, number]
  readonly values: readonly SquareValue[]
}

/** Borders of which one of the values differs from its initial one. */
export function markedBorders(ir: GameIR, { values }: View): readonly MarkedBorder[] {
  const marked = new Map<string, { between: readonly [number, number]; values: SquareValue[] }>()
  for (const region of ir.memory.regions) {
    const { name, between = [], length, type } = region
    const seen =
      between.length === 0 ? undefined : values.find((v) => v.name === name && v.values.length === length)
    if (seen === undefined || ir.notShown?.includes(name) === true) continue
    between.forEach((pair, i) => {
      const value = seen.values[i]?.value
      if (value === atStart(ir, region, i)) return
      const key = pair.join(' ')
      const own = marked.get(key) ?? { between: pair, values: [] }
      if (!isUnset(value)) own.values.push(squareValue(ir, name, type, value))
      marked.set(key, own)
    })
  }
  return [...marked.values()]
}

/** The initial value as a view shows it. */
function atStart(ir: GameIR, { type = 'number', start }: RegionIR, i: number): SeenValue {
  const word = start[i] ?? NONE
  if (word === NONE) return undefined
  if (type === 'truth') return word !== 0
  if (type === 'seat') return ir.seats[word]?.name
  if (typeof type === 'object') return 'values' in type ? type.values[word] : undefined
  return word
}
