import { arithmetic } from '../ir/build.ts'
import type { ExprIR } from '../ir/ir.ts'

/** A built-in function of every ruleset. */
export interface LanguageFunction {
  /** As a signature shows them. */
  readonly parameters: readonly string[]
  /** How many of the last ones are optional. */
  readonly optional?: number
  /** `where` may follow with a condition on each step from one space to the next, and `by` with its cost. */
  readonly byStep?: readonly ('where' | 'by' | 'turns' | 'at most')[]
  /** The third argument is asked of each thing, which is `it`. */
  readonly ofEach?: true
  /** Its result, for `docs/language.md` and editors. */
  readonly gives: string
  /** A true condition that shows the result. */
  readonly example?: string
  /** The arithmetic of a function of numbers. Other functions are elaborated in `grammar/check/expressions/built-ins.ts`. */
  readonly number?: (...operands: readonly ExprIR[]) => ExprIR
}

/** Functions of the language. */
export const FUNCTIONS = {
  'open line': {
    parameters: ['start', 'directions', 'n'],
    gives:
      'empty spaces in straight lines, up to n, nothing jumped over; the start is not among them, and a line that comes back to it ends there',
  },
  sight: {
    parameters: ['start', 'directions', 'n'],
    gives: 'the first piece met on each of these lines, up to n spaces away; never what stands on the start',
  },
  'closed line': {
    parameters: ['start', 'directions', 'n'],
    gives:
      'the same lines as far as, and including, the first space that is occupied; with `where no your pieces on it` it is where one may go or capture',
  },
  'whole line': {
    parameters: ['space', 'directions'],
    gives:
      'the straight lines through a space, in these directions and their opposites to the edge of the board, whether occupied or not; the space itself is among them',
  },
  run: {
    parameters: ['start', 'directions', 'things', 'end'],
    optional: 1,
    gives:
      'the unbroken runs of these pieces or spaces in straight lines from next to `start`; with `end`, only runs right behind which there is one of those',
  },
  beyond: {
    parameters: ['start', 'directions', 'things', 'end'],
    optional: 1,
    gives:
      'the spaces right behind these runs, if they are on the board; if a run is empty, the space next to `start`',
  },
  between: {
    parameters: ['x', 'y'],
    gives: 'the spaces on the straight lines between two spaces; none if they are not in line',
  },
  'passed spaces': {
    parameters: ['way', 'start'],
    optional: 1,
    gives:
      'the spaces between each two spaces of a way that is chosen in succession, with `start` also those between it and the first; a space of the way itself only if the way leads over it',
  },
  step: {
    parameters: ['space', 'direction', 'n'],
    optional: 1,
    gives:
      'the next space, or the one `n` steps that way, occupied or not; the space itself if `n` is 0, none if the board ends before it, or if `space` is none; `n` must be known to be at most 60 (`ST4129`), so bound a count: `smaller(8, ...)`',
  },
  distance: {
    parameters: ['x', 'y', 'via', 'directions'],
    optional: 2,
    byStep: ['where', 'by', 'turns'],
    gives:
      'the fewest steps from neighbour to neighbour, or in these directions, over any spaces; with `via`, a set, passing only over those spaces, in which neither end need be; with `where`, only by steps for which C holds; with `by`, the least sum of the costs of its steps; with turns, that of all turns, too; 0 for x itself, none if there is no way',
  },
  reached: {
    parameters: ['start', 'via', 'directions'],
    optional: 1,
    byStep: ['where', 'by', 'turns', 'at most'],
    gives:
      'the spaces that can be reached from `start` by way of `via` (both are sets); the last space need not be in `via`, so to stay within it add `where it is in via`. **The start is not among them**; to have it too, add it: `reached(start, via) + start`. With `where`, C must hold for each step, also for the last one. With `at most N`, only what can be reached in N steps or, with `by`, for costs of N. With turns, what these cost counts as well',
  },
  linked: {
    parameters: ['start', 'spaces', 'directions'],
    optional: 1,
    byStep: ['where'],
    gives:
      'the group of `start`: it, as far as it is among `spaces`, and all others of them to which a way leads from there that never leaves them. With `where`, C must hold for each step of it',
  },
  'longest way': {
    parameters: ['spaces', 'directions'],
    optional: 1,
    byStep: ['where'],
    gives:
      'the most steps of a way that takes no step twice, in neither direction, but may come back to a space; it passes only over the spaces, among which neither end need be. With `where`, C must hold for each step: `longest way(all spaces, where holder(previous, it) is player)`. Where steps form so many loops that 100,000 tries do not settle it, the longest that was found',
  },
  'longest line': {
    parameters: ['spaces', 'directions'],
    gives:
      'the length of the longest unbroken straight run in a set; a line that closes on itself counts as a whole',
  },
  ring: {
    parameters: ['spaces', 'via'],
    optional: 1,
    gives:
      'whether a round trip leads past each of the spaces once, over others only if they are in `via`; only for spaces known before the game',
  },
  unmatched: {
    parameters: ['spaces'],
    gives:
      'the spaces without a counterpart on the board as the next player sees it, of the same neighbours and kinds of path, kind, print and regions; empty if both sides are alike',
  },
  leap: {
    parameters: ['ahead', 'aside'],
    gives:
      'the directions in which a step leads so many spaces straight on and so many to either side, over whatever is between',
  },
  'forward leap': {
    parameters: ['ahead', 'aside'],
    gives: 'those of them that lead so many spaces forward',
  },
  'backward leap': {
    parameters: ['ahead', 'aside'],
    gives: 'those of them that lead so many spaces backward',
  },
  opposite: {
    parameters: ['directions'],
    gives: 'the directions that lead the other way; `opposite of way` says the same',
    example: 'step(b2, opposite(up)) is b1',
  },
  rotated: {
    parameters: ['direction', 'n'],
    gives:
      'the direction `n` turns further clockwise, or anticlockwise if `n` is less than 0: a quarter turn each on squares, a sixth on hexagons, and from one of two to the other on rings, lanes and graphs',
    example: 'rotated(up, 1) is right',
  },
  'turned space': {
    parameters: ['space', 'n'],
    gives:
      'the space where what is on this one comes when its block is turned `n` times clockwise, or anticlockwise if `n` is less than 0: a quarter each on squares, a sixth on hexagons. On a board without blocks, the whole board is turned. None if there is no such space',
  },
  grown: {
    parameters: ['space', 'direction'],
    byStep: ['where'],
    gives:
      'the spaces over which the part of the piece on that side has grown: its own, and those of whatever joins it over borders where both sides are alike; none if nothing is there. With `where`, only those with a side of it for which C holds: `side` is its direction, and `it` the space',
  },
  'open ends': {
    parameters: ['space', 'direction'],
    gives: 'how many sides of that part have no piece beside them, also at the edge of the board',
  },
  'grown together': {
    parameters: ['x', 'direction', 'y', 'side'],
    gives:
      'whether that side of what lies on `x`, and that of what lies on `y`, belong to one part that has grown together',
  },
  borders: {
    parameters: ['x', 'y'],
    gives: 'the borders between neighbouring spaces that a straight move crosses',
  },
  next: { parameters: ['player'], gives: 'the next seat in the direction of play' },
  before: { parameters: ['player'], gives: 'the seat before, against the direction of play' },
  'starting seat': {
    parameters: ['player'],
    gives: 'the seat where the player began who sits there now, if players have changed seats',
    example: 'starting seat(first player) is first player',
  },
  seat: {
    parameters: ['player'],
    gives: 'the number of a seat: 1 for the first of `seats`, 2 for the next',
    example: 'seat(first player) is 1',
  },
  nth: {
    parameters: ['n', 'things'],
    gives:
      'the thing with this number in a place or among several, counted from 1, in a pile from the top; none if there are fewer. `third of market` is `nth(3, market)`, up to `tenth of`, and `last of market` the last',
  },
  'place among': {
    parameters: ['thing', 'things'],
    gives: 'its number among them, counted in the same way; none if it is not one of them',
  },
  matches: {
    parameters: ['rolled', 'printed'],
    gives: 'for each rolled die, how many of the printed values equal it, added up',
  },
  'best sets': {
    parameters: ['things', 'pattern', 'value'],
    optional: 1,
    ofEach: true,
    gives:
      'the things in the best division of these into sets that are each the pattern: the highest sum of the value, then the most things, then those of the kinds declared first; without a value, the most things. What is left over is `hand - best sets(hand, meld, points)`',
  },
  'best standing': {
    parameters: ['things', 'pattern', 'value'],
    ofEach: true,
    gives:
      'how good the best of the things are that are the pattern, as a number to compare: first by the alternative, the first one being the best, then by the values of the things in the order in which the alternative names them, each time the highest possible; 0 if nothing fits',
  },
  'sets worth': {
    parameters: ['n', 'things', 'value'],
    ofEach: true,
    gives:
      'how many sets of the things, of at least one each, have values that add up to exactly n; things worth less than 0 are in none',
  },
  smaller: {
    parameters: ['x', 'y'],
    gives: 'the smaller of two numbers',
    example: 'smaller(2, 3) is 2',
    number: (x: ExprIR, y: ExprIR) => arithmetic('min', x, y),
  },
  larger: {
    parameters: ['x', 'y'],
    gives: 'the larger of two numbers',
    example: 'larger(2, 3) is 3',
    number: (x: ExprIR, y: ExprIR) => arithmetic('max', x, y),
  },
  room: { parameters: ['place'], gives: 'how many more pieces fit into a place or onto a space' },
  stood: {
    parameters: ['position'],
    gives:
      'how often the position of this turn has occurred, including now; where a move is judged, the position after it (section 9)',
  },
  most: {
    parameters: ['value', 'actions'],
    optional: 1,
    gives:
      'under `only if`: whether no other, otherwise legal move of this action has more, nor any of another action or of a phase (section 8)',
  },
  repeats: {
    parameters: ['picture', 'streak'],
    gives: 'whether the table would look as after an earlier action of the present streak (section 9)',
  },
} as const satisfies Readonly<Record<string, LanguageFunction>>

type Functions = typeof FUNCTIONS

export type FunctionName = keyof Functions

type NumberFunction = {
  [N in FunctionName]: Functions[N] extends { readonly number: unknown } ? N : never
}[FunctionName]

/** Functions that are more than arithmetic. */
export type ElaboratedFunction = Exclude<FunctionName, NumberFunction>

/** The function of the language with this name, if there is one. */
export function functionNamed(name: string): LanguageFunction | undefined {
  return isFunction(name) ? FUNCTIONS[name] : undefined
}

export function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name)
}

export function isOfNumbers(name: FunctionName): name is NumberFunction {
  return 'number' in FUNCTIONS[name]
}

const SAID_OF_STEPS = {
  where: 'where C',
  by: 'by COST',
  turns: 'with turns at COST [from D] [to D]',
  'at most': 'at most N',
}

/** `distance(x, y [, via] [, directions] [, where C] [, by COST])` */
export function signatureOf(name: FunctionName): string {
  const { parameters, optional = 0, byStep = [] }: LanguageFunction = FUNCTIONS[name]
  const needed = parameters.length - optional
  const left = [...parameters.slice(needed), ...byStep.map((word) => SAID_OF_STEPS[word])]
  return `${name}(${parameters.slice(0, needed).join(', ')}${left.map((one) => ` [, ${one}]`).join('')})`
}
