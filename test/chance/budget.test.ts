import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { OutcomeBudget, eachOutcome } from '../../interpreter/simulation/outcomes.ts'
import { solve } from '../../interpreter/solve/solve.ts'
import { irOfText } from '../codegen/texts.ts'

/** Each of 30 moves draws two players. */
const THROWS = `sandtable: 1
id: throws
title: Throws
players: { seats: [ ann, ben ] }
track: { drawn: player = ann, other: player = ann }
play:
  - turns from ann, at most 30: you must throw
  - the game is drawn by time
actions:
  throw:
    choose:
      count: 1..30
    then:
      - set drawn to random player
      - set other to random player
`

const program = closuresProgram(irOfText(THROWS))
const root = program.state
program.fresh(root, 1, 2)
program.begin(root)
const start = root.slice()
program.legal(start)
const move = program.moves[0] ?? 0
const throwing = (S: Int32Array): void => program.apply(S, move)

test('several runs share one budget', () => {
  const budget = new OutcomeBudget(10)
  const run = (): number => eachOutcome(program, start, throwing, () => {}, budget)
  expect([run(), run()]).toEqual([4, 4])
  expect(run).toThrow(Fault)
})

test('a run ends when its visitor has seen enough', () => {
  expect(eachOutcome(program, start, throwing, () => false)).toBe(1)
})

test('solving stops at its number of positions, whatever chance could still bring', () => {
  const fresh = new Int32Array(start.length)
  program.fresh(fresh, 1, 2)
  const begin = (S: Int32Array): void => program.begin(S)
  expect(solve(program, fresh, begin, 10)).toEqual({ why: 'too many', limit: 10 })
})
