/** The most letters that are readable in a space. */
const IN_A_SPACE = 9
/** The most notes with their own lines in a space. */
const LINES = 2

/** Signs for notes that are too long for a space. */
export class LegendWords {
  private readonly signs = new Map<string, string>()

  /** Texts for a space: the notes themselves, or signs for them. */
  shortened(notes: readonly string[]): readonly string[] {
    if (notes.length > LINES) return [notes.map((note) => this.signOf(note)).join(' ')]
    return notes.map((note) => (note.length <= IN_A_SPACE ? note : this.signOf(note)))
  }

  lines(): readonly string[] {
    return [...this.signs].map(([note, sign]) => `${sign} = ${note}`)
  }

  private signOf(note: string): string {
    const cached = this.signs.get(note)
    if (cached !== undefined) return cached
    const sign = `(${this.signs.size + 1})`
    this.signs.set(note, sign)
    return sign
  }
}
