/** Nobody reads more of a text that was not understood. */
const LONGEST = 60

/** Somebody's text in a message: cut where it is long, and with nothing in it that a terminal would obey. */
export function quoted(text: string): string {
  const shown = [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST)
  const clean = shown.map((sign) => (/[\p{C}\p{Zl}\p{Zp}`]/u.test(sign) ? '\u{fffd}' : sign)).join('')
  return `\`${clean}${shown.join('').length < text.length ? '…' : ''}\``
}
