import {
  entriesIn,
  goneItems,
  goneRules,
  heading,
  ruleBlock,
  section,
  withParameters,
} from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Section } from '../model/model.ts'
import { entriesOf, nameOf } from '../sentences/reading.ts'
import { frame } from '../sentences/speaker.ts'
import { valueText } from '../sentences/tell.ts'
import { capital, list, paragraph, strong } from '../model/words.ts'
import { given } from './course.ts'

/** Sums by lines, as on a score sheet. */
export function scoring(making: Making): readonly Section[] {
  const { speaker, marks } = making
  const blocks = entriesIn(making, 'tallies').map((entry) => {
    const inside = withParameters(speaker, entry)
    return ruleBlock(making, {
      section: 'tallies',
      entry,
      blocks: [
        ...given(inside, entry),
        {
          kind: 'table',
          caption: undefined,
          head: [frame(speaker, 'line'), frame(speaker, 'worth')],
          rows: entriesOf(entry.value).map((line) => ({
            cells: [strong(heading(speaker, nameOf(line))), capital(valueText(inside, line.value))],
            mark: marks.of('tallies', nameOf(entry), nameOf(line)),
          })),
        },
        ...list(goneItems(making, 'tallies', nameOf(entry))),
        paragraph(frame(speaker, 'added up'), 'quiet'),
      ],
    })
  })
  return section(making, 'scoring', [...blocks, ...goneRules(making, 'tallies')])
}
