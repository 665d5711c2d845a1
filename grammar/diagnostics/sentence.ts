/** Capitalises the first word. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The same words inside a sentence. Words in capitals are kept, because they are placeholders. */
export function lowerFirst(text: string): string {
  return /^[A-Z]{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const inWords = (n: number): string => ['no', 'one', 'two', 'three', 'four'][n] ?? `${n}`

/** `\`capture\` takes one value, but has 2 here.` Some take more than they must: `one or two values`. */
export function argumentCountText(name: string, takes: number, given: number, most = takes): string {
  const fixed = takes === 0 ? 'no values' : takes === 1 ? 'one value' : `${takes} values`
  const what =
    most === takes ? fixed : `${inWords(takes)} ${most === takes + 1 ? 'or' : 'to'} ${inWords(most)} values`
  const found = given === 0 ? 'none' : given === 1 ? 'one' : `${given}`
  return `\`${name}\` takes ${what}, but has ${found} here.`
}
