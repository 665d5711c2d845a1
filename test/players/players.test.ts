import { describe, expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { greedyPlayer } from '../../interpreter/players/greedy.ts'
import { monteCarloPlayer } from '../../interpreter/players/monte-carlo.ts'
import type { Player } from '../../interpreter/players/player.ts'
import { PLAYER_NAMES, needsClock } from '../../interpreter/players/names.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { searchPlayer } from '../../interpreter/players/information-set-search.ts'
import { standingIn } from '../../interpreter/players/evaluate-state.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { RAIDERS } from '../cards/raiders.ts'
import { shippedProgram, textProgram } from './card-programs.ts'

/** Six stones are taken one by one; a tally adds up the values printed on them, and a step counts it at the end. */
function stones(rank: string): string {
  return `sandtable: 1
id: stones
title: Stones
players: { seats: [ north, south ] }
pieces:
  stone:
    printed: { worth: number }
    kinds:
      pebble: { worth: 1 }
      rock: { worth: 5 }
      boulder: { worth: 9 }
places:
  field: { holds: stones, seen by: everyone }
  heap: { each: player, holds: stones, seen by: everyone }
box:
  field: { pebble: 2, rock: 2, boulder: 2 }
track:
  each player: { score: 0 }
tallies:
  carried(player):
    stones: sum of worth over stones on heap of player
play:
  - turns from north while any stones on field, at most 6: turn
  - for each player: add carried(player) to player.score
  - rank players by ${rank}
stages:
  turn:
    - you must take or else nothing
actions:
  take:
    choose:
      stone: stones on field
    then: move stone to your heap
`
}

function firstMove(program: ReturnType<typeof textProgram>, player: Player): string {
  const question = questionOf(Match.start(program, { seed: 1 }))
  const answer = question === undefined ? undefined : player.answer(question)
  return answer !== undefined && 'move' in answer ? answer.move.notation : ''
}

describe('greedy', () => {
  test.each([
    ['score', /boulder/],
    ['0 - score', /pebble/],
  ])('takes what counts at the end, where players are ranked by %s', (rank, expected) => {
    const program = textProgram(stones(rank))
    for (const seed of ['a', 'b', 'c']) {
      expect(firstMove(program, greedyPlayer(seed))).toMatch(expected)
      expect(firstMove(program, monteCarloPlayer(seed))).toMatch(expected)
      expect(firstMove(program, searchPlayer(seed))).toMatch(expected)
    }
  })

  test('wins at once if it can', () => {
    const program = shippedProgram('connect-four')
    const match = Match.start(program, { seed: 1 })
    for (const move of ['a', 'g', 'b', 'g', 'c', 'f']) expect(match.play(move)).toBeUndefined()
    const question = questionOf(match)
    if (question === undefined) throw new Error('the game is over')
    for (const make of [greedyPlayer, monteCarloPlayer, searchPlayer])
      expect(make('any').answer(question)).toEqual({ move: { notation: 'd', action: expect.any(String) } })
  })
})

test('how well one stands is told by the rules alone: points to come are taken for counted', () => {
  const program = textProgram(stones('score'))
  const match = Match.start(program, { seed: 1 })
  for (const kind of ['boulder', 'pebble', 'rock']) {
    const move = match.moves().find(({ notation }) => notation.includes(kind))
    match.play(move ?? '')
  }
  const state = match.snapshot()
  const before = state.slice()
  const { ahead } = standingIn(program)
  expect(ahead(state)).toEqual([9 + 5 - 1, 1 - 9 - 5])
  expect(state).toEqual(before)
})

const GAMES: readonly (readonly [string, () => ReturnType<typeof textProgram>])[] = [
  ['tic-tac-toe', () => shippedProgram('tic-tac-toe')],
  ['draughts', () => shippedProgram('draughts')],
  ['stratego-duel', () => shippedProgram('stratego-duel')],
  ['raiders for 3', () => textProgram(RAIDERS, 3)],
  ['hearts for 3', () => shippedProgram('hearts', { players: 3, options: { 'losing score': '25' } })],
]

describe('whoever plays, games come to an end, and the same seed plays the same game', () => {
  for (const [name, make] of GAMES)
    test(name, () => {
      const program = make()
      const played = (): readonly unknown[] => {
        const players = program.ir.seats.map((_, seat) =>
          seat === 0
            ? monteCarloPlayer(seat, { worlds: 2, playouts: 2, plies: 6 })
            : seat === 1
              ? greedyPlayer(seat, { worlds: 1, plies: 2 })
              : searchPlayer(seat, { nodes: 8, worlds: 2, plies: 6 }),
        )
        const { match, plies } = playedGame(program, name, players)
        return [match.result(), plies, match.hash()]
      }
      const [result, plies, hash] = played()
      expect(result).toBeDefined()
      expect(plies).toBeGreaterThan(3)
      expect(played()).toEqual([result, plies, hash])
    })
})

test('players are made by name', () => {
  expect(PLAYER_NAMES).toEqual(['random', 'greedy', 'monte-carlo', 'search'])
  for (const name of PLAYER_NAMES) expect(playerCalled(name, 1)?.name).toBe(name)
  for (const name of ['search:beginner', 'search:club', 'search:strong', 'search:12'])
    expect(playerCalled(name, 1)?.name).toBe('search')
  const none = ['toString', 'search:', 'search:0', 'search:-1', 'search:1e3', 'search:toString', 'search:5:5']
  for (const name of [...none, 'greedy:5', 'search:2s']) expect(playerCalled(name, 1), name).toBeUndefined()
  expect(playerCalled('search:2s', 1, { clock: () => 0 })?.name).toBe('search')
  expect([needsClock('search:2s'), needsClock('search:2'), needsClock('grdy:2s')]).toEqual([
    true,
    false,
    false,
  ])
})

test('moves get playouts alike, or the better ones more', () => {
  const program = shippedProgram('connect-four')
  for (const allocation of ['equal', 'halving'] as const) {
    const player = monteCarloPlayer(1, { worlds: 1, playouts: 40, plies: 60, allocation })
    const match = Match.start(program, { seed: 1 })
    for (const move of ['a', 'b', 'a', 'b', 'a', 'b']) match.play(move)
    const question = questionOf(match)
    if (question === undefined) throw new Error('the game is over')
    expect(player.answer(question)).toMatchObject({ move: { notation: 'a' } })
  }
})
