/** Lines shown around a change. */
const AROUND = 2

interface Row {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
  /** Its number in the old text, from 1. */
  readonly number?: number
}

/** The lines that differ between two texts, numbered as in the first, with a few lines around each change. */
export function lineDiff(before: string, after: string): readonly string[] {
  const rows = rowsOf(before.split('\n'), after.split('\n'))
  const isShown = rows.map((_, i) =>
    rows.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(({ sign }) => sign !== ' '),
  )
  return rows.flatMap(({ sign, line, number }, i) => {
    if (!isShown[i]) return isShown[i - 1] === true && isShown.includes(true, i) ? ['  ...'] : []
    return [`${String(number ?? '').padStart(5)} ${sign} ${line}`.trimEnd()]
  })
}

/** The longest common subsequence of the lines between the common beginning and the common end. */
function rowsOf(one: readonly string[], two: readonly string[]): readonly Row[] {
  let start = 0
  while (start < Math.min(one.length, two.length) && one[start] === two[start]) start++
  let [endOne, endTwo] = [one.length, two.length]
  while (endOne > start && endTwo > start && one[endOne - 1] === two[endTwo - 1]) {
    endOne--
    endTwo--
  }
  const [width, height] = [endTwo - start, endOne - start]
  const common = Array.from({ length: height + 1 }, () => new Uint32Array(width + 1))
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0
  for (let i = height - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--) {
      const row = common[i]
      if (row === undefined) continue
      row[j] = one[start + i] === two[start + j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const rows: Row[] = []
  const unchangedRow = (index: number): Row => ({ sign: ' ', line: one[index] ?? '', number: index + 1 })
  for (let index = 0; index < start; index++) rows.push(unchangedRow(index))
  for (let [i, j] = [0, 0]; i < height || j < width;) {
    if (i < height && j < width && one[start + i] === two[start + j]) {
      rows.push(unchangedRow(start + i++))
      j++
    } else if (i < height && (j === width || at(i + 1, j) >= at(i, j + 1)))
      rows.push({ sign: '-', line: one[start + i] ?? '', number: start + ++i })
    else rows.push({ sign: '+', line: two[start + j++] ?? '' })
  }
  for (let index = endOne; index < one.length; index++) rows.push(unchangedRow(index))
  return rows
}
