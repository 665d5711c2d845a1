import type { Told } from './inflection.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

/** Stands between parts of a sentence while it is changed. */
const SEAM = '\uE01F'

const MANY: ReadonlyMap<string, string> = new Map([
  ['è', 'sono'],
  ['ha', 'hanno'],
  ['può', 'possono'],
  ['deve', 'devono'],
  ['sta', 'stanno'],
])
const OF_YOU: ReadonlyMap<string, string> = new Map([
  ['è', 'sei'],
  ['ha', 'hai'],
  ['può', 'puoi'],
  ['deve', 'devi'],
  ['sta', 'stai'],
  ['riceve', 'ricevi'],
  ['vede', 'vedi'],
  ['tocca', 'tocchi'],
  ['segue', 'segui'],
  ['vale', 'vali'],
  ['resta', 'resti'],
])
const VERB = /^(è|ha|può|deve|sta|riceve|vede|tocca|segue|vale|resta) (.+)$/iu
const SENTENCE = /^(?!(?:è|ha|può|deve) ).+ (?:è|sono|ha|hanno|può|deve) \S/iu
/** `attaccata`, `chiuso`: what can follow `è`. */
const PREDICATE =
  /^\p{L}{2,}(?:at|it|ut|us|os|ert|ort|rt|ur|ic|er|ot)[oa]$|^(?:in|a|al|alla|sul|sulla|ancora) .+$|^(?:sotto|fuori|dentro|sopra)(?: .+)?$|^(?:pari|dispari|libero|libera)$/iu

/** `chi gioca è sotto scacco`, `la casella è attaccata`: a truth in the words of its text. */
export function said(text: string, { subject, others, isYou, isMany, isSo, show }: Told): Words | undefined {
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  const not = isSo ? '' : 'non '
  if (subject === undefined) {
    if (!SENTENCE.test(small)) return undefined
    return show(isSo ? small : small.replace(/ (?=(?:è|sono|ha|hanno|può|deve) )/u, ' non '))
  }
  const found = VERB.exec(small)
  if (found === null && !PREDICATE.test(small)) return undefined
  const verb = found?.[1] ?? 'è'
  const finite = isYou ? (OF_YOU.get(verb) ?? verb) : isMany ? MANY.get(verb) : verb
  if (finite === undefined) return undefined
  const rest = found?.[2] ?? (isMany ? plural(agreed(small, subject)) : agreed(small, subject))
  const besides = others === undefined ? [] : [...plain(' per '), ...others]
  const who = isYou ? [] : [...subject, ...plain(' ')]
  return [...who, ...plain(`${not}${finite} `), ...show(rest), ...besides]
}

/** `chiusa`, of a feminine noun. */
function agreed(word: string, subject: Words): string {
  if (!/^\p{L}+[oa]$/u.test(word)) return word
  const article = /^(?:il|lo|la|i|gli|le)(?= )/u.exec(spoken(subject))?.[0]
  if (article === undefined) return word
  return word.replace(/[oa]$/u, article === 'la' || article === 'le' ? 'a' : 'o')
}

function plural(word: string): string {
  return word.replace(/([cg])?([oa])$/u, (_, hard: string = '', end: string) => {
    return `${hard}${hard === '' ? '' : 'h'}${end === 'a' ? 'e' : 'i'}`
  })
}

/** ` che sono vuote e su cui ci sono pedine`: every part must be about the thing. */
export function relative(condition: Words, subject: Words, isOne: boolean): Words | undefined {
  const text = spoken(condition)
  const noun = /^(?:(?:il|lo|la|i|gli|le) |l’)(.+)$/u.exec(spoken(subject))?.[1]
  if (noun === undefined || / per cui | cui | che |[(]/u.test(text)) return undefined
  const gap = `${SEAM}*`
  const it = `(?:(?:il|lo|la) |l’)${gap}${noun}`
  const patterns: Patterns = [
    [
      new RegExp(`^${gap}${it}${gap} ${gap}(non )?(è|ha|può|deve|sta) (.*)$`, 'u'),
      (_, not = '', verb = '', rest = '') => thatIs(not, verb, rest, isOne),
    ],
    [
      new RegExp(`^${gap}(non )?(ci sono|c’è) (.*) (su|ne)ll(?:a |o |’)${gap}${noun}${gap}$`, 'u'),
      (_, not = '', verb = '', rest = '', where = '') =>
        `${where === 'su' ? 'su' : 'in'} cui ${not}${verb} ${rest.replace(/^(\uE01F*)(?:i|gli|le) /u, '$1')}`,
    ],
    [
      new RegExp(`^${gap}(non )?(ci sono|c’è) (.*) (su|ne)l ${gap}${noun}${gap}$`, 'u'),
      (_, not = '', verb = '', rest = '', where = '') =>
        `${where === 'su' ? 'su' : 'in'} cui ${not}${verb} ${rest.replace(/^(\uE01F*)(?:i|gli|le) /u, '$1')}`,
    ],
    [
      new RegExp(
        `^${gap}(il|lo|la|i|gli|le) ${gap}(\\p{Ll}+) ${gap}(?:del |dello |della |dell’)${gap}${noun}(?!\\p{L})(.*)$`,
        'u',
      ),
      (_, article = '', what = '', rest = '') =>
        `${article === 'lo' ? 'il' : article === 'gli' ? 'i' : article} cui ${what}${rest}`,
    ],
    [
      /^\uE01F*(il|la|i|le) \uE01F*(?:suo|sua|suoi|sue|loro) (.*)$/u,
      (_, article = '', rest = '') => `${article} cui ${rest}`,
    ],
  ]
  const ofIt = `(?:il|lo|la|i|gli|le) ${gap}\\p{Ll}+ ${gap}(?:del |dello |della |dell’)${gap}${noun}`
  const begins = `(?:${it}|${ofIt}|non ci|non c’|ci sono|c’è|(?:il|la|i|le) ${gap}(?:suo|sua|suoi|sue|loro) )`
  let isWhole = true
  const words = rewritten(condition, (texts) => {
    const parts = texts.join(SEAM).split(new RegExp(`( [eo] )(?=${gap}${begins})`, 'u'))
    const bent = parts.map((part, index) => (index % 2 === 1 ? part : bentBy(patterns, part)))
    const isNone = bent.every((part, index) => part === undefined || index % 2 === 1)
    const told = isNone
      ? []
      : ` ${bent.map((part, index) => part ?? `per cui ${parts[index] ?? ''}`).join('')}`.split(SEAM)
    isWhole = told.length === texts.length
    return isWhole ? told : texts
  })
  return isWhole ? words : undefined
}

type Patterns = readonly (readonly [RegExp, (...found: string[]) => string | undefined])[]

/** A condition about other things, too. */
const SEVERAL = / [eo] \uE01F*(?:il |lo |la |l’|i |gli |le |non |ci |c’)/u

/** A part of a condition as a clause; undefined if no pattern fits. */
function bentBy(patterns: Patterns, part: string): string | undefined {
  if (SEVERAL.test(part)) return undefined
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(part)
    if (found === null) continue
    const bent = say(...[...found].map((each: string | undefined) => each ?? ''))
    if (bent === undefined) return undefined
    // Seams that a pattern removed go back where its words were.
    const lost = part.split(SEAM).length - bent.split(SEAM).length
    if (lost < 0) return undefined
    return pattern.source.includes('ci sono') ? bent + SEAM.repeat(lost) : SEAM.repeat(lost) + bent
  }
  return undefined
}

function thatIs(not: string, verb: string, rest: string, isOne: boolean): string | undefined {
  if (isOne) return `che ${not}${verb} ${rest}`
  const finite = MANY.get(verb)
  const bare = rest.replaceAll(SEAM, '')
  if (finite === undefined || bare === 'nessuno') return undefined
  // An adjective or a kind of piece follows the number of the noun.
  const isNoun =
    verb === 'è' &&
    /^\p{Ll}+(?: \p{Ll}+)?$/u.test(bare) &&
    !/^(?:re$|(?:in|su|a|di|da|fra|sotto|il|lo|la|un|una|uno|chi|meno|più) )/u.test(bare)
  if (isNoun) return `che ${not}${finite} ${rest.replace(/\p{Ll}+/gu, many)}`
  return `che ${not}${finite} ${rest.replace(/^(\uE01F*)(\p{Ll}+)/u, (_, seams: string, word: string) => seams + (PREDICATE.test(word) ? plural(word) : word))}`
}

function many(word: string): string {
  return word.endsWith('e') ? word.replace(/e$/u, 'i') : plural(word)
}
