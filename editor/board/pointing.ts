import type { ChoosableThing, LaidPiece } from '../../interpreter/index.ts'

/** A thing on the table that the user points at. */
export interface Target {
  /** Name of a space or another place. Empty if only a value is drawn there. */
  readonly place: string
  /** A value for which something on the table stands: the row of a sheet, or the index of a place. */
  readonly value?: string | undefined
  /** The kind of a piece there. */
  readonly kind?: string | undefined
  readonly group?: string | undefined
}

/** A thing on the table that can be chosen. */
type TargetThing = Pick<ChoosableThing, 'thing' | 'at' | 'kind'>

/** The marks on a table, and the handlers of its events. */
export interface Pointing {
  /** Things that can be chosen now. */
  readonly targets: readonly TargetThing[]
  /** Names of the things chosen so far, and of their places. */
  readonly chosen: readonly string[]
  readonly chosenPlaces: readonly string[]
  /** Names of places that have just changed. */
  readonly recent: readonly string[]
  /** Names of kinds, spaces and other places that the rule under the cursor concerns. */
  readonly concerned: ThingsConcerned | undefined
  /** The effect that the choice under the pointer would have on a board. */
  readonly preview?: Preview | undefined
  readonly onPick: (target: Target) => void
  /** Undoes all choices. */
  readonly onLeave: () => void
  /** Asks why a space cannot be chosen. */
  readonly onWhy: (space: string) => void
}

/** A tile as it would lie on a space, or else an arrow there. */
export interface Preview {
  readonly space: string
  /** In degrees from straight up, clockwise, on a board that is not turned. */
  readonly turn: number
  readonly tile: LaidPiece | undefined
}

export interface ThingsConcerned {
  readonly kinds: readonly string[]
  readonly spaces: readonly string[]
  readonly places: readonly string[]
}

export function meets(thing: TargetThing, { place, kind, group, value }: Target): boolean {
  if (value !== undefined) return thing.at === undefined && thing.thing === value
  if (group !== undefined) return thing.thing === group || thing.at === group
  return thing.at === place && (kind === undefined || thing.kind === undefined || thing.kind === kind)
}

export function isTarget({ targets }: Pick<Pointing, 'targets'>, target: Target): boolean {
  return targets.some((thing) => meets(thing, target))
}

/** The handler that picks something. Undefined if it cannot be picked now. */
export function picks(pointing: Pointing, target: Target): (() => void) | undefined {
  return isTarget(pointing, target) ? () => pointing.onPick(target) : undefined
}
