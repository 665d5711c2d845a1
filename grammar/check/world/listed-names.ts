import { matchType, type Type } from '../../types/types.ts'
import type { World } from './world.ts'

interface Named {
  readonly name: string
}

type Lists = Pick<World, 'containers' | 'spaces' | 'seats' | 'kinds' | 'enumerations'>

const nameOf = ({ name }: Named): string => name

/** Names of the values of a type, by number; undefined for values that the world does not list by name. */
export function listedNames(world: Lists, type: Type): readonly string[] | undefined {
  return matchType(
    type,
    {
      place: () => world.containers.map(nameOf),
      space: () => world.spaces.map(nameOf),
      seat: () => world.seats.map(nameOf),
      kind: () => world.kinds.map(nameOf),
      enumeration: ({ name }) => world.enumerations.get(name),
    },
    () => undefined,
  )
}
