import type { Span } from '../../source/span.ts'
import type { Reporting } from '../elaboration/contexts.ts'

/** Reports a choice among numbers with a negative minimum, because a move contains only numbers from 0 on. */
export function refuseNegative(el: Reporting, span: Span, least: number, cure: string): boolean {
  if (least >= 0) return false
  el.report('ST4119', span, 'A number that is chosen cannot be negative.', { help: cure })
  return true
}
