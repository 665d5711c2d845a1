import { expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { part } from '../volume.ts'
import { gameCalled } from './games.ts'
import { makeChess } from './limit/chess.mjs'

/** Positions and counts that chess programs publish to be tested against. */
const PERFT: readonly [fen: string, depth: number, leaves: number][] = [
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 4, 197_281],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', 3, 97_862],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', 4, 43_238],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', 3, 9467],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', 3, 62_379],
]

test.each(PERFT)('chess by hand: %s has as many leaves as published', (fen, depth, leaves) => {
  const engine = makeChess()
  engine.set(fen)
  expect(engine.perft(depth)).toBe(leaves)
})

const square = (at: number): string => `${'abcdefgh'[at & 7] ?? ''}${(at >> 4) + 1}`

/** A move by its squares and promotion, without the letter of its piece. */
function written(move: number): string {
  const promotion = ['', '', 'N', 'B', 'R', 'Q'][(move >> 14) & 7] ?? ''
  return `${square(move & 127)}-${square((move >> 7) & 127)}${promotion && `=${promotion}`}`
}

test('chess by hand: random games have the moves and ends of the ruleset', () => {
  const program = generatedProgram(gameCalled('chess'))
  const engine = makeChess()
  for (let seed = 1; seed <= Math.max(2, part(60)); seed++) {
    const match = Match.start(program, { seed })
    const below = chance(seed)
    engine.reset()
    let drawn = 0
    for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
      expect(drawn).toBe(0)
      const moves = match.moves().map(({ notation }) => notation)
      const plain = moves.map((notation) => notation.replace(/^[A-Z]/, '').replace(/knight$/, 'N'))
      const byHand = [...engine.moves.subarray(0, engine.gen())]
      expect(byHand.map(written).sort()).toEqual([...plain].sort())
      const pick = byHand[below(byHand.length)] ?? 0
      engine.apply(pick)
      drawn = engine.drawn()
      expect(match.play(moves[plain.indexOf(written(pick))] ?? '')).toBeUndefined()
    }
    const isStuck = engine.gen() === 0
    const isDrawn = drawn !== 0 || (isStuck ? !engine.inCheck() : engine.quietFor() >= 100)
    expect(isDrawn || isStuck).toBe(true)
    expect(match.result()?.kind).toBe(isDrawn ? 'drawn' : 'won')
  }
})
