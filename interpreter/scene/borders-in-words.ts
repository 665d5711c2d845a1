import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Change } from '../view/changes.ts'
import { isUnset } from '../view/notable-values.ts'

/** Up to this many pairs of spaces are named one by one. */
const MOST_NAMED = 6

/** Things that were placed between two spaces: `walled between e2 and e3, between f2 and f3`. */
export function bordersInWords(ir: GameIR, changes: readonly Change[]): readonly string[] {
  const textsByBorder = new Map<string, string[]>()
  for (const change of changes) {
    if (change.change !== 'value' || change.of === undefined) continue
    const { name, of, to } = change
    const region = ir.memory.regions.find((one) => one.name === name && one.between !== undefined)
    const ends = region?.between?.[region.things?.indexOf(of) ?? -1]
    if (ends === undefined || ir.notShown?.includes(name) === true) continue
    const what = isUnset(to) ? `no ${name}` : to === true ? name : `${name} ${to}`
    const [one, other] = ends.map((space) => ir.spaces[space]?.name ?? '')
    textsByBorder.set(what, [...(textsByBorder.get(what) ?? []), `between ${one} and ${other}`])
  }
  return [...textsByBorder].map(([what, where]) =>
    where.length > MOST_NAMED
      ? `${what} between ${where.length} pairs of spaces`
      : `${what} ${where.join(', ')}`,
  )
}
