import { entriesIn, heading, section, withChoices, withParameters, type Making } from '../sentences/making.ts'
import type { Block, Item, Section, Words } from '../model/model.ts'
import { nameOf, textIn, valueIn } from '../sentences/reading.ts'
import { NOTHING_OPENED } from '../sentences/meanings.ts'
import { frame } from '../sentences/speaker.ts'
import { steps } from '../sentences/steps.ts'
import { list, paragraph, plain, spoken, strong } from '../model/words.ts'

/** Letters that a line of the summary may have. */
const MOST_LETTERS = 160

/**
 * The part that players look up during a game: how it is won, and each action in a line. `goal` is the section of
 * the book with that name. A book with an entry for every name needs none.
 */
export function summary(making: Making, goal: readonly Section[]): readonly Section[] {
  const { speaker } = making
  if (speaker.openings === NOTHING_OPENED) return []
  const actions = entriesIn(making, 'actions').map((entry): Item => {
    const inside = withChoices(withParameters(speaker, entry), entry.value)
    const title = textIn(entry.value, 'title')
    const name = strong(heading(speaker, nameOf(entry), title))
    return { words: [...name, ...inOneLine(steps(inside, valueIn(entry.value, 'then')))] }
  })
  if (actions.length < 2) return []
  const blocks: readonly Block[] = [
    ...goal.flatMap((one) => one.blocks),
    paragraph(frame(speaker, 'actions'), 'label'),
    ...list(actions),
  ]
  return section(making, 'summary', blocks)
}

/** The first steps, as far as they say something by themselves. */
function inOneLine(items: readonly Item[]): Words {
  const said: Words[] = []
  let letters = 0
  for (const { words, blocks } of items) {
    letters += spoken(words).length
    // A step that is only a link says what it does elsewhere.
    const isElsewhere = words[0]?.kind === 'link'
    if (blocks !== undefined || isElsewhere || letters > MOST_LETTERS) break
    said.push(words)
  }
  return said.flatMap((words, index) => [...plain(index === 0 ? '. ' : ' '), ...words])
}
