import type { IToken } from 'chevrotain'
import type { Finding } from './report.ts'
import { isIn, tokenPlace, setOf } from './syntax-failure.ts'

/** Longer texts have too many orders, more than one of which could be meant. */
const MOST_WORDS = 20

/** Prefix words: their operand follows directly. */
const LEADS = setOf(
  'to ; onto ; under ; from ; in ; on ; of ; with ; by ; as ; called ; where ; over ; at most ; at least ; ' +
    'no ; any ; all ; every ; your ; enemy ; first ; random',
)
/** Binary signs: both operands move together with them. */
const SIGNS = setOf('+ ; - ; * ; / ; mod ; .. ; < ; <= ; > ; >= ; = ; otherwise')
/** Symmetric words, whose operands may be exchanged. */
const JOINS = setOf(', ; and ; or')

/**
 * The same words in the only other order that makes sense: two neighbouring groups of words change places, the smaller
 * one being as short as possible. Undefined if there is none, or more than one.
 *
 * @param isSound true if this text parses and consists of that many words, by default as many as before
 */
export function otherOrder(
  text: string,
  tokens: readonly IToken[],
  isSound: (text: string, length?: number) => boolean,
): Finding | undefined {
  const { length } = tokens
  if (length < 3 || length > MOST_WORDS) return undefined
  const verbless = withVerb(text, (put) => isSound(put, length + 1))
  if (verbless !== undefined) return verbless
  for (let shorter = 1; shorter <= length / 2; shorter++) {
    const found = new Map<string, Exchange>()
    for (const exchange of exchanges(tokens, shorter)) {
      const put = exchanged(text, tokens, exchange)
      if (put !== text && !found.has(put) && isSound(put)) found.set(put, exchange)
    }
    const [[put, { from, end }] = ['', { from: 0, end: 0 }], second] = [...found]
    if (second !== undefined) return undefined
    if (found.size === 0) continue
    const [first, last] = [tokens[from], tokens[end - 1]]
    const at = {
      start: first === undefined ? 0 : tokenPlace(first).start,
      end: last === undefined ? text.length : tokenPlace(last).end,
    }
    return {
      code: 'ST3027',
      message: 'These words are in another order.',
      help: `Write \`${put.trim().replace(/\s+/gu, ' ')}\`.`,
      at,
      fix: { at: { start: 0, end: text.length }, text: put },
    }
  }
  return undefined
}

/** `where it in rich`, `where empty and not it in rich` */
function withVerb(text: string, isSound: (text: string) => boolean): Finding | undefined {
  for (const { index } of text.matchAll(/\bit(?= (?:in|on|next to) )/gu)) {
    const at = { start: index, end: index + 'it'.length }
    const put = `${text.slice(0, at.end)} is${text.slice(at.end)}`
    if (isSound(put))
      return {
        code: 'ST3024',
        message: 'After `it` an `is` is missing.',
        help: `Write \`${put.trim().replace(/\s+/gu, ' ')}\`.`,
        at,
        fix: { at, text: 'it is' },
      }
  }
  return undefined
}

/** Words from `from` up to, not including, `end`: two groups, and the words between them. */
interface Exchange {
  readonly from: number
  readonly first: number
  readonly second: number
  readonly end: number
}

/** All exchanges of neighbours whose shorter one has this many words. */
function* exchanges(tokens: readonly IToken[], shorter: number): Generator<Exchange> {
  const { length } = tokens
  const isWithin = (at: number): boolean => isIn(SIGNS, tokens[at - 1]) || isIn(SIGNS, tokens[at])
  const mayCut = (at: number): boolean => !isIn(LEADS, tokens[at - 1]) && !isWithin(at)
  // `of player` belongs to the word before it, wherever that goes.
  const isOf = (at: number): boolean => tokens[at]?.image === 'of'
  for (let from = 0; from < length; from++) {
    if (isWithin(from) || isOf(from)) continue
    for (let first = from + 1; first < length; first++) {
      if (!mayCut(first) || isOf(first)) continue
      for (const second of isIn(JOINS, tokens[first]) ? [first, first + 1] : [first])
        for (let end = second + 1; end <= length; end++)
          if (
            mayCut(end) &&
            Math.min(first - from, end - second) === shorter &&
            isWhole(tokens.slice(from, first)) &&
            isWhole(tokens.slice(second, end))
          )
            yield { from, first, second, end }
    }
  }
}

/** True if all parentheses are balanced within a group. */
function isWhole(words: readonly IToken[]): boolean {
  let open = 0
  for (const each of words) {
    if (each.image === '(') open++
    if (each.image === ')' && --open < 0) return false
  }
  return open === 0
}

function exchanged(text: string, tokens: readonly IToken[], { from, first, second, end }: Exchange): string {
  const startOf = (at: number): number => tokens[at]?.startOffset ?? 0
  const endOf = (at: number): number => {
    const last = tokens[at - 1]
    return last === undefined ? 0 : tokenPlace(last).end
  }
  const one = text.slice(startOf(from), endOf(first))
  const other = text.slice(startOf(second), endOf(end))
  const apart = text.slice(endOf(first), startOf(second))
  const between = apart === '' && other.endsWith(')') ? ' ' : apart
  return `${text.slice(0, startOf(from))}${other}${between}${one}${text.slice(endOf(end))}`
}
