import { expect, test } from 'vitest'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { arrangementAt, randomLayout } from '../../interpreter/layout/layout.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { irCalled, playableIds } from '../codegen/shipped.ts'
import { oneIn } from '../volume.ts'

/* What is worked out once and kept costs as much whenever it is used: a limit is reached at the same answer in every run. */

for (const id of oneIn(3, playableIds()))
  test(`${id}: every list of moves costs the same the second time`, () => {
    const ir = irCalled(id)
    const program = closuresProgram(ir)
    const { state, moves } = program
    let drawn = 0
    const below = (bound: number): number => (scramble(drawn++) >>> 0) % bound
    const costOfList = (): number => {
      const before = program.worked()
      program.legal(state)
      return program.worked() - before
    }
    program.fresh(state, 1, 2)
    program.begin(state)
    for (let plies = 0; plies < 40 && state[H.status] === STATUS.waiting; plies++) {
      const arrange = arrangementAt(ir, state)
      if (arrange !== undefined) {
        program.applyLayout(state, randomLayout(arrange, state[H.decider] ?? 0, below))
        continue
      }
      const first = costOfList()
      if (costOfList() !== first) expect(costOfList()).toBe(first)
      program.apply(state, moves[below(program.legal(state))] ?? 0)
    }
    expect(program.worked()).toBeGreaterThan(0)
  })
