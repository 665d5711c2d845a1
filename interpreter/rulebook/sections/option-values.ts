import type { Making } from '../sentences/making.ts'

/** The value of an option or number in this rulebook, as an author would write it. */
export function fixedOrUsual({ configured: { world }, speaker }: Making, name: string): string | undefined {
  const option = world.options.find((each) => each.name === name)
  if (option !== undefined) return option.text
  const constant = speaker.names.constants.get(name)
  return constant === undefined ? undefined : String(constant.value)
}
