import { NONE, type KindIR } from '../../grammar/ir/ir.ts'
import { VALUES_PER_WORD, bagCount, countsText } from '../../grammar/ir/bags.ts'
import { valueNames } from '../../grammar/check/world/bag-values.ts'
import { listedNames } from '../../grammar/check/world/listed-names.ts'
import type { ColumnInfo, World } from '../../grammar/check/world/world.ts'
import type { Type } from '../../grammar/types/types.ts'

/** A printed value of a thing: `erupt`, `toll 3`. */
export interface Mark {
  readonly column: string
  /** `erupt`, `3`. For a truth value, the column alone. */
  readonly value: string | undefined
}

/** `erupt`, `toll 3`, `ford`. */
export function markText({ column, value }: Mark, isValueWord: boolean): string {
  if (value === undefined) return column
  return isValueWord && !/^\d/u.test(value) ? value : `${column} ${value}`
}

/**
 * Printed values of each kind. Values shared by a whole class distinguish none of its kinds, and are left out unless
 * `inFull`.
 */
export function kindMarks(world: World, inFull = false): readonly (readonly Mark[])[] {
  const marks: (readonly Mark[])[] = world.kinds.map(() => [])
  for (const { kinds, columns } of world.classes)
    kinds.forEach((kind, row) => {
      marks[kind] = columns.flatMap((column) =>
        !inFull && isShared(column) ? [] : markInRow(world, column, row, world.kinds[kind]?.each),
      )
    })
  return marks
}

function isShared({ values, more = [] }: ColumnInfo): boolean {
  return more.length === 0 && values.every((other) => other === values[0])
}

function markInRow(world: World, column: ColumnInfo, row: number, each: KindIR['each']): readonly Mark[] {
  const { name, type, values, more = [] } = column
  const value = values[row] ?? NONE
  const isFamily = type.kind === 'enumeration' && type.name === each?.enumeration
  if (value === NONE || isFamily) return []
  if (type.kind === 'bag')
    return bagMark(name, valueNames(world, type), [value, ...more.map((word) => word[row] ?? 0)])
  if (type.kind === 'bundle') return bundleMark(world, name, value)
  return markOf(world, name, type, value)
}

/** Empty for an empty bag. */
function bagMark(column: string, names: readonly string[], words: readonly number[]): readonly Mark[] {
  const counts = names.map((_, value) =>
    bagCount(words[Math.floor(value / VALUES_PER_WORD)] ?? 0, value % VALUES_PER_WORD),
  )
  const counted = countsText(names, counts)
  return counted === '' ? [] : [{ column, value: counted }]
}

/** `2 red soldiers`, if a kind or a family is named. Empty for an empty bundle. */
function bundleMark(world: World, column: string, bundle: number): readonly Mark[] {
  const families = world.classes.flatMap(({ families: own }) => [...own])
  const told = (world.bundles[bundle] ?? []).flatMap(({ kinds, count }) => {
    const [only] = kinds
    const name =
      kinds.length === 1
        ? world.kinds[only ?? -1]?.name
        : families.find(([, members]) => members.join() === kinds.join())?.[0]
    return name === undefined ? [] : [count === 1 ? name : `${count} ${name}`]
  })
  return told.length === 0 ? [] : [{ column, value: told.join(', ') }]
}

export function markOf(world: World, column: string, type: Type, value: number): readonly Mark[] {
  if (type.kind === 'truth') return value === 1 ? [{ column, value: undefined }] : []
  return [{ column, value: printedValue(world, type, value) }]
}

/** The members of a thing's set. Nothing if it is empty. */
export function setMark(
  world: World,
  { name, element, rows }: World['spaceSets'][number],
  row: number,
): readonly Mark[] {
  const words = (rows[row] ?? []).map((value) => printedValue(world, element, value))
  return words.length === 0 ? [] : [{ column: name, value: words.join(', ') }]
}

/** Printed values of a region besides its sets. */
export function regionMarks(
  world: World,
  { columns }: { readonly columns: readonly ColumnInfo[] },
  row: number,
): readonly Mark[] {
  return columns.flatMap(({ name, type, values }) => {
    const value = values[row] ?? NONE
    return value === NONE || type.kind === 'bag' || type.kind === 'bundle'
      ? []
      : markOf(world, name, type, value)
  })
}

function printedValue(world: World, type: Type, value: number): string {
  const region = type.kind === 'enumeration' ? world.regions.get(type.name) : undefined
  return listedNames(world, type)?.[value] ?? region?.names[value] ?? String(value)
}

export function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
