/**
 * Languages in which rulebooks are printed; the first is the one that rules are written in. Loaded by callers that
 * only list them.
 */
export const LANGUAGE_CODES = ['en', 'it', 'nl', 'fr', 'de', 'es', 'pt', 'da', 'ro'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]
