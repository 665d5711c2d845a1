import type { Sentence } from './offered-sentences.ts'

let known: Promise<readonly Sentence[]> | undefined

/** All sentences of the phrasebook that can be said, loaded once. */
export function knownSentences(): Promise<readonly Sentence[]> {
  return (known ??= read())
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
