import type { NamedSymbol, SymbolSort } from './symbol.ts'

/** A built-in function of every ruleset: `parameters` as a signature shows them. */
export interface FunctionWord {
  readonly parameters: readonly string[]
  /** How many of the last ones are optional. */
  readonly optional?: number
  /** `where` may follow with a condition on each step from one space to the next. */
  readonly byStep?: true
  readonly doc: string
}

/** Functions of the language. */
export const FUNCTION_WORDS = {
  'open line': {
    parameters: ['start', 'directions', 'n'],
    doc: 'Empty spaces in straight lines from a space, up to n, nothing jumped over.',
  },
  sight: {
    parameters: ['start', 'directions', 'n'],
    doc: 'The first piece met on each of these lines, up to n spaces away.',
  },
  'closed line': {
    parameters: ['start', 'directions', 'n'],
    doc: 'Spaces in straight lines from a space, up to n, up to and including the first that is occupied.',
  },
  'whole line': {
    parameters: ['space', 'directions'],
    doc: 'The straight lines through a space, in these directions and back, whatever stands there; the space among them.',
  },
  run: {
    parameters: ['start', 'directions', 'things', 'end'],
    optional: 1,
    doc: 'The unbroken runs of things from the space next to `start`; with `end`, only runs with one of these right after them.',
  },
  beyond: {
    parameters: ['start', 'directions', 'things', 'end'],
    optional: 1,
    doc: 'The spaces right after these runs; for an empty run the space next to `start`.',
  },
  between: { parameters: ['x', 'y'], doc: 'The spaces on the straight lines from one space to another.' },
  step: {
    parameters: ['space', 'direction', 'n'],
    optional: 1,
    doc: 'The neighbour in a direction, or the space so many steps that way; none where the board ends, and of none.',
  },
  distance: {
    parameters: ['x', 'y', 'via', 'directions'],
    optional: 2,
    byStep: true,
    doc: 'The fewest steps from `x` to `y`, to neighbours, or in these directions, which may also stand third; with `via`, passing only over these spaces; with `where`, only by such steps from `previous` to `it`; none where no way leads.',
  },
  'longest line': {
    parameters: ['spaces', 'directions'],
    doc: 'The longest unbroken straight run in a set of spaces.',
  },
  reached: {
    parameters: ['start', 'via', 'directions'],
    optional: 1,
    byStep: true,
    doc: 'The spaces that can be reached from `start`, passing only over `via`; to neighbours, or in these directions; with `where`, only by such steps from `previous` to `it`. `start` is not among them: add it with `+ start`.',
  },
  ring: {
    parameters: ['spaces', 'via'],
    optional: 1,
    doc: 'Do these spaces form a ring: once past each of them and back, over others only if they are in `via`?',
  },
  unmatched: {
    parameters: ['spaces'],
    doc: 'The spaces to which no other corresponds as the next player sees the board.',
  },
  borders: {
    parameters: ['x', 'y'],
    doc: 'The borders between neighbouring spaces that a straight move crosses.',
  },
  next: { parameters: ['player'], doc: 'The next seat in the direction of play.' },
  matches: {
    parameters: ['rolled', 'printed'],
    doc: 'For each die in one bag the number of equal ones in the other, added up.',
  },
  smaller: { parameters: ['x', 'y'], doc: 'The smaller of two numbers.' },
  larger: { parameters: ['x', 'y'], doc: 'The larger of two numbers.' },
  room: { parameters: ['place'], doc: 'How many more pieces fit into a place.' },
  stood: {
    parameters: ['position'],
    doc: 'How often the position of this turn has occurred, including now; where a move is judged, the position it leads to.',
  },
  most: {
    parameters: ['value', 'actions'],
    optional: 1,
    doc: 'Under `only if`: does no other, otherwise legal move of this action have more, nor any of another action or of a phase?',
  },
  repeats: {
    parameters: ['picture', 'streak'],
    doc: 'Would the table look as it did after an earlier action of the present streak?',
  },
} as const satisfies Readonly<Record<string, FunctionWord>>

export type FunctionName = keyof typeof FUNCTION_WORDS

/** Names that are meaningful wherever such a thing exists. */
export const PLAIN_WORDS = {
  you: 'The player who is on turn, or is asked.',
  opponent: 'The other of two players.',
  others: 'All players but the one on turn.',
  players: 'All players, from the one on turn.',
  it: 'The thing being tested, after `where`, `has` and `in order of`.',
  last: 'What the previous action of a player chose, in `history` and `forbid`; of what is chosen in succession the last one.',
  previous: 'Of what is chosen in succession the one before; none for the first.',
  action: 'The action that is being judged.',
  unlimited: 'A number larger than any other.',
  empty: 'There are no pieces there.',
  gone: 'A group that has ended.',
} as const satisfies Readonly<Record<string, string>>

/** Names that stand for something where players play in teams. */
export const TEAM_WORDS = {
  partner: 'The other player of your team.',
  partners: 'The other players of your team.',
} as const satisfies Readonly<Record<string, string>>

/** Steps that change the order of turns; a stage of that name takes precedence. */
export const COURSE_STEPS = {
  'play turns round': 'From now on play goes in the other direction.',
  'another turn': 'Whoever is on turn takes one more turn after this one.',
  'miss turn': 'The player on turn, or named after `for`, misses the next turn.',
} as const satisfies Readonly<Record<string, string>>

export type CourseStep = keyof typeof COURSE_STEPS

/** Directions, seen by the deciding player where they turn with the seat. */
export const DIRECTION_WORDS = [
  'adjacent',
  'orthogonal',
  'diagonal',
  'forward',
  'backward',
  'sideways',
  'forward diagonal',
  'backward diagonal',
  'up',
  'down',
  'left',
  'right',
  'up left',
  'up right',
  'down left',
  'down right',
  'forward left',
  'forward right',
  'backward left',
  'backward right',
  'onward',
  'back',
] as const

export type DirectionName = (typeof DIRECTION_WORDS)[number]

/** The enumeration that the section `traits` declares. */
export const TRAIT = 'trait'

/**
 * The enumeration of all actions. Its values are recognised only where an action is expected: other things may have
 * the same names.
 */
export const ACTION = 'action'

/** Types that have names of their own; `values` may not take them. */
export const TYPE_WORDS = [
  'number',
  'player',
  'space',
  'direction',
  'region',
  'bundle',
  'dice',
  'text',
  'action',
] as const

/** What every piece has without being printed. */
export const FIELD_WORDS = ['owner', 'kind', 'space', 'place'] as const

export function isDirectionName(name: string): name is DirectionName {
  return DIRECTION_WORDS.some((word) => word === name)
}

export function isOwnField(name: string): boolean {
  return FIELD_WORDS.some((word) => word === name)
}

/** Is a name one of a table of words of the language? */
export function isWord<W extends string>(words: Readonly<Record<W, unknown>>, name: string): name is W {
  return Object.hasOwn(words, name)
}

function own(sort: SymbolSort, name: string, doc?: string): NamedSymbol {
  return { sort, name, plural: undefined, owner: undefined, declared: [], doc, namedAfter: undefined }
}

/** What those are of who play together, in games where some do. */
export const TEAM = own('enumeration', 'team', 'Players who play together.')
export const TEAM_SYMBOLS: readonly NamedSymbol[] = Object.entries(TEAM_WORDS).map(([name, doc]) =>
  own('word', name, doc),
)

/** The symbols that every game has. */
export const LANGUAGE_SYMBOLS: readonly NamedSymbol[] = [
  ...Object.entries(PLAIN_WORDS).map(([name, doc]) => own('word', name, doc)),
  ...Object.entries(FUNCTION_WORDS).map(([name, { doc }]) => own('function', name, doc)),
  ...DIRECTION_WORDS.map((name) => own('direction', name)),
  ...TYPE_WORDS.map((name) => own('type', name)),
  ...[...FIELD_WORDS, 'column', 'row'].map((name) => own('field', name)),
]
