import { PLAIN_STEPS } from '../language/steps.ts'

/** Words that join the names of a text and therefore can never be part of a name, each with its purpose there. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ['if', 'asks a condition'],
  ['then', 'goes between a condition and its value'],
  ['else', 'begins the other case'],
  ['and', 'joins two conditions'],
  ['or', 'joins two conditions, or two offers'],
  ['not', 'negates a condition'],
  ['is', 'compares'],
  ['has', 'asks what something has'],
  ['in', 'says where something lies'],
  ['on', 'says where something lies'],
  ['of', 'says whose something is'],
  ['where', 'begins a condition on what is meant'],
  ['called', 'gives a thing a name'],
  ['from', 'says where something comes from'],
  ['over', 'says what is added up'],
  ['any', 'asks whether there is one'],
  ['no', 'asks whether there is none'],
  ['every', 'applies to each one'],
  ['all', 'makes a set of all that is named'],
  ['first', 'takes the first of several'],
  ['random', 'lets chance take one of several'],
  ['true', 'is a value'],
  ['false', 'is a value'],
  ['none', 'means no thing at all'],
  ['nothing', 'means no thing at all'],
  ['original', 'means what was there before a change'],
  ['your', 'means what the player on turn has'],
  ['enemy', 'means what other players have'],
  ['openly', 'announces what is hidden'],
  ['afterwards', 'asks about the position after the move'],
  ['otherwise', 'goes before a fallback value'],
  ['mod', 'gives the remainder of a division'],
  ['to', 'says where something goes'],
  ['onto', 'says on what something goes'],
  ['under', 'says under what something goes'],
  ['can', 'asks whether an action is legal'],
  ['knows', 'asks what a player knows'],
  ['for', 'says for whom a stage is run'],
  ['with', 'passes a value'],
  ['as', 'passes a value by name'],
  ['at', 'says where something is'],
  ['by', 'gives a reason or an order'],
  ['when', 'begins a condition'],
  ['clockwise', 'gives the order round the table'],
  ['anticlockwise', 'gives the order round the table'],
  ['may', 'asks a player who can decline'],
  ['must', 'asks a player who cannot decline'],
  ['repeatedly', 'lets a player go on with an action'],
  ['times', 'says how often steps are done'],
  ['gives', 'says what type a term has'],
  ['while', 'goes on while a condition is true'],
  ['until', 'goes on until a condition is true'],
  ['sharing', 'says what moves of a streak have in common'],
  ['more', 'makes a number larger'],
  ['fewer', 'makes a number smaller'],
])

/** Words that cannot be a name, or part of a name, that rules use. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(RESERVED.keys())

/** Skipped everywhere, even inside names. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** Several words that are read as one, with their purpose; they win over single words, and the longest wins. */
const READ_AS_ONE: ReadonlyMap<string, string> = new Map([
  ['number of', 'counts'],
  ['knows that', 'says what a player can tell'],
  ['sum of', 'adds up'],
  ['highest of', 'takes the highest'],
  ['lowest of', 'takes the lowest'],
  ['top of', 'means the top of a pile'],
  ['all but', 'leaves one out'],
  ['of one', 'says what several things have in common'],
  ['in sequence by', 'says that things follow one another'],
  ['of each', 'says that there are so many of each value'],
  ['or else', 'goes before what happens if nobody can'],
  ['or more', 'leaves a number open'],
  ['or none', 'says that there may be none'],
  ['set of', 'makes a type'],
  ['bag of', 'makes a type'],
  ['or as many as there are', 'lowers a number to what there is'],
  ['rounded up', 'rounds a division'],
  ['rounded down', 'rounds a division'],
  ['at most', 'sets a limit'],
  ['at least', 'sets a limit'],
  ['next to', 'asks for neighbours'],
  ['in order of', 'puts things in order'],
  ['in succession', 'lets things be chosen one after the other'],
  ['in secret', 'hides what players decide'],
  ['out of', 'says from what something is taken'],
  ['up to', 'sets a limit'],
  ['as a new', 'makes a group'],
  ['wins by', 'ends the game'],
  ['win by', 'ends the game'],
  ['points by', 'ends the game'],
  ['point by', 'ends the game'],
  ['loses by', 'ends the game'],
  ['lose by', 'ends the game'],
  ['one die', 'is what players roll'],
  ['for each', 'does steps for each thing'],
  ['turns from', 'gives players their turns'],
  ['game is drawn by', 'ends the game'],
  ['game is scored by', 'ends the game'],
])

export const PHRASES: readonly string[] = [...READ_AS_ONE.keys()]

/** Words that are special at the start of a step, and after `or else`. */
export const STEP_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(PLAIN_STEPS),
  ...'lay pay roll say arrange rank'.split(' '),
])

/** Words that are special at the start of a key that heads steps. */
export const HEAD_WORDS: ReadonlySet<string> = new Set(['case', 'repeat', 'together', 'let'])

/** Words that are special at the start of a change of a term, or of a condition in an overlay. */
export const CHANGE_WORDS: ReadonlySet<string> = new Set(['becomes', 'exactly', 'also', 'except', 'unless'])

/** Reserved words that people like to use as names, and names that work instead. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['from', 'start'],
  ['to', 'goal'],
  ['on', 'place'],
  ['in', 'inside'],
  ['by', 'author'],
  ['at', 'spot'],
  ['for', 'purpose'],
  ['over', 'above'],
  ['under', 'below'],
  ['random', 'lucky'],
  ['original', 'former'],
  ['enemy', 'foe'],
  ['times', 'count'],
  ['more', 'extra'],
  ['fewer', 'less'],
  ['any', 'some'],
  ['all', 'everything'],
  ['none', 'no-one'],
  ['nothing', 'void'],
])

/** Words of the language in a name, their purpose in a rule, and the nearest name that can be parsed. */
export interface ReservedIn {
  readonly words: string
  readonly does: string
  readonly instead: string
}

export function reservedIn(name: string): ReservedIn | undefined {
  // A phrase is several words, and most names are one.
  const phrase = name.includes(' ') ? PHRASES.find((each) => ` ${name} `.includes(` ${each} `)) : undefined
  const words = phrase ?? name.split(' ').find((each) => RESERVED.has(each))
  if (words === undefined) return undefined
  const does = READ_AS_ONE.get(words) ?? RESERVED.get(words) ?? ''
  return { words, does, instead: INSTEAD.get(name) ?? hyphened(name) }
}

/** A stage with this name would be read as the step that begins with this word. */
export function stepWordOf(name: string): ReservedIn | undefined {
  const [words = ''] = name.split(' ')
  if (!STEP_WORDS.has(words)) return undefined
  return { words, does: 'begins a step', instead: hyphened(name) }
}

/** With hyphens a name is one word, whatever its parts mean alone. */
function hyphened(name: string): string {
  return name.includes(' ') ? name.replaceAll(' ', '-') : `${name}-one`
}
