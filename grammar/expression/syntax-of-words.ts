import type { IToken } from 'chevrotain'
import { numberHelp } from './adjectives.ts'
import { afterWord, fitsInRule } from './expected-words.ts'
import type { Finding } from './report.ts'
import { reservedIn } from './reserved-words.ts'
import type { Here } from './syntax-failure.ts'
import { isIn, isNameLike, tokenPlace, tokenText, setOf, VALUE_ENDS, VALUE_STARTS } from './syntax-failure.ts'
import { EXPECTED_NAME } from './syntax-of-parameters.ts'
import { keptForTwo } from './syntax-of-phrases.ts'
import { testedRange } from './tested-range.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

/*
 * Explains mistakes in words: reserved words in names, two names side by side, and everything else that does not fit.
 */

const GOES_ON = setOf(
  '< ; <= ; > ; >= ; is ; has ; can ; and ; or ; otherwise ; + ; - ; * ; / ; mod ; . ; ) ; , ; to ; onto ; under ; => ; =',
)

export function reserved(here: Here): Finding | undefined {
  const { token, before, after, at, failure } = here
  if (token === undefined || !/^\p{L}+$/u.test(token.image) || isNameLike(token)) return undefined
  if (token.image === 'of' && before !== undefined && isIn(BEFORE_NOUNS, before))
    return withoutOf(here, before)
  if (token.image === 'all' && before?.image === 'over') return withoutAll(here)
  const inName = before?.tokenType === NameToken && after?.tokenType === NameToken
  const called = here.wanted === 'a name'
  const operand =
    !isIn(VALUE_ENDS, before) && !isIn(VALUE_STARTS, token) && (after === undefined || isIn(GOES_ON, after))
  // A key that declares a name contains nothing else.
  const inHead = failure.what === EXPECTED_NAME && before?.tokenType === NameToken
  const inOffer = inName && failure.mode === 'step' && failure.tokens.some((t) => isIn(ASKING, t))
  if (!called && !operand && !inOffer && !inHead) return undefined
  const words = inName || inHead ? [before, token, inName ? after : undefined] : [token]
  const name = words.flatMap((each) => (each === undefined ? [] : [each.image])).join(' ')
  const meaning = reservedIn(name)
  const does = meaning === undefined ? 'joins the names of a text' : meaning.does
  const instead = meaning === undefined ? '' : `; call it \`${meaning.instead}\`, for example`
  return {
    code: 'ST3011',
    message: inOffer
      ? `${tokenText(token)} is a reserved word, so \`${name}\` is not one name.`
      : `${tokenText(token)} is a reserved word and cannot be ${inHead ? 'part of ' : ''}a name${instead}.`,
    why: `In a rule ${tokenText(token)} ${does}.`,
    help: inOffer ? helpInOffer(token) : 'Choose another name, here and where it is declared.',
    at,
  }
}

const BEFORE_NOUNS = setOf('any ; all ; first ; random ; every ; no')

/** `any of your planks`. */
function withoutOf({ after, at }: Here, before: IToken): Finding {
  const noun = after === undefined ? '...' : `${after.image}${after.tokenType === NameToken ? '' : ' ...'}`
  return {
    code: 'ST3020',
    message: `After ${tokenText(before)} comes a name, not \`of\`.`,
    help: `Leave \`of\` out: \`${before.image} ${noun}\`.`,
    at,
  }
}

/** `sum of score over all players` */
function withoutAll({ token, after, at }: Here): Finding {
  const start = token === undefined ? 0 : tokenPlace(token).start
  const end = after === undefined ? undefined : tokenPlace(after).start
  return {
    code: 'ST3020',
    message: 'After `over` comes a name of pieces or spaces, not `all`.',
    help: `\`over\` means all of them anyway: \`over ${after?.image ?? '...'}\`.`,
    ...(end === undefined ? {} : { fix: { at: { start, end }, text: '' } }),
    at,
  }
}

function helpInOffer({ image }: IToken): string {
  const cure = 'Give the action a name without reserved words, or offer it through a phase (`during:`).'
  if (image !== 'for') return cure
  return 'Leave `for` out: the player comes first, and is `you` in the action.'
}

const ASKING = setOf('may ; must')

export function sideBySide(here: Here): Finding | undefined {
  const { token, before, at, failure } = here
  if (token === undefined || before === undefined || (here.wanted.startsWith('`') && here.wanted !== '`)`'))
    return undefined
  if (!isIn(VALUE_ENDS, before) || !isIn(VALUE_STARTS, token) || fitsInRule(here.rule) !== undefined)
    return undefined
  const counted = before.tokenType === NumberToken && token.tokenType === NameToken
  return {
    code: 'ST3018',
    message: `Nothing joins ${tokenText(before)} and ${tokenText(token)}.`,
    label: 'a word or an operator is missing before this',
    help:
      counted && failure.tokens.length === 2
        ? `For a value, write the number alone: \`${before.image}\`. A number of things comes after \`has\` and in choices.`
        : counted
          ? 'A number of things comes after `has` and in choices; to multiply, write `*`.'
          : 'Join them with a word or an operator such as `is`, `of`, `and`, `+`, or leave one out.',
    at,
  }
}

/** The likely intention of an author who continues with this word. */
function cureFor(here: Here): string | undefined {
  const { failure, token, index, before } = here
  const two = keptForTwo(here)
  if (two !== undefined) return two
  const earlier = failure.tokens.slice(0, index)
  const behind = earlier.findLast((each) => isIn(PLACED, each))
  const place = before !== undefined && isNameLike(before) ? before.image : '...'
  const own = earlier.at(-2)
  const whole = own?.tokenType === word('your') && place !== '...' ? `${own.image} ${place}` : place
  if (token !== undefined && isIn(JOINS, token) && behind !== undefined)
    return `${tokenText(behind)} is followed by one name; put anything longer in parentheses: \`${behind.image} (${whole} ${token.image} ...)\`.`
  const target = earlier.findLast((each) => isIn(TARGETS, each))
  if (token?.tokenType === word('otherwise') && target !== undefined)
    return `Put both in parentheses: \`${target.image} (... otherwise ...)\`.`
  const source = earlier.findLast((each) => each.tokenType === word('from'))
  if (token?.tokenType === word('where') && source !== undefined)
    return 'Put what it comes from in parentheses: `from (all ... in your hand where ...)`.'
  if (token?.tokenType === word('in secret') && earlier[0]?.tokenType === word('in succession'))
    return 'Leave out `in secret`: only the kind that a piece becomes is chosen unseen, one at a time.'
  if (token?.tokenType === word('with') && before?.tokenType === NameToken && failure.mode !== 'step')
    return 'What else must hold of it follows after `where`, as a condition: `where points > 3`, for example.'
  const { help } = helpWithCalled({ failure, token, index })
  if (help !== undefined) return help
  const lead = earlier.at(-2)
  if (token?.tokenType === word('of') && before?.tokenType === NameToken && isIn(COUNTED, lead))
    return `Ask for the owner with \`where\`: \`${lead?.image ?? ''} ${before.image} where it.owner is ${here.after?.image ?? '...'}\`.`
  const tested = token?.tokenType === word('..') ? testedRange(here) : undefined
  if (tested !== undefined) return tested
  if (token?.tokenType === word('..'))
    return 'A range is two numbers that are written out, as in `0..9`; test for what is worked out under `only if`.'
  if (isIn(PLACED, token) && index === 1 && token !== undefined)
    return `Several things begin with \`all\`, one with \`first\`, and a question with \`any\`: \`all ${place} ${token.image} ...\`.`
  return undefined
}

/** `sum of it.points over cards in hand called one` */
function helpWithCalled({
  failure,
  token,
  index,
}: Pick<Here, 'failure' | 'token' | 'index'>): Pick<Finding, 'help' | 'fix'> {
  const behind = failure.tokens.slice(0, index).findLast((each) => isIn(PLACED, each))
  if (token?.tokenType !== word('called') || behind === undefined) return {}
  const help = `\`called\` and the name come right after what is named, before ${tokenText(behind)}.`
  const name = failure.tokens[index + 1]
  if (name?.tokenType !== NameToken) return { help }
  const { start } = tokenPlace(behind)
  const place = failure.text.slice(start, tokenPlace(token).start).trimEnd()
  const { end } = tokenPlace(name)
  return { help, fix: { at: { start, end }, text: `called ${name.image} ${place}` } }
}

const JOINS = setOf('+ ; - ; * ; /')
const PLACED = setOf('in ; on')
/** Several things follow these, and no place. */
const COUNTED = setOf('over ; all ; any ; no ; number of')
const TARGETS = setOf('to ; onto ; under ; in ; on ; from ; out of ; of')

/** Words about a thing, which must be named before them. */
const OF_A_THING: ReadonlySet<string> = new Set(['next to', 'in', 'on', 'is', 'has', 'can'])

function helpBehindWord(nextWord: string, { before, token, after }: Here): { readonly help?: string } {
  const image = token?.image.replace(/\s+/gu, ' ') ?? ''
  if (
    image === '(' &&
    before?.image === 'over' &&
    /^(?:last|first|nth|random|top of)$/u.test(after?.image ?? '')
  )
    return {
      help: `This is one thing, and \`over\` adds up or compares several: read its field, \`(${after?.image ?? ''} ...).rank\`, without \`over\`.`,
    }
  if (image === '(')
    return {
      help: 'Leave the parentheses out, or name the set first, under `terms` for instance, and write its name here.',
    }
  if (!nextWord.endsWith('condition') || !OF_A_THING.has(image)) return {}
  const link = image === 'next to' || image === 'in' || image === 'on' ? `is ${image}` : image
  return { help: `Repeat the subject: \`it ${link} ...\`, or its name instead of \`it\`.` }
}

/** `purse is at least 10`. */
function helpWithBound({ failure, before, token, after, index }: Here): { readonly help?: string } {
  const noun = failure.tokens[index + 2]
  if (before?.image === 'has' && token?.tokenType === word('at least') && after?.tokenType === NumberToken)
    return { help: `Write \`has ${after.image} or more ${noun?.image ?? '...'}\`.` }
  const sign =
    token?.tokenType === word('at least') ? '>=' : token?.tokenType === word('at most') ? '<=' : undefined
  return before?.image === 'is' && sign !== undefined
    ? { help: `Write \`${sign}\` instead of \`is ${token?.image ?? ''}\`.` }
    : {}
}

/** `longest line(spaces where ...)`. */
function helpWithNouns({ before, token }: Here): { readonly help?: string } {
  if (before?.tokenType !== NameToken || !isIn(PHRASED, token)) return {}
  if (DIRECTIONS.has(before.image) && token?.image === 'where')
    return {
      help: 'Directions have no conditions: put it on the set of spaces or, if it is about each step, behind a comma: `, where ...`.',
    }
  return { help: `Several things begin with \`all\`: \`all ${before.image} ${token?.image ?? ''} ...\`.` }
}

const PHRASED = setOf('where ; in ; on')
const DIRECTIONS: ReadonlySet<string> = new Set([
  'orthogonal',
  'diagonal',
  'forward',
  'backward',
  'sideways',
  'up',
  'down',
  'left',
  'right',
])

/** `top of it is enemy plank`, `sight(start, orthogonal, 1) - enemy planks`. */
function helpWithOwner({ before, token, after }: Here): { readonly help?: string } {
  if (token?.image !== 'enemy') return {}
  if (before?.image === 'is') return { help: 'Ask for the owner: `thing.owner is not you`.' }
  if (after?.tokenType !== NameToken) return {}
  return { help: `Several things begin with \`all\`: \`all enemy ${after.image}\`.` }
}

/** `number called a`: an article is skipped, so the name is empty. */
function helpWithArticle({ failure, before, token }: Here): { readonly help?: string } {
  if (before === undefined) return {}
  const skipped = failure.text.slice(tokenPlace(before).end, token && tokenPlace(token).start)
  const [article] = /\b(?:an?|the)\b/iu.exec(skipped) ?? []
  return article === undefined
    ? {}
    : { help: `\`${article}\` is an article, which is skipped everywhere, so nothing can be called that.` }
}

/** `move every runner to camp`. */
function helpWithEvery({ failure, before, rule }: Here): { readonly help?: string } {
  if (failure.mode !== 'step' || rule !== 'universal' || before?.tokenType !== NameToken) return {}
  return { help: 'Things that something is done with begin with `all` instead of `every`.' }
}

export function general(here: Here): Finding {
  const { failure, token, before, at } = here
  const words = before?.image.replace(/\s+/gu, ' ')
  const rest = token === undefined ? 'the text ends here' : `not ${tokenText(token)}`
  const fits = fitsInRule(here.rule)
  const complete = failure.error.name === 'NotAllInputParsedException' || isIn(VALUE_ENDS, before)
  const called = helpWithCalled(here)
  if (
    before !== undefined &&
    (here.wanted.startsWith('`') || (isIn(VALUE_ENDS, before) && fits !== undefined))
  ) {
    const what = here.wanted.startsWith('`') && here.wanted !== '`,`' ? here.wanted : (fits ?? here.wanted)
    return {
      code: 'ST3024',
      message:
        `After ${tokenText(before)} comes ${what}` +
        (token === undefined ? ', but the text ends here.' : `, ${rest}.`),
      ...(fits === undefined || fits === what ? {} : { help: `This needs ${fits}.` }),
      ...helpWithEvery(here),
      ...helpWithNouns(here),
      ...(called.help === undefined ? {} : { help: called.help }),
      at,
    }
  }
  const nextWord =
    before !== undefined && words !== undefined && !isNameLike(before) ? afterWord(words) : undefined
  if (before !== undefined && nextWord !== undefined) {
    const code = token === undefined ? 'ST3019' : 'ST3020'
    return {
      code,
      message:
        `After ${tokenText(before)} comes ${nextWord}, ` +
        (token === undefined ? 'but the text ends here.' : `${rest}.`),
      ...helpBehindWord(nextWord, here),
      ...helpWithBound(here),
      ...helpWithOwner(here),
      ...helpWithArticle(here),
      at,
    }
  }
  if (token === undefined)
    return {
      code: 'ST3019',
      message: `The text breaks off; it should be ${failure.what}.`,
      label: 'something is missing here',
      at,
    }
  if (before === undefined)
    return {
      code: 'ST3020',
      message: `Expected ${failure.what} here, which cannot begin with ${tokenText(token)}.`,
      ...(token.tokenType === NameToken ? numberHelp(token.image) : {}),
      ...helpWithOwner(here),
      at,
    }
  const cure = complete ? cureFor(here) : undefined
  return {
    ...(cure === undefined ? {} : cure === called.help ? called : { help: cure }),
    code: complete ? 'ST3021' : 'ST3020',
    message: complete
      ? `The text is complete before ${tokenText(token)}, and this cannot follow.`
      : `After ${tokenText(before)} there cannot be ${tokenText(token)}.`,
    at,
  }
}
