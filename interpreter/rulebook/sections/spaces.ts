import { NONE } from '../../../grammar/ir/ir.ts'
import type { Type } from '../../../grammar/types/types.ts'
import { listedNames } from '../../../grammar/check/world/listed-names.ts'
import type { AreaInfo, ColumnInfo, RegionInfo, SetColumn } from '../../../grammar/check/world/world.ts'
import type { Block, Item, Words } from '../model/model.ts'
import { enumerated, joined, plain, strong } from '../model/words.ts'
import { beforeChanges, entriesIn, markOfWords, titled, type Making } from '../sentences/making.ts'
import { nameOf } from '../sentences/reading.ts'
import { frame, named } from '../sentences/speaker.ts'
import { spaceNames } from './folded-spaces.ts'

/** Kinds of space and their print, under the options of this book. */
export function spaceItems(making: Making): readonly Item[] {
  const base = beforeChanges(making)
  const before = base === undefined ? new Map<string, Item>() : new Map(linesOf(base))
  return linesOf(making).map(([name, line]) => {
    const was = before.get(name)
    return { ...line, mark: markOfWords(making, [line.words], was && [was.words]) }
  })
}

/** Each line with the name of what it is about. */
function linesOf(making: Making): readonly (readonly [string, Item])[] {
  const { world } = making.configured
  const kinds = [...world.areas.values()].filter(({ noun }) => noun !== undefined)
  return [
    ...kinds.map(
      (area) => [area.name, item(making, area.name, kindSpaces(making, area), signOf(making, area))] as const,
    ),
    ...world.spaceColumns.flatMap((column) =>
      columnItem(making, column).map((line) => [column.name, line] as const),
    ),
    ...world.spaceSets.flatMap((column) =>
      setItem(making, column).map((line) => [column.name, line] as const),
    ),
  ]
}

/** The sign that its spaces are drawn with; blanks need no explanation. */
function signOf({ configured }: Making, { spaces }: AreaInfo): string {
  const { sign = ' ' } = configured.world.spaces[spaces.flat()[0] ?? -1] ?? {}
  return sign === ' ' ? '' : sign
}

function item({ speaker }: Making, name: string, spaces: Words, sign = ''): Item {
  const called = strong(titled(speaker, name))
  return {
    words: frame(speaker, 'area', {
      name: sign === '' ? called : [...called, ...plain(` (${sign})`)],
      spaces,
    }),
    mark: undefined,
  }
}

/** For a kind with one for each player, the owners. */
function kindSpaces(making: Making, { perSeat, spaces }: AreaInfo): Words {
  const { speaker, configured } = making
  if (!perSeat) return namesOf(making, spaces.flat())
  return joined(
    spaces.map((own, seat) => [
      ...namesOf(making, own),
      ...plain(' ('),
      ...named(speaker, configured.world.seats[seat]?.name ?? ''),
      ...plain(')'),
    ]),
    ', ',
  )
}

function namesOf({ configured, speaker }: Making, spaces: readonly number[]): Words {
  return spaceNames(
    speaker,
    spaces.map((space) => configured.world.spaces[space]?.name ?? ''),
  )
}

/** The spaces of each value: `fall back (5, 6), erupt (7)`. */
function columnItem(making: Making, { name, type, values }: ColumnInfo): readonly Item[] {
  const distinct = [...new Set(values)].filter((value) => value !== NONE)
  const lots = distinct.map((value) => [
    ...valueWords(making, type, value),
    ...plain(' ('),
    ...namesOf(
      making,
      values.flatMap((other, space) => (other === value ? [space] : [])),
    ),
    ...plain(')'),
  ])
  return lots.length === 0 ? [] : [item(making, name, joined(lots, '; '))]
}

/** The members on each space: `2 (Kwak and Skully)`. */
function setItem(making: Making, { name, element, rows }: SetColumn): readonly Item[] {
  const lots = rows.flatMap((members, space) =>
    members.length === 0
      ? []
      : [
          [
            ...namesOf(making, [space]),
            ...plain(' ('),
            ...enumerated(
              members.map((member) => valueWords(making, element, member)),
              making.speaker.phrases.and,
            ),
            ...plain(')'),
          ],
        ],
  )
  return lots.length === 0 ? [] : [item(making, name, joined(lots, '; '))]
}

function valueWords({ speaker, configured: { world } }: Making, type: Type, value: number): Words {
  if (type.kind === 'truth') return frame(speaker, value === 0 ? 'no' : 'yes')
  const names = listedNames(world, type)
  if (names === undefined) return plain(String(value))
  const name = names[value] ?? ''
  return type.kind === 'space' ? plain(name) : named(speaker, name)
}

/** Each class of regions as a table: what is printed on every one of them. */
export function regionTables(making: Making): readonly Block[] {
  const { speaker, configured } = making
  const base = beforeChanges(making)
  return entriesIn(making, 'regions').flatMap((entry): readonly Block[] => {
    const region = configured.world.regions.get(nameOf(entry))
    if (region === undefined || region.names.length === 0) return []
    const was = base?.configured.world.regions.get(nameOf(entry))
    const columns = columnsOf(region).map(({ name }) => name)
    const before = new Map(
      base === undefined || was === undefined
        ? []
        : was.names.map((name, i) => [name, regionRow(base, was, columns, i)] as const),
    )
    const rows = region.names.map((name, i) => {
      const cells = regionRow(making, region, columns, i)
      return { cells, mark: markOfWords(making, cells, before.get(name)) }
    })
    const gone = [...before].filter(([name]) => !region.names.includes(name))
    return [
      {
        kind: 'table',
        caption: undefined,
        head: [titled(speaker, region.name), ...columns.map((name) => titled(speaker, name))],
        rows: [...rows, ...gone.map(([, cells]) => ({ cells, mark: 'gone' as const }))],
      },
    ]
  })
}

function columnsOf({ sets, columns }: RegionInfo): readonly (SetColumn | ColumnInfo)[] {
  return [...sets, ...columns]
}

/** The prints of one region, under these headings. */
function regionRow(
  making: Making,
  region: RegionInfo,
  columns: readonly string[],
  i: number,
): readonly Words[] {
  const all = columnsOf(region)
  return [
    strong(plain(region.names[i] ?? '')),
    ...columns.map((name) => {
      const column = all.find((each) => each.name === name)
      if (column === undefined) return []
      return 'rows' in column
        ? members(making, column, column.rows[i] ?? [])
        : cell(making, column, column.values[i] ?? NONE)
    }),
  ]
}

function members(making: Making, { element }: SetColumn, row: readonly number[]): Words {
  if (element.kind === 'space') return namesOf(making, row)
  return enumerated(
    row.map((member) => valueWords(making, element, member)),
    making.speaker.phrases.and,
  )
}

function cell(making: Making, { type }: ColumnInfo, value: number): Words {
  return value === NONE ? frame(making.speaker, 'none') : valueWords(making, type, value)
}
