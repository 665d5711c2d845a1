import type { Hook, MergedEntry } from '../../merge/merged.ts'
import type { ExprIR, StepIR } from '../../ir/ir.ts'
import type { YamlEntry } from '../../yaml/tree.ts'
import type { Reading } from './contexts.ts'
import type { Scope } from './scope.ts'

/** The context of steps: the meaning of names, `original` and settling. */
export interface StepPlace {
  readonly scope: Scope
  /** In `instead of`: the steps it replaces. */
  readonly original: (() => Elaborated) | undefined
  /** False inside `whenever` and `together`, where steps do not settle one by one. */
  readonly settles: boolean
  /** The action these steps belong to, for replies. */
  readonly inAction: number | undefined
  /** The only player who hears what is said here. */
  readonly toldTo?: ExprIR
  /** True where nobody but the player on turn notices any step. */
  readonly isUnnoticed?: true
  /** How overlays change what this one sentence offers. */
  readonly edits?: readonly Hook[]
}

/** A step, and the scope of the following steps in the same list. */
export interface Elaborated {
  readonly steps: readonly StepIR[]
  readonly scope: Scope
}

export type Entry = MergedEntry | YamlEntry

/** True if a secret may decide which steps are taken: nobody else notices them. */
export function isSilent({ toldTo, isUnnoticed }: StepPlace): boolean {
  return toldTo !== undefined || isUnnoticed === true
}

/** The scope after steps that are under a head or run separately: facts from earlier tests may be invalid. */
export function behindSteps(el: Pick<Reading, 'notes'>, scope: Scope, settings: number): Scope {
  return el.notes
    .all('settings')
    .slice(settings)
    .reduce((now, path) => now.afterSetting(path, false), scope.afterMoving())
}
