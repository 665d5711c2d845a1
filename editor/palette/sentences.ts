import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import type { PaletteItem } from './items.ts'

/** A sentence of the phrasebook and the lines that say it. */
export interface Sentence {
  readonly id: string
  readonly say: string
  readonly also: readonly string[]
  readonly lines: string
}

let known: Promise<readonly Sentence[]> | undefined

/** Sentences of rulebooks, whose lines go into the open game; a shipped game gets a variant with them. */
export async function sentences(session: Session): Promise<readonly PaletteItem[]> {
  const file = session.tabs.current.value
  if (file === undefined) return []
  const all = await (known ??= read())
  return all.map(({ id, say, also, lines }) => ({
    key: `sentence ${id}`,
    label: text('insertSentence', { sentence: say }),
    detail: [id, ...also].join(', '),
    run: () => void session.variants.insert(file, lines),
  }))
}

/** None without a connection; they are asked for again next time. */
async function read(): Promise<readonly Sentence[]> {
  try {
    const response = await fetch('./learn/sentences.json')
    if (response.ok) return (await response.json()) as readonly Sentence[]
  } catch {}
  known = undefined
  return []
}
