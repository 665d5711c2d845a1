import {
  Alternation,
  Alternative,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  Terminal,
  type IProduction,
  type IToken,
  type Rule,
  type TokenType,
} from 'chevrotain'
import { VOCABULARY } from './token-types.ts'
import { memoized } from '../source/memoized.ts'

/** A position in the grammar: before an item, or after the last one. */
interface Spot {
  readonly items: readonly IProduction[]
  readonly at: number
}

/** The rest of the input: the rest of a rule, then the rest of the rule that contains it. */
interface Rest extends Spot {
  readonly behind: Rest | undefined
}

/** Possible continuations at a position, ignoring what follows its rule. */
interface Ways {
  /** By the type of the next word: the position after it, the innermost last. */
  readonly on: ReadonlyMap<TokenType, readonly (readonly Spot[])[]>
  /** The rule may end here without another word. */
  readonly ends: boolean
}

/**
 * The grammar as a set of possible positions after some words. It is derived from the parser's own description, without
 * gates and lookahead limits, so nearly everything that it accepts is accepted by the parser.
 */
export class NextWords {
  private readonly rules: Readonly<Record<string, Rule>>
  private readonly least = new Map<IProduction | Rule, number>()
  private readonly ways = new Map<readonly IProduction[], Ways[]>()

  constructor(rules: Readonly<Record<string, Rule>>) {
    this.rules = rules
  }

  /** The positions at the beginning of a text. */
  start(rule: string): readonly Rest[] {
    const found = this.rules[rule]
    return found === undefined ? [] : [{ items: found.definition, at: 0, behind: undefined }]
  }

  /** The positions after a word; none if it does not fit. */
  after(points: readonly Rest[], type: TokenType): readonly Rest[] {
    const next: Rest[] = []
    for (const point of points)
      for (const rest of this.around(point))
        for (const spots of this.waysFrom(rest).on.get(type) ?? []) {
          const at = spots.reduce<Rest | undefined>((behind, spot) => stacked(spot, behind), rest.behind)
          if (at !== undefined && !next.some((other) => sameRest(other, at))) next.push(at)
        }
    return next
  }

  afterAll(points: readonly Rest[], tokens: readonly IToken[]): readonly Rest[] {
    return tokens.reduce((at, { tokenType }) => this.after(at, tokenType), points)
  }

  /** How many of the words fit in sequence; one more if the text may end there. */
  fitting(points: readonly Rest[], tokens: readonly IToken[]): number {
    let at = points
    for (const [index, { tokenType }] of tokens.entries()) {
      at = this.after(at, tokenType)
      if (at.length === 0) return index
    }
    return tokens.length + (this.mayEnd(at) ? 1 : 0)
  }

  mayEnd(points: readonly Rest[]): boolean {
    return points.some((point) => {
      const all = [...this.around(point)]
      const last = all.at(-1)
      return last !== undefined && last.behind === undefined && this.waysFrom(last).ends
    })
  }

  /** The words that fit next: first those that leave the least missing for a whole text, and names before others. */
  types(points: readonly Rest[]): readonly TokenType[] {
    const costs = new Map<TokenType, number>()
    for (const point of points)
      for (const rest of this.around(point)) {
        const outside = this.missing(rest.behind)
        for (const [type, ways] of this.waysFrom(rest).on)
          for (const spots of ways) {
            const cost = spots.reduce((sum, spot) => sum + this.missingAt(spot), outside)
            costs.set(type, Math.min(cost, costs.get(type) ?? cost))
          }
      }
    return [...costs].sort(([a, x], [b, y]) => x - y || rankOf(a) - rankOf(b)).map(([type]) => type)
  }

  /** A position and, as long as rules may end, the positions after them. */
  private *around(point: Rest): Iterable<Rest> {
    for (let rest: Rest | undefined = point; rest !== undefined; rest = rest.behind) {
      yield rest
      if (!this.waysFrom(rest).ends) return
    }
  }

  private waysFrom({ items, at }: Spot): Ways {
    let cached = this.ways.get(items)
    if (cached === undefined) this.ways.set(items, (cached = []))
    return (cached[at] ??= this.findWays({ items, at }))
  }

  private findWays(spot: Spot): Ways {
    const { items, at } = spot
    const item = items[at]
    if (item === undefined) return { on: new Map(), ends: true }
    const behind: Spot = { items, at: at + 1 }
    const on = new Map<TokenType, (readonly Spot[])[]>()
    const put = (type: TokenType, spots: readonly Spot[]): void => {
      const ways = on.get(type)
      if (ways === undefined) on.set(type, [spots])
      else ways.push(spots)
    }
    let skips = false
    const into = (inner: readonly IProduction[], ...outer: readonly Spot[]): void => {
      const ways = this.waysFrom({ items: inner, at: 0 })
      for (const [type, all] of ways.on) for (const spots of all) put(type, [...outer, ...spots])
      skips ||= ways.ends
    }
    if (item instanceof Terminal) put(item.terminalType, [behind])
    else if (item instanceof NonTerminal) into(item.referencedRule.definition, behind)
    else if (item instanceof Alternation) for (const way of waysOf(item)) into(way, behind)
    else if (item instanceof Option) into(item.definition, behind)
    else if (item instanceof Repetition) into(item.definition, spot)
    else if (item instanceof RepetitionMandatory) into(item.definition, behind, { items: again(item), at: 0 })
    if (!skips && !(item instanceof Option) && !(item instanceof Repetition)) return { on, ends: false }
    const after = this.waysFrom(behind)
    for (const [type, all] of after.on) for (const spots of all) put(type, spots)
    return { on, ends: after.ends }
  }

  /** The fewest words that are missing from here on. */
  private missing(point: Rest | undefined): number {
    let sum = 0
    for (let rest = point; rest !== undefined; rest = rest.behind) sum += this.missingAt(rest)
    return sum
  }

  private missingAt({ items, at }: Spot): number {
    let sum = 0
    for (let i = at; i < items.length; i++) {
      const item = items[i]
      if (item !== undefined) sum += this.leastOf(item)
    }
    return sum
  }

  private leastOf(item: IProduction): number {
    if (item instanceof Terminal) return 1
    if (item instanceof Option || item instanceof Repetition) return 0
    const cached = this.least.get(item)
    if (cached !== undefined) return cached
    // Recursion is never the shortest way.
    this.least.set(item, Infinity)
    const all = (items: readonly IProduction[]) => items.reduce((sum, each) => sum + this.leastOf(each), 0)
    const least =
      item instanceof NonTerminal
        ? all(item.referencedRule.definition)
        : item instanceof Alternation
          ? Math.min(...waysOf(item).map(all))
          : item instanceof RepetitionMandatory
            ? all(item.definition)
            : 0
    if (least === Infinity) this.least.delete(item)
    else this.least.set(item, least)
    return least
  }
}

function waysOf({ definition }: Alternation): readonly (readonly IProduction[])[] {
  return definition.map((way) => (way instanceof Alternative ? way.definition : [way]))
}

const RANK = new Map(VOCABULARY.map((type, index) => [type, index]))

/** Names and numbers come first. */
export function rankOf(type: TokenType): number {
  return RANK.get(type) ?? VOCABULARY.length
}

/** The productions after the first repetition. */
const again = memoized((item: RepetitionMandatory): readonly IProduction[] => [
  new Repetition({ definition: item.definition }),
])

function stacked({ items, at }: Spot, behind: Rest | undefined): Rest {
  // Positions at the end of a rule are left out, so that a long text does not accumulate them.
  return at >= items.length && behind !== undefined ? behind : { items, at, behind }
}

function sameRest(a: Rest | undefined, b: Rest | undefined): boolean {
  let [left, right] = [a, b]
  while (left !== right) {
    if (left === undefined || right === undefined) return false
    if (left.items !== right.items || left.at !== right.at) return false
    ;[left, right] = [left.behind, right.behind]
  }
  return true
}
