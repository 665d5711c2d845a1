import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { parses } from '../../expression/parse.ts'
import type { Span } from '../../source/span.ts'
import type { Reading, Reporting } from './contexts.ts'
import { DECIDER, HIDDEN, PUBLIC, SECRECY_WORDS, type Secrecy } from '../../types/types.ts'

/** Reports a condition of legality that uses more than the deciding player knows. */
export function legalityOnly(el: Reporting, secrecy: Secrecy, at: Span, what: string): void {
  if (secrecy < HIDDEN) return
  el.report('ST4105', at, `${what} depends on something that is ${SECRECY_WORDS[secrecy]} from the player.`, {
    label: 'this is hidden from the deciding player',
    why: 'The list of legal moves would give the player hidden information.',
    help: 'Test only what the player may know, or decide it in `then`, where `openly` can announce it.',
  })
}

/**
 * Builds a part of the rules that decides which moves are legal. Nobody may learn from the list of moves what `openly`
 * would announce, not even through a term, because listing has no cost and leaves no trace.
 */
export function foreseen<T>(
  el: Pick<Reading, 'collectReads' | 'report'>,
  at: Span,
  what: string,
  make: () => T,
): T {
  const { result, reads } = el.collectReads(make)
  if (reads.opens) {
    const found = at.file.text.slice(at.start, at.end).search(/\bopenly\b/u)
    const word = found < 0 ? at : { ...at, start: at.start + found, end: at.start + found + 'openly'.length }
    el.report('ST4330', word, `${what} announces a secret before anybody has moved.`, {
      label: found < 0 ? 'a term in this says `openly`' : 'the list of legal moves cannot announce anything',
      why: 'Players would learn the secret from the list of legal moves, at no cost and without a trace.',
      help: 'Let the move be tried: leave this out here, and test it under `then:`, with `if openly ...` and an `else` for what a wrong guess costs.',
    })
  }
  return result
}

const ANNOUNCE = 'If you mean to announce it, write `openly` before it.'

/** A chosen piece may go where everybody sees it. */
const SHOW_FIRST =
  'If it is about a piece that everybody gets to see, move or show that first, by a step in this list and not in a stage.'

/** Reports a branch on secret information, because everybody sees which way it goes. */
export function publicOnly(
  el: Reporting,
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
    ...announced(at),
  })
}

/** Words after which a whole value follows. */
const BEFORE_VALUE = /(?:\b(?:if|by|while|until)|when:)\s+$/u

/** The fix that announces a value; undefined if the place is not that of a whole value. */
function announced({ file, start, end }: Span): Pick<Diagnostic, 'fix'> {
  const text = file.text.slice(start, end).replace(/^openly /u, '')
  if (!BEFORE_VALUE.test(file.text.slice(0, start)) || !parses('expression', `openly ${text}`)) return {}
  const joins = / (?:and|or) /u.test(text)
  return { fix: { span: { file, start, end }, text: joins ? `openly (${text})` : `openly ${text}` } }
}
