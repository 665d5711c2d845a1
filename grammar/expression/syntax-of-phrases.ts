import { adjective } from './adjectives.ts'
import { asStep } from './everyday-steps.ts'
import type { Finding } from './report.ts'
import { isIn, tokenPlace, tokenText, setOf, type Here } from './syntax-failure.ts'
import { DiceToken, NameToken, word } from './token-types.ts'

/* Explains phrases from printed rulebooks whose words mean something else here. */

/** `red.marker(four)`, `your marker(four)`: both belong in the parentheses. */
export function calledLikeAField({ failure, before, token, index, at }: Here): Finding | undefined {
  const { tokens, text } = failure
  const [link, owner] = [tokens[index - 2], tokens[index - 3]]
  if (token?.image !== '(' || before?.tokenType !== NameToken || link === undefined) return undefined
  const isOwn = link.tokenType === word('your')
  if (!isOwn && (link.tokenType !== word('.') || owner?.tokenType !== NameToken)) return undefined
  const close = tokens.findIndex((each, i) => i > index && each.image === ')')
  const last = tokens[close]
  if (last === undefined || close === index + 1) return undefined
  const whose = isOwn || owner === undefined ? 'you' : owner.image
  const start = tokenPlace(isOwn || owner === undefined ? link : owner).start
  const put = `${before.image}(${whose}, ${text.slice(at.end, tokenPlace(last).start).trim()})`
  return {
    code: 'ST3018',
    message: `Nothing joins ${tokenText(before)} and ${tokenText(token)}.`,
    help: `What is kept for a player and something else names both in parentheses: \`${put}\`.`,
    fix: { at: { start, end: tokenPlace(last).end }, text: put },
    at: { start, end: tokenPlace(last).end },
  }
}

const BEFORE_CHOICE = setOf('all ; any ; every ; first ; random')
const CHOICE = 'what there is to choose from'

/** `every space where empty`, `one of your men`, `2 of thrown`. */
export function choiceOfOne(here: Here): Finding | undefined {
  const { failure, token, after, index, at } = here
  if (failure.what !== CHOICE || token === undefined) return undefined
  if (index === 0 && isIn(BEFORE_CHOICE, token))
    return {
      code: 'ST3020',
      message: `A choice says what there is to choose from, without ${tokenText(token)}.`,
      ...leftOut(failure.text, at.start, tokenPlace(after ?? token).start, token.image),
      at,
    }
  if (index === 0 && token.tokenType === DiceToken)
    return {
      code: 'ST3020',
      message: 'A choice says what there is to choose from, not that it is one.',
      help: 'Of what was rolled, a single value is `dice in ROLLED`, with its name.',
      at,
    }
  const [one, of, noun] = failure.tokens
  if (one?.image === 'one' && of?.tokenType === word('of') && index > 0)
    return {
      code: 'ST3020',
      message: 'A choice says what there is to choose from, without `one of`.',
      ...leftOut(failure.text, tokenPlace(one).start, tokenPlace(noun ?? of).start, 'one of'),
      at: { start: tokenPlace(one).start, end: tokenPlace(of).end },
    }
  if (index !== 0 || after?.tokenType !== word('of') || !/^\d+$/u.test(token.image)) return undefined
  const source = failure.text.slice(tokenPlace(after).end).trim().replace(/^the /u, '')
  return {
    code: 'ST3021',
    message: 'A choice of several says what they are, and then where they come from.',
    help: `For example: \`${token.image} dice from ${source}\`, or \`${token.image} cards from ${source}\`.`,
    at: { start: at.start, end: tokenPlace(after).end },
  }
}

function leftOut(text: string, start: number, end: number, words: string): Pick<Finding, 'help' | 'fix'> {
  const rest = `${text.slice(0, start)}${text.slice(end)}`.trim()
  return { help: `Leave out \`${words}\`: \`${rest}\`.`, fix: { at: { start, end }, text: '' } }
}

/** `empty spaces next to man`, `spaces adjacent to man`. */
export function besideThings({ failure, before, token, index, at }: Here): Finding | undefined {
  if (before?.tokenType !== NameToken || token === undefined) return undefined
  const isBeside = token.tokenType === word('next to')
  const beside = / (?:adjacent|next|neighbouring|close)$/u.exec(before.image)
  if (!isBeside && (beside === null || token.tokenType !== word('to'))) return undefined
  const { tokens, text } = failure
  const rest = `it is next to ${text.slice(at.end).trim()}`
  const found = {
    code: 'ST3021',
    message: 'What must hold of things follows after `where`, as a condition.',
  } as const
  const isIn = PLACED.has(tokens[index - 2]?.image ?? '')
  const head = isIn ? tokens[index - 3] : before
  const isCondition = tokens.slice(0, index).some(({ tokenType }) => tokenType === word('where'))
  if (isCondition || head === undefined)
    return { ...found, message: 'Two conditions are joined with `and`.', help: `Write \`and ${rest}\`.`, at }
  const named = head.image.slice(0, head === before ? beside?.index : undefined)
  const position = isIn
    ? text.slice(tokenPlace(head).end, tokenPlace(before).start + (beside?.index ?? before.image.length))
    : ''
  const { noun, condition } = adjective(named) ?? { noun: named, condition: undefined }
  const where = [...(condition === undefined ? [] : [condition]), rest].join(' and ')
  return {
    ...found,
    help: `Write \`${noun}${position} where ${where}\`.`,
    at: { start: tokenPlace(head).start, end: at.end },
  }
}

const PLACED: ReadonlySet<string> = new Set(['in', 'on'])

const ASKS = setOf('may ; must')

/** `you must slide, or you lose`, `you must slide otherwise you lose`. */
export function orElse({ failure, token, index, at }: Here): Finding | undefined {
  const { tokens, text } = failure
  if (
    failure.mode !== 'step' ||
    token === undefined ||
    !tokens.slice(0, index).some((each) => isIn(ASKS, each))
  )
    return undefined
  const [joined, rest] = /^(?:, (?:or|otherwise|else)|otherwise|else) (.+)$/u.exec(text.slice(at.start)) ?? []
  if (joined === undefined || rest === undefined) return undefined
  return {
    code: 'ST3021',
    message: 'What happens if nothing of it can be done follows after `or else`.',
    help: `Write \`or else ${asStep(rest)}\`.`,
    at,
  }
}

/** `your marker in column`, `marker of red in four`. */
export function keptForTwo({ failure, before, token, index, at }: Here): string | undefined {
  const { tokens, text } = failure
  if (before?.tokenType !== NameToken || token === undefined || !/^(?:in|on|for|at)$/u.test(token.image))
    return undefined
  const first = tokens[index - 2]
  const isOwn = first?.tokenType === word('your')
  const former = isOwn ? before : tokens[index - 3]
  if (!isOwn && (first?.tokenType !== word('of') || former?.tokenType !== NameToken)) return undefined
  const [of = '...'] = /^\s*[\p{L}\d'-]+/u.exec(text.slice(at.end)) ?? []
  return `What is kept for a player and something else names both in parentheses: \`${former?.image ?? ''}(${isOwn ? 'you' : before.image}, ${of.trim()})\`.`
}
