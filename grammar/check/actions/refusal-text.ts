import type { Elaboration } from '../elaboration/elaboration.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'

/** The longer refusal of a named condition, with numbers and options filled in. */
export function refusalText(el: Elaboration, label: string): string | undefined {
  const entry = el.section('says').find((e) => e.name === label)
  if (entry?.value.kind !== 'text') return undefined
  const { span } = entry.value
  return entry.value.text.replace(/\{([^{}]*)\}/g, (slot, name: string) => {
    const value = el.world.constants.get(name.trim())
    if (value === undefined)
      el.report(
        'ST4124',
        span,
        `There is no number or option called \`${name.trim()}\` to show.`,
        suggestion(name.trim(), el.world.constants.keys()),
      )
    return value === undefined ? slot : String(value.value)
  })
}
