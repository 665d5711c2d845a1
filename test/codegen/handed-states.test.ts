import { describe, expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { mayKeepRoutes } from '../../interpreter/codegen/code/route-notes.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { arrangementAt, randomLayout } from '../../interpreter/layout/layout.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { markEnds } from '../../interpreter/program/mark-ends.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { link, unlink } from '../../interpreter/state/containers.ts'
import { corpus } from '../corpus/corpus.ts'
import { textProgram } from '../players/card-programs.ts'
import { VOLUME } from '../volume.ts'
import { difference } from './lockstep.ts'
import { irCalled } from './shipped.ts'

/*
 * States belong to callers, who play several games in turns on one program and on its own state, copy one state over another, go back to an
 * earlier one, and move pieces by hand. Whatever a program remembers between calls must not show.
 */

const GAMES = [
  'connect-four',
  'breakthrough',
  'stratego-barrage',
  'chess',
  'draughts',
  'toy-battle',
  'patrols',
]
const ARRAYS = 3
const STEPS = Math.max(60, VOLUME.games * 3)

function random(seed: number): (below: number) => number {
  let word = scramble(seed)
  return (below) => {
    word = scramble(word + 0x9e3779b9)
    return (word >>> 0) % below
  }
}

function begun(program: Program, state: Int32Array, seed: number, below: (n: number) => number): void {
  program.fresh(state, seed, ~seed)
  program.begin(state)
  for (;;) {
    const arrange = arrangementAt(program.ir, state)
    if (arrange === undefined) return
    const seat = arrange.players.indexOf(state[H.decider] ?? 0)
    program.applyLayout(state, randomLayout(arrange, seat, below))
  }
}

/** Puts a piece from one space on another one that is empty, without the program. Returns whether it could. */
function movedByHand(program: Program, S: Int32Array, below: (n: number) => number): boolean {
  const { spaces, memory: m } = program.ir
  const all = spaces.map((_, space) => space)
  const taken = all.filter((space) => (S[m.count + space] ?? 0) === 1)
  const free = all.filter((space) => S[m.count + space] === 0)
  const [from, to] = [taken[below(taken.length || 1)], free[below(free.length || 1)]]
  if (from === undefined || to === undefined) return false
  const piece = S[m.first + from] ?? NONE
  unlink(S, m, piece)
  link(S, m, piece, to, 'last')
  markEnds(program, S)
  return true
}

/** Does one random thing after the other to a few arrays, and compares what both programs say of each of them. */
function compared(ir: GameIR, seed: number): string | undefined {
  const [fast, reference] = [generatedProgram(ir), closuresProgram(ir)]
  const below = random(seed)
  const states = [fast.state, ...Array.from({ length: ARRAYS - 1 }, () => new Int32Array(ir.memory.size))]
  const saved: Int32Array[] = []
  const moves = [new Int32Array(MAX_MOVES), new Int32Array(MAX_MOVES)] as const
  states.forEach((state, i) => begun(fast, state, seed + i, below))
  for (let step = 0; step < STEPS; step++) {
    const state = states[below(ARRAYS)]
    if (state === undefined) continue
    const what = below(12)
    if (what === 0) saved.push(state.slice())
    else if (what === 1) state.set(saved[below(saved.length || 1)] ?? state)
    else if (what === 2) state.set(states[below(ARRAYS)] ?? state)
    else if (what === 3 && !movedByHand(reference, state, below)) continue
    if (state[H.status] !== STATUS.waiting) {
      begun(fast, state, seed + ARRAYS + step, below)
      continue
    }
    const copy = state.slice()
    const count = fast.legal(state, moves[0])
    const listed = moves.map((list) => list.subarray(0, count))
    if (reference.legal(copy, moves[1]) !== count || String(listed[0]) !== String(listed[1]))
      return `step ${step}: ${String(listed[0])} and ${String(listed[1])}`
    if (count === 0) {
      begun(fast, state, seed + ARRAYS + step, below)
      continue
    }
    const code = moves[0][below(count)] ?? 0
    fast.apply(state, code)
    reference.apply(copy, code)
    const wrong = difference(state, copy, `step ${step}, move ${code}`)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

describe('states are the caller’s', () => {
  test.each(GAMES)('%s', (id) => {
    for (let seed = 1; seed <= 4; seed++) expect(compared(irCalled(id), 100 * seed)).toBeUndefined()
  })

  /** Programs for these keep something about pieces and look only at those that were noted as moved. */
  const KEEPING = corpus()
    .filter(({ text }) => !/^extends:/mu.test(text))
    .map(({ name, text }) => ({ name, ir: textProgram(text).ir }))
    .filter(({ ir }) => mayKeepRoutes(ir))
  test.each(KEEPING)('$name', ({ ir }) => {
    for (let seed = 1; seed <= 2; seed++) expect(compared(ir, 100 * seed)).toBeUndefined()
  })
})
