import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { ChanceSource } from '../../interpreter/state/chance-source.ts'
import { reorder } from '../../interpreter/state/shuffle.ts'
import type { TablePlan } from '../../interpreter/state/table-plan.ts'
import { tablePlan } from '../../interpreter/state/table-plan.ts'

/** A number from 0 to n - 1. */
export type Below = (n: number) => number

/**
 * The random numbers of the recorded courses. They belong to the frozen texts, so never change this function; whatever the
 * engine draws with may change.
 */
export function frozenBelow(seed: number): Below {
  let word = seed | 0
  return (n) => {
    word = (word + 0x6d2b79f5) | 0
    let mixed = Math.imul(word ^ (word >>> 15), word | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b)

/** Chance drawn with the frozen numbers: nothing depends on the engine's generator or on the order in which it lists things. */
export class OwnChance extends ChanceSource {
  private readonly own: TablePlan
  private readonly below: Below

  constructor(ir: GameIR, below: Below) {
    const own = tablePlan(ir)
    super(ir, own)
    this.own = own
    this.below = below
  }

  override oneOf(_: Int32Array, list: ArrayLike<number>, length: number): number {
    return ascending(Array.from({ length }, (_, i) => list[i] ?? 0))[this.below(length)] ?? 0
  }

  override shuffle(S: Int32Array, container: number): void {
    const { first, next } = this.own.memory
    const members: number[] = []
    for (let one = S[first + container] ?? NONE; one !== NONE; one = S[next + one] ?? NONE) members.push(one)
    const left = ascending(members)
    const order: number[] = []
    while (left.length > 0) order.push(...left.splice(this.below(left.length), 1))
    reorder(S, this.own, container, order)
  }

  override roll(
    _: Int32Array,
    sides: ArrayLike<number>,
    _least: number,
    _named: boolean,
    dice: number,
  ): readonly number[] {
    const faces = Array.from(sides, (count, face) => Array.from({ length: count }, () => face)).flat()
    const shown = Array.from(sides, () => 0)
    for (let die = 0; die < dice; die++) {
      const face = faces[this.below(faces.length)] ?? 0
      shown[face] = (shown[face] ?? 0) + 1
    }
    return shown
  }
}
