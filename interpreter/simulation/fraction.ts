/** An exact fraction, for probabilities and derived values. Always in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n }
export const ONE: Fraction = { numerator: 1n, denominator: 1n }

/** The fraction in lowest terms. The denominator must not be negative; 0/0 is 0. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
  const [a, b] = [BigInt(numerator), BigInt(denominator)]
  let [common, rest] = [a < 0n ? -a : a, b]
  while (rest !== 0n) [common, rest] = [rest, common % rest]
  return common === 0n ? ZERO : { numerator: a / common, denominator: b / common }
}

export function addFractions(one: Fraction, other: Fraction): Fraction {
  if (one.denominator === other.denominator) return fraction(one.numerator + other.numerator, one.denominator)
  return fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  )
}

export function multiply(one: Fraction, other: Fraction): Fraction {
  return fraction(one.numerator * other.numerator, one.denominator * other.denominator)
}

/** `7`, `1/6`, `2 1/3`. */
export function fractionText({ numerator, denominator }: Fraction): string {
  if (denominator === 1n) return String(numerator)
  const whole = numerator / denominator
  return whole === 0n ? `${numerator}/${denominator}` : `${whole} ${numerator % denominator}/${denominator}`
}

/** Negative if the first is less than the second. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
