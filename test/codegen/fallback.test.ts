import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { TooMuchWork, counted } from '../../interpreter/codegen/work.ts'
import type { Running } from '../../interpreter/program/program.ts'
import { Lockstep } from './lockstep.ts'
import { irCalled } from './shipped.ts'

/* A game is played whatever happens while its code is made, and it is told what plays it. */

const ir = irCalled('tic-tac-toe')

function played(reason: Error): { readonly told: readonly Running[]; readonly running: Running | undefined } {
  const told: Running[] = []
  const program = fastProgram(
    ir,
    (running) => told.push(running),
    () => {
      throw reason
    },
  )
  const games = new Lockstep(closuresProgram(ir), program)
  expect(games.play(1)).toBeUndefined()
  expect(games.plies).toBeGreaterThan(4)
  return { told, running: program.running }
}

test('a generator that fails is told as a mistake, and the reference plays', () => {
  const { told, running } = played(new TypeError('nothing is there'))
  expect(running).toEqual({ machine: 'reference', why: 'nothing is there', failed: true })
  expect(told).toEqual([running])
})

test('where text may not become code, the reason says so', () => {
  expect(played(new EvalError('forbidden')).running).toEqual({
    machine: 'reference',
    why: 'text may not become code here',
  })
})

test('code that takes more work than it is worth is not made', () => {
  const { units } = counted(Infinity, () => generatedProgram(ir))
  expect(() => counted(Math.floor(units / 2), () => generatedProgram(ir))).toThrow(TooMuchWork)
  const running = played(new TooMuchWork('making the code takes more than 7 units of work')).running
  expect(running).toEqual({
    machine: 'reference',
    why: 'making the code takes more than 7 units of work',
  })
})

test('what plays a game is known, and why nothing faster does', () => {
  expect(generatedProgram(irCalled('breakthrough')).running).toEqual({ machine: 'whole games' })
  expect(generatedProgram(irCalled('hearts')).running).toEqual({
    machine: 'move by move',
    why: 'spaces that hold more than one piece',
  })
})
