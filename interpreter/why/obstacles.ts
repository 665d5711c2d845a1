import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { matchExpr, matchSet } from '../../grammar/ir/match.ts'
import { Fault } from '../program/program.ts'
import { isOfPieces, MOST_PIECES, type Env } from './judged-table.ts'
import { capitalized } from './piece-words.ts'
import { SpaceObstacles, weightiest, type Found } from './space-obstacles.ts'

const NOW: Env = { bound: [], after: undefined }

/** Depth limit. Terms may call each other deeply; explanations further down do not help a player. */
const DEEPEST = 40

/**
 * Follows a failing condition through its terms to the part that decides it, and explains in terms of the table what is
 * in the way: which piece, whose, and where. It mentions no piece with a face unknown to the player, except that
 * something is on a space, which everybody sees.
 */
export class Obstacles extends SpaceObstacles {
  /** Explains why a condition does not hold. */
  against(test: ExprIR): string | undefined {
    return firstText(() => this.#whyNot(test, NOW, 0))
  }

  /** Explains why a condition holds that must not. */
  behind(test: ExprIR): string | undefined {
    return firstText(() => this.#why(test, NOW, 0))
  }

  #whyNot(e: ExprIR, env: Env, depth: number): Found {
    if (depth > DEEPEST) return undefined
    return matchExpr(
      e,
      {
        and: ({ terms }) => {
          const failing = terms.find((term) => !this.holds(term, env))
          return failing && this.#whyNot(failing, env, depth + 1)
        },
        or: ({ terms }) => weightiest(terms.map((term) => this.#whyNot(term, env, depth + 1))),
        not: ({ term }) => this.#why(term, env, depth + 1),
        contains: ({ set, item: named }) => {
          const item = this.value(named, env)
          return item === undefined ? undefined : this.#missing(set, item, env, depth + 1)
        },
        any: ({ set }) => this.bare(set, env),
        eq: ({ left, right }) =>
          this.occupied(left, right, env) ??
          this.occupied(right, left, env) ??
          this.measured(left, right, '', env) ??
          this.measured(right, left, '', env) ??
          this.other(left, right, env) ??
          this.other(right, left, env),
        le: ({ left, right }) =>
          this.measured(left, right, 'at most ', env) ?? this.measured(right, left, 'at least ', env),
        ne: ({ left, right }) => this.empty(left, right, env) ?? this.empty(right, left, env),
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
          const holding = terms.find((term) => this.holds(term, env))
          return holding && this.#why(holding, env, depth + 1)
        },
        and: ({ terms }) => weightiest(terms.map((term) => this.#why(term, env, depth + 1))),
        not: ({ term }) => this.#whyNot(term, env, depth + 1),
        any: ({ set }) => this.#member(set, env, depth + 1),
        contains: ({ set, item: named }) => {
          const item = this.value(named, env)
          return item === undefined ? undefined : this.reached(set, item, env)
        },
        eq: ({ left, right }) => this.empty(left, right, env) ?? this.empty(right, left, env),
        ne: ({ left, right }) => this.occupied(left, right, env) ?? this.occupied(right, left, env),
        after: ({ action, test }) => this.#why(test, { ...env, after: action }, depth + 1),
      },
      (other) => this.#inside(other, env, (inner, around) => this.#why(inner, around, depth + 1)),
    )
  }

  /** Steps into an expression that only leads to another condition: a term, a binding, a case. */
  #inside(e: ExprIR, env: Env, go: (inner: ExprIR, env: Env) => Found): Found {
    if (e.op === 'if') return go(this.holds(e.condition, env) ? e.then : e.else, env)
    if (e.op === 'let') {
      const around = this.bind(env, [[e.reg, e.value]])
      return around === undefined ? undefined : go(e.body, around)
    }
    if (e.op !== 'call') return undefined
    const term = this.program.ir.terms[e.term]
    if (term === undefined) return undefined
    const around = this.bind(
      env,
      term.params.flatMap((reg, i) => {
        const given = e.args[i]
        return given === undefined ? [] : [[reg, given] as const]
      }),
    )
    return around === undefined ? undefined : go(term.body, around)
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
      const start = from.set === 'one' ? this.value(from.item, env) : undefined
      const [startName, itemName] = [start, item].map((space) => this.spaceName(space))
      const most = limit === undefined ? undefined : this.value(limit, env)
      const afford = most === undefined ? '' : ` that costs ${most} or less`
      return startName === undefined || itemName === undefined
        ? undefined
        : { weight: 2, sentence: `there is no way from ${startName} to ${itemName}${afford}` }
    }
    return matchSet(
      set,
      {
        filter: ({ of, where, reg }) => {
          if (this.isUnknown(set, item)) return undefined
          return this.contains(of, item, env)
            ? this.#whyNot(where, { ...env, bound: [...env.bound, [reg, item]] }, depth + 1)
            : within(of)
        },
        let: ({ reg, value, body }) => {
          const around = this.bind(env, [[reg, value]])
          return around && this.#missing(body, item, around, depth + 1)
        },
        if: ({ condition, then, else: otherwise }) => within(this.holds(condition, env) ? then : otherwise),
        union: ({ left, right }) => weightiest([left, right].map(within)),
        minus: ({ left }) => (this.contains(left, item, env) ? undefined : within(left)),
        sorted: ({ of }) => within(of),
        'open line': (line) => this.offLine(line, item, env, undefined),
        run: (line) => (line.until === undefined ? this.offLine(line, item, env, line.over) : undefined),
        sight: (line) => {
          const at = this.placeOf(item, env)
          return at === undefined ? undefined : this.offLine(line, at, env, undefined, true)
        },
        reached: outOfReach,
        'reached by steps': outOfReach,
      },
      () => undefined,
    )
  }

  /** The piece that a set should not contain, or the space. */
  #member(set: SetIR, env: Env, depth: number): Found {
    const { ir } = this.program
    const isPiece = isOfPieces(set)
    const things = isPiece ? ir.pieces : isOfSpaces(set) ? ir.spaces : []
    if (things.length > MOST_PIECES) return undefined
    const item = things.findIndex((_, each) => this.contains(set, each, env))
    if (item < 0 || this.isUnknown(set, item)) return undefined
    const at = isPiece ? this.placeOf(item, env) : item
    if (at === undefined || this.spaceName(at) === undefined) return undefined
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
    if (!isPiece) return weightiest([deeper, this.reached(set, item, env)])
    if (deeper !== undefined) return deeper
    const seen = sightOf(set)
    const from = seen === undefined ? undefined : this.value(seen.from, env)
    const start = this.spaceName(from)
    return start === undefined
      ? { weight: 3, sentence: `${this.words(item)} is on ${this.spaceName(at)}` }
      : {
          weight: 4,
          sentence: `nothing is between ${this.words(item)} on ${this.spaceName(at)} and ${start}`,
        }
  }
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
function firstText(look: () => Found): string | undefined {
  try {
    const found = look()
    return found === undefined ? undefined : `${capitalized(found.sentence)}.`
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
}
