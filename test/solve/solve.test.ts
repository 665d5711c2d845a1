import { describe, expect, test } from 'vitest'
import { playableFile } from '../../interpreter/host-node/index.ts'
import { playable } from '../../interpreter/playable.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { ZERO, fractionText } from '../../interpreter/simulation/fraction.ts'
import { solve } from '../../interpreter/solve/solve.ts'
import type { Solution } from '../../interpreter/solve/solve.ts'

const HEAP = (pebbles: number): string => `sandtable: 1
id: heap
title: Heap
players: { seats: [ ann, ben ] }
pieces: { pebble: { kinds: { pebble: { copies: ${pebbles} } } } }
places: { heap: { holds: pebbles }, gone: { holds: pebbles } }
box:
  heap: all pebbles
track:
  taker: player = ann
play:
  - turns from ann:
      - you must take one or take two or take three
actions:
  take one:
    then:
      - set taker to you
      - deal 1 from heap to gone
  take two:
    only if:
      there are two: number of pebbles in heap >= 2
    then:
      - set taker to you
      - deal 2 from heap to gone
  take three:
    only if:
      there are three: number of pebbles in heap >= 3
    then:
      - set taker to you
      - deal 3 from heap to gone
end:
  the last one is taken:
    when: heap is empty
    winner: taker
`

/** On a ring, one player goes a step either way, the other goes one or three forward; reaching the other player wins. */
const CHASE = (spaces: number): string => `sandtable: 1
id: chase
title: Chase
players: { seats: [ ann, ben ] }
pieces: { walker: { owner: fixed, kinds: { walker: { letter: W } } } }
places:
  path: { ring: ${spaces}, holds: 1 walker }
  home: { each: player, holds: walkers }
box:
  home: { walker: 1 }
play:
  - move first walker in home of ann to s1
  - move first walker in home of ben to s4
  - turns from ann:
      - you must walk or run
terms:
  third(space): step(step(step(space, onward), onward), onward)
actions:
  walk:
    only if:
      ann walks: you is ann
    choose:
      walker: your walkers on path
      goal: spaces where it is step(walker.space, onward) or it is step(walker.space, back)
    then:
      - if goal is not empty: you win by catching
      - move walker to goal
  run:
    only if:
      ben runs: you is ben
    choose:
      walker: your walkers on path
      goal: spaces where it is step(walker.space, onward) or it is third(walker.space)
    then:
      - if goal is not empty: you win by catching
      - move walker to goal
`

const MARBLES = `sandtable: 1
id: marbles
title: Marbles
players: { seats: [ red, blue ] }
pieces: { marble: { kinds: { white: { copies: 4 }, black: { copies: 1 } } } }
places: { bag: { holds: marbles, seen by: nobody }, table: { holds: marbles } }
box:
  bag: all marbles
play:
  - turns from red:
      - you must pull or stop
actions:
  pull:
    then:
      - move random marble in bag to table
      - if any black on table: opponent wins by the black one
  stop:
    only if:
      three are out: number of marbles in table >= 3
    then: you win by stopping
`

function from(text: string): Program {
  const { program, diagnostics } = playable(text)
  if (program === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return program
}

function solution(program: Program, limit = 20_000): ReturnType<typeof solve> {
  const root = new Int32Array(program.ir.memory.size)
  program.fresh(root, 0, 0)
  return solve(program, root, (state) => program.begin(state), limit)
}

function solved(program: Program): Solution {
  const found = solution(program)
  if ('why' in found) throw new Error(found.why)
  return found
}

describe('small games', () => {
  test('tic-tac-toe has the positions that are known of it, and is a draw', () => {
    const { program } = playableFile('tic-tac-toe')
    if (program === undefined) throw new Error('there is no program')
    const { positions, ends, comesBack, seats, moves } = solved(program)
    expect({ positions, ends, comesBack }).toEqual({ positions: 5478, ends: 958, comesBack: false })
    expect(seats.map(({ worth }) => fractionText(worth))).toEqual(['1/2', '1/2'])
    expect(moves.filter(({ isBest }) => isBest)).toHaveLength(9)
  })

  test.each([3, 4, 5, 8, 11, 12])('of %i pebbles whoever leaves a multiple of four wins', (pebbles) => {
    const { seats, moves } = solved(from(HEAP(pebbles)))
    const rest = pebbles % 4
    expect(fractionText(seats[rest === 0 ? 1 : 0]?.worth ?? ZERO)).toBe('1')
    const best = moves.filter(({ worth }) => worth.numerator > 0n).map(({ move }) => move)
    expect(best).toEqual(rest === 0 ? [] : [`take ${['', 'one', 'two', 'three'][rest] ?? ''}`])
  })

  test.each([5, 6, 7, 8, 9])(
    'on a ring of %i positions come back, and are worth what an independent count says',
    (spaces) => {
      const { comesBack, positions, seats } = solved(from(CHASE(spaces)))
      const counted = chase(spaces)
      expect(comesBack).toBe(true)
      expect({ positions, worth: fractionText(seats[0]?.worth ?? ZERO) }).toEqual(counted)
    },
  )

  test('what chance does counts as much as it is likely', () => {
    const { seats, moves } = solved(from(MARBLES))
    const expected = marbles(4)
    expect(seats.map(({ worth }) => Number(worth.numerator) / Number(worth.denominator))).toEqual([
      expect.closeTo(expected, 12),
      expect.closeTo(1 - expected, 12),
    ])
    expect(moves.map(({ move }) => move)).toEqual(['pull'])
  })
})

/** The same by hand: the expected result for the player to move with some white marbles left beside the black one. */
function marbles(white: number): number {
  // Once three are out, the player stops and has won.
  return white <= 1 ? 1 : (white / (white + 1)) * (1 - marbles(white - 1))
}

/** The chase solved by hand: sweeps over all positions until nothing changes. */
function chase(spaces: number): { readonly positions: number; readonly worth: string } {
  const goals = (turn: number, at: number): readonly number[] =>
    (turn === 0 ? [at + 1, at - 1] : [at + 1, at + 3]).map((goal) => (goal + spaces) % spaces)
  const key = (turn: number, ann: number, ben: number): string => `${turn} ${ann} ${ben}`
  const worth = new Map<string, number>()
  const after = new Map<string, readonly string[]>()
  const visit = (turn: number, ann: number, ben: number): string => {
    const here = key(turn, ann, ben)
    if (after.has(here)) return here
    after.set(here, [])
    worth.set(here, 0)
    const [own, other] = turn === 0 ? [ann, ben] : [ben, ann]
    after.set(
      here,
      goals(turn, own).map((goal) => {
        if (goal !== other) return turn === 0 ? visit(1, goal, ben) : visit(0, ann, goal)
        // The game is over without another decision: its state has only whose turn it was and where both stood.
        const over = `over ${here}`
        worth.set(over, turn === 0 ? 1 : -1)
        return over
      }),
    )
    return here
  }
  const root = visit(0, 0, 3)
  for (let changed = true; changed;) {
    changed = false
    for (const [here, all] of after) {
      const worths = all.map((one) => worth.get(one) ?? 0)
      const best = here.startsWith('0') ? Math.max(...worths) : Math.min(...worths)
      if (worth.get(here) !== best) {
        worth.set(here, best)
        changed = true
      }
    }
  }
  return { positions: worth.size, worth: ['0', '1/2', '1'][(worth.get(root) ?? 0) + 1] ?? '' }
}

describe('what cannot be solved says why', () => {
  test('things that somebody does not know', () => {
    const { program } = playableFile('stratego-duel')
    if (program === undefined) throw new Error('there is no program')
    expect(solution(program)).toMatchObject({ why: 'hidden' })
  })

  test('setups that are made in secret, on a board that all can see', () => {
    const program = from(`sandtable: 1
id: setup
title: Set up
players: { seats: [ ann, ben ], sides: { ann: south, ben: north } }
pieces: { man: { owner: fixed, kinds: { man: { letter: M } } } }
places:
  board:
    grid: |
      . . .
      . . .
    holds: 1 man
  army: { each: player, holds: men }
areas: { home: own row 1 }
box:
  army: { man: 1 }
play:
  - arrange army on home by every player in secret
  - turns from ann, at most 2: you must stay
  - the game is drawn by the end
actions:
  stay: {}
`)
    expect(solution(program)).toEqual({ why: 'arranged' })
  })

  test('more positions than are wanted', () => {
    expect(solution(from(CHASE(9)), 10)).toEqual({ why: 'too many', limit: 10 })
  })

  test('more work than the rules of any game take', () => {
    const program = from(CHASE(9))
    let looked = 0
    const heavy: Program = { ...program, worked: () => (looked += 1_000_000) }
    expect(solution(heavy)).toMatchObject({ why: 'too much' })
  })

  test('more words of states than are worth comparing', () => {
    const program = from(`
sandtable: 1
id: supplies
title: Supplies
players: { seats: [ ann, ben ] }
pieces: { mark: { owner: fixed, kinds: { sign: { letter: X } } } }
places:
  board:
    grid: |
      . . .
      . . .
      . . .
    holds: 1 mark
    seen by: everyone
  supply: { each: player, holds: marks, seen by: everyone }
box: { supply: 3000 marks }
play:
  - turns from ann: you must put or else nothing
actions:
  put:
    choose: { goal: spaces where empty, loudness: 1..20 }
    then: [ move first mark in your supply to goal ]
end:
  the board is full: { when: no spaces where empty, drawn: yes }
`)
    expect(solution(program, 100)).toMatchObject({ why: 'too much' })
  })

  test('chance in a game that comes back', () => {
    const stumbling = CHASE(5)
      .replace('play:\n', 'track: { lucky: player = ann }\nplay:\n')
      .replace('- move walker to goal', '- move walker to goal\n      - set lucky to random player')
      .replace('or it is step(walker.space, back)', 'or it is step(walker.space, back) and lucky is ann')
    expect(solution(from(stumbling))).toEqual({ why: 'chance comes back' })
  })

  test('players who change seats', () => {
    const cake = `sandtable: 1
id: cake
title: Cake
players: { seats: [ ann, ben ] }
track: { larger: 0..1 = 0 }
play:
  - ann must cut
  - ben may take over
  - if larger is 1: ann wins by the larger part
  - ben wins by the larger part
actions:
  cut: { choose: { part: 0..1 }, then: set larger to part }
  take over: { then: swap you with opponent }
`
    const without = cake.replace('  - ben may take over\n', '').replace(/ {2}take over: .*\n/u, '')
    const worths = (text: string): unknown =>
      solved(from(text)).seats.map((value) => value && fractionText(value.worth))
    expect(worths(without)).toEqual(['1', '0'])
    expect(worths(cake)).toEqual(['0', '1'])
  })
})
