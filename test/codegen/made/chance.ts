import { scramble } from '../../../interpreter/state/chance.ts'

/** Random numbers, the same for the same seed. */
export class Chance {
  private readonly seed: number
  private counter = 0
  private names = 0

  constructor(seed: number) {
    this.seed = scramble(seed * 7919 + 101)
  }

  below(bound: number): number {
    return (scramble(this.seed + this.counter++ * 0x9e3779b1) >>> 0) % bound
  }

  /** True once in `times` calls, on average. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  of<T>(choices: readonly T[]): T | undefined {
    return choices[this.below(Math.max(1, choices.length))]
  }

  oneOf<T>(...choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0]
  }

  /** Picks one of several functions and calls only that one. */
  way(...ways: readonly [() => string, ...(() => string)[]]): string {
    return this.oneOf(...ways)()
  }

  fresh(letter: string): string {
    return `${letter}${++this.names}`
  }
}
