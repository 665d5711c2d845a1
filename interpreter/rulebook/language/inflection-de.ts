import type { Inflection, Told } from './inflection.ts'
import { eitherOrder, inOrder } from '../model/clauses.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

/*
 * German articles and endings depend on the case, which only the phrase around a name decides. So an article is
 * followed by a sign for its gender until some phrase asks for a case: `{dat where}` makes `der□ Stapel` to
 * `dem Stapel`. Whatever is left in the end is a nominative.
 */

type Gender = 'm' | 'f' | 'n' | 'p'
type Case = 'nom' | 'acc' | 'dat' | 'gen'

const SIGNS: Readonly<Record<Gender, string>> = { m: '\uE011', f: '\uE012', n: '\uE013', p: '\uE014' }
const GENDERS = new Map(Object.entries(SIGNS).map(([gender, sign]) => [sign, gender as Gender]))
const GENDER_OF: ReadonlyMap<string, Gender> = new Map([
  ['der', 'm'],
  ['die', 'f'],
  ['das', 'n'],
  ['die (mehrzahl)', 'p'],
])
/** Follows an article whose case is settled. */
const SETTLED = '\uE015'
/** Stands between parts of a sentence while they are inflected together. */
const SEAM = '\uE01F'

const THE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
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

export const german: Inflection = {
  articles: new Map([
    ['spieler', 'der'],
    ['spielers', 'der'],
    ['feld', 'das'],
    ['felder', 'die (mehrzahl)'],
    ['richtung', 'die'],
    ['richtungen', 'die (mehrzahl)'],
    ['besitzer', 'der'],
    ['gegner', 'der'],
    ['partner', 'der'],
    ['mitspieler', 'die (mehrzahl)'],
    ['team', 'das'],
    ['teams', 'die (mehrzahl)'],
    ['art', 'die'],
    ['arten', 'die (mehrzahl)'],
    ['reihe', 'die'],
    ['linie', 'die'],
    ['zahl', 'die'],
  ]),
  hasSingular: true,
  relative,
  said,
  inflect(modifier, words, article) {
    const gender = GENDER_OF.get(article ?? '') ?? undefined
    switch (modifier) {
      case 'nom':
      case 'acc':
      case 'dat':
        return inCase(words, modifier)
      case 'gen':
        return genitive(words)
      case 'the':
        return isDetermined(words) ? words : determined('der', words, gender, 'nom')
      case 'a':
        return gender === 'p' || isDetermined(words) ? words : determined('ein', words, gender, 'nom')
      case 'no':
        if (spoken(words).startsWith(`die${SIGNS.p} `))
          return rewritten(words, ([first = '', ...rest]) => [
            first.replace(/^die\uE014 /u, 'keine '),
            ...rest,
          ])
        if (spoken(words).startsWith('dein')) return [...plain('keine '), ...inCase(words, 'gen')]
        return inCase(withoutStrong(words) ?? determined('kein', words, gender ?? 'p', 'nom'), 'acc')
      case 'many':
        return isDetermined(words) ? genitive(words) : inCase(determined('der', words, 'p', 'nom'), 'gen')
      case 'most':
        return extreme(words, gender, ['meisten', 'höchste'])
      case 'least':
        return extreme(words, gender, ['wenigsten', 'niedrigste'])
      case 'its':
        return [...plain(`deren${gender === 'p' ? SIGNS.p : ''} `), ...lowered(words)]
      case 'whose':
        return gender === undefined
          ? [...plain('von '), ...words]
          : inCase(determined('der', words, gender, 'nom'), 'gen')
      case 'among':
        return isDetermined(words)
          ? inCase(words, 'dat')
          : inCase(determined('der', words, 'p', 'nom'), 'dat')
      case 'enemy':
        return determined('gegnerisch', words, gender ?? 'p', 'nom')
      case 'your':
        return gender === undefined
          ? [...words, ...plain(' von dir')]
          : determined('dein', words, gender, 'nom')
      case 'all':
        if (spoken(words).startsWith(`die${SIGNS.p} `))
          return rewritten(words, ([first = '', ...rest]) => [first.replace(/^die/u, 'alle'), ...rest])
        return /^(?:alle|dein)/u.test(spoken(words)) ? words : determined('all', words, 'p', 'nom')
      case 'each':
        return inCase(determined('jed', words, gender ?? 'n', 'nom'), 'acc')
      case 'first':
        return gender === undefined || gender === 'p'
          ? [...plain('das Erste aus '), ...inCase(words, 'dat')]
          : determined('der', [...plain('erste '), ...words], gender, 'nom')
      case 'empty':
        return isDetermined(words) ? words : determined('leer', words, gender ?? 'p', 'nom')
      case 'must':
        return withVerb(words, { one: 'muss', you: 'musst', many: 'müssen' })
      case 'may':
        return withVerb(words, { one: 'darf', you: 'darfst', many: 'dürfen' })
      case 'doing':
        return offered(words)
      case 'whither':
        return whither(words)
      default:
        return words
    }
  },
  isMany: (words) => /^\p{L}+\uE014/u.test(spoken(words)),
  contract: (words) => rewritten(words, contracted),
  finish: (text) => text.replace(/[\uE011-\uE015]/gu, ''),
}

/** `die meisten Punkte`, `den höchsten Rang`: what the best player has. */
function extreme(words: Words, given: Gender | undefined, [many, one]: readonly [string, string]): Words {
  const own = /^(?:die|der|das)([\uE011-\uE014]) /u.exec(spoken(words))
  const gender = own === null ? (given ?? 'p') : (GENDERS.get(own[1] ?? '') ?? 'p')
  const bare = rewritten(words, (texts) =>
    texts.map((text, index) => {
      const start = index === 0 ? text.replace(/^(?:die|der|das)[\uE011-\uE014] /u, '') : text
      return index === texts.length - 1 ? start.replace(/ des Spielers$/u, '') : start
    }),
  )
  const before = gender === 'p' ? `die ${many}` : `${THE.acc[gender]} ${one}${gender === 'm' ? 'n' : ''}`
  return [...plain(`${before} `), ...lowered(bare)]
}

/** `deren angespielte Farbe`: an adjective at the beginning is written small. */
function lowered(words: Words): Words {
  return rewritten(words, ([first = '', ...rest]) => [
    first.replace(/^\p{L}{3,}e[rsn]?(?= \p{Lu})/u, (adjective) => adjective.toLowerCase()),
    ...rest,
  ])
}

function isDetermined(words: Words): boolean {
  return /^\p{L}+[\uE011-\uE015]|^(?:du|dein\p{L}*|deren|alle|jede\p{L}?|eine?|was|wer|wie|das|die|der|\d+)\b/u.test(
    spoken(words),
  )
}

/** The words behind a determiner; an adjective at their beginning takes the ending that belongs to it. */
function determined(stem: string, words: Words, gender: Gender | undefined, by: Case): Words {
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
function withoutStrong(words: Words): Words | undefined {
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
  /(\p{L}+)([\uE011-\uE014])([ \uE01F]*)((?:\p{Ll}+(?:e[rsn]?)\uE01F? )*)(\p{Lu}[\p{L}-]*)?/gu

/** The same words in a case, as far as they are not in one yet. */
function inCase(words: Words, by: Case): Words {
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
      .replace(/(^|, | und )(\uE01F*)du$/u, (_, before: string, seam: string) => before + seam + YOU[by])
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
function genitive(words: Words): Words {
  const text = spoken(words)
  if (text === 'du') return plain('von dir')
  if (text === 'Spieler') return plain('aller Spieler')
  return /^\p{L}+[\uE011-\uE014]/u.test(text)
    ? inCase(words, 'gen')
    : [...plain('von '), ...inCase(words, 'dat')]
}

function withVerb(
  words: Words,
  verb: { readonly one: string; readonly you: string; readonly many: string },
): Words {
  const isMany = german.isMany?.(words) === true
  const said = spoken(words) === 'du' ? verb.you : isMany ? verb.many : verb.one
  return [...inCase(words, 'nom'), ...plain(` ${said}`)]
}

const INFINITIVE = /^(?:\S+ )*\p{L}*(?:en|eln|ern|tun|sein)$/u
/** First words of names of actions that are no nouns. */
const SMALL =
  /^(?:Eine?[nrms]?|Zwei|Drei|Den|Die|Das|Auf|In|An|Mit|Nach|Sich|Zur|Zum|Neu|Alles|Nichts|Noch)$/u

/** Actions that are verbs follow `must` as they are; others are listed. */
function offered(words: Words): Words {
  const names = spoken(words).split(/, | oder /u)
  if (!names.every((name) => INFINITIVE.test(name))) return [...plain(' wählen: '), ...words]
  return [
    ...plain(' '),
    ...rewritten(words, (texts) =>
      texts.map((text) => {
        const [first = '', another] = text.split(' ')
        return another === undefined || SMALL.test(first)
          ? text.charAt(0).toLowerCase() + text.slice(1)
          : text
      }),
    ),
  ]
}

const ONTO =
  /(?:feld|ziel|brett|stapel|reihe|tisch|platz|ecke|karte|ablage|spalte|seite|stelle|spitze|bank)(?:er|en|e)?$/iu
const INTO =
  /(?:hand|vorrat|beutel|sack|kasten|korb|topf|schale|lager|zone|stall|haus|grube|wagen)(?:e|s)?$/iu

/** Where something is put: `auf den Stapel`, `in die Hand`, `zu den Stichen`. */
function whither(words: Words): Words {
  const noun = /^(?:\p{L}+[\uE011-\uE014] )?(?:\p{Ll}+ )*(\p{Lu}[\p{L}-]*)/u.exec(spoken(words))?.[1] ?? ''
  if (ONTO.test(noun)) return [...plain('auf '), ...inCase(words, 'acc')]
  if (INTO.test(noun)) return [...plain('in '), ...inCase(words, 'acc')]
  return [...plain('zu '), ...inCase(words, 'dat')]
}

/** Beginnings of phrases of this language itself, whose gender nobody need give. */
const OWN_WORDS: Readonly<Record<Gender, RegExp>> = {
  m: /^(dein|der) (?=(?:\p{Ll}+ )?(?:Spieler|Gegner|Partner|Wert|Rest|Abstand|Zug)\b)/u,
  f: /^(die) (?=(?:\p{Ll}+ )?(?:Grenze|Anzahl|Summe|Länge|Stelle|Zahl|Sitznummer|Reihe)\b)/u,
  n: /^(das) (?=(?:\p{Ll}+ )?Feld\b)/u,
  p: /^(deine|die) (?=Partner\b|anderen Spieler\b|(?:freien )?Felder\b|ununterbrochenen Reihen\b|Grenzen\b)/u,
}

const CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ['in dem', 'im'],
  ['an dem', 'am'],
  ['von dem', 'vom'],
  ['bei dem', 'beim'],
  ['zu dem', 'zum'],
  ['zu der', 'zur'],
  ['in das', 'ins'],
  ['an das', 'ans'],
])

/** `von dem Stapel` becomes `vom Stapel`. */
function contracted(texts: readonly string[]): readonly string[] {
  return texts
    .join(SEAM)
    .replace(OWN_WORDS.m, `$1${SIGNS.m} `)
    .replace(OWN_WORDS.f, `$1${SIGNS.f} `)
    .replace(OWN_WORDS.n, `$1${SIGNS.n} `)
    .replace(OWN_WORDS.p, `$1${SIGNS.p} `)
    .replace(
      /(?<![\p{L}])(in|an|von|bei|zu) (\uE01F?)(dem|der|das)\uE015? /gu,
      (all, preposition: string, seam: string, article: string) => {
        const both = CONTRACTIONS.get(`${preposition} ${article}`)
        return both === undefined ? all : `${both}${seam} `
      },
    )
    .replace(/(?<!\p{L})nicht (?=eine?[nmrs]?\uE015? )/gu, 'k')
    .replace(LATE, '$1$3$2')
    .split(SEAM)
}

/** A verb at the end of a clause comes before a relative clause: `wenn es Karten gibt, die rot sind`. */
const LATE =
  /^((?:(?!, )[^])*?)(, (?:die|der|das|deren|dessen|auf denen|in denen|für die|für den) [^]*)(\uE000\uE001 [^\uE002]*\uE002)$/u

const PRONOUNS: Readonly<
  Record<Gender, { readonly nom: string; readonly dat: string; readonly acc: string; readonly gen: string }>
> = {
  m: { nom: 'der', dat: 'dem', acc: 'den', gen: 'dessen' },
  f: { nom: 'die', dat: 'der', acc: 'die', gen: 'deren' },
  n: { nom: 'das', dat: 'dem', acc: 'das', gen: 'dessen' },
  p: { nom: 'die', dat: 'denen', acc: 'die', gen: 'deren' },
}
const MANY: ReadonlyMap<string, string> = new Map([
  ['ist', 'sind'],
  ['hat', 'haben'],
  ['steht', 'stehen'],
  ['kann', 'können'],
  ['darf', 'dürfen'],
  ['muss', 'müssen'],
  ['liegt', 'liegen'],
])
const OF_YOU: ReadonlyMap<string, string> = new Map([
  ['ist', 'bist'],
  ['hat', 'hast'],
  ['steht', 'stehst'],
  ['kann', 'kannst'],
  ['darf', 'darfst'],
  ['muss', 'musst'],
])

/** `, die nicht auf dem Brett sind`: every part must be about the thing. */
function relative(condition: Words, subject: Words, isOne: boolean): Words | undefined {
  const said = /^(\p{L}+)([\uE011-\uE014]) (.+)$/u.exec(spoken(subject))
  if (said === null) return undefined
  const [, , sign = '', noun = ''] = said
  const gender = isOne ? (GENDERS.get(sign) ?? 'p') : 'p'
  const those = PRONOUNS[gender]
  const it = `(?:der|die|das|dem|den) ${SEAM}*${noun}`
  const patterns: Patterns = [
    [
      new RegExp(`^${it} (.*?)(\\p{L}+)$`, 'u'),
      (_, rest = '', verb = '') => `${those.nom} ${rest}${gender === 'p' ? (MANY.get(verb) ?? verb) : verb}`,
    ],
    [/^deren (.*)$/u, (_, rest = '') => `${those.gen} ${rest}`],
    [
      new RegExp(`^es (.*) (auf|in) (?:dem|der) ${noun}(,.*)? gibt$`, 'u'),
      (_, what = '', where = '', rest = '') => `${where} ${those.dat} es ${what} gibt${rest}`,
    ],
    [new RegExp(`^es (.*) im ${noun} gibt$`, 'u'), (_, what = '') => `in ${those.dat} es ${what} gibt`],
    [
      new RegExp(`^(„.*“) (nicht )?für ${it} (gilt)$`, 'u'),
      (_, what = '', not = '') => `für ${those.acc} ${what} ${not}gilt`,
    ],
    [/^(„[^“]*“) (nicht )?gilt$/u, (_, what = '', not = '') => `für ${those.acc} ${what} ${not}gilt`],
  ]
  const ordered = rewritten(inOrder(condition, 'subordinate'), (texts) =>
    texts.map((text) => text.replaceAll(SETTLED, '')),
  )
  let isWhole = true
  const words = rewritten(ordered, (texts) => {
    const parts = texts.join(SEAM).split(new RegExp(` und (?=${SEAM}*(?:${it} |deren |es |„))`, 'u'))
    const bent = parts.map((part) => (SEVERAL.test(part) ? undefined : bentPart(part, patterns)))
    const whole = bent.every((part) => part !== undefined) ? bent.join(' und ') : undefined
    const told = whole === undefined ? [] : `, ${whole}`.split(SEAM)
    isWhole = told.length === texts.length
    return isWhole ? told : texts
  })
  return isWhole ? words : undefined
}

/** A condition about other things, too. */
const SEVERAL = / oder | und \uE01F*(?:der|die|das|kein|eine?|es)\b/u

type Patterns = readonly (readonly [RegExp, (...found: string[]) => string])[]

/** A part of a condition as a clause; undefined if no pattern fits. Seams stay, so that formatting does. */
function bentPart(part: string, patterns: Patterns): string | undefined {
  for (const [pattern, say] of patterns) {
    // The rest of the clause keeps the seam before it.
    const isOpen = pattern.source.endsWith('(\\p{L}+)$') || pattern.source.startsWith('^deren')
    const gap = isOpen ? `${SEAM}* ` : `${SEAM}* ${SEAM}*`
    const seamless = new RegExp(`^${SEAM}*${pattern.source.slice(1, -1).replaceAll(' ', gap)}${SEAM}*$`, 'u')
    if (!seamless.test(part)) continue
    const bent = part.replace(seamless, say)
    const lost = part.split(SEAM).length - bent.split(SEAM).length
    const seams = SEAM.repeat(Math.max(lost, 0))
    return pattern.source.startsWith('^es ') ? bent + seams : seams + bent
  }
  return undefined
}

const VERB = /^(ist|hat|steht|kann|darf|muss|zieht|öffnet|bedient|trägt|liegt|nimmt|folgt) (.+)$/iu
const SENTENCE = /^(.+?) (ist|sind|hat|haben|sitzt|steht|stehen|liegt|wird|fehlt) (.+)$/u

/** `Hat alles genommen` with its subject, and `Herz ist offen` as it is. */
function said(text: string, { subject, others, isYou, isMany, isSo, show }: Told): Words | undefined {
  const whole = subject === undefined ? SENTENCE.exec(text) : VERB.exec(text)
  if (whole === null) return undefined
  const [who, verb = '', rest = ''] =
    subject === undefined
      ? [
          plain(
            (whole[1] ?? '').replace(/^(?:Das|Der|Die|Es|Jemand|Niemand|Alle|Kein)\b/u, (word) =>
              word.toLowerCase(),
            ),
          ),
          whole[2],
          whole[3],
        ]
      : [inCase(subject, 'nom'), (whole[1] ?? '').toLowerCase(), whole[2]]
  const finite = isYou ? (OF_YOU.get(verb) ?? verb) : isMany ? (MANY.get(verb) ?? verb) : verb
  const not = isSo ? '' : 'nicht '
  const [first, last] = eitherOrder(finite)
  const besides = others === undefined ? [] : [...plain('für '), ...inCase(others, 'acc'), ...plain(' ')]
  return [...who, ...plain(` ${first}${not}`), ...besides, ...show(rest), ...plain(last)]
}
