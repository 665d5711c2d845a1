/** An exact fraction, for probabilities and derived values. Always in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

export function fraction(above: number | bigint, below: number | bigint = 1): Fraction {
  const [a, b] = [BigInt(above), BigInt(below)]
  let [common, rest] = [a < 0n ? -a : a, b]
  while (rest !== 0n) [common, rest] = [rest, common % rest]
  return common === 0n ? { above: 0n, below: 1n } : { above: a / common, below: b / common }
}

export const NOUGHT = fraction(0)
export const WHOLE = fraction(1)

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.below === other.below) return fraction(one.above + other.above, one.below)
  return fraction(one.above * other.below + other.above * one.below, one.below * other.below)
}

export function multiply(one: Fraction, other: Fraction): Fraction {
  return fraction(one.above * other.above, one.below * other.below)
}

/** `7`, `1/6`, `2 1/3`. */
export function fractionText({ above, below }: Fraction): string {
  if (below === 1n) return String(above)
  const whole = above / below
  return whole === 0n ? `${above}/${below}` : `${whole} ${above % below}/${below}`
}

/** Negative if the first is less than the second. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const difference = one.above * other.below - other.above * one.below
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
