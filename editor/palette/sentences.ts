import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { knownSentences } from '../workspace/known-sentences.ts'
import type { PaletteItem } from './palette-commands.ts'

/** Sentences of rulebooks, whose lines go into the open game; a shipped game gets a variant with them. */
export async function sentences(session: Session): Promise<readonly PaletteItem[]> {
  const file = session.tabs.current.value
  if (file === undefined) return []
  const all = await knownSentences()
  return all.map(({ id, say, also, lines }) => ({
    key: `sentence ${id}`,
    label: text('insertSentence', { sentence: say }),
    detail: [id, ...also].join(', '),
    run: () => void session.variants.insert(file, lines),
  }))
}
