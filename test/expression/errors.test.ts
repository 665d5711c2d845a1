import { describe, expect, test } from 'vitest'
import { EXPRESSION_CODES } from '../../grammar/diagnostics/codes/expression.ts'
import { read, type SymbolName } from './reading.ts'

/** Symbol, text, code, the marked part, words of the message, and the text after the fix, if any. */
const ERRORS: readonly (readonly [SymbolName, string, string, string, string, string?])[] = [
  ['expression', '', 'ST3001', '', 'Expected a value'],
  ['expression', 'the', 'ST3001', 'the', 'Expected a value'],
  ['move', '  ', 'ST3001', '', 'move is expected'],
  ['expression', '"spy" is x', 'ST3002', '"', 'do not use the character `"`'],
  ['expression', 'x ? y', 'ST3002', '?', '`?`'],
  ['expression', 'x\u0007', 'ST3002', '\u0007', 'U+0007'],
  ['expression', 'x == y', 'ST3003', '==', 'written `is`', 'x is y'],
  ['expression', 'x!=y', 'ST3003', '!=', 'written `is not`', 'x is not y'],
  ['expression', '!x', 'ST3003', '!', 'written `not`', 'not x'],
  ['expression', 'x&&y', 'ST3003', '&&', 'written `and`', 'x and y'],
  ['expression', 'x || y', 'ST3003', '||', 'written `or`', 'x or y'],
  ['expression', 'x % 2', 'ST3003', '%', 'written `mod`', 'x mod 2'],
  ['expression', 'x =< y', 'ST3003', '=', '"At most"', 'x <= y'],
  ['expression', 'x => y', 'ST3003', '=>', '"At least"', 'x >= y'],
  ['expression', 'x – 1', 'ST3004', '–', 'use `-`', 'x - 1'],
  ['expression', 'Cap’n', 'ST3004', '’', "use `'`", "Cap'n"],
  ['expression', 'x\u200b is y', 'ST3004', '\u200b', 'invisible', 'x is y'],
  ['expression', 'If p then q', 'ST3005', 'If', '`if` is always written in lower case', 'if p then q'],
  ['expression', 'x And y', 'ST3005', 'And', '`and`', 'x and y'],
  ['choice', '2soldiers', 'ST3006', '2soldiers', 'runs into a word'],
  ['expression', 'x * 1.5', 'ST3007', '1.5', 'not a whole number'],
  ['number', '2147483648', 'ST3008', '2147483648', 'larger than 2147483647'],
  ['expression', 'x or '.repeat(900), 'ST3009', 'x or '.repeat(100), 'too long'],
  ['expression', '('.repeat(65), 'ST3010', '(', 'nested too deep'],
  ['expression', 'from.x', 'ST3011', 'from', 'call it `start`'],
  ['expression', 'x is from', 'ST3011', 'from', 'call it `start`'],
  ['step', 'set to to 3', 'ST3011', 'to', 'call it `goal`'],
  ['signature', 'f(first)', 'ST3011', 'first', 'reserved word'],
  [
    'signature',
    'f(set of spaces called found)',
    'ST3020',
    'set of',
    'by their plural',
    'f(spaces called found)',
  ],
  [
    'signature',
    'f(space or none called goal)',
    'ST3024',
    'or none',
    'always has a value',
    'f(space called goal)',
  ],
  ['signature', 'f(x, true or false called y)', 'ST3020', 'true', 'cannot be passed'],
  ['signature', 'f(1..5 called x)', 'ST3020', '1', 'no range'],
  ['step', 'you must draw from the deck', 'ST3011', 'from', '`draw from deck` is not one name'],
  ['expression', '(x or y', 'ST3012', '(', 'not closed', '(x or y)'],
  ['move', 'attack (x', 'ST3012', '(', 'not closed', 'attack (x)'],
  ['expression', 'if (x then y else z', 'ST3012', '(', 'not closed'],
  ['expression', 'x) or y', 'ST3013', ')', 'never opened', 'x or y'],
  ['expression', 'if x y else z', 'ST3014', 'else', 'comes `then`'],
  ['expression', 'if x', 'ST3014', '', 'comes `then`'],
  ['expression', 'x else y', 'ST3015', 'else', 'no `if`'],
  ['expression', '3 + if x then y else z', 'ST3016', 'if', 'parentheses'],
  ['expression', 'size / 10', 'ST3017', '', 'rounds'],
  ['expression', 'size / 10 + 1', 'ST3017', '+', 'rounds'],
  ['expression', 'f(x) red', 'ST3018', 'red', '`)` and `red`'],
  ['expression', '3 soldiers', 'ST3018', 'soldiers', '`3` and `soldiers`'],
  ['expression', 'f(x 3)', 'ST3018', '3', '`x` and `3`'],
  ['expression', 'deck is empty and', 'ST3019', '', 'another condition, but the text ends'],
  ['expression', 'number of', 'ST3019', '', 'what to count'],
  ['step', 'say', 'ST3019', '', 'the text'],
  ['step', 'move', 'ST3019', '', 'what to move'],
  ['expression', 'all spaces where and empty', 'ST3020', 'and', 'After `where` comes a condition'],
  ['expression', 'x is y or none', 'ST3021', 'or none', 'complete before `or none`'],
  ['expression', 'x.1', 'ST3020', '1', 'the name of a property'],
  ['head', 'draw', 'ST3020', 'draw', 'Expected a word such as `if`'],
  ['step', 'shuffle deck to discards', 'ST3021', 'to', 'complete before `to`'],
  ['head', 'let x', 'ST3021', 'x', 'complete before `x`'],
  [
    'step',
    'deal from deck 1 to your hand',
    'ST3027',
    'from deck 1',
    'in another order',
    'deal 1 from deck to your hand',
  ],
  ['step', 'put all men in camp', 'ST3028', 'put', 'No step begins', 'move all men to camp'],
  ['expression', '1 < x < 5', 'ST3022', '<', 'cannot be chained'],
  ['expression', 'x is y is z', 'ST3022', 'is', 'cannot be chained'],
  ['expression', 'score=10', 'ST3023', '=', 'written `is`', 'score is 10'],
  ['step', 'move card discards', 'ST3024', '', '`to`, `onto` or `under`'],
  ['step', 'move man to x otherwise y', 'ST3021', 'otherwise', 'complete before'],
  ['step', 'set x', 'ST3024', '', 'comes `to`'],
  ['step', 'roll 2 dice', 'ST3024', '', 'comes `called`'],
  ['step', 'lay x on y', 'ST3024', 'on', '`as a new`'],
  ['expression', 'every card in x', 'ST3024', '', 'comes `has`'],
  ['expression', 'sum of points', 'ST3024', '', 'comes `over`'],
  ['exceptRow', 'any, bomb', 'ST3024', '', 'comes `=>`'],
  ['whenLine', 'move or attack', 'ST3024', '', 'comes `when`'],
  ['change', '3', 'ST3024', '', '`more` or `fewer`'],
  ['type', 'true or', 'ST3024', '', 'comes `false`'],
  ['head', 'while x', 'ST3025', '', '`at most` is missing'],
  ['head', 'repeat until x, 3', 'ST3025', '3', '`at most` is missing'],
  ['step', 'later x', 'ST3025', '', '`at most` is missing'],
  ['step', 'if deck is empty then reshuffle', 'ST3026', 'if', '`if` must be a key'],
  ['step', 'for each player', 'ST3026', 'for each', '`for each` must be a key'],
  ['head', 'if x then y', 'ST3026', 'then', 'has no `then`'],
]

const cases = ERRORS.map(([name, text, code, marked, words, fixed]) => ({
  name,
  text,
  code,
  marked,
  words,
  fixed,
}))

describe('errors in texts', () => {
  test.each(cases)('$name: $text is $code', ({ name, text, code, marked, words, fixed }) => {
    const { tree, found } = read(name, text)
    expect(tree).toBeUndefined()
    expect(found).toHaveLength(1)
    const [error] = found
    expect(error).toMatchObject({ code, severity: 'error' })
    expect(error?.message).toContain(words)
    expect(text.slice(error?.span?.start, error?.span?.end).startsWith(marked)).toBe(true)
    if (marked === '') expect(error?.span?.start).toBeGreaterThanOrEqual(0)
    const fix = error?.fix
    const after = fix && text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end)
    expect(after).toBe(fixed)
    if (after !== undefined) expect(read(name, after).found).toEqual([])
  })

  test('every code occurs', () => {
    const used = new Set(ERRORS.map(([, , code]) => code))
    expect(Object.keys(EXPRESSION_CODES).filter((code) => !used.has(code))).toEqual([])
  })
})
