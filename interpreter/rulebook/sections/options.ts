import type { Kind } from '../../../grammar/expression/ast.ts'
import type { OptionInfo } from '../../../grammar/check/world/world.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import { entriesIn, goneItems, labelled, section, titled, type Making } from '../sentences/making.ts'
import type { Block, Section, Words } from '../model/model.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { foreign, frame, named, type Speaker } from '../sentences/speaker.ts'
import { valueText } from '../sentences/tell.ts'
import { enumerated, list, plain, strong } from '../model/words.ts'

/** Numbers that variants change, and what players may choose. */
export function options(making: Making): readonly Section[] {
  const { speaker } = making
  const gone = [...goneItems(making, 'numbers'), ...goneItems(making, 'options')]
  return section(making, 'options', [
    ...labelled(speaker, 'number', numberTable(making)),
    ...labelled(speaker, 'option', optionTable(making)),
    ...list(gone),
  ])
}

function numberTable(making: Making): readonly Block[] {
  const { speaker, marks, base } = making
  const isFull = speaker.openings === NOTHING_OPENED
  // Numbers are said where they count; the table shows what a variant has changed.
  const entries = entriesIn(making, 'numbers').filter(
    (entry) => isFull || marks.of('numbers', nameOf(entry)) !== undefined,
  )
  if (entries.length === 0) return []
  return [
    {
      kind: 'table',
      caption: undefined,
      head: [frame(speaker, 'number'), frame(speaker, 'value')],
      rows: entries.map((entry) => {
        const shown = constantWords(making, nameOf(entry))
        const isLiteral = entry.value.kind === 'text' && /^\s*\d+\s*$/u.test(entry.value.text)
        const was =
          base === undefined ? undefined : base.world.constants.get(comparedName(nameOf(entry)))?.value
        const now = making.configured.world.constants.get(comparedName(nameOf(entry)))?.value
        const mark = marks.of('numbers', nameOf(entry))
        return {
          cells: [
            titled(speaker, nameOf(entry)),
            isLiteral ? shown : [...shown, ...plain(' ('), ...valueText(speaker, entry.value), ...plain(')')],
          ],
          mark: mark ?? (was === undefined || was === now ? undefined : 'changed'),
        }
      }),
    },
  ]
}

export function constantWords({ speaker }: Making, name: string): Words {
  const constant = speaker.names.constants.get(comparedName(name))
  if (constant === undefined) return []
  if (typeof constant.value === 'boolean') return frame(speaker, constant.value ? 'yes' : 'no')
  if (constant.value === 'unlimited') return frame(speaker, 'unlimited')
  return typeof constant.value === 'string' ? named(speaker, constant.value) : plain(String(constant.value))
}

function optionTable(making: Making): readonly Block[] {
  const { speaker, configured, marks, base } = making
  const entries = entriesIn(making, 'options')
  if (entries.length === 0) return []
  return [
    {
      kind: 'table',
      caption: undefined,
      head: [
        frame(speaker, 'option'),
        frame(speaker, 'chosen'),
        frame(speaker, 'allowed'),
        frame(speaker, 'usual'),
      ],
      rows: entries.map((entry) => {
        const name = nameOf(entry)
        const option = configured.world.options.find((each) => each.name === comparedName(name))
        const chosen =
          option?.type.kind === 'enumeration'
            ? valueWords(making, option.type.name, option.text)
            : constantWords(making, name)
        const was = base?.world.options.find((each) => each.name === comparedName(name))
        // A choice changes no rule, but a document that fixes one does.
        const isOther = option?.fixed !== was?.fixed || (option?.fixed === true && option.text !== was?.text)
        return {
          cells: [
            titled(speaker, name, textIn(entry.value, 'title')),
            strong(option?.fixed === true ? frame(speaker, 'fixed', { value: chosen }) : chosen),
            allowed(making, entry),
            usual(making, option),
          ],
          mark: marks.of('options', name) ?? (was !== undefined && isOther ? 'changed' : undefined),
        }
      }),
    },
  ]
}

function allowed(making: Making, entry: Entry): Words {
  const { speaker } = making
  const node = entry.value.kind === 'map' ? valueIn(entry.value, 'type') : entry.value
  if (node?.kind !== 'text') return []
  const type = readText(node, 'type')
  if (type === undefined) return foreign(speaker, plain(node.text))
  const words = kindWords(making, speaker, type.type)
  const step = textIn(entry.value, 'step')
  return step === undefined
    ? words
    : [...words, ...plain(', '), ...frame(speaker, 'steps of', { number: step })]
}

function kindWords(making: Making, speaker: Speaker, kind: Kind): Words {
  switch (kind.kind) {
    case 'true or false':
      return enumerated([frame(speaker, 'yes'), frame(speaker, 'no')], speaker.phrases.or)
    case 'range':
      return frame(speaker, 'range', { from: String(kind.least), to: String(kind.most) })
    case 'set':
    case 'bag':
      return kindWords(making, speaker, kind.of)
    case 'named': {
      const values = entriesIn(making, 'values').find((entry) => nameOf(entry) === kind.name.text)
      const members = textsOf(
        values === undefined
          ? undefined
          : entriesOf(values.value).length > 0
            ? valueIn(values.value, 'line')
            : values.value,
      )
      const { chosen, enumerations } = making.configured.world
      const isData = [...chosen.values()].some(({ of }) => of.name === comparedName(kind.name.text))
      const files = isData ? (enumerations.get(comparedName(kind.name.text)) ?? []) : []
      const all = [...members.map(({ text }) => text), ...files]
      if (all.length === 0) return named(speaker, kind.name.text)
      return enumerated(
        all.map((text) => valueWords(making, comparedName(kind.name.text), text)),
        speaker.phrases.or,
      )
    }
  }
}

/** A value by name, and for a data file also by its title. */
function valueWords({ speaker, game }: Making, of: string, value: string): Words {
  const file = game.data.get(of)?.find(({ name }) => name === value)
  return file === undefined
    ? named(speaker, value)
    : titled(speaker, value, textIn(file.document.root, 'title'))
}

function usual(making: Making, option: OptionInfo | undefined): Words {
  if (option === undefined) return []
  const { speaker } = making
  const { enumerations } = making.configured.world
  const { type, default: value } = option
  if (type.kind === 'truth') return frame(speaker, value === 0 ? 'no' : 'yes')
  if (type.kind === 'enumeration')
    return valueWords(making, type.name, enumerations.get(type.name)?.[value] ?? '')
  return type.kind === 'number' ? plain(String(value)) : []
}
