import { afterAll, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { backEnd } from '../closures/drive.ts'

/* Every test of the reference back end, run again with generated code. */

let made = 0
backEnd.make = (ir) => {
  made++
  return generatedProgram(ir)
}
afterAll(() => {
  backEnd.make = closuresProgram
})

await import('../closures/arranging.test.ts')
await import('../closures/entering.test.ts')
await import('../closures/expressions.test.ts')
await import('../closures/flow.test.ts')
await import('../closures/history.test.ts')
await import('../closures/legality.test.ts')
await import('../closures/settling.test.ts')
await import('../closures/state.test.ts')

test('these were tests of generated code', () => {
  expect(made).toBeGreaterThan(50)
})
