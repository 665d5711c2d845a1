/** Canonical texts: parsing the printed text gives the same tree again, apart from its positions. */
export * from './print-declarations.ts'
export * from './print-expression.ts'
export * from './print-steps.ts'
