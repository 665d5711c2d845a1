import { NONE } from '../../ir/ir.ts'
import type { Span } from '../../source/span.ts'
import type { Board } from './board.ts'
import type { Reporter } from './reporter.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly at: Span
}

/** A board in separate parts usually means that a path was forgotten. */
export function warnOfParts(board: Board, reporter: Reporter): void {
  const { spaces, named } = board
  if (named === undefined) return
  const names = spaces.map(({ name }) => name)
  const near = nearOn(board)
  const first = walkedFrom(0, near)
  const lost = names.findIndex((_, space) => !first.has(space))
  if (lost < 0) return
  const beyond = walkedFrom(lost, near)
  const others = beyond.size > 1 ? ` and ${beyond.size - 1} more` : ''
  reporter.report(
    'ST4170',
    named[lost],
    `No path leads from \`${names[0] ?? ''}\` to \`${names[lost] ?? ''}\`${others}.`,
    { help: `Add the missing path, such as \`${names[0] ?? ''}-${names[lost] ?? ''}\`.` },
  )
}

type Near = (space: number) => readonly number[]

function nearOn({ ways: { steps, directions } }: Board): Near {
  const width = directions.length
  return (space) => steps.slice(space * width, (space + 1) * width).filter((neighbour) => neighbour !== NONE)
}

function walkedFrom(from: number, near: Near): ReadonlySet<number> {
  const found = new Set([from])
  for (const space of found) for (const next of near(space)) found.add(next)
  return found
}

/** A space seems to lie on a path if its distance is less than this fraction of the smallest distance between two spaces. */
const TOO_NEAR = 0.25

/** Spaces drawn on top of each other, and paths drawn across spaces that they do not lead to. */
export function warnOfSpots(board: Board, spots: ReadonlyMap<number, Spot>, reporter: Reporter): void {
  const names = board.spaces.map(({ name }) => name)
  const near = nearOn(board)
  const placed = [...spots].toSorted(([, a], [, b]) => a.x - b.x || a.y - b.y)
  let least = Infinity
  placed.forEach(([space, spot], i) => {
    for (let j = i + 1; j < placed.length; j++) {
      const [other, there] = placed[j] ?? [space, spot]
      if (there.x - spot.x >= least) break
      const distance = Math.hypot(spot.x - there.x, spot.y - there.y)
      if (distance > 0) least = Math.min(least, distance)
      else
        reporter.report(
          'ST4171',
          there.at,
          `\`${names[other] ?? ''}\` is drawn where \`${names[space] ?? ''}\` is.`,
          { related: [{ span: spot.at, label: 'the same spot' }] },
        )
      if (distance === 0) break
    }
  })
  for (const [from, a] of spots)
    for (const to of near(from)) {
      const b = spots.get(to)
      if (b === undefined || to < from) continue
      const between = across(placed, a, b, from, to, TOO_NEAR * least)
      if (between === undefined) continue
      const [space, spot] = between
      reporter.report(
        'ST4171',
        spot.at,
        `The path from \`${names[from] ?? ''}\` to \`${names[to] ?? ''}\` is drawn across \`${names[space] ?? ''}\`.`,
        { help: `Move \`${names[space] ?? ''}\` away from that line.` },
      )
    }
}

/** A space on the line between two spots; `placed` is ordered from left to right. */
function across(
  placed: readonly (readonly [number, Spot])[],
  a: Spot,
  b: Spot,
  from: number,
  to: number,
  reach: number,
): readonly [number, Spot] | undefined {
  const [left, right] = [Math.min(a.x, b.x) - reach, Math.max(a.x, b.x) + reach]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  let low = 0
  for (let high = placed.length; low < high;) {
    const middle = (low + high) >> 1
    if ((placed[middle]?.[1].x ?? 0) < left) low = middle + 1
    else high = middle
  }
  for (let i = low; i < placed.length; i++) {
    const one = placed[i]
    if (one === undefined || one[1].x > right) return undefined
    const [space, { x, y }] = one
    if (space === from || space === to || length === 0) continue
    const part = ((x - a.x) * dx + (y - a.y) * dy) / length
    if (part <= 0 || part >= 1) continue
    if (Math.hypot(x - a.x - part * dx, y - a.y - part * dy) < reach) return one
  }
  return undefined
}
