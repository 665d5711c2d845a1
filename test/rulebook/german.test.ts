import { describe, expect, test } from 'vitest'
import { bookOf, textOf, written } from './books.ts'

/** A board with things of each gender, and German names with their articles. */
const GAME = `title: Sample
players: { seats: [white, black], sides: { white: south, black: north } }
pieces:
  figure:
    owner: fixed
    printed: { worth: number = 1 }
    kinds: { knight: { letter: N }, tower: { letter: T } }
places:
  board:
    grid: |
      . . .
      . . .
      . . .
    holds: 1 figure
  sack: { each: player, holds: figures }
  heap: { each: player, holds: figures }
areas:
  home: own row 1
box:
  sack:
    knight: 2
    tower: 2
track:
  quiet turns: 0
  asked: figure or none
terms:
  strong(figure): figure.worth > 2
  near(space, player): any figures on space where owner is player
play:
  - turns from white, at most 9: you must place or wait or else nothing
  - the game is drawn by dusk
actions:
  place:
    choose:
      figure: your figures in your sack where strong
      goal: spaces on board where it is not in your home
    only if:
      the goal is near: near(goal, you)
      nothing is asked: asked is none
      there is something: any enemy figures on board where worth is 1
    then:
      - move figure to goal
      - add 1 to quiet turns
      - move first knight in your sack to your heap
      - if owner of first knight on board is white: add 1 to quiet turns
      - for each player: deal 1 from sack of player to heap of player
  wait: { then: set asked to none }
`
const TEXTS = `sandtable: 1
texts for: mine
language: de
texts:
  Sample: Muster
  white: Weiß
  black: Schwarz
  figure: Figur
  figures: Figuren
  knight: Springer
  tower: Turm
  towers: Türme
  board: Brett
  sack: Beutel
  heap: Stapel
  home: Erste Reihe
  worth: Wert
  quiet turns: Ruhige Züge
  asked: Gefragte Figur
  strong: Ist stark
  near: Ist nah
  place: Setzen
  dusk: Dämmerung
  wait: Warten
  goal: Ziel
  the goal is near: Das Ziel ist nah
  nothing is asked: Nichts ist gefragt
  there is something: Es gibt etwas
articles:
  figure: die
  figures: die (Mehrzahl)
  knight: der
  tower: der
  board: das
  sack: der
  heap: der
  home: die
  worth: der
  quiet turns: die (Mehrzahl)
  asked: die
  goal: das
`

describe('German bends articles, adjectives and nouns as each phrase requires', () => {
  const text = textOf(bookOf(written(GAME, TEXTS), 'de'))
  test.each([
    // Verbs of what players must do
    'du musst setzen oder warten, falls möglich.',
    // Relative clauses, with the verb at their end
    'Figur: eine deiner Figuren in deinem Beutel, die stark sind.',
    'Ziel: eines der Felder auf dem Brett, die nicht in deiner ersten Reihe sind.',
    'Es gibt gegnerische Figuren auf dem Brett, deren Wert 1 ist.',
    // Truths
    'Das Ziel ist für dich nah.',
    'Es gibt keine gefragte Figur.',
    // Cases
    'Bewege die Figur auf das Ziel.',
    'Erhöhe die ruhigen Züge um 1.',
    'Bewege den ersten Springer in deinem Beutel auf deinen Stapel.',
    'Wenn der Besitzer des ersten Springers auf dem Brett Weiß ist',
    'Für jeden Spieler: gib 1 Figur vom Beutel des Spielers auf den Stapel des Spielers.',
    'Es gibt keine gefragte Figur mehr.',
  ])('%s', (sentence) => {
    expect(text).toContain(sentence)
  })
})
