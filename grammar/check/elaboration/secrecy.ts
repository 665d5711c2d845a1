import type { SetIR } from '../../ir/ir.ts'
import type { GroupInfo, PlaceInfo } from '../world/world.ts'
import type { InWorld } from './contexts.ts'
import { unseenPlace } from '../world/faces.ts'
import { DECIDER, HIDDEN, PUBLIC, type Secrecy, type Type } from '../../types/types.ts'

/** Secrecy for others of something that only the player on turn knew. */
export function toOthers(level: Secrecy): Secrecy {
  return level === DECIDER ? HIDDEN : level
}

/**
 * Who knows the faces of pieces on boards that not everybody sees: what is legal goes by pieces that the deciding player
 * sees, if the boards are dark.
 */
export function hiddenOnBoards({ world }: InWorld): Secrecy {
  return world.places.every(({ isBoard, isDark }) => !isBoard || isDark === true) ? DECIDER : HIDDEN
}

/** Who knows the face of a piece with a known type: nobody for certain, unless its class is always face up. */
export function unknownFace(el: InWorld, type: Type): Secrecy {
  if (type.kind === 'group') {
    const group = el.world.groups.find(({ name }) => name === type.class)
    return group === undefined ? HIDDEN : faceInGroup(el, group)
  }
  if (type.kind !== 'piece') return PUBLIC
  const { places, containers } = el.world
  if (unseenPlace(type.class, places, containers) === undefined) return PUBLIC
  const light = places.filter(({ isDark }) => isDark !== true)
  return unseenPlace(type.class, light, containers) === undefined ? DECIDER : HIDDEN
}

/** Possible places of such groups, including other groups. */
export function holdersOf({ world }: InWorld, { name }: Pick<GroupInfo, 'name'>): readonly PlaceInfo[] {
  const around = new Set([name])
  for (const group of world.groups) if (group.of !== undefined && around.has(group.of)) around.add(group.name)
  return world.places.filter((place) => place.holdsGroups.some((group) => around.has(group)))
}

/** Who may know the faces in such groups: everybody who sees all their possible places. */
export function faceInGroup(el: InWorld, group: GroupInfo): Secrecy {
  const open = holdersOf(el, group).every(
    (place) => el.world.containers[place.container]?.seenBy === 'everyone',
  )
  return open ? PUBLIC : HIDDEN
}

/** True if the order of a set depends on places and not on numbers. */
export function liesInOrder(set: SetIR): boolean {
  switch (set.set) {
    case 'members':
    case 'one':
    case 'empty':
      return true
    case 'filter':
    case 'sorted':
    case 'best sets':
      return liesInOrder(set.of)
    case 'each':
      return liesInOrder(set.of)
    case 'let':
      return liesInOrder(set.body)
    case 'minus':
      return liesInOrder(set.left)
    case 'union':
      return liesInOrder(set.left) && liesInOrder(set.right)
    case 'if':
      return liesInOrder(set.then) && liesInOrder(set.else)
    case 'sight':
    case 'open line':
    case 'reached':
    case 'reached by steps':
    case 'grown':
    case 'run':
      return true
    case 'row':
    case 'range':
    case 'map':
    case 'borders':
      return false
  }
}
