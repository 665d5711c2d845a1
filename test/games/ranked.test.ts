import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Fault } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { irCalled } from '../codegen/shipped.ts'

const program = closuresProgram(irCalled('reversi'))

test('a view of an open game has the number that ranks the players', () => {
  expect(Match.start(program, { seed: 1 }).view('public').ranked?.values).toEqual([2, 2])
})

test('where the rules cannot tell it before the end, the rest of the view is there', () => {
  const failing: Program = {
    ...program,
    evaluate: () => {
      throw new Fault('ST5119', 'too much work', -1)
    },
  }
  const { ranked, ...view } = Match.start(program, { seed: 1 }).view('public')
  expect(ranked).toBeDefined()
  expect(Match.start(failing, { seed: 1 }).view('public')).toEqual(view)
})
