import type { World } from '../check/world/world.ts'
import { matchType, type Type } from '../types/types.ts'

/** The value that a word stands for where a piece has it: `right` in `with right facing`. Undefined if there is none. */
export function markedValue(world: World, type: Type, word: string): number | undefined {
  const at = (names: readonly string[]): number | undefined => {
    const found = names.indexOf(word)
    return found < 0 ? undefined : found
  }
  return matchType(
    type,
    {
      truth: () => (word === '' ? 1 : undefined),
      enumeration: ({ name }) => at(world.enumerations.get(name) ?? []),
      seat: () => at(world.seats.map(({ name }) => name)),
      space: () => at(world.spaces.map(({ name }) => name)),
      directions: () => {
        const bit = at(world.topology.directions.map(({ name }) => name))
        return bit === undefined ? undefined : 1 << bit
      },
    },
    () => undefined,
  )
}
