/** What is known about a code independently of where it occurs. The pages in docs/diagnostics are made from these. */
export interface CodeEntry {
  /** At most five words. */
  readonly title: string
  /** Two or three sentences for authors of rules: what it means and why it is refused. */
  readonly meaning: string
  /** A short ruleset text, command or move that causes it. */
  readonly wrong: string
  /** The corrected version. */
  readonly right: string
}
