import type { Page } from './find-pages.ts'
import type { Phrase } from './phrase.ts'
import { reference, type Entry } from './reference.ts'

/** How much a page counts among phrases. */
const WEIGHTS: Readonly<Record<Entry['kind'], number>> = {
  function: 1,
  step: 1,
  word: 1,
  section: 0.5,
  type: 0.5,
  field: 0.3,
  key: 0.2,
}

/** A page for each part of the language. Examples of words would be found by their names. */
export function referencePages(): readonly Page[] {
  return reference().map(({ kind, name, form, about }) => ({
    id: `${kind} ${name}`,
    title: form,
    also: kind === 'key' ? [name] : [],
    text: about,
    weight: WEIGHTS[kind],
  }))
}

/** A page for each phrase. Its lines are not searched: their words are those of the language. */
export function phrasePages(phrases: readonly Phrase[]): readonly Page[] {
  return phrases.map(({ id, topic, say, also, note }) => ({
    id: `phrase ${id}`,
    title: say,
    also: [id, topic, ...also],
    text: note,
  }))
}
