import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { viewText } from '../../interpreter/scene/view-text.ts'
import { Lockstep } from '../codegen/lockstep.ts'
import { textProgram } from '../players/card-programs.ts'
import { part } from '../volume.ts'

/* Tracked values of pieces lie on them for all to see, also face down, until pieces are shuffled. */

/** Players mark cards that their holder does not see, and give marked ones away. */
function marking({ before = '', hand = 'pile: yes, ', play = '' } = {}): string {
  return `sandtable: 1
id: marking
title: Marking
players: { seats: [ann, ben] }
values:
  hue: [red, blue]
pieces:
  card:
    printed: { hue: hue }
    kinds:
      low: { copies: 3 of each hue }
      high: { copies: 3 of each hue }
    track: { told: hue or none, bent: false }
places:
  stock: { holds: cards, seen by: everyone }
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, ${hand}seen by: others }
  heap: { each: player, holds: cards, pile: yes, seen by: nobody }
box:
  stock: all cards
play:
${before}
  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 4 from deck to hand of player
  - turns from ann, at most 12:
      - you must tell or lay down or bend or else nothing
${play}
actions:
  tell:
    choose:
      mate: others
      hue: hues
    then:
      - for each card in hand of mate:
          - if openly card.hue is hue: set card.told to hue
  bend:
    choose:
      card: a card in your hand where not it.bent
    then: set card.bent to true
  lay down:
    choose:
      card: a card in your hand
    then: move card onto your heap
end:
  nothing is left:
    when: no cards in (all hands)
    drawn: yes
`
}

/** Everything that a seat is shown and told, but for the moves: rules may look at what is tracked. */
function told(match: Match, seat: number): string {
  return JSON.stringify([match.view(seat), match.knowledge(seat).position, match.log(seat)])
}

describe('values that were set on open cards', () => {
  const before = `  - for each card in stock where it.hue is red: set card.told to red
  - for each card in stock where it is low: set card.bent to true`
  const text = marking({ before })
    .replace('seen by: others }', 'seen by: nobody }')
    .replace(/ where not it.bent/, '')
  for (const [name, make] of [
    ['reference', closuresProgram],
    ['generated code', generatedProgram],
  ] as const)
    test(`tell nothing once they are shuffled (${name})`, () => {
      const program = make(textProgram(text.replace(/tell or lay/, 'lay')).ir)
      const seen = new Set<string>()
      for (let seed = 1; seed <= part(400); seed++) seen.add(told(Match.start(program, { seed }), seed % 2))
      // One text for each seat.
      expect(seen.size).toBe(2)
    })

  test('and are as they were when the card is seen', () => {
    const program = textProgram(
      text.replace(
        'heap: { each: player, holds: cards, pile: yes, seen by: nobody }',
        'heap: { each: player, holds: cards, pile: yes, seen by: everyone }',
      ),
    )
    for (let seed = 1; seed <= 20; seed++) {
      const match = Match.start(program, { seed })
      match.play(match.moves().find(({ action }) => action === 'lay down')?.notation ?? '')
      const [card] = match.view(1).at('heap of ann') ?? []
      const values = Object.fromEntries((card?.values ?? []).map(({ name, value }) => [name, value]))
      expect(values).toEqual({
        told: card?.kind?.startsWith('red') ? 'red' : undefined,
        bent: card?.kind?.endsWith('low'),
      })
    }
  })
})

describe('values that are set after the shuffle', () => {
  const program = textProgram(marking())
  const match = Match.start(program, { seed: 3 })
  expect(match.play('tell (ben, red)')).toBeUndefined()
  const reds = (match.view(0).at('hand of ben') ?? []).map(({ kind }) => kind?.startsWith('red') === true)

  test('are shown to whoever does not know the card, at its position', () => {
    expect(new Set(reds).size).toBe(2)
    const own = match.view(1).at('hand of ben') ?? []
    expect(own.map(({ kind }) => kind)).toEqual(reds.map(() => undefined))
    expect(own.map(({ values }) => values?.find(({ name }) => name === 'told')?.value)).toEqual(
      reds.map((isRed) => (isRed ? 'red' : undefined)),
    )
    const text = viewText(program.ir, match.view(1), { color: false })
    reds.forEach((isRed, i) => expect(text.includes(`? (told red) at ${i + 1}`)).toBe(isRed))
  })

  test('tell moves apart where cards lie in no order', () => {
    const fan = Match.start(textProgram(marking({ hand: '' })), { seed: 3 })
    expect(fan.play('tell (ben, red)')).toBeUndefined()
    const laid = fan.moves().flatMap(({ action, notation }) => (action === 'lay down' ? [notation] : []))
    expect(laid).toEqual(['lay down (? in hand of ben with red told)', 'lay down (? in hand of ben)'])
  })
})

test('both back ends leave the same words', () => {
  for (const text of [
    marking(),
    marking({ hand: '', before: '  - for each card in stock where it.hue is red: set card.told to red' }),
  ]) {
    const { ir } = textProgram(text)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (let seed = 1; seed <= part(100); seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
  }
})
