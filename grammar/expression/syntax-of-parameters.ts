import type { Finding } from './report.ts'
import { isIn, tokenPlace, tokenText, setOf, type Here } from './syntax-failure.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

/* Explains mistakes in parameters: a noun or `number` is their only type. */

/** Description of a key that declares a name with its parameters. */
export const EXPECTED_NAME = 'a name'
const BEFORE_PARAMETER = setOf('( ; ,')
const COLLECTIONS = setOf('set of ; bag of')
const TRUTHS = setOf('true ; false')

/** `set of spaces called found`, `space or none`, `true or false called ready`, `1..5 called count`. */
export function parameterTypeFinding({ failure, token, before, after, at }: Here): Finding | undefined {
  if (failure.what !== EXPECTED_NAME || token === undefined || before === undefined) return undefined
  if (token.tokenType === word('or none') && before.tokenType === NameToken)
    return {
      code: 'ST3024',
      message: 'What is passed always has a value.',
      help: `Leave ${tokenText(token)} out, and test the value where it is passed: \`goal is not none and fits(goal)\`.`,
      fix: { at: { start: tokenPlace(before).end, end: at.end }, text: '' },
      at,
    }
  if (!isIn(BEFORE_PARAMETER, before)) return undefined
  if (isIn(COLLECTIONS, token))
    return {
      code: 'ST3020',
      message: `Several things are passed by their plural, without ${tokenText(token)}.`,
      help: 'Leave it out: a noun in the plural means a set.',
      fix: { at: { start: at.start, end: after === undefined ? at.end : tokenPlace(after).start }, text: '' },
      at,
    }
  if (isIn(TRUTHS, token))
    return {
      code: 'ST3020',
      message: 'Whether something is true cannot be passed.',
      help: 'Pass what the condition is about, and test it where it is needed; or pass a number, or one of two `values`.',
      at,
    }
  if (token.tokenType !== NumberToken) return undefined
  return {
    code: 'ST3020',
    message: 'A number that is passed has no range.',
    help: 'Write `number called` and its name.',
    at,
  }
}
