interface DrawingTables {
  readonly even: Uint32Array
  readonly inverse: Float64Array
}

let tables: DrawingTables = { even: new Uint32Array(0), inverse: new Float64Array(0) }

/**
 * For each number of moves below `numbers`, the greatest usable word, and the reciprocal. Half is added to a word
 * before it is multiplied, so that rounding never crosses an integer.
 */
export function drawingTables(numbers: number): DrawingTables {
  if (tables.even.length < numbers) {
    const [lastUnbiased, reciprocal] = [new Uint32Array(numbers), new Float64Array(numbers)]
    for (let n = 1; n < numbers; n++) {
      reciprocal[n] = 1 / n
      lastUnbiased[n] = Math.floor(0x100000000 / n) * n - 1
    }
    tables = { even: lastUnbiased, inverse: reciprocal }
  }
  return tables
}
