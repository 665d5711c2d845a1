import { expect, test } from 'vitest'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Recorder } from '../../interpreter/closures/recorder.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { arrangementAt, legalLayout } from '../../interpreter/layout/layout.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { gameCalled } from '../bench/games.ts'
import { playableIds } from '../codegen/shipped.ts'
import { PLAYED } from '../families.ts'
import { VOLUME } from '../volume.ts'

/*
 * A recorder gets unoptimized closures: nothing is precomputed, left out or combined. They must play the same games as the
 * optimized ones.
 */

const note = { held: 0, failed: 0 }
const recorder: Recorder = { counter: () => note, lookedUp: () => undefined }

/** Called at each ply, where an `expect` would take longer than playing. */
function sameWords(one: ArrayLike<number>, other: ArrayLike<number> = []): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return one.length === other.length
}

/** Plays with both and returns the number of plies. Moves are random or always the first, which shuttles back and forth. */
function playBoth(ir: GameIR, seed: number, mostPlies: number): number {
  const programs = [closuresProgram(ir), closuresProgram(ir, recorder)] as const
  const [fast, plain] = programs
  const states = programs.map(() => new Int32Array(ir.memory.size))
  const lists = programs.map(() => new Int32Array(MAX_MOVES))
  const [state = new Int32Array(0), other] = states
  let drawn = 0
  const below = (bound: number): number => (scramble(Math.imul(seed, 7919) + drawn++) >>> 0) % bound
  programs.forEach((program, i) => {
    program.fresh(states[i] ?? state, seed, 5)
    program.begin(states[i] ?? state)
  })
  let plies = 0
  for (; plies < mostPlies && state[H.status] === STATUS.waiting; plies++) {
    const arrange = arrangementAt(ir, state)
    if (arrange !== undefined) {
      const layout = legalLayout(fast, state, arrange, below).layout
      programs.forEach((program, i) => program.applyLayout(states[i] ?? state, layout))
    } else {
      const [one = [], two] = programs.map((program, i) => {
        const list = lists[i] ?? new Int32Array(0)
        return [...list.subarray(0, program.legal(states[i] ?? state, list))]
      })
      if (!sameWords(one, two)) expect(two).toEqual(one)
      const code = one[seed % 2 === 0 ? 0 : below(one.length)] ?? 0
      programs.forEach((program, i) => program.apply(states[i] ?? state, code))
    }
    if (!sameWords(state, other)) expect(other).toEqual(state)
  }
  expect(plain.ir).toBe(fast.ir)
  return plies
}

for (const id of [
  'yardstick-barrage',
  'yardstick-classic',
  ...playableIds().filter((each) => PLAYED.has(each)),
])
  test(`${id} as it is written`, () => {
    const ir = gameCalled(id)
    let plies = 0
    for (let seed = 1; seed <= VOLUME.plainGames; seed++) plies += playBoth(ir, seed, VOLUME.plainPlies)
    expect(plies).toBeGreaterThan(5 * VOLUME.plainGames)
  })
