import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { greedyPlayer } from '../../interpreter/players/greedy.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { searchPlayer } from '../../interpreter/players/information-set-search.ts'
import { textProgram } from './card-programs.ts'

const row = (length: number): string => '. '.repeat(length).trim()

/** A stone is moved to any space of a square board, again and again. */
const wandering = (side: number, where = 'empty'): string => `sandtable: 1
id: wandering
title: Wandering
players: { seats: [ white, black ] }
pieces:
  stone: { kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
${`      ${row(side)}\n`.repeat(side)}    start: |
${`      ${row(side)}\n`.repeat(side - 1)}      S ${row(side - 1)}
    holds: 1 stone
    seen by: everyone
actions:
  wander:
    choose: { goal: spaces where ${where} }
    then:
      - move first stone on board to goal
play:
  - turns from white: you must wander or else nothing
end:
  all is lost:
    when: no stones on board
    drawn: yes
`

test('a game of very many moves to choose from is stopped, with a code', () => {
  const players = [randomPlayer(1), randomPlayer(2)]
  expect(() => playedGame(textProgram(wandering(30)), '1', players)).toThrow(/ plies and \d+ listed moves\./u)
})

/** How many moves a player lists for each of some decisions in the first position. */
function listed(program: Program, decisions: number, player = greedyPlayer(1)): readonly number[] {
  let count = 0
  const counted: Program = {
    ...program,
    moves: program.moves,
    state: program.state,
    legal: (...given) => {
      count++
      return program.legal(...given)
    },
  }
  const question = questionOf(Match.start(counted, { seed: 1 }))
  if (question === undefined) throw new Error('nobody is asked')
  question.knowledge()
  return Array.from({ length: decisions }, () => {
    count = 0
    player.answer(question)
    return count
  })
}

test('players try fewer moves once they have thought much, and as many as ever in a small game', () => {
  const wide = listed(textProgram(wandering(20)), 40)
  expect(wide[0]).toBeGreaterThan(10 * (wide.at(-1) ?? 0))
  const small = listed(textProgram(wandering(3)), 40)
  expect(new Set(small).size).toBe(1)
})

/** Whether there is any choice depends on all pairs of spaces. */
const PONDERED =
  'empty and number of spaces called one where number of spaces called two where two is empty and two is next to one > 0 > 0'

test('a search ends early where a playout looks at more than those of any game', () => {
  const [few = 0] = listed(textProgram(wandering(12, PONDERED)), 1, searchPlayer(1, { nodes: 100 }))
  const [many = 0] = listed(textProgram(wandering(12)), 1, searchPlayer(1, { nodes: 100 }))
  expect(few).toBeGreaterThan(0)
  expect(many).toBeGreaterThan(10 * few)
})
