import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Fault } from '../program/program.ts'
import { placeOf } from '../program/rule-place.ts'
import type { RulePlace } from '../program/rule-place.ts'
import type { Reason } from '../why/reasons.ts'

/** A refused input; nothing has changed. */
export interface Refused {
  readonly refused: true
  readonly code: Code
  readonly message: string
  /** Named conditions of the rules that were not met. */
  readonly because: readonly string[]
  readonly help?: string
  /** For a move: everything that refuses it, with values and places, for the player who decides. */
  readonly reasons?: readonly Reason[]
  /** Position of the rule that refused it or failed, if there is one. */
  readonly at?: RulePlace
  /** The same as an index into `GameIR.origins`. */
  readonly origin?: number
}

export function refused(
  code: Code,
  message: string,
  because: readonly string[] = [],
  help?: string,
): Refused {
  return { refused: true, code, message, because, ...(help === undefined ? {} : { help }) }
}

/** An answer on which the rules fail. */
export function refusedFault(ir: GameIR, { code, message, origin }: Fault): Refused {
  const at = placeOf(ir, origin)
  return { ...refused(code, message), ...(at === undefined ? {} : { at, origin }) }
}

/** Tells a refusal from a result, for functions that return either. */
export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
}
