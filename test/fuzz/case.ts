import { documentFault } from './document-case.ts'
import { textFault } from './text-case.ts'

/**
 * What is tried: whole documents, and the single texts in them. A case is made of the seed and its number alone, and gives what
 * is wrong with how it is taken; undefined if nothing is.
 */
export const CASES = { documents: documentFault, texts: textFault } as const
export type CaseKind = keyof typeof CASES
