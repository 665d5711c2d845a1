import { comparedName } from '../../../grammar/document/names.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten } from '../model/words.ts'
import { nounText, withParameters, type Speaker } from './speaker.ts'

/** `spaces connected to the left edge`, for a name whose text has slots for what it is given. */
export function filledName(
  speaker: Speaker,
  written: string,
  shown: Words,
  given: readonly Words[],
): Words | undefined {
  const text = nounText(speaker, written)
  if (text === undefined || !text.includes('{')) return undefined
  const parameters = speaker.names.parameters.get(comparedName(written)) ?? []
  const [first = '', ...rest] = text.split(/(\{[^{}]*\})/u)
  const others = rest.flatMap((part) => {
    const index = parameters.findIndex((name) => part === `{${comparedName(name)}}`)
    return given[index] ?? plain(withParameters(speaker, part))
  })
  return [...rewritten(shown, (texts) => texts.map((_, i) => (i === 0 ? first : ''))), ...others]
}
