import { comparedName } from '../../grammar/document/names.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'
import { brokenBeside, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { Configured } from '../../grammar/load.ts'
import { kindMarks } from '../map/marks.ts'
import type { Mark } from '../map/marks.ts'
import type { Match } from '../match/match.ts'
import { sceneOf } from '../scene/scene.ts'
import type { SceneGroup } from '../scene/scene.ts'
import { placeText } from '../scene/text.ts'
import type { Prints } from '../scene/text.ts'
import type { Wording } from './wording.ts'

/** What is printed on pieces, by the names of their kinds as shown. */
export interface PrintedPieces {
  /** In a few words, for kinds of which the name says nothing: copies of a row that differ. */
  readonly short: Prints
  /** Everything. */
  readonly whole: ReadonlyMap<string, Printed>
}

interface Printed {
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
    const isTelling = (mark: Mark): boolean =>
      mark.value !== '0' && (others.length === 1 || !others.every((marks) => marks.some(isSame(mark))))
    const words = (telling[kind] ?? []).filter(isTelling).map((mark) => markWords(shownMark(mark)))
    return words.length === 0 ? [] : [[named(name), words.join('; ')] as const]
  })
  return {
    short: new Map(short),
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

const isSame =
  ({ column, value }: Mark) =>
  (other: Mark): boolean =>
    other.column === column && other.value === value

function markWords({ column, value }: Mark): string {
  return value === undefined ? column : `${column} ${value}`
}

interface Looking {
  readonly match: Match
  readonly seat: number
  readonly wording: Wording
  readonly width: number
  readonly prints: PrintedPieces
}

/** What is printed on a piece and where such pieces lie, or the contents of a place, as far as the seat may know. */
export function lookedAt(desk: Looking, wanted: string): string {
  const { match, seat, wording, width, prints } = desk
  const { ir } = wording
  const scene = wording.scene(sceneOf(match.ir, match.view(seat)))
  const small = wanted.toLowerCase()
  const isCalled = (name: string): boolean => name.toLowerCase() === small
  const places = scene.places.filter(({ name, place }) => isCalled(name) || isCalled(place))
  if (places.length > 0)
    return places.map((place) => placeText(ir, place, { width, prints: prints.short })).join('\n')
  const kinds = [...prints.whole]
  const exact = kinds.filter(([name]) => isCalled(name))
  const found =
    exact.length > 0 ? exact : kinds.filter(([, print]) => isCalled(print.row) || isCalled(print.class))
  if (found.length > 0)
    return found
      .flatMap(([name, print]) => [...printLines(name, print, width), ...whereLines(name)])
      .join('\n')
  const near = nearest(wanted, [...kinds.map(([name]) => name), ...scene.places.map(({ name }) => name)])
  return `No piece and no place is called \`${wanted}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`

  function whereLines(kind: string): readonly string[] {
    const holds = ({ known, groups }: SceneGroup): boolean =>
      known.some((lot) => lot.kind === kind) || groups.some(holds)
    const at = scene.places.filter(
      ({ known, groups }) => known.some((lot) => lot.kind === kind) || groups.some(holds),
    )
    return at.length === 0 ? [] : brokenBeside('  ', `in ${at.map(({ name }) => name).join(', ')}`, width)
  }
}

function printLines(name: string, { class: of, marks }: Printed, width: number): readonly string[] {
  const longest = Math.max(0, ...marks.map(({ column }) => widthOf(column)))
  return [
    name === of ? name : `${name} (${of})`,
    ...(marks.length === 0 ? ['  Nothing is printed on it.'] : []),
    ...marks.flatMap(({ column, value = 'yes' }) =>
      brokenBeside(`  ${padEnd(column, longest)}  `, value, width),
    ),
  ]
}
