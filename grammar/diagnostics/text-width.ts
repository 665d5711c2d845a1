import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/** Single-column characters: nearly all that are ever measured. */
const PLAIN = /^[ -~]*$/u

/** Columns that a text takes on a terminal: wide characters take two, combining accents and colour codes none. */
export function widthOf(text: string): number {
  return PLAIN.test(text) ? text.length : stringWidth(text)
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** Words in lines of at most this many columns; a word that is longer has a line of its own. */
export function wrap(text: string, width: number): readonly string[] {
  if (PLAIN.test(text) && text.length <= width) return [text.trim()]
  return wrapAnsi(text, Math.max(1, width), { trim: true, hard: false }).split('\n')
}

/** The first line as it is, those below it indented. */
export function wrapHanging(text: string, width: number, indent: string): readonly string[] {
  return wrap(text, width - widthOf(indent)).map((line, i) => (i === 0 ? line : indent + line))
}

/**
 * A text after a head: its continuation lines are aligned with its beginning, or less far in where one of its words
 * would not fit there.
 */
export function wrapBeside(head: string, text: string, width: number): readonly string[] {
  const longest = Math.max(...text.split(' ').map(widthOf))
  const fits = longest <= width - widthOf(head)
  if (!fits) {
    const [first = '', ...others] = wrapHanging(
      head.trimStart() + text,
      width,
      ' '.repeat(Math.max(0, Math.min(4, width - longest))),
    )
    return [/^ */u.exec(head)?.[0] + first, ...others]
  }
  const margin = ' '.repeat(widthOf(head))
  return wrap(text, width - margin.length).map((line, i) => (i === 0 ? head : margin) + line)
}
