/** The plural that a name has when its author gives no other: `y` to `ies`, `man` to `men`, `s` or `es`. */
export function pluralOf(name: string): string {
  if (name.endsWith('man')) return `${name.slice(0, -3)}men`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  return `${name}s`
}

/** Is `written` a spelling of the thing called `name`? */
export function spells(written: string, name: string, plural: string | undefined): boolean {
  return (
    written === name ||
    written === (plural ?? pluralOf(name)) ||
    (plural !== undefined && written === pluralOf(name))
  )
}

/** The singular that a written plural most likely has; a singular stays as it is. */
export function singularOf(written: string): string {
  if (written.endsWith('men')) return `${written.slice(0, -3)}man`
  if (/[^aeiou]ies$/.test(written)) return `${written.slice(0, -3)}y`
  if (/(s|x|z|ch|sh)es$/.test(written)) return written.slice(0, -2)
  return /[^s]s$/.test(written) ? written.slice(0, -1) : written
}
