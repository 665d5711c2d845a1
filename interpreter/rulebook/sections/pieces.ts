import { comparedName } from '../../../grammar/document/names.ts'
import type { ClassInfo } from '../../../grammar/check/world/world.ts'
import { kindPictures } from '../../look/kind-pictures.ts'
import { entriesIn, goneRules, heading, label, ruleBlock, section, titled } from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { entriesOf, nameOf, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, named, type Speaker } from '../sentences/speaker.ts'
import { enumerated, joined, list, paragraph, plain, strong } from '../model/words.ts'
import { kindTable } from './kind-table.ts'
import { trackedWords } from './memory.ts'
import { copyTables } from './prints.ts'

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
  const say = (key: Parameters<typeof frame>[1], slots?: Parameters<typeof frame>[2]): void => {
    blocks.push(paragraph(frame(speaker, key, slots)))
  }
  const group = textIn(entry.value, 'group of')
  if (group !== undefined) say('group', { group: heading(speaker, name), members: named(speaker, group) })
  if (valueIn(entry.value, 'most at once') !== undefined) {
    const count = making.configured.world.groups.find((one) => one.name === comparedName(name))?.count ?? 0
    say('most at once', { number: String(count) })
  }
  if (info?.ownerFixed === true) say('own side')
  const ownerless = entriesOf(valueIn(entry.value, 'kinds')).filter(
    (row) => info?.ownerFixed === true && textIn(row.value, 'owner') === 'nobody',
  )
  const all = (words: readonly Words[]): Words => enumerated(words, speaker.phrases.and)
  if (ownerless.length > 0)
    say('without owner', { what: all(ownerless.map((row) => named(speaker, nameOf(row)))) })
  if (info?.ownerChanges === true) say('changes side')
  if (info?.kindChanges === true) say('changes kind')
  if (info?.changesUnseen === true) say('changes kind in secret')
  if (textIn(entry.value, 'pile') === 'yes') say('in order')
  if (info !== undefined) blocks.push(kindTable(making, entry, info, pictureOf), ...copyTables(making, entry))
  const families = entriesOf(valueIn(entry.value, 'families')).map((family): Item => ({
    words: frame(speaker, 'family', {
      name: strong(titled(speaker, nameOf(family))),
      members: namesOf(speaker, family.value, speaker.phrases.and),
    }),
    mark: marks.of('pieces', name, 'families', nameOf(family)),
  }))
  if (families.length > 0) blocks.push(label(speaker, 'families'), ...list(families))
  const tracked = entriesOf(valueIn(entry.value, 'track'))
  if (tracked.length > 0)
    say('kept of each', { values: all(tracked.map((each) => trackedWords(speaker, each))) })
  return blocks
}
