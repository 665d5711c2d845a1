import { expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, written } from './books.ts'

const GAME = `title: Buttons
players: { seats: [ada, bo] }
values: { hue: [red, blue, grey] }
pieces:
  button:
    printed: { hue: hue, size: 1..5 }
    kinds:
      shirt button: { size: 2, copies: 3 of each hue }
      coat button: { size: 4, copies: 3 of each hue }
box: { tin: all buttons }
places:
  tin: { holds: buttons, pile: yes, seen by: nobody }
  box: { each: player, holds: up to 8 buttons, seen by: owner }
  card: { holds: buttons, seen by: everyone }
patterns:
  row:
    - 2..3 buttons of one hue of different sizes
    - 2 buttons of one hue + 1 button
terms:
  left over(buttons called held): held - best sets(held, row, size)
  longest(buttons called held): number of buttons in best sets(held, row)
  merit(buttons called held): best standing(held, row, size)
track: { each player: { score: 0..99 = 0, rating: 0..9999 = 0 } }
play:
  - shuffle tin
  - for each player: deal 8 from tin to box of player
  - turns from ada, at most 6: you may sew or pay
  - for each size called n: add (number of buttons in card where it.size is n) to ada.score
  - for each player:
      - set rating of player to openly merit(all buttons in box of player)
      - set score of player to openly number of left over(all buttons in box of player)
  - rank players by score, then rating
actions:
  sew:
    choose: { lot: row from your box }
    then: move lot to card
  pay:
    choose: { toll: buttons from your box with sum of size at least 5 }
    only if: { long: longest(your box) > 2 }
    then: move toll to card
`
const GERMAN = `sandtable: 1
texts for: mine
language: de
texts:
  Buttons: Knöpfe
  button: Knopf
  buttons: Knöpfe
  shirt button: Hemdknopf
  shirt buttons: Hemdknöpfe
  coat button: Mantelknopf
  coat buttons: Mantelknöpfe
  hue: Farbe
  hues: Farben
  red: rot
  blue: blau
  grey: grau
  size: Größe
  sizes: Größen
  tin: Dose
  box: Schachtel
  card: Karte
  row: Reihe
  left over: Übrige
  longest: längste
  merit: Wert
  score: Punkte
  rating: Rang
  sew: Annähen
  pay: Zahlen
  lot: Auswahl
  toll: Zoll
  long: lang
  ada: Ada
  bo: Bo
  held: Gehaltene
  n: n
`

test.each(['en', 'de'])('the best of many, payments and joined sets in a rulebook: %s', async (language) => {
  const book = rulebookMarkdown(bookOf(written(GAME, GERMAN), language))
  await expect(book).toMatchFileSnapshot(`goldens/best-of-many.${language}.md.txt`)
})
