import type { NamedValue, SeenValue } from './view.ts'

/** What is tracked of something, for people: what is false, zero or none is not said. */
export function notableValues(values: readonly NamedValue[]): readonly string[] {
  return values.flatMap(({ name, value }) =>
    isUnset(value) ? [] : [value === true ? name : `${name} ${value}`],
  )
}

/** What is false, zero or none is not said. */
export function isUnset(value: SeenValue): boolean {
  return value === undefined || value === false || value === 0
}
