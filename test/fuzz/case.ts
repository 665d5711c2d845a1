import { documentFault } from './document-case.ts'
import { textFault } from './text-case.ts'

/**
 * What is tried: whole documents, and the single texts in them. A case depends only on the seed and its number. It returns
 * what is wrong with how the text is handled, or undefined if nothing is.
 */
export const CASES = { documents: documentFault, texts: textFault } as const
export type CaseKind = keyof typeof CASES
