import { CLAUSE_END, type Gender, GENDERS, SETTLED, SEAM, SIGNS, THE, inCase } from './cases-de.ts'
import type { Told } from './inflection.ts'
import { eitherOrder, inOrder, textInOrder } from '../model/clauses.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

export const PRONOUNS: Readonly<
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
export function relative(condition: Words, subject: Words, isOne: boolean): Words | undefined {
  const said = /^(\p{L}+)([\uE011-\uE014]) (.+)$/u.exec(spoken(subject))
  if (said === null) return undefined
  const [, , sign = '', noun = ''] = said
  const gender = isOne ? (GENDERS.get(sign) ?? 'p') : 'p'
  const those = PRONOUNS[gender]
  const it = `(?:der|die|das|dem|den) ${SEAM}*${noun}`
  const ofIt = sign === SIGNS.m || sign === SIGNS.n ? `des ${noun}(?:e?s|e?n)` : `der ${noun}`
  const subjectIs = `${THE.nom[GENDERS.get(sign) ?? 'p']} ${SEAM}*${noun}`
  const patterns: Patterns = [
    [
      new RegExp(`^${subjectIs} (.*?)(\\p{L}+)$`, 'u'),
      (_, rest = '', verb = '') =>
        `${whoIs(those.nom, rest)} ${rest}${gender === 'p' ? (MANY.get(verb) ?? (VERB.test(verb) ? ofMany(verb) : verb)) : verb}`,
    ],
    [/^deren (.*)$/u, (_, rest = '') => `${those.gen} ${rest}`],
    [
      new RegExp(`^(?:der|die|das) (\\p{Lu}[\\p{L}-]*) ${ofIt}(?!\\p{L})(.*)$`, 'u'),
      (_, what = '', rest = '') => `${those.gen} ${what}${rest}`,
    ],
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
  const subordinate = inOrder(condition, 'subordinate')
  let isWhole = true
  const words = rewritten(condition, (texts) => {
    const { parts, by } = clausesIn(texts.join(SEAM))
    const ordered = parts.map((part) => textInOrder(part, 'subordinate').replaceAll(SETTLED, ''))
    const bent = ordered.map((part) => bentPart(part, patterns))
    const isNone = bent.every((part) => part === undefined)
    const whole =
      isNone || by === undefined || ordered.some((part) => part.includes(':'))
        ? undefined
        : ordered.map((part, index) => bent[index] ?? `bei ${those.dat} ${part}`)
    const told = whole === undefined ? [] : `, ${withoutRepeats(whole, by).join(` ${by} `)}`.split(SEAM)
    isWhole = told.length === texts.length
    return isWhole ? told : texts
  })
  if (isWhole) return [...words, ...plain(CLAUSE_END)]
  // A clause of its own about other things, too.
  return /:/u.test(spoken(subordinate))
    ? [...plain(`, für ${those.acc} gilt: `), ...inOrder(condition, 'main'), ...plain(CLAUSE_END)]
    : [...plain(`, bei ${those.dat} `), ...subordinate, ...plain(CLAUSE_END)]
}

/** `die rot und groß sind`, not `die rot sind und die groß sind` */
function withoutRepeats(parts: readonly string[], by: string = ''): readonly string[] {
  const told: string[] = []
  for (const part of parts) {
    const before = told.at(-1)
    const [, start = '', rest = '', verb = ''] = SAME.exec(part) ?? []
    if (before !== undefined && verb !== '' && bare(before).startsWith(bare(start)) && before.endsWith(verb))
      told.splice(
        -1,
        1,
        `${before.slice(0, -verb.length)} ${by} ${start.replace(/[^\uE01F]/gu, '')}${rest}${verb}`,
      )
    else told.push(part)
  }
  return told
}

function bare(text: string): string {
  return text.replaceAll(SEAM, '')
}

/** A clause about the thing as its subject. */
const SAME = /^(\uE01F*(?:der|die|das) \uE01F*)([^,]*)( (?:ist|sind)\uE01F*)$/u

/** The clauses next to each other, whose verbs have both of their places, and what joins them if that is always the same. */
function clausesIn(text: string): { readonly parts: readonly string[]; readonly by: string | undefined } {
  const found = text.split(/(?<=\uE002)(\uE01F*) (und|oder) (?=\uE01F*)/u)
  const parts = [found[0] ?? '']
  const by = new Set<string>()
  for (let i = 1; i < found.length; i += 3) {
    const [seams = '', join = '', next = ''] = found.slice(i, i + 3)
    const last = parts.at(-1) ?? ''
    if (last.split('(').length === last.split(')').length) {
      by.add(join)
      parts.splice(-1, 1, last + seams)
      parts.push(next)
    } else parts.splice(-1, 1, `${last}${seams} ${join} ${next}`)
  }
  return { parts, by: by.size > 1 ? undefined : ([...by][0] ?? 'und') }
}

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
    if (isOpen) return bent.replace(/^\S+ /u, (pronoun) => pronoun + seams)
    return pattern.source.startsWith('^es ') ? bent + seams : seams + bent
  }
  return undefined
}

const VERB =
  /^(ist|hat|steht|kann|darf|muss|zieht|öffnet|bedient|trägt|liegt|nimmt|folgt|passt|wird|schlägt|deckt|bietet|gehört|spielt|sieht|bleibt|geht)(?: (.+))?$/iu
/** `ausgestiegen`, `leer`, `gültig`: what can follow `ist`. */
const PREDICATE =
  /^(?:(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|fest|frei|fort|los|mit|nach|über|um|un|unter|ver|vor|weg|zer|zu|zurück|zusammen)*ge\p{L}{2,}(?:t|en)|(?:be|ent|er|ver|zer|über|unter)\p{L}{2,}(?:t|en|st)|\p{L}+(?:ig|bar|los|lich|sam|haft|isch|reif)|leer|voll|frei|offen|dran|fertig|bereit|sicher|nah|stark|schwach|tot|aktiv|blind|rot|schwarz|weiß|hell|dunkel|stumm|wach|allein|bekannt|verdeckt|(?:im|in|am|an|auf|unter|außer|bei|ohne) .+|.+ gewesen)$/iu
/** Nouns of the same form. */
const NO_PREDICATE =
  /^(?:gebot|gebet|gewicht|gesicht|gericht|verbot|bericht|gefecht|geschäft|gebiet|verlust)$/iu
const SENTENCE = /^(.+?) (ist|sind|hat|haben|sitzt|steht|stehen|liegt|wird|fehlt) (.+)$/u

/** `Hat alles genommen` with its subject, and `Herz ist offen` as it is. */
export function said(text: string, { subject, others, isYou, isMany, isSo, show }: Told): Words | undefined {
  if (subject !== undefined && !VERB.test(text) && PREDICATE.test(text) && !NO_PREDICATE.test(text))
    return said(`ist ${text.charAt(0).toLowerCase()}${text.slice(1)}`, {
      subject,
      others,
      isYou,
      isMany,
      isSo,
      show,
    })
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
  const finite = isYou ? (OF_YOU.get(verb) ?? ofYou(verb)) : isMany ? (MANY.get(verb) ?? ofMany(verb)) : verb
  const [first, last] = eitherOrder(finite)
  if (rest === '')
    return [...who, ...plain(` ${first.replace(' ', '')}`), ...(isSo ? [] : plain(' nicht')), ...plain(last)]
  const not = isSo ? '' : 'nicht '
  const besides = others === undefined ? [] : [...plain('für '), ...inCase(others, 'acc'), ...plain(' ')]
  return [...who, ...plain(` ${first}${not}`), ...besides, ...show(rest), ...plain(last)]
}

function ofYou(verb: string): string {
  return verb === 'wird' ? 'wirst' : verb.replace(/t$/u, 'st')
}

function ofMany(verb: string): string {
  const irregular = { trägt: 'tragen', schlägt: 'schlagen', nimmt: 'nehmen', sieht: 'sehen', wird: 'werden' }
  return Object.entries(irregular).find(([one]) => one === verb)?.[1] ?? verb.replace(/e?t$/u, 'en')
}

/** `das Feld ist jetzt frei`, `du bist nicht mehr an der Reihe`: a truth that begins. */
export function fromNowOn(condition: Words): Words {
  const text = spoken(inOrder(condition, 'main'))
  const isNegated = / (?:nicht|kein\p{L}*) /u.test(` ${text} `)
  const main = /\uE000([^\uE001]*)\uE001/u
  let isDone = false
  return rewritten(condition, (texts) =>
    texts.map((part) => {
      if (isDone) return part
      if (isNegated) {
        if (!/(?<!\p{L})nicht(?!\p{L})/u.test(part)) return part
        isDone = true
        return part.replace(
          /(?<!\p{L})nicht(?!\p{L})/u,
          / (?:hat|hast|haben) /u.test(` ${text} `) ? 'noch nicht' : 'nicht mehr',
        )
      }
      if (!main.test(part)) return part
      isDone = true
      return part.replace(main, (_, verb: string) =>
        verb.endsWith(' ') ? `\uE000${verb}jetzt \uE001` : `\uE000${verb} jetzt\uE001`,
      )
    }),
  )
}

/** `ist das Feld leer`: after a word such as `dann`, the verb comes before its subject. */
export function verbFirst(clause: Words): Words {
  const main = /\uE000([^\uE001\uE002]+?) ?\uE001[^\uE002]*\uE002/u
  const verb = main.exec(spoken(clause))?.[1]
  if (verb === undefined || /^(?:wenn|für) /u.test(spoken(clause)))
    return [...plain('gilt: '), ...inOrder(clause, 'main')]
  let isDone = false
  const rest = rewritten(clause, (texts) =>
    texts.map((text) => {
      if (isDone || !main.test(text)) return text
      isDone = true
      return text.replace(/ (?=\uE000gilt\uE001gilt\uE002$)/u, '').replace(main, '')
    }),
  )
  return [...plain(`${verb} `), ...inOrder(rest, 'main')]
}

/** Not `die die Karte sind`. */
function whoIs(pronoun: string, rest: string): string {
  return new RegExp(`^\\uE01F*${pronoun} `, 'u').test(rest)
    ? `welche${pronoun === 'die' ? '' : pronoun.slice(-1)}`
    : pronoun
}
