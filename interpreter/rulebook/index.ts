/** Rulebooks: the rules of a configured game as a book, in a language, as Markdown or HTML. */
export { rulebook } from './rulebook.ts'
export { LANGUAGE_CODES as rulebookLanguages } from './language/codes.ts'
export type { RulebookRequest, RulebookResult } from './rulebook.ts'
export { replacing, wordsShown } from './words-shown.ts'
export { bookElements } from './output/elements.ts'
export { rulebookHtml } from './output/html.ts'
export { rulebookMarkdown } from './output/markdown.ts'
export type { Rulebook } from './model/model.ts'
