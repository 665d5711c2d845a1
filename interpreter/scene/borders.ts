import type { GameIR, RegionIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { SeenValue, View } from '../view/view.ts'

/** Pairs of spaces between which something stands: a value of theirs is not what it is at the start. */
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

/** As a view shows it. */
function atStart(ir: GameIR, { type = 'number', start }: RegionIR, i: number): SeenValue {
  const word = start[i] ?? NONE
  if (word === NONE) return undefined
  if (type === 'truth') return word !== 0
  if (type === 'seat') return ir.seats[word]?.name
  if (typeof type === 'object') return 'values' in type ? type.values[word] : undefined
  return word
}
