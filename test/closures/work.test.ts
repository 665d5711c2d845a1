import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Broken, Fault, MAX_MOVES, TooCostly } from '../../interpreter/program/program.ts'
import { withSecondOpinion } from '../../interpreter/program/second-opinion.ts'
import { irOfText } from '../codegen/texts.ts'
import { tooMuchInGame } from '../../interpreter/program/work.ts'

/* The limit on the work for one answer, counted in things looked at, whatever the purpose. */

const game = (action: string, more = ''): string => `sandtable: 1
id: dear
title: Dear
players: { seats: [ one, two ] }
places:
  board:
    grid: |
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
    holds: 1 stone
    seen by: everyone
pieces:
  stone: { kinds: { pebble: { copies: 1 } } }
track:
  left: 0..21 = 9
play:
  - turns from one, at most 4: you may take
  - the game is drawn by the end
actions:
  take:
${action}
${more}`

const rejected = (others: number): string =>
  game(`    choose:
      ca: 1..1000
      cb: 1..${others}
    only if:
      they fit: ca + cb < 0
    then: set left to 1`)

const counted = game(
  `    only if:
      it is crowded: crowded(3) > 3
    then: set left to 1`,
  `terms:
  crowded(number called n): number of spaces in board where (number of spaces called b in board where (number of spaces called c in board where (number of spaces called d in board where d is not next to c and left < 22) > n) > n) > n
`,
)

const doubled = game(
  '    then: set left to smaller(21, t25 mod 3)',
  `terms:
  t0: left
${Array.from({ length: 25 }, (_, i) => `  t${i + 1}: t${i} + t${i} - t${i}\n`).join('')}`,
)

/** Each list looks at thirty thousand things in a search that the runtime makes. */
const summed = game(`    only if:
      it adds up: sets worth(300, all spaces, it.row) > 3
    then: set left to 1`)

/** Counts the moves at the beginning and plays the first. Returns the count, or the code and line of a fault. */
function answered(program: Program): string {
  const S = new Int32Array(program.ir.memory.size)
  const moves = new Int32Array(MAX_MOVES + 1)
  program.fresh(S, 1, 2)
  try {
    program.begin(S)
    const count = program.legal(S, moves)
    program.apply(S, moves[0] ?? 0)
    return `${count} moves`
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    return `${thrown.code} ${program.ir.origins[thrown.origin]?.line ?? 'nowhere'}`
  }
}

describe('an answer may look at four million things', () => {
  test('and finds them all, at the limit', () => {
    expect(answered(closuresProgram(irOfText(rejected(3999))))).toBe('1 moves')
    expect(answered(generatedProgram(irOfText(rejected(400))))).toBe('1 moves')
    expect(answered(fastProgram(irOfText(rejected(3999))))).toBe('1 moves')
  })

  test('and not at one more', () => {
    const ir = irOfText(rejected(4000))
    expect(answered(closuresProgram(ir))).toBe('ST5119 28')
  })

  test('generated code gives up as well, with the rule that was at it', () => {
    const ir = irOfText(rejected(100_000))
    expect(answered(generatedProgram(ir))).toBe('ST5119 28')
  })

  test.each([
    ['things counted for each of many', counted],
    ['terms that ask each other', doubled],
  ])('%s', (_, text) => {
    const ir = irOfText(text)
    for (const program of [closuresProgram(ir), generatedProgram(ir)])
      expect(answered(program)).toMatch(/^ST5119 \d+$/)
  })
})

/** Steps that multiply. */
const DEEP_STEPS: readonly [string, string][] = [
  [
    'stages that run the next one twice',
    game(
      '    then: s0',
      `stages:\n${Array.from({ length: 40 }, (_, i) => `  s${i}:\n    - s${i + 1}\n    - s${i + 1}\n`).join('')}  s40: nothing\n`,
    ),
  ],
  [
    'loops over spaces inside one another',
    game(`    then:
      - for each space called ca:
          - for each space called cb:
              - for each space called cc:
                  - for each space called cd:
                      - if ca is cb: nothing`),
  ],
]

/** More than a million steps, but few of them in any one loop. */
const MANY_LOOPS = game(
  `    then:\n${'      - for each space called ca:\n          - for each space called cb:\n              - if ca is cb: set left to 1\n'.repeat(40)}`,
)

describe('back ends refuse a game together', () => {
  test.each(DEEP_STEPS)('%s', (_, text) => {
    const ir = irOfText(text)
    const refusals = [
      closuresProgram(ir),
      generatedProgram(ir),
      fastProgram(ir),
      withSecondOpinion(closuresProgram(ir), () => generatedProgram(ir)),
    ].map(answered)
    for (const refusal of refusals) expect(refusal).toMatch(/^ST51[01]9 \d+$/)
    expect(refusals[2]).toBe(refusals[0])
    expect(refusals[3]).toBe(refusals[0])
    const { playouts } = fastProgram(ir)
    expect(() => playouts?.play(1, 2)).toThrow(Broken)
  })

  test('an answer that only the reference finds too long is left to generated code', () => {
    const ir = irOfText(MANY_LOOPS)
    expect(answered(closuresProgram(ir))).toMatch(/^ST5109/)
    const both = withSecondOpinion(closuresProgram(ir), () => generatedProgram(ir))
    for (const program of [generatedProgram(ir), fastProgram(ir), both])
      expect(answered(program)).toBe('2 moves')
  })

  test('an answer that only generated code finds too long is left to the reference', () => {
    const ir = irOfText(rejected(10))
    const dear = (): never => {
      throw new TooCostly('ST5119', 'too much', -1)
    }
    const fast = { ...generatedProgram(ir), begin: dear, legal: dear, apply: dear }
    const told: unknown[] = []
    const program = fastProgram(
      ir,
      (running) => told.push(running),
      () => fast,
    )
    expect(answered(program)).toBe('1 moves')
    expect(told).toEqual([])
  })
})

test('searches of many answers are not added up', () => {
  const ir = irOfText(summed.replace('at most 4', 'at most 60'))
  for (const program of [closuresProgram(ir), generatedProgram(ir)]) {
    const S = program.state
    program.fresh(S, 1, 2)
    program.begin(S)
    for (let i = 0; i < 150; i++) expect(program.legal(S)).toBe(2)
    expect(program.worked()).toBeGreaterThan(4_000_000)
  }
  expect(generatedProgram(ir).playouts?.play(1, 2)).toBe(60)
})

describe('in whole games', () => {
  // A shuffle needs the plain state.
  const onPlain = (text: string): string =>
    text
      .replace('play:\n', 'play:\n  - shuffle deck\n')
      .replace(
        'pieces:\n',
        '  deck: { holds: cards, pile: yes, seen by: nobody }\nbox:\n  deck: all cards\npieces:\n  card: { kinds: { ace: { copies: 2 } } }\n',
      )

  test.each([
    ['on the board', rejected],
    ['on the plain state', (n: number) => onPlain(rejected(n))],
  ])('%s each answer and each list may look at as many things as move by move', (_, of) => {
    const { playouts: long } = generatedProgram(irOfText(of(20_000)))
    expect(() => long?.play(1, 2)).toThrow(/looked at more than/)
    // What is left of one game does not count in the next.
    expect(() => long?.play(2, 2)).toThrow(/looked at more than/)
    // Four lists together look at more than one may.
    const { playouts: short } = generatedProgram(irOfText(of(400)))
    expect(short?.play(1, 2)).toBe(4)
  })
})

test('a game beyond its budget is called long, or its plies dear', () => {
  expect(tooMuchInGame(7564)).toContain(
    '7564 plies and took more work than any game should. Its plies are cheap',
  )
  expect(tooMuchInGame(176)).toContain('Each ply took about 136,364 steps and visits')
})
