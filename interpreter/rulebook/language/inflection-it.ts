import type { Inflection } from './inflection.ts'
import { relative, said } from './clauses-it.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

/** Stands between parts of a sentence while it is changed. */
const SEAM = '\uE01F'

/** Masculine or feminine, one or many: everything that an article reveals. */
type Form = 'm' | 'f' | 'ms' | 'fs'

const FORMS: ReadonlyMap<string, Form> = new Map([
  ['il', 'm'],
  ['lo', 'm'],
  ['l’', 'm'],
  ["l'", 'm'],
  ['la', 'f'],
  ['i', 'ms'],
  ['gli', 'ms'],
  ['le', 'fs'],
])

export const italian: Inflection = {
  articles: new Map([
    ['giocatore', 'il'],
    ['giocatori', 'i'],
    ['casella', 'la'],
    ['caselle', 'le'],
    ['direzione', 'la'],
    ['direzioni', 'le'],
    ['proprietario', 'il'],
    ['tipo', 'il'],
  ]),
  inflect(modifier, words, article) {
    const own = verbal(modifier, words) ?? (isNamed(modifier, words) ? words : undefined)
    if (own !== undefined) return own
    const form = FORMS.get(article ?? '') ?? guessed(words)
    const after = behind(modifier, words, form ?? formOf(words))
    if (after !== undefined) return after
    const before = form === undefined ? unknown(modifier, words) : known(modifier, words, form)
    return before === '' ? words : [...plain(before), ...words]
  },
  hasSingular: true,
  relative,
  said,
  isMany: (words) => /^(?:i|gli|le) /u.test(spoken(words)),
  contract: (words) => rewritten(words, (texts) => contracted(withYou(texts))),
}

/** Words are used without an article wherever Italian allows it. */
function unknown(modifier: string, words: Words): string {
  switch (modifier) {
    case 'all':
      return 'tutti: '
    case 'first':
      return 'il primo fra '
    case 'one':
      return /^(?:la|le) /u.test(spoken(words))
        ? 'una di '
        : /^(?:il|i|gli|lo) |^l’/u.test(spoken(words))
          ? 'uno di '
          : 'uno fra '
    case 'your':
      return 'tuo: '
    default:
      return ''
  }
}

function known(modifier: string, words: Words, form: Form): string {
  const word = spoken(words).toLowerCase()
  const isFeminine = form.startsWith('f')
  const isMany = form.endsWith('s')
  const the = definite(word, form)
  const by = (m: string, f: string, ms: string, fs: string): string => ({ m, f, ms, fs })[form]
  switch (modifier) {
    case 'the':
      return the
    case 'a':
      return isMany ? '' : single('un', word, isFeminine)
    case 'no':
      return isMany ? `${isFeminine ? 'nessuna' : 'nessuno'} fra ${the}` : single('nessun', word, isFeminine)
    case 'all':
      return `${by('tutto', 'tutta', 'tutti', 'tutte')} ${the}`
    case 'its':
      return by('il suo ', 'la sua ', 'i suoi ', 'le sue ')
    case 'their':
      return by('il loro ', 'la loro ', 'i loro ', 'le loro ')
    case 'first':
      return by('il primo ', 'la prima ', 'i primi ', 'le prime ')
    case 'one':
      return isFeminine ? 'una di ' : 'uno di '
    case 'your':
      return by('il tuo ', 'la tua ', 'i tuoi ', 'le tue ')
    default:
      return ''
  }
}

/** The form that the article at the beginning shows. */
function formOf(words: Words): Form | undefined {
  return FORMS.get(/^(?:il|lo|la|i|gli|le)(?= )|^l’/u.exec(spoken(words).toLowerCase())?.[0] ?? '')
}

const FEMININE = /(?:[zsg]ione|trice|t[àù])$/u
const MASCULINE = /(?:ore|iere|[^zsg]ione|[^i]one|ale|ame|ume|ese)$/u
/** Singular nouns in `e`. */
const ONE_F =
  /^(?:torre|nave|classe|chiave|base|fase|parte|arte|corte|notte|voce|luce|croce|legge|rete|siepe|volpe|tigre|madre|pace|gente|corrente|fronte|serie|specie|sorte|morte)$/u
const ONE_M =
  /^(?:ponte|monte|conte|mare|pesce|padre|pane|cane|seme|nome|rame|verme|piede|problema|tema|schema|sistema|\p{L}+[ae]nte)$/u
const LONE =
  /^(?:chi|che|cosa|ciò|quell?[oaie]?|quest[oaie]|tutt[oaie]|ogni|ognuno|nessun[oa]?|una?|uno|due|tre|quattro|cinque|sei|fino|dopo|prima|sotto|sopra|dentro|fuori|quante?|quanti|quanto|niente|nulla|qui|così|non|come|dove|fra|tra|con|per|dal|dalla|del|della|nel|nella|sul|sulla|lungo|verso|tuo|tua|tuoi|tue|suo|sua|loro|tu|bianco|nero|essi|esso)$/u

/** The form of a noun that has no article in the texts, as far as its end tells. */
function guessed(words: Words): Form | undefined {
  const noun = /^(\p{Ll}{3,})(?= |$)/u.exec(spoken(words))?.[1]
  if (noun === undefined || LONE.test(noun)) return undefined
  if (FEMININE.test(noun) || noun === 'mano') return 'f'
  if (MASCULINE.test(noun)) return 'm'
  if (ONE_F.test(noun)) return 'f'
  if (ONE_M.test(noun)) return 'm'
  const ends: Readonly<Record<string, Form>> = { o: 'm', a: 'f', i: 'ms', e: 'fs' }
  return ends[noun.at(-1) ?? '']
}

/** Forms of an adjective for nouns of each form. */
function agreeing(stem: string, form: Form | undefined): string {
  return stem + { m: 'o', f: 'a', ms: 'i', fs: 'e' }[form ?? 'm']
}

/** Words that follow a noun, or replace it. */
function behind(modifier: string, words: Words, form: Form | undefined): Words | undefined {
  const isMany = form === 'ms' || form === 'fs'
  const bare = formOf(words) === undefined ? words : withoutArticle(words)
  const the = (): Words =>
    formOf(words) !== undefined || form === undefined
      ? words
      : [...plain(known('the', words, form)), ...words]
  switch (modifier) {
    case 'enemy':
      return form === undefined
        ? [...words, ...plain(' di un avversario')]
        : [...words, ...plain(` ${agreeing('avversari', form).replace(/ii$/u, 'i')}`)]
    case 'yours': {
      const one = /^(?:un |uno |una |un’)/u.exec(spoken(words))?.[0]
      if (one !== undefined) {
        const yours = one === 'un ' || one === 'uno ' ? 'un tuo ' : 'una tua '
        return rewritten(words, ([first = '', ...rest]) => [yours + first.slice(one.length), ...rest])
      }
      const yours = { m: 'un tuo', f: 'una tua', ms: 'tuoi', fs: 'tue' }[form ?? 'ms']
      return form === undefined ? [...words, ...plain(' dei tuoi')] : [...plain(`${yours} `), ...words]
    }
    case 'blank':
      return plain(agreeing('vuot', form))
    case 'most':
    case 'least':
      return bestOf(bare, form, modifier === 'most')
    case 'total':
      return form === undefined || formOf(words) !== undefined
        ? [...plain('la somma di '), ...the()]
        : isMany
          ? [...plain('il totale di '), ...the()]
          : [...plain('la somma di '), ...the()]
    case 'top':
    case 'bottom': {
      const more = modifier === 'top'
      if (form === undefined || isMany) return [...plain(more ? 'il massimo di ' : 'il minimo di '), ...the()]
      return [...the(), ...plain(` più ${agreeing(more ? 'alt' : 'bass', form)}`)]
    }
    default:
      return undefined
  }
}

function withoutArticle(words: Words): Words {
  return rewritten(words, ([first = '', ...rest]) => [
    first.replace(/^(?:(?:il|lo|la|i|gli|le) |l’)/u, ''),
    ...rest,
  ])
}

/** `più punti`, `la ricchezza più alta`: what the best player has. */
function bestOf(bare: Words, form: Form | undefined, isMost: boolean): Words {
  const own = rewritten(bare, (texts) =>
    texts
      .join(SEAM)
      .replace(/ (\uE01F*)del (\uE01F*)giocatore(?= \(lo sanno)/u, '$1$2')
      .replace(/^numero (\uE01F*)(?:di |d(?:ei|elle|egli) )/u, '$1')
      .replace(/ (\uE01F*)(?:del(?:la)?|di) (\uE01F*)(?:giocatore|squadra|coppia)(\uE01F*)$/u, '$1$2$3')
      .replace(/ (\uE01F*)del(\uE01F*)l?(?:a |’| )?(\uE01F*)giocatore(\uE01F*)$/u, '$1$2$3$4')
      .split(SEAM),
  )
  const isCount = spoken(bare).startsWith('numero ')
  if (isCount || form === undefined || form.endsWith('s'))
    return [...plain(isMost ? 'più ' : 'meno '), ...own]
  return [
    ...plain(known('the', own, form)),
    ...own,
    ...plain(` più ${agreeing(isMost ? 'alt' : 'bass', form)}`),
  ]
}

/** True for words that need no article, since they have one or are none that could have one. */
function isNamed(modifier: string, words: Words): boolean {
  if (modifier !== 'the' && modifier !== 'a') return false
  return formOf(words) !== undefined || /^(?:chi|ciò|qui|qua|là|lì)(?: |$)/u.test(spoken(words))
}

/** Verbs that follow the number of their subject. */
function verbal(modifier: string, words: Words): Words | undefined {
  const isMany = spoken(words) === 'sono'
  if (modifier === 'having') return plain(formOf(words)?.endsWith('s') === true ? 'hanno' : 'ha')
  if (modifier === 'bare') return withoutArticle(words)
  if (modifier === 'each') return [...plain(formOf(words) === undefined ? 'ogni ' : 'ciascuno di '), ...words]
  if (modifier === 'exceed') return plain(isMany ? 'superano' : 'supera')
  if (modifier === 'lower') return plain(isMany ? 'meno' : 'minore')
  return undefined
}

const OF_YOU: ReadonlyMap<string, string> = new Map([
  ['è', 'sei'],
  ['ha', 'hai'],
  ['può', 'puoi'],
  ['deve', 'devi'],
  ['conosce', 'conosci'],
  ['vince', 'vinci'],
  ['perde', 'perdi'],
  ['dispone', 'disponi'],
  ['diventa', 'diventi'],
  ['sta', 'stai'],
])

/** The second person needs no pronoun: `tu deve` becomes `devi`, `per tu` becomes `per te`. */
function withYou(texts: readonly string[]): readonly string[] {
  const text = texts.join(SEAM)
  if (!/(?<!\p{L})tu(?!\p{L})/u.test(text)) return texts
  return text
    .replace(
      /(?<!\p{L})tu(\uE01F*) (\uE01F*)(non )?(è|sei|ha|può|deve|conosce|vince|perde|dispone|diventa|sta)(?!\p{L})/gu,
      (_, one: string, two: string, not: string = '', verb: string) =>
        `${one}${two}${not}${OF_YOU.get(verb) ?? verb}`,
    )
    .replace(/(?<!\p{L})(di|a|da|in|su|per|con|fra|dopo|verso)(\uE01F*) (\uE01F*)tu(?!\p{L})/gu, '$1$2 $3te')
    .replace(/(?<!\p{L})è(\uE01F*) (\uE01F*)tu(?!\p{L})/gu, 'sei$1 $2tu')
    .split(SEAM)
}

const VOWEL = /^[aeiouàèéìòù]/u
/** Beginnings before which `il` is `lo`. */
const HARD = /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/u

function definite(word: string, form: Form): string {
  const isSoft = !VOWEL.test(word) && !HARD.test(word)
  switch (form) {
    case 'm':
      return VOWEL.test(word) ? 'l’' : isSoft ? 'il ' : 'lo '
    case 'f':
      return VOWEL.test(word) ? 'l’' : 'la '
    case 'ms':
      return isSoft ? 'i ' : 'gli '
    case 'fs':
      return 'le '
  }
}

/** `un`, `uno`, `una`, `un’`, and likewise `nessun`. */
function single(stem: string, word: string, isFeminine: boolean): string {
  if (isFeminine) return VOWEL.test(word) ? `${stem}’` : `${stem}a `
  return HARD.test(word) ? `${stem}o ` : `${stem} `
}

const GROWN: ReadonlyMap<string, string> = new Map([
  ['di', 'de'],
  ['a', 'a'],
  ['da', 'da'],
  ['in', 'ne'],
  ['su', 'su'],
])
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['il ', 'l '],
  ['lo ', 'llo '],
  ['la ', 'lla '],
  ['l’', 'll’'],
  ['i ', 'i '],
  ['gli ', 'gli '],
  ['le ', 'lle '],
])

/** `di il` becomes `del`, wherever two pieces of text meet. */
function contracted(texts: readonly string[]): readonly string[] {
  const all = [...texts]
  let before = -1
  for (const [at, text] of all.entries()) {
    if (text === '') continue
    const preposition = /(?:^|[\s(“])(di|a|da|in|su) $/u.exec(all[before] ?? '')?.[1]
    const article = /^(?:(?:il|lo|la|i|gli|le) |l’)/u.exec(text)?.[0]
    const stem = GROWN.get(preposition ?? '')
    const ending = ENDINGS.get(article ?? '')
    if (preposition !== undefined && article !== undefined && stem !== undefined && ending !== undefined) {
      all[before] = `${(all[before] ?? '').slice(0, -preposition.length - 1)}${stem}${ending}`
      all[at] = text.slice(article.length)
    }
    before = at
  }
  return all
}
