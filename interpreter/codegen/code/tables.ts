import { NONE } from '../../../grammar/ir/ir.ts'
import type { Js } from './code.ts'
import { js, nameOf } from './code.ts'
import type { Room } from './room.ts'
import type { Val } from './val.ts'
import { constant, ranged } from './val.ts'

/** A constant array that generated code reads. */
export interface Table {
  readonly name: Js
  readonly values: readonly number[]
  readonly lo: number
  readonly hi: number
  readonly none: boolean
}

/** All of them; equal ones are merged. They are passed to the code as arrays, never written into it. */
export class Tables {
  readonly all: Table[] = []
  private readonly byText = new Map<string, Table>()
  /** To write all the numbers of a table down each time that it is looked into would take longer than all else. */
  private readonly byArray = new WeakMap<readonly number[], Table>()

  of(values: readonly number[]): Table {
    let table = this.byArray.get(values)
    if (table === undefined) {
      table = this.withText(values, values.join(','))
      this.byArray.set(values, table)
    }
    return table
  }

  private withText(values: readonly number[], text: string): Table {
    const made = this.byText.get(text)
    if (made !== undefined) return made
    const numbers = values.filter((value) => value !== NONE)
    const table: Table = {
      name: nameOf('outside', 'T', this.all.length),
      values,
      lo: numbers.reduce((least, value) => Math.min(least, value), Infinity),
      hi: numbers.reduce((most, value) => Math.max(most, value), -Infinity),
      none: numbers.length < values.length,
    }
    this.all.push(table)
    this.byText.set(text, table)
    return table
  }

  arrays(room: Room): readonly Int32Array[] {
    return this.all.map((table) => room.holding(table.values))
  }
}

/**
 * A word of a table; none if the index is none or out of range. The index must be an atom unless it is known to be in
 * range.
 */
export function tableWord(table: Table, index: Val): Val {
  const { values } = table
  const inside = !index.none && index.lo >= 0 && index.hi < values.length
  if (index.lo > index.hi || index.hi < 0 || index.lo >= values.length) return constant(NONE)
  if (inside && index.lo === index.hi) return constant(values[index.lo] ?? NONE)
  const slice = inside && values.length <= 4096 ? values.slice(index.lo, index.hi + 1) : values
  const numbers = slice.filter((value) => value !== NONE)
  if (numbers.length === 0) return constant(NONE)
  const none = !inside || numbers.length < slice.length
  const lo = numbers.reduce((least, value) => Math.min(least, value), Infinity)
  const hi = numbers.reduce((most, value) => Math.max(most, value), -Infinity)
  if (lo === hi && !none) return constant(lo)
  if (inside) return ranged(js`${table.name}[${index.code}]`, lo, hi, none)
  const { length } = values
  return ranged(js`(${index.code} >>> 0 < ${length} ? ${table.name}[${index.code}] : N)`, lo, hi, true)
}
