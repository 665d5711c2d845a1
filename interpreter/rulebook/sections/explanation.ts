import { comparedName } from '../../../grammar/document/names.ts'
import { fixedOrUsual } from './option-values.ts'
import { entriesIn, type Making } from '../sentences/making.ts'
import type { Words } from '../model/model.ts'
import { nameOf } from '../sentences/reading.ts'
import { SOURCE_LANGUAGE, foreign, translated } from '../sentences/speaker.ts'
import { plain } from '../model/words.ts'

/** The longer text for a named condition, with the values of options filled in. */
export function explanation(making: Making, label: string): Words | undefined {
  const entry = entriesIn(making, 'says').find((each) => nameOf(each) === label)
  if (entry?.value.kind !== 'text') return undefined
  const { speaker } = making
  const known = speaker.says.get(comparedName(label)) ?? translated(speaker, entry.value.text)
  if (known !== undefined) return plain(filled(making, known))
  if (speaker.language !== SOURCE_LANGUAGE) speaker.untranslated.add(entry.value.text.trim())
  return foreign(speaker, plain(filled(making, entry.value.text)))
}

function filled(making: Making, text: string): string {
  return text.replace(/\{([^{}]*)\}/gu, (slot, name: string) => fixedOrUsual(making, name.trim()) ?? slot)
}
