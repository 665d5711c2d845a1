import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { textProgram } from '../players/card-programs.ts'
import { sightGame } from './sight-games.ts'

const taking = (from: string): string =>
  sightGame({
    setup: `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 3 from deck to ${from} of player`,
    actions: `  take:
    choose:
      card: cards in ${from} of opponent
    then: move card to table
`,
    places: `  table: { holds: cards, seen by: everyone }
  front: { each: player, holds: up to 6 cards, seen by: everyone }
`,
  })

/** What the player whose card is taken hears of it, and which it was. */
function heard(from: string, seed: number): readonly (string | undefined)[] {
  const match = Match.start(closuresProgram(textProgram(taking(from)).ir), { seed })
  expect(match.play(match.moves()[0] ?? '')).toBeUndefined()
  const [entry] = match.log(1)
  const moved = entry?.changes.find(({ change }) => change === 'moved')
  return [entry?.move, moved?.change === 'moved' ? moved.kind : undefined]
}

test('whoever sees the cards that another player picks from blindly is not told another card than it was', () => {
  const kinds = new Set<string | undefined>()
  for (let seed = 1; seed <= 12; seed++) {
    const [move, kind] = heard('hand', seed)
    expect(move).toBe('take (? in hand of ben)')
    kinds.add(kind)
  }
  expect(kinds.size).toBe(3)
})

test('a card that is picked by its face is named', () => {
  const [move, kind] = heard('front', 1)
  expect(move).toBe(`take (${kind})`)
})
