import type { CheckedGame } from '../check/checked-game.ts'
import { tooManyIn } from '../check/world/box.ts'
import type { PlaceInfo, World } from '../check/world/world.ts'
import type { Reporter } from '../check/world/reporter.ts'
import { UNLIMITED } from '../ir/ir.ts'
import type { Span } from '../source/span.ts'

/** Something placed, and the words that place it. */
export interface Laid {
  /** Undefined for a group. */
  readonly piece: number | undefined
  readonly container: number
  readonly span: Span
}

/** The place or class of groups that decides which kinds a container may hold. */
export function holderOf(
  world: World,
  container: number,
): Pick<PlaceInfo, 'name' | 'key' | 'holdsKinds'> | undefined {
  const place = world.containers[container]?.place
  const group = world.groups.find(({ name }) => name === place)
  if (group !== undefined) return { ...group, holdsKinds: group.kinds }
  return world.places.find(({ name }) => name === place)
}

/** Reports places into which an example puts more than they hold, at the first excess piece. */
export function reportOverfullGiven(
  { reading }: CheckedGame,
  laid: readonly Laid[],
  aside: ReadonlySet<number>,
  reporter: Reporter,
): void {
  const { world } = reading
  const moved = new Set(laid.map(({ piece }) => piece))
  for (const index of new Set(laid.map(({ container }) => container))) {
    const container = world.containers[index]
    if (container === undefined || container.capacity === UNLIMITED) continue
    const here = laid.filter((each) => each.container === index)
    // For a pile, the top is given, and the rest stays as in the box.
    const stays = reading.asked(
      `${index} without ${[...moved, ...aside].join()}`,
      ({ pieces }) =>
        pieces.filter((each, piece) => each.container === index && !moved.has(piece) && !aside.has(piece))
          .length,
    )
    const excess = here[Math.max(0, container.capacity - stays)]
    if (excess === undefined) continue
    const key = holderOf(world, index)?.key
    tooManyIn(container.name, here.length + stays, container.capacity, excess.span, key, reporter)
  }
}
