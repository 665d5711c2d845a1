/** Facts about a code that do not depend on its occurrence. The pages in docs/diagnostics are generated from these. */
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

/** Keys that more than one of some tables has. */
type Twice<Tables extends readonly object[], Seen = never> = Tables extends readonly [
  infer First,
  ...infer More extends readonly object[],
]
  ? (keyof First & Seen) | Twice<More, Seen | keyof First>
  : never

type AllOf<Tables extends readonly object[]> = Tables extends readonly [
  infer First,
  ...infer More extends readonly object[],
]
  ? First & AllOf<More>
  : unknown

/** Joins tables of codes. Does not compile if two of them have a code in common: the later would replace the earlier. */
export function joinedCodes<const Tables extends readonly Readonly<Record<string, CodeEntry>>[]>(
  ...tables: [Twice<Tables>] extends [never] ? Tables : never
): AllOf<Tables> {
  return Object.assign({}, ...tables) as AllOf<Tables>
}
