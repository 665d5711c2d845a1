import { NONE } from '../../../grammar/ir/ir.ts'
import { js, jsName, type Js } from './code.ts'
import type { Int32Arena } from './int32-arena.ts'
import { constantVal, ranged, type Val } from './val.ts'
import { getOrMake, memoized } from '../../../grammar/source/memoized.ts'

/** A constant array that generated code reads. */
interface Table {
  readonly name: Js
  readonly values: readonly number[]
  readonly lo: number
  readonly hi: number
  readonly none: boolean
}

/**
 * The constant arrays of a program; equal ones are merged. They are passed to the code as arrays, never written into
 * it.
 */
export class StaticTables {
  readonly all: Table[] = []
  private readonly byText = new Map<string, Table>()
  /** Cache by array. Comparing contents at each lookup would take longer than everything else. */
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
    return getOrMake(this.byText, text, () => {
      const name = jsName('outside', 'T', this.all.length)
      const table: Table = { name, values, ...hullOf(values, 0, values.length - 1) }
      this.all.push(table)
      return table
    })
  }

  arrays(room: Int32Arena): readonly Int32Array[] {
    return this.all.map((table) => room.copyOf(table.values))
  }
}

type Hull = Pick<Table, 'lo' | 'hi' | 'none'>

/** Cache by the first and last index, combined to one number. */
const hullsOf = memoized<readonly number[], Map<number, Hull>>(() => new Map())

/** The least and greatest number in an index range. If all are none, the infinite bounds are reversed. */
function hullOf(values: readonly number[], first: number, last: number): Hull {
  return getOrMake(hullsOf(values), first * values.length + last, () => searched(values, first, last))
}

function searched(values: readonly number[], first: number, last: number): Hull {
  let [lo, hi, none] = [Infinity, -Infinity, false]
  for (let i = first; i <= last; i++) {
    const value = values[i] ?? NONE
    if (value === NONE) none = true
    else {
      if (value < lo) lo = value
      if (value > hi) hi = value
    }
  }
  return { lo, hi, none }
}

/**
 * A word of a table; none if the index is none or out of range. The index must be an atom unless it is known to be in
 * range.
 */
export function tableWord(table: Pick<Table, 'name' | 'values'>, index: Val): Val {
  const { values } = table
  const inside = !index.none && index.lo >= 0 && index.hi < values.length
  if (index.lo > index.hi || index.hi < 0 || index.lo >= values.length) return constantVal(NONE)
  if (inside && index.lo === index.hi) return constantVal(values[index.lo] ?? NONE)
  const isPart = inside && values.length <= 4096
  const found = hullOf(values, isPart ? index.lo : 0, isPart ? index.hi : values.length - 1)
  const { lo, hi } = found
  if (lo > hi) return constantVal(NONE)
  const none = !inside || found.none
  if (lo === hi && !none) return constantVal(lo)
  if (inside) return ranged(js`${table.name}[${index.code}]`, lo, hi, none)
  const { length } = values
  return ranged(js`(${index.code} >>> 0 < ${length} ? ${table.name}[${index.code}] : N)`, lo, hi, true)
}
