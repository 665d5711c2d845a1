import { describe, expect, test } from 'vitest'
import { italian } from '../../interpreter/rulebook/language/inflection-it.ts'
import { emphasis, plain, spoken } from '../../interpreter/rulebook/model/words.ts'

/** A condition on spaces, and the clause about several of them. */
const CLAUSES: readonly (readonly [string, string | undefined])[] = [
  ['la casella è oltrepassata', 'che sono oltrepassate'],
  ['la casella non è vuota', 'che non sono vuote'],
  ['la casella è pedone', 'che sono pedoni'],
  ['la casella è nell’ultima traversa', 'che sono nell’ultima traversa'],
  ['la casella è attaccata per chi gioca', 'che sono attaccate per chi gioca'],
  ['non ci sono i pezzi di chi gioca sulla casella', 'su cui non ci sono pezzi di chi gioca'],
  ['il loro proprietario non è il giocatore', 'il cui proprietario non è il giocatore'],
  ['la casella è vuota o ci sono pezzi sulla casella', 'che sono vuote o su cui ci sono pezzi'],
  ['la loro traversa è 1 e il re è sotto scacco', undefined],
  ['la distanza fra la casella e il re è 2', undefined],
]

describe('conditions become relative clauses', () => {
  test.each(CLAUSES)('%s', (condition, clause) => {
    const told = italian.relative?.(plain(condition), [...plain('la '), ...plain('casella')], false)
    expect(told && spoken(told).trim()).toBe(clause)
  })

  test('one thing keeps the singular, and formatting stays', () => {
    const condition = [...plain('la casella è '), ...emphasis(plain('libera'))]
    const told = italian.relative?.(condition, plain('la casella'), true) ?? []
    expect(spoken(told)).toBe(' che è libera')
    expect(told.at(-1)).toEqual(emphasis(plain('libera'))[0])
  })
})

/** A text, its subject, whether it is so, and the sentence. */
const TRUTHS: readonly (readonly [string, string | undefined, boolean, string | undefined])[] = [
  ['È sotto scacco', 'chi gioca', true, 'chi gioca è sotto scacco'],
  ['È sotto scacco', 'chi gioca', false, 'chi gioca non è sotto scacco'],
  ['Toccata', 'la casella', true, 'la casella è toccata'],
  ['Toccata', 'le caselle', false, 'le caselle non sono toccate'],
  ['Il turno è finito', undefined, false, 'il turno non è finito'],
  ['Scacco', 'chi gioca', true, undefined],
]

describe('truths are said in the words of their texts', () => {
  test.each(TRUTHS)('%s, %s, %s', (text, subject, isSo, sentence) => {
    const told = italian.said?.(text, {
      subject: subject === undefined ? undefined : plain(subject),
      others: undefined,
      isYou: false,
      isMany: subject?.startsWith('le ') === true,
      isSo,
      show: plain,
    })
    expect(told && spoken(told)).toBe(sentence)
  })
})
