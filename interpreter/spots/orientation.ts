import { boxOf, lengthOf, positionOf, type Graph, type Positions, type Vector } from './plane.ts'

/** A path counts as level or upright if it rises, or leans, by no more than this share of its length. */
const LEVEL = 0.06
/** The least share of level and upright paths in a drawing that is turned by them. */
const MOSTLY = 0.4

/**
 * Turns a drawing: as many paths as possible level or upright, or else the longest axis level; the spaces that belong
 * at the bottom there, and the first space on the left.
 */
export function oriented(graph: Graph, at: Positions, bottom: readonly number[]): Positions {
  const centred = aroundMiddle(at)
  const straight = straightened(graph, centred)
  const settled = straight ?? turnedBy(centred, longestAxis(centred))
  return mirrored(withBottom(settled, bottom, straight !== undefined), bottom.length === 0)
}

function aroundMiddle(at: Positions): Positions {
  const middle = meanOf(at)
  return at.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }))
}

function meanOf(at: Positions): Vector {
  const sum = at.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / (at.length || 1), y: sum.y / (at.length || 1) }
}

/** Turned such that a unit vector becomes level. */
function turnedBy(at: Positions, { x: cos, y: sin }: Vector): Positions {
  return at.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }))
}

/** Turned by the path that makes most others level or upright, the wider side level. */
function straightened({ paths }: Graph, at: Positions): Positions | undefined {
  const ways = paths.flatMap(([a, b]) => {
    const [from, to] = [positionOf(at, a), positionOf(at, b)]
    const [x, y] = [to.x - from.x, to.y - from.y]
    const length = lengthOf(x, y)
    return length === 0 ? [] : [{ x: x / length, y: y / length }]
  })
  let [best, most] = [ways[0], 0]
  for (const way of ways) {
    const count = ways.filter(
      ({ x, y }) => Math.min(Math.abs(x * way.y - y * way.x), Math.abs(x * way.x + y * way.y)) <= LEVEL,
    ).length
    if (count > most) [best, most] = [way, count]
  }
  if (best === undefined || most < MOSTLY * ways.length) return undefined
  const turned = turnedBy(at, best)
  const { width, height } = boxOf(turned)
  return height > width * 1.001 ? turnedBy(turned, { x: 0, y: 1 }) : turned
}

/** The main axis of the positions, as a unit vector. */
function longestAxis(at: Positions): Vector {
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of at) {
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const half = (xx - yy) / 2
  const value = (xx + yy) / 2 + lengthOf(half, xy)
  const [x, y] = xy === 0 ? (xx >= yy ? [1, 0] : [0, 1]) : [xy, value - xx]
  const length = lengthOf(x, y)
  return { x: x / length, y: y / length }
}

/** Turned such that some spaces are at the bottom: by quarters if its paths are level, else freely. */
function withBottom(at: Positions, bottom: readonly number[], isStraight: boolean): Positions {
  if (bottom.length === 0) return at
  const { x, y } = meanOf(bottom.map((space) => positionOf(at, space)))
  const length = lengthOf(x, y)
  if (length < 1e-6) return at
  if (!isStraight) return turnedBy(at, { x: y / length, y: -x / length })
  if (Math.abs(y) >= Math.abs(x)) return y >= 0 ? at : turnedBy(at, { x: -1, y: 0 })
  return turnedBy(at, { x: 0, y: x > 0 ? -1 : 1 })
}

/** Mirrored such that the first space is on the left and, if nothing says where the bottom is, at the top. */
function mirrored(settled: Positions, isFree: boolean): Positions {
  const at = isFree ? firstRowLevel(settled) : settled
  const { left, top, width, height } = boxOf(at)
  const first = positionOf(at, 0)
  const isRight = first.x > left + width / 2 + 1e-6 * width
  const isLow = isFree && first.y > top + height / 2 + 1e-6 * height
  return at.map(({ x, y }) => ({ x: isRight ? -x : x, y: isLow ? -y : y }))
}

/** A drawing that is as wide as high shows the first two spaces side by side. */
function firstRowLevel(at: Positions): Positions {
  const { width, height } = boxOf(at)
  const [first, second] = [positionOf(at, 0), positionOf(at, 1)]
  const isUpright = Math.abs(second.x - first.x) < Math.abs(second.y - first.y) / 2
  return isUpright && Math.abs(width - height) < 0.01 * width ? at.map(({ x, y }) => ({ x: y, y: x })) : at
}
