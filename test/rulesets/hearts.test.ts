import { describe, expect, it } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { chance } from '../games/loaded.ts'
import {
  dealt,
  heartsMoves,
  heartsPack,
  heartsPlay,
  heartsPoints,
  heartsSeat,
  heartsStart,
  heartsWinner,
} from '../oracle/hearts-oracle.ts'
import type { HeartsRules, HeartsTable } from '../oracle/hearts-oracle.ts'
import { COMMON, cardsIn, cardsNamed, handsOf, heartsProgram, scoresOf } from './hearts-engine.ts'

const RULES: readonly (readonly [string, HeartsRules, number])[] = [
  ['four players', COMMON, 3],
  ['three players', { ...COMMON, players: 3 }, 3],
  ['the other customs', { ...COMMON, cleanOpening: false, queenBreaksHearts: true, moon: 'shooter loses' }, 2],
  ['always to the left, and ties are draws', { ...COMMON, passing: 'always left', tiePlayedOff: false }, 2],
  ['no passing, short', { ...COMMON, players: 3, passing: 'never', losingScore: 25 }, 20],
]

describe('engine and slow reading play the same Hearts', () => {
  it.each(RULES)('%s', (_, rules, games) => {
    const program = heartsProgram(rules)
    let plies = 0
    for (let seed = 1; seed <= games; seed++) plies += playBoth(program, rules, seed)
    expect(plies).toBeGreaterThan(games * 50)
  })
})

/** Plays a match in both, move by move, and returns the number of moves. */
function playBoth(program: Program, rules: HeartsRules, seed: number): number {
  const match = Match.start(program, { seed })
  const below = chance(seed)
  let table = heartsStart(rules, handsOf(match))
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    expect(decision.seat).toBe(heartsSeat(table))
    const moves = match.moves()
    const named = moves.map(({ notation }) => cardsNamed(notation))
    expect([...named].sort()).toEqual([...heartsMoves(rules, table)].sort())
    const chosen = temper(below, table, named)
    expect(match.play(moves[chosen] ?? '')).toBeUndefined()
    table = heartsPlay(rules, table, named[chosen] ?? '')
    expect(scoresOf(match)).toEqual(table.scores)
    if (table.dealOver && !table.matchOver) table = dealt(rules, table, handsOf(match))
    else if (!table.dealOver) expect(handsOf(match).map(sorted)).toEqual(table.hands.map(sorted))
  }
  expect(table.matchOver).toBe(true)
  expect(match.result()).toMatchObject({ winner: heartsWinner(table), reason: 'fewest points' })
  return match.ply
}

/** Chooses at random, but one seat takes whatever it can, so that the moon is shot now and then. */
function temper(below: (n: number) => number, table: HeartsTable, moves: readonly string[]): number {
  if (table.passed !== undefined || heartsSeat(table) !== 0) return below(moves.length)
  const height = (card: string): number => 'two three four five six seven eight nine ten jack queen king ace'.split(' ').indexOf(card.split(' ')[1] ?? '')
  return moves.reduce((best, move, i) => (height(move) > height(moves[best] ?? '') ? i : best), 0)
}

function sorted(cards: ReadonlySet<string>): readonly string[] {
  return [...cards].sort()
}

describe('at every moment of a match', () => {
  it.each(RULES)('all cards are somewhere and every deal holds 26 points: %s', (_, rules) => {
    const program = heartsProgram(rules)
    const pack = [...heartsPack(4)].sort()
    const places = program.ir.containers.map(({ name }) => name)
    for (let seed = 1; seed <= 2; seed++) {
      const match = Match.start(program, { seed })
      const below = chance(seed)
      let before = scoresOf(match)
      for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
        expect(places.flatMap((place) => cardsIn(match, place)).sort()).toEqual(pack)
        match.play(moves[below(moves.length)] ?? '')
        const after = scoresOf(match)
        const given = after.reduce((sum, score, seat) => sum + score - (before[seat] ?? 0), 0)
        const moon = rules.moon === 'others gain' ? 26 * (rules.players - 1) : -26
        if (given !== 0) expect([26, moon]).toContain(given)
        before = after
      }
      expect(match.result()?.reason).toBe('fewest points')
    }
  })

  it('nobody sees what the others hold or pass', () => {
    const program = heartsProgram(COMMON)
    let compared = 0
    for (let seed = 1; seed <= 2; seed++) {
      const match = Match.start(program, { seed })
      const below = chance(seed)
      for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
        const looking = below(4)
        const other = exchanged(program, match.snapshot(), looking, below)
        if (other !== undefined) {
          compared++
          expect(observe(program, other, looking, undefined)).toEqual(match.view(looking))
        }
        match.play(moves[below(moves.length)] ?? '')
      }
    }
    expect(compared).toBeGreaterThan(500)
  })
})

/** The same position with two cards swapped that are in different places and that a seat does not know. */
function exchanged(
  { ir }: Program,
  state: Int32Array,
  looking: number,
  below: (n: number) => number,
): Int32Array | undefined {
  const { memory } = ir
  const unknown = [...ir.pieces.keys()].filter((piece) => !knows(ir, state, looking, piece))
  const one = unknown[below(Math.max(1, unknown.length))]
  const apart = unknown.filter((piece) => state[memory.at + piece] !== state[memory.at + (one ?? 0)])
  const two = apart[below(Math.max(1, apart.length))]
  if (one === undefined || two === undefined) return undefined
  const swap = (piece: number | undefined): number => (piece === one ? two : piece === two ? one : (piece ?? 0))
  const other = state.slice()
  for (const base of [memory.at, memory.next, memory.previous, memory.seen])
    for (const piece of [one, two]) other[base + piece] = state[base + swap(piece)] ?? 0
  for (const base of [memory.next, memory.previous])
    for (const piece of ir.pieces.keys()) other[base + piece] = swap(other[base + piece])
  for (const base of [memory.first, memory.lastPiece])
    for (const container of ir.containers.keys()) other[base + container] = swap(other[base + container])
  return other
}

describe('the readings that the examples rely on', () => {
  it('counts a moon in both ways', () => {
    const won = [heartsPack(4).filter((card) => card.startsWith('heart') || card === 'spade queen'), [], [], []]
    expect(heartsPoints(COMMON, won)).toEqual([0, 26, 26, 26])
    expect(heartsPoints({ ...COMMON, moon: 'shooter loses' }, won)).toEqual([-26, 0, 0, 0])
  })
})
