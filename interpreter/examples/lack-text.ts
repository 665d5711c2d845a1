import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { isSupply } from '../../grammar/check/world/spare-pieces.ts'
import type { World } from '../../grammar/check/world/world.ts'
import type { ExamplePlan } from '../../grammar/examples/example.ts'
import type { Lack } from '../../grammar/examples/lay-pieces.ts'
import { NONE } from '../../grammar/ir/ir.ts'

/** The reason why an example cannot be set up. */
export function lackingText(checked: CheckedGame, plan: ExamplePlan, lack: Lack): string {
  const placed = countPlaced(checked, plan, lack)
  const wanted = placed + lack.missing
  const name = nameOf(checked.facts.world, lack)
  return `It cannot be set up: the example needs ${wanted} \`${name}\`, but the box has ${placed === 0 ? 'none' : `only ${placed}`}.`
}

/** Counts the placed pieces of a kind that ran out. */
function countPlaced({ ir, facts }: CheckedGame, plan: ExamplePlan, { kinds, owner }: Lack): number {
  const { world } = facts
  const became = new Map(plan.stores.map(({ address, value }) => [address, value]))
  return plan.placed.filter(({ piece, container }) => {
    const changed = ir.memory.face === undefined ? undefined : became.get(ir.memory.face + piece)
    const face = changed === undefined ? world.pieces[piece] : world.faces[changed]
    if (face === undefined || !kinds.has(face.kind) || isSupply(world.containers, container)) return false
    return owner === undefined || face.owner < 0 || face.owner === owner
  }).length
}

/** Name of the missing piece, with its owner. */
function nameOf(world: World, { kinds, owner, name: written }: Lack): string {
  const [kind] = [...kinds].flatMap((one) => world.kinds[one] ?? [])
  const name = written ?? kind?.name ?? ''
  const seat = world.seats[owner ?? NONE]?.name
  const isOwned = world.classes.some((one) => one.name === kind?.class && one.ownerFixed)
  if (seat === undefined || !isOwned || kind?.ownerless === true) return name
  return name.startsWith(`${seat} `) ? name : `${seat} ${name}`
}
