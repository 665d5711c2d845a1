import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { STEP_BUDGET } from '../../interpreter/closures/run.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Fault, MAX_MOVES, MAX_OUTCOMES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { MOST_OF_ONE } from '../../grammar/ir/bags.ts'
import { irOfText } from '../codegen/texts.ts'

const LONGEST = 20_000

/* Limits met in play: each can be reached, and one step beyond is a fault with its code. */

const game = (play: string, more = '', short = 1000, long = 100): string => `sandtable: 1
id: much
title: Much
players: { seats: [ one, two ] }
pieces:
  stone: { kinds: { pebble: { copies: 1 } } }
places:
  short: { lane: ${short}, holds: 1 stone, seen by: everyone }
  long: { lane: ${long}, holds: 1 stone, seen by: everyone }
track:
  left: 0..3 = 0
  many: 0..40 = 0
  spot: space or none
play:
${play}
  - game is drawn by the end
${more}`

const ask = (a: number, b: number): string =>
  game(
    '  - turns from one, at most 1: you must take',
    `actions:
  take:
    choose:
      ca: 1..${a}
      cb: 1..${b}
    then: nothing
`,
  )

const begun = (program: Program): Int32Array => {
  const state = new Int32Array(program.ir.memory.size)
  program.fresh(state, 1, 2)
  return state
}

function legal(program: Program): number {
  const state = begun(program)
  program.begin(state)
  return program.legal(state, new Int32Array(MAX_MOVES + 1))
}

function told(text: string, look: (program: Program) => unknown): readonly unknown[] {
  const ir = irOfText(text)
  return [closuresProgram(ir), generatedProgram(ir)].map((program) => {
    try {
      return look(program)
    } catch (thrown) {
      if (thrown instanceof Fault) return thrown.code
      throw thrown
    }
  })
}

test('MAX_MOVES: legal moves at one decision', () => {
  expect(MAX_MOVES).toBe(200 * 100)
  expect(told(ask(200, 100), legal)).toEqual([MAX_MOVES, MAX_MOVES])
  expect(told(ask(177, 113), legal)).toEqual(['ST5110', 'ST5110'])
})

test('MOST_OF_ONE: dice that are rolled at once', () => {
  const rolled = (count: number): string =>
    game(`  - set many to ${count}\n  - roll (many) dice with 1..6 called thrown\n  - set left to 1`)
  const begins = (program: Program): string => {
    program.begin(begun(program))
    return 'rolled'
  }
  expect(told(rolled(MOST_OF_ONE), begins)).toEqual(['rolled', 'rolled'])
  expect(told(rolled(MOST_OF_ONE + 1), begins)).toEqual(['ST5130', 'ST5130'])
})

test('most at once: groups of a class, or as many as it has members', () => {
  const laid = (rafts: number, most: string): string => `sandtable: 1
id: rafts
title: Rafts
players: { seats: [ one, two ] }
pieces:
  log: { kinds: { pine: { copies: 4 } } }
  raft: { group of: logs${most} }
places:
  bank: { holds: logs, seen by: everyone }
  river: { holds: rafts, seen by: everyone }
box:
  bank: all logs
play:
  - repeat ${rafts} times: lay first log in bank as a new raft on river
  - game is drawn by the end
`
  const begins = (program: Program): unknown => {
    const state = begun(program)
    program.begin(state)
    return program.ir.groups[0]?.count
  }
  expect(told(laid(4, ''), begins)).toEqual([4, 4])
  expect(told(laid(2, ', most at once: 2'), begins)).toEqual([2, 2])
  expect(told(laid(3, ', most at once: 2'), begins)).toEqual(['ST5131', 'ST5131'])
  // More than there can be is no more than that.
  expect(told(laid(4, ', most at once: 99'), begins)).toEqual([4, 4])
})

test('STEP_BUDGET: steps of the rules between two decisions', () => {
  // Each pass takes three steps of the reference; generated code may take fewer.
  const passes = Math.floor(STEP_BUDGET / 3)
  const begins = (program: Program): string => {
    program.begin(begun(program))
    return 'done'
  }
  const of = (times: number): unknown => told(game(`  - repeat ${times} times: set left to 1`), begins)[0]
  expect([of(passes - 1), of(passes)]).toEqual(['done', 'ST5109'])
})

test('MAX_OUTCOMES: outcomes of chance that are enumerated ', () => {
  const drawn = (short: number, long: number): string =>
    game(
      ['short', 'long'].map((lane) => `  - set spot to random space in ${lane}`).join('\n'),
      '',
      short,
      long,
    )
  const first = (program: Program): number => {
    const state = begun(program)
    return program.chance
      .lead([], () => program.begin(state))
      .reduce((ways, { outcomes }) => ways * outcomes, 1)
  }
  expect(told(drawn(1000, 100), first)).toEqual([MAX_OUTCOMES, MAX_OUTCOMES])
  // Two more than the limit, since 100,001 is not a product of allowed board sizes.
  expect(told(drawn(42, 2381), first)).toEqual(['ST5118', 'ST5118'])
})

test('LONGEST_GAME: plies of a game that random players play', () => {
  const plies = (most: number): string =>
    game(`  - turns from one, at most ${most}: you must take`, 'actions:\n  take:\n    then: nothing\n')
  const played = (program: Program): unknown => {
    const games = run(program, 1, 1)
    for (let next = games.next(); ; next = games.next())
      if (next.done === true) return next.value.faults.map(({ code }) => code)
  }
  expect(told(plies(LONGEST), played)).toEqual([[], []])
  expect(told(plies(LONGEST + 1), played)).toEqual([['ST5021'], ['ST5021']])
})
