import { NONE } from '../../grammar/ir/ir.ts'
import type { Type } from '../../grammar/types/types.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { allNeighbours } from '../../grammar/check/world/topology.ts'
import { ownCredits } from '../look/credits.ts'
import { facesOf } from '../look/faces.ts'
import { groundOf, type Ground } from '../look/ground.ts'
import { looksOf, type Looks } from '../look/piece.ts'
import { tonesOf, type Tones } from '../look/tones.ts'
import { sceneBoard, type SceneBoard, type ScenePiece } from '../scene/board.ts'
import { angleOf } from '../scene/facing.ts'
import { letterOf } from '../scene/letters.ts'
import { commonest, markOf, regionMarks, setMark, type Mark } from './marks.ts'
import { symbolSaid, valueSaid } from '../look/said.ts'
import { spaceLooks, type Sign, type SpaceLooks } from './space-looks.ts'
import { boardWays, type BoardWays } from './board-connections.ts'

/** A board as printed: its spaces with their initial pieces, and notes from rules and data. */
export interface BoardMap {
  readonly board: SceneBoard
  readonly seats: readonly string[]
  readonly looks: Looks
  readonly ground: Ground
  /** Its colours, if it has its own. */
  readonly tones: Tones | undefined
  readonly faces: SpaceLooks
  /** Who made the game's own symbols. */
  readonly credits: readonly string[]
  /** Notes by name of the space. Most spaces have none. */
  readonly notes: ReadonlyMap<string, SpaceNote>
  /** Spaces that are drawn in another colour, such as those of a move. */
  readonly marked?: ReadonlySet<string>
  /** Every kind of space with its spaces. `isUsual`: notes do not name the kind. */
  readonly kinds: readonly {
    readonly name: string
    readonly spaces: readonly string[]
    readonly isUsual: boolean
    /** The sign on its spaces. A blank if they are not drawn. */
    readonly sign: string | undefined
  }[]
  readonly areas: readonly {
    readonly name: string
    /** Its name in the rules, which the areas of all seats share. */
    readonly of: string
    readonly owner: number | undefined
    readonly spaces: readonly string[]
  }[]
  readonly ways: BoardWays
  readonly regions: readonly MapRegion[]
}

export interface SpaceNote {
  /** The kind of space, if a board has several and this is not the most common one. */
  readonly kind: string | undefined
  /** The seat that owns the space. */
  readonly seat: number | undefined
  /** Its printed values: `erupt`, `toll 3`. */
  readonly marks: readonly NotedMark[]
}

/** `sign`: it is drawn where there is room. */
interface NotedMark extends Mark {
  readonly sign?: Sign
}

export interface MapRegion {
  readonly of: string
  readonly name: string
  /** For each column of spaces, the spaces that it names. */
  readonly about: readonly { readonly column: string; readonly spaces: readonly string[] }[]
  readonly marks: readonly Mark[]
}

/** Every board of a game. It is drawn as far as it is known, even if other rules have errors. */
export function boardMaps(world: World): readonly BoardMap[] {
  const pieces = piecesAtStart(world)
  const near = allNeighbours(world.topology)
  const faces = facesOf(world)
  const looks = looksOf(faces)
  const bodies = faces.kinds.map(({ face }) => face.body)
  const spaceFaces = spaceLooks(world)
  const drawn = world.boards.filter(({ count }) => count > 0)
  return drawn.map((board): BoardMap => {
    const scene = sceneBoard(
      board,
      {
        spaces: world.spaces,
        near: (space) => near[space] ?? [],
        pieces: (space) => pieces.get(space) ?? [],
        isPile: world.containers[board.first]?.pile === true,
      },
      false,
    )
    const isHere = (space: number): boolean => space >= board.first && space < board.first + board.count
    const namesOf = (spaces: readonly number[]): readonly string[] =>
      spaces.filter(isHere).map((space) => world.spaces[space]?.name ?? '')
    const regions = regionsOf(world, namesOf)
    const ground = groundOf(world, board, bodies)
    return {
      board: scene,
      seats: world.seats.map(({ name }) => name),
      looks,
      ground,
      tones: tonesOf(ground, world.look.places.get(board.place)?.color),
      faces: spaceFaces,
      credits: ownCredits(world.look),
      notes: notesOf(world, board.first, board.count),
      kinds: kindsOf(world, namesOf),
      areas: areasOf(world, namesOf),
      ways: boardWays(board, world),
      regions: regions.filter(({ about }) => about.some(({ spaces }) => spaces.length > 0)),
    }
  })
}

/** The same board with the owners of its spaces and no other notes, for pictures without a legend. */
export function withoutNotes(map: BoardMap): BoardMap {
  const notes = [...map.notes].flatMap(([space, { seat }]) =>
    seat === undefined ? [] : [[space, { kind: undefined, seat, marks: [] }] as const],
  )
  return { ...map, notes: new Map(notes), areas: [], regions: [] }
}

function piecesAtStart(world: World): ReadonlyMap<number, readonly ScenePiece[]> {
  const found = new Map<number, ScenePiece[]>()
  for (const { kind, owner, container } of world.pieces) {
    const own = world.kinds[kind]
    if (container >= world.spaces.length || own === undefined) continue
    const letter = letterOf(world.kinds, own.name)
    const turn = turnAtStart(world, own.class, owner, container)
    const piece = { owner: owner === NONE ? undefined : owner, letter, kind: own.name, turn }
    found.set(container, [...(found.get(container) ?? []), piece])
  }
  return found
}

/** To where a piece faces at first, if its class has a direction for that. */
function turnAtStart(
  { tracked, topology, boards }: World,
  className: string,
  owner: number,
  space: number,
): number | undefined {
  const found = tracked.find((one) => one.class === className && one.type.kind === 'directions')?.toward
  if (found === undefined) return undefined
  const { start, end } = found.expression
  const masks = topology.words.get(found.source.text.slice(start, end).trim()) ?? []
  const way = topology.directions.find((_, bit) => masks[Math.max(owner, 0)] === 2 ** bit)
  const board = boards.find(({ first, count }) => space >= first && space < first + count)
  return angleOf(way?.name, board?.shape)
}

/** The kinds of spaces, and the one so common that notes do not name it. */
function kindsBySpace(world: World): {
  readonly kinds: ReadonlyMap<number, { readonly kind: string; readonly seat: number | undefined }>
  readonly usual: string | undefined
} {
  const kinds = new Map<number, { readonly kind: string; readonly seat: number | undefined }>()
  for (const { name, noun, perSeat, spaces } of world.areas.values())
    if (noun !== undefined)
      spaces.forEach((list, seat) => {
        for (const space of list) kinds.set(space, { kind: name, seat: perSeat ? seat : undefined })
      })
  const usual = commonest([...kinds.values()].flatMap(({ kind, seat }) => (seat === undefined ? [kind] : [])))
  return { kinds, usual }
}

function kindsOf(world: World, namesOf: (spaces: readonly number[]) => readonly string[]): BoardMap['kinds'] {
  const { usual } = kindsBySpace(world)
  return [...world.areas.values()]
    .filter(({ noun }) => noun !== undefined)
    .map(({ name, spaces }) => ({
      name,
      spaces: namesOf(spaces.flat()),
      isUsual: name === usual,
      sign: world.spaces[spaces.flat()[0] ?? -1]?.sign,
    }))
    .filter(({ spaces }) => spaces.length > 0)
}

function notesOf(world: World, first: number, count: number): ReadonlyMap<string, SpaceNote> {
  const { kinds, usual } = kindsBySpace(world)
  const columns = world.spaceColumns.map((column) => ({
    column,
    common: commonest(column.values.slice(first, first + count)),
  }))
  const notes = new Map<string, SpaceNote>()
  for (let space = first; space < first + count; space++) {
    const own = kinds.get(space)
    const marks = [
      ...columns.flatMap(({ column: { name, type, values }, common }) => {
        const value = values[space] ?? NONE
        if (value === NONE || value === common) return []
        return markOf(world, name, type, value).map((mark) => signed(world, mark, type))
      }),
      ...world.spaceSets.flatMap((set) => setMark(world, set, space)),
    ]
    const kind = own === undefined || (own.seat === undefined && own.kind === usual) ? undefined : own.kind
    if (kind !== undefined || marks.length > 0)
      notes.set(world.spaces[space]?.name ?? '', { kind, seat: own?.seat, marks })
  }
  return notes
}

/** A value for which the rules have a symbol. */
function signed(world: World, mark: Mark, type: Type): NotedMark {
  const word = mark.value
  if (type.kind !== 'enumeration' || word === undefined) return mark
  const drawn = symbolSaid(world.look, valueSaid(world, type.name, word))
  return drawn === undefined ? mark : { ...mark, sign: { drawn, word } }
}

function areasOf(world: World, namesOf: (spaces: readonly number[]) => readonly string[]): BoardMap['areas'] {
  return [...world.areas.values()]
    .filter(({ noun }) => noun === undefined)
    .flatMap(({ name, perSeat, spaces }) =>
      spaces.map((list, seat) => ({
        name: perSeat ? `${name} of ${world.seats[seat]?.name ?? ''}` : name,
        of: name,
        owner: perSeat ? seat : undefined,
        spaces: namesOf(list),
      })),
    )
    .filter(({ spaces }) => spaces.length > 0)
}

function regionsOf(
  world: World,
  namesOf: (spaces: readonly number[]) => readonly string[],
): readonly MapRegion[] {
  return [...world.regions.values()].flatMap((region) =>
    region.names.map((name, i) => ({
      of: region.name,
      name,
      about: region.sets.flatMap(({ name: column, element, rows }) =>
        element.kind === 'space' ? [{ column, spaces: namesOf(rows[i] ?? []) }] : [],
      ),
      marks: [
        ...regionMarks(world, region, i),
        ...region.sets.flatMap((set) => (set.element.kind === 'space' ? [] : setMark(world, set, i))),
      ],
    })),
  )
}
