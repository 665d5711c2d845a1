import { writtenTitle } from './names.ts'

/** A ruling, and where the words stand of what the rules say. */
export interface WrittenRuling {
  readonly name: string
  readonly chosenAt: { readonly file: string; readonly start: number; readonly end: number } | undefined
}

/** The text of a document in which a ruling is another one: where it stands there, or on a line of its own. */
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
