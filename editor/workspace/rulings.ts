import { writtenTitle } from './names.ts'

/** A ruling, and where the text has its answer. */
export interface WrittenRuling {
  readonly name: string
  readonly chosenAt: { readonly file: string; readonly start: number; readonly end: number } | undefined
}

/** The text of a document with another ruling: in place if it is written there, else on a line of its own. */
export function withRuling(
  text: string,
  file: string,
  { name, chosenAt }: WrittenRuling,
  chosen: string,
): string {
  const words = writtenTitle(chosen.replace(/\s+/gu, ' ').trim())
  if (chosenAt?.file === file) return text.slice(0, chosenAt.start) + words + text.slice(chosenAt.end)
  return `${text.trimEnd()}\n\nrulings.${name}.chosen: ${words}\n`
}
