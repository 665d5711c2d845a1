import type { SeenGroup, SeenPiece, View } from './view.ts'

/**
 * Merges the knowledge of all seats into one view, for authors who look at their own game, never for players. `views`
 * contains one view of each seat. Values nobody knows stay unknown.
 */
export function allOpen(views: readonly View[]): View {
  const [first] = views
  if (first === undefined) throw new Error('there are no seats')
  return {
    ...first,
    seat: undefined,
    spaces: first.spaces.map((pieces, space) => mostKnown(pieces, (view) => view.spaces[space], views)),
    values: first.values.map(({ name, values }, v) => ({
      name,
      values: values.map((one, i) =>
        ownKnown(
          one,
          views.map((view) => view.values[v]?.values[i] ?? one),
        ),
      ),
    })),
    places: first.places.map((seen, i) => {
      const place = views.map((view) => view.places[i]).find((one) => one?.screened !== true) ?? seen
      return {
        ...place,
        pieces: mostKnown(place.pieces, (view) => view.places[i]?.pieces, views),
        groups: openGroups(
          place.groups,
          views.map((view) => view.places[i]?.groups ?? []),
        ),
      }
    }),
  }
}

/** `seen`: the same groups as each seat sees them. */
function openGroups(
  groups: readonly SeenGroup[],
  seen: readonly (readonly SeenGroup[])[],
): readonly SeenGroup[] {
  return groups.map((group, g) => ({
    ...group,
    pieces: mostKnown(group.pieces, (of) => of[g]?.pieces, seen),
    groups: openGroups(
      group.groups,
      seen.map((of) => of[g]?.groups ?? []),
    ),
  }))
}

/** Usually one seat, the owner, knows everything that anybody knows about a place. */
function mostKnown<T>(
  pieces: readonly SeenPiece[],
  of: (view: T) => readonly SeenPiece[] | undefined,
  views: readonly T[],
): readonly SeenPiece[] {
  let best = pieces
  for (const view of views) {
    const seen = of(view) ?? []
    if (known(seen) > known(best) || (known(seen) === known(best) && seen.length > best.length)) best = seen
  }
  return best
}

function known(pieces: readonly SeenPiece[]): number {
  return pieces.filter(({ kind }) => kind !== undefined).length
}

/** A value known to only one player is in that player's view. */
function ownKnown<T extends { readonly value: unknown }>(one: T, seen: readonly T[]): T {
  return one.value === '?' ? (seen.find(({ value }) => value !== '?') ?? one) : one
}
