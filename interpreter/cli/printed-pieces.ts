import { comparedName } from '../../grammar/document/names.ts'
import type { World } from '../../grammar/check/world/world.ts'
import type { Configured } from '../../grammar/load.ts'
import { kindMarks, regionMarks, setMark, type Mark } from '../map/marks.ts'
import type { Prints } from '../scene/text.ts'
import type { Wording } from './wording.ts'

/** Printed values of pieces, by the names of their kinds as shown. */
export interface PrintedPieces {
  /** In a few words, for copies of one row that differ although they share its name. */
  readonly short: Prints
  /** Everything. */
  readonly whole: ReadonlyMap<string, Printed>
  /** Things without a place, with the printed values of each and the spaces it concerns. */
  readonly regions: readonly PrintedRegion[]
}

interface PrintedRegion {
  readonly class: string
  readonly name: string
  readonly marks: readonly Mark[]
}

export interface Printed {
  readonly class: string
  /** The name of the row in the rules, which several kinds may share. */
  readonly row: string
  readonly marks: readonly Mark[]
}

export function printedPieces({ world }: Configured, { named }: Wording): PrintedPieces {
  const [whole, telling] = [kindMarks(world, true), kindMarks(world)]
  const shownMark = ({ column, value }: Mark): Mark => ({
    column: named(column),
    value: value === undefined ? undefined : named(value),
  })
  const short = world.kinds.flatMap(({ name, key, each }, kind) => {
    if (each !== undefined || comparedName(key.text) === name) return []
    const others = world.kinds.flatMap((other, i) => (other.key === key ? [telling[i] ?? []] : []))
    // A mark distinguishes copies unless all others have it, too. Nothing is printed for zero.
    const isTelling = (mark: Mark): boolean =>
      mark.value !== '0' && (others.length === 1 || !others.every((marks) => marks.some(isSame(mark))))
    const words = (telling[kind] ?? []).filter(isTelling).map((mark) => markWords(shownMark(mark)))
    return words.length === 0 ? [] : [[named(name), words.join('; ')] as const]
  })
  return {
    short: new Map(short),
    regions: regionsOf(world).map(({ class: of, name, marks }) => ({
      class: named(of),
      name: named(name),
      marks: marks.map(shownMark),
    })),
    whole: new Map(
      world.kinds.map((kind, i) => [
        named(kind.name),
        {
          class: named(kind.class),
          row: named(comparedName(kind.key.text)),
          marks: (whole[i] ?? []).map(shownMark),
        },
      ]),
    ),
  }
}

function regionsOf(world: World): readonly PrintedRegion[] {
  return [...world.regions.values()].flatMap((region) =>
    // A data class is not a thing of the game.
    region.keys.length === 0
      ? []
      : region.names.map((name, row) => ({
          class: region.name,
          name,
          marks: [
            ...regionMarks(world, region, row),
            ...region.sets.flatMap((set) => setMark(world, set, row)),
          ],
        })),
  )
}

const isSame =
  ({ column, value }: Mark) =>
  (other: Mark): boolean =>
    other.column === column && other.value === value

function markWords({ column, value }: Mark): string {
  return value === undefined ? column : `${column} ${value}`
}
