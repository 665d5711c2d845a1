/** Names in f and fe with a plural in ves; most others are regular: `roofs`, `cliffs`, `chiefs`. */
const VES = /(elf|alf|wolf|leaf|loaf|sheaf|thief|scarf|dwarf|knife|life|wife)$/

/** Irregular plurals, including compounds such as `fieldmouse`. `dice` is left out because it is a type. */
const BY_NO_RULE = [
  ['child', 'children'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['ox', 'oxen'],
  ['tooth', 'teeth'],
] as const

/** `ox` does not match the end of `box`: short words match only alone. */
function endsIn(name: string, word: string): boolean {
  return word.length > 3 ? name.endsWith(word) : name === word || name.endsWith(` ${word}`)
}

/** The default plural of a name: `y` to `ies`, `man` to `men`, `leaf` to `leaves`, `mouse` to `mice`, `s` or `es`. */
export function pluralOf(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const plural = inPlural(name)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, plural)
  return plural
}

/** Bound of the cache, larger than the names of several rulesets. When it is reached, the cache is cleared. */
const MOST_KNOWN = 4000
const known = new Map<string, string>()

/** Words before which the noun of a longer name ends: `men at arms`, `queens of spades`. */
const BEFORE_MORE = /^(.+?)( (?:of|at|in|on|to|for|from|with|by|under|over) .+)$/u

function inPlural(name: string): string {
  const [, noun, more] = BEFORE_MORE.exec(name) ?? []
  if (noun !== undefined && more !== undefined) return inPlural(noun) + more
  const byNoRule = BY_NO_RULE.find(([one]) => endsIn(name, one))
  if (byNoRule !== undefined) return name.slice(0, -byNoRule[0].length) + byNoRule[1]
  if (name.endsWith('man')) return `${name.slice(0, -3)}men`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (VES.test(name)) return name.replace(/fe?$/, 'ves')
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  return `${name}s`
}

/** Every way to write a name: itself, the plural given by its author, and those by the rules of spelling. */
export function spellings(name: string, plural: string | undefined): readonly string[] {
  return [...new Set([name, ...(plural === undefined ? [] : [plural]), pluralOf(name), `${name}s`])]
}

/** True if `written` is a spelling of the thing called `name`. */
export function spells(written: string, name: string, plural: string | undefined): boolean {
  if (written === name || written === plural) return true
  // No rule of spelling changes how a name begins, and nearly all compared names begin differently.
  if (name !== '' && written.charCodeAt(0) !== name.charCodeAt(0)) return false
  return written === pluralOf(name) || written === `${name}s`
}

/** Names whose regular plural `written` may be, the likeliest first, `written` itself last. */
export function singulars(written: string): string[] {
  const [, noun, more] = BEFORE_MORE.exec(written) ?? []
  if (noun !== undefined && more !== undefined) return singulars(noun).map((one) => one + more)
  const found: string[] = []
  if (written.endsWith('men')) found.push(`${written.slice(0, -3)}man`)
  for (const [one, several] of BY_NO_RULE)
    if (written.endsWith(several)) found.push(written.slice(0, -several.length) + one)
  if (written.endsWith('ies')) found.push(`${written.slice(0, -3)}y`)
  found.push(...inF(written))
  if (written.endsWith('es')) found.push(written.slice(0, -2))
  if (written.endsWith('s')) found.push(written.slice(0, -1))
  return [
    ...found.filter((name) => name !== '' && (pluralOf(name) === written || `${name}s` === written)),
    written,
  ]
}

/** The most likely singular of a written plural. A singular is unchanged. */
export function singularOf(written: string): string {
  const [, noun, more] = BEFORE_MORE.exec(written) ?? []
  if (noun !== undefined && more !== undefined) return singularOf(noun) + more
  if (written.endsWith('men')) return `${written.slice(0, -3)}man`
  const byNoRule = BY_NO_RULE.find(([, several]) => endsIn(written, several))
  if (byNoRule !== undefined) return written.slice(0, -byNoRule[1].length) + byNoRule[0]
  if (/[^aeiou]ies$/.test(written)) return `${written.slice(0, -3)}y`
  const inVes = inF(written).find((name) => pluralOf(name) === written)
  if (inVes !== undefined) return inVes
  if (/(s|x|z|ch|sh)es$/.test(written)) return written.slice(0, -2)
  return /[^s]s$/.test(written) ? written.slice(0, -1) : written
}

function inF(written: string): readonly string[] {
  if (!written.endsWith('ves')) return []
  return [`${written.slice(0, -3)}f`, `${written.slice(0, -3)}fe`]
}
