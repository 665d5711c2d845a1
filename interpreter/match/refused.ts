import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Fault } from '../program/program.ts'
import { placeOf } from '../program/rule-place.ts'
import type { RulePlace } from '../program/rule-place.ts'
import type { Reason } from '../why/reasons.ts'

/** An input that was not accepted; nothing has changed. */
export interface Refused {
  readonly refused: true
  readonly code: Code
  readonly message: string
  /** Named conditions of the rules that were not met. */
  readonly because: readonly string[]
  readonly help?: string
  /** Of a move: all that speaks against it, with values and places, for the player who decides. */
  readonly reasons?: readonly Reason[]
  /** Where the rule stands that refused it or broke its promise, if one did. */
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

/** An answer after which the rules break what they promise. */
export function refusedFault(ir: GameIR, { code, message, origin }: Fault): Refused {
  const at = placeOf(ir, origin)
  return { ...refused(code, message), ...(at === undefined ? {} : { at, origin }) }
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
}
