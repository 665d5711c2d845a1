import type { Refused } from '../match/refused.ts'

/** A refusal, with the line of the rule that refused. */
export function messageWithPlace({ message, at }: Pick<Refused, 'message' | 'at'>): string {
  return at === undefined ? message : `${message} (${at.file}:${at.line})`
}
