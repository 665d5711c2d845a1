import { signal } from '@preact/signals'
import english from './en.yaml'
import { filled, type Values } from './fill-text.ts'
import type schema from './schema.generated.json'

export type TextKey = keyof typeof schema.properties
/** All texts of the interface in one language. */
type Texts = Readonly<Record<TextKey, string>>

const OTHERS = import.meta.glob<Texts>(['./*.yaml', '!./en.yaml'], { import: 'default' })

const current = signal(english)

/** A text of the interface in the chosen language, filled in. */
export function text(key: TextKey, values: Values = {}): string {
  return filled(current.value[key], values)
}

/** Returns false if the texts of a language cannot be loaded; those of the current one remain in use. */
export async function useTexts(language: string): Promise<boolean> {
  const load = OTHERS[`./${language}.yaml`] ?? (async () => english)
  const loaded = await load().catch(() => undefined)
  if (loaded === undefined) return false
  current.value = loaded
  return true
}

/** The whole page in a language. */
export async function speak(language: string): Promise<void> {
  if (await useTexts(language)) document.documentElement.lang = language
}
