import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { isOpenValue } from '../view/hidden.ts'
import { rulePlaceOf, type RulePlace } from '../program/rule-place.ts'
import type { Reason } from '../why/refusal-reasons.ts'

/** A refused input. The match is unchanged. */
export interface Refused {
  readonly refused: true
  readonly code: Code
  readonly message: string
  /** Named conditions of the rules that were not met. */
  readonly because: readonly string[]
  readonly help?: string
  /** For a move: everything that refuses it, with values and places, for the deciding player. */
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

/** The full messages of faults with a value that players may not know. */
const WHOLE = new WeakMap<object, string>()

/** The refusal of an answer on which the rules fail. */
export function refusedFault(ir: GameIR, fault: Fault): Refused {
  const { code, message, origin } = censoredFault(ir, fault)
  const at = rulePlaceOf(ir, origin)
  const refusal = { ...refused(code, message), ...(at === undefined ? {} : { at, origin }) }
  WHOLE.set(refusal, wholeMessage(fault))
  return refusal
}

/** The fault as any player may see it. */
export function censoredFault(ir: GameIR, fault: Fault): Fault {
  const { code, origin, value } = fault
  if (value === undefined || isOpenValue(ir, value.at)) return fault
  const fullFault = new Fault(code, value.untold, origin)
  WHOLE.set(fullFault, fault.message)
  return fullFault
}

/** Runs some work and censors its faults for players. */
export function censoringFaults<T>(ir: GameIR, work: () => T): T {
  try {
    return work()
  } catch (thrown) {
    throw thrown instanceof Fault ? censoredFault(ir, thrown) : thrown
  }
}

/** The full message of a refusal or fault, for tools that may know everything. */
export function wholeMessage(failed: { readonly message: string }): string {
  return WHOLE.get(failed) ?? failed.message
}

/** True if a value is a refusal, for functions that return either. */
export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
}
