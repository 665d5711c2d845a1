import { isPlayers } from '../../../grammar/check/world/kind-cells.ts'
import type { ClassInfo, World } from '../../../grammar/check/world/world.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import type { kindPictures } from '../../look/kind-pictures.ts'
import { htmlText, type Shape } from '../../look/shape.ts'
import type { Table, Words } from '../model/model.ts'
import { plain } from '../model/words.ts'
import { titled, type Making } from '../sentences/making.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { entriesOf, nameOf, readText, textIn, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, named } from '../sentences/speaker.ts'
import { cell, columnsOf, isOfCopies, kindName } from './prints.ts'

/** The kinds of a class: their pictures, letters, numbers in the game and printed values. */
export function kindTable(
  making: Making,
  entry: Entry,
  info: ClassInfo,
  pictureOf: ReturnType<typeof kindPictures>,
): Table {
  const { speaker, marks } = making
  const { world } = making.configured
  const isFull = speaker.openings === NOTHING_OPENED
  const isInGame = (row: Entry): boolean =>
    isFull ||
    info.kindChanges ||
    numberOf(world, row) > 0 ||
    marks.of('pieces', nameOf(entry), 'kinds', nameOf(row)) !== undefined ||
    countMark(making, row, world) !== undefined
  const all = entriesOf(valueIn(entry.value, 'kinds'))
  // Where no piece of a class is in the box, the rules make them.
  const rows = all.some((row) => numberOf(world, row) > 0) ? all.filter(isInGame) : all
  const hasLetters = rows.some((row) => textIn(row.value, 'letter') !== undefined)
  const columns = columnsOf(entry).filter(
    (column) =>
      rows.some((row) => valueIn(row.value, nameOf(column)) !== undefined) ||
      (usual(column) !== undefined && rows.some((row) => !isOfCopies(row, column))),
  )
  const counts = rows.map((row) => copies(making, row, info))
  const hasCounts = counts.some((words) => words.length > 0)
  const each = rows.map((row) => (numberOf(world, row) === 0 ? 0 : perPlayer(world, row)))
  const isEach = hasCounts && info.ownerFixed && each.every((count) => count !== undefined)
  return {
    kind: 'table',
    caption: undefined,
    head: [
      frame(speaker, 'piece'),
      ...(hasLetters ? [frame(speaker, 'letter')] : []),
      ...(hasCounts ? [frame(speaker, isEach ? 'each has' : 'in the game')] : []),
      ...columns.map((column) => titled(speaker, nameOf(column))),
    ],
    rows: rows.map((row, index) => ({
      picture: drawn(pictureOf(world.kinds.filter(({ key }) => key === row.key))),
      cells: [
        kindName(speaker, row),
        ...(hasLetters ? [plain(textIn(row.value, 'letter') ?? '')] : []),
        ...(hasCounts ? [isEach ? plain(String(each[index] ?? 0)) : (counts[index] ?? [])] : []),
        ...columns.map((column) => (isOfCopies(row, column) ? [] : cell(making, row.value, column))),
      ],
      mark: marks.of('pieces', nameOf(entry), 'kinds', nameOf(row)) ?? countMark(making, row, world),
    })),
  }
}

const drawn = (picture: Shape | undefined): string | undefined =>
  picture === undefined ? undefined : htmlText(picture)

/** As the box contains them: per player, per value, or in total. */
function copies(making: Making, row: Entry, info: ClassInfo): Words {
  const { speaker } = making
  const written = valueIn(row.value, 'copies')
  const tree = written?.kind === 'text' ? readText(written, 'copies') : undefined
  const { world } = making.configured
  const total = numberOf(world, row)
  const count = typeof tree?.count === 'object' ? world.constants.get(tree.count.text)?.value : tree?.count
  if (total === 0) return info.ownerFixed ? plain('0') : []
  if (tree?.ofEach !== undefined && isPlayers(tree.ofEach))
    return frame(speaker, 'for each player', { number: String(count) })
  if (tree?.ofEach !== undefined)
    return frame(speaker, 'of each', { number: String(count), what: named(speaker, tree.ofEach.text) })
  const each = perPlayer(world, row)
  return each === undefined
    ? plain(String(total))
    : frame(speaker, 'for each player', { number: String(each) })
}

function numberOf(world: World, { key }: Pick<Entry, 'key'>): number {
  return inBox(world).filter(({ kind }) => world.kinds[kind]?.key === key).length
}

/** The pieces in the box, without the spares that pieces secretly change into. */
function inBox({ pieces, containers }: World): World['pieces'] {
  return pieces.filter(({ container }) => containers[container]?.supply !== true)
}

function perPlayer(world: World, row: Entry): number | undefined {
  const owners = inBox(world).flatMap(({ kind, owner, container }) =>
    world.kinds[kind]?.key === row.key
      ? [owner >= 0 ? owner : (world.containers[container]?.owner ?? -1)]
      : [],
  )
  const counts = world.seats.map((_, seat) => owners.filter((owner) => owner === seat).length)
  const [first] = counts
  return first !== undefined && first > 0 && counts.every((count) => count === first) ? first : undefined
}

function countMark({ base }: Making, row: Entry, world: World): 'changed' | undefined {
  if (base === undefined) return undefined
  const before = base.world.kinds.find(({ key }) => key.text === row.key.text)
  return before === undefined || numberOf(base.world, before) === numberOf(world, row) ? undefined : 'changed'
}

/** The column's default, for rows that give no value. */
function usual(column: Entry): YamlText | undefined {
  if (column.value.kind !== 'text' || !column.value.text.includes('=')) return undefined
  return column.value
}
