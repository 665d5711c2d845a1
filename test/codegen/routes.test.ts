import { describe, expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { PASSES, ROUTE, Routes, WANTED } from '../../interpreter/state/routes.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import type { Topology } from '../../interpreter/state/topology.ts'
import { VOLUME, seedOr } from '../volume.ts'
import { Lockstep } from './lockstep.ts'
import { singleMoves } from './single-moves.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/*
 * Routes are kept and mended where the board changes. They must say what a search through the whole board says: in boards of
 * arrows drawn at random, and in games on squares, hexagons and paths that lead one way.
 */

function random(seed: number): (below: number) => number {
  let word = scramble(seed)
  return (below) => {
    word = scramble(word + 0x9e3779b9)
    return (word >>> 0) % below
  }
}

/** Each space has a few arrows to anywhere. */
function arrows(spaces: number, width: number, below: (n: number) => number): Topology {
  const step = Int32Array.from({ length: spaces * width }, () => (below(3) === 0 ? -1 : below(spaces)))
  return { spaces, width, step, opposite: [], leaps: [], near: [], closed: true, tangled: true }
}

/** What a search finds: something wanted, other than where one begins. */
function isFound({ step, width }: Topology, words: Int32Array, key: number, start: number): boolean {
  const kind = (space: number): number => ((words[space] ?? 0) >>> (2 * key)) & 3
  const seen = new Set([start])
  for (const here of seen) {
    if (here !== start && (kind(here) & WANTED) !== 0) return true
    if (here !== start && (kind(here) & PASSES) === 0) continue
    for (const there of step.subarray(here * width, (here + 1) * width)) if (there >= 0) seen.add(there)
  }
  return false
}

test('routes say what a search says, however the board changes', () => {
  const below = random(seedOr(11))
  for (let board = 0; board < VOLUME.trees / 4; board++) {
    const [spaces, keys] = [2 + below(40), 1 + below(4)]
    const topology = arrows(spaces, 1 + below(4), below)
    const routes = new Routes(topology, 2 ** topology.width - 1, keys, (length) => new Int32Array(length))
    const words = new Int32Array(spaces)
    // Few are wanted, or nothing would ever be out of reach.
    const one = (): number =>
      Array.from(
        { length: keys },
        (_, key) => (below(12) === 0 ? below(4) : below(3) === 0 ? 0 : 1) << (2 * key),
      ).reduce((all, kind) => all | kind, 0)
    for (let change = 0; change < 30; change++) {
      let count = 0
      const changes = below(8) === 0 ? spaces : 1 + below(3)
      const isAll = changes >= spaces
      for (let i = 0; i < changes; i++) words[below(spaces)] = one()
      for (let space = 0; space < spaces; space++)
        if (words[space] !== routes.words[space]) {
          if (!isAll) routes.tell(space, words[space] ?? 0)
          else routes.changed[count++] = space
        }
      if (isAll) routes.tellAll(count, words)
      for (let key = 0; key < keys; key++)
        for (let start = 0; start < spaces; start++) {
          const base = key * spaces
          const next = routes.next[base + start] ?? 0
          const found = next >= 0 || (next < ROUTE.lost && routes.other(base, start))
          expect(found).toBe(isFound(topology, words, key, start))
          if (next === ROUTE.goal) continue
          // The route itself, not only that there is one.
          let [at, steps] = [routes.first(base, start), 0]
          expect(at >= 0).toBe(found)
          for (; at >= 0 && routes.next[base + at] !== ROUTE.goal; at = routes.next[base + at] ?? 0) {
            expect(((words[at] ?? 0) >>> (2 * key)) & PASSES).toBe(PASSES)
            expect(steps++).toBeLessThan(spaces)
          }
        }
    }
  }
})

const GRID = `    grid: |
      . . . . . . .
      . . . ~ . . .
      . ~ . . . ~ .
      . . . . . . .
      . ~ . . ~ . .
      . . ~ . . . .`
const HEXES = `    hexes: hexagon 4`
/** Spirals that lead inwards, joined by paths that lead both ways. */
const ONE_WAY = `    graph:
      stream: ${line('a', 12, '>')}, ${line('b', 12, '>')}, ${line('c', 12, '>')}
      bridge: a1-b3-c5, a4-c2-b8, b1-a9, c1-b12, a12-c9-b5, c12-a6
      fall: b10>a2, c11>b2`

function line(letter: string, length: number, arrow: string): string {
  return Array.from({ length }, (_, i) => `${letter}${i + 1}`).join(arrow)
}

interface Asked {
  /** A condition on a stone on the board. */
  readonly counted: string
  readonly only?: string
  readonly terms?: readonly string[]
  /** Steps after a stone has been put. */
  readonly then?: readonly string[]
  /** A search answers it: no routes are kept. */
  readonly isSearched?: true
  /** The answers for all stones or spaces are kept. */
  readonly isKept?: true
}

const text = (
  board: string,
  shore: string,
  { counted, only, terms = [], then = [] }: Asked,
): string => `sandtable: 1
id: routes
title: Routes
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { pebble: { letter: S }, rock: { letter: R } } }
places:
  board:
${board}
    holds: 1 stone
    seen by: everyone
    track: { trodden: false }
  supply: { each: player, holds: stones, seen by: everyone }
box:
  supply: { pebble: 11, rock: 6 }
areas:
  shore: ${shore}
track:
  each player: { points: 0..9999 = 0 }
terms:
  held(player): all spaces where (first stone in it).owner is player
${terms.map((term) => `  ${term}\n`).join('')}play:
  - turns from red, at most 50: you may put or shift or take
  - rank players by points
actions:
  put:
    choose:
      goal: spaces where empty
${only === undefined ? '' : `    only if:\n      it may be: ${only}\n`}    then:
      - move first stone in your supply to goal
      - set goal.trodden to not goal.trodden
      - add number of stones on board where ${counted} to your points
${then.map((step) => `      - ${step}\n`).join('')}  shift:
    choose:
      stone: your rocks on board
      goal: spaces where empty and it is in reached(stone.space, held(you))
    then:
      - move stone to goal
      - add number of stones on board where ${counted} to your points
  take:
    choose:
      victim: stones on board where owner is opponent and it is rock
    then: move victim to supply of opponent
`

const QUESTIONS: Readonly<Record<string, Asked>> = {
  'empty spaces by way of one’s own': {
    counted: 'any spaces in reached(it.space, held(it.owner)) where empty',
  },
  'what one begins at is wanted': {
    counted: 'any spaces in reached(it.space, held(it.owner)) where (first stone in it).kind is rock',
  },
  'one begins where one cannot go through': {
    counted: 'any spaces in reached(it.space, held(opponent)) where it is in shore and empty',
  },
  'a far shore by way of what is empty or mine': {
    counted:
      'no spaces in reached(it.space, all spaces where empty or (first stone in it).owner is you) where it is in shore',
  },
  'by what is tracked of spaces': {
    counted:
      'any spaces in reached(it.space, all spaces where trodden or not empty) where it is in shore and not trodden',
    isSearched: true,
  },
  'which of some spaces are reached': {
    counted:
      'distant or (number of spaces where it is in reached((first space in shore), held(you)) and it is not in shore) is 3',
    terms: [
      'distant: any spaces where it is not in shore and it is in reached((first space in shore), all spaces where empty) and (first stone in it).owner is you',
    ],
  },
  'a term of a player': {
    counted: 'shut(you, it.space) or shut(opponent, it.space)',
    terms: [
      'shut(player, space): no spaces in reached(space, (all spaces where empty) + held(player)) where it is in shore',
    ],
  },
  'those that are shut in are taken': {
    counted: 'choked',
    terms: [
      'choked(stone): stone.space is not none and no spaces in reached(stone.space, held(stone.owner)) where empty',
    ],
    then: [
      'move all enemy stones on board where choked to supply of opponent',
      'if any your stones on board where choked: move all your rocks on board where choked to your supply',
    ],
    isKept: true,
  },
  'how much is reached': {
    counted: 'spare(it) <= 2 or rocks(it, opponent) > 1',
    terms: [
      'spare(stone): if stone.space is not none then number of spaces in reached(stone.space, held(stone.owner)) where empty else 0',
      'rocks(stone, player): if stone.space is none then 0 else number of spaces in reached(stone.space, held(player)) where (first stone in it).kind is rock',
    ],
    then: ['move all enemy stones on board where spare(it) is 0 to supply of opponent'],
    isSearched: true,
  },
  'how much is reached after a move': {
    counted: 'it is rock',
    only: 'afterwards (number of spaces in reached(goal, held(you)) where empty) >= 2',
    terms: ['room: number of spaces in reached((first space in shore), all spaces where empty)'],
    then: ['add room to your points'],
    isSearched: true,
  },
  'spaces of their own': {
    counted: 'it is rock and any spaces in lonely where it is in shore',
    terms: [
      'lonely: all spaces where empty and no spaces in reached(it, all spaces where empty) where it is in shore',
      'mine(space): any spaces in reached(space, all spaces where empty) where (first stone in it).owner is you',
    ],
    then: [
      'add number of lonely to your points',
      'add number of spaces where empty and mine(it) and it is not in shore to your points',
      'add number of spaces where not empty and no spaces in reached(it, held(you)) where it is in shore to your points',
    ],
    isKept: true,
  },
  'moves are tried while answers are gone through': {
    counted: 'stifled',
    terms: [
      'stifled(stone): stone.space is not none and no spaces in reached(stone.space, held(stone.owner)) where empty',
    ],
    only: 'afterwards (number of your stones on board where stifled) <= 1',
    then: ['for each stone on board where stifled: move stone to supply of stone.owner'],
    isKept: true,
  },
  'a move is tried': {
    counted: 'any spaces in reached(it.space, held(it.owner)) where empty',
    only: 'afterwards no stones on board where no spaces in reached(space, held(owner)) where empty',
  },
  'a move that cuts nobody off': {
    counted: 'it is rock',
    only: 'afterwards (open(red) and open(blue))',
    terms: [
      'open(player): any spaces in reached((first space in shore), all spaces where empty or (first stone in it).owner is player) where (first stone in it).kind is rock and (first stone in it).owner is player',
    ],
  },
  'without some that depend on the choice': {
    counted: 'it is rock',
    only: 'any spaces in reached((first space in shore), (all spaces where empty) - (all spaces where it is next to goal) - goal) where it is not in shore and (first stone in it).owner is you',
  },
}

const BOARDS: Readonly<Record<string, readonly [board: string, shore: string]>> = {
  squares: [GRID, 'row 1'],
  hexagons: [HEXES, 'row 1'],
  'paths that lead one way': [ONE_WAY, 'a11, b11, c1, c3'],
}

describe.each(Object.entries(BOARDS))('on a board of %s', (board, [drawn, shore]) => {
  const at = Object.keys(BOARDS).indexOf(board)
  const here = Object.entries(QUESTIONS).filter((_, i) => (i + at) % VOLUME.eachRoute === 0)
  test.each(here)('%s', (name, asked) => {
    const ir = irOfText(text(drawn, shore, asked))
    const [games, seed] = [VOLUME.games, `${board} ${name} ${seedOr(0)}`]
    const code = singleMoves(ir)
    expect(code.includes('= routes(')).toBe(asked.isSearched !== true)
    if (asked.isKept === true) expect(code).toContain('function answers')
    const reference = closuresProgram(ir)
    const expected = moveByMove(reference, games, seed)
    expect(expected.faults).toEqual(new Map())
    const program = generatedProgram(ir)
    expect(moveByMove(program, games, seed)).toEqual(expected)
    expect(inOnePiece(program, games, seed)).toEqual(expected)
    const lockstep = new Lockstep(program, reference)
    for (let game = 0; game < VOLUME.games / 2; game++) expect(lockstep.play(game + 1)).toBeUndefined()
    backAndForth(program, reference)
  })
})

/** Several games in turns on one program, each of which goes back now and then. */
function backAndForth(
  program: ReturnType<typeof generatedProgram>,
  reference: ReturnType<typeof closuresProgram>,
): void {
  const below = random(seedOr(5))
  const games = [1, 2, 3].map((seed) => {
    const S = seed === 1 ? program.state : new Int32Array(program.ir.memory.size)
    program.fresh(S, seed, ~seed)
    program.begin(S)
    return { S, past: [S.slice()] }
  })
  const [moves, expected] = [new Int32Array(MAX_MOVES), new Int32Array(MAX_MOVES)]
  for (let step = 0; step < VOLUME.takenBack * 4; step++) {
    const game = games[below(games.length)]
    if (game === undefined) return
    const { S, past } = game
    if (below(3) === 0) S.set(past[below(past.length)] ?? S)
    const before = S.slice()
    if (before[0] !== past[0]?.[0]) continue
    const count = program.legal(S, moves)
    expect(reference.legal(before, expected)).toBe(count)
    expect(moves.subarray(0, count)).toEqual(expected.subarray(0, count))
    if (count === 0) continue
    const code = moves[below(count)] ?? 0
    program.apply(S, code)
    reference.apply(before, code)
    expect(S).toEqual(before)
    past.push(before)
  }
}
