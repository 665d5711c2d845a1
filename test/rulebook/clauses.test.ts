import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../interpreter/rulebook/language/codes.ts'
import { inMainClauses, inOrder } from '../../interpreter/rulebook/model/clauses.ts'
import { fill, plain, sentence, spoken, strong } from '../../interpreter/rulebook/model/words.ts'
import type { Words } from '../../interpreter/rulebook/model/model.ts'
import { bookOf, shipped, textOf } from './books.ts'

const said = (words: Words): string => spoken(inOrder(words, 'main'))
const empty = fill('{left} [{verb} |]leer[| {verb}]', { left: strong(plain('X')), verb: 'ist' })

describe('the verb is second in a main clause and last after a conjunction', () => {
  for (const [phrase, expected] of [
    ['{what}', 'X ist leer'],
    ['{what!}', 'X ist leer'],
    ['wenn {what~}', 'wenn X leer ist'],
    ['wenn {what~}, dann gilt: {what!}', 'wenn X leer ist, dann gilt: X ist leer'],
    ['[es gilt nicht|nicht gilt]: {what!}', 'es gilt nicht: X ist leer'],
    ['{number} {number|Zug|Züge}', '2 Züge'],
  ] as const)
    test(phrase, () => {
      expect(said(fill(phrase, { what: empty, number: '2' }))).toBe(expected)
    })

  test('what is further out decides, unless a slot has decided already', () => {
    const inner = fill('{a} und danach gilt: {b!}', { a: empty, b: empty })
    expect(said(fill('wenn {what~}', { what: inner }))).toBe('wenn X leer ist und danach gilt: X ist leer')
  })

  test('a sentence is a main clause', () => {
    expect(spoken(sentence(fill('[es gilt nicht|nicht gilt]: {what}', { what: empty })))).toBe(
      'Es gilt nicht: X ist leer.',
    )
    expect(inMainClauses({ rows: [{ cells: [empty] }] })).toEqual({
      rows: [{ cells: [inOrder(empty, 'main')] }],
    })
  })
})

describe('whole books', () => {
  for (const [game, language, ...sentences] of [
    [
      'draughts',
      'de',
      'Wenn die Figur ein Stein ist und das Zielfeld in deiner Damenreihe ist:',
      'Solange es eine schlagende Figur gibt',
      'Sobald die Züge ohne Schlagen in Folge mindestens 80 sind, endet das Spiel unentschieden.',
      'eines der freien Felder in gerader Linie von der Figur',
    ],
    [
      'hearts',
      'de',
      'Wenn die gespielten Stiche 0 sind und es keine angespielte Farbe gibt, dann ist die Karte die Kreuz-Zwei.',
      'Die Karte ist eine Zwei und die Farbe der Karte ist Kreuz.',
      'Wiederhole, bis die Hand aller Spieler leer ist',
      'wenn es Karten in der Hand des Spielers gibt, welche die Kreuz-Zwei sind:',
    ],
    ['connect-four', 'nl', 'waarvoor'],
  ] as const)
    test(`${game} in ${language}`, () => {
      const text = textOf(bookOf(shipped(game), language))
      expect(sentences.filter((words) => !text.includes(words))).toEqual([])
    })

  test('no sign of an order is left in any of them', () => {
    for (const game of ['chess', 'hearts', 'stratego-duel'])
      for (const code of LANGUAGE_CODES)
        expect(textOf(bookOf(shipped(game), code))).not.toMatch(/[\uE000-\uE01F]|\{[a-z]+[~!]/u)
  })
})
