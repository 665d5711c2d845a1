/** A range of a document: offsets in UTF-16 code units from its beginning, `start` inclusive, `end` exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A range of a workspace document, which is identified by its name. */
export interface Location extends TextRange {
  readonly document: string
}

/** The replacement of a range. Edits that belong together do not overlap and refer to the original texts. */
export interface TextEdit extends Location {
  readonly text: string
}

/** The text after some edits to one document. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text)
}
