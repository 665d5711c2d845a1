import { describe, expect, test } from 'vitest'
import { rulebookHtml } from '../../interpreter/rulebook/output/html.ts'
import { rulebook } from '../../interpreter/rulebook/index.ts'
import { replacing } from '../../interpreter/rulebook/words-shown.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, shipped, textOf, written } from './books.ts'

describe('a language that does not exist is refused', () => {
  const game = shipped('tic-tac-toe')
  for (const [asked, help] of [
    ['italian', 'Did you mean `it`?'],
    ['Deutsh', undefined],
    ['ti', 'Did you mean `it`?'],
    ['xx-yy', undefined],
    ['', undefined],
  ] as const)
    test(asked === '' ? 'nothing' : asked, () => {
      const { book, diagnostics } = rulebook(game, { language: asked })
      expect(book).toBeUndefined()
      expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['ST7030', 'error']])
      if (help !== undefined) expect(diagnostics[0]?.help).toBe(help)
      expect(diagnostics[0]?.help).toBeTruthy()
    })
  test('of a country the language is taken', () => {
    expect(rulebook(game, { language: 'pt-BR' }).book?.language).toBe('pt')
  })
})

const GAME = `title: Leaps
players: { seats: [ white, black ] }
pieces:
  frog: { owner: fixed, kinds: { frog: { letter: F } } }
places:
  pond:
    grid: |
      . .
      . .
    start: |
      f .
      . F
    holds: 1 frog
    seen by: everyone
track: { leaps: 0 }
play:
  - turns from white, at most 9: you must leap or else nothing
  - the game is drawn by exhaustion
actions:
  leap:
    choose:
      hopper: your frogs on pond
      goal: spaces where empty
    let:
      leaf: hopper.space
    only if:
      it is far: goal is not next to hopper.space
    then:
      - move hopper to goal
      - add 1 to leaps
`
const TEXTS = `sandtable: 1
texts for: mine
language: it
texts:
  Leaps: Salti
  frog: Rana
  pond: Stagno
  leap: Saltare
  hopper: Saltatrice
  goal: Meta
  leaf: Foglia
  it is far: È lontano
  white: Bianco
  black: Nero
  exhaustion: Esaurimento
`

describe('what is there once is told in the singular', () => {
  const game = `title: Alone
players: { seats: { 1: [ red ], 2: [ red, blue ] } }
play:
  - repeat 1 times:
      - turns from red, at most 1: you must wait
  - repeat 2 times: say still
  - the game is drawn by dusk
actions:
  wait: { then: nothing }
`
  const told = (language: string): string => rulebookMarkdown(bookOf(written(game), language))
  test.each([
    ['en', ['do this 2 times:', 'at most 1 turn)', 'for 1 player.']],
    ['it', ['per 1 giocatore.']],
    ['es', ['para 1 jugador.']],
    ['ro', ['pentru 1 jucător.']],
  ])('%s', (language, words) => {
    const text = told(language).toLowerCase()
    for (const each of words) expect(text).toContain(each.toLowerCase())
    expect(text).toContain('1: red.')
  })
})

describe('names come from the texts of the game', () => {
  const leaps = '  leaps: Balzi\n'
  const partly = bookOf(written(GAME, TEXTS), 'it')
  const wholly = bookOf(written(GAME, TEXTS + leaps), 'it')

  test('a rule whose names all have texts is told in the language', () => {
    const text = rulebookMarkdown(wholly)
    expect(text).toContain('# Salti')
    expect(text).toContain('1. Sposta la saltatrice nella meta.')
    expect(text).toContain('**È lontano**. La meta non è accanto alla casella della saltatrice.')
    expect(rulebookHtml(wholly)).not.toContain('lang="en"')
  })

  test('a rule with a name that has none stays in English as a whole, and says so', () => {
    const html = rulebookHtml(partly)
    expect(html).toContain('<span lang="en">Move the hopper to the goal.</span>')
    expect(html).toContain('<strong>È lontano</strong>. La meta non è accanto alla casella della saltatrice.')
    // The book then shows the names used in English rules next to the translated ones.
    expect(rulebookMarkdown(partly)).toContain('**Saltatrice (*hopper*)**')
    expect(rulebookMarkdown(partly)).toContain('Qui *foglia* è la casella della saltatrice.')
    expect(rulebookMarkdown(wholly)).not.toContain('*hopper*')
  })

  test('a name in emphasis shows its English name without emphasis of its own', () => {
    const texts = `${TEXTS}  leaps: Balzi\n`.replace(/ {2}pond: .*\n/u, '')
    const markdown = rulebookMarkdown(bookOf(written(GAME, texts), 'it'))
    expect(markdown).toContain('*Balzi (leaps)* (all’inizio: 0)')
  })

  test('what is missing can be asked for', () => {
    expect(rulebook(written(GAME, TEXTS), { language: 'it' }).untranslated).toEqual(['leaps'])
    expect(rulebook(written(GAME, TEXTS + leaps), { language: 'it' }).untranslated).toEqual([])
    expect(rulebook(written(GAME), { language: 'en' }).untranslated).toEqual([])
  })

  test('slots of a text are names, and texts of another language are not used', () => {
    const text = textOf(bookOf(written(GAME, `${TEXTS}  leaps: Balzi di {hopper}\n`), 'it'))
    expect(text).toContain('Balzi di Saltatrice')
    expect(textOf(bookOf(written(GAME, TEXTS), 'de'))).not.toContain('Rana')
  })
})

test('a line is translated whichever article its value has in English', () => {
  const shown = replacing(new Map([['claims to be a {claim}', 'dice di essere {claim}']]))
  expect(shown('claims to be an assassin')).toBe('dice di essere assassin')
  expect(shown('claims to be a duke')).toBe('dice di essere duke')
})

test.each([
  ['it', 'Quando'],
  ['de', 'Sobald'],
  ['fr', 'Dès que'],
  ['es', 'En cuanto'],
  ['nl', 'Zodra'],
  ['pt', 'Assim que'],
  ['da', 'Så snart'],
])('in %s an end of the game is one sentence, with its result', (language, first) => {
  const text = rulebookMarkdown(bookOf(shipped('draughts'), language))
  const line = text.split('\n').find((each) => each.startsWith(first) || each.startsWith('As soon as'))
  expect(line).toMatch(/, [^,]+\.$/u)
})
