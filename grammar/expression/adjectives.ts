/* Words before a noun that are conditions in the language, and words for numbers. */

const CONDITIONS: Readonly<Record<string, string>> = {
  empty: 'it is empty',
  free: 'it is empty',
  vacant: 'it is empty',
  unoccupied: 'it is empty',
  occupied: 'it is not empty',
  adjacent: 'it is next to ...',
  neighbouring: 'it is next to ...',
  neighboring: 'it is next to ...',
}

/** `empty spaces`: the noun, and the condition expressed by the words before it. */
export function adjective(
  written: string,
): { readonly noun: string; readonly condition: string } | undefined {
  const words = written.split(' ')
  const conditions: string[] = []
  while (words.length > 1) {
    const condition = Object.hasOwn(CONDITIONS, words[0] ?? '') ? CONDITIONS[words[0] ?? ''] : undefined
    if (condition === undefined) break
    conditions.push(condition)
    words.shift()
  }
  return conditions.length === 0 ? undefined : { noun: words.join(' '), condition: conditions.join(' and ') }
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const LARGE: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  thousand: 1000,
}

/** The number that a name is, or begins with, in digits: `4 dice` for `four dice`. */
function inDigits(written: string): string | undefined {
  const [first = '', ...rest] = written.split(' ')
  const small = NUMBERS.indexOf(first)
  const value = small >= 0 ? small : Object.hasOwn(LARGE, first) ? LARGE[first] : undefined
  if (value === undefined) return undefined
  const [next = ''] = rest
  const times = next === 'hundred' || next === 'thousand' ? LARGE[next] : undefined
  return times === undefined ? [value, ...rest].join(' ') : [value * times, ...rest.slice(1)].join(' ')
}

/** `four dice`, `is three`. */
export function numberHelp(written: string): { readonly help?: string } {
  const digits = inDigits(written)
  return digits === undefined ? {} : { help: `Numbers are written in digits: \`${digits}\`.` }
}
