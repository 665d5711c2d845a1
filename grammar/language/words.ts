/** A word of the language, or several that are read as one. */
export interface Word {
  /** Its purpose, for authors who use it as a name. */
  readonly does: string
  /** The words after it, for messages about incomplete texts. */
  readonly expects?: string
  /** A name that works in its place. */
  readonly instead?: string
  /** It comes before what it belongs to, so that a run of such words nests. */
  readonly nests?: true
  /**
   * It begins something, and so never follows a name: `medical bag of north` is somebody's bag, and `set given up to 3`
   * sets the value called `given up`.
   */
  readonly begins?: true
  /** The rest of a step is in the author's own words. */
  readonly freely?: true
}

type Words = Readonly<Record<string, Word>>

/** Words that join the names of a text and therefore can never be part of a name. */
export const WORDS = {
  if: { does: 'asks a condition', expects: 'a condition' },
  then: { does: 'goes between a condition and its value', expects: 'a value' },
  else: { does: 'begins the other case', expects: 'a value' },
  and: { does: 'joins two conditions', expects: 'another condition' },
  or: { does: 'joins two conditions, or two offers', expects: 'another condition' },
  not: { does: 'negates a condition', expects: 'a condition', nests: true },
  is: { does: 'compares', expects: 'what it is' },
  has: { does: 'asks what something has', expects: 'the name of a field' },
  in: { does: 'says where something lies', expects: 'a place or a set', instead: 'inside' },
  on: { does: 'says where something lies', expects: 'a place or a set', instead: 'place' },
  of: { does: 'says whose something is', expects: 'its owner' },
  where: { does: 'begins a condition on what is meant', expects: 'a condition' },
  called: { does: 'gives a thing a name', expects: 'a name' },
  from: { does: 'says where something comes from', expects: 'a place', instead: 'start' },
  over: { does: 'says what is added up', expects: 'a name of pieces or spaces', instead: 'above' },
  any: { does: 'asks whether there is one', expects: 'a name of pieces or spaces', instead: 'some' },
  no: { does: 'asks whether there is none', expects: 'a name of pieces or spaces' },
  every: { does: 'applies to each one', expects: 'a name of pieces or spaces' },
  all: {
    does: 'makes a set of all that is named',
    expects: 'a name of pieces or spaces',
    instead: 'everything',
  },
  first: { does: 'takes the first of several', expects: 'a name of pieces or spaces' },
  random: {
    does: 'lets chance take one of several',
    expects: 'a name of pieces or spaces',
    instead: 'lucky',
  },
  true: { does: 'is a value' },
  false: { does: 'is a value' },
  none: { does: 'means no thing at all', instead: 'no-one' },
  nothing: { does: 'means no thing at all', instead: 'void' },
  original: { does: 'means what was there before a change', instead: 'former' },
  your: { does: 'means what the player on turn has', expects: 'a name' },
  enemy: { does: 'means what other players have', expects: 'a name', instead: 'foe' },
  openly: { does: 'announces what is hidden', expects: 'a value or a condition', nests: true },
  afterwards: { does: 'asks about the position after the move', expects: 'a condition', nests: true },
  otherwise: { does: 'goes before a fallback value', expects: 'a value to fall back on' },
  mod: { does: 'gives the remainder of a division', expects: 'a number' },
  to: { does: 'says where something goes', expects: 'a place or a value', instead: 'goal' },
  onto: { does: 'says on what something goes', expects: 'a place' },
  under: { does: 'says under what something goes', expects: 'a place', instead: 'below' },
  can: { does: 'asks whether an action is legal', expects: 'the name of an action' },
  knows: { does: 'asks what a player knows', expects: 'a thing' },
  for: { does: 'says for whom a stage is run', expects: 'a player', instead: 'purpose' },
  with: { does: 'passes a value', expects: 'a value' },
  as: { does: 'passes a value by name', expects: 'a name' },
  at: { does: 'says where something is', expects: 'a place', instead: 'spot' },
  by: { does: 'gives a reason or an order', expects: 'what it goes by', instead: 'author' },
  when: { does: 'begins a condition', expects: 'a condition' },
  clockwise: { does: 'gives the order round the table', expects: '`from` and a player' },
  anticlockwise: { does: 'gives the order round the table', expects: '`from` and a player' },
  may: { does: 'asks a player who can decline', expects: 'the name of an action or phase' },
  must: { does: 'asks a player who cannot decline', expects: 'the name of an action or phase' },
  repeatedly: { does: 'lets a player go on with an action' },
  times: { does: 'says how often steps are done', instead: 'count' },
  gives: { does: 'says what type a term has', expects: 'a type' },
  while: { does: 'goes on while a condition is true', expects: 'a condition' },
  until: { does: 'goes on until a condition is true', expects: 'a condition' },
  sharing: { does: 'says what moves of a streak have in common', expects: 'a set' },
  more: { does: 'makes a number larger', instead: 'extra' },
  fewer: { does: 'makes a number smaller', instead: 'less' },
} as const satisfies Words

/** Several words that are read as one; they win over single words, and the longest wins. */
export const PHRASES = {
  'number of': { does: 'counts', expects: 'the name of what to count', begins: true },
  'knows that': { does: 'says what a player can tell', expects: 'a condition' },
  'sum of': {
    does: 'adds up',
    expects: 'a number, then `over` and a name of pieces or spaces',
    nests: true,
    begins: true,
  },
  'highest of': {
    does: 'takes the highest',
    expects: 'a number, then `over` and a name of pieces or spaces',
    nests: true,
    begins: true,
  },
  'lowest of': {
    does: 'takes the lowest',
    expects: 'a number, then `over` and a name of pieces or spaces',
    nests: true,
    begins: true,
  },
  'top of': { does: 'means the top of a pile', expects: 'a place', nests: true, begins: true },
  'all but': { does: 'leaves one out', expects: 'a set', nests: true },
  'of one': { does: 'says what several things have in common', expects: 'the name of a shared field' },
  'in sequence by': {
    does: 'says that things follow one another',
    expects: 'the name of the field that they run by',
  },
  'of each': { does: 'says that there are so many of each value', expects: 'the name of a list of values' },
  'or else': { does: 'goes before what happens if nobody can', expects: 'a step' },
  'or more': { does: 'leaves a number open' },
  'or none': { does: 'says that there may be none' },
  'set of': { does: 'makes a type', expects: 'a type', nests: true, begins: true },
  'bag of': { does: 'makes a type', expects: 'a type', nests: true, begins: true },
  'or as many as there are': { does: 'lowers a number to what there is' },
  'rounded up': { does: 'rounds a division' },
  'rounded down': { does: 'rounds a division' },
  'at most': { does: 'sets a limit', expects: 'a number' },
  'at least': { does: 'sets a limit', expects: 'a number' },
  'next to': { does: 'asks for neighbours', expects: 'a place' },
  'in order of': { does: 'puts things in order', expects: 'a number' },
  'in succession': {
    does: 'lets things be chosen one after the other',
    expects: 'how many, such as `1..4 spaces`',
  },
  'in secret': { does: 'hides what players decide' },
  'out of': { does: 'says from what something is taken', expects: 'a set' },
  'up to': { does: 'sets a limit', expects: 'a number', begins: true },
  'as a new': { does: 'makes a group', expects: 'the name of a group' },
  'wins by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'win by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'points by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'point by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'loses by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'lose by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'one die': { does: 'is what players roll', begins: true },
  'for each': { does: 'does steps for each thing', expects: 'a name of pieces or spaces' },
  'turns from': { does: 'gives players their turns', expects: 'a player' },
  'game is drawn by': { does: 'ends the game', expects: 'the reason, in your own words', freely: true },
  'game is scored by': { does: 'ends the game' },
} as const satisfies Words

export const ALL_WORDS: Words = { ...WORDS, ...PHRASES }

/** The words with a property, such as `nests`. */
export function wordsThat(property: 'nests' | 'begins' | 'freely'): readonly string[] {
  return Object.keys(ALL_WORDS).filter((word) => ALL_WORDS[word]?.[property] === true)
}

type Expected = Readonly<Record<string, string | undefined>>

/** Words that are special at the start of a key that heads steps, with what follows them. */
export const HEAD_STARTS = {
  case: 'what is looked at',
  repeat: 'a number and `times`, or `until` and a condition',
  together: undefined,
  only: '`to` and a player',
  let: undefined,
} as const satisfies Expected

/** Words that are special at the start of a change of a term, or of a condition in an overlay, likewise. */
export const CHANGE_STARTS = {
  becomes: 'a value',
  exactly: 'a value',
  also: 'a set or a condition',
  except: 'a set',
  unless: 'a condition',
} as const satisfies Expected

/** Signs, likewise. */
export const SIGNS = {
  '=>': 'the result',
  '..': 'a number',
  '<=': 'a number',
  '>=': 'a number',
  '<': 'a number',
  '>': 'a number',
  '=': 'the start value',
  '(': 'a value',
  ')': undefined,
  ',': 'another value or name',
  '.': 'the name of a property',
  '+': 'a number',
  '-': 'a number',
  '*': 'a number',
  '/': 'a number',
} as const satisfies Expected
