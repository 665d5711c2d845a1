import { entriesIn, goneItems, heading, labelled, ruleBlock, section } from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, named, told, withLocals } from '../sentences/speaker.ts'
import { valueText } from '../sentences/tell.ts'
import { constantNumber, lotOf } from '../sentences/counted.ts'
import { bundle } from '../sentences/bundles.ts'
import { enumerated, list, paragraph, plain, sentence, strong } from '../model/words.ts'
import { EACH_SPACE } from '../../../grammar/check/world/box.ts'
import { nameText } from '../../../grammar/check/world/tree-reading.ts'
import { signsOf } from '../../../grammar/check/world/picture.ts'
import { tokens } from './memory.ts'
import { picture } from './places.ts'

/** The contents of places at the start, and saved ways to set up. */
export function setup(making: Making): readonly Section[] {
  const { speaker, marks } = making
  const box = entriesIn(making, 'box').map((entry): Item => ({
    words: frame(speaker, 'lies at start', {
      place: strong(placeName(making, entry)),
      what: ofEach(making, entry, contents(making, entry)),
    }),
    mark: marks.of('box', nameOf(entry)),
  }))
  const setups = entriesIn(making, 'setups').map((entry): Block => {
    const caption = frame(speaker, 'setup for', { name: heading(speaker, nameOf(entry)) })
    const rows = signsOf(textIn(entry.value, 'rows') ?? '')
    const answers = textsOf(valueIn(entry.value, 'answers')).map((answer) => plain(answer.text))
    return ruleBlock(making, {
      section: 'setups',
      entry,
      title: textIn(entry.value, 'title'),
      blocks: [
        ...(rows.length === 0 ? [] : [picture(rows, caption, true)]),
        ...(answers.length === 0 ? [] : [paragraph(sentence(enumerated(answers, speaker.phrases.and)))]),
      ],
    })
  })
  return section(making, 'setup', [
    ...list([...box, ...goneItems(making, 'box')]),
    ...tokens(making),
    ...labelled(speaker, 'arrangements', setups),
  ])
}

function placeName({ speaker, configured }: Making, entry: Entry): Words {
  const name = nameOf(entry)
  const [, area] = EACH_SPACE.exec(name) ?? []
  if (area !== undefined) return frame(speaker, 'on each space of', { area: heading(speaker, area) })
  // `deck of low`: one of several places.
  if (/ of |\(/u.test(name)) return valueText(speaker, entry.key)
  const isEach = configured.world.places.find((place) => place.name === name)?.eachPlayer === true
  const words = heading(speaker, name)
  if (!isEach) return words
  const player = named(speaker, 'player')
  return [...words, ...plain(' ('), ...frame(speaker, 'one for each', { what: player }), ...plain(')')]
}

/** Where each player has a set of the pieces, a number without an owner in a place of nobody is for each player. */
function ofEach({ speaker, configured }: Making, entry: Entry, what: Words): Words {
  const { seats, containers, pieces } = configured.world
  const name = nameOf(entry)
  const owners = new Set(
    pieces.flatMap(({ container, owner }) => {
      const lies = containers[container]
      const isHere = lies !== undefined && (lies.name === name || lies.place === name) && !(lies.owner >= 0)
      return isHere ? [owner] : []
    }),
  )
  const counts = entry.value.kind === 'map' ? entriesOf(entry.value).map(nameOf) : [textOf(entry.value)]
  const namesOne = counts.some((text) => seats.some((seat) => text.includes(`${seat.name} `)))
  const isNumber = entry.value.kind === 'map' || /^\d/u.test(counts[0] ?? '')
  return owners.size > 1 && isNumber && !namesOne ? frame(speaker, 'for each player', { number: what }) : what
}

const textOf = (value: Entry['value']): string => (value.kind === 'text' ? value.text : '')

/** A number that is known before the game: `3 * walls each`, `number of spaces`. */
function numberMeant(
  { configured: { world } }: Making,
  place: Entry,
  { key, value }: Entry,
): number | undefined {
  const tree = value.kind === 'text' ? readText(value, 'expression') : undefined
  if (tree === undefined) return undefined
  const found = constantNumber(tree, world.constants)
  if (found !== undefined) return found
  const first = world.containers.findIndex((one) => one.place === nameOf(place) || one.name === nameOf(place))
  const named = nameText(key.text)
  const lying = world.pieces.filter(({ kind, container }) => {
    const { name, class: of } = world.kinds[kind] ?? {}
    return container === first && (name === named || of === named)
  })
  return lying.length === 0 ? undefined : lying.length
}

function contents(making: Making, place: Entry): Words {
  const { value } = place
  // In a place that every player has, `player` is its owner.
  const speaker = withLocals(making.speaker, ['player'])
  if (value.kind !== 'map') {
    // A number of things is not an expression, so it is tried last.
    const isValue = value.kind === 'text' && readText(value, 'expression') !== undefined
    const lots = isValue || value.kind !== 'text' ? undefined : readText(value, 'bundle')
    return lots === undefined ? valueText(speaker, value) : told(speaker, (s) => bundle(s, lots))
  }
  return enumerated(
    entriesOf(value).map((entry) => {
      const number = numberMeant(making, place, entry)
      const lot = number === undefined ? undefined : lotOf(speaker, number, nameOf(entry))
      if (lot !== undefined) return lot
      const count = number === undefined ? valueText(speaker, entry.value) : plain(String(number))
      return [...count, ...plain(' × '), ...named(speaker, nameOf(entry))]
    }),
    speaker.phrases.and,
  )
}
