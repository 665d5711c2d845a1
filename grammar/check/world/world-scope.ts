import type { World } from '../world.ts'
import type { ConstantScope } from './constant.ts'
import { spellings } from './names.ts'

/** What constant texts may name once the world is built: for the starts of tracked values and the like. */
export function worldScope(world: World): ConstantScope {
  return {
    constant: (name) => world.constants.get(name) ?? (world.broken.has(name) ? 'broken' : undefined),
    constantNames: () => [...world.constants.keys()],
    players: world.seats.length,
    seats: world.seats.map((seat) => seat.name),
    enumerations: world.enumerations,
    kind: (className, written) => {
      const of = (k: World['kinds'][number]) =>
        k.class === className && spellings(k.name, k.plural).includes(written)
      const found = world.kinds.findIndex(of)
      return found < 0 ? undefined : found
    },
    kindNames: world.kinds.map((kind) => kind.name),
  }
}
