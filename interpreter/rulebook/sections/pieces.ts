import { comparedName } from '../../../grammar/document/names.ts'
import type { ClassInfo, World } from '../../../grammar/check/world/world.ts'
import { isPlayers } from '../../../grammar/check/world/kind-cells.ts'
import { kindPictures } from '../../look/kind-pictures.ts'
import { htmlText, type Shape } from '../../look/shape.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { entriesIn, goneRules, heading, label, ruleBlock, section, titled } from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Section, Table, Words } from '../model/model.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, named, type Speaker } from '../sentences/speaker.ts'
import { enumerated, joined, list, paragraph, plain, strong } from '../model/words.ts'
import { trackedWords } from './memory.ts'
import { columnsOf, cell, copyTables, isOfCopies, kindName } from './prints.ts'

/** Everything on the table: kinds with their print, families, groups. */
export function pieces(making: Making): readonly Section[] {
  const { speaker, marks } = making
  const { world } = making.configured
  const pictureOf = kindPictures(world)
  const classes = entriesIn(making, 'pieces').map((entry) => {
    const info = world.classes.find(({ name }) => name === comparedName(nameOf(entry)))
    const title = textIn(entry.value, 'title')
    return ruleBlock(making, {
      section: 'pieces',
      entry,
      title,
      blocks: classBlocks(making, entry, info, pictureOf),
    })
  })
  const values = entriesIn(making, 'values')
    .filter((entry) => speaker.openings === NOTHING_OPENED || isPrinted(making, nameOf(entry)))
    .map((entry): Item => ({
      words: enumeration(speaker, entry),
      mark: marks.of('values', nameOf(entry)),
    }))
  return section(making, 'pieces', [
    ...classes,
    ...goneRules(making, 'pieces'),
    ...(values.length === 0 ? [] : [label(speaker, 'values'), ...list(values)]),
  ])
}

/** True if pieces print its values. Elsewhere a value is said where it matters. */
function isPrinted({ configured }: Making, name: string): boolean {
  return configured.world.classes.some(({ columns }) =>
    columns.some(({ type }) => type.kind === 'enumeration' && type.name === comparedName(name)),
  )
}

function enumeration(speaker: Speaker, entry: Entry): Words {
  const line = valueIn(entry.value, 'line')
  const members = namesOf(speaker, line ?? entry.value, speaker.phrases.or)
  const name = strong(titled(speaker, nameOf(entry)))
  const words = frame(speaker, line === undefined ? 'family' : 'family in line', { name, members })
  const own = entriesOf(valueIn(entry.value, 'called')).map((seat) =>
    frame(speaker, 'family', {
      name: titled(speaker, nameOf(seat)),
      members: namesOf(speaker, seat.value, speaker.phrases.and),
    }),
  )
  return own.length === 0 ? words : [...words, ...plain(' ('), ...joined(own, '; '), ...plain(')')]
}

function namesOf(speaker: Speaker, value: Entry['value'], last: string): Words {
  return enumerated(
    textsOf(value).map(({ text }) => named(speaker, text)),
    last,
  )
}

function classBlocks(
  making: Making,
  entry: Entry,
  info: ClassInfo | undefined,
  pictureOf: ReturnType<typeof kindPictures>,
): readonly Block[] {
  const { speaker, marks } = making
  const name = nameOf(entry)
  const blocks: Block[] = []
  const group = textIn(entry.value, 'group of')
  if (group !== undefined)
    blocks.push(
      paragraph(frame(speaker, 'group', { group: heading(speaker, name), members: named(speaker, group) })),
    )
  if (valueIn(entry.value, 'most at once') !== undefined) {
    const count = making.configured.world.groups.find((one) => one.name === comparedName(name))?.count ?? 0
    blocks.push(paragraph(frame(speaker, 'most at once', { number: String(count) })))
  }
  if (info?.ownerFixed === true) blocks.push(paragraph(frame(speaker, 'own side')))
  const ownerless = entriesOf(valueIn(entry.value, 'kinds')).filter(
    (row) => info?.ownerFixed === true && textIn(row.value, 'owner') === 'nobody',
  )
  if (ownerless.length > 0) {
    const what = enumerated(
      ownerless.map((row) => named(speaker, nameOf(row))),
      speaker.phrases.and,
    )
    blocks.push(paragraph(frame(speaker, 'without owner', { what })))
  }
  if (info?.ownerChanges === true) blocks.push(paragraph(frame(speaker, 'changes side')))
  if (info?.kindChanges === true) blocks.push(paragraph(frame(speaker, 'changes kind')))
  if (info?.changesUnseen === true) blocks.push(paragraph(frame(speaker, 'changes kind in secret')))
  if (textIn(entry.value, 'pile') === 'yes') blocks.push(paragraph(frame(speaker, 'in order')))
  if (info !== undefined) blocks.push(kindTable(making, entry, info, pictureOf), ...copyTables(making, entry))
  const families = entriesOf(valueIn(entry.value, 'families')).map((family): Item => ({
    words: frame(speaker, 'family', {
      name: strong(titled(speaker, nameOf(family))),
      members: enumerated(
        textsOf(family.value).map(({ text }) => named(speaker, text)),
        speaker.phrases.and,
      ),
    }),
    mark: marks.of('pieces', name, 'families', nameOf(family)),
  }))
  if (families.length > 0) blocks.push(label(speaker, 'families'), ...list(families))
  const tracked = entriesOf(valueIn(entry.value, 'track'))
  if (tracked.length > 0) {
    const values = enumerated(
      tracked.map((each) => trackedWords(speaker, each)),
      speaker.phrases.and,
    )
    blocks.push(paragraph(frame(speaker, 'kept of each', { values })))
  }
  return blocks
}

function kindTable(
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
