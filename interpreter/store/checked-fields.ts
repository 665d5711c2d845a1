/* Validates somebody else's data. Each function returns the requested value, or throws an `Error` with the reason. */

/** The values of an object that has exactly these members, in this order. */
export function fieldsOf(value: unknown, what: string, names: readonly string[]): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what}: an object is expected.`)
  const more = Object.keys(value).find((key) => !names.includes(key))
  if (more !== undefined) throw new Error(`${what}: \`${more.slice(0, 40)}\` is not expected there.`)
  return names.map((name) => {
    if (!Object.hasOwn(value, name)) throw new Error(`${what}: \`${name}\` is missing.`)
    return Reflect.get(value, name)
  })
}

export function listOf(value: unknown, what: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most)
    throw new Error(`${what}: a list of at most ${most} is expected.`)
  return value
}

export function checkedText(value: unknown, what: string, longest: number): string {
  if (typeof value !== 'string' || value.length > longest)
    throw new Error(`${what}: a text of at most ${longest} characters is expected.`)
  return value
}

export function wholeOf(value: unknown, what: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Error(`${what}: a whole number from ${least} to ${most} is expected.`)
  return value
}
