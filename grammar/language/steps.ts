/**
 * A value or name that an author writes in a step. `as` determines how it is parsed, and when it is printed in
 * parentheses. With `after`, it is optional and follows this word.
 */
export interface Said {
  readonly field: string
  readonly as: Levelled | 'name' | 'number' | 'words' | 'kind' | 'line'
  readonly after?: string
}

/** Expressions; `dice` is a sum that may be followed by this word, `ranking` an expression and its order. */
export type Levelled = 'expression' | 'ranking' | 'either' | 'sum' | 'path' | 'reference' | 'dice'

/** Any number of them, each after these words. */
interface Many {
  readonly field: string
  readonly as: 'ranking'
  readonly each: readonly string[]
}

/** One of several words that mean the same. The first is printed, but the second after `you` or `1`. */
interface Either {
  readonly either: readonly string[]
}

/** One of several words. */
interface OneOf {
  readonly field: string
  readonly oneOf: readonly string[]
}

/** Words that may be missing; with `or`, other words are written instead. */
interface Flag {
  readonly field: string
  readonly flag: string
  readonly or?: string
}

/** One of several forms. The first whose values the step has is printed. */
interface Choice {
  readonly choice: readonly (readonly StepPart[])[]
}

/** An offer with its fields, which has a separate rule. */
interface Offered {
  readonly offered: 'asking'
}

export type StepPart = string | Said | Many | Either | OneOf | Flag | Choice | Offered

/**
 * A step: words of the language and the author's parts, in a fixed order. Its node, its rule, its printing and its
 * expectations are derived from this description.
 */
export interface StepRow {
  /** Its purpose, for authors. */
  readonly does: string
  /** A text of it. */
  readonly example: string
  /** The phrase with which it begins, if it is not its own name. */
  readonly begins?: string
  /** It begins with a path in this field and not with a word. */
  readonly subject?: string
  /** The path alone is such a step, too. */
  readonly alone?: true
  /** Its name is a value that is written alone. */
  readonly isValue?: true
  readonly form: readonly StepPart[]
  /** The words after its verb, for messages about incomplete steps. */
  readonly expects?: string
  /** The missing part, if it is more than another value. */
  readonly lacks?: string
}

export const STEPS = {
  swap: {
    does: 'exchanges two pieces, or the contents of two places',
    example: 'swap card with first card in market',

    form: [{ field: 'one', as: 'expression' }, 'with', { field: 'other', as: 'expression' }],
    expects: 'what changes places',
    lacks: '`with` and what it changes places with',
  },
  shuffle: {
    does: 'puts a pile into a random order',
    example: 'shuffle deck',
    form: [{ field: 'what', as: 'path' }],
    expects: 'what is shuffled',
  },
  reveal: {
    does: 'turns something face up for good',
    example: 'reveal top of deck',
    form: [{ field: 'what', as: 'expression' }],
    expects: 'what is revealed',
  },
  set: {
    does: 'gives a tracked value, or a field, a new value',
    example: 'set trump to card.suit',

    form: [{ field: 'target', as: 'path' }, 'to', { field: 'value', as: 'expression' }],
    expects: 'what is set',
    lacks: '`to` and the new value',
  },
  add: {
    does: 'makes a number larger, or a set',
    example: 'add 2 to your score',

    form: [{ field: 'value', as: 'expression' }, 'to', { field: 'target', as: 'path' }],
    expects: 'what is added',
    lacks: '`to` and what it is added to',
  },
  subtract: {
    does: 'makes a number smaller',
    example: 'subtract 1 from your lives',

    form: [{ field: 'value', as: 'sum' }, 'from', { field: 'target', as: 'path' }],
    expects: 'what is subtracted',
    lacks: '`from` and what it is subtracted from',
  },
  take: {
    does: 'removes something from a set or a bag',
    example: 'take 6 out of thrown',

    form: [{ field: 'value', as: 'expression' }, 'out of', { field: 'target', as: 'path' }],
    expects: 'what is taken',
    lacks: '`out of` and a set',
  },
  move: {
    does: 'moves pieces or cards to a place',
    example: 'move captured to graveyard',

    form: [
      { field: 'what', as: 'expression' },
      { field: 'how', oneOf: ['to', 'onto', 'under'] },
      { field: 'where', as: 'path' },
    ],
    expects: 'what to move',
    lacks: '`to`, `onto` or `under` and a place',
  },
  deal: {
    does: 'moves cards one by one from the top',
    example: 'deal 5 from deck to hand of player',

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
    does: 'lets players see something that stays face down',
    example: 'show card to opponent',

    form: [
      { field: 'what', as: 'expression' },
      { field: 'to', as: 'path', after: 'to' },
    ],
    expects: 'what to show',
  },
  end: {
    does: 'leaves a stage at once',
    example: 'end hand round',
    form: [{ field: 'stage', as: 'name' }],
    expects: 'the name of a stage',
  },
  later: {
    does: 'does a stage after the current action',
    example: 'later refill(market), at most 3',

    form: [{ field: 'stage', as: 'reference' }, ',', 'at most', { field: 'atMost', as: 'number' }],
    expects: 'the name of a stage',
    lacks: 'a comma, `at most` and a number',
  },
  lay: {
    does: 'makes a group of pieces',
    example: 'lay cards as a new meld on table',

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
    does: 'ends the game; the player with most wins',
    example: 'rank players by score',

    form: [
      { field: 'what', as: 'name' },
      'by',
      { field: 'by', as: 'ranking' },
      { field: 'then', as: 'ranking', each: [',', 'then'] },
    ],
    expects: '`players` or `teams`',
    lacks: '`by` and a number',
  },
  draw: {
    does: 'ends the game without a winner',
    example: 'the game is drawn by agreement',
    begins: 'game is drawn by',
    form: [{ field: 'words', as: 'words' }],
  },
  score: {
    does: 'ends the game with points for each player',
    example: 'the game is scored by points(it)',
    begins: 'game is scored by',
    form: [{ field: 'by', as: 'expression' }],
  },
  pay: {
    does: 'moves tokens from one holder to another',
    example: 'pay 2 from your purse to bank',

    form: [
      {
        choice: [
          [{ field: 'amount', oneOf: ['all'] }, 'from'],
          [{ field: 'upTo', flag: 'up to' }, { field: 'amount', as: 'sum' }, 'from'],
        ],
      },
      { field: 'from', as: 'path' },
      'to',
      { field: 'to', as: 'path' },
    ],
    expects: 'what to pay',
    lacks: '`from` with a holder and `to` with a holder',
  },
  roll: {
    does: 'rolls dice',
    example: 'roll 2 dice called thrown',

    form: [
      { choice: [[{ field: 'count', as: 'dice' }], ['one die']] },
      { field: 'with', as: 'kind', after: 'with' },
      {
        choice: [
          ['called', { field: 'called', as: 'name' }],
          ['to', { field: 'to', as: 'path' }],
        ],
      },
    ],
    expects: 'a number of dice, or `one die`',
    lacks: '`called` and a name, or `to` and a tracked value',
  },
  say: {
    does: 'writes a line into the log',
    example: 'say the storm begins',
    form: [{ field: 'parts', as: 'line' }],
    expects: 'the text, in your own words',
  },
  arrange: {
    does: 'lets players set up pieces',
    example: 'arrange army on camp by every player in secret',

    form: [
      { field: 'what', as: 'path' },
      'on',
      { field: 'on', as: 'path' },
      'by',
      { choice: [['every', { field: 'everyone', as: 'name' }], [{ field: 'by', as: 'reference' }]] },
      { field: 'inSecret', flag: 'in secret' },
      { field: 'where', as: 'either', after: 'where' },
    ],
    expects: 'what to arrange',
    lacks: '`on` with a place and `by` with the players',
  },
  ask: {
    does: 'asks a player for an action',
    example: 'you may move or pass',
    subject: 'who',
    form: [{ field: 'must', flag: 'must', or: 'may' }, { offered: 'asking' }],
  },
  win: {
    does: 'ends the game with a winner',
    example: 'white wins by checkmate',

    subject: 'who',
    form: [
      {
        choice: [
          [
            { either: ['wins', 'win'] },
            { field: 'points', as: 'sum' },
            { either: ['points by', 'point by'] },
          ],
          [{ either: ['wins by', 'win by'] }],
        ],
      },
      { field: 'words', as: 'words' },
    ],
  },
  lose: {
    does: 'ends the game with a loser',
    example: 'white loses by time',

    subject: 'who',
    form: [{ either: ['loses by', 'lose by'] }, { field: 'words', as: 'words' }],
  },
  run: {
    does: 'does the steps of a stage',
    example: 'battle for attacker',
    subject: 'stage',
    alone: true,
    form: ['for', { field: 'for', as: 'path' }],
  },
  nothing: {
    does: 'does nothing',
    example: 'nothing',
    isValue: true,
    form: [],
  },
  original: {
    does: 'does the steps that are replaced',
    example: 'original',
    isValue: true,
    form: [],
  },
} as const satisfies Readonly<Record<string, StepRow>>

export type StepKind = keyof typeof STEPS
