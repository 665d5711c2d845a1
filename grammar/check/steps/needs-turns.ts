import type { Span } from '../../source/span.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { hasTurns } from '../elaboration/course.ts'

/** Reports steps that have no effect without `turns from`. */
export function needsTurns(el: Pick<Reading, 'game' | 'report'>, at: Span, what: string): void {
  if (hasTurns(el.game) || el.game.abstract || el.game.incomplete) return
  el.report('ST4247', at, `${what} nothing: this game has no \`turns from\`.`, {
    why: 'Players who are asked in a `for each` or one after the other do not take turns.',
    help: 'Write `turns from SEAT: ...` in `play`, perhaps with `at most`, instead of the loop over players.',
  })
}
