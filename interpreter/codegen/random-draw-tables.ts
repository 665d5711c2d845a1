interface RandomDrawTables {
  readonly lastUnbiased: Uint32Array
  readonly reciprocal: Float64Array
}

let tables: RandomDrawTables = { lastUnbiased: new Uint32Array(0), reciprocal: new Float64Array(0) }

/**
 * Tables for drawing one of n moves with one random word, for each n below `numbers`. Words above `lastUnbiased` are drawn
 * again, because the remaining ones would make some moves likelier (rejection sampling). A word is multiplied by the
 * `reciprocal` instead of divided; half is added first, so that rounding never crosses an integer.
 */
export function randomDrawTables(numbers: number): RandomDrawTables {
  if (tables.lastUnbiased.length < numbers) {
    const [lastUnbiased, reciprocal] = [new Uint32Array(numbers), new Float64Array(numbers)]
    for (let n = 1; n < numbers; n++) {
      reciprocal[n] = 1 / n
      lastUnbiased[n] = Math.floor(0x100000000 / n) * n - 1
    }
    tables = { lastUnbiased: lastUnbiased, reciprocal: reciprocal }
  }
  return tables
}
