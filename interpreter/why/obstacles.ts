import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { matchExpr, matchSet } from '../../grammar/ir/match.ts'
import { singleDirections } from '../notation/value-text.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import { faceOf } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import { capitalized, pieceHere, pieceWords, placeWords } from './piece-words.ts'

/** A sentence for players and its weight. Of several, the weightiest is used. */
interface Finding {
  readonly weight: number
  readonly sentence: string
}

/** Values of the registers bound around an expression, outermost first, and the move after which it is judged. */
interface Env {
  readonly bound: readonly (readonly [reg: number, value: number])[]
  readonly after: number | undefined
  /** The known piece that was found last, and its place: a condition on a place it can reach is about it. */
  readonly piece?: { readonly piece: number; readonly at: number }
}

type Found = Finding | undefined

const NOW: Env = { bound: [], after: undefined }

/** Depth limit. Terms may call each other deeply; explanations further down do not help a player. */
const DEEPEST = 40
/** Limit on pieces that are tried one by one, to find the one a condition is about. */
const MOST_PIECES = 300

/**
 * Follows a failing condition through its terms to the part that decides it, and explains in terms of the table what is
 * in the way: which piece, whose, and where. It mentions no piece with a face unknown to the player, except that
 * something is on a space, which everybody sees.
 */
export class Obstacles {
  readonly #program: Program
  readonly #state: Int32Array
  readonly #seat: number

  constructor(program: Program, state: Int32Array, seat: number) {
    this.#program = program
    this.#state = state
    this.#seat = seat
  }

  /** Explains why a condition does not hold. */
  against(test: ExprIR): string | undefined {
    return told(() => this.#whyNot(test, NOW, 0))
  }

  /** Explains why a condition holds that must not. */
  behind(test: ExprIR): string | undefined {
    return told(() => this.#why(test, NOW, 0))
  }

  #whyNot(e: ExprIR, env: Env, depth: number): Found {
    if (depth > DEEPEST) return undefined
    return matchExpr(
      e,
      {
        and: ({ terms }) => {
          const failing = terms.find((term) => !this.#holds(term, env))
          return failing && this.#whyNot(failing, env, depth + 1)
        },
        or: ({ terms }) => weightiest(terms.map((term) => this.#whyNot(term, env, depth + 1))),
        not: ({ term }) => this.#why(term, env, depth + 1),
        contains: ({ set, item: named }) => {
          const item = this.#value(named, env)
          return item === undefined ? undefined : this.#missing(set, item, env, depth + 1)
        },
        any: ({ set }) => this.#bare(set, env),
        eq: ({ left, right }) =>
          this.#occupied(left, right, env) ??
          this.#occupied(right, left, env) ??
          this.#measured(left, right, '', env) ??
          this.#measured(right, left, '', env) ??
          this.#other(left, right, env) ??
          this.#other(right, left, env),
        le: ({ left, right }) =>
          this.#measured(left, right, 'at most ', env) ?? this.#measured(right, left, 'at least ', env),
        ne: ({ left, right }) => this.#empty(left, right, env) ?? this.#empty(right, left, env),
        after: ({ action, test }) => this.#whyNot(test, { ...env, after: action }, depth + 1),
      },
      (other) => this.#inside(other, env, (inner, around) => this.#whyNot(inner, around, depth + 1)),
    )
  }

  #why(e: ExprIR, env: Env, depth: number): Found {
    if (depth > DEEPEST) return undefined
    return matchExpr(
      e,
      {
        or: ({ terms }) => {
          const holding = terms.find((term) => this.#holds(term, env))
          return holding && this.#why(holding, env, depth + 1)
        },
        and: ({ terms }) => weightiest(terms.map((term) => this.#why(term, env, depth + 1))),
        not: ({ term }) => this.#whyNot(term, env, depth + 1),
        any: ({ set }) => this.#member(set, env, depth + 1),
        contains: ({ set, item: named }) => {
          const item = this.#value(named, env)
          return item === undefined ? undefined : this.#reached(set, item, env)
        },
        eq: ({ left, right }) => this.#empty(left, right, env) ?? this.#empty(right, left, env),
        ne: ({ left, right }) => this.#occupied(left, right, env) ?? this.#occupied(right, left, env),
        after: ({ action, test }) => this.#why(test, { ...env, after: action }, depth + 1),
      },
      (other) => this.#inside(other, env, (inner, around) => this.#why(inner, around, depth + 1)),
    )
  }

  /** Steps into an expression that only leads to another condition: a term, a binding, a case. */
  #inside(e: ExprIR, env: Env, go: (inner: ExprIR, env: Env) => Found): Found {
    if (e.op === 'if') return go(this.#holds(e.condition, env) ? e.then : e.else, env)
    if (e.op === 'let') {
      const around = this.#bind(env, [[e.reg, e.value]])
      return around === undefined ? undefined : go(e.body, around)
    }
    if (e.op !== 'call') return undefined
    const term = this.#program.ir.terms[e.term]
    if (term === undefined) return undefined
    const around = this.#bind(
      env,
      term.params.flatMap((reg, i) => {
        const given = e.args[i]
        return given === undefined ? [] : [[reg, given] as const]
      }),
    )
    return around === undefined ? undefined : go(term.body, around)
  }

  #bind(env: Env, given: readonly (readonly [reg: number, value: ExprIR])[]): Env | undefined {
    const bound: (readonly [number, number])[] = []
    for (const [reg, value] of given) {
      const found = this.#value(value, env)
      if (found === undefined) return undefined
      bound.push([reg, found])
    }
    return { ...env, bound: [...env.bound, ...bound] }
  }

  #within(e: ExprIR, env: Env): ExprIR {
    const inner: ExprIR = env.after === undefined ? e : { op: 'after', action: env.after, test: e }
    return env.bound.reduceRight<ExprIR>(
      (body, [reg, value]) => ({ op: 'let', reg, value: { op: 'const', value }, body }),
      inner,
    )
  }

  #holds(e: ExprIR, env: Env): boolean {
    return this.#program.evaluate(this.#state, this.#within(e, env)) === 1
  }

  /**
   * After a move only conditions can be evaluated. Of the values that change with it, only places of pieces are found,
   * by trying all spaces.
   */
  #value(e: ExprIR, env: Env): number | undefined {
    const now = this.#program.evaluate(this.#state, this.#within(e, { ...env, after: undefined }))
    if (env.after === undefined || e.op === 'const' || e.op === 'reg') return now
    const isNow = (value: number): boolean =>
      this.#holds({ op: 'eq', left: e, right: { op: 'const', value } }, env)
    if (isNow(now)) return now
    const { memory, spaces } = this.#program.ir
    if (e.op !== 'load' || e.base !== memory.at || spaces.length > MOST_PIECES) return undefined
    const moved = spaces.findIndex((_, space) => isNow(space))
    return moved < 0 ? undefined : moved
  }

  #contains(set: SetIR, item: number, env: Env): boolean {
    return this.#holds({ op: 'contains', set, item: { op: 'const', value: item } }, env)
  }

  /** Explains why something is not in a set. */
  #missing(set: SetIR, item: number, env: Env, depth: number): Found {
    if (depth > DEEPEST) return undefined
    const within = (part: SetIR): Found => this.#missing(part, item, env, depth + 1)
    const outOfReach = ({
      from,
      limit,
    }: {
      readonly from: SetIR
      readonly limit?: ExprIR | undefined
    }): Found => {
      const start = from.set === 'one' ? this.#value(from.item, env) : undefined
      const [here, there] = [start, item].map((space) => this.#spaceName(space))
      const most = limit === undefined ? undefined : this.#value(limit, env)
      const afford = most === undefined ? '' : ` that costs ${most} or less`
      return here === undefined || there === undefined
        ? undefined
        : { weight: 2, sentence: `there is no way from ${here} to ${there}${afford}` }
    }
    return matchSet(
      set,
      {
        filter: ({ of, where, reg }) => {
          if (this.#isUnknown(set, item)) return undefined
          return this.#contains(of, item, env)
            ? this.#whyNot(where, { ...env, bound: [...env.bound, [reg, item]] }, depth + 1)
            : within(of)
        },
        let: ({ reg, value, body }) => {
          const around = this.#bind(env, [[reg, value]])
          return around && this.#missing(body, item, around, depth + 1)
        },
        if: ({ condition, then, else: otherwise }) => within(this.#holds(condition, env) ? then : otherwise),
        union: ({ left, right }) => weightiest([left, right].map(within)),
        minus: ({ left }) => (this.#contains(left, item, env) ? undefined : within(left)),
        sorted: ({ of }) => within(of),
        'open line': (line) => this.#offLine(line, item, env, undefined),
        run: (line) => (line.until === undefined ? this.#offLine(line, item, env, line.over) : undefined),
        sight: (line) => {
          const at = this.#placeOf(item, env)
          return at === undefined ? undefined : this.#offLine(line, at, env, undefined, true)
        },
        reached: outOfReach,
        'reached by steps': outOfReach,
      },
      () => undefined,
    )
  }

  /** Explains why a space is not on the lines from another one. */
  #offLine(
    line: {
      readonly from: ExprIR
      readonly directions: ExprIR
      readonly limit: ExprIR | undefined
      readonly gives?: 'run' | 'beyond' | 'both'
    },
    goal: number,
    env: Env,
    over: SetIR | undefined,
    isSight = false,
  ): Found {
    if (env.after !== undefined) return undefined
    const from = this.#value(line.from, env)
    const mask = this.#value(line.directions, env)
    const limit = line.limit === undefined ? undefined : this.#value(line.limit, env)
    const [start, end] = [this.#spaceName(from), this.#spaceName(goal)]
    if (from === undefined || mask === undefined || start === undefined || end === undefined) return undefined
    if (from === goal) return { weight: 2, sentence: `${this.#mover(from) ?? 'this'} must leave ${start}` }
    const isFree = (space: number): boolean =>
      over === undefined ? this.#first(space) === NONE : this.#contains(over, space, env)
    const directions = singleDirections(this.#program.ir)
    const ways = directions.flatMap((direction, nth) => {
      // To those who do not leap, no line leads where only a leap does.
      if (this.#program.ir.topology?.directions[nth]?.leaps === true && (mask & direction) === 0) return []
      const way = this.#wayTo(from, goal, direction)
      return way === undefined ? [] : [{ isAllowed: (mask & direction) !== 0, way }]
    })
    const found = ways
      .filter(({ isAllowed }) => isAllowed)
      .map(({ way }): Found => {
        const steps = way.length + 1
        if (limit !== undefined && limit !== NONE && steps > limit)
          return {
            weight: 4,
            sentence: `it is ${steps} steps from ${start} to ${end}, and ${this.#mover(from) ?? 'this'} may go ${limit === 1 ? 'only 1' : `at most ${limit}`}`,
          }
        const blocked = way.find((space) => !isFree(space))
        if (blocked !== undefined) return this.#inTheWay(blocked, start, end)
        if (isSight) return undefined
        const goes = line.gives ?? 'run'
        if (goes === 'run' && !isFree(goal)) return this.#lyingOn(goal)
        return undefined
      })
    const best = weightiest(found)
    if (best !== undefined || ways.some(({ isAllowed }) => isAllowed)) return best
    const mover = this.#mover(from)
    return {
      weight: 1,
      sentence:
        ways.length === 0
          ? `no straight line leads from ${start} to ${end}`
          : mover === undefined
            ? `the way from ${start} to ${end} is not in the right direction`
            : `${mover} may not go in the direction of ${end}`,
    }
  }

  /** The spaces between two in one direction. Undefined if it does not lead there. */
  #wayTo(from: number, goal: number, direction: number): readonly number[] | undefined {
    const way: number[] = []
    const { ir } = this.#program
    for (let at = from; way.length < ir.spaces.length; way.push(at)) {
      at = this.#program.evaluate(this.#state, {
        op: 'step',
        space: { op: 'const', value: at },
        directions: { op: 'const', value: direction },
      })
      if (at === goal) return way
      if (at === NONE || at === from) return undefined
    }
    return undefined
  }

  #inTheWay(space: number, start: string, end: string): Found {
    const piece = this.#pieceOn(space)
    const what = piece ?? this.#spaceName(space) ?? ''
    return { weight: 5, sentence: `${what} is in the way from ${start} to ${end}` }
  }

  #lyingOn(space: number): Found {
    const [piece, name] = [this.#first(space), this.#spaceName(space)]
    if (piece === NONE || name === undefined) return undefined
    const words = pieceHere(this.#program.ir, this.#state, this.#seat, piece)
    return { weight: 5, sentence: `${words} is on ${name} already` }
  }

  /** Explains that `first on X` is none, where it should not be. */
  #empty(load: ExprIR, none: ExprIR, env: Env): Found {
    const space = this.#emptySpace(load, none, env)
    return space === undefined || this.#first(space) !== NONE
      ? undefined
      : { weight: 3, sentence: `there is nothing on ${this.#spaceName(space)}` }
  }

  #occupied(load: ExprIR, none: ExprIR, env: Env): Found {
    const space = this.#emptySpace(load, none, env)
    return space === undefined ? undefined : this.#lyingOn(space)
  }

  /** Explains that it is not the piece or space that a tracked value names. */
  #other(it: ExprIR, named: ExprIR, env: Env): Found {
    if (env.after !== undefined || it.op !== 'reg' || named.op !== 'cell') return undefined
    const { ir } = this.#program
    const region = ir.memory.regions.find(({ at, length }) => at === named.at && length === 1)
    const value = this.#state[named.at] ?? NONE
    if (region === undefined || region.secret !== undefined || value === NONE) return undefined
    const name =
      region.type === 'piece' && value < ir.pieces.length
        ? pieceWords(ir, this.#state, this.#seat, value)
        : region.type === 'space'
          ? this.#spaceName(value)
          : undefined
    return name === undefined ? undefined : { weight: 2, sentence: `it must be ${name}` }
  }

  /** The actual and the required distance. */
  #measured(distance: ExprIR, wanted: ExprIR, how: string, env: Env): Found {
    if (env.after !== undefined || distance.op !== 'distance') return undefined
    const [from, to, steps, right] = [distance.from, distance.to, distance, wanted].map((e) =>
      this.#value(e, env),
    )
    const [start, end] = [this.#spaceName(from), this.#spaceName(to)]
    if (start === undefined || end === undefined || steps === NONE || right === NONE) return undefined
    return {
      weight: 2,
      sentence: `it is ${steps} steps from ${start} to ${end}, and should be ${how}${right}`,
    }
  }

  #emptySpace(load: ExprIR, none: ExprIR, env: Env): number | undefined {
    const { first, count } = this.#program.ir.memory
    if (env.after !== undefined || load.op !== 'load' || none.op !== 'const') return undefined
    const isTest = (load.base === first && none.value === NONE) || (load.base === count && none.value === 0)
    const space = isTest ? this.#value(load.index, env) : undefined
    return this.#spaceName(space) === undefined ? undefined : space
  }

  /** Explains why there is nothing of a sort on a space: it is empty, or other pieces are there. */
  #bare(set: SetIR, env: Env): Found {
    if (set.set === 'filter') return this.#bare(set.of, env)
    if (set.set !== 'members' || env.after !== undefined) return undefined
    const space = this.#value(set.container, env)
    if (space === undefined || this.#spaceName(space) === undefined) return undefined
    return this.#first(space) === NONE
      ? { weight: 3, sentence: `there is nothing on ${this.#spaceName(space)}` }
      : { weight: 1, sentence: `there is only ${this.#pieceOn(space)}` }
  }

  /** The piece that a set should not contain, or the space. */
  #member(set: SetIR, env: Env, depth: number): Found {
    const { ir } = this.#program
    const isPiece = isOfPieces(set)
    const things = isPiece ? ir.pieces : isOfSpaces(set) ? ir.spaces : []
    if (things.length > MOST_PIECES) return undefined
    const item = things.findIndex((_, each) => this.#contains(set, each, env))
    if (item < 0 || this.#isUnknown(set, item)) return undefined
    const at = isPiece ? this.#placeOf(item, env) : item
    if (at === undefined || this.#spaceName(at) === undefined) return undefined
    const deeper =
      set.set === 'filter'
        ? this.#why(
            set.where,
            {
              ...env,
              bound: [...env.bound, [set.reg, item]],
              ...(isPiece ? { piece: { piece: item, at } } : undefined),
            },
            depth + 1,
          )
        : undefined
    if (!isPiece) return weightiest([deeper, this.#reached(set, item, env)])
    if (deeper !== undefined) return deeper
    const seen = sightOf(set)
    const from = seen === undefined ? undefined : this.#value(seen.from, env)
    const start = this.#spaceName(from)
    return start === undefined
      ? { weight: 3, sentence: `${this.#words(item)} is on ${this.#spaceName(at)}` }
      : {
          weight: 4,
          sentence: `nothing is between ${this.#words(item)} on ${this.#spaceName(at)} and ${start}`,
        }
  }

  #words(piece: number): string {
    return pieceHere(this.#program.ir, this.#state, this.#seat, piece)
  }

  /** Explains that a space is among those to which a line or a way leads from the piece that was found. */
  #reached(set: SetIR, item: number, env: Env): Found {
    const { piece } = env
    const goal = this.#spaceName(item)
    if (piece === undefined || goal === undefined) return undefined
    const start = this.#startOf(set, item, env)
    return start === undefined || start !== piece.at
      ? undefined
      : { weight: 5, sentence: `${this.#words(piece.piece)} on ${this.#spaceName(start)} reaches ${goal}` }
  }

  /** The space from which a line or a way leads to a space in the set. */
  #startOf(set: SetIR, item: number, env: Env): number | undefined {
    const within = (part: SetIR, around = env): number | undefined => this.#startOf(part, item, around)
    const line = ({ from }: { readonly from: ExprIR }): number | undefined => this.#value(from, env)
    const way = ({ from }: { readonly from: SetIR }): number | undefined =>
      from.set === 'one' ? this.#value(from.item, env) : undefined
    return matchSet(
      set,
      {
        filter: ({ of }) => within(of),
        sorted: ({ of }) => within(of),
        minus: ({ left }) => within(left),
        let: ({ reg, value, body }) => {
          const around = this.#bind(env, [[reg, value]])
          return around && within(body, around)
        },
        if: ({ condition, then, else: otherwise }) => within(this.#holds(condition, env) ? then : otherwise),
        union: ({ left, right }) => within(this.#contains(left, item, env) ? left : right),
        'open line': line,
        run: line,
        reached: way,
        'reached by steps': way,
      },
      () => undefined,
    )
  }

  #isUnknown(set: SetIR, item: number): boolean {
    return isOfPieces(set) && !recognises(this.#program.ir, this.#state, this.#seat, item)
  }

  #placeOf(piece: number, env: Env): number | undefined {
    const { ir } = this.#program
    if (piece < 0 || piece >= ir.pieces.length) return undefined
    const at = this.#value({ op: 'load', base: ir.memory.at, index: { op: 'const', value: piece } }, env)
    return this.#spaceName(at) === undefined ? undefined : at
  }

  #first(space: number): number {
    return this.#state[this.#program.ir.memory.first + space] ?? NONE
  }

  #pieceOn(space: number): string | undefined {
    const piece = this.#first(space)
    return piece === NONE ? undefined : pieceWords(this.#program.ir, this.#state, this.#seat, piece)
  }

  /** The player's own piece that leaves this space. */
  #mover(from: number): string | undefined {
    const { ir } = this.#program
    const owner = faceOf(ir, this.#state, this.#first(from))?.owner
    return owner === this.#seat ? this.#pieceOn(from) : undefined
  }

  #spaceName(space: number | undefined): string | undefined {
    return space === undefined ? undefined : placeWords(this.#program.ir, this.#state, this.#seat, space)
  }
}

function weightiest(found: readonly Found[]): Found {
  return found.reduce(
    (best, each) => (each !== undefined && each.weight > (best?.weight ?? 0) ? each : best),
    undefined,
  )
}

function isOfPieces(set: SetIR): boolean {
  if (set.set === 'filter' || set.set === 'each' || set.set === 'sorted') return isOfPieces(set.of)
  if (set.set === 'union' || set.set === 'minus') return isOfPieces(set.left)
  return set.set === 'members' || set.set === 'sight' || (set.set === 'row' && set.of === 'piece')
}

function isOfSpaces(set: SetIR): boolean {
  if (set.set === 'filter' || set.set === 'sorted') return isOfSpaces(set.of)
  if (set.set === 'union' || set.set === 'minus') return isOfSpaces(set.left)
  return LEADING.has(set.set)
}

/** Sets of the spaces to which lines or ways lead. */
const LEADING: ReadonlySet<string> = new Set(['open line', 'run', 'reached', 'reached by steps'])

function sightOf(set: SetIR): Extract<SetIR, { set: 'sight' }> | undefined {
  if (set.set === 'filter') return sightOf(set.of)
  return set.set === 'sight' ? set : undefined
}

/** Runs a search. Rules that fail during it explain nothing. */
function told(look: () => Found): string | undefined {
  try {
    const found = look()
    return found === undefined ? undefined : `${capitalized(found.sentence)}.`
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
}
