import type { Scene, SceneBoard } from '../../interpreter/index.ts'
import type { Concerned, Position } from '../workers/play-calls.ts'

/** The rule under the cursor, and the things on the table that it concerns. */
export interface Concern extends Concerned {
  readonly rule: string
  /** The action that contains the rule. Everything it allows now is concerned as well. */
  readonly action: string | undefined
}

/** The spaces of a board that a rule concerns: by name, by the visible piece on them, or by what its action allows. */
export function concernedSpaces(
  concern: Concern | undefined,
  board: SceneBoard,
  { offers }: Position,
): ReadonlySet<string> {
  if (concern === undefined) return new Set()
  const kinds = new Set(concern.kinds)
  const here = squaresOf(board).flatMap(({ name, pieces: [top] }) =>
    top?.kind !== undefined && kinds.has(top.kind) ? [name] : [],
  )
  const now = offers.flatMap(({ action, next }) =>
    action === concern.action ? next.flatMap(({ at }) => at ?? []) : [],
  )
  return new Set([...concern.spaces, ...here, ...now])
}

/** The kind of the piece on a space, if the viewer may know it. */
export function kindOn(scene: Scene | undefined, space: string): string | undefined {
  return scene?.boards.flatMap(squaresOf).find(({ name }) => name === space)?.pieces[0]?.kind
}

function squaresOf({ rows, spots }: SceneBoard) {
  return [...rows.flat().flatMap((square) => square ?? []), ...spots.map(({ square }) => square)]
}
