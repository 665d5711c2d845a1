import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { matchSet } from '../../grammar/ir/match.ts'
import { singleDirections } from '../notation/value-text.ts'
import { JudgedTable, type Env } from './judged-table.ts'
import { pieceHere, pieceWords } from './piece-words.ts'

/** A sentence for players and its weight. Of several, the weightiest is used. */
export type Found = { readonly weight: number; readonly sentence: string } | undefined

/** Says what is on spaces and between them: what is in the way, what is empty, how far it is. */
export class SpaceObstacles extends JudgedTable {
  /** Explains why a space is not on the lines from another one. */
  protected offLine(
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
    const from = this.value(line.from, env)
    const mask = this.value(line.directions, env)
    const limit = line.limit === undefined ? undefined : this.value(line.limit, env)
    const [start, end] = [this.spaceName(from), this.spaceName(goal)]
    if (from === undefined || mask === undefined || start === undefined || end === undefined) return undefined
    if (from === goal) return { weight: 2, sentence: `${this.mover(from) ?? 'this'} must leave ${start}` }
    const isFree = (space: number): boolean =>
      over === undefined ? this.first(space) === NONE : this.contains(over, space, env)
    const directions = singleDirections(this.program.ir)
    const ways = directions.flatMap((direction, nth) => {
      // To those who do not leap, no line leads where only a leap does.
      if (this.program.ir.topology?.directions[nth]?.leaps === true && (mask & direction) === 0) return []
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
            sentence: `it is ${steps} steps from ${start} to ${end}, and ${this.mover(from) ?? 'this'} may go ${limit === 1 ? 'only 1' : `at most ${limit}`}`,
          }
        const blocked = way.find((space) => !isFree(space))
        if (blocked !== undefined) return this.#inTheWay(blocked, start, end)
        if (isSight) return undefined
        const runKind = line.gives ?? 'run'
        if (runKind === 'run' && !isFree(goal)) return this.lyingOn(goal)
        return undefined
      })
    const best = weightiest(found)
    if (best !== undefined || ways.some(({ isAllowed }) => isAllowed)) return best
    const mover = this.mover(from)
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
    const { ir } = this.program
    for (let at = from; way.length < ir.spaces.length; way.push(at)) {
      at = this.program.evaluate(this.state, {
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
    const piece = this.pieceOn(space)
    const what = piece ?? this.spaceName(space) ?? ''
    return { weight: 5, sentence: `${what} is in the way from ${start} to ${end}` }
  }

  protected lyingOn(space: number): Found {
    const [piece, name] = [this.first(space), this.spaceName(space)]
    if (piece === NONE || name === undefined) return undefined
    const words = pieceHere(this.program.ir, this.state, this.seat, piece)
    return { weight: 5, sentence: `${words} is on ${name} already` }
  }

  /** Explains that `first on X` is none, where it should not be. */
  protected empty(load: ExprIR, none: ExprIR, env: Env): Found {
    const space = this.#emptySpace(load, none, env)
    return space === undefined || this.first(space) !== NONE
      ? undefined
      : { weight: 3, sentence: `there is nothing on ${this.spaceName(space)}` }
  }

  protected occupied(load: ExprIR, none: ExprIR, env: Env): Found {
    const space = this.#emptySpace(load, none, env)
    return space === undefined ? undefined : this.lyingOn(space)
  }

  /** Explains that it is not the piece or space that a tracked value names. */
  protected other(it: ExprIR, named: ExprIR, env: Env): Found {
    if (env.after !== undefined || it.op !== 'reg' || named.op !== 'cell') return undefined
    const { ir } = this.program
    const region = ir.memory.regions.find(({ at, length }) => at === named.at && length === 1)
    const value = this.state[named.at] ?? NONE
    if (region === undefined || region.secret !== undefined || value === NONE) return undefined
    const name =
      region.type === 'piece' && value < ir.pieces.length
        ? pieceWords(ir, this.state, this.seat, value)
        : region.type === 'space'
          ? this.spaceName(value)
          : undefined
    return name === undefined ? undefined : { weight: 2, sentence: `it must be ${name}` }
  }

  /** The actual and the required distance. */
  protected measured(distance: ExprIR, wanted: ExprIR, how: string, env: Env): Found {
    if (env.after !== undefined || distance.op !== 'distance') return undefined
    const [from, to, steps, right] = [distance.from, distance.to, distance, wanted].map((e) =>
      this.value(e, env),
    )
    const [start, end] = [this.spaceName(from), this.spaceName(to)]
    if (start === undefined || end === undefined || steps === NONE || right === NONE) return undefined
    return {
      weight: 2,
      sentence: `it is ${steps} steps from ${start} to ${end}, and should be ${how}${right}`,
    }
  }

  #emptySpace(load: ExprIR, none: ExprIR, env: Env): number | undefined {
    const { first, count } = this.program.ir.memory
    if (env.after !== undefined || load.op !== 'load' || none.op !== 'const') return undefined
    const isTest = (load.base === first && none.value === NONE) || (load.base === count && none.value === 0)
    const space = isTest ? this.value(load.index, env) : undefined
    return this.spaceName(space) === undefined ? undefined : space
  }

  /** Explains why there is nothing of a sort on a space: it is empty, or other pieces are there. */
  protected bare(set: SetIR, env: Env): Found {
    if (set.set === 'filter') return this.bare(set.of, env)
    if (set.set !== 'members' || env.after !== undefined) return undefined
    const space = this.value(set.container, env)
    if (space === undefined || this.spaceName(space) === undefined) return undefined
    return this.first(space) === NONE
      ? { weight: 3, sentence: `there is nothing on ${this.spaceName(space)}` }
      : { weight: 1, sentence: `there is only ${this.pieceOn(space)}` }
  }

  /** Explains that a space is among those to which a line or a way leads from the piece that was found. */
  protected reached(set: SetIR, item: number, env: Env): Found {
    const { piece } = env
    const goal = this.spaceName(item)
    if (piece === undefined || goal === undefined) return undefined
    const start = this.startOf(set, item, env)
    return start === undefined || start !== piece.at
      ? undefined
      : { weight: 5, sentence: `${this.words(piece.piece)} on ${this.spaceName(start)} reaches ${goal}` }
  }

  /** The space from which a line or a way leads to a space in the set. */
  protected startOf(set: SetIR, item: number, env: Env): number | undefined {
    const within = (part: SetIR, around = env): number | undefined => this.startOf(part, item, around)
    const line = ({ from }: { readonly from: ExprIR }): number | undefined => this.value(from, env)
    const way = ({ from }: { readonly from: SetIR }): number | undefined =>
      from.set === 'one' ? this.value(from.item, env) : undefined
    return matchSet(
      set,
      {
        filter: ({ of }) => within(of),
        sorted: ({ of }) => within(of),
        minus: ({ left }) => within(left),
        let: ({ reg, value, body }) => {
          const around = this.bind(env, [[reg, value]])
          return around && within(body, around)
        },
        if: ({ condition, then, else: otherwise }) => within(this.holds(condition, env) ? then : otherwise),
        union: ({ left, right }) => within(this.contains(left, item, env) ? left : right),
        'open line': line,
        run: line,
        reached: way,
        'reached by steps': way,
      },
      () => undefined,
    )
  }
}

export function weightiest(found: readonly Found[]): Found {
  return found.reduce(
    (best, each) => (each !== undefined && each.weight > (best?.weight ?? 0) ? each : best),
    undefined,
  )
}
