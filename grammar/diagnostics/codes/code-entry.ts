import type { Severity } from './severity.ts'

/** What is known of a code apart from the place where it occurs. The pages in docs/diagnostics are made of these. */
export interface CodeEntry {
  /** At most five words. */
  readonly title: string
  readonly severity: Severity
  /** Two or three sentences for a person who writes rules: what it means and why it is refused. */
  readonly meaning: string
  /** A short ruleset text, command or move that earns it. */
  readonly wrong: string
  /** The same put right. */
  readonly right: string
}
