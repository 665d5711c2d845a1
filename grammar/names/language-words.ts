import { capitalised } from '../diagnostics/sentence.ts'
import { FUNCTIONS } from '../language/functions.ts'
import { ORDINALS } from '../language/ordinals.ts'
import type { NamedSymbol, SymbolSort } from './symbol.ts'

/** Names that are meaningful in every game with such a thing. */
export const PLAIN_WORDS = {
  you: 'The player who is on turn, or is asked.',
  opponent: 'The other of two players.',
  others: 'All players but the one on turn.',
  players: 'All players, from the one on turn.',
  it: 'The thing being tested, after `where`, `has` and `in order of`.',
  last: 'What the previous action of a player chose, in `history` and `forbid`; the last of several things, as in `last of market`.',
  previous: 'Of what is chosen in succession the one before; none for the first.',
  angle: 'After `with turns at`: the number of directions that a turn on the way goes on by.',
  action: 'The action that is being judged.',
  unlimited: 'A number larger than any other.',
  empty: 'There are no pieces there.',
  gone: 'A group that has ended.',
} as const satisfies Readonly<Record<string, string>>

/** Names in games with teams. */
export const TEAM_WORDS = {
  partner: 'The other player of your team.',
  partners: 'The other players of your team.',
} as const satisfies Readonly<Record<string, string>>

/** Steps that change the order of turns. A stage of that name takes precedence. */
export const COURSE_STEPS = {
  'play turns round': 'From now on play goes in the other direction.',
  'another turn': 'Whoever is on turn takes one more turn after this one.',
  'miss turn': 'The player on turn, or named after `for`, misses the next turn.',
} as const satisfies Readonly<Record<string, string>>

export type CourseStep = keyof typeof COURSE_STEPS

/** Directions, relative to the deciding player if they turn with the seat. */
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

type DirectionName = (typeof DIRECTION_WORDS)[number]

/** The enumeration that the section `traits` declares. */
export const TRAIT = 'trait'

/**
 * The enumeration of all actions. Its values are recognised only where an action is expected: other things may have
 * the same names.
 */
export const ACTION = 'action'

/** Types with their own names, which `values` may not use. */
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

/** The key below `printed` under which a column has a value for each side of a piece. */
export const EACH_SIDE = 'each side'

/** Fields of every piece that need not be printed. */
export const FIELD_WORDS = ['owner', 'kind', 'space', 'place'] as const

export function isDirectionName(name: string): name is DirectionName {
  return DIRECTION_WORDS.some((word) => word === name)
}

export function isOwnField(name: string): boolean {
  return FIELD_WORDS.some((word) => word === name)
}

/** True if a name is in a table of words of the language. */
export function isWord<W extends string>(words: Readonly<Record<W, unknown>>, name: string): name is W {
  return Object.hasOwn(words, name)
}

function own(sort: SymbolSort, name: string, doc?: string): NamedSymbol {
  return { sort, name, plural: undefined, owner: undefined, declared: [], doc, namedAfter: undefined }
}

/** The enumeration of teams, in games with teams. */
export const TEAM = own('enumeration', 'team', 'Players who play together.')
export const TEAM_SYMBOLS: readonly NamedSymbol[] = Object.entries(TEAM_WORDS).map(([name, doc]) =>
  own('word', name, doc),
)

/** The symbols that every game has. */
export const LANGUAGE_SYMBOLS: readonly NamedSymbol[] = [
  ...Object.entries(PLAIN_WORDS).map(([name, doc]) => own('word', name, doc)),
  ...ORDINALS.map((name) => own('word', name, `The ${name} in a row or pile, as in \`${name} of market\`.`)),
  ...Object.entries(FUNCTIONS).map(([name, { gives }]) => own('function', name, `${capitalised(gives)}.`)),
  ...DIRECTION_WORDS.map((name) => own('direction', name)),
  ...TYPE_WORDS.map((name) => own('type', name)),
  ...[...FIELD_WORDS, 'column', 'row', 'block', 'cell'].map((name) => own('field', name)),
]
