import type { SeenGroup, SeenPiece, View } from './view.ts'

/**
 * What all seats together know, as one view: for authors who look at their own game, never for players. `views` holds one
 * view of each seat. What nobody knows stays unknown.
 */
export function allOpen(views: readonly View[]): View {
  const [first] = views
  if (first === undefined) throw new Error('there are no seats')
  return {
    ...first,
    seat: undefined,
    spaces: first.spaces.map((pieces, space) => mostKnown(pieces, (view) => view.spaces[space], views)),
    places: first.places.map((place, i) => ({
      ...place,
      pieces: mostKnown(place.pieces, (view) => view.places[i]?.pieces, views),
      groups: place.groups.map((group, g) => ({
        ...group,
        pieces: mostKnown(group.pieces, (view) => groupAt(view, i, g)?.pieces, views),
      })),
    })),
  }
}

function groupAt(view: View, place: number, group: number): SeenGroup | undefined {
  return view.places[place]?.groups[group]
}

/** Of a place mostly one seat knows all that anybody knows: its owner. */
function mostKnown(
  pieces: readonly SeenPiece[],
  of: (view: View) => readonly SeenPiece[] | undefined,
  views: readonly View[],
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
