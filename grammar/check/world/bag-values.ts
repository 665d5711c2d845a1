import { VALUES_PER_WORD, packed } from '../../ir/bags.ts'
import type { Type } from '../../types/types.ts'

export type BagType = Extract<Type, { kind: 'bag' }>

/** The names of the values of enumerations. */
interface Names {
  readonly enumerations: ReadonlyMap<string, readonly string[]>
}

/** The values that a bag distinguishes: the least, and their number. */
export function valuesOf(world: Names, { of }: BagType): { readonly least: number; readonly count: number } {
  if (of.kind === 'number') return { least: of.least, count: of.most - of.least + 1 }
  return { least: 0, count: of.kind === 'enumeration' ? (world.enumerations.get(of.name)?.length ?? 0) : 0 }
}

/** Their names. */
export function valueNames(world: Names, type: BagType): readonly string[] {
  if (type.of.kind === 'enumeration') return world.enumerations.get(type.of.name) ?? []
  const { least, count } = valuesOf(world, type)
  return Array.from({ length: count }, (_, i) => String(least + i))
}

/** Number of state words of a bag. */
export function bagWordCount(world: Names, type: BagType): number {
  return Math.max(1, Math.ceil(valuesOf(world, type).count / VALUES_PER_WORD))
}

/** The words of a bag with the given count of each value. */
export function packedWords(words: number, counts: readonly number[]): readonly number[] {
  return Array.from({ length: words }, (_, word) => packed(counts, word))
}

/** The count of each value in a text: `4 4 6`, `slow, 2 quick`, `nothing`; undefined if it names an unknown value. */
export function countsNamed(world: Names, type: BagType, text: string): readonly number[] | undefined {
  const names = valueNames(world, type)
  const counts = Array<number>(names.length).fill(0)
  if (text.trim() === 'nothing') return counts
  const parts = text.split(type.of.kind === 'number' ? /[\s,]+/u : /,/u).filter((part) => part.trim() !== '')
  for (const part of parts) {
    const [, several, name = ''] = /^\s*(?:(\d{1,2})\s+)?(.*\S)\s*$/u.exec(part) ?? []
    const value = names.indexOf(name)
    if (value < 0) return undefined
    counts[value] = (counts[value] ?? 0) + Number(several ?? 1)
  }
  return counts
}

/** Maximum number of values on a die. */
export const MOST_FACES = 1000
