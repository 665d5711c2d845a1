/**
 * A value or name that an author writes in a step. `as` determines how it is parsed, and when it is printed in
 * parentheses. With `after`, it is optional and follows this word.
 */
export interface Said {
  readonly field: string
  readonly as: 'expression' | 'sum' | 'path' | 'reference' | 'name' | 'number' | 'words'
  readonly after?: string
}

/** Any number of them, each after these words. */
export interface Many {
  readonly field: string
  readonly as: 'expression'
  readonly each: readonly string[]
}

/** One of several words that mean the same; the first is printed. */
export interface Either {
  readonly either: readonly string[]
}

/** One of several words. */
export interface OneOf {
  readonly field: string
  readonly oneOf: readonly string[]
}

/** Words that may be missing. */
export interface Flag {
  readonly field: string
  readonly flag: string
}

export type StepPart = string | Said | Many | Either | OneOf | Flag

/**
 * A step that is one word followed, in a fixed order, by words of the language and the author's parts. Its node, its
 * rule, its printing and its expectations are derived from this description.
 */
export interface PlainStep {
  /** The phrase with which it begins, if it is not its own name. */
  readonly begins?: string
  readonly form: readonly StepPart[]
  /** What follows its word, for messages about incomplete steps. */
  readonly expects?: string
  /** What it lacks, where that is more than another value. */
  readonly lacks?: string
}

export const PLAIN_STEPS = {
  swap: {
    form: [{ field: 'one', as: 'expression' }, 'with', { field: 'other', as: 'expression' }],
    expects: 'what changes places',
    lacks: '`with` and what it changes places with',
  },
  shuffle: { form: [{ field: 'what', as: 'path' }], expects: 'what is shuffled' },
  reveal: { form: [{ field: 'what', as: 'expression' }], expects: 'what is revealed' },
  set: {
    form: [{ field: 'target', as: 'path' }, 'to', { field: 'value', as: 'expression' }],
    expects: 'what is set',
    lacks: '`to` and the new value',
  },
  add: {
    form: [{ field: 'value', as: 'expression' }, 'to', { field: 'target', as: 'path' }],
    expects: 'what is added',
    lacks: '`to` and what it is added to',
  },
  subtract: {
    form: [{ field: 'value', as: 'sum' }, 'from', { field: 'target', as: 'path' }],
    expects: 'what is subtracted',
    lacks: '`from` and what it is subtracted from',
  },
  take: {
    form: [{ field: 'value', as: 'expression' }, 'out of', { field: 'target', as: 'path' }],
    expects: 'what is taken',
    lacks: '`out of` and a set',
  },
  move: {
    form: [
      { field: 'what', as: 'expression' },
      { field: 'how', oneOf: ['to', 'onto', 'under'] },
      { field: 'where', as: 'path' },
    ],
    expects: 'what to move',
    lacks: '`to`, `onto` or `under` and a place',
  },
  deal: {
    form: [
      { field: 'upTo', flag: 'up to' },
      { field: 'count', as: 'sum' },
      'from',
      { field: 'from', as: 'path' },
      'to',
      { field: 'to', as: 'path' },
    ],
    expects: 'how many to deal',
    lacks: '`from` with a place and `to` with a place',
  },
  show: {
    form: [
      { field: 'what', as: 'expression' },
      { field: 'to', as: 'path', after: 'to' },
    ],
    expects: 'what to show',
  },
  end: { form: [{ field: 'stage', as: 'name' }], expects: 'the name of a stage' },
  later: {
    form: [{ field: 'stage', as: 'reference' }, ',', 'at most', { field: 'atMost', as: 'number' }],
    expects: 'the name of a stage',
    lacks: 'a comma, `at most` and a number',
  },
  lay: {
    form: [
      { field: 'what', as: 'expression' },
      'as a new',
      { field: 'asNew', as: 'name' },
      { either: ['on', 'in'] },
      { field: 'where', as: 'path' },
      { field: 'called', as: 'name', after: 'called' },
    ],
    expects: 'what to lay',
    lacks: '`as a new`, the name of a group, and `on` with a place',
  },
  rank: {
    form: [
      { field: 'what', as: 'name' },
      'by',
      { field: 'by', as: 'expression' },
      { field: 'then', as: 'expression', each: [',', 'then'] },
    ],
    expects: '`players` or `teams`',
    lacks: '`by` and a number',
  },
  draw: { begins: 'game is drawn by', form: [{ field: 'words', as: 'words' }] },
  score: { begins: 'game is scored by', form: [{ field: 'by', as: 'expression' }] },
} as const satisfies Readonly<Record<string, PlainStep>>

export type PlainStepWord = keyof typeof PLAIN_STEPS
