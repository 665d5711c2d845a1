import { entriesIn, heading, section, type Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { entriesOf, nameOf, textsOf } from '../sentences/reading.ts'
import { frame, told, withLocals } from '../sentences/speaker.ts'
import { valueText } from '../sentences/tell.ts'
import { enumerated, list, paragraph, plain } from '../model/words.ts'

/** How many play, where they sit, and which way play goes. */
export function players(making: Making): readonly Section[] {
  const { speaker, configured, marks } = making
  const { ruleset, world } = configured
  const counts = ruleset.playerCounts
  if (counts.length === 0) return []
  const names = (list: readonly string[]): Words =>
    enumerated(
      list.map((name) => heading(speaker, name)),
      speaker.phrases.and,
    )
  const parts = entriesIn(making, 'players')
  const seats = parts.find((entry) => nameOf(entry) === 'seats')?.value
  const items: Item[] = []
  const mark = marks.of('players', 'seats')
  if (seats?.kind === 'map')
    for (const entry of entriesOf(seats)) {
      const [number, seated] = [nameOf(entry), textsOf(entry.value).map(({ text }) => text)]
      items.push({
        // Whoever plays alone sits in no order.
        words:
          seated.length === 1
            ? [...plain(`${number}: `), ...names(seated), ...plain('.')]
            : frame(speaker, 'seats', { number, seats: names(seated) }),
        mark,
      })
    }
  else
    items.push({ words: frame(speaker, 'the seats', { seats: names(world.seats.map((s) => s.name)) }), mark })
  for (const { name, side } of world.seats)
    if (side !== undefined)
      items.push({
        words: frame(speaker, 'side', { seat: heading(speaker, name), side: frame(speaker, side) }),
        mark: marks.of('players', 'sides', name),
      })
  for (const { name, seats: together } of world.teams)
    items.push({
      words: frame(speaker, 'team', {
        team: heading(speaker, name),
        seats: names(together.map((seat) => world.seats[seat]?.name ?? '')),
      }),
      mark: marks.of('players', 'teams', name),
    })
  const isLarger = counts.some((count) => count > 2)
  if (isLarger)
    items.push({
      words: frame(speaker, 'play goes', {
        direction: frame(speaker, world.direction === 1 ? 'clockwise' : 'anticlockwise'),
      }),
      mark: marks.of('players', 'play goes'),
    })
  if (world.mayResign)
    items.push({ words: frame(speaker, 'may resign'), mark: marks.of('players', 'may resign') })
  const opponent = parts.find((entry) => nameOf(entry) === 'opponent')?.value
  if (opponent !== undefined)
    items.push({
      words: told(withLocals(speaker, ['player']), (s) =>
        frame(s, 'opponent is', { who: valueText(s, opponent) }),
      ),
      mark: marks.of('players', 'opponent'),
    })
  const numbers = enumerated(
    counts.map((count) => plain(String(count))),
    speaker.phrases.or,
  )
  const blocks: Block[] = [paragraph(frame(speaker, 'number of players', { numbers })), ...list(items)]
  if (counts.length > 1)
    blocks.push(paragraph(frame(speaker, 'printed for', { number: String(world.seats.length) }), 'quiet'))
  return section(making, 'players', blocks)
}
