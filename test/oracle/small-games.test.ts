import { describe, expect, it } from 'vitest'
import { breakthrough } from './breakthrough-oracle.ts'
import { connectFour } from './connect-four-oracle.ts'
import { draughts, draughtsPosition } from './draughts-oracle.ts'
import { perft, playAll } from './oracle.ts'

/** Published numbers of move sequences; the tests of the rulesets compare the engine with deeper ones. */
describe('the slow readings count what everybody counts', () => {
  it.each([7, 49, 343, 2401, 16807].map((nodes, i) => [i + 1, nodes] as const))(
    'Connect Four at depth %i: %i',
    (depth, nodes) => expect(perft(connectFour, depth).nodes).toBe(nodes),
  )
  it.each([22, 484, 11132].map((nodes, i) => [i + 1, nodes] as const))(
    'Breakthrough at depth %i: %i',
    (depth, nodes) => expect(perft(breakthrough, depth).nodes).toBe(nodes),
  )
  it.each([7, 49, 302, 1469, 7361].map((nodes, i) => [i + 1, nodes] as const))(
    'English draughts at depth %i: %i',
    (depth, nodes) => expect(perft(draughts, depth).nodes).toBe(nodes),
  )
})

describe('Connect Four', () => {
  it('is won by four upright, level and slanting', () => {
    for (const moves of ['d e d e d e d', 'a a b b c c d', 'a b b c c d c d d g d'])
      expect(connectFour.result(playAll(connectFour, moves))).toEqual({ winner: 'yellow' })
  })
  it('closes a full column', () => {
    expect(connectFour.moves(playAll(connectFour, 'a a a a a a'))).not.toContain('a')
  })
})

describe('Breakthrough', () => {
  it('captures diagonally only, and not its own', () => {
    const state = {
      pawns: new Map([
        ['c4', 'white'],
        ['d5', 'black'],
        ['c5', 'black'],
        ['b5', 'white'],
      ] as const),
      turn: 'white',
    } as const
    expect([...breakthrough.moves(state)].sort()).toEqual(['b5-a6', 'b5-b6', 'b5-c6', 'c4xd5'])
  })
})

describe('English draughts', () => {
  const position = (rows: string, turn: 'black' | 'white') => draughtsPosition(rows, turn)
  it('makes captures compulsory and goes on with the same piece', () => {
    const state = position(
      `. . . . . . . .
       . . m . . . . .
       . . . . . . . .
       . . m . m . . .
       . . . . . . . .
       . . m . . . . .
       . M . M . . . .
       . . . . . . . .`,
      'black',
    )
    expect([...draughts.moves(state)].sort()).toEqual(['b2xd4', 'd2xb4'])
    const once = draughts.play(state, 'b2xd4')
    expect([...draughts.moves(once)].sort()).toEqual(['d4xb6', 'd4xf6'])
    expect(draughts.moves(draughts.play(once, 'd4xb6'))).toEqual(['b6xd8'])
  })
  it('ends the move of a man that is crowned', () => {
    const state = position(
      `. . . . . . . .
       . . m . m . . .
       . M . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .`,
      'black',
    )
    const after = draughts.play(state, 'b6xd8')
    expect(after.turn).toBe('white')
    expect(after.pieces.get('d8')).toEqual({ colour: 'black', king: true })
  })
  it('is drawn after forty quiet moves of each side', () => {
    const kings = position(
      `. k . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . . .
       . . . . . . K .`,
      'black',
    )
    expect(draughts.result({ ...kings, quiet: 79 })).toBeUndefined()
    expect(draughts.result({ ...kings, quiet: 80 })).toEqual({ winner: undefined })
  })
})
