import type { LanguageFile } from './keys.ts'

export function phrasesIn(code: string): LanguageFile
