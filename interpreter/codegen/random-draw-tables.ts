interface RandomDrawTables {
  readonly lastUnbiased: Uint32Array
  readonly reciprocal: Float64Array
}

let tables: RandomDrawTables = { lastUnbiased: new Uint32Array(0), reciprocal: new Float64Array(0) }

/**
 * For each number of moves below `numbers`, the greatest usable word, and the reciprocal. Half is added to a word
 * before it is multiplied, so that rounding never crosses an integer.
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
