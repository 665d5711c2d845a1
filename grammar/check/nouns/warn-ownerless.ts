import type { Span } from '../../source/span.ts'
import type { InWorld, Reporting } from '../elaboration/contexts.ts'
import type { PlaceInfo, World } from '../world/world.ts'
import { ownedByNobody } from '../world/owned-by-nobody.ts'

/**
 * Warns about a question for the owner of pieces that can never have one: neither they nor any of their possible places
 * have an owner. `place`: the mentioned place.
 */
export function warnOfNobodysOwn(
  el: InWorld & Reporting,
  span: Span,
  className: string,
  kinds: ReadonlySet<number>,
  place?: PlaceInfo,
): void {
  const own = el.world.classes.find(({ name }) => name === className)
  if (own === undefined || kinds.size === 0) return
  if (own.ownerFixed) {
    const ownerless = [...kinds].flatMap((kind) => el.world.kinds[kind] ?? [])
    const [first] = ownerless
    if (first === undefined || own.ownerChanges || !ownerless.every((kind) => kind.ownerless)) return
    el.report('ST4147', span, `No player owns a \`${first.name}\`.`, {
      related: [{ span: first.key.span, label: 'nobody owns these' }],
      help: `Leave out \`your\` or \`enemy\`.`,
    })
    return
  }
  const places = el.world.places.filter((each) => mayHold(el.world, each, kinds))
  if (places.length === 0 || (place !== undefined && hasOwner(el.world, place))) return
  if (!places.some((each) => hasOwner(el.world, each))) {
    el.report('ST4147', own.key.span, ...ownedByNobody(own, span, 'here it matters whose it is'))
    return
  }
  if (place === undefined) return
  el.report('ST4147', span, `No player owns a \`${className}\` in \`${place.name}\`.`, {
    why: `A \`${className}\` has no owner of its own, so it belongs to whoever owns the place where it lies; \`${place.name}\` belongs to nobody.`,
    related: [{ span: place.key.span, label: 'the place' }],
  })
}

function mayHold(world: World, place: PlaceInfo, kinds: ReadonlySet<number>): boolean {
  const inGroups = world.groups.filter(({ name }) => place.holdsGroups.includes(name))
  return [place.holdsKinds, ...inGroups.map((group) => group.kinds)].some((kindsHeld) =>
    kindsHeld.some((kind) => kinds.has(kind)),
  )
}

function hasOwner(world: World, place: PlaceInfo): boolean {
  if (place.madeOf.length > 0) return place.madeOf.some((part) => hasOwner(world, part))
  return world.containers
    .slice(place.container, place.container + place.containers)
    .some(({ owner }) => owner >= 0)
}
