import type { Finding } from './report.ts'

/* Conditions, values and heads in the words of rulebooks, and how the language says them. */

type Way = readonly [said: RegExp, instead: string]

const THING = "[\\p{L}\\p{N}'-]+(?: [\\p{L}\\p{N}'-]+)??"

const WAYS: readonly Way[] = [
  [/ is (?:more|greater|higher|larger|bigger|over|above) than (?=\S)/u, ' > '],
  [/ is (?:less|fewer|lower|smaller|under|below) than (?=\S)/u, ' < '],
  [/ (?:is )?equals? (?:to )?(?=\S)/u, ' is '],
  [/(?<=\S) plus (?=\S)/u, ' + '],
  [/(?<=\S) minus (?=\S)/u, ' - '],
  [/ multiplied by (?=\S)/u, ' * '],
  [/^\s*(?:elif|elsif|elseif) (?=\S)/u, 'else if '],
  [/^\s*no\s*$/u, 'false'],
  [/^\s*yes\s*$/u, 'true'],
  [/^\s*(?:for )?(?:each|every) (\S.*?)(?: does| do)?$/u, 'for each $1'],
  // `no men of player on board where it.rank > 3`
  [
    new RegExp(
      `\\b(all|any|no|every|first|number of) (${THING}) of (${THING})( (?:on|in) ${THING})? where `,
      'u',
    ),
    '$1 $2$4 where it.owner is $3 and ',
  ],
  [
    new RegExp(`\\b(all|any|no|every|first|number of) (${THING}) of (${THING})( (?:on|in) ${THING})?$`, 'u'),
    '$1 $2$4 where it.owner is $3',
  ],
]

/**
 * Translates a text that cannot be read to the words of the language.
 *
 * @param isSound true if this can be read
 */
export function inUsualWords(text: string, isSound: (text: string) => boolean): Finding | undefined {
  for (const [pattern, instead] of WAYS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const put = text.replace(pattern, instead)
    if (!isSound(put)) continue
    const [whole] = found
    const start = found.index + whole.length - whole.trimStart().length
    return {
      code: 'ST3028',
      message: 'This is written in other words.',
      help: `Write \`${put.trim().replace(/\s+/gu, ' ')}\`.`,
      at: { start, end: start + whole.trim().length },
      fix: { at: { start: 0, end: text.length }, text: put },
    }
  }
  return undefined
}
