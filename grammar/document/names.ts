const ARTICLES = new Set(['a', 'an', 'the'])

/** A key without its parentheses and what follows them: `fight(soldier, space)` is `fight`. */
export function bareName(key: string): string {
  const open = key.indexOf('(')
  const head = open < 0 ? key.replace(/ gives .*$/su, '') : key.slice(0, open)
  return tidy(head)
}

/** By this two keys of a map with heads are compared: articles and extra spaces say nothing. */
export function comparedName(name: string): string {
  const words = tidy(name).split(' ')
  const telling = words.filter((word) => !ARTICLES.has(word))
  return (telling.length === 0 ? words : telling).join(' ')
}

/** A head is repeated exactly if nothing but articles and spaces differs. */
export function comparedHead(key: string): string {
  return comparedName(key.replace(/\s*([(),])\s*/gu, ' $1 '))
}

export function hasHead(key: string): boolean {
  return key.includes('(') || / gives /u.test(key)
}

export function tidy(text: string): string {
  return text.trim().replace(/\s+/gu, ' ')
}
