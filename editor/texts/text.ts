import { signal } from '@preact/signals'
import { en } from './en.ts'
import type { Texts } from './en.ts'
import { filled } from './filled.ts'
import type { Values } from './filled.ts'

export type TextKey = keyof Texts

const LOADERS: Readonly<Record<string, () => Promise<Texts>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  da: async () => (await import('./da.ts')).da,
}

export const LANGUAGES: readonly string[] = Object.keys(LOADERS)

const current = signal<Texts>(en)

/** A text of the interface in the chosen language, filled in. */
export function text(key: TextKey, values: Values = {}): string {
  return filled(current.value[key], values)
}

/** If the texts of a language cannot be loaded, the page stays in the current one. */
export async function speak(language: string): Promise<void> {
  const load = LOADERS[language] ?? LOADERS['en']
  const loaded = await load?.().catch(() => undefined)
  if (loaded === undefined) return
  current.value = loaded
  document.documentElement.lang = language
}
