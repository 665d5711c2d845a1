import type { Reason, Refused } from '../../interpreter/index.ts'
import type { Objection, Refusal } from './play-calls.ts'

/** A refusal in the form that is sent to the page. */
export function refusalOf({ code, message, help, reasons = [] }: Refused): Refusal {
  return { code, message, help, objections: reasons.map(objectionOf) }
}

export function objectionOf({ sentence, values, at }: Reason): Objection {
  return { sentence, values, at }
}
