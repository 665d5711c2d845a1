import type { ChoiceIR } from '../../grammar/ir/ir.ts'
import type { Alike } from './alike.ts'

/**
 * Deduplicates the moves of one search, if moves that look alike can be found more than once. Two moves look alike if
 * their choices do, and if the same choices refer to the same piece. The order of several things under one name is
 * ignored unless it is part of the move.
 */
export class FoundMoves {
  private readonly alike: Alike
  private readonly choices: readonly ChoiceIR[]
  private readonly groups: readonly (readonly number[])[]
  private readonly found = new Set<string>()
  /** The representative of each piece. */
  private readonly standsFor = new Map<number, number>()

  constructor(alike: Alike, choices: readonly ChoiceIR[]) {
    this.alike = alike
    this.choices = choices
    const groups: number[][] = []
    choices.forEach(({ slot, inSuccession }, i) => {
      if (slot === undefined || slot === 0 || inSuccession === true) groups.push([i])
      else groups.at(-1)?.push(i)
    })
    this.groups = groups
  }

  begin(): void {
    this.found.clear()
    this.standsFor.clear()
  }

  /**
   * Records a move of a seat, given by the values of its choices. Returns true for the first of those that look like
   * it.
   */
  isNew(S: Int32Array, values: ArrayLike<number>, seat: number): boolean {
    const looks = this.groups.map((group) =>
      group
        .map((i) => this.look(S, values, i, seat))
        .sort()
        .join('+'),
    )
    const key = looks.join()
    if (this.found.has(key)) return false
    this.found.add(key)
    return true
  }

  private look(S: Int32Array, values: ArrayLike<number>, chosenCount: number, seat: number): string {
    const value = values[chosenCount]!
    if (!this.choices[chosenCount]!.alike) return `${value}`
    for (let before = 0; before < chosenCount; before++)
      if (values[before] === value && this.choices[before]!.type === 'piece')
        return `=${this.groupOf(before)}`
    return `${this.representative(S, value, seat)}`
  }

  private groupOf(chosenCount: number): number {
    return this.groups.findIndex((group) => group.includes(chosenCount))
  }

  private representative(S: Int32Array, piece: number, seat: number): number {
    const cached = this.standsFor.get(piece)
    if (cached !== undefined) return cached
    for (const other of new Set(this.standsFor.values()))
      if (this.alike(S, other, piece, seat)) {
        this.standsFor.set(piece, other)
        return other
      }
    this.standsFor.set(piece, piece)
    return piece
  }
}
