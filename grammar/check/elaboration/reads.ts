/** What of the state a text looks at. */
export interface Reads {
  /** Places that it names. */
  readonly places: ReadonlySet<string>
  /** It looks at where something lies, wherever that may be. */
  readonly anyPlace: boolean
  /** Addresses of tracked values. */
  readonly words: ReadonlySet<number>
  /** It speaks of whoever is on turn. */
  readonly you: boolean
  /** It makes public what was hidden. */
  readonly opens: boolean
  /** It asks what would stand behind the move that is being judged. */
  readonly behind: boolean
  /** Terms, rules, tallies and tables that it calls, and those that these call. */
  readonly functions: ReadonlySet<string>
  /** Actions of which it looks at the text, to see whether somebody may be able to do them. */
  readonly actions: ReadonlySet<string>
}

/** The same while the text is being read. */
export class Noted implements Reads {
  readonly places = new Set<string>()
  readonly words = new Set<number>()
  readonly functions = new Set<string>()
  readonly actions = new Set<string>()
  anyPlace = false
  you = false
  opens = false
  behind = false

  add(reads: Reads): void {
    for (const place of reads.places) this.places.add(place)
    for (const word of reads.words) this.words.add(word)
    for (const name of reads.functions) this.functions.add(name)
    for (const name of reads.actions) this.actions.add(name)
    this.anyPlace ||= reads.anyPlace
    this.you ||= reads.you
    this.opens ||= reads.opens
    this.behind ||= reads.behind
  }
}
