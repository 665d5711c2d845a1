import { VALUES_PER_WORD, packed } from '../../ir/bags.ts'
import { conjunction, arithmetic, compare, constant, isConstant } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { PUBLIC, type Type } from '../../types/types.ts'
import { valuesOf, type BagType } from '../world/bag-values.ts'
import type { InWorld, Lowering } from './contexts.ts'
import { scalarOf, type Scalar, type SetValue } from './values.ts'

export type Bag = Scalar & { readonly type: BagType }

export function isBag(value: { readonly form: string; readonly type?: Type }): value is Bag {
  return value.form === 'scalar' && value.type?.kind === 'bag'
}

/** The words that make up a value: one, unless it is a bag of many values. */
export function bagWords(value: Scalar): readonly ExprIR[] {
  return [value.ir, ...(value.more ?? [])]
}

/** The same value with other words. */
export function ofParts(value: Scalar, parts: readonly ExprIR[]): Scalar {
  const [ir = constant(0), ...more] = parts
  const { more: _, ...rest } = value
  return { ...rest, ir, ...(more.length === 0 ? {} : { more }) }
}

/** A bag of some words. */
export function bagValue(
  type: BagType,
  parts: readonly ExprIR[],
  more: Partial<Pick<Scalar, 'secrecy' | 'orNone'>> = {},
): Scalar {
  return ofParts(scalarOf(type, constant(0), more), parts)
}

export function bagsAdded(one: Bag, other: Bag): readonly ExprIR[] {
  const others = bagWords(other)
  return bagWords(one).map((word, i) => arithmetic('bagSum', word, others[i] ?? constant(0)))
}

export function emptyBag(bag: Bag): ExprIR {
  return conjunction(bagWords(bag).map((word) => compare('eq', word, constant(0))))
}

/** Number of things in one bag that are matched by equal ones in the other. */
export function matched(one: Bag, other: Bag): ExprIR {
  const others = bagWords(other)
  return bagWords(one)
    .map((word, i) => arithmetic('bagMatch', word, others[i] ?? constant(0)))
    .reduce((sum, part) => arithmetic('add', sum, part))
}

/** True if the bag contains at least as many of each value as the other. */
export function holdsBag(lowering: InWorld, bag: Bag, other: Bag): ExprIR {
  const { least, count } = valuesOf(lowering.world, bag.type)
  return conjunction(
    Array.from({ length: count }, (_, i) => {
      const value = constant(least + i)
      return compare('le', countIn(lowering, other, value), countIn(lowering, bag, value))
    }),
  )
}

/** Number of occurrences of a value. */
export function countIn({ world }: InWorld, bag: Bag, value: ExprIR): ExprIR {
  const at = arithmetic('sub', value, constant(valuesOf(world, bag.type).least))
  const parts = bagWords(bag)
  const inWord = (word: number): ExprIR =>
    arithmetic(
      'bagCount',
      parts[word] ?? constant(0),
      arithmetic('sub', at, constant(word * VALUES_PER_WORD)),
    )
  if (isConstant(at)) return inWord(Math.floor(at.value / VALUES_PER_WORD))
  // A bag contains none of a value that is not one of its own.
  return parts.map((_, word) => inWord(word)).reduce((sum, part) => arithmetic('add', sum, part))
}

/** The word of a small bag with one occurrence of a value and nothing else. */
export function oneOfValue(
  lowering: Pick<Lowering, 'lookUp' | 'world'>,
  type: BagType,
  value: ExprIR,
): ExprIR {
  const { least, count } = valuesOf(lowering.world, type)
  const ones = Array.from({ length: count }, (_, i) =>
    packed(Array.from({ length: i + 1 }, (__, at) => (at === i ? 1 : 0))),
  )
  return lowering.lookUp('one in a bag', ones, arithmetic('sub', value, constant(least)))
}

/** The values in a bag, with repetitions. */
export function valuesIn(lowering: Pick<Lowering, 'boundRegister' | 'world'>, bag: Bag): SetValue {
  const { least, count } = valuesOf(lowering.world, bag.type)
  const { reg, ir } = lowering.boundRegister(bag.type.of)
  const range: SetIR = { set: 'range', from: constant(least), to: constant(least + count - 1) }
  return {
    form: 'set',
    element: bag.type.of,
    ir: { set: 'filter', of: range, reg, where: compare('lt', constant(0), countIn(lowering, bag, ir)) },
    secrecy: bag.secrecy,
    face: PUBLIC,
    times: (value) => countIn(lowering, bag, value),
    ...(bag.different === true ? { different: true } : {}),
  }
}
