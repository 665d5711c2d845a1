import { describe, expect, test } from 'vitest'
import { italian } from '../../interpreter/rulebook/language/inflection-it.ts'
import { emphasis, fill, plain, spoken } from '../../interpreter/rulebook/model/words.ts'

function said(phrase: string, what: string, article: string | undefined): string {
  return spoken(
    italian.contract(fill(phrase, { what }, (modifier, words) => italian.inflect(modifier, words, article))),
  )
}

/** Each row: a phrase, a word, its article as the author wrote it, and the result. */
const ROWS: readonly (readonly [string, string, string | undefined, string])[] = [
  ['{the what}', 'carta', 'la', 'la carta'],
  ['{the what}', 'arma', 'la', 'l’arma'],
  ['{the what}', 'scarto', 'il', 'lo scarto'],
  ['{the what}', 'arsenale', 'l’', 'l’arsenale'],
  ['{the what}', 'zii', 'i', 'gli zii'],
  ['{the what}', 'soldati', 'gli', 'i soldati'],
  ['{the what}', 'che cosa è colpito', undefined, 'che cosa è colpito'],
  ['{a what}', 'carta', 'la', 'una carta'],
  ['{a what}', 'infermiera', 'la', 'un’infermiera'],
  ['{a what}', 'soldato', 'il', 'un soldato'],
  ['{a what}', 'amico', 'lo', 'un amico'],
  ['{a what}', 'scarto', 'lo', 'uno scarto'],
  ['{a what}', 'carte', 'le', 'carte'],
  ['non c’è {no what}', 'soldato', 'il', 'non c’è nessun soldato'],
  ['non c’è {no what}', 'infermiera', 'la', 'non c’è nessun’infermiera'],
  ['non c’è {no what}', 'spazio', 'lo', 'non c’è nessuno spazio'],
  ['{all what}', 'carte', 'le', 'tutte le carte'],
  ['{all what}', 'scarti', 'i', 'tutti gli scarti'],
  ['{all what}', 'xyz', undefined, 'tutti: xyz'],
  ['{its what}', 'punti', 'i', 'i suoi punti'],
  ['{their what}', 'casella', 'la', 'la loro casella'],
  ['{first what}', 'dama', 'la', 'la prima dama'],
  ['{first what}', 'xyz', undefined, 'il primo fra xyz'],
  ['{one what}', 'le carte', undefined, 'una delle carte'],
  ['{one what}', 'gli altri', undefined, 'uno degli altri'],
  ['di {the what}', 'carta', 'la', 'della carta'],
  ['in {the what}', 'mano', 'la', 'nella mano'],
  ['in {the what}', 'arsenale', 'il', 'nell’arsenale'],
  ['su {the what}', 'tavolo', 'il', 'sul tavolo'],
  ['da {the what}', 'mazzo', 'il', 'dal mazzo'],
  ['a {the what}', 'scarti', 'gli', 'agli scarti'],
  ['sotto {the what}', 'scarti', 'gli', 'sotto gli scarti'],
  ['meno di {what}', 'il numero', undefined, 'meno del numero'],
  ['da {what}', 'nord', undefined, 'da nord'],
]

describe('articles in Italian', () => {
  test.each(ROWS)('%s with %s, %s: %s', (phrase, what, article, expected) => {
    expect(said(phrase, what, article)).toBe(expected)
  })

  test('what has grown together stays printed as it was', () => {
    const words = [...plain('nella cima di '), ...plain('il '), ...emphasis(plain('mazzo'))]
    expect(italian.contract(words)).toEqual([
      ...plain('nella cima del '),
      { kind: 'text', text: '' },
      ...emphasis(plain('mazzo')),
    ])
  })

  test('several things are told by their article', () => {
    expect(
      ['i punti', 'gli scarti', 'le carte', 'la carta', 'il punteggio', 'nord'].map((text) =>
        italian.isMany?.(plain(text)),
      ),
    ).toEqual([true, true, true, false, false, false])
  })
})
