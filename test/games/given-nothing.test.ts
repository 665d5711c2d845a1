import { describe, expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { configuredVariant } from './loaded.ts'

const program = programOf(configuredVariant({ id: 'tic-tac-toe' }).checked)
const match = Match.start(program, { seed: 1 })
const over = Match.start(program, { seed: 1 })
for (const move of ['a1', 'b1', 'a2', 'b2', 'a3']) over.play(move)

/** Calls a method as untyped JavaScript would. */
function called(on: object, method: string, ...given: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(on, method)
  if (typeof found !== 'function') throw new Error(`there is no ${method}`)
  try {
    return Reflect.apply(found, on, given)
  } catch (thrown) {
    return thrown
  }
}

describe('whoever gives nothing, or something else, is told so with a code', () => {
  test.each([undefined, null, 7, true])('why(%s)', (given) => {
    expect(called(match, 'why', given)).toMatchObject({ name: 'Fault', code: 'ST5004' })
    expect(called(over, 'why', given)).toMatchObject({ name: 'Fault', code: 'ST5004' })
  })

  test.each([{}, [], { from: 'a1' }, { from: null, to: 3 }])('why(%j) is not understood', (given) => {
    expect(called(match, 'why', given)).toEqual({ understood: false, legal: false, reasons: [] })
  })

  test.each([null, 7, 'a1', {}])('nextChoices("mark", %j)', (given) => {
    expect(called(match, 'nextChoices', 'mark', given)).toMatchObject({ name: 'Fault', code: 'ST5004' })
  })

  test.each([[], [undefined], [null], [{}], [{ seed: undefined }], [{ seed: {} }], [7]])(
    'Match.start(program, ...%j)',
    (...given) => {
      const thrown = called(Match, 'start', program, ...given)
      expect(thrown).toBeInstanceOf(Fault)
      expect(thrown).toMatchObject({ code: 'ST5005' })
    },
  )

  test.each([undefined, null, 7, {}])('play(%s)', (given) => {
    expect(called(match, 'play', given)).toMatchObject({ refused: true, code: 'ST5004' })
  })

  test.each([null, 'x', 7])('view(%s) and log(%s)', (given) => {
    for (const method of ['view', 'log', 'knowledge'])
      expect(called(match, method, given)).toMatchObject({ name: 'Fault', code: 'ST5002' })
  })
})
