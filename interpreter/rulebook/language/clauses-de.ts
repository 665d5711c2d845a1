import { type Gender, GENDERS, SETTLED, SEAM, inCase } from './cases-de.ts'
import type { Told } from './inflection.ts'
import { eitherOrder, inOrder } from '../model/clauses.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

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
export function relative(condition: Words, subject: Words, isOne: boolean): Words | undefined {
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
export function said(text: string, { subject, others, isYou, isMany, isSo, show }: Told): Words | undefined {
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
