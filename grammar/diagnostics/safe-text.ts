/** Control characters, half surrogate pairs, line separators, and characters that change the text direction. */
const OBEYED = String.raw`[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]`

const ALL = new RegExp(OBEYED, 'gu')

/** Colours and weights that the commands themselves use. None of them hides text. */
const STYLE = String.raw`\u001b\[(?:1;)?(?:[0127]|2[27]|3[0-79])m`

const OUTSIDE_STYLES = new RegExp(String.raw`(${STYLE}|\r?\n|\t)|${OBEYED}`, 'gu')

const OUTSIDE_LINES = new RegExp(String.raw`(\r?\n|\t)|${OBEYED}`, 'gu')

/** Text for one line of a terminal. Control characters become question marks. */
export function onOneLine(text: string): string {
  return text.replace(ALL, '?')
}

/**
 * Text for a terminal. Control characters become escapes, which JSON reads as the same text. Lines and tabs remain, and
 * styles if colour is on.
 */
export function forTerminal(text: string, color: boolean): string {
  return text.replace(
    color ? OUTSIDE_STYLES : OUTSIDE_LINES,
    (sign: string, kept?: string) => kept ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const MARKUP: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Text escaped for HTML and XML, between tags and in attributes. Characters that XML forbids become U+FFFD. */
export function forMarkup(text: string): string {
  return text.replace(
    /[&<>"']|[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
    (sign) => MARKUP.get(sign) ?? '\ufffd',
  )
}
