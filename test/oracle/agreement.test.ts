import { describe, expect, it } from 'vitest'
import type { Match } from '../../interpreter/index.ts'
import { breakthrough } from './breakthrough-oracle.ts'
import { connectFour } from './connect-four-oracle.ts'
import { draughts } from './draughts-oracle.ts'
import { count, engineFor, startFrom, startWith } from './engine.ts'
import { perft } from './oracle.ts'
import type { Oracle } from './oracle.ts'
import { BARRAGE_SET_UPS, CLASSIC_SET_UPS, DUEL_SET_UPS } from './set-ups.ts'
import {
  BARRAGE,
  CLASSIC,
  DUEL,
  forbidden,
  strategoOracle,
  strategoPosition,
  strategoSetUp,
} from './stratego-oracle.ts'
import type { Stratego } from './stratego-oracle.ts'

const STRATEGO = [
  ['stratego/duel.yaml', DUEL, DUEL_SET_UPS, 3],
  ['stratego/barrage.yaml', BARRAGE, BARRAGE_SET_UPS, 3],
  ['stratego/classic.yaml', CLASSIC, CLASSIC_SET_UPS, 3],
] as const

function pairs(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.map((red, i) => [red, names[(i + 1) % names.length] ?? red] as const)
}

describe('Stratego from named set-ups: engine and slow reading count alike', () => {
  for (const [path, rules, setUps, depth] of STRATEGO) {
    it.each(pairs([...setUps.keys()]))(
      `${path}: %s against %s`,
      (red, blue) => {
        const start = strategoSetUp(rules, setUps.get(red) ?? '', setUps.get(blue) ?? '')
        const match = startWith(engineFor(path), [red, blue])
        expect(count(match, depth)).toEqual(perft(strategoOracle(rules, start), depth))
      },
      60_000,
    )
  }
})

/** The squares in the four straight directions, lakes left out;  */
function around(square: string): readonly string[] {
  const [file = '', row = ''] = square
  const aside = [-1, 1].map((d) => `${String.fromCharCode(file.charCodeAt(0) + d)}${row}`)
  const ahead = [-1, 1].map((d) => `${file}${Number(row) + d}`)
  return [...aside, ...ahead].filter((at) => /^[a-h][1-8]$/.test(at) && !DUEL.lakes.includes(at))
}

/** Small and always the same; which numbers come is no matter. */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 2654435761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** Plays a game in both, and compares moves and results at every ply; says how many plies there were. */
function together<State>(
  oracle: Oracle<State>,
  match: Match,
  pick: (state: State, moves: readonly string[]) => string,
  plies: number,
): number {
  let state = oracle.start()
  for (let ply = 0; ply < plies; ply++) {
    const result = oracle.result(state)
    const ended = match.result()
    const winner = ended?.winner === undefined ? undefined : match.ir.seats[ended.winner]?.name
    expect(ended === undefined ? undefined : { winner }).toEqual(result)
    if (result !== undefined) return ply
    expect(match.ir.seats[match.decision()?.seat ?? -1]?.name).toBe(oracle.seat(state))
    const moves = [...oracle.moves(state)].sort()
    expect(match.moves().map((m) => m.notation).sort()).toEqual(moves) // prettier-ignore
    const move = pick(state, moves)
    expect(match.play(move)).toBeUndefined()
    state = oracle.play(state, move)
  }
  return plies
}

describe('games played in both agree at every ply', () => {
  const small: readonly [string, (seed: number) => number][] = [
    [
      'connect-four/connect-four.yaml',
      (seed) => playSmall('connect-four/connect-four.yaml', connectFour, seed),
    ],
    [
      'breakthrough/breakthrough.yaml',
      (seed) => playSmall('breakthrough/breakthrough.yaml', breakthrough, seed),
    ],
    ['draughts/draughts.yaml', (seed) => playSmall('draughts/draughts.yaml', draughts, seed)],
  ]
  function playSmall<State>(path: string, oracle: Oracle<State>, seed: number): number {
    const below = numbers(seed)
    return together(
      oracle,
      startWith(engineFor(path), []),
      (_, moves) => moves[below(moves.length)] ?? '',
      2000,
    )
  }
  it.each(small)('%s', (_, play) => {
    for (let seed = 1; seed <= 10; seed++) expect(play(seed)).toBeGreaterThan(5)
  })

  /** Players who go back and forth and run after each other, so that the rules that look back have something to do. */
  function stubborn(seed: number): (state: Stratego, moves: readonly string[]) => string {
    const below = numbers(seed)
    return (state, moves) => {
      const quiet = moves.filter((move) => move.includes('-'))
      const last = state.made.at(-2)
      const same = quiet.filter((move) => move.startsWith(`${last?.to ?? ''}-`))
      const next = quiet.filter((move) => {
        const to = move.slice(3)
        return [...state.pieces].some(([at, p]) => p.army !== state.turn && touching(at, to))
      })
      const back = same.filter((move) => move.endsWith(`-${last?.from ?? ''}`))
      const wishes = [moves, back, same, next.filter((m) => same.includes(m)), next, quiet]
      const wish = wishes[below(wishes.length)] ?? moves
      const from = wish.length > 0 ? wish : moves
      return from[below(from.length)] ?? ''
    }
  }
  function touching(one: string, other: string): boolean {
    const files = Math.abs(one.charCodeAt(0) - other.charCodeAt(0))
    return files + Math.abs(Number(one.slice(1)) - Number(other.slice(1))) === 1
  }
  it.each(STRATEGO)(
    '%s with stubborn players',
    (path, rules, setUps) => {
      const program = engineFor(path)
      let plies = 0
      for (const [seed, [red, blue]] of pairs([...setUps.keys()]).entries()) {
        const start = strategoSetUp(rules, setUps.get(red) ?? '', setUps.get(blue) ?? '')
        const match = startWith(program, [red, blue])
        plies += together(strategoOracle(rules, start), match, stubborn(seed + 1), 150)
      }
      expect(plies).toBeGreaterThan(100)
    },
    60_000,
  )

  /** The first runs after the second, who runs away; both would go on for ever. */
  function chasing(seed: number, met: Set<string>): (state: Stratego, moves: readonly string[]) => string {
    const below = numbers(seed)
    return (state, moves) => {
      const quiet = moves.filter((move) => move.includes('-'))
      const threat = (move: string): boolean =>
        [...state.pieces].some(([at, p]) => p.army !== state.turn && touching(at, move.slice(3)))
      for (const [from, piece] of state.pieces)
        if (piece.army === state.turn && 'MGN'.includes(piece.letter))
          for (const to of around(from))
            if (!state.pieces.has(to))
              met.add(forbidden(DUEL, state, state.turn, `${from}-${to}`) ?? 'allowed')
      const chased = quiet.filter((move) =>
        state.made.at(-1)?.threatened.includes(state.pieces.get(move.slice(0, 2))?.name ?? ''),
      )
      const wish = state.turn === 'red' ? quiet.filter(threat) : chased
      const from = wish.length > 0 && below(12) > 0 ? wish : quiet.length > 0 ? quiet : moves
      return from[below(from.length)] ?? ''
    }
  }
  const CHASES = [
    `. . . . f . . .
     . n . M . . . .
     . . . . . . . .
     . . ~ . . ~ . .
     . . ~ . . ~ . .
     . . . . . . . .
     . . . . . . . .
     . . . . F . . G`,
    `f b . . . . . .
     b . . . . . . .
     . . . . . . . .
     . . ~ . . ~ . .
     . . ~ . . ~ . .
     M . . . . B . .
     . . . . . . B .
     n . G . F . o .`,
    `. . o . f . . .
     . . . . . . . .
     G M . . . . . .
     . . ~ . . ~ . .
     . . ~ n . ~ . .
     . . . . . . . .
     . n . . . . . .
     . . . . F . . .`,
  ] as const
  it('Duel when one runs after the other', () => {
    const program = engineFor('stratego/duel.yaml')
    const met = new Set<string>()
    for (const [index, rows] of CHASES.entries())
      for (let seed = 1; seed <= 8; seed++) {
        const start = strategoPosition(rows, 'red')
        const placed = [...start.pieces].map(([at, p]) => ({ at, seat: p.army, letter: p.letter }))
        const match = startFrom(program, placed)
        together(strategoOracle(DUEL, start), match, chasing(seed + 100 * index, met), 100)
      }
    expect([...met].sort()).toEqual(['allowed', 'chase', 'two squares'])
  }, 60_000)
})
