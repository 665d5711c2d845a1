/** Languages of rulebooks and of the editor, with their English names. The first is the one that rules are written in. */
export const LANGUAGE_NAMES = {
  en: 'english',
  it: 'italian',
  nl: 'dutch',
  fr: 'french',
  de: 'german',
  es: 'spanish',
  pt: 'portuguese',
  da: 'danish',
  ro: 'romanian',
} as const

export type LanguageCode = keyof typeof LANGUAGE_NAMES
export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as readonly LanguageCode[]
