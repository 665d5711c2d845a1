import { suggestion } from '../../diagnostics/suggestion.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'

/** The longer refusal of a named condition, with numbers and options filled in. */
export function refusalText(el: Pick<Reading, 'section' | 'world'>, label: string): string | undefined {
  const value = el.section('says').find((entry) => entry.name === label)?.value
  return value?.kind === 'text' ? filledIn(el, value) : undefined
}

/** Checks that the numbers and options in every longer refusal exist. */
export function checkRefusalTexts(el: Reading): void {
  for (const { value } of el.section('says'))
    if (value.kind === 'text') filledIn(el, value, (name) => reportUnknown(el, value, name))
}

function filledIn(el: InWorld, { text }: YamlText, onUnknown: (name: string) => void = () => {}): string {
  return text.replace(/\{([^{}]*)\}/g, (slot, written: string) => {
    const name = written.trim()
    const constant = el.world.constants.get(name)
    if (constant === undefined) onUnknown(name)
    return constant === undefined ? slot : String(constant.value)
  })
}

function reportUnknown(el: InWorld & Reporting, { span }: YamlText, name: string): void {
  el.report(
    'ST4124',
    span,
    `There is no number or option called \`${name}\` to show.`,
    suggestion(name, el.world.constants.keys()),
  )
}
