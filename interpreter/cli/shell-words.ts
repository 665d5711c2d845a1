/** Text in single quotes, for a shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** A shell command, with words quoted if necessary. */
export function shellCommand(...words: readonly string[]): string {
  return words.map((word) => (/^[\w./=,@:+-]+$/u.test(word) ? word : shellQuoted(word))).join(' ')
}
