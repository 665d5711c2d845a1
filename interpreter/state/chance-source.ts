import { Fault, MAX_OUTCOMES, type Chance, type ChanceNode, type Wanted } from '../program/program.ts'
import { oneOfValue, packed } from '../../grammar/ir/bags.ts'
import { below, drawAll } from './chance.ts'
import { equalPieces, type Equal } from './equal-pieces.ts'
import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { sidesInAll, throwsOf, type Throws } from './dice.ts'
import { reorder, shuffle } from './shuffle.ts'
import type { TablePlan } from './table-plan.ts'

/** Thrown to end steered work at its target. */
const OVER = new Error('the end was reached')

/** The source of chance of both back ends: outcomes are drawn from the seed, or steered by a caller. */
export class ChanceSource implements Chance {
  private readonly plan: TablePlan
  private readonly equalIn: (S: Int32Array) => Equal
  /** Wishes for the next draws. */
  private wanted: Wanted[] = []
  /** Cache of steered throws by their dice, which come up again for each of their outcomes. */
  private readonly throws = new Map<string, Throws>()
  /** The sides that came up in the last roll. The sides of a die are numbered. */
  private readonly thrown: number[] = []
  /** The results of the last roll. */
  private readonly shown: number[] = []
  private isOver: ((state: Int32Array) => boolean) | undefined
  private led: { readonly outcomes: readonly number[]; readonly met: ChanceNode[] } | undefined

  constructor(ir: GameIR, plan: TablePlan) {
    this.plan = plan
    this.equalIn = equalPieces(ir, plan)
  }

  give(wanted: readonly Wanted[], work: () => void): readonly Wanted[] {
    this.wanted = [...wanted]
    try {
      work()
      return this.wanted
    } finally {
      this.wanted = []
    }
  }

  lead(outcomes: readonly number[], work: () => void): readonly ChanceNode[] {
    const met: ChanceNode[] = []
    this.led = { outcomes, met }
    try {
      work()
    } finally {
      this.led = undefined
    }
    return met
  }

  until(isOver: (state: Int32Array) => boolean, work: () => void): void {
    this.isOver = isOver
    try {
      work()
    } catch (thrown) {
      if (thrown !== OVER) throw thrown
    } finally {
      this.isOver = undefined
    }
  }

  private stopIfOver(S: Int32Array): void {
    if (this.isOver?.(S) === true) throw OVER
  }

  /** One of the first things of a list, all equally likely. */
  oneOf(S: Int32Array, list: ArrayLike<number>, length: number, of: 'piece' | undefined): number {
    this.stopIfOver(S)
    if (!this.isSteered()) return list[below(S, 'random', length)] ?? 0
    const items = Array.from({ length }, (_, i) => list[i] ?? 0)
    const given = items.find((item) => this.isWanted(item))
    if (given !== undefined) {
      this.wanted.shift()
      return given
    }
    const lots = of === undefined ? items.map((item) => [item]) : this.lotsOf(S, items, true)
    const weights = lots.map((lot) => lot.length)
    const chosen = this.follow(lots.length, weights.every((weight) => weight === 1) ? undefined : weights)
    return lots[chosen]?.[0] ?? 0
  }

  /** Shuffles the contents of a container: all orders are equally likely. */
  shuffle(S: Int32Array, container: number): void {
    this.stopIfOver(S)
    const given = this.givenOrder(S, container)
    if (given !== undefined) return reorder(S, this.plan, container, given)
    if (this.led === undefined) return shuffle(S, this.plan, container)
    const members = this.membersOf(S, container)
    const lots = this.lotsOf(S, members, false)
    reorder(S, this.plan, container, ordered(lots, this.follow(orders(lots))))
  }

  private membersOf(S: Int32Array, container: number): number[] {
    const { first, next } = this.plan.memory
    const members: number[] = []
    for (let piece = S[first + container] ?? NONE; piece !== NONE; piece = S[next + piece] ?? NONE)
      members.push(piece)
    return members
  }

  /** The wished order, if the container has its pieces. The rest is shuffled. */
  private givenOrder(S: Int32Array, container: number): readonly number[] | undefined {
    const [wanted] = this.wanted
    if (wanted === undefined || typeof wanted === 'function') return undefined
    const had = this.membersOf(S, container)
    const isThere = wanted.first.map((wish) => {
      const at = had.findIndex((member) => wish(member))
      return at >= 0 && had.splice(at, 1).length > 0
    })
    if (isThere.includes(false)) return undefined
    this.wanted.shift()
    if (this.led === undefined) shuffle(S, this.plan, container)
    const rest = this.membersOf(S, container)
    const first = wanted.first.flatMap((wish) => {
      const at = rest.findIndex((member) => wish(member))
      return at < 0 ? [] : rest.splice(at, 1)
    })
    return [...first, ...rest]
  }

  private isWanted(thing: number, named?: boolean): boolean {
    const [wanted] = this.wanted
    return typeof wanted === 'function' && wanted(thing, named)
  }

  /** Groups of interchangeable things: in one unordered place, unless their order is about to be lost. */
  private lotsOf(S: Int32Array, items: readonly number[], keepsPlace: boolean): readonly number[][] {
    const equal = this.equalIn(S)
    const { fan, memory, pieces } = this.plan
    const placed = (one: number, other: number): boolean => {
      const place = S[memory.at + one] ?? -1
      return (
        fan[place] === 1 && place === S[memory.at + other] && S[memory.seen + one] === S[memory.seen + other]
      )
    }
    const lots: number[][] = []
    for (const item of items) {
      const same = lots.find(([first = item]) => equal(first, item) && (!keepsPlace || placed(first, item)))
      if (same === undefined || item >= pieces) lots.push([item])
      else same.push(item)
    }
    return lots
  }

  /**
   * The number of dice for each value; `least` is the first value. The values are names or numbers. The result is valid
   * until the next roll.
   */
  roll(
    S: Int32Array,
    sides: ArrayLike<number>,
    least: number,
    named: boolean,
    dice: number,
  ): readonly number[] {
    this.stopIfOver(S)
    if (this.led !== undefined && this.wanted.length === 0) return this.ledRoll(sides, dice)
    const { shown } = this
    shown.length = sides.length
    shown.fill(0)
    const all = sidesInAll(sides)
    for (let die = 0; die < dice; die++) {
      const value = this.givenFace(sides, least, named) ?? faceAt(sides, this.side(S, all))
      shown[value] = (shown[value] ?? 0) + 1
    }
    return shown
  }

  /** The same as one word of a bag, for dice with few enough values. */
  rolledWord(S: Int32Array, sides: ArrayLike<number>, least: number, named: boolean, dice: number): number {
    if (this.isSteered() || this.isOver !== undefined) return packed(this.roll(S, sides, least, named, dice))
    const { thrown } = this
    drawAll(S, 'roll', sidesInAll(sides), thrown, dice)
    let word = 0
    for (const side of thrown) word += oneOfValue(faceAt(sides, side))
    return word
  }

  /** The result of a single die. */
  rolledFace(S: Int32Array, sides: ArrayLike<number>, least: number, named: boolean): number {
    if (this.isSteered() || this.isOver !== undefined)
      return least + this.roll(S, sides, least, named, 1).indexOf(1)
    return least + faceAt(sides, below(S, 'roll', sidesInAll(sides)))
  }

  private isSteered(): boolean {
    return this.led !== undefined || this.wanted.length > 0
  }

  private ledRoll(sides: ArrayLike<number>, dice: number): readonly number[] {
    const name = `${dice} of ${Array.from(sides).join()}`
    const cached = this.throws.get(name) ?? throwsOf(sides, dice)
    if (cached === undefined)
      throw new Fault('ST5118', `${dice} dice have more than ${MAX_OUTCOMES} outcomes.`, -1)
    this.throws.set(name, cached)
    return cached.counts[this.follow(cached.counts.length, cached.weights)] ?? []
  }

  /** When steered, every outcome is taken, even beside wished dice. */
  private side(S: Int32Array, sides: number): number {
    return this.led === undefined ? below(S, 'roll', sides) : this.follow(sides)
  }

  private givenFace(sides: ArrayLike<number>, least: number, named: boolean): number | undefined {
    for (let value = 0; value < sides.length; value++)
      if (this.isWanted(least + value, named)) {
        this.wanted.shift()
        return value
      }
    return undefined
  }

  private follow(outcomes: number, weights?: readonly number[]): number {
    if (this.led === undefined || outcomes <= 1) return 0
    const { outcomes: wanted, met } = this.led
    const chosen = wanted[met.length] ?? 0
    met.push({ outcomes, ...(weights === undefined ? {} : { weights }), chosen })
    if (met.reduce((product, node) => product * node.outcomes, 1) > MAX_OUTCOMES)
      throw new Fault('ST5118', `Chance has more than ${MAX_OUTCOMES} outcomes here.`, -1)
    return chosen
  }
}

/** The value on a side of a die. The sides are numbered. */
function faceAt(sides: ArrayLike<number>, side: number): number {
  let left = side
  let value = 0
  while (left >= (sides[value] ?? 1)) left -= sides[value++] ?? 1
  return value
}

/** The number of orders of the members of some lots, members of one lot being identical. */
function orders(lots: readonly (readonly number[])[]): number {
  let [placed, count] = [0, 1]
  for (const lot of lots)
    for (let i = 1; i <= lot.length; i++) {
      placed++
      count = (count * placed) / i
      if (count > MAX_OUTCOMES) return Infinity
    }
  return count
}

/** One of these orders by its number. */
function ordered(lots: readonly (readonly number[])[], index: number): readonly number[] {
  const left = lots.map((lot) => [...lot])
  const order: number[] = []
  let rest = index
  for (;;) {
    const next = left.find((lot) => {
      if (lot.length === 0) return false
      const [first = 0] = lot.splice(0, 1)
      const behind = orders(left)
      if (rest < behind) {
        order.push(first)
        return true
      }
      rest -= behind
      lot.unshift(first)
      return false
    })
    if (next === undefined) return order
  }
}
