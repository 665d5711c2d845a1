import { lengthOf, type Graph, type Positions, type Vector } from './plane.ts'

const ROUNDS = 300
const POWER_ROUNDS = 200
const STILL = 1e-4

/**
 * Positions whose distances are as near as possible to the numbers of steps between spaces: stress majorization from a
 * start by classical scaling.
 */
export function stressPositions(graph: Graph): Positions {
  const { count, steps } = graph
  const apart = Math.sqrt(count)
  const at = scaled(graph).map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0
    at.forEach((here, space) => {
      let [sumX, sumY, weights] = [0, 0, 0]
      at.forEach((otherPoint, other) => {
        if (other === space) return
        const found = steps[space]?.[other] ?? Infinity
        const wanted = found === Infinity ? apart : found
        const weight = 1 / (wanted * wanted)
        const [dx, dy] = [here.x - otherPoint.x, here.y - otherPoint.y]
        const length = lengthOf(dx, dy) || 1e-9
        sumX += weight * (otherPoint.x + (wanted * dx) / length)
        sumY += weight * (otherPoint.y + (wanted * dy) / length)
        weights += weight
      })
      const [x, y] = [sumX / weights, sumY / weights]
      moved += lengthOf(x - here.x, y - here.y)
      here.x = x
      here.y = y
    })
    if (moved / count < STILL) break
  }
  return at
}

/** Classical scaling: the two main axes of the centred squared distances, by power iteration. */
function scaled({ count, steps }: Graph): Positions {
  const squared = steps.map((row) => row.map((n) => (n === Infinity ? count * count : n * n)))
  const sums = squared.map((row) => row.reduce((sum, n) => sum + n, 0))
  const total = sums.reduce((sum, n) => sum + n, 0)
  const centred = squared.map((row, i) =>
    row.map((n, j) => -0.5 * (n - (sums[i] ?? 0) / count - (sums[j] ?? 0) / count + total / count / count)),
  )
  const first = mainAxis(centred, [], 1)
  const second = mainAxis(centred, [first.axis], 2)
  return first.axis.map((x, i): Vector => ({ x: x * first.length, y: (second.axis[i] ?? 0) * second.length }))
}

function mainAxis(
  matrix: readonly Float64Array[],
  others: readonly (readonly number[])[],
  seed: number,
): { readonly axis: readonly number[]; readonly length: number } {
  // Scattered numbers, so that the start is not at a right angle to the axis.
  let axis = matrix.map((_, i) => (((i + 1) * seed * 7919 + 1049) % 1009) / 1009 - 0.5)
  let value = 1
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const next = matrix.map((row) => row.reduce((sum, n, j) => sum + n * (axis[j] ?? 0), 0))
    for (const other of others) {
      const shared = next.reduce((sum, n, i) => sum + n * (other[i] ?? 0), 0)
      other.forEach((n, i) => (next[i] = (next[i] ?? 0) - shared * n))
    }
    value = Math.sqrt(next.reduce((sum, n) => sum + n * n, 0)) || 1
    axis = next.map((n) => n / value)
  }
  return { axis, length: Math.sqrt(value) }
}
