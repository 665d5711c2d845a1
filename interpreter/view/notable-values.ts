import type { NamedValue, SeenValue } from './view.ts'

/** Tracked values for people: those that are neither false, zero nor none. */
export function notable(values: readonly NamedValue[]): readonly NamedValue[] {
  return values.filter(({ value }) => !isUnset(value))
}

/** `asleep`, `wounds 2` */
export function valueTexts(values: readonly NamedValue[]): readonly string[] {
  return values.map(({ name, value }) => (value === true ? name : `${name} ${value}`))
}

export function notableValues(values: readonly NamedValue[]): readonly string[] {
  return valueTexts(notable(values))
}

/** True if the value is false, zero or none. */
export function isUnset(value: SeenValue): boolean {
  return value === undefined || value === false || value === 0
}
