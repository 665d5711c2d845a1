import { plainlyWithin } from '../sentences/openings.ts'
import { occasion, withLooked } from './occasions.ts'
import { entriesIn, goneRules, hooked, ruleBlock, section, type Making } from '../sentences/making.ts'
import type { Section, Words } from '../model/model.ts'
import { nameOf, readText, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, told, withLocals, type Speaker } from '../sentences/speaker.ts'
import { steps } from '../sentences/steps.ts'
import { asWritten } from '../sentences/tell.ts'
import { list, paragraph, sentence } from '../model/words.ts'
import { explanation } from './explanation.ts'
import { actionNames, lineTextsOf } from './memory.ts'
import { condition } from '../sentences/dispatch.ts'

/** Rules that fire automatically. */
export function automatic(making: Making): readonly Section[] {
  const rules = entriesIn(making, 'whenever').map((entry) => {
    const { marks } = making
    const speaker = withLooked(making.speaker, entry)
    const items = steps(speaker, valueIn(entry.value, 'then'))
    const { blocks, isChanged } = hooked(making, speaker, nameOf(entry), list(items, items.length > 1))
    return ruleBlock(making, {
      section: 'whenever',
      entry,
      mark: marks.of('whenever', nameOf(entry)) ?? (isChanged ? 'changed' : undefined),
      blocks: [...occasion(making.speaker, entry), ...blocks],
    })
  })
  return section(making, 'automatic', [...rules, ...goneRules(making, 'whenever')])
}

/** Moves that are forbidden although everything else would allow them. */
export function forbidden(making: Making): readonly Section[] {
  const { speaker } = making
  const rules = entriesIn(making, 'forbid').map((entry) => {
    const said = explanation(making, nameOf(entry))
    return ruleBlock(making, {
      section: 'forbid',
      entry,
      blocks: [
        ...(said === undefined ? [] : [paragraph(sentence(said))]),
        paragraph(sentence(forbidWords(speaker, entry)), said === undefined ? undefined : 'quiet'),
      ],
    })
  })
  return section(making, 'forbidden', [...rules, ...goneRules(making, 'forbid')])
}

function forbidWords(speaker: Speaker, entry: Entry): Words {
  const { text, edits } = lineTextsOf(entry)
  if (text === undefined) return []
  const line = readText(text, 'whenLine')
  if (line === undefined) return asWritten(speaker, text)
  const inside = withLocals(speaker, ['piece', 'goal', 'start', 'target'])
  return told(inside, (s) =>
    frame(s, 'condition', {
      actions: actionNames(s, line, edits),
      condition: condition(s, plainlyWithin(s, line.when)),
    }),
  )
}
