/** Text in single quotes, for a shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** A command to be typed into a shell: words that would mean something else there are in quotes. */
export function shellCommand(...words: readonly string[]): string {
  return words.map((word) => (/^[\w./=,@:+-]+$/u.test(word) ? word : shellQuoted(word))).join(' ')
}
