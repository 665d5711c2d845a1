import type { IRecognitionException, IToken, TokenType } from 'chevrotain'
import type { Place } from './ast.ts'
import { afterWord, fitsInRule } from './expected.ts'
import type { Finding } from './report.ts'
import { reservedIn } from './reserved-words.ts'
import { DiceToken, NameToken, NumberToken, word, WordsToken } from './token-types.ts'
import type { Mode } from './tokens.ts'
import { withSpaces } from './wrong-signs.ts'

export interface Failure {
  readonly error: IRecognitionException
  readonly text: string
  readonly tokens: readonly IToken[]
  /** What the text should be, in words. */
  readonly what: string
  readonly mode: Mode
}

/** The place of the failure among the words of the text. */
interface Here {
  readonly failure: Failure
  readonly index: number
  readonly before: IToken | undefined
  /** Absent at the end of the text. */
  readonly token: IToken | undefined
  readonly after: IToken | undefined
  /** The word or kind of word that alone would fit, if there is just one. */
  readonly wanted: string
  readonly rule: string
  readonly rules: readonly string[]
  /** Where the mark goes. */
  readonly at: Place
}

function setOf(words: string, ...more: TokenType[]): ReadonlySet<TokenType> {
  return new Set([...words.split(' ; ').map(word), ...more])
}

const OPEN = word('(')
const CLOSE = word(')')
const IF = word('if')
const VALUE_ENDS = setOf(
  ') ; true ; false ; none ; nothing ; original ; rounded up ; rounded down',
  NameToken,
  NumberToken,
  DiceToken,
)
const VALUE_STARTS = setOf(
  '( ; true ; false ; none ; nothing ; original ; your ; enemy ; all ; first ; random ; any ; no ; every ; number of ; ' +
    'sum of ; highest of ; lowest of ; top of ; all but ; not ; openly ; afterwards',
  NameToken,
  NumberToken,
)
const COMPARISONS = setOf('< ; <= ; > ; >= ; is ; has ; can ; knows')
const CUTS = setOf('and ; or ; otherwise ; where ; then ; else ; if ; ( ; , ; => ; over')
const HEADS = setOf('if ; else ; for each ; while ; turns from')
const GOES_ON = setOf(
  '< ; <= ; > ; >= ; is ; has ; can ; and ; or ; otherwise ; + ; - ; * ; / ; mod ; . ; ) ; , ; to ; onto ; under ; => ; =',
)

/** One error for one text: the first place where it cannot be read, and what would fit there. */
export function explainSyntax(failure: Failure): Finding {
  if (failure.tokens.length === 0)
    return {
      code: 'ST3001',
      message: `Here should be ${failure.what}.`,
      at: { start: 0, end: failure.text.length },
    }
  const here = locate(failure)
  for (const explain of [arrow, parentheses, conditional, division, comparison, loop, reserved, sideBySide]) {
    const finding = explain(here)
    if (finding !== undefined) return finding
  }
  return general(here)
}

function locate(failure: Failure): Here {
  const { tokens, error } = failure
  const found = tokens.indexOf(error.token)
  const index = found < 0 ? tokens.length : found
  const token = tokens[index]
  const before = tokens[index - 1]
  const rules = error.context.ruleStack.map((name) => name.replace(/~.*$/u, ''))
  const end = before === undefined ? 0 : placeOf(before).end
  return {
    failure,
    index,
    before,
    token,
    after: tokens[index + 1],
    wanted: error.name === 'MismatchedTokenException' ? error.message : '',
    rule: rules.at(-1) ?? '',
    rules,
    at: token === undefined ? { start: end, end } : placeOf(token),
  }
}

function placeOf(token: IToken): Place {
  return { start: token.startOffset, end: token.endOffset ?? token.startOffset }
}

/** A word as the author wrote it. */
function said(token: IToken): string {
  return '`' + token.image.replace(/\s+/gu, ' ') + '`'
}

function isIn(set: ReadonlySet<TokenType>, token: IToken | undefined): boolean {
  return token !== undefined && set.has(token.tokenType)
}

function parentheses(here: Here): Finding | undefined {
  const { failure, token, before, at } = here
  const open: IToken[] = []
  let unopened: IToken | undefined
  for (const each of failure.tokens) {
    if (each.tokenType === OPEN) open.push(each)
    else if (each.tokenType === CLOSE && open.pop() === undefined) unopened ??= each
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
  const end = before === undefined ? at.end : placeOf(before).end
  return {
    code: 'ST3012',
    message: 'This parenthesis is not closed.',
    label: 'opened here',
    help: 'Put `)` where it ends.',
    at: placeOf(unclosed),
    ...(token === undefined ? { fix: { at: { start: end, end }, text: ')' } } : {}),
  }
}

function conditional(here: Here): Finding | undefined {
  const { failure, token, index, at, before } = here
  const ifBefore = failure.tokens.slice(0, index).some((t) => t.tokenType === IF)
  if (failure.mode === 'step' && index === 0 && isIn(HEADS, token) && token !== undefined)
    return {
      code: 'ST3026',
      message: `${said(token)} heads steps: it stands in a key of its own, and the steps stand below.`,
      help: 'End the condition with a colon and put the steps behind or below it: `if deck is empty: reshuffle`.',
      at,
    }
  if (failure.mode === 'head' && ifBefore && token?.tokenType === word('then'))
    return {
      code: 'ST3026',
      message: 'A key that begins with `if` needs no `then`: the steps stand below it.',
      help: 'Delete `then` and what follows it, and put the steps behind the colon.',
      at,
    }
  if (here.wanted === '`then`' && isIn(VALUE_ENDS, before))
    return {
      code: 'ST3014',
      message: 'After the condition comes `then` and the value.',
      label: '`then` belongs here',
      help: 'Write `if CONDITION then VALUE else VALUE`.',
      at,
    }
  if (token === undefined) return undefined
  if (token.tokenType === word('else') || token.tokenType === word('then'))
    return {
      code: 'ST3015',
      message: ifBefore
        ? `No \`if\` before this ${said(token)} is still open.`
        : `Before ${said(token)} there is no \`if\`.`,
      help: 'Write `if CONDITION then VALUE else VALUE`.',
      at,
    }
  if (token.tokenType === IF && index > 0)
    return {
      code: 'ST3016',
      message: 'An `if` in the middle of a text stands in parentheses and begins the choice.',
      help: 'Write `(if CONDITION then VALUE else VALUE)`.',
      at,
    }
  return undefined
}

function division(here: Here): Finding | undefined {
  if (here.rule !== 'product' || !isIn(VALUE_ENDS, here.before)) return undefined
  return {
    code: 'ST3017',
    message: 'This division does not say how it rounds.',
    label: '`rounded up` or `rounded down` belongs here',
    why: 'Numbers are whole.',
    help: 'Put `rounded up` or `rounded down` behind the number by which it divides.',
    at: here.at,
  }
}

function comparison(here: Here): Finding | undefined {
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
      message: 'Whether two things are equal is asked with `is`.',
      help: 'Write `is` for `=`.',
      fix: { at, text: withSpaces(failure.text, at, 'is') },
      at,
    }
  if (token.tokenType === word('=>') && !here.rules.some((rule) => rule.endsWith('Row')))
    return {
      code: 'ST3003',
      message: '"At least" is written `>=`; `=>` stands only in the rows of tables.',
      help: 'Write `>=`.',
      fix: { at, text: '>=' },
      at,
    }
  if (!isIn(COMPARISONS, token)) return undefined
  for (let i = index - 1; i >= 0; i--) {
    const earlier = failure.tokens[i]
    if (isIn(CUTS, earlier)) return undefined
    if (earlier !== undefined && isIn(COMPARISONS, earlier))
      return {
        code: 'ST3022',
        message: `After ${said(earlier)} the text compares once more with ${said(token)}.`,
        help: 'Say two things and join them with `and`: `1 < hits and hits < 5`.',
        also: { at: placeOf(earlier), label: 'the first comparison' },
        at,
      }
  }
  return undefined
}

function loop(here: Here): Finding | undefined {
  if (here.rule !== 'bound' && here.rule !== 'laterStep') return undefined
  if (here.wanted !== '`,`' && here.wanted !== '`at most`') return undefined
  if (!isIn(VALUE_ENDS, here.before) && here.before?.tokenType !== word(',')) return undefined
  return {
    code: 'ST3025',
    message: 'Here is missing how often at most.',
    label: '`, at most` and a number belong here',
    why: 'Everything in a game comes to an end.',
    help: 'End it with a comma, `at most` and the largest number that can be needed.',
    at: here.at,
  }
}

function reserved(here: Here): Finding | undefined {
  const { token, before, after, at, failure } = here
  if (token === undefined || !/^\p{L}+$/u.test(token.image) || isNameLike(token)) return undefined
  if (token.image === 'of' && before !== undefined && isIn(BEFORE_NOUNS, before))
    return withoutOf(here, before)
  const inName = before?.tokenType === NameToken && after?.tokenType === NameToken
  const called = here.wanted === 'a name'
  const operand =
    !isIn(VALUE_ENDS, before) && !isIn(VALUE_STARTS, token) && (after === undefined || isIn(GOES_ON, after))
  // A key that declares a name is nothing else.
  const inHead = failure.what === HEAD && before?.tokenType === NameToken
  const inOffer = inName && failure.mode === 'step' && failure.tokens.some((t) => isIn(ASKING, t))
  if (!called && !operand && !inOffer && !inHead) return undefined
  const words = inName || inHead ? [before, token, inName ? after : undefined] : [token]
  const name = words.flatMap((each) => (each === undefined ? [] : [each.image])).join(' ')
  const meaning = reservedIn(name)
  const does = meaning === undefined ? 'joins the names of a text' : meaning.does
  const instead = meaning === undefined ? '' : `; call it \`${meaning.instead}\`, for instance`
  return {
    code: 'ST3011',
    message: inOffer
      ? `${said(token)} is a reserved word, so \`${name}\` is not one name.`
      : `${said(token)} is a reserved word and cannot ${inHead ? 'stand in' : 'be'} a name${instead}.`,
    why: `In a rule ${said(token)} ${does}.`,
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
    message: `After ${said(before)} comes the name of what is meant, not \`of\`.`,
    help: `Leave \`of\` out: \`${before.image} ${noun}\`.`,
    at,
  }
}

function helpInOffer({ image }: IToken): string {
  const cure = 'Give the action a name without reserved words, or offer it through a phase (`during:`).'
  if (image !== 'for') return cure
  return 'Leave `for` out: who is asked stands in front, and is `you` in the action.'
}

/** What is wanted where a key declares a name. */
const HEAD = 'a name'

const ASKING = setOf('may ; must')

function isNameLike(token: IToken): boolean {
  return token.tokenType === NameToken || token.tokenType === NumberToken || token.tokenType === WordsToken
}

function sideBySide(here: Here): Finding | undefined {
  const { token, before, at } = here
  if (token === undefined || before === undefined || (here.wanted.startsWith('`') && here.wanted !== '`)`'))
    return undefined
  if (!isIn(VALUE_ENDS, before) || !isIn(VALUE_STARTS, token) || fitsInRule(here.rule) !== undefined)
    return undefined
  const counted = before.tokenType === NumberToken && token.tokenType === NameToken
  return {
    code: 'ST3018',
    message: `Nothing says how ${said(before)} and ${said(token)} belong together.`,
    label: 'a word or a sign is missing before this',
    help: counted
      ? 'A number of things stands behind `has` and in choices; to multiply, write `*`.'
      : 'Join them with a word or a sign such as `is`, `of`, `and`, `+`, or leave one out.',
    at,
  }
}

/** What somebody most likely wanted who goes on with this word. */
function cureFor({ failure, token, index, before }: Here): string | undefined {
  const earlier = failure.tokens.slice(0, index)
  const behind = earlier.findLast((each) => isIn(PLACED, each))
  const place = before?.image ?? ''
  if (token !== undefined && isIn(JOINS, token) && behind !== undefined)
    return `What stands behind ${said(behind)} is one name; put more than that into parentheses: \`${behind.image} (${place} ${token.image} ...)\`.`
  if (token?.tokenType === word('called') && behind !== undefined)
    return `\`called\` and the name stand right behind what is named, before ${said(behind)}.`
  if (isIn(PLACED, token) && index === 1 && token !== undefined)
    return `Several things begin with \`all\`, one with \`first\`, and a question with \`any\`: \`all ${place} ${token.image} ...\`.`
  return undefined
}

const JOINS = setOf('+ ; - ; * ; /')
const PLACED = setOf('in ; on')

/** `->` for the arrow of a row. */
function arrow({ token, before, failure, at }: Here): Finding | undefined {
  if (token?.tokenType !== word('>') || before?.tokenType !== word('-')) return undefined
  const start = placeOf(before).start
  if (failure.text.slice(start, at.end) !== '->') return undefined
  return {
    code: 'ST3003',
    message: 'The arrow of a row is written `=>`.',
    fix: { at: { start, end: at.end }, text: '=>' },
    at: { start, end: at.end },
  }
}

/** Words that say something of a thing, which must be named before them. */
const OF_A_THING: ReadonlySet<string> = new Set(['next to', 'in', 'on', 'is', 'has', 'can'])

function helpBehindWord(comes: string, token: IToken | undefined): { readonly help?: string } {
  const image = token?.image.replace(/\s+/gu, ' ') ?? ''
  if (image === '(') return { help: 'Leave the parenthesis out.' }
  if (!comes.endsWith('condition') || !OF_A_THING.has(image)) return {}
  const link = image === 'next to' || image === 'in' || image === 'on' ? `is ${image}` : image
  return { help: `Say what it is about, too: \`it ${link} ...\`, or with its name instead of \`it\`.` }
}

/** `longest line(spaces where ...)`. */
function helpWithNouns({ before, token }: Here): { readonly help?: string } {
  if (before?.tokenType !== NameToken || !isIn(PHRASED, token)) return {}
  return { help: `Several things begin with \`all\`: \`all ${before.image} ${token?.image ?? ''} ...\`.` }
}

const PHRASED = setOf('where ; in ; on')

/** `top of it is enemy plank`. */
function helpWithOwner(words: string | undefined, token: IToken | undefined): { readonly help?: string } {
  if (words !== 'is' || token?.image !== 'enemy') return {}
  return { help: 'Ask for the owner: `thing.owner is not you`.' }
}

function general(here: Here): Finding {
  const { failure, token, before, at } = here
  const words = before?.image.replace(/\s+/gu, ' ')
  const rest = token === undefined ? 'the text ends here' : `not ${said(token)}`
  const fits = fitsInRule(here.rule)
  const complete = failure.error.name === 'NotAllInputParsedException' || isIn(VALUE_ENDS, before)
  if (
    before !== undefined &&
    (here.wanted.startsWith('`') || (isIn(VALUE_ENDS, before) && fits !== undefined))
  ) {
    const what = here.wanted.startsWith('`') && here.wanted !== '`,`' ? here.wanted : (fits ?? here.wanted)
    return {
      code: 'ST3024',
      message:
        `After ${said(before)} comes ${what}` +
        (token === undefined ? ', but the text ends here.' : `, ${rest}.`),
      ...(fits === undefined || fits === what ? {} : { help: `This needs ${fits}.` }),
      ...helpWithNouns(here),
      at,
    }
  }
  const comes =
    before !== undefined && words !== undefined && !isNameLike(before) ? afterWord(words) : undefined
  if (before !== undefined && comes !== undefined) {
    const code = token === undefined ? 'ST3019' : 'ST3020'
    return {
      code,
      message:
        `After ${said(before)} comes ${comes}, ` +
        (token === undefined ? 'but the text ends here.' : `${rest}.`),
      ...helpBehindWord(comes, token),
      ...helpWithOwner(words, token),
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
      message: `Here should be ${failure.what}, and that cannot begin with ${said(token)}.`,
      at,
    }
  const cure = complete ? cureFor(here) : undefined
  return {
    ...(cure === undefined ? {} : { help: cure }),
    code: complete ? 'ST3021' : 'ST3020',
    message: complete
      ? `The text is complete before ${said(token)}, and this cannot follow.`
      : `After ${said(before)} there cannot be ${said(token)}.`,
    at,
  }
}
