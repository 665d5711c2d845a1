import { describe, expect, test } from 'vitest'
import type { GameIR } from '../../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../../grammar/ir/ir.ts'
import { closuresProgram } from '../../../interpreter/closures/program.ts'
import { generatedProgram } from '../../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../../interpreter/program/program.ts'
import type { Program } from '../../../interpreter/program/program.ts'
import { KEPT_PAIRS, picturePlan } from '../../../interpreter/state/board-hash.ts'
import { distances, topologyOf } from '../../../interpreter/state/topology.ts'
import { measured } from './measure.ts'
import { Lockstep } from '../lockstep.ts'
import { SHAPES, SIZES, hedgedGame, sizedGame as game } from './sized-games.ts'

/* Boards of 8 to 4,096 spaces: memory grows only with the spaces, code does not, and a ply looks only at what can move. */

const words = ({ tables }: GameIR): number => tables.reduce((sum, { values }) => sum + values.length, 0)

/** How many words of the state are read to list all the moves of a whole game. */
function readToList(program: Program): number {
  const state = new Int32Array(program.ir.memory.size)
  const moves = new Int32Array(MAX_MOVES)
  let read = 0
  const watched = new Proxy(state, {
    get(target, key) {
      read++
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  program.fresh(state, 1, 1)
  program.begin(state)
  while (state[H.status] === STATUS.waiting) {
    const count = program.legal(watched, moves)
    program.apply(state, moves[(read * 7) % count] ?? 0)
  }
  return read
}

describe.each(SHAPES)('%s', (shape) => {
  test('the state and its tables grow with the spaces', () => {
    const made = SIZES.map((size) => ({ size, ir: game(shape, size) }))
    const [small] = made
    for (const { size, ir } of made) {
      const spaces = size / (small?.size ?? 1)
      expect(ir.spaces.length).toBe(size)
      expect(ir.memory.size).toBeLessThanOrEqual(spaces * (small?.ir.memory.size ?? 0))
      expect(words(ir)).toBeLessThanOrEqual(spaces * 2 * words(small?.ir ?? ir))
    }
  })

  test('code does not grow with the spaces', () => {
    const [small, large] = [measured(game(shape, SIZES[1])).plain, measured(game(shape, 4096)).plain]
    expect(large.characters).toBeLessThan(small.characters * 1.1)
    expect(large.units).toBeLessThan(small.units * 1.1)
  })

  test('a list of moves looks at no more words on a large board', () => {
    for (const program of [closuresProgram, generatedProgram]) {
      const [small, large] = [readToList(program(game(shape, 64))), readToList(program(game(shape, 4096)))]
      expect(large).toBeLessThan(small * 1.5)
    }
  })
})

describe.each(SHAPES)('what stands between the spaces of %s', (shape) => {
  test('has words and tables for as many borders as there are', () => {
    const made = SIZES.slice(1).map((size) => ({ size, ir: hedgedGame(shape, size) }))
    const [small] = made
    for (const { size, ir } of made) {
      const plain = game(shape, size)
      const spaces = size / (small?.size ?? 1)
      // On small boards a table has all pairs of spaces.
      const tables = Math.max(spaces * 2 * words(small?.ir ?? ir), 40 * size)
      expect(ir.memory.size - plain.memory.size).toBeLessThanOrEqual(2 * 3 * size + 20)
      expect(words(ir)).toBeLessThanOrEqual(tables)
    }
  })

  test('takes no more code on a large board', () => {
    const [small, large] = [measured(hedgedGame(shape, 512)).plain, measured(hedgedGame(shape, 4096)).plain]
    expect(large.characters).toBeLessThan(small.characters * 1.1)
    expect(large.units).toBeLessThan(small.units * 1.1)
  })

  test.each([64, 512, 4096])('is played alike by both back ends on %i spaces', (size) => {
    const ir = hedgedGame(shape, size)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    expect(games.play(1, 30)).toBeUndefined()
    expect(games.plies).toBeGreaterThan(20)
  })
})

describe('distances on a large board', () => {
  const topology = topologyOf(game('graph', 4096))
  const mask = 2 ** topology.width - 1

  test('are those of a walk to every space', () => {
    const between = distances(topology, mask)
    const far = (from: number): ReadonlyMap<number, number> => {
      const found = new Map([[from, 0]])
      for (const [space, steps] of found)
        for (let direction = 0; direction < topology.width; direction++) {
          const next = topology.step[space * topology.width + direction] ?? NONE
          if (next >= 0 && !found.has(next)) found.set(next, steps + 1)
        }
      return found
    }
    // More starts than are cached, asked for repeatedly, near and far in turn.
    for (const from of [0, 1, 17, 33, 4095, 16, 0, 2000, 33]) {
      const all = far(from)
      for (let i = 0; i < 40; i++) {
        const to = (i * 1031 + from) % 4096
        expect(between(from, to)).toBe(all.get(to) ?? NONE)
      }
    }
  })

  test('to what is near are found without a look at what is far', () => {
    let looks = 0
    const step = new Proxy(topology.step, {
      get(target, key) {
        looks++
        return Reflect.get(target, key)
      },
    })
    const between = distances({ ...topology, step }, mask)
    const near = topology.step[2080 * topology.width + 0] ?? 0
    expect(between(2080, near)).toBe(1)
    expect(looks).toBeLessThan(10 * topology.width)
  })
})

test('pictures of large full boards take no table of pieces by spaces', () => {
  const plan = picturePlan(10_000, 4096)
  expect(plan.low.length + plan.high.length).toBe(2 * KEPT_PAIRS)
})
