import type { Reading } from '../elaboration/contexts.ts'
import { checkSlots, filledIn } from '../elaboration/fill-slots.ts'

/** The longer refusal of a named condition, with numbers and options filled in. */
export function refusalText(el: Pick<Reading, 'section' | 'world'>, label: string): string | undefined {
  const value = el.section('says').find((entry) => entry.name === label)?.value
  return value?.kind === 'text' ? filledIn(el, value) : undefined
}

/** Checks that the numbers and options in every longer refusal exist. */
export function checkRefusalTexts(el: Reading): void {
  for (const { value } of el.section('says')) if (value.kind === 'text') checkSlots(el, value)
}
