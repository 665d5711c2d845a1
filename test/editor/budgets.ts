/** Bytes of everything transferred until a first visit is this far, as our server compresses it. */
export const VISITS = {
  'board and plain text': 1_200_000,
  'large editor': 2_200_000,
} as const

/** A part of the built site: its files, and the most KiB that they take together in gzip. */
export interface Budget {
  readonly part: string
  readonly files: RegExp
  readonly most: number
}

/** Everything that `index.html` names except the shipped rulesets. */
export const SHELL = 72

/** Each script, style sheet and font of the site belongs to one of these or to the shell. */
export const PARTS: readonly Budget[] = [
  { part: 'shipped rulesets', files: /^assets\/shipped-/u, most: 176 },
  { part: 'Monaco', files: /^assets\/start-.*\.js$/u, most: 960 },
  { part: 'styles and icons of Monaco', files: /^assets\/(?:start-.*\.css|codicon-.*\.ttf)$/u, most: 104 },
  { part: 'worker of Monaco', files: /^(?:workers\/editor\.worker|assets\/editorWebWorkerMain)-/u, most: 96 },
  { part: 'shared by all workers', files: /^workers\/shared\/told-/u, most: 376 },
  { part: 'shared by workers that play', files: /^workers\/shared\//u, most: 320 },
  { part: 'language worker', files: /^workers\/language-/u, most: 24 },
  { part: 'play worker', files: /^workers\/play-/u, most: 12 },
  { part: 'reading worker', files: /^workers\/reading-/u, most: 112 },
  { part: 'simulation worker', files: /^workers\/simulation-/u, most: 8 },
  { part: 'service worker', files: /^service-worker\.js$/u, most: 4 },
  // Those in sight of the gallery are loaded.
  { part: 'pictures of games', files: /^showroom\//u, most: 144 },
  // Only one of them is loaded; English is part of the shell.
  { part: 'texts in other languages', files: /^assets\/(?:da|de|es|fr|it|nl|pt|ro)-/u, most: 48 },
  { part: 'element for other pages', files: /^element\/sandtable-board\.js$/u, most: 36 },
  { part: 'texts of the element', files: /^element\/texts\//u, most: 48 },
  { part: 'panes and dialogs', files: /^assets\//u, most: 40 },
]
