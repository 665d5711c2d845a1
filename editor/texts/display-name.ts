import { computed, signal } from '@preact/signals'
import { replacing } from '../../interpreter/rulebook/index.ts'

/** Translations by their originals: names, and the reasons why a move is refused. */
export interface GameWords {
  readonly names: readonly (readonly [string, string])[]
  readonly said: readonly (readonly [string, string])[]
}

/** Words of the game on the table in the language of the page. Rules, moves and records keep the originals. */
export const gameWords = signal<GameWords>({ names: [], said: [] })

const names = computed(() => replacing(new Map(gameWords.value.names)))
const sentences = computed(() => replacing(new Map(gameWords.value.said)))

/** A name, or a notation with names in it, as it is shown. */
export function displayName(name: string): string {
  return names.value(name)
}

/** A refusal as it is shown. */
export function saidInWords(sentence: string): string {
  return sentences.value(sentence)
}
