import { DiceToken, NameToken, NumberToken, stepWord, word } from './token-types.ts'
import type { Finding } from './report.ts'
import { tokenPlace, tokenText, type Here } from './syntax-failure.ts'

/* Explains steps from printed rulebooks that the language writes differently. */

/** `roll 1..6 called die`, `roll 1 die called d`, `roll one die with 6 called d`. */
export function rolled(here: Here): Finding | undefined {
  const { failure, before, token, after, index, at } = here
  const [first] = failure.tokens
  if (first?.tokenType !== stepWord('roll') || before?.tokenType !== NumberToken || token === undefined)
    return undefined
  if (token.tokenType === word('..') && index === 2) {
    const faces = { start: tokenPlace(before).start, end: tokenPlace(after ?? token).end }
    const range = failure.text.slice(faces.start, faces.end)
    return {
      code: 'ST3024',
      message: 'The numbers on a die come after `with`; before it, say how many dice are rolled.',
      help: `Write \`one die with ${range}\`, or \`2 dice with ${range}\`.`,
      fix: { at: faces, text: `one die with ${range}` },
      at: faces,
    }
  }
  if (token.tokenType === NameToken && token.image === 'die' && index === 2) {
    const dice = { start: tokenPlace(before).start, end: at.end }
    const words = before.image === '1' ? 'one die' : `${before.image} dice`
    return {
      code: 'ST3024',
      message:
        before.image === '1' ? 'A single die is written `one die`.' : 'Several dice are written `dice`.',
      help: `Write \`${words}\`.`,
      fix: { at: dice, text: words },
      at: dice,
    }
  }
  if (failure.tokens[index - 2]?.tokenType === word('with') && here.wanted === '`..`')
    return {
      code: 'ST3024',
      message: 'After `with` come the lowest and the highest number on the die.',
      help: `Write \`with 1..${before.image}\`.`,
      fix: { at: tokenPlace(before), text: `1..${before.image}` },
      at: tokenPlace(before),
    }
  return undefined
}

/** `move 4 seeds from your pit to your store`, `move all seeds from your pit to your store`. */
export function movedFrom(here: Here): Finding | undefined {
  const { failure, before, token, index, at } = here
  const [first] = failure.tokens
  if (first?.tokenType !== stepWord('move') || before === undefined || token === undefined) return undefined
  if (before.tokenType === NumberToken && index === 2 && isThings(here)) {
    const [, from, to] =
      /\b(?:from|in|on|out of)\s+(.+?)\s+(?:to|onto)\s+(.+)$/u.exec(failure.text.slice(at.end)) ?? []
    const dealt = from === undefined ? 'from PLACE to PLACE' : `from ${from} to ${to}`
    return {
      code: 'ST3024',
      message: '`move` needs to know which things; a number is not enough.',
      help:
        `To take the first ones, write \`deal ${before.image} ${dealt}\`. ` +
        `To let the player pick them, write \`chosen: ${before.image} ${token.image} from ${from ?? 'PLACE'}\` under \`choose\`, and move \`chosen\`.`,
      at: { start: tokenPlace(before).start, end: at.end },
    }
  }
  if (token.tokenType !== word('from') || before.tokenType !== NameToken) return undefined
  const isSet = index > 2
  return {
    code: 'ST3024',
    message: 'After `move`, where things lie is written with `in` or `on`, not `from`.',
    help: isSet
      ? 'Write `in`.'
      : `Say which: \`first ${before.image} in ...\`, or \`all\` for several. If ${tokenText(before)} is the name of a thing, leave out where it comes from.`,
    ...(isSet ? { fix: { at, text: 'in' } } : {}),
    at,
  }
}

function isThings({ token }: Here): boolean {
  return token?.tokenType === NameToken || token?.tokenType === DiceToken
}

/** `for each pit of player` */
export function forEachFinding({ failure, before, token, index, at }: Here): Finding | undefined {
  const [first] = failure.tokens
  if (first?.tokenType !== word('for each') || index !== 2 || before?.tokenType !== NameToken)
    return undefined
  if (token?.tokenType !== word('of')) return undefined
  const whose = failure.text.slice(at.end).trim()
  return {
    code: 'ST3024',
    message: '`for each` takes no `of`: say whose things they are with `where`, or where they lie with `in`.',
    help: `Write \`${before.image} where owner is ${whose}\` for each of several places; for what lies in one, \`THING in ${before.image} of ${whose}\`, with its class as THING.`,
    at: { start: tokenPlace(before).start, end: failure.text.trimEnd().length },
  }
}
