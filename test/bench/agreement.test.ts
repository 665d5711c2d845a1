import { describe, expect, test } from 'vitest'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import { part } from '../volume.ts'
import { asByHand, takeSetUp } from './by-hand.ts'
import { gameCalled } from './games.ts'
import type { Engine } from './limit/stratego.d.mts'
import { VARIANTS, makeEngine } from './limit/stratego.mjs'

/* The yardstick rulesets must be the same games as the handwritten engines, or their speeds could not be compared. */

const games = [
  { name: 'barrage', variant: VARIANTS.barrage, games: 12, playouts: 20_000 },
  { name: 'classic', variant: VARIANTS.classic, games: 4, playouts: 4_000 },
] as const

function countByHand(engine: Engine, side: number, depth: number): number {
  if (depth === 0) return 1
  const moves = [...engine.moves.subarray(0, engine.gen(side))]
  const before = engine.snapshot()
  let nodes = 0
  for (const move of moves) {
    const isOver = engine.apply(side, move)
    if (!isOver) nodes += countByHand(engine, 1 - side, depth - 1)
    else if (depth === 1) nodes++
    engine.restore(before)
  }
  return nodes
}

for (const { name, variant, games: many, playouts } of games)
  describe(name, () => {
    const ir = gameCalled(`yardstick-${name}`)
    const generated = generatedProgram(ir)
    const programs: readonly (readonly [string, Program])[] = [
      ['generated', generated],
      ['closures', closuresProgram(ir)],
    ]

    for (const [which, program] of programs)
      test(`counts of moves to depth 4, ${which}`, () => {
        for (const seed of which === 'generated' ? [1, 2, 3] : [1]) {
          const engine = makeEngine(variant, seed)
          engine.setup()
          const state = new Int32Array(ir.memory.size)
          takeSetUp(program, engine, state)
          const depths = [1, 2, 3, 4]
          const byHand = depths.map((depth) => countByHand(engine, 0, depth))
          expect(depths.map((depth) => perft(program, state, depth).nodes)).toEqual(byHand)
          expect(byHand[3]).toBeGreaterThan(100)
        }
      })

    test('the same moves and results at every ply of whole games', () => {
      const engine = makeEngine(variant, 77)
      const state = new Int32Array(ir.memory.size)
      const list = new Int32Array(MAX_MOVES)
      let word = 1
      let plies = 0
      for (let game = 0; game < many; game++) {
        engine.setup()
        takeSetUp(generated, engine, state)
        for (let ply = 0, side = 0; ; ply++, side ^= 1) {
          const isOver = state[H.status] === STATUS.over
          const count = isOver ? 0 : generated.legal(state, list)
          const codes = [...list.subarray(0, count)]
          const moves = codes.map((code) => asByHand(generated, engine, state, code))
          const byHand = ply >= variant.cap ? [] : [...engine.moves.subarray(0, engine.gen(side))]
          expect(moves.toSorted((a, b) => a - b)).toEqual(byHand.toSorted((a, b) => a - b))
          if (isOver) {
            expect(state[H.winner]).toBe(ply >= variant.cap ? NONE : 1 - side)
            break
          }
          word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0
          const pick = (word >>> 8) % count
          generated.apply(state, codes[pick] ?? 0)
          plies++
          if (engine.apply(side, moves[pick] ?? 0)) {
            expect([state[H.status], state[H.winner]]).toEqual([STATUS.over, side])
            break
          }
        }
      }
      expect(plies).toBeGreaterThan(1000)
    })

    test('the same games on average, setups and all', () => {
      const engine = makeEngine(variant, 5)
      const byHand = new Sample()
      for (let i = 0; i < part(playouts); i++) {
        const { plies, moves, wins } = engine.stats
        const red = wins[0]
        engine.playoutFused()
        byHand.add([engine.stats.plies - plies, engine.stats.moves - moves, engine.stats.wins[0] - red])
      }
      const whole = generated.playouts
      if (whole === undefined) throw new Error('these games are played in one piece')
      const ours = new Sample()
      for (let i = 0; i < part(playouts); i++) {
        whole.widths.fill(0, 0, 500)
        const plies = whole.play(i, 123)
        const moves = whole.widths.subarray(0, 500).reduce((sum, times, width) => sum + times * width, 0)
        ours.add([plies, moves, whole.state[H.winner] === 0 ? 1 : 0])
      }
      for (const quantity of [0, 1, 2]) expect(Math.abs(ours.distance(byHand, quantity))).toBeLessThan(4.5)
    })
  })

/** Means of several quantities, and the distance between those of two samples in standard errors. */
class Sample {
  private readonly rows: (readonly number[])[] = []

  add(row: readonly number[]): void {
    this.rows.push(row)
  }

  private mean(quantity: number): number {
    return this.rows.reduce((sum, row) => sum + (row[quantity] ?? 0), 0) / this.rows.length
  }

  private error(quantity: number): number {
    const mean = this.mean(quantity)
    const squares = this.rows.reduce((sum, row) => sum + ((row[quantity] ?? 0) - mean) ** 2, 0)
    return squares / this.rows.length / (this.rows.length - 1)
  }

  distance(other: Sample, quantity: number): number {
    return (
      (this.mean(quantity) - other.mean(quantity)) / Math.sqrt(this.error(quantity) + other.error(quantity))
    )
  }
}
