const ARTICLES = new Set(['a', 'an', 'the'])

/** A key without its parentheses and what follows them: `fight(soldier, space)` is `fight`. */
export function bareName(key: string): string {
  const open = key.indexOf('(')
  const end = open < 0 ? key.indexOf(' gives ') : open
  const head = end < 0 ? key : key.slice(0, end)
  return tidy(head)
}

/** The same few names are compared again and again; beyond the names of several rulesets, all are forgotten. */
const MOST_KNOWN = 4000
const known = new Map<string, string>()

/** The form in which keys of a map with heads are compared: articles and extra spaces do not matter. */
export function comparedName(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const words = tidy(name).split(' ')
  const telling = words.filter((word) => !ARTICLES.has(word))
  const made = (telling.length === 0 ? words : telling).join(' ')
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, made)
  return made
}

const SIGNS = /[(),]/u

/** Two heads are the same if only articles and spaces differ. */
export function comparedHead(key: string): string {
  return comparedName(SIGNS.test(key) ? key.replace(/\s*([(),])\s*/gu, ' $1 ') : key)
}

export function hasHead(key: string): boolean {
  return key.includes('(') || / gives /u.test(key)
}

/** Anything but single spaces between words; most texts have none. */
const UNTIDY = /\s\s|[^\S ]/u

export function tidy(text: string): string {
  const inner = text.trim()
  return UNTIDY.test(inner) ? inner.replace(/\s+/gu, ' ') : inner
}
