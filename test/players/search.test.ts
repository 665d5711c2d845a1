import { describe, expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { informationIn } from '../../interpreter/players/information.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import type { Player } from '../../interpreter/players/player.ts'
import { searchPlayer } from '../../interpreter/players/information-set-search.ts'
import { Returns, selectMove, noteIn } from '../../interpreter/players/tree.ts'
import type { Node } from '../../interpreter/players/tree.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chance } from '../games/loaded.ts'
import { shippedProgram, textProgram } from './card-programs.ts'

/** North hides one of six marbles, or gives up; south guesses which. A player who saw it would always be right. */
const HIDING = `sandtable: 1
id: hiding
title: Hiding
players: { seats: [ north, south ] }
pieces:
  marble: { kinds: { amber: {}, black: {}, green: {}, ivory: {}, red: {}, white: {} } }
places:
  pouch: { holds: marbles, seen by: everyone }
  fist: { holds: up to 1 marble, seen by: nobody }
  guess: { holds: up to 1 marble, seen by: everyone }
  bowl: { holds: marbles, seen by: everyone }
  hand: { each: player, holds: marbles, seen by: owner }
box:
  hand: { amber: 1, black: 1, green: 1, ivory: 1, red: 1, white: 1 }
track:
  folded: false
  right: false
  done: false
play:
  - north must hide
  - if not folded: south must guess
  - set done to true
actions:
  hide one:
    during: hide
    choose:
      marble: a marble in your hand
    then: move marble to fist
  give up:
    during: hide
    then: set folded to true
  guess one:
    during: guess
    choose:
      marble: a marble in your hand
    then:
      - move marble to guess
      - if openly any marbles in fist where kind is marble.kind: set right to true
end:
  the hider gave up:
    when: folded
    drawn: yes
  the guess was right:
    when: done and right
    winner: south
  the guess was wrong:
    when: done and not right and not folded
    winner: north
`

function answerTo(program: Program, player: Player, played: readonly string[]): string {
  const match = Match.start(program, { seed: 1 })
  for (const move of played) expect(match.play(move), move).toBeUndefined()
  const question = questionOf(match)
  const answer = question === undefined ? undefined : player.answer(question)
  return answer !== undefined && 'move' in answer ? answer.move.notation : ''
}

describe('search', () => {
  test('finds what playouts at random do not: a threat that has to be answered before it is too late', () => {
    const program = shippedProgram('tic-tac-toe')
    // Nought has to take an edge: after a corner, cross has a fork.
    for (const seed of ['a', 'b', 'c'])
      expect(answerTo(program, searchPlayer(seed, { nodes: 2_000 }), ['a1', 'b2', 'c3'])).toMatch(
        /^(?:a2|b1|b3|c2)$/,
      )
  })

  test('a move that was tried once and was lucky is not as good as one that has stood all playouts', () => {
    const program = shippedProgram('tic-tac-toe')
    // Cross wins at a3, and throws the game away at c1.
    const before = ['c3', 'a2', 'a1', 'b2', 'b3', 'b1']
    for (let seed = 0; seed < 30; seed++)
      expect(answerTo(program, searchPlayer(seed, { nodes: 500 }), before), `seed ${seed}`).not.toBe('c1')
  })

  test('does not believe that others see what they do not', () => {
    const program = textProgram(HIDING)
    for (const seed of ['a', 'b', 'c'])
      expect(answerTo(program, searchPlayer(seed, { nodes: 1_000 }), [])).toMatch(/^hide one/)
  })

  test('a budget in time is kept, and at least one world is looked at', () => {
    let now = 0
    const player = playerCalled('search:1s', 1, { clock: () => (now += 400) })
    if (player === undefined) throw new Error('no player')
    expect(answerTo(shippedProgram('connect-four'), player, [])).toMatch(/^[a-g]$/)
    expect(now).toBeLessThan(10_000)
  })
})

test('equal seeds and equal questions give equal answers', () => {
  const program = shippedProgram('hearts', { players: 3 })
  const answers = [1, 1].map((seed) => answerTo(program, searchPlayer(seed, { nodes: 60, worlds: 5 }), []))
  expect(answers[0]).toBe(answers[1])
})

describe('what may be told apart in the tree', () => {
  test('a choice that was made in secret is one state to the other, and three to the one who made it', () => {
    const program = textProgram(HIDING)
    const keys = ['amber', 'green', 'white'].map((kind) => {
      const match = Match.start(program, { seed: 1 })
      const move = match.moves().find(({ notation }) => notation.includes(kind))
      expect(match.play(move ?? '')).toBeUndefined()
      const { stateKey } = informationIn(program)
      return [1, 2, 3].map((seats) => stateKey(match.snapshot(), seats))
    })
    const distinct = [0, 1, 2].map((of) => new Set(keys.map((one) => one[of])).size)
    expect(distinct).toEqual([3, 1, 1])
  })

  test('moves of one decision have as many keys as the seat sees moves', () => {
    for (const id of ['stratego-duel', 'toy-battle', 'connect-four']) {
      const program = shippedProgram(id, { players: 2 })
      const below = chance(5)
      const match = Match.start(program, { seed: 3 })
      let compared = 0
      while (match.decision() !== undefined && match.ply < 40) {
        const layout = match.sampleLayout(below)
        const moves = match.moves()
        if (layout === undefined) {
          const seat = match.decision()?.seat ?? 0
          const codes = new Int32Array(20_000)
          const S = match.snapshot()
          const count = program.legal(S, codes)
          const keys = new Set(
            [...codes.subarray(0, count)].map((c) => informationIn(program).moveKey(S, c, seat)),
          )
          expect(keys.size, `${id}, ply ${match.ply}`).toBe(moves.length)
          compared += count
          match.play(moves[below(moves.length)]?.notation ?? '')
        } else match.playLayout(layout)
      }
      expect(compared).toBeGreaterThan(50)
    }
  })
})

describe('the tree', () => {
  test('what was never tried comes first, then what may be hoped for', () => {
    const node: Node = new Map()
    const keys = Float64Array.from([7, 8])
    const tried = [0, 1].map((value) => {
      const chosen = selectMove(node, keys, 2, 1, () => 0)
      noteIn(node, keys[chosen] ?? 0, value)
      return chosen
    })
    expect(tried.toSorted()).toEqual([0, 1])
    // Means 0 and 1, each chosen once: without exploration the better one is chosen, with much of it both are.
    expect(keys[selectMove(node, keys, 2, 0, () => 0)]).toBe(keys[tried[1] ?? 0])
    const times = [0, 0]
    for (let i = 0; i < 1000; i++) {
      const chosen = selectMove(node, keys, 2, 1, () => 0)
      times[chosen] = (times[chosen] ?? 0) + 1
      noteIn(node, keys[chosen] ?? 0, chosen === tried[1] ? 1 : 0)
    }
    expect(Math.min(...times)).toBeGreaterThan(3)
    expect(times[tried[1] ?? 0]).toBeGreaterThan(900)
  })

  test('the deviation of results is that of all of them at once', () => {
    const returns = new Returns(0)
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) returns.note(value)
    expect(returns.deviation).toBeCloseTo(2, 12)
  })

  test('results that lie close together because one line is gone through again and again do not end all doubt', () => {
    const returns = new Returns(0.5)
    for (let i = 0; i < 40; i++) returns.note(i % 2 === 0 ? 9 : -9)
    for (let i = 0; i < 10_000; i++) returns.note(9)
    expect(returns.deviation).toBeGreaterThan(4)
    const alike = new Returns(0.5)
    for (let i = 0; i < 100; i++) alike.note(6)
    expect(alike.deviation).toBe(0.5)
  })
})
