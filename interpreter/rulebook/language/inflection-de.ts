import {
  type Gender,
  SIGNS,
  GENDERS,
  GENDER_OF,
  SEAM,
  THE,
  lowered,
  isDetermined,
  determined,
  withoutStrong,
  inCase,
  genitive,
} from './cases-de.ts'
import { relative, said } from './clauses-de.ts'
import type { Inflection } from './inflection.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

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
