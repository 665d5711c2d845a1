import type { IToken } from 'chevrotain'
import type { Finding } from './report.ts'
import { isIn, tokenPlace, tokenText, setOf, VALUE_ENDS, type Here } from './syntax-failure.ts'
import { testedRange } from './tested-range.ts'
import { NameToken, word } from './token-types.ts'
import { withSpaces } from './wrong-signs.ts'

/* Explains mistakes in parentheses, conditions, divisions, comparisons, bounds and arrows. */

const COMPARISONS = setOf('< ; <= ; > ; >= ; is ; has ; can ; knows')
const CUTS = setOf('and ; or ; otherwise ; where ; then ; else ; if ; ( ; , ; => ; over')
const PLACED = setOf('in ; on ; next to')
const HEADS = setOf('if ; else ; for each ; while ; turns from')

export function parentheses(here: Here): Finding | undefined {
  const { failure, token, before, at } = here
  const open: IToken[] = []
  let unopened: IToken | undefined
  for (const each of failure.tokens) {
    if (each.tokenType === word('(')) open.push(each)
    else if (each.tokenType === word(')') && open.pop() === undefined) unopened ??= each
  }
  if (token !== undefined && token === unopened)
    return {
      code: 'ST3013',
      message: 'This parenthesis was never opened.',
      help: 'Delete it, or open it further to the left.',
      fix: { at, text: '' },
      at,
    }
  const unclosed = open.at(-1)
  if (unclosed === undefined || !isIn(VALUE_ENDS, before)) return undefined
  if (here.wanted !== '`)`' && token !== undefined) return undefined
  const end = before === undefined ? at.end : tokenPlace(before).end
  return {
    code: 'ST3012',
    message: 'This parenthesis is not closed.',
    label: 'opened here',
    help: 'Put `)` where it ends.',
    at: tokenPlace(unclosed),
    ...(token === undefined ? { fix: { at: { start: end, end }, text: ')' } } : {}),
  }
}

export function conditionalFinding(here: Here): Finding | undefined {
  const { failure, token, index, at, before } = here
  const ifBefore = failure.tokens.slice(0, index).some((t) => t.tokenType === word('if'))
  if (failure.mode === 'step' && index === 0 && isIn(HEADS, token) && token !== undefined)
    return {
      code: 'ST3026',
      message: `${tokenText(token)} must be a key of its own, with the steps below it.`,
      help: 'End the condition with a colon and put the steps after or below it: `if deck is empty: reshuffle`.',
      at,
    }
  if (failure.mode === 'head' && ifBefore && token?.tokenType === word('then'))
    return {
      code: 'ST3026',
      message: 'An `if` key has no `then`: the steps go below it.',
      help: 'Delete `then` and what follows it, and put the steps after the colon.',
      at,
    }
  if (here.wanted === '`then`' && isIn(VALUE_ENDS, before))
    return {
      code: 'ST3014',
      message: 'After the condition comes `then` and the value.',
      label: '`then` belongs here',
      help:
        before?.tokenType === NameToken && isIn(PLACED, token)
          ? `Does it ask where something is? Write \`${before.image} is ${token?.image ?? ''} ...\`.`
          : token?.tokenType === word('..')
            ? (testedRange(here) ?? 'Write two comparisons, one for each end: `... >= 2 and ... <= 3`.')
            : 'Write `if CONDITION then VALUE else VALUE`.',
      at,
    }
  if (token === undefined) return undefined
  if (token.tokenType === word('else') || token.tokenType === word('then'))
    return {
      code: 'ST3015',
      message: ifBefore
        ? `No \`if\` before this ${tokenText(token)} is still open.`
        : `There is no \`if\` before ${tokenText(token)}.`,
      help: 'Write `if CONDITION then VALUE else VALUE`.',
      at,
    }
  if (token.tokenType === word('if') && index > 0)
    return {
      code: 'ST3016',
      message: 'An `if` in the middle of a text needs parentheses around the whole choice.',
      help: 'Write `(if CONDITION then VALUE else VALUE)`.',
      at,
    }
  return undefined
}

export function division(here: Here): Finding | undefined {
  if (here.rule !== 'product' || !isIn(VALUE_ENDS, here.before)) return undefined
  return {
    code: 'ST3017',
    message: 'This division does not say how it rounds.',
    label: '`rounded up` or `rounded down` belongs here',
    why: 'Numbers are whole.',
    help: 'Put `rounded up` or `rounded down` after the divisor.',
    at: here.at,
  }
}

export function comparison(here: Here): Finding | undefined {
  const { token, failure, index, at, before } = here
  if (token === undefined) return undefined
  const next = failure.text.slice(at.start, at.end + 1)
  if (token.tokenType === word('=') && (next === '=<' || next === '=>'))
    return {
      code: 'ST3003',
      message: '"At most" is written `<=`.',
      fix: { at: { start: at.start, end: at.end + 1 }, text: '<=' },
      at,
    }
  if (!isIn(VALUE_ENDS, before)) return undefined
  if (token.tokenType === word('='))
    return {
      code: 'ST3023',
      message: 'Equality is written `is`.',
      help: 'Write `is` instead of `=`.',
      fix: { at, text: withSpaces(failure.text, at, 'is') },
      at,
    }
  if (token.tokenType === word('=>') && !here.rules.some((rule) => rule.endsWith('Row')))
    return {
      code: 'ST3003',
      message: '"At least" is written `>=`; `=>` is only used in the rows of tables.',
      help: 'Write `>=`.',
      fix: { at, text: '>=' },
      at,
    }
  if (!isIn(COMPARISONS, token)) return undefined
  for (let i = index - 1; i >= 0; i--) {
    const earlier = failure.tokens[i]
    if (isIn(CUTS, earlier)) return undefined
    // An empty one has been put in to read on.
    if (earlier !== undefined && earlier.image !== '' && isIn(COMPARISONS, earlier))
      return {
        code: 'ST3022',
        message: `Comparisons cannot be chained: ${tokenText(token)} comes after ${tokenText(earlier)}.`,
        help: 'Write two comparisons and join them with `and`: `1 < hits and hits < 5`.',
        also: { at: tokenPlace(earlier), label: 'the first comparison' },
        at,
      }
  }
  return undefined
}

export function loop(here: Here): Finding | undefined {
  if (here.rule !== 'bound' && here.rule !== 'laterStep') return undefined
  if (here.wanted !== '`,`' && here.wanted !== '`at most`') return undefined
  if (!isIn(VALUE_ENDS, here.before) && here.before?.tokenType !== word(',')) return undefined
  return {
    code: 'ST3025',
    message: '`at most` is missing here.',
    label: '`, at most` and a number belong here',
    why: 'Without a limit a game could go on for ever.',
    help: 'Add a comma, `at most` and the largest number that can be needed.',
    at: here.at,
  }
}

/** `->` for the arrow of a row. */
export function arrow({ token, before, failure, at }: Here): Finding | undefined {
  if (token?.tokenType !== word('>') || before?.tokenType !== word('-')) return undefined
  const start = tokenPlace(before).start
  if (failure.text.slice(start, at.end) !== '->') return undefined
  return {
    code: 'ST3003',
    message: 'The arrow of a row is written `=>`.',
    fix: { at: { start, end: at.end }, text: '=>' },
    at: { start, end: at.end },
  }
}
