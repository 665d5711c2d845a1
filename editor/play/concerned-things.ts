import type { Scene, SceneBoard } from '../../interpreter/index.ts'
import type { ThingsConcerned } from '../board/pointing.ts'
import type { Concerned, Position } from '../workers/play-calls.ts'

/** The rule under the cursor, and the things on the table that it concerns. */
export interface Concern extends Concerned {
  readonly rule: string
  /** The action that contains the rule. Everything it allows now is concerned as well. */
  readonly action: string | undefined
}

/** The things in a scene that a rule concerns: by name, by the visible piece on a space, or by what its action allows. */
export function concernedThings(
  concern: Concern | undefined,
  scene: Scene | undefined,
  { offers }: Position,
): ThingsConcerned | undefined {
  if (concern === undefined) return undefined
  const kinds = new Set(concern.kinds)
  const here = (scene?.boards ?? [])
    .flatMap(squaresOf)
    .flatMap(({ name, pieces: [top] }) => (top?.kind !== undefined && kinds.has(top.kind) ? [name] : []))
  const now = offers.flatMap(({ action, next }) =>
    action === concern.action ? next.flatMap(({ at }) => at ?? []) : [],
  )
  return { kinds: concern.kinds, places: concern.places, spaces: [...concern.spaces, ...here, ...now] }
}

/** The kind of the piece on a space, if the viewer may know it. */
export function kindOn(scene: Scene | undefined, space: string): string | undefined {
  return scene?.boards.flatMap(squaresOf).find(({ name }) => name === space)?.pieces[0]?.kind
}

function squaresOf({ rows, spots }: SceneBoard) {
  return [...rows.flat().flatMap((square) => square ?? []), ...spots.map(({ square }) => square)]
}
