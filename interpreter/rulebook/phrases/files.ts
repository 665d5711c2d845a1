/** Returns the phrases of a language. Node reads the file; bundles and the built package contain `.ci/languages.ts` instead. */
export { phrasesIn } from '#phrases'
