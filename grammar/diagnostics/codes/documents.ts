import { joinedCodes } from './code-entry.ts'
import { DOCUMENT_SHAPE_CODES } from './document-shape.ts'
import { MERGE_CODES } from './merge.ts'
import { PARENT_CODES } from './parents.ts'

/** Codes ST2xxx: the shape of documents and how they are merged. */
export const DOCUMENT_CODES = joinedCodes(DOCUMENT_SHAPE_CODES, PARENT_CODES, MERGE_CODES)
