import { expect, test } from 'vitest'
import type { Player } from '../../interpreter/players/player.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { textProgram } from './card-programs.ts'

/** Ann cuts a cake and begins with the larger part or with the smaller one; Ben may change seats with her. */
const CAKE = `sandtable: 1
id: cake
title: Cake
players: { seats: [ ann, ben ] }
track: { larger: 0..1 = 0, turns taken: 0..9 = 0 }
play:
  - ann must cut
  - ben may take over
  - repeat 2 times:
      - for each player: player must eat
  - if larger is 1: ann wins by the larger part
  - ben wins by the larger part
actions:
  cut:
    choose: { part: 0..1 }
    then: set larger to part
    write: cut {part}
  take over:
    then: swap you with opponent
    write: take over
  eat:
    then: add 1 to turns taken
`

const program = textProgram(CAKE)

/** Gives the first of these answers that is legal, or any. */
function answering(name: string, wanted: readonly string[], heard: string[]): Player {
  return {
    name,
    answer: ({ decision, moves }) => {
      const move = moves.find(({ notation }) => wanted.includes(notation)) ?? moves[0]
      if (move === undefined) throw new Error('There is no move.')
      heard.push(`${name} at ${decision.seat}: ${move.notation}`)
      return { move }
    },
  }
}

test('players who have changed seats play on for the other seat, and the outcome is theirs', () => {
  const heard: string[] = []
  const players = [answering('first', ['cut 1'], heard), answering('second', ['take over'], heard)]
  const { match } = playedGame(program, 'seats', players)
  expect(heard).toEqual([
    'first at 0: cut 1',
    'second at 1: take over',
    'second at 0: eat',
    'first at 1: eat',
    'second at 0: eat',
    'first at 1: eat',
  ])
  expect(match.result()?.winners).toEqual([0])
  expect(match.outcomeByPlayer()?.winners).toEqual([1])
})

test.each(['greedy', 'monte-carlo', 'search'])('%s takes the seat that wins', (name) => {
  for (const cut of ['cut 0', 'cut 1']) {
    const thinking = playerCalled(name, `cake ${cut}`)
    if (thinking === undefined) throw new Error(`There is no player ${name}.`)
    const { match } = playedGame(program, cut, [answering('first', [cut], []), thinking])
    expect(match.outcomeByPlayer()?.winners).toEqual([1])
  }
})
