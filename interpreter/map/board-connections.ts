import type { BoardMap } from './board-map.ts'
import { markText } from './marks.ts'
import { NONE, type BoardIR, type SpaceIR } from '../../grammar/ir/ir.ts'
import type { Blocks } from '../../grammar/check/world/board.ts'
import type { Divided } from '../../grammar/check/world/blocks.ts'
import type { LineLook, LookInfo } from '../../grammar/check/world/look-info.ts'
import { neighbourWays, type Topology } from '../../grammar/check/world/topology.ts'

/** Connections between the spaces of a board that a picture of the spaces alone does not show. */
export interface BoardWays {
  /** Edges of the board that are joined. */
  readonly joined: readonly ('left and right' | 'top and bottom')[]
  /** Names of adjacent spaces between which no path leads. */
  readonly walls: readonly (readonly [string, string])[]
  /** The equal blocks that a board of squares is divided into. */
  readonly blocks?: Blocks
  /** For a graph. */
  readonly paths: readonly MapPath[]
  /** The kinds of path, if there are several. */
  readonly kinds: readonly string[]
  /** How the paths of each kind look, if the rules say so. */
  readonly lines?: readonly (LineLook | undefined)[]
}

interface MapPath {
  readonly from: string
  readonly to: string
  /** An index into `kinds`. */
  readonly kind: number
  readonly isOneWay: boolean
}

type Facts = {
  readonly topology: Topology
  readonly spaces: readonly SpaceIR[]
  readonly look: Pick<LookInfo, 'lines'>
  readonly divided: readonly Divided[]
}

export function boardWays(board: BoardIR, facts: Facts): BoardWays {
  const none = { joined: [], walls: [], paths: [], kinds: [] }
  if (board.shape === 'graph') return { ...none, ...pathsOf(board, facts) }
  if (board.shape === 'ring' || board.shape === 'lane') return { ...none, walls: wallsInLine(board, facts) }
  const blocks = facts.divided.find(({ place }) => place === board.place)?.blocks
  return { ...none, ...edgesOf(board, facts), ...(blocks === undefined ? {} : { blocks }) }
}

/** A path that leads both ways is one path, from the space named first. */
function pathsOf(
  { first, count }: BoardIR,
  { topology, spaces, look }: Facts,
): Pick<BoardWays, 'paths' | 'kinds' | 'lines'> {
  const { directions, steps } = topology
  const kinds: string[] = []
  const paths: MapPath[] = []
  for (let space = first; space < first + count; space++)
    for (const { to, direction } of neighbourWays(topology, space)) {
      const { name = '', opposite = direction } = directions[direction] ?? {}
      const isOneWay = steps[to * directions.length + opposite] !== space
      if (!isOneWay && to < space) continue
      const word = name.replace(/ \d+$/u, '')
      const known = kinds.indexOf(word)
      const kind = known >= 0 ? known : kinds.push(word) - 1
      paths.push({ from: spaces[space]?.name ?? '', to: spaces[to]?.name ?? '', kind, isOneWay })
    }
  const lines = kinds.map((kind) => look.lines.get(kind))
  return {
    paths,
    kinds: kinds.length > 1 ? kinds : [],
    ...(lines.some((line) => line !== undefined) ? { lines } : {}),
  }
}

function wallsInLine(
  { shape, first, count }: BoardIR,
  { topology, spaces }: Facts,
): readonly (readonly [string, string])[] {
  const pairs = shape === 'ring' ? count : count - 1
  return Array.from({ length: pairs }, (_, i) => [first + i, first + ((i + 1) % count)] as const)
    .filter(([a, b]) => !neighbourWays(topology, a).some(({ to }) => to === b))
    .map(([a, b]) => [spaces[a]?.name ?? '', spaces[b]?.name ?? ''])
}

/** Spaces that look adjacent and are not, and the reverse. */
function edgesOf(
  { shape, columns, rows, first, count }: BoardIR,
  { topology, spaces }: Facts,
): Pick<BoardWays, 'joined' | 'walls'> {
  const at = new Map<number, number>()
  const [own, across] = [
    (space: number) => spaces[space],
    (column: number, row: number) => row * columns + column,
  ]
  for (let space = first; space < first + count; space++)
    at.set(across(own(space)?.column ?? 0, own(space)?.row ?? 0), space)
  const beside = shape === 'hexes' ? [[1, 0], [0, 1], [1, 1]] : [[1, 0], [0, 1]] // oxfmt-ignore
  const walls: (readonly [string, string])[] = []
  const joined = new Set<BoardWays['joined'][number]>()
  for (const space of at.values()) {
    const { column = 0, row = 0, name = '' } = own(space) ?? {}
    const ways = neighbourWays(topology, space).map(({ to }) => to)
    for (const [right = 0, up = 0] of beside) {
      if (column + right >= columns || row + up >= rows) continue
      const other = at.get(across(column + right, row + up)) ?? NONE
      if (other !== NONE && !ways.includes(other)) walls.push([name, own(other)?.name ?? ''])
    }
    for (const to of ways) {
      if (Math.abs((own(to)?.column ?? 0) - column) > 1) joined.add('left and right')
      if (Math.abs((own(to)?.row ?? 0) - row) > 1) joined.add('top and bottom')
    }
  }
  return { joined: [...joined].toSorted(), walls }
}

/** The name of a space without its board, for use on that board. */
export function nameOnBoard(map: BoardMap, name: string): string {
  const before = `${map.board.place} `
  return name.startsWith(before) ? name.slice(before.length) : name
}

/** Areas and regions, with their spaces and printed values. */
export function partRows(map: BoardMap): {
  readonly areas: readonly (readonly [name: string, spaces: string])[]
  readonly regions: readonly (readonly [region: BoardMap['regions'][number], about: string])[]
} {
  const areas = map.areas.map(
    ({ name, spaces }) => [name, spaces.map((space) => nameOnBoard(map, space)).join(' ')] as const,
  )
  const regions = map.regions.map((region) => {
    const about = region.about.map(({ column, spaces }) => `${column} ${spaces.join(' ')}`)
    return [region, [...about, ...region.marks.map((mark) => markText(mark, false))].join('; ')] as const
  })
  return { areas, regions }
}

/** The connections by each kind of path, if there are several kinds. */
export function wayLists(map: BoardMap): readonly (readonly [string, string])[] {
  const { paths, kinds } = map.ways
  return kinds.map(
    (kind, i) =>
      [
        kind,
        pathsText(
          map,
          paths.filter((path) => path.kind === i),
        ),
      ] as const,
  )
}

function pathsText(map: BoardMap, paths: readonly MapPath[]): string {
  return paths
    .map(
      ({ from, to, isOneWay }) => `${nameOnBoard(map, from)}${isOneWay ? '>' : '-'}${nameOnBoard(map, to)}`,
    )
    .join(' ')
}

/** The same in words: a title, and the spaces concerned. */
export function waysInWords(map: BoardMap): readonly (readonly [string, string])[] {
  const { joined, walls, paths, kinds } = map.ways
  const named = (space: string): string => nameOnBoard(map, space)
  const rows: readonly (readonly [string, string])[] = [
    ['joined edges', joined.join(', ')],
    ['blocked', walls.map((pair) => pair.map(named).join('-')).join(' ')],
    ...wayLists(map),
    [
      'one way',
      kinds.length > 0
        ? ''
        : pathsText(
            map,
            paths.filter(({ isOneWay }) => isOneWay),
          ),
    ],
  ]
  return rows.filter(([, text]) => text !== '')
}
