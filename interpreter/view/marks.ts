import type { NamedValue, SeenValue } from './view.ts'

/** Tracked values for people. Values that are false, zero or none are left out. */
export function notableValues(values: readonly NamedValue[]): readonly string[] {
  return values.flatMap(({ name, value }) =>
    isUnset(value) ? [] : [value === true ? name : `${name} ${value}`],
  )
}

/** True if the value is false, zero or none. */
export function isUnset(value: SeenValue): boolean {
  return value === undefined || value === false || value === 0
}
