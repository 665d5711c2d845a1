const ARTICLES = new Set(['a', 'an', 'the'])

/** A key without its parentheses and what follows them: `fight(soldier, space)` is `fight`. */
export function bareName(key: string): string {
  const open = key.indexOf('(')
  const end = open < 0 ? key.indexOf(' gives ') : open
  const head = end < 0 ? key : key.slice(0, end)
  return tidy(head)
}

/** Bound of the cache, larger than the names of several rulesets. When it is reached, the cache is cleared. */
const MOST_KNOWN = 4000
const names = new Map<string, string>()
const heads = new Map<string, string>()

function remembered(known: Map<string, string>, text: string, make: (text: string) => string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const result = make(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, result)
  return result
}

/** The form in which keys of a map with heads are compared: articles and extra spaces do not matter. */
export function comparedName(name: string): string {
  return remembered(names, name, madeComparable)
}

function madeComparable(name: string): string {
  const words = tidy(name).split(' ')
  const telling = words.filter((word) => !ARTICLES.has(word))
  return (telling.length === 0 ? words : telling).join(' ')
}

const SIGNS = /[(),]/u

/** Two heads are the same if only articles and spaces differ. */
export function comparedHead(key: string): string {
  return SIGNS.test(key) ? remembered(heads, key, spacedOut) : comparedName(key)
}

function spacedOut(key: string): string {
  return madeComparable(key.replace(/\s*([(),])\s*/gu, ' $1 '))
}

export function hasHead(key: string): boolean {
  return key.includes('(') || / gives /u.test(key)
}

/** Anything but single spaces between words. Most texts have none. */
const UNTIDY = /\s\s|[^\S ]/u

export function tidy(text: string): string {
  const inner = text.trim()
  return UNTIDY.test(inner) ? inner.replace(/\s+/gu, ' ') : inner
}
