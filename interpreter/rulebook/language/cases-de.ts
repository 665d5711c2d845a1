import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

/*
 * German articles and endings depend on the case, which only the phrase around a name decides. So an article is
 * followed by a sign for its gender until some phrase asks for a case: `{dat where}` makes `der□ Stapel` to
 * `dem Stapel`. Whatever is left in the end is a nominative.
 */

export type Gender = 'm' | 'f' | 'n' | 'p'
type Case = 'nom' | 'acc' | 'dat' | 'gen'

export const SIGNS: Readonly<Record<Gender, string>> = { m: '\uE011', f: '\uE012', n: '\uE013', p: '\uE014' }
export const GENDERS = new Map(Object.entries(SIGNS).map(([gender, sign]) => [sign, gender as Gender]))
export const GENDER_OF: ReadonlyMap<string, Gender> = new Map([
  ['der', 'm'],
  ['die', 'f'],
  ['das', 'n'],
  ['die (mehrzahl)', 'p'],
])
/** Follows an article whose case is settled. */
export const SETTLED = '\uE015'
/** Ends a relative clause, which needs a comma before whatever follows. */
export const CLAUSE_END = '\uE016'
/** Stands between parts of a sentence while they are inflected together. */
export const SEAM = '\uE01F'

export const THE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', p: 'der' },
}
/** Endings of `ein`, `kein` and `dein`. */
const ONE: typeof THE = {
  nom: { m: '', f: 'e', n: '', p: 'e' },
  acc: { m: 'en', f: 'e', n: '', p: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', p: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', p: 'er' },
}
/** Endings of `jeder` and `alle`. */
const EACH: typeof THE = {
  nom: { m: 'er', f: 'e', n: 'es', p: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', p: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', p: 'er' },
}

const ONES: ReadonlySet<string> = new Set(['ein', 'kein', 'dein', 'sein', 'ihr'])

const WEAK = /(?:bauer|bube|soldat|herr|graf|prinz|held|bär|hase|löwe|kurier|pilot|späher?)$/iu

/** `deren angespielte Farbe`: an adjective at the beginning is written small. */
export function lowered(words: Words): Words {
  return rewritten(words, ([first = '', ...rest]) => [
    first.replace(/^\p{L}{3,}e[rsn]?(?= \p{Lu})/u, (adjective) => adjective.toLowerCase()),
    ...rest,
  ])
}

export function isDetermined(words: Words): boolean {
  return /^\p{L}+[\uE011-\uE015]|^(?:du|dein\p{L}*|deren|alle|jede\p{L}?|eine?|was|wer|wie|das|die|der|\d+)\b/u.test(
    spoken(words),
  )
}

/** The words behind a determiner; an adjective at their beginning takes the ending that belongs to it. */
export function determined(stem: string, words: Words, gender: Gender | undefined, by: Case): Words {
  if (gender === undefined) return words
  const before = plain(`${formOf(stem, by, gender)}${SIGNS[gender]} `)
  const own = rewritten(words, ([first = '', ...rest]) => [
    first.replace(/^(\p{L}{3,}?)(?:e[rsn]?)(?= \p{Lu})/u, (_, adjective: string) => {
      return adjective.toLowerCase() + adjectiveEnding(stem, by, gender)
    }),
    ...rest,
  ])
  return [...before, ...own]
}

function formOf(stem: string, by: Case, gender: Gender): string {
  if (stem === 'der') return THE[by][gender]
  if (stem === 'deren') return stem
  return stem + (ONES.has(stem) ? ONE : EACH)[by][gender]
}

function adjectiveEnding(stem: string, by: Case, gender: Gender): string {
  if (gender === 'p') return 'en'
  const isOne = ONES.has(stem)
  if (by === 'nom' || (by === 'acc' && gender !== 'm')) {
    if (gender === 'f' || !isOne) return 'e'
    return gender === 'm' ? 'er' : 'es'
  }
  return 'en'
}

/** `keine gegnerischen Figuren`, `keine leeren Felder` */
export function withoutStrong(words: Words): Words | undefined {
  const strong = /^(gegnerisch|leer)\p{L}*([\uE011-\uE014]) /u
  if (!strong.test(spoken(words))) return undefined
  return rewritten(words, ([first = '', ...rest]) => [
    first.replace(strong, (_, stem: string, sign: string) => {
      const gender = GENDERS.get(sign) ?? 'p'
      return `${formOf('kein', 'acc', gender)} ${stem}${adjectiveEnding('kein', 'acc', gender)} `
    }),
    ...rest,
  ])
}

const DETERMINED =
  /(\p{L}+)([\uE011-\uE014])([ \uE01F]*)((?:\p{Ll}+(?:e[rsn]?)\uE01F? \uE01F*)*)(\p{Lu}[\p{L}-]*)?/gu

/** `die leeren Felder`: with an article, an adjective has a weak ending. */
export function withWeak(stem: string, words: Words): Words | undefined {
  const strong = /^(gegnerisch|leer)\p{L}*([\uE011-\uE014]) /u
  if (!strong.test(spoken(words))) return undefined
  return rewritten(words, ([first = '', ...rest]) => [
    first.replace(strong, (_, adjective: string, sign: string) => {
      const gender = GENDERS.get(sign) ?? 'p'
      return `${formOf(stem, 'nom', gender)}${sign} ${adjective}${adjectiveEnding(stem, 'nom', gender)} `
    }),
    ...rest,
  ])
}

/** The same words in a case, as far as they are not in one yet. */
export function inCase(words: Words, by: Case): Words {
  const text = spoken(words)
  if (by === 'dat' && /^\p{Lu}\p{L}*e[rl]?\b/u.test(text) && !text.includes('\uE011')) {
    const plural = /^(?:Felder|Spieler|Mitspieler)\b/u.exec(text)?.[0]
    if (plural !== undefined)
      return rewritten(words, ([first = '', ...rest]) => [first.replace(plural, `${plural}n`), ...rest])
  }
  return rewritten(words, (texts) =>
    texts
      .join(SEAM)
      .replace(
        DETERMINED,
        (_, article: string, sign: string, gap: string, adjectives: string, noun: string = '') => {
          const gender = GENDERS.get(sign) ?? 'n'
          const isCapital = /^\p{Lu}/u.test(article)
          const stem = stemOf(article.toLowerCase())
          const form = formOf(stem, by, gender)
          const told = adjectives.replace(
            /(\p{Ll}+?)e[rsn]?(?=\uE01F? )/gu,
            `$1${adjectiveEnding(stem, by, gender)}`,
          )
          return (
            (isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form) +
            SETTLED +
            gap +
            told +
            nounIn(noun, by, gender)
          )
        },
      )
      .replace(
        /(^|, | und )(\uE01F*)du(?=\uE01F*(?:$|, | und ))/gu,
        (_, before: string, seam: string) => before + seam + YOU[by],
      )
      .split(SEAM),
  )
}

const YOU: Readonly<Record<Case, string>> = { nom: 'du', acc: 'dich', dat: 'dir', gen: 'du' }

function stemOf(article: string): string {
  if (/^(?:der|die|das|dem|den|des)$/u.test(article)) return 'der'
  return /^(?:jed|all|kein|deren|dein|ein|sein|ihr|gegnerisch|leer)/u.exec(article)?.[0] ?? article
}

function nounIn(noun: string, by: Case, gender: Gender): string {
  if (noun === '') return noun
  if (gender === 'p') return by === 'dat' && !/[ns]$/u.test(noun) ? `${noun}n` : noun
  if (gender === 'm' && WEAK.test(noun))
    return by === 'nom' ? noun : noun.endsWith('e') || noun.endsWith('er') ? `${noun}n` : `${noun}en`
  if (by !== 'gen' || gender === 'f') return noun
  if (/(?:[sßxz]|sch|tz)$/u.test(noun)) return `${noun}es`
  return `${noun}s`
}

/** `des Spielers`, or `von Weiß` for names without an article. */
export function genitive(words: Words): Words {
  const text = spoken(words)
  if (text === 'du') return plain('von dir')
  if (text === 'Spieler') return plain('aller Spieler')
  return /^\p{L}+[\uE011-\uE014]/u.test(text)
    ? inCase(words, 'gen')
    : [...plain('von '), ...inCase(words, 'dat')]
}
