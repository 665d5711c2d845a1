import { suggestion } from '../../diagnostics/suggestion.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { UNLIMITED } from '../../ir/ir.ts'
import type { InWorld, Reporting } from './contexts.ts'

/** A text for players with its numbers and options filled in: `{line length} in a row`. */
export function filledIn(
  { world }: InWorld,
  { text }: YamlText,
  onUnknown: (name: string) => void = () => {},
): string {
  return text.replace(/\{([^{}]*)\}/g, (slot, written: string) => {
    const name = written.trim()
    const constant = world.constants.get(name)
    if (constant === undefined) onUnknown(name)
    else if (constant.type.kind === 'truth') return String(constant.value !== 0)
    else if (constant.type.kind === 'enumeration')
      return world.enumerations.get(constant.type.name)?.[constant.value] ?? slot
    else return constant.value === UNLIMITED ? 'unlimited' : String(constant.value)
    return slot
  })
}

/** Reports slots that name no number or option. */
export function checkSlots(el: InWorld & Reporting, text: YamlText): void {
  filledIn(el, text, (name) =>
    el.report(
      'ST4124',
      text.span,
      `There is no number or option called \`${name}\` to show.`,
      suggestion(name, el.world.constants.keys()),
    ),
  )
}
