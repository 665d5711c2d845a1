import type { SceneBoard, SceneSquare } from './board.ts'

/** A drawn space. The unit is one space, the origin is the upper left corner of the picture. */
export interface DrawnCell {
  readonly square: SceneSquare
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly isDark: boolean
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Drawing {
  readonly width: number
  readonly height: number
  /** Outline of a space. */
  readonly outline: 'square' | 'hexagon' | 'circle'
  readonly cells: readonly DrawnCell[]
  /** Centres of positions in the picture without a space. */
  readonly holes: readonly Point[]
  /** Every other position is a hole: a chequered board with one unused colour. */
  readonly isChequered: boolean
  /** Lines between adjacent spaces, if adjacency is not visible otherwise. */
  readonly paths: readonly (readonly [from: Point, to: Point])[]
  /** For a graph with given spots: how many spaces one unit of their coordinates is. */
  readonly scale: number | undefined
  /** Names of columns and rows, and where their middles are. */
  readonly files: readonly EdgeName[]
  readonly ranks: readonly EdgeName[]
}

interface EdgeName {
  readonly name: string
  readonly at: number
}

/** The positions of the spaces of a board. */
export function drawingOf(board: SceneBoard): Drawing {
  switch (board.shape) {
    case 'squares':
    case 'lane':
      return squares(board)
    case 'hexes':
      return hexes(board)
    case 'ring':
      return ring(board)
    case 'graph':
      return graph(board)
  }
}

const BARE = { holes: [], isChequered: false, paths: [], scale: undefined, files: [], ranks: [] } as const

function squares({ rows, files, ranks, shape }: SceneBoard): Drawing {
  const cells: DrawnCell[] = []
  const holes: Point[] = []
  rows.forEach((row, y) =>
    row.forEach((square, x) => {
      const at = { x: x + 0.5, y: y + 0.5 }
      if (square === undefined) holes.push(at)
      else cells.push({ square, ...at, isDark: (x + y) % 2 === 1 })
    }),
  )
  const parity = ({ x, y }: Point): number => Math.floor(x + y) % 2
  const names = shape === 'lane' ? cells.map(({ square }) => square.name) : []
  const [first] = holes
  return {
    width: Math.max(0, ...rows.map(({ length }) => length)),
    height: rows.length,
    outline: 'square',
    cells,
    holes,
    isChequered:
      first !== undefined &&
      2 * holes.length >= cells.length &&
      holes.every((hole) => parity(hole) === parity(first)),
    paths: [],
    scale: undefined,
    files: edgeNames(names.length > 0 && names.every(({ length }) => length <= SHORT) ? names : files),
    ranks: edgeNames(ranks),
  }
}

function edgeNames(names: readonly string[]): readonly EdgeName[] {
  return names.map((name, i) => ({ name, at: i + 0.5 }))
}

/** Shorter names of spaces in a row are written below it. */
const SHORT = 4

/** Spaces that stay in sight around what lies on a board, and the least part of it that is shown. */
const AROUND = 1
const LEAST_PART = 5

/**
 * The part of a board of squares on which something lies, so that it is large on a table that grows; the whole board if
 * something of it that is needed would not be seen.
 */
export function partInUse(drawing: Drawing, needed: ReadonlySet<string>): Drawing {
  const { outline, cells, holes, width, height, files, ranks } = drawing
  const used = cells.filter(({ square }) => square.pieces.length > 0)
  if (outline !== 'square' || holes.length > 0 || used.length === 0) return drawing
  const [left, right] = span(
    used.map(({ x }) => x),
    width,
  )
  const [top, bottom] = span(
    used.map(({ y }) => y),
    height,
  )
  const isIn = ({ x, y }: Point): boolean => x > left && x < right && y > top && y < bottom
  const isMissing = cells.some((cell) => needed.has(cell.square.name) && !isIn(cell))
  if (isMissing || right - left + 1 >= width || bottom - top + 1 >= height) return drawing
  return {
    ...drawing,
    width: right - left,
    height: bottom - top,
    cells: cells.filter(isIn).map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top })),
    files: edgeNames(files.slice(left, right).map(({ name }) => name)),
    ranks: edgeNames(ranks.slice(top, bottom).map(({ name }) => name)),
  }
}

/** From where to where a board is shown in one direction. */
function span(used: readonly number[], length: number): readonly [number, number] {
  const from = Math.max(0, Math.floor(Math.min(...used)) - AROUND)
  const to = Math.min(length, Math.ceil(Math.max(...used)) + AROUND)
  const missing = Math.max(0, Math.min(LEAST_PART, length) - (to - from))
  const first = Math.max(0, Math.min(from - Math.floor(missing / 2), length - (to - from) - missing))
  return [first, first + (to - from) + missing]
}

/** Distance between rows of hexagons of width 1. */
const HEX_ROW = Math.sqrt(3) / 2

function hexes({ rows }: SceneBoard): Drawing {
  const cells = rows.flatMap((row, y) =>
    row.flatMap((square, x): readonly DrawnCell[] =>
      square === undefined
        ? []
        : [{ square, x: x + y / 2, y: y * HEX_ROW, isDark: (((x - y) % 3) + 3) % 3 === 0 }],
    ),
  )
  return framed(cells, 'hexagon', [])
}

/** Spaces in a circle, the first at the top. */
function ring({ rows }: SceneBoard): Drawing {
  const squares = rows.flatMap((row) => row.flatMap((square) => square ?? []))
  return framed(aroundCircle(squares), 'circle', [])
}

function graph({ spots }: SceneBoard): Drawing {
  const isPlaced = spots.every(({ spot }) => spot !== undefined)
  const scale = isPlaced ? scaleOf(spots.flatMap(({ spot }) => spot ?? [])) : undefined
  const cells =
    scale === undefined
      ? aroundCircle(spots.map(({ square }) => square))
      : spots.map(({ square, spot }) => ({
          square,
          x: (spot?.x ?? 0) * scale,
          y: (spot?.y ?? 0) * scale,
          isDark: false,
        }))
  const named = new Map(cells.map((cell) => [cell.square.name, cell]))
  const paths = spots.flatMap(({ square, paths: near }) =>
    near.flatMap((name): readonly [string, string][] => [[square.name, name]]),
  )
  const drawn = framed(cells, 'circle', paths, named)
  return { ...drawn, scale, ...gridNames(drawn.cells) }
}

/** If the spaces of a graph are called as on a grid, and lie so, their columns and rows have names at the edge. */
function gridNames(cells: readonly DrawnCell[]): Pick<Drawing, 'files' | 'ranks'> {
  const [files, ranks] = [new Map<string, number>(), new Map<string, number>()]
  const isAt = (lines: Map<string, number>, name: string, at: number): boolean => {
    const known = lines.get(name) ?? at
    lines.set(name, known)
    return Math.abs(known - at) < 0.1
  }
  const isGrid = cells.every(({ square: { name }, x, y }) => {
    const { file = '', rank = '' } = /^(?<file>\p{L})(?<rank>\d+)$/u.exec(name)?.groups ?? {}
    return file !== '' && isAt(files, file, x) && isAt(ranks, rank, y)
  })
  const named = (lines: ReadonlyMap<string, number>): readonly EdgeName[] =>
    [...lines].map(([name, at]) => ({ name, at }))
  const areApart = [files, ranks].every((lines) => lines.size > 1 && isSpread([...lines.values()]))
  return isGrid && areApart ? { files: named(files), ranks: named(ranks) } : { files: [], ranks: [] }
}

/** True if no two lines are so near that their names would touch. */
function isSpread(at: readonly number[]): boolean {
  const sorted = at.toSorted((a, b) => a - b)
  return sorted.every((one, i) => i === 0 || one - (sorted[i - 1] ?? 0) > 0.5)
}

function aroundCircle(squares: readonly SceneSquare[]): readonly DrawnCell[] {
  const radius = Math.max(1, (1.15 * squares.length) / (2 * Math.PI))
  return squares.map((square, i) => {
    const angle = (2 * Math.PI * i) / squares.length - Math.PI / 2
    return { square, x: radius * Math.cos(angle), y: radius * Math.sin(angle), isDark: i % 2 === 1 }
  })
}

/** Scaled so that the two nearest ones do not touch. */
function scaleOf(points: readonly Point[]): number {
  const least = leastDistance(points)
  return Number.isFinite(least) ? 1.3 / least : 1
}

/**
 * For distinct points. They are sorted from left to right, and each is compared with those that may still be nearer.
 */
function leastDistance(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a.x - b.x)
  let least = Infinity
  sorted.forEach((a, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j] ?? a
      if (b.x - a.x >= least) break
      const distance = Math.hypot(a.x - b.x, a.y - b.y)
      if (distance > 0) least = Math.min(least, distance)
    }
  })
  return least
}

/** Shifts the drawing so that everything is in the picture. */
function framed(
  cells: readonly DrawnCell[],
  outline: Drawing['outline'],
  paths: readonly (readonly [string, string])[],
  named: ReadonlyMap<string, DrawnCell> = new Map(),
): Drawing {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const margin = 0.6
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top })
  return {
    ...BARE,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
    outline,
    cells: cells.map((cell) => ({ ...cell, ...moved(cell) })),
    paths: paths.flatMap(([from, to]) => {
      const [a, b] = [named.get(from), named.get(to)]
      return a === undefined || b === undefined ? [] : [[moved(a), moved(b)] as const]
    }),
  }
}
