import type { IndexFacts, Scene, ScenePlace, TableFacts } from '../../interpreter/index.ts'

/** How large the things in a place are drawn: as cards, as small cards, or as words with a sign. */
export type Size = 'full' | 'mini' | 'chips'

/** Places in columns, one for each value of the index that they share. */
export interface Block {
  readonly columns: number
  /** The name of that index. */
  readonly axis: string
  /** From top to bottom; in each, the places of one name from left to right. */
  readonly rows: readonly (readonly ScenePlace[])[]
}

/** Some of the places on a table without a board: those of a seat, or those of nobody. */
export interface Zone {
  readonly seat: number | undefined
  readonly blocks: readonly Block[]
  /** Places in use, in the order of the rules. */
  readonly open: readonly ScenePlace[]
  /** The viewer's places that others do not see. */
  readonly held: readonly ScenePlace[]
  /** Places that just keep things. */
  readonly aside: readonly ScenePlace[]
}

/** A table as one of its players sees it. */
export interface Zones {
  /** Other seats, clockwise from the left of the viewer. */
  readonly others: readonly Zone[]
  readonly middle: Zone
  /** For each place of which every seat has one that holds one open thing: those of all seats. */
  readonly laid: readonly (readonly ScenePlace[])[]
  readonly near: Zone
}

type Facts = Pick<TableFacts, 'seats' | 'places' | 'laid'>

/** The seat at whose side the table is seen. */
export function viewerOf({ seats }: Pick<Scene, 'seats'>): number {
  return Math.max(
    0,
    seats.findIndex(({ looks }) => looks),
  )
}

export function zonesOf(scene: Scene, facts: Facts): Zones {
  const viewer = viewerOf(scene)
  const many = scene.seats.length
  const shown = scene.places.filter(({ place }) => facts.laid[place]?.as !== 'hidden')
  const laid = shown.filter(isLaid)
  const zone = (seat: number | undefined): Zone =>
    zoneOf(
      scene,
      facts,
      seat,
      shown.filter((place) => place.seat === seat && !isLaid(place)),
    )
  return {
    others: Array.from({ length: Math.max(0, many - 1) }, (_, i) => zone((viewer + 1 + i) % many)),
    middle: zone(undefined),
    laid: [...Map.groupBy(laid, ({ place }) => place).values()],
    near: zone(viewer),
  }
}

/** Places that hold one open thing in front of a seat are shown in the middle of the table. */
export function isLaid({ owner, single, open }: ScenePlace): boolean {
  return owner !== undefined && single && open
}

function zoneOf(scene: Scene, facts: Facts, seat: number | undefined, places: readonly ScenePlace[]): Zone {
  // Empty places would only take room; those in columns show where something can lie.
  const seen = places.filter(
    ({ count, place }) =>
      count > 0 ||
      (scene.boards.length === 0 && seat === undefined && facts.places[place]?.room !== undefined),
  )
  const plain = seen.filter((place) => indicesOf(facts, place).length === 0)
  const isNear = seat === viewerOf(scene)
  const isHeld = ({ open }: ScenePlace): boolean => isNear && seat !== undefined && !open
  const isAside = ({ place }: ScenePlace): boolean => facts.places[place]?.isAside === true
  return {
    seat,
    blocks: blocksOf(scene, facts, isNear, places),
    open: plain.filter((place) => !isHeld(place) && !isAside(place)),
    held: plain.filter(isHeld),
    aside: seen.filter(isAside),
  }
}

function indicesOf({ places }: Pick<Facts, 'places'>, { place }: ScenePlace): readonly IndexFacts[] {
  return places[place]?.indices ?? []
}

/** The index whose values are columns: the one that most places have, so that things in line lie in line. */
function axisOf({ places }: Pick<Facts, 'places'>, indices: readonly IndexFacts[]): IndexFacts | undefined {
  const many = ({ name }: IndexFacts): number =>
    Object.values(places).filter((other) => other.indices.some((index) => index.name === name)).length
  return indices.reduce<IndexFacts | undefined>(
    (best, index) => (best !== undefined && many(best) > many(index) ? best : index),
    undefined,
  )
}

function blocksOf(
  scene: Scene,
  facts: Facts,
  isNear: boolean,
  places: readonly ScenePlace[],
): readonly Block[] {
  const viewer = viewerOf(scene)
  const inUse = places.filter(({ place }) => facts.places[place]?.isAside !== true)
  const named = [...Map.groupBy(inUse, ({ place }) => place).values()]
  const gridded = named.flatMap((all) => {
    const indices = all[0] === undefined ? [] : indicesOf(facts, all[0])
    const axis = axisOf(facts, indices)
    return axis === undefined ? [] : [{ all, indices, axis }]
  })
  const like = (indices: readonly IndexFacts[]): string => indices.map(({ name }) => name).join()
  // An empty place takes no room beside another one with the same index.
  const used = gridded.filter(
    ({ all, indices }, i) =>
      isUsed(all) ||
      (scene.boards.length === 0 &&
        !gridded.some((other, k) => like(other.indices) === like(indices) && (isUsed(other.all) || k > i))),
  )
  return [...Map.groupBy(used, ({ axis }) => axis.name)].map(([axis, sharing]): Block => ({
    columns: sharing[0]?.axis.count ?? 1,
    axis,
    // Covered cards lie below what covers them, so they are further away.
    rows: sharing
      .toSorted((one, other) => Number(isOpen(one.all)) - Number(isOpen(other.all)))
      .flatMap(({ all, indices, axis }) => rowsOf(all, indices, axis, axis.turned.includes(viewer), isNear)),
  }))
}

const isOpen = (places: readonly ScenePlace[]): boolean => places.every(({ open }) => open)

function isUsed(places: readonly ScenePlace[]): boolean {
  return places.some(({ count }) => count > 0)
}

/** The rows of the places of one name; the last in line is next to the middle of the table. */
function rowsOf(
  all: readonly ScenePlace[],
  indices: readonly IndexFacts[],
  axis: IndexFacts,
  isReversed: boolean,
  isNear: boolean,
): readonly (readonly ScenePlace[])[] {
  const at = indices.indexOf(axis)
  const others = indices.filter((index) => index !== axis)
  // The last index changes fastest.
  const numbers = (nth: number): readonly number[] => {
    const found: number[] = []
    let rest = nth
    for (const { count } of indices.toReversed()) {
      found.unshift(rest % count)
      rest = Math.floor(rest / count)
    }
    return found
  }
  const rows = new Map<string, ScenePlace[]>()
  for (const [nth, place] of all.entries()) {
    const row = numbers(nth)
      .filter((_, i) => i !== at)
      .join()
    rows.set(row, [...(rows.get(row) ?? []), place])
  }
  const inOrder = [...rows.values()].map((row) => (isReversed ? row.toReversed() : row))
  return isNear && others.length > 0 && others.every(({ isLine }) => isLine) ? inOrder.toReversed() : inOrder
}

/** Places that are still needed are large, the others beside them small. */
export function sizeIn(zones: Zones, zone: Zone, place: ScenePlace, isSpread = false): Size {
  const isBacks = isUnseen(place) && !isSpread
  // In the middle, backs are as large as what is seen beside them.
  if (isBacks && (zone !== zones.middle || zone.open.every(isUnseen))) return 'mini'
  const things = place.pile && !isSpread ? 1 : place.known.length
  const isHeld = zone.held.includes(place)
  if (zone.aside.includes(place) ? things > FEW : isHeld && things > TOO_MANY) return 'chips'
  const isOther = zone !== zones.near && zone !== zones.middle
  return isOther || zone.aside.includes(place) || things > MANY ? 'mini' : 'full'
}

/** True if nothing but backs is seen of what lies there. */
function isUnseen({ known, groups, top }: ScenePlace): boolean {
  return known.length === 0 && groups.length === 0 && top === undefined
}

/** More kept things are words. */
const FEW = 2
/** More things in use are small, and more of those that are held are words. */
const MANY = 9
const TOO_MANY = 14

export function sizeInBlock({ rows }: Block): Size {
  if (rows.length > 2) return 'chips'
  const isMany = rows.some((row) => row.some(({ single, pile }) => !single && !pile))
  return rows.length > 1 || isMany || rows.some((row) => row.some(isUnseen)) ? 'mini' : 'full'
}
