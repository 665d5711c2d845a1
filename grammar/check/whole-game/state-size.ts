import type { Elaboration } from '../elaboration/contexts.ts'
import { SIZE_LIMITS } from '../world/size-limits.ts'

/** Each position of a game is a state of its own. */
export function checkStateSize(el: Pick<Elaboration, 'memory' | 'section' | 'findings'>): void {
  if (!el.memory.isFull) return
  const at = el.section('track')[0]?.key.span ?? el.section('places')[0]?.key.span
  if (at === undefined) return
  el.findings.report(
    'ST4260',
    at,
    `This game would keep more than ${SIZE_LIMITS.words} numbers in each position.`,
    {
      why: 'A set of spaces takes a number for each space, and what is tracked of each player, space or piece takes as much for each of them.',
      help: 'Track less of it.',
    },
  )
}
