/** Quotes are truncated to this length. */
const LONGEST = 60

/** A quoted user text in a message: truncated if long, and without control characters. */
export function quoted(text: string): string {
  const shown = [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST)
  const clean = shown.map((sign) => (/[\p{C}\p{Zl}\p{Zp}`]/u.test(sign) ? '\u{fffd}' : sign)).join('')
  return `\`${clean}${shown.join('').length < text.length ? '…' : ''}\``
}
