import type { Place } from './ast.ts'
import type { Finding } from './report.ts'
import { LARGEST_NUMBER, type LexicalProblem } from './tokens.ts'

/** Signs of programming languages, and their replacements. */
const WORDS_FOR_SIGNS: ReadonlyMap<string, string> = new Map([
  ['==', 'is'],
  ['===', 'is'],
  ['!=', 'is not'],
  ['!==', 'is not'],
  ['<>', 'is not'],
  ['&&', 'and'],
  ['&', 'and'],
  ['||', 'or'],
  ['|', 'or'],
  ['!', 'not'],
  ['%', 'mod'],
])

/** Signs that word processors substitute for plain ones. */
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2212', '-'],
  ['\u00d7', '*'],
  ['\u00b7', '*'],
  ['\u22c5', '*'],
  ['\u00f7', '/'],
  ['\u2215', '/'],
  ['\u2264', '<='],
  ['\u2265', '>='],
  ['\u2260', 'is not'],
  ['\u2026', '..'],
  ['\u21d2', '=>'],
  ['\u200b', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ['\u2060', ''],
  ['\u00ad', ''],
])

const HELP: ReadonlyMap<string, string> = new Map([
  ['"', 'Write names without quotation marks.'],
  ["'", 'Write names without quotation marks; an apostrophe goes between two letters.'],
  ['`', 'Write names without quotation marks.'],
  ['\u201c', 'Write names without quotation marks.'],
  ['\u201d', 'Write names without quotation marks.'],
  ['\u201e', 'Write names without quotation marks.'],
  ['{', 'Use parentheses to group things.'],
  ['}', 'Use parentheses to group things.'],
  ['[', 'Use parentheses to group things.'],
  [']', 'Use parentheses to group things.'],
  [';', 'Put each step on a line of its own.'],
  [':', 'A colon belongs to YAML: `if`, `for each` and the like are keys, with the steps below.'],
  ['?', 'Write `if CONDITION then VALUE else VALUE`.'],
  ['_', 'In names an underscore goes between letters; a space is better.'],
  ['**', 'There are no powers: multiply with `*`.'],
  ['^', 'There are no powers: multiply with `*`.'],
  ['->', 'Use a minus with spaces around it, or `>` to compare.'],
  ['<-', 'Put a space between `<` and `-`.'],
])

/** Words and signs that cannot be read at all. */
export function explainSign(text: string, problem: LexicalProblem): Finding {
  const written = text.slice(problem.start, problem.end)
  switch (problem.kind) {
    case 'brace':
      return {
        at: problem,
        code: 'ST3002',
        message: `This \`${written}\` has no matching brace.`,
        help: 'In a `say` text, put values in braces: `say rolled {dice}`.',
      }
    case 'capital':
      return {
        at: problem,
        code: 'ST3005',
        message: `The word \`${written.toLowerCase()}\` is always written in lower case.`,
        label: 'with a capital it would be a name',
        help: `Write \`${written.toLowerCase()}\`.`,
        fix: { at: problem, text: written.toLowerCase() },
      }
    case 'joined':
      return {
        at: problem,
        code: 'ST3006',
        message: `A number runs into a word in \`${written}\`.`,
        help: 'Put a space after the number; a name must begin with a letter.',
      }
    case 'fraction':
      return {
        at: problem,
        code: 'ST3007',
        message: `\`${written}\` is not a whole number.`,
        why: 'Games count in whole numbers.',
        help: 'Use a smaller unit, or divide and say how to round: `hand size * 3 / 2 rounded down`.',
      }
    case 'large':
      return {
        at: problem,
        code: 'ST3008',
        message: `This number is larger than ${LARGEST_NUMBER}.`,
        help: 'For as many as you like write `unlimited`.',
      }
    case 'sign':
      return explainCharacter(text, problem, written)
  }
}

function explainCharacter(text: string, problem: LexicalProblem, written: string): Finding {
  const instead = WORDS_FOR_SIGNS.get(written)
  if (instead !== undefined)
    return {
      at: problem,
      code: 'ST3003',
      message: `In rules \`${written}\` is written \`${instead}\`.`,
      help: `Write \`${instead}\`.`,
      fix: { at: problem, text: withSpaces(text, problem, instead) },
    }
  const plain = PLAIN_SIGNS.get(written)
  if (plain !== undefined)
    return {
      at: problem,
      code: 'ST3004',
      message:
        plain === ''
          ? `There is an invisible character here (${codePoint(written)}).`
          : `Rules use \`${plain}\` instead of \`${written}\`.`,
      help: plain === '' ? 'Delete it.' : `Write \`${plain}\`.`,
      fix: { at: problem, text: plain === 'is not' ? withSpaces(text, problem, plain) : plain },
    }
  const composed = `${text.charAt(problem.start - 1)}${written}`.normalize('NFC')
  if (problem.start > 0 && /^\p{L}$/u.test(composed))
    return {
      at: { start: problem.start - 1, end: problem.end },
      code: 'ST3002',
      message: `This \`${composed}\` consists of two characters, a letter and an accent.`,
      help: 'Type it again, here and where it is declared.',
      fix: { at: { start: problem.start - 1, end: problem.end }, text: composed },
    }
  return {
    at: problem,
    code: 'ST3002',
    message: `Rules do not use the character ${visible(written)}.`,
    help: HELP.get(written) ?? 'Leave it out, or use words.',
  }
}

/** A word in place of signs that needed no spaces around them. */
export function withSpaces(text: string, at: Place, word: string): string {
  const before = at.start > 0 && !/\s/u.test(text.charAt(at.start - 1)) ? ' ' : ''
  const after = at.end < text.length && !/\s/u.test(text.charAt(at.end)) ? ' ' : ''
  return before + word + after
}

function visible(sign: string): string {
  if (sign === '`') return 'of a backquote'
  return /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(sign) ? `\`${sign}\`` : codePoint(sign)
}

function codePoint(sign: string): string {
  return 'U+' + (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
