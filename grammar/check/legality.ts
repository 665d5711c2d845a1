import type { Span } from '../source/span.ts'
import type { Elaboration } from './elaboration.ts'
import { HIDDEN, SECRECY_WORDS } from './types.ts'
import type { Secrecy } from './types.ts'

/** What is legal may use what the decider knows, and no more. */
export function legalityOnly(el: Elaboration, secrecy: Secrecy, at: Span, what: string): void {
  if (secrecy < HIDDEN) return
  el.report('ST4105', at, `${what} depends on something that is ${SECRECY_WORDS[secrecy]} from the player.`, {
    label: 'this is hidden from the one who decides',
    why: 'The list of legal moves would tell the player what nobody has shown.',
    help: 'Test only what the player may know, or decide it in `then`, where `openly` can announce it.',
  })
}
