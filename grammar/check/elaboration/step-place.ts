import type { StepIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlEntry } from '../../yaml/tree.ts'
import type { Reading } from './contexts.ts'
import type { Scope } from './scope.ts'

/** The context of steps: what names mean there, and what `original` and settling do. */
export interface StepPlace {
  readonly scope: Scope
  /** In `instead of`: the steps it replaces. */
  readonly original: (() => Elaborated) | undefined
  /** False inside `whenever` and `together`, where steps do not settle one by one. */
  readonly settles: boolean
  /** The action these steps belong to, for replies. */
  readonly inAction: number | undefined
}

/** A step and the scope of whatever follows it in the same list. */
export interface Elaborated {
  readonly steps: readonly StepIR[]
  readonly scope: Scope
}

export type Entry = MergedEntry | YamlEntry

/** Facts from earlier tests may no longer hold after steps that are under a head or run separately. */
export function behindSteps(el: Pick<Reading, 'notes'>, scope: Scope, settings: number): Scope {
  return el.notes
    .all('settings')
    .slice(settings)
    .reduce((now, path) => now.afterSetting(path, false), scope.afterMoving())
}
