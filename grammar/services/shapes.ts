/** A stretch of a document: offsets in UTF-16 code units from its beginning, `start` inclusive, `end` exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A stretch of a document of the workspace, which is told by its name. */
export interface Location extends TextRange {
  readonly document: string
}

/** What replaces a stretch. Edits that belong together do not overlap and count in the texts as they were. */
export interface TextEdit extends Location {
  readonly text: string
}

/** The text after some edits of one document. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text)
}
