/** Bytes of everything transferred until a first visit is this far, as our server compresses it. */
export const VISITS = {
  'board and plain text': 800_000,
  'large editor': 1_800_000,
} as const

/** A part of the built site: its files, and the most KiB that they take together in gzip. */
export interface Budget {
  readonly part: string
  readonly files: RegExp
  readonly most: number
  /** The budget of each of the files, of which there are as many as games. */
  readonly isEach?: true
}

/** Everything that `index.html` names, with the styles of paper: a page may be printed as soon as it is seen. */
export const SHELL = 84

/** Each script, style sheet and font of the site belongs to one of these or to the shell. */
export const PARTS: readonly Budget[] = [
  { part: 'rulesets of a game', files: /^shelf\/.+\//u, most: 48, isEach: true },
  { part: 'list of all rulesets', files: /^shelf\/index\.json$/u, most: 16 },
  { part: 'Monaco', files: /^assets\/start-.*\.js$/u, most: 960 },
  { part: 'styles and icons of Monaco', files: /^assets\/(?:start-.*\.css|codicon-.*\.ttf)$/u, most: 104 },
  { part: 'worker of Monaco', files: /^(?:workers\/editor\.worker|assets\/editorWebWorkerMain)-/u, most: 96 },
  { part: 'shared by all workers', files: /^workers\/shared\/diagnostic-data-/u, most: 376 },
  { part: 'shared by workers that play', files: /^workers\/shared\//u, most: 320 },
  { part: 'language worker', files: /^workers\/language-/u, most: 24 },
  { part: 'play worker', files: /^workers\/play-/u, most: 12 },
  // It holds the phrases of nine languages, as a rulebook is written in one step, whatever its language.
  { part: 'reading worker', files: /^workers\/reading-/u, most: 128 },
  { part: 'simulation worker', files: /^workers\/simulation-/u, most: 8 },
  { part: 'service worker', files: /^service-worker\.js$/u, most: 4 },
  { part: 'lists of the gallery', files: /^showroom\/(?:front|all)\./u, most: 16, isEach: true },
  // Those in sight are loaded.
  { part: 'picture of a game', files: /^showroom\//u, most: 20, isEach: true },
  // Only one of them is loaded; English is part of the shell.
  { part: 'texts in other languages', files: /^assets\/(?:da|de|es|fr|it|nl|pt|ro)-/u, most: 48 },
  { part: 'element for other pages', files: /^element\/sandtable-board\.js$/u, most: 44 },
  { part: 'texts of the element', files: /^element\/texts\//u, most: 52 },
  { part: 'search of the pages to read', files: /^learn\/(?:search\.js|pages\.json)$/u, most: 160 },
  // One is loaded at a time, and each has a budget of its own.
  { part: 'pages to read', files: /^learn\//u, most: 8_000 },
  { part: 'panes and dialogs', files: /^assets\//u, most: 46 },
]
