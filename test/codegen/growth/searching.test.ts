import { expect, test } from 'vitest'
import type { GameIR } from '../../../grammar/ir/ir.ts'
import { closuresProgram } from '../../../interpreter/closures/program.ts'
import { generatedProgram } from '../../../interpreter/codegen/program.ts'
import type { Program } from '../../../interpreter/program/program.ts'
import { MAX_MOVES } from '../../../interpreter/program/program.ts'
import { Lockstep } from '../lockstep.ts'
import { irOfText } from '../texts.ts'
import { SEARCHING } from './searching.ts'

/*
 * Large questions: melds of 13 of 104 cards, payments from 20 coins, the least costs over 1,024 spaces, parts of 225 tiles.
 * Their answers take a small part of the work that one answer may take, and on boards no more than in proportion.
 */

/** Four million may be looked at for one answer. */
const MOST = 110_000

/** What is looked at to list the first moves, and words of the state that are read; the most of several deals. */
function workOf(program: Program): number {
  const S = new Int32Array(program.ir.memory.size)
  const moves = new Int32Array(MAX_MOVES)
  return Math.max(
    ...[1, 2, 3, 4, 5].map((seed) => {
      program.fresh(S, seed, ~seed)
      program.begin(S)
      let read = 0
      const watched = new Proxy(S, {
        get: (target, key) => {
          read++
          return Reflect.get(target, key)
        },
      })
      const before = program.worked()
      program.legal(watched, moves)
      return read + program.worked() - before
    }),
  )
}

const backEnds = (ir: GameIR): readonly Program[] => [closuresProgram(ir), generatedProgram(ir)]

test.each(SEARCHING)('$name', ({ text, sizes, isBoard }) => {
  const works = sizes.map((size) => backEnds(irOfText(text(size))).map(workOf))
  for (const work of works.at(-1) ?? []) expect(work).toBeLessThan(MOST)
  const games = new Lockstep(...(backEnds(irOfText(text(sizes.at(-1) ?? 0))) as [Program, Program]))
  for (const seed of [1, 2]) expect(games.play(seed)).toBeUndefined()
  expect(games.faults).toEqual([])
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)]
  if (isBoard === true)
    for (const i of [0, 1])
      expect((works.at(-1)?.[i] ?? 0) / (works[0]?.[i] ?? 1)).toBeLessThan(1.3 * (most / least) ** 2)
})
