import type { Finding } from './report.ts'

/* Steps in the words of rulebooks, and how the language says them. */

/** Placeholders for an author's words are in capitals. */
type Way = readonly [said: RegExp, ...instead: string[]]

const LEAVES = 'take|discard|remove|capture|eliminate|kill|lose'
const GOES = 'put|place|return|give|bring|send|transfer|shift|slide|drop|carry|play|get|draw|pick up'
const MOVES = `${GOES}|${LEAVES}`

/** Words to be replaced by an author's. */
const OPEN = /\b[A-Z]{5,}\b/u

/** Suggestion for a player's pick. */
const OFFER = 'you must ACTION'

const WAYS: readonly Way[] = [
  [way('deal (\\d+) (?:\\S+ ){1,3}from (.+) to (.+)'), 'deal $1 from $2 to $3'],
  [
    way(`(?:${MOVES}) (\\d+) (?:\\S+ ){0,3}?(?:from|in|on|of) (.+) (?:in|on|into|to) (.+)`),
    'deal $1 from $2 to $3',
  ],
  [way('deal (\\d+) (?:\\S+ ){1,3}to (.+)'), 'deal $1 from PLACE to $2'],
  [way('add (\\d+) \\S+ to (.+)'), 'add $1 to $2'],
  [way('add (\\d+) (\\D+)'), 'add $1 to your $2'],
  [way('(?:reset|clear) (.+)'), 'set $1 to VALUE'],
  [way(`(?:${MOVES}) (.+?) (onto|under) (.+)`), 'move $1 $2 $3'],
  [way(`(?:${MOVES}) (.+?) from (.+) (?:in|on|into|to|at) (.+)`), 'move $1 in $2 to $3'],
  [way('give (.+) to (opponent|you|player|partner|each player|the next player)'), 'move $1 to PLACE of $2'],
  [way(`(?:${MOVES}) (.+?) (?:in)?to (.+)`), 'move $1 to $2'],
  [way(`(?:${GOES}) (.+) (?:in|on|at) (.+)`), 'move $1 to $2'],
  [way('(?:draw|take|pick up|get) (\\d+) .*?from (.+)'), 'deal $1 from $2 to your PLACE'],
  [way('(?:draw|take|pick up|get) (?:an?|one|the top) .*?from (.+)'), 'deal 1 from $1 to your PLACE'],
  [way('(?:draw|pick up) (\\d+) .+'), 'deal $1 from PLACE to your PLACE'],
  [way('(?:draw|pick up) (?:an?|one|the top) .+'), 'deal 1 from PLACE to your PLACE'],
  [way('(?:gain|earn|win|get|receive) (\\d+) (\\D+)'), 'add $1 to your $2'],
  [way('(?:lose|forfeit) (\\d+) (\\D+)'), 'subtract $1 from your $2'],
  [way('score (\\d+)(?: .+)?'), 'add $1 to your score'],
  [way('(?:increase|raise|increment) (.+) by (.+)'), 'add $2 to $1'],
  [way('(?:decrease|reduce|lower|decrement) (.+) by (.+)'), 'subtract $2 from $1'],
  [way('(?:increase|raise|increment) (.+)'), 'add 1 to $1'],
  [way('(?:decrease|reduce|lower|decrement) (.+)'), 'subtract 1 from $1'],
  [way('(?:throw|cast) (.+)'), 'roll $1', 'roll $1 called thrown'],
  [way('(?:flip|turn over|turn up|uncover|expose) (.+)'), 'reveal $1'],
  [way('(?:mix|reshuffle) (.+)'), 'shuffle $1'],
  [way(`(?:${MOVES}) (.+) (?:from|out of) (?:the )?(?:game|play|board)`), 'move $1 to PLACE'],
  [way(`(?:${MOVES}) (.+) (?:from|off|out of) (.+)`), 'move $1 in $2 to PLACE'],
  [way(`(?:${MOVES}) (\\d+) .+`), 'deal $1 from PLACE to PLACE'],
  [way(`(?:${MOVES}) (.+)`), 'move $1 to PLACE'],
  [way('(.+?) ?\\+= ?(.+)'), 'add $2 to $1'],
  [way('(.+?) ?-= ?(.+)'), 'subtract $2 from $1'],
  [way('(.+?) ?\\+\\+'), 'add 1 to $1'],
  [way('(.+?) ?--'), 'subtract 1 from $1'],
  [way('set (.+?) (?::?=|is|as|equal to) (.+)'), 'set $1 to $2'],
  [way('(?:change|turn|make) (.+?) (?:to|into|be|become) (.+)'), 'set $1 to $2'],
  [way('(.+?) (?::?=|becomes) (.+)'), 'set $1 to $2'],
  [way('(?:do nothing|skip)'), 'nothing'],
  [
    way('(?:end the game|(?:the )?game (?:ends|is over|over))'),
    'the game is drawn by REASON',
    'you win by REASON',
  ],
  [way('(.+) (wins?|loses?)'), '$1 $2 by REASON'],
  [way('(?:pick|choose|select) .+'), OFFER],
]

/** The added thing may be a number, values of a bag or tokens. */
const COUNTED = /^add (\d+) (?!points? )(\S+) to (.+)$/u

function way(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'u')
}

/**
 * Translates an unreadable step, or one with an unknown name, to the words of the language.
 *
 * @param isSound true if this is a step
 */
export function inOtherWords(text: string, isSound: (step: string) => boolean): Finding | undefined {
  const normalized = text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/ back (?=(?:in|on|to|into|onto|under) )/u, ' ')
  const each = forEach(normalized, isSound)
  if (each !== undefined) {
    const start = text.length - text.trimStart().length
    return {
      code: 'ST3028',
      message: 'What is done for every player comes below a line of its own.',
      help: `Write \`for each player:\` and below it \`${each}\`${OPEN.test(each) ? ', with your own words for what is in capitals' : ''}.`,
      at: { start, end: start + text.trim().length },
    }
  }
  const put = rewritten(normalized, isSound)
  return put === undefined ? undefined : finding(text, normalized, put)
}

/** A step in the words of the language, if a translation is known. */
export function asStep(sentence: string): string {
  return rewritten(sentence, () => true) ?? sentence
}

function rewritten(sentence: string, isSound: (step: string) => boolean): string | undefined {
  for (const [words, ...instead] of WAYS) {
    if (!words.test(sentence)) continue
    const put = instead
      .map((form) => sentence.replace(words, form))
      .find((step) => step !== sentence && isSound(step))
    if (put !== undefined) return put
  }
  return [sentence.charAt(0).toLowerCase() + sentence.slice(1), sentence.toLowerCase()].find(
    (small) => small !== sentence && isSound(small),
  )
}

/** `deal 10 cards from stock to each hand` */
const TO_EACH = /^(.+) to (?:each|every) (\S+)$/u

/** A step for every player is below a head. */
function forEach(sentence: string, isSound: (step: string) => boolean): string | undefined {
  const [, what = '', where] = TO_EACH.exec(sentence) ?? []
  if (where === undefined) return undefined
  const whose = where === 'player' ? 'PLACE of player' : `${where} of player`
  return (
    rewritten(`${what} to ${whose}`, isSound) ??
    (isSound(`${what} to ${whose}`) ? `${what} to ${whose}` : undefined)
  )
}

function finding(text: string, sentence: string, put: string): Finding {
  const start = text.length - text.trimStart().length
  const [verb = ''] = /^\S+/u.exec(sentence) ?? []
  const [first = ''] = /^\S+/u.exec(put) ?? []
  const isOpen = OPEN.test(put)
  const isChosen = put === OFFER
  const [, count, thing, to] = COUNTED.exec(sentence) ?? []
  return {
    code: 'ST3028',
    message: verb === first ? 'This step is written in other words.' : `No step begins with \`${verb}\`.`,
    help: isChosen
      ? `What a player picks is named under \`choose:\` in an action, and a step asks for it: \`${OFFER}\`.`
      : to !== undefined
        ? `A number takes \`${put}\`, a bag each value by itself, \`repeat ${count} times: add ${thing} to ${to}\`, and tokens are paid: \`pay ${count} from PLACE to ${to}\`.`
        : `Write \`${put}\`${isOpen ? ', with your own words for what is in capitals' : ''}.`,
    at: { start, end: start + verb.length },
    ...(isOpen || to !== undefined ? {} : { fix: { at: { start: 0, end: text.length }, text: put } }),
  }
}
