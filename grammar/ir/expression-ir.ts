/* Values, conditions and sets, which rules read. Part of the contract in `ir.ts`. */

export type ExprIR =
  | { readonly op: 'const'; readonly value: number }
  /** A register: a variable of a quantifier, or a parameter of a term. */
  | { readonly op: 'reg'; readonly reg: number }
  /** A word of the state at a fixed address: a tracked value, a local, a choice, a word of the header. */
  | { readonly op: 'cell'; readonly at: number }
  /** A word of the state at `base + index`; NONE if the index is NONE. */
  | { readonly op: 'load'; readonly base: number; readonly index: ExprIR }
  /**
   * A word of a constant table; NONE if the index is NONE. `by: 'piece'` marks an index that is a piece, whose face the
   * word may reveal. It has no effect on play, but deduction needs it.
   */
  | { readonly op: 'table'; readonly table: number; readonly index: ExprIR; readonly by?: 'piece' }
  /**
   * With none, arithmetic gives none; `min` and `max` treat it as less than any number. Dividing by 0 gives 0, `mod`
   * has the sign of its right side. Overflow is clamped to a word.
   */
  | {
      readonly op: 'add' | 'sub' | 'mul' | 'mod' | 'divUp' | 'divDown' | 'min' | 'max'
      readonly left: ExprIR
      readonly right: ExprIR
    }
  /**
   * A word of a bag (`bags.ts`): the sum of two of them; the count of the value with the number `right`; for each
   * thing in one, the number of equal ones in the other, added up. With none they give none.
   */
  | {
      readonly op: 'bagSum' | 'bagCount' | 'bagMatch'
      readonly left: ExprIR
      readonly right: ExprIR
    }
  /** A condition holds if it is 1: none is not true. Plain comparison of words. Order comparisons with NONE are false; `eq` and `ne` compare NONE like any word. */
  | { readonly op: 'lt' | 'le' | 'eq' | 'ne'; readonly left: ExprIR; readonly right: ExprIR }
  /** Short-circuit evaluation from left to right. */
  | { readonly op: 'and' | 'or'; readonly terms: readonly ExprIR[] }
  | { readonly op: 'not'; readonly term: ExprIR }
  | { readonly op: 'if'; readonly condition: ExprIR; readonly then: ExprIR; readonly else: ExprIR }
  /** Binds a register for `body`. */
  | { readonly op: 'let'; readonly reg: number; readonly value: ExprIR; readonly body: ExprIR }
  | { readonly op: 'call'; readonly term: number; readonly args: readonly ExprIR[] }
  /** Tests for members; their number; the first or NONE; membership of `item`. */
  | { readonly op: 'any'; readonly set: SetIR }
  | { readonly op: 'count' | 'first'; readonly set: SetIR }
  | { readonly op: 'contains'; readonly set: SetIR; readonly item: ExprIR }
  /** The member with this number, from 1, or NONE; the number of the member that is `item`, or NONE. */
  | { readonly op: 'nth'; readonly set: SetIR; readonly at: ExprIR }
  | { readonly op: 'place'; readonly set: SetIR; readonly item: ExprIR }
  /**
   * `sum` of an empty set is 0, and so is `bag`, which adds up words of bags; `highest` and `lowest` of an empty set
   * are NONE. Values that are none are left out. `mix` and `mix again` are order-independent hashes from 0.
   */
  | {
      readonly op: 'fold'
      readonly fold: 'sum' | 'bag' | 'highest' | 'lowest' | 'mix' | 'mix again'
      readonly set: SetIR
      readonly reg: number
      readonly of: ExprIR
    }
  /**
   * How good the best things of the set are that fit one of `ways`: 0 if none do, otherwise a number in base `base`. Its
   * first digit is higher the earlier the way; the next ones, `digits` in all, are `worth - least + 1` of the things, the
   * highest possible first. With `all`, a way must take every thing of the set.
   */
  | {
      readonly op: 'standing'
      readonly set: SetIR
      readonly reg: number
      readonly kind: ExprIR
      readonly worth: ExprIR
      /** By `packedWays`. */
      readonly ways: readonly number[]
      readonly least: number
      readonly base: number
      readonly digits: number
      readonly all?: true
    }
  /** The number of sets of members, not empty, for which `of` adds up to `total`. */
  | {
      readonly op: 'sets worth'
      readonly total: ExprIR
      readonly set: SetIR
      readonly reg: number
      readonly of: ExprIR
    }
  /**
   * The most steps of a way that takes no step twice, from a space in the register to one of `next`, passing only over
   * spaces of `via`, among which neither end need be.
   */
  | { readonly op: 'longest way'; readonly via: SetIR; readonly reg: number; readonly next: SetIR }
  /** Longest unbroken straight run of spaces of the set; `directions` is a mask. */
  | { readonly op: 'longest line'; readonly set: SetIR; readonly directions: ExprIR }
  /**
   * Fewest steps in the directions of a mask; NONE if there is no path, or either is none. With `via`, passing only over
   * its spaces, among which neither end need be.
   */
  | {
      readonly op: 'distance'
      readonly from: ExprIR
      readonly to: ExprIR
      readonly via: SetIR | undefined
      readonly along: number
    }
  /**
   * The same where each step leads from the space in a register to one of `next`. With `cost`, which is that of a step
   * to the space in `item`, the least sum of costs. A cost of none forbids the step, and none is less than 0.
   */
  | (Turning & {
      readonly op: 'steps'
      readonly from: ExprIR
      readonly to: ExprIR
      readonly via: SetIR
      readonly reg: number
      readonly next: SetIR
      readonly item?: number | undefined
      readonly cost?: ExprIR | undefined
    })
  /** The adjacent space in the one direction of a mask, or NONE. */
  | { readonly op: 'step'; readonly space: ExprIR; readonly directions: ExprIR }
  /** True if `player` has a legal move of this action now (with `you` being that player). */
  | { readonly op: 'can'; readonly player: ExprIR; readonly action: number }
  /**
   * True if `test` would hold after the move of `action` whose choices and lets are in their words. Its steps are
   * executed up to the first question or the end of the game, including `whenever` rules, and all of it is undone. Ends
   * are not tested, nothing is recorded, and `you` stays the same.
   */
  | { readonly op: 'after'; readonly action: number; readonly test: ExprIR }
  /**
   * The highest value of any move of the action for `you`, none without a move. Conditions that compare moves are left
   * out, except the first `before` ones. `truth`: the value is a condition.
   */
  | {
      readonly op: 'most'
      readonly action: number
      readonly before: number
      readonly value: ExprIR
      readonly truth?: true
    }
  /**
   * In how many of `player`'s latest consecutive actions `item` was in the shared sets of the streak; 0 if not in the
   * last.
   */
  | { readonly op: 'shared run'; readonly streak: number; readonly player: ExprIR; readonly item: ExprIR }
  /**
   * How often the position that these words represent has occurred, including this time: one more than its entries in
   * the ring at `at`, where the number recorded comes first, then `keep` pairs of words.
   */
  | {
      readonly op: 'stood'
      readonly parts: readonly ExprIR[]
      readonly at: number
      readonly keep: number
    }
  /**
   * True if `piece` on `space`, all else as now, would give a picture that equals one of the last `within` pictures
   * taken after actions of `player`.
   */
  | {
      readonly op: 'repeats'
      readonly picture: number
      readonly player: ExprIR
      readonly within: ExprIR
      readonly piece: ExprIR
      readonly space: ExprIR
    }

/**
 * The costs of turns on the way, in a search by steps with costs. Each step leads in a direction, and before it whatever
 * moves turns to that direction, by `angle`. The costs of all turns count, with that of a last turn to `heading`.
 */
export interface Turning {
  /** The register of an angle, which is at least 1. */
  readonly angle?: number | undefined
  /** The cost of a turn by that angle on the space of `reg`. A cost of none forbids the turn, and none is less than 0. */
  readonly turn?: ExprIR | undefined
  /** A table: for each two directions the angle between them, NONE if no turn leads from one to the other. */
  readonly angles?: number | undefined
  /** Directions before the first step, one of which is as good as another, and after the last turn. NONE means any. */
  readonly facing?: ExprIR | undefined
  readonly heading?: ExprIR | undefined
}

/** Sets are enumerated in a fixed order and contain no duplicates. */
export type SetIR =
  | { readonly set: 'empty' }
  | { readonly set: 'one'; readonly item: ExprIR } // empty if the item is NONE
  /** Whole numbers `from` to `to`, both included: spaces, pieces of one owner, seats, numbers. */
  | { readonly set: 'range'; readonly from: ExprIR; readonly to: ExprIR }
  /**
   * Row `index` of a ragged constant table: words `offsets[index]` up to, not including, `offsets[index + 1]` of `items`.
   * Areas of a seat, neighbours of a space. Empty if the index is NONE. `of: 'piece'`: the items are pieces, chosen by
   * what they are; like `by` it has no effect on the game.
   */
  | {
      readonly set: 'row'
      readonly offsets: number
      readonly items: number
      readonly index: ExprIR
      readonly of?: 'piece'
    }
  /** Pieces in a container, first to last. Empty if the container is NONE. */
  | { readonly set: 'members'; readonly container: ExprIR }
  | { readonly set: 'filter'; readonly of: SetIR; readonly reg: number; readonly where: ExprIR }
  /** `of` for each `reg` in `over`, joined; the author's types make sure that there are no duplicates. */
  | { readonly set: 'each'; readonly over: SetIR; readonly reg: number; readonly of: SetIR }
  /** `item` for each `reg` in `over`, leaving out NONE and repeats. */
  | { readonly set: 'map'; readonly over: SetIR; readonly reg: number; readonly item: ExprIR }
  | { readonly set: 'union' | 'minus'; readonly left: SetIR; readonly right: SetIR }
  | { readonly set: 'if'; readonly condition: ExprIR; readonly then: SetIR; readonly else: SetIR }
  | { readonly set: 'let'; readonly reg: number; readonly value: ExprIR; readonly body: SetIR }
  /** Sorted ascending by a number, stable; none before all numbers. */
  | { readonly set: 'sorted'; readonly of: SetIR; readonly reg: number; readonly by: ExprIR }
  /**
   * The things in the best division of `of` into disjoint sets that each fit one of `ways`: the highest sum of `worth`,
   * then the most things, then those of the earliest kinds. In the order of `of`.
   */
  | {
      readonly set: 'best sets'
      readonly of: SetIR
      readonly reg: number
      readonly kind: ExprIR
      readonly worth: ExprIR
      readonly ways: readonly number[]
    }
  /** Empty spaces in straight lines from a space, at most `limit` of each line, nothing jumped over. */
  | { readonly set: 'open line'; readonly from: ExprIR; readonly directions: ExprIR; readonly limit: ExprIR }
  /** The first piece met on each of these lines within `limit` spaces. */
  | { readonly set: 'sight'; readonly from: ExprIR; readonly directions: ExprIR; readonly limit: ExprIR }
  /**
   * Spaces reachable from `from` (one or several) in the directions of a mask, passing only over `via`; those of
   * `from` are left out. The last space may be any space next to those passed. Nearest first, then in the order of
   * directions.
   */
  | { readonly set: 'reached'; readonly from: SetIR; readonly via: SetIR; readonly along: number }
  /**
   * The same where each step leads from the space in a register to one of `next`, in its order. With `cost`, as above,
   * only spaces whose least cost is at most `limit`: the cheapest first, of equal ones the first of the board.
   */
  | (Turning & {
      readonly set: 'reached by steps'
      readonly from: SetIR
      readonly via: SetIR
      readonly reg: number
      readonly next: SetIR
      readonly item?: number | undefined
      readonly cost?: ExprIR | undefined
      readonly limit?: ExprIR | undefined
    })
  /**
   * The numbers below `among` that `from` has grown to: its own, and whatever a step leads to from any of them, to one of
   * `next` of the number in a register. Nearest first.
   */
  | {
      readonly set: 'grown'
      readonly from: SetIR
      readonly reg: number
      readonly next: SetIR
      readonly among: number
    }
  /**
   * In each of the directions of a mask, the unbroken run of spaces in `over` from the one next to `from`; or the
   * space after each such run, which may be empty; or both. With `until`, only runs followed by one of those spaces;
   * with `limit`, within that many steps. A line that comes back to `from` ends there.
   */
  | {
      readonly set: 'run'
      readonly gives: 'run' | 'beyond' | 'both'
      readonly from: ExprIR
      readonly directions: ExprIR
      readonly over: SetIR
      readonly until: SetIR | undefined
      readonly limit: ExprIR | undefined
    }
  /** Empty if the two are not in one straight line. Borders that a straight move from one space to another crosses, as numbers that two moves share if they share the border. */
  | { readonly set: 'borders'; readonly from: ExprIR; readonly to: ExprIR }
