import type { Scene, SceneBoard } from '../../interpreter/index.ts'
import type { Concerned, Position } from '../workers/play-calls.ts'

/** A rule that somebody looks at in the text, and what on the table it concerns. */
export interface Concern extends Concerned {
  readonly rule: string
  /** The action that the rule is a part of: what it lets happen now is concerned as well. */
  readonly action: string | undefined
}

/** The spaces of a board that a rule concerns: by their own names, by what is seen to stand on them, or by what can be done. */
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

/** The kind of the piece that stands on a space, if the viewer may know it. */
export function kindOn(scene: Scene | undefined, space: string): string | undefined {
  return scene?.boards.flatMap(squaresOf).find(({ name }) => name === space)?.pieces[0]?.kind
}

function squaresOf({ rows, spots }: SceneBoard) {
  return [...rows.flat().flatMap((square) => square ?? []), ...spots.map(({ square }) => square)]
}
