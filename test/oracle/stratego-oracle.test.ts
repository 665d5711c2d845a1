import { describe, expect, it } from 'vitest'
import { playAll } from './oracle.ts'
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
import type { StrategoRules } from './stratego-oracle.ts'

const GAMES = [
  ['Duel', DUEL, DUEL_SET_UPS],
  ['Barrage', BARRAGE, BARRAGE_SET_UPS],
  ['classic', CLASSIC, CLASSIC_SET_UPS],
] as const

function playedIn(rows: string, moves: string) {
  const oracle = strategoOracle(DUEL, strategoPosition(rows, 'red'))
  return { oracle, state: playAll(oracle, moves) }
}

describe('setups', () => {
  it.each(GAMES)('all fit the box of %s', (_, rules, setUps) => {
    for (const red of setUps.values())
      for (const blue of setUps.values()) expect(strategoSetUp(rules, red, blue).turn).toBe('red')
  })
  it('are refused if a piece is missing', () => {
    const rows = BARRAGE_SET_UPS.get('open field') ?? ''
    expect(() => strategoSetUp(DUEL, rows, rows)).toThrow('red needs 2 B')
  })
})

describe('fights', () => {
  const winner = (attacker: string, defender: string) => {
    const { state } = playedIn(
      `. . . . f . . .
       . . . . . . . .
       . . . . . . . .
       . . ~ ${defender} . ~ . .
       . . ~ ${attacker} . ~ . n
       . . . . . . . .
       . . . . . . . .
       . . . . F . . N`,
      'd4xd5',
    )
    return state.pieces.get('d5')?.army ?? 'nobody'
  }
  it.each([
    ['M', 'g', 'red'],
    ['G', 'm', 'blue'],
    ['S', 'm', 'red'],
    ['M', 's', 'red'],
    ['S', 's', 'nobody'],
    ['S', 'o', 'blue'],
    ['N', 'b', 'red'],
    ['M', 'b', 'blue'],
    ['O', 'o', 'nobody'],
  ])('%s attacks %s: %s stands there', (attacker, defender, stands) => {
    expect(winner(attacker, defender)).toBe(stands)
  })
})

describe('no endless play', () => {
  const TWO_SQUARES = `. . . . f . . .
                       . . . . . . . s
                       . . . . . . . .
                       . . ~ . . ~ . .
                       . . ~ . . ~ . .
                       . M . . . . . .
                       . . . . . . . .
                       . . . . F . . G`
  it('allows three moves between two squares and no fourth', () => {
    const { oracle, state } = playedIn(TWO_SQUARES, 'b3-b4 h7-h6 b4-b3 h6-h7 b3-b4 h7-h6')
    expect(forbidden(DUEL, state, 'red', 'b4-b3')).toBe('two squares')
    expect([...oracle.moves(state)].sort()).toEqual(['b4-a4', 'b4-b5', 'h1-g1', 'h1-h2'])
  })
  it('forgets them when another piece moves', () => {
    const { oracle, state } = playedIn(
      TWO_SQUARES,
      'b3-b4 h7-h6 b4-b3 h6-h7 b3-b4 h7-h6 h1-h2 h6-h5 b4-b3 h5-h6',
    )
    expect(oracle.moves(state)).toContain('b3-b4')
  })
  it('counts borders of scouts', () => {
    const { state } = playedIn(
      `. . . . f . . .
       . . . . . . . .
       . . . . . . . n
       . . ~ . . ~ . .
       . . ~ . . ~ . .
       . . . . . . . .
       O . . . . . . .
       . . . . F . . .`,
      'a2-d2 h6-h5 d2-b2 h5-h6 b2-f2 h6-g6',
    )
    expect(forbidden(DUEL, state, 'red', 'f2-c2')).toBe('one border')
    expect(forbidden(DUEL, state, 'red', 'f2-d2')).toBeUndefined()
  })
  const CHASE = `. . . . f . . .
                 . n . M . . . .
                 . . . . . . . .
                 . . ~ . . ~ . .
                 . . ~ . . ~ . .
                 . . . . . . . .
                 . . . . . . . .
                 . . . . F . . G`
  it('lets a chase bring back no situation', () => {
    const { state } = playedIn(CHASE, 'd7-c7 b7-b8 c7-b7 b8-c8 b7-b8 c8-c7 b8-c8 c7-b7')
    expect(forbidden(DUEL, state, 'red', 'c8-c7')).toBe('chase')
    expect(forbidden(DUEL, state, 'red', 'h1-h2')).toBeUndefined()
  })
  it('lets the chaser go straight back', () => {
    const { state } = playedIn(CHASE, 'd7-c7 b7-b8 c7-b7 b8-a8 b7-b8 a8-a7 b8-b7 a7-a8')
    expect(forbidden(DUEL, state, 'red', 'b7-b8')).toBeUndefined()
  })
  it('binds the chaser only', () => {
    const { oracle, state } = playedIn(CHASE, 'd7-c7 b7-b8 c7-b7 b8-c8 b7-b8 c8-c7 b8-c8')
    expect(oracle.moves(state)).toContain('c7-b7')
  })
})

describe('the end', () => {
  const STUCK = `. . . . f b . .
                 . . . . b . . .
                 . . . . . . . .
                 . . ~ . . ~ . .
                 . . ~ . . ~ . .
                 . . . N . . . .
                 . . . n . . . .
                 . . . . F . . .`
  it('is lost by the player on turn if neither can move, or drawn', () => {
    const start = strategoPosition(STUCK, 'red')
    for (const [bothStuck, winner] of [
      ['mover loses', 'red'],
      ['draw', undefined],
    ] as const) {
      const oracle = strategoOracle({ ...DUEL, bothStuck }, start)
      expect(oracle.result(playAll(oracle, 'd3xd2'))).toEqual({ winner, reason: 'blockade' })
    }
  })
})

describe('house rules', () => {
  const ROWS = `. . . . f . . .
                G . . . . . . .
                . . . n . . . .
                . . ~ N . ~ . .
                . . ~ . . ~ . .
                . . . . . . . .
                . . . . . . . .
                . . . . F . . s`
  const playedWith = (rules: Partial<StrategoRules>, moves: string) => {
    const oracle = strategoOracle({ ...DUEL, ...rules }, strategoPosition(ROWS, 'red'))
    return { oracle, state: playAll(oracle, moves) }
  }
  const RESCUE = { each: 2, scouts: false, bombs: false }
  it('give a tie to the attacker', () => {
    expect(playedWith({ tiesToAttacker: true }, 'd5xd6').state.pieces.get('d6')?.army).toBe('red')
    expect(playedWith({}, 'd5xd6').state.pieces.has('d6')).toBe(false)
  })
  it('let the flag walk, and not attack', () => {
    const { oracle, state } = playedWith({ flagWalks: true }, 'e1-f1 h1-g1')
    expect(oracle.moves(state).filter((move) => move.startsWith('f1'))).toEqual(['f1-f2', 'f1-e1'])
  })
  it('end a game in which nobody attacks', () => {
    const quiet = { sinceAttack: 2, inAll: 3 }
    const silent = playedWith({ quiet }, 'a7-b7 h1-h2')
    expect(silent.oracle.result(silent.state)).toEqual({ winner: undefined, reason: 'nobody attacks' })
    const long = playedWith({ quiet }, 'a7-b7 d6xd5 b7-c7')
    expect(long.oracle.result(long.state)).toEqual({
      winner: undefined,
      reason: 'the game has lasted too long',
    })
  })
  it('ask whoever reaches the far row, and bring one back', () => {
    const { oracle, state } = playedWith({ rescue: RESCUE }, 'd5xd6 h1-h2 a7-a8')
    expect(oracle.seat(state)).toBe('red')
    const moves = oracle.moves(state)
    expect(moves).toHaveLength(23) // 22 empty home squares, or none
    expect(moves).toEqual(expect.arrayContaining(['+Na1', '+Nh3', 'done']))
    expect(moves).not.toContain('+Ne1')
    const after = oracle.play(state, '+Na1')
    expect(after.pieces.get('a1')?.letter).toBe('N')
    expect(oracle.seat(after)).toBe('blue')
    const again = playAll(oracle, 'h2-h1 done a8-b8', after)
    expect(oracle.moves(again)).toEqual(['done'])
  })
})
