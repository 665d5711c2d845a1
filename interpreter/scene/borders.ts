import type { GameIR, RegionIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { SeenValue, View } from '../view/view.ts'

/** Pairs of spaces with something between them: one of their values differs from its initial one. */
export function markedBorders(ir: GameIR, { values }: View): readonly (readonly [number, number])[] {
  const marked = ir.memory.regions.flatMap((region) => {
    const { name, between = [], length } = region
    const seen =
      between.length === 0 ? undefined : values.find((v) => v.name === name && v.values.length === length)
    if (seen === undefined || ir.notShown?.includes(name) === true) return []
    return between.filter((_, i) => seen.values[i]?.value !== atStart(ir, region, i))
  })
  return [...new Set(marked)]
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
