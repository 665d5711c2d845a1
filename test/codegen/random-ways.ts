import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { packedWays } from '../../grammar/ir/pattern-alternatives.ts'
import type { Way } from '../../grammar/ir/pattern-alternatives.ts'
import { num } from '../closures/tiny-ir.ts'

/** Kinds and worths below these numbers. */
const KINDS = 3
const WORTHS = 4

/** Random questions about the best things for a pattern, of a few kinds and worths. */
export class RandomWays {
  private readonly pick: (bound: number) => number

  constructor(pick: (bound: number) => number) {
    this.pick = pick
  }

  bestSets(of: SetIR, reg: number, kind: ExprIR, worth: ExprIR): SetIR {
    return {
      set: 'best sets',
      of,
      reg,
      kind: below(kind, KINDS),
      worth: below(worth, WORTHS),
      ways: this.ways(),
    }
  }

  standing(set: SetIR, reg: number, kind: ExprIR, worth: ExprIR): ExprIR {
    return {
      op: 'standing',
      set,
      reg,
      kind: below(kind, KINDS),
      worth: below(worth, WORTHS),
      ways: this.ways(),
      least: 0,
      base: WORTHS + 1,
      digits: 4,
      ...(this.pick(4) === 0 ? { all: true } : {}),
    }
  }

  /** Values around 0, some of them none or below 0. */
  setsWorth(set: SetIR, reg: number, of: ExprIR, total: ExprIR): ExprIR {
    const value: ExprIR = { op: 'sub', left: below(of, 2 * WORTHS), right: num(1) }
    return { op: 'sets worth', total: below(total, 3 * WORTHS), set, reg, of: value }
  }

  private ways(): readonly number[] {
    return packedWays(this.some(2, () => this.way()))
  }

  private way(): Way {
    return this.some(2, () => {
      const isSequence = this.pick(3) === 0
      const column = (): readonly number[] => Array.from({ length: KINDS }, () => this.pick(3))
      return {
        lots: this.some(isSequence ? 1 : 2, () => {
          const least = this.pick(3)
          const most = this.pick(2) === 0 ? undefined : least + this.pick(2)
          return { kinds: Array.from({ length: KINDS }, () => (this.pick(4) === 0 ? 0 : 1)), least, most }
        }),
        same: this.pick(2) === 0 ? column() : undefined,
        apart: this.pick(4) === 0 ? column() : undefined,
        order: isSequence ? column() : undefined,
      }
    })
  }

  private some<T>(most: number, make: () => T): readonly T[] {
    return Array.from({ length: 1 + this.pick(most) }, make)
  }
}

/** A number from 0 to less than a bound, never none. */
function below(e: ExprIR, bound: number): ExprIR {
  return { op: 'max', left: num(0), right: { op: 'mod', left: e, right: num(bound) } }
}
