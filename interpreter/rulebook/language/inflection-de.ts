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
  withWeak,
  withoutStrong,
  inCase,
  genitive,
} from './cases-de.ts'
import { PRONOUNS, fromNowOn, relative, said, verbFirst } from './clauses-de.ts'
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
    ['grenze', 'die'],
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
        return (
          withWeak('der', words) ?? (isDetermined(words) ? words : determined('der', words, gender, 'nom'))
        )
      case 'a':
        return (
          withWeak('ein', words) ??
          (gender === 'p' || isDetermined(words) ? words : determined('ein', words, gender, 'nom'))
        )
      case 'no':
        if (/^(?:der|das|die)[\uE011-\uE013]/u.test(spoken(words)))
          return inCase(
            rewritten(words, ([first = '', ...rest]) => [
              first.replace(/^(?:der|das|die)(?=[\uE011-\uE013])/u, (article) =>
                article === 'die' ? 'keine' : 'kein',
              ),
              ...rest,
            ]),
            'acc',
          )
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
        return /^(?:alle|dein)/u.test(spoken(words))
          ? words
          : (withWeak('all', words) ?? determined('all', words, 'p', 'nom'))
      case 'each':
        return isDetermined(words) && withWeak('jed', words) === undefined
          ? [
              ...plain(`${{ m: 'jeden', f: 'jede', n: 'jedes', p: 'jedes' }[genderOf(words) ?? 'p']} aus `),
              ...inCase(words, 'dat'),
            ]
          : inCase(withWeak('jed', words) ?? determined('jed', words, gender ?? 'n', 'nom'), 'acc')
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
      case 'at':
        return whereabouts(words)
      case 'way':
        return isDetermined(words) ? [...plain('in '), ...inCase(words, 'dat')] : words
      case 'member':
        return plain(
          OWN_MEMBERS.find(([what]) => what.test(spoken(words)))?.[1] ??
            { m: 'einer', f: 'eine', n: 'eines', p: 'eines' }[gender ?? 'n'],
        )
      case 'same':
        return alike(words, gender, 'gleich')
      case 'different':
        return alike(words, gender, 'verschieden')
      case 'those':
        return plain(PRONOUNS[genderOf(words) ?? gender ?? 'p'].dat)
      case 'total':
        return summedUp(words, gender)
      case 'top':
        return best(words, gender, 'höchste')
      case 'bottom':
        return best(words, gender, 'niedrigste')
      case 'mosts':
        return withExtreme(words, gender, ['meisten', 'höchsten'])
      case 'leasts':
        return withExtreme(words, gender, ['wenigsten', 'niedrigsten'])
      case 'asmuch':
        return /^\d/u.test(spoken(words)) ? words : [...plain('so hoch wie '), ...inCase(words, 'nom')]
      case 'own':
        return gender === undefined
          ? [...words, ...plain(' (jeweils eigene)')]
          : determined(
              'der',
              [...(/^eigene/iu.test(spoken(words)) ? [] : plain('eigene ')), ...lowered(words)],
              gender,
              'nom',
            )
      case 'some':
        return ofYours(words)
      case 'role':
        return isDetermined(words) ? [...plain('zu '), ...inCase(words, 'dat')] : words
      default:
        return verbal(modifier, words)
    }
  },
  isMany: (words) => /^\p{L}+\uE014/u.test(spoken(words)),
  contract: (words) => rewritten(words, contracted),
  finish: (text) => text.replace(/\uE016(?= [\p{L}\d„])/gu, ',').replace(/[\uE011-\uE016]/gu, ''),
}

/** Members of what this language itself names. */
const OWN_MEMBERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:\p{L}+\P{L} ?)?(?:Arten|Richtungen|Grenzen)(?!\p{L})/u, 'eine'],
  [/^(?:\p{L}+\P{L}? ?)?(?:anderen )?(?:Spieler|Partner|Gegner)(?!\p{L})/u, 'einer'],
]

function genderOf(words: Words): Gender | undefined {
  return GENDERS.get(/^\p{L}+([\uE011-\uE014])/u.exec(spoken(words))?.[1] ?? '')
}

/** `der gesamte Wert`, `alle Punkte` */
function summedUp(words: Words, gender: Gender | undefined): Words {
  if (gender === undefined || isDetermined(words)) return [...plain('die Summe '), ...ofWhose(words, gender)]
  return gender === 'p'
    ? determined('all', words, 'p', 'nom')
    : determined('der', [...plain('gesamte '), ...lowered(words)], gender, 'nom')
}

/** `die höchste Stärke`, `der höchste Wert der Punkte` */
function best(words: Words, gender: Gender | undefined, how: string): Words {
  if (gender === undefined || gender === 'p' || isDetermined(words))
    return [
      ...plain(`der ${how} Wert `),
      ...ofWhose(words, gender),
      ...(isDetermined(words) ? plain(' im Vergleich') : []),
    ]
  return determined('der', [...plain(`${how} `), ...lowered(words)], gender, 'nom')
}

/** `Figuren von dir`, not `deine Figuren`, where there are some. */
function ofYours(words: Words): Words {
  return rewritten(inCase(words, 'acc'), (texts) =>
    texts
      .join(SEAM)
      .replace(
        /^deine[\uE011-\uE015]?(\uE01F*) ((?:\uE01F*\p{Ll}+ )*\uE01F*\p{Lu}[\p{L}-]*)/u,
        '$1$2 von dir',
      )
      .split(SEAM),
  )
}

/** `gleicher Farbe`, `gleichen Werts` */
function alike(words: Words, gender: Gender | undefined, how: string): Words {
  if (how === 'verschieden' && (gender === undefined || gender === 'p'))
    return [...plain('mit lauter verschiedenen '), ...words]
  if (gender === undefined) return [...plain(`von ${how}er `), ...words]
  const noun = inCase(determined('der', words, gender, 'nom'), 'gen')
  const ending = gender === 'f' || gender === 'p' ? 'er' : 'en'
  return rewritten(noun, ([first = '', ...rest]) => [first.replace(/^\p{L}+/u, how + ending), ...rest])
}

function ofWhose(words: Words, gender: Gender | undefined): Words {
  if (isDetermined(words)) return genitive(words)
  if (gender === undefined) return [...plain('von '), ...words]
  return inCase(determined('der', words, gender, 'nom'), 'gen')
}

/** `dem höchsten Rang`, `den meisten Punkten`: that of the best thing. */
function withExtreme(
  words: Words,
  gender: Gender | undefined,
  [many, one]: readonly [string, string],
): Words {
  if (gender === undefined || isDetermined(words))
    return [...plain(`dem ${one} Wert `), ...ofWhose(words, gender)]
  return inCase(
    determined('der', [...plain(`${gender === 'p' ? many : one} `), ...lowered(words)], gender, 'nom'),
    'dat',
  )
}

/** `die meisten Punkte`, `den höchsten Rang`: what the best player has. */
function extreme(words: Words, given: Gender | undefined, [many, one]: readonly [string, string]): Words {
  const own = /^(?:die|der|das)([\uE011-\uE014]) /u.exec(spoken(words))
  const isCount = /^die[\uE011-\uE014]? Anzahl der/u.test(spoken(words))
  const gender = isCount ? 'p' : own === null ? (given ?? 'p') : (GENDERS.get(own[1] ?? '') ?? 'p')
  const bare = rewritten(words, (texts) =>
    texts
      .join(SEAM)
      .replace(/^die[\uE011-\uE014]?(\uE01F*) (\uE01F*)Anzahl (\uE01F*)der\uE015? /u, '$1$2$3')
      .replace(/^(?:die|der|das)[\uE011-\uE014](\uE01F*) /u, '$1')
      .replace(/ (\uE01F*)des\uE015? (\uE01F*)(?:Spielers|Teams)(\uE01F*)$/u, '$1$2$3')
      .split(SEAM),
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

/** Modifiers of verbs and clauses. */
function verbal(modifier: string, words: Words): Words {
  switch (modifier) {
    case 'lie':
      return plain(spoken(words) === 'sind' ? 'liegen' : 'liegt')
    case 'belong':
      return plain(spoken(words) === 'sind' ? 'gehören' : spoken(words) === 'bist' ? 'gehörst' : 'gehört')
    case 'now':
      return fromNowOn(words)
    case 'then':
      return rewritten(words, ([first = '', ...rest]) => [
        first.replace(/^es gewinnt, /u, 'gewinnt, '),
        ...rest,
      ])
    case 'after':
      return spoken(words).startsWith('du ')
        ? rewritten(words, ([first = '', ...rest]) => [first.replace(/^du/u, 'du danach'), ...rest])
        : [...plain('danach '), ...words]
    case 'turned':
      return verbFirst(words)
    case 'able':
      return ability(words)
    case 'open':
      return rewritten(words, (texts) => {
        const whole = texts.join(SEAM)
        return (/^\([^()]*\)$/u.test(whole) ? whole.slice(1, -1) : whole).split(SEAM)
      })
    default:
      return words
  }
}

const INFINITIVE = /^(?:\S+ )*\p{L}*(?:en|eln|ern|tun|sein)$/u
/** First words of names of actions that are no nouns. */
const SMALL =
  /^(?:Eine?[nrms]?|Zwei|Drei|Den|Die|Das|Auf|In|An|Mit|Nach|Sich|Zur|Zum|Neu|Alles|Nichts|Noch)$/u

/** Actions that are verbs follow `must` as they are; others are listed. */
function offered(words: Words): Words {
  const names = spoken(words).split(/, | oder /u)
  if (!names.every((name) => INFINITIVE.test(name))) return [...plain(' wählen: '), ...words]
  return [...plain(' '), ...asVerbs(words)]
}

/** `ziehen`, `„Rochade“ wählen`: what somebody can do. */
function ability(words: Words): Words {
  return INFINITIVE.test(spoken(words)) ? asVerbs(words) : [...plain('„'), ...words, ...plain('“ wählen')]
}

function asVerbs(words: Words): Words {
  return rewritten(words, (texts) =>
    texts.map((text) => {
      const [first = '', another] = text.split(' ')
      return another === undefined || SMALL.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
    }),
  )
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

const UPON = /(?:feld|brett|plan|ablage|tisch|bank|rand|hügel|platz|stelle)(?:e?r?n|es?)?$/iu

/** Where something is: `auf dem Tisch`, `in der Hand`. */
function whereabouts(words: Words): Words {
  const noun = /^(?:\p{L}+[\uE011-\uE014] )?(?:\p{Ll}+ )*(\p{Lu}[\p{L}-]*)/u.exec(spoken(words))?.[1] ?? ''
  return [...plain(UPON.test(noun) ? 'auf ' : 'in '), ...inCase(words, 'dat')]
}

/** Beginnings of phrases of this language itself, whose gender nobody need give. */
const OWN_WORDS: Readonly<Record<Gender, RegExp>> = {
  m: /^(dein|der) (?=(?:\p{Ll}+ )?(?:Spieler|Gegner|Partner|Wert|Rest|Abstand|Zug|Rang|Platz)\b)/u,
  f: /^(die) (?=(?:\p{Ll}+ )?(?:Grenze|Anzahl|Summe|Länge|Stelle|Zahl|Sitznummer|Reihe|Seite|Gegenrichtung)\b)/u,
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
    .replace(
      /\uE000liegen \uE001\uE002(unter|über) (\uE01F*\d+)(\uE01F*)\uE000\uE001 liegen\uE002/gu,
      (_, how: string, number: string, seams: string) =>
        `\uE000sind \uE001\uE002${how === 'über' ? 'mehr' : 'weniger'} als ${number}${seams}\uE000\uE001 sind\uE002`,
    )
    .replace(
      /\uE000liegt \uE001\uE002über (\uE01F*)0(\uE01F*)\uE000\uE001 liegt\uE002/gu,
      '\uE000ist \uE001\uE002größer als $10$2\uE000\uE001 ist\uE002',
    )
    .replace(/\uE016(\uE01F+)/gu, '$1\uE016')
    .replace(OWN_WORDS.m, `$1${SIGNS.m} `)
    .replace(OWN_WORDS.f, `$1${SIGNS.f} `)
    .replace(OWN_WORDS.n, `$1${SIGNS.n} `)
    .replace(OWN_WORDS.p, `$1${SIGNS.p} `)
    .replace(
      /(?<![\p{L}]|, )(in|an|von|bei|zu) (\uE01F?)(dem|der|das)\uE015? (?!\uE01F*(?:es|der|die|das|dem|den|des|du|man|kein\p{L}*|einer?|dein\p{L}*|jemand|alle)\b)/gu,
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
  /^((?:(?!, )[^])*?)(, \uE01F*(?:die|der|das|welche|deren|dessen|auf denen|in denen|für die|für den|bei denen|bei dem|bei der) [^]*)(\uE000\uE001 [^\uE002]*\uE002)$/u
