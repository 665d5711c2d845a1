import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { TooMuchWork, withWorkLimit } from '../../interpreter/codegen/code/work.ts'
import type { Program, Running } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { Lockstep } from './lockstep.ts'
import { irCalled } from './shipped.ts'
import { irOfText } from './texts.ts'

/* A game can be played whatever goes wrong while its code is generated, and it says what plays it. */

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
  const { units } = withWorkLimit(Infinity, () => generatedProgram(ir))
  expect(() => withWorkLimit(Math.floor(units / 2), () => generatedProgram(ir))).toThrow(TooMuchWork)
  const running = played(new TooMuchWork('making the code takes more than 7 units of work')).running
  expect(running).toEqual({
    machine: 'reference',
    why: 'making the code takes more than 7 units of work',
  })
})

test('lists of moves are made when they are first asked for; if that takes too much work, the reference plays on', () => {
  const told: Running[] = []
  const program = fastProgram(ir, (running) => told.push(running))
  const S = new Int32Array(ir.memory.size)
  program.fresh(S, 1, 2)
  program.begin(S)
  expect(told).toEqual([])
  const { result: count } = withWorkLimit(3, () => program.legal(S))
  expect(count).toBe(9)
  expect(program.running).toEqual({
    machine: 'reference',
    why: 'making the code takes more than 3 units of work',
  })
  expect(told).toEqual([program.running])
})

test('what plays a game is known, and why nothing faster does', () => {
  expect(generatedProgram(irCalled('breakthrough')).running).toEqual({ machine: 'whole games' })
  expect(generatedProgram(irCalled('hearts')).running).toEqual({ machine: 'whole games' })
  expect(generatedProgram(irCalled('chess')).running).toEqual({
    machine: 'move by move',
    why: 'moves that are tried',
  })
})

/** A program in which one kind of work fails now and then, halfway through. */
function failing(work: 'begin' | 'legal' | 'apply' | 'playouts'): Program {
  const program = generatedProgram(ir)
  const spoil = (S: Int32Array): never => {
    S.fill(7)
    throw new TypeError('nothing is there')
  }
  let calls = 0
  return {
    ...program,
    ...(work === 'begin' && { begin: spoil }),
    // Listing moves leaves the state alone unless it has to try them, which this game does not need.
    ...(work === 'legal' && {
      legal: (S, moves) => (++calls % 3 === 0 ? spoil(S.slice()) : program.legal(S, moves)),
    }),
    ...(work === 'apply' && { apply: (S, code) => (++calls % 3 === 0 ? spoil(S) : program.apply(S, code)) }),
    playouts: program.playouts && {
      ...program.playouts,
      play: (low, high) => {
        if (work === 'playouts' && ++calls % 3 === 0) throw new TypeError('nothing is there')
        return program.playouts?.play(low, high) ?? 0
      },
    },
  }
}

const SHUFFLED = `sandtable: 1
id: shuffled
title: Shuffled
players: { seats: [ one, two ] }
pieces:
  card: { kinds: { high: { copies: 1 }, low: { copies: 2 } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
box:
  deck: all cards
play:
  - shuffle deck
  - turns from one, at most 2: you may wait
  - the game is drawn by the end
actions:
  wait: {}
`

describe('code that fails while it runs', () => {
  test.each(['begin', 'legal', 'apply'] as const)('%s: the game goes on as on the reference', (work) => {
    const told: Running[] = []
    const program = fastProgram(
      ir,
      (running) => told.push(running),
      () => failing(work),
    )
    const games = new Lockstep(closuresProgram(ir), program)
    for (const seed of [1, 2, 3]) expect(games.play(seed)).toBeUndefined()
    expect(games.plies).toBeGreaterThan(12)
    expect(program.running).toEqual({ machine: 'reference', why: 'nothing is there', failed: true })
    expect(told).toEqual([program.running])
  })

  test('whole games are played again from their beginning, and further ones move by move', () => {
    const all = (program: Program): unknown => {
      const running = run(program, 10, 'whole')
      for (;;) {
        const step = running.next()
        if (step.done === true) return step.value
      }
    }
    const program = fastProgram(ir, undefined, () => failing('playouts'))
    expect(program.playouts).toBeDefined()
    expect(all(program)).toEqual(all(closuresProgram(ir)))
    expect(program.playouts).toBeUndefined()
  })

  test('led chance is led again', () => {
    const drawing = irOfText(SHUFFLED)
    const program = fastProgram(drawing, undefined, () => ({
      ...generatedProgram(drawing),
      begin: () => {
        throw new RangeError('too deep')
      },
    }))
    const S = new Int32Array(drawing.memory.size)
    const nodes = program.chance.lead([2], () => {
      program.fresh(S, 1, 2)
      program.begin(S)
    })
    const T = new Int32Array(drawing.memory.size)
    const reference = closuresProgram(drawing)
    const expected = reference.chance.lead([2], () => {
      reference.fresh(T, 1, 2)
      reference.begin(T)
    })
    expect(nodes).toEqual(expected)
    expect(nodes).toEqual([{ outcomes: 3, chosen: 2 }])
    expect(S).toEqual(T)
  })
})
