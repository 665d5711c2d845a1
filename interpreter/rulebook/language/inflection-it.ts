import type { Inflection } from './inflection.ts'
import { relative, said } from './clauses-it.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

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
    const form = FORMS.get(article ?? '')
    const before = form === undefined ? unknown(modifier, words) : known(modifier, words, form)
    return before === '' ? words : [...plain(before), ...words]
  },
  relative,
  said,
  isMany: (words) => /^(?:i|gli|le) /u.test(spoken(words)),
  contract: (words) => rewritten(words, contracted),
}

/** Words are used without an article wherever Italian allows it. */
function unknown(modifier: string, words: Words): string {
  switch (modifier) {
    case 'all':
      return 'tutti: '
    case 'first':
      return 'il primo fra '
    case 'one':
      return /^(?:la|le) /u.test(spoken(words)) ? 'una fra ' : 'uno fra '
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
      return isFeminine ? 'una fra ' : 'uno fra '
    default:
      return ''
  }
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
