import type { Ruling } from '../workers/reading-calls.ts'
import { writtenTitle } from './names.ts'

/** The text of a document in which a ruling is another one: where it stands there, or on a line of its own. */
export function withRuling(
  text: string,
  file: string,
  { name, chosenAt }: Pick<Ruling, 'name' | 'chosenAt'>,
  chosen: string,
): string {
  const words = writtenTitle(chosen.replace(/\s+/gu, ' ').trim())
  if (chosenAt?.file === file) return text.slice(0, chosenAt.start) + words + text.slice(chosenAt.end)
  return `${text.trimEnd()}\n\nrulings.${name}.chosen: ${words}\n`
}
