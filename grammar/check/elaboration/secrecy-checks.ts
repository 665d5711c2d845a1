import type { Span } from '../../source/span.ts'
import type { Elaboration } from './elaboration.ts'
import { DECIDER, HIDDEN, PUBLIC, SECRECY_WORDS } from '../../types/types.ts'
import type { Secrecy } from '../../types/types.ts'

/** What is legal may use what the decider knows, and no more. */
export function legalityOnly(el: Elaboration, secrecy: Secrecy, at: Span, what: string): void {
  if (secrecy < HIDDEN) return
  el.report('ST4105', at, `${what} depends on something that is ${SECRECY_WORDS[secrecy]} from the player.`, {
    label: 'this is hidden from the deciding player',
    why: 'The list of legal moves would give the player hidden information.',
    help: 'Test only what the player may know, or decide it in `then`, where `openly` can announce it.',
  })
}

const ANNOUNCE = 'If you mean to announce it, write `openly` before it.'

/** What a player has chosen may come to lie where everybody sees it. */
const SHOW_FIRST =
  'If it is about a piece that everybody gets to see, move or show that first, by a step in this list and not in a stage.'

/** A condition on which the game goes one way or the other: everybody sees which. */
export function publicOnly(
  el: Elaboration,
  secrecy: Secrecy,
  at: Span,
  what: string,
  help = secrecy === DECIDER ? `${ANNOUNCE} ${SHOW_FIRST}` : ANNOUNCE,
): void {
  if (secrecy === PUBLIC) return
  el.report('ST4106', at, `${what} shows everybody something that is ${SECRECY_WORDS[secrecy]}.`, {
    label: `this is ${SECRECY_WORDS[secrecy]}`,
    why: 'Everybody sees how the game goes on, and could work out the secret from that.',
    help,
  })
}
