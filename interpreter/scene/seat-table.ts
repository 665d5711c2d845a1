import type { GameIR } from '../../grammar/ir/ir.ts'
import type { SeenValue } from '../view/view.ts'
import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { Column } from './columns.ts'
import { plainText } from './contents.ts'
import type { Scene, ScenePlace } from './scene.ts'
import type { SeatValue } from './values.ts'

/** Places of one name, one for each seat. */
export interface SeatPlaces {
  readonly place: string
  readonly of: readonly ScenePlace[]
}

export function seatPlaces({ places, seats }: Scene): readonly SeatPlaces[] {
  const names = [...new Set(places.filter(({ owner }) => owner !== undefined).map(({ place }) => place))]
  return names.map((place) => ({
    place,
    of: seats.flatMap((_, seat) => places.find((p) => p.place === place && p.owner === seat) ?? []),
  }))
}

/**
 * Facts about each seat that fit in a word: values, sums of tallies, and the contents of its places or their number.
 */
export function seatColumns(ir: GameIR, scene: Scene, shownPlaces: ReadonlySet<string>): readonly Column[] {
  const values = scene.seatValues.flatMap((row): readonly Column[] =>
    isTooLong(row) || row.values.every((value) => value === undefined || value === false)
      ? []
      : [{ head: row.name, cells: row.values.map(seenValueText) }],
  )
  const tallies = scene.tallies.map(({ name, sums }) => ({ head: name, cells: sums.map(String) }))
  const places = seatPlaces(scene).flatMap(({ place, of }): readonly Column[] =>
    shownPlaces.has(place) || of.every(({ count }) => count === 0)
      ? []
      : [{ head: place, cells: of.map((each) => placeCell(ir, each)) }],
  )
  return [...values, ...tallies, ...places]
}

/** The longest text in a table of the seats. */
const LONGEST_CELL = 24

/** True if one of these values is too long for a table. */
export function isTooLong({ values }: SeatValue): boolean {
  return values.some((value) => typeof value === 'string' && widthOf(value) > LONGEST_CELL)
}

function placeCell(ir: GameIR, { count, single, known }: ScenePlace): string {
  if (count === 0) return '-'
  return single && known.length === 1 ? plainText(ir, known) : String(count)
}

function seenValueText(value: SeenValue): string {
  if (value === undefined || value === false) return '-'
  return value === true ? 'yes' : String(value)
}
