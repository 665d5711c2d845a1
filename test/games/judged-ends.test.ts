import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/index.ts'
import { Match } from '../../interpreter/index.ts'
import { irOfText } from '../codegen/texts.ts'

/* When ends are tested, and which of them counts. Every game is one of counting; its end is told by its score. */

interface Game {
  readonly play: string
  readonly stages?: string
  readonly then: string
  readonly end: string
  readonly more?: string
}

const game = ({
  play,
  stages = '  stuck: opponent wins by blockade',
  then,
  end,
  more = '',
}: Game): string => `sandtable: 1
id: counting
title: Counting
implements: { game: Counting, owner: nobody, note: made up }
players:
  seats: [ann, bob]
track:
  total: 0
  steps: 0
play:
${play}
stages:
${stages}
actions:
  add:
    only if:
      there is room: steps < 9
    then:
${then}
${more}
end:
${end}
`

const OVER = `  enough:
    when: total >= 3
    winner: ann
`
const TURNS = '  - turns from ann, at most 20: you must add or else stuck\n  - the game is drawn by time'

const programs: readonly (readonly [string, (text: string) => Program])[] = [
  ['closures', (text) => closuresProgram(irOfText(text))],
  ['generated code', (text) => generatedProgram(irOfText(text))],
]

/** The moves that are made until the game is over, its reason, and the values it ends with. */
function played(program: Program): {
  readonly moves: readonly string[]
  readonly reason: string
  total: number
} {
  const match = Match.start(program, { seed: 'x' })
  const moves: string[] = []
  while (match.result() === undefined && moves.length < 30) {
    const [first] = match.moves()
    if (first === undefined) break
    moves.push(first.notation)
    match.play(first.notation)
  }
  const { regions } = program.ir.memory
  const at = regions.find(({ name }) => name === 'total')?.at ?? 0
  return { moves, reason: match.result()?.reason ?? '', total: match.snapshot()[at] ?? 0 }
}

describe.each(programs)('in %s', (_, make) => {
  const outcome = (
    text: string,
  ): { readonly plies: number; readonly reason: string; readonly total: number } => {
    const { moves, reason, total } = played(make(text))
    return { plies: moves.length, reason, total }
  }
  const STEP = '      - add 1 to steps\n'

  test('the rest of an action is done before the game ends', () => {
    const then = `${STEP}      - add 3 to total\n      - add 4 to total`
    expect(outcome(game({ play: TURNS, then, end: OVER }))).toEqual({ plies: 1, reason: 'enough', total: 7 })
  })

  test('an end that holds only in the middle of an action does not count', () => {
    const then = `${STEP}      - add 3 to total\n      - set total to 0`
    const { reason } = outcome(game({ play: TURNS, then, end: OVER }))
    expect(reason).toBe('blockade')
  })

  test('at once means in the middle of an action', () => {
    const then = `${STEP}      - add 3 to total\n      - add 4 to total`
    const end = `${OVER}    at once: yes\n`
    expect(outcome(game({ play: TURNS, then, end }))).toEqual({ plies: 1, reason: 'enough', total: 3 })
  })

  test('nothing ends in the middle of a setup', () => {
    const play = `  - set total to 5\n  - set total to 1\n${TURNS}`
    expect(outcome(game({ play, then: `${STEP}      - add 1 to total`, end: OVER }))).toEqual({
      plies: 2,
      reason: 'enough',
      total: 3,
    })
  })

  test('an end that holds before a question comes instead of it', () => {
    const play = `  - set total to 5\n${TURNS}`
    expect(outcome(game({ play, then: STEP, end: OVER }))).toEqual({ plies: 0, reason: 'enough', total: 5 })
  })

  test.each(['every player in secret', 'every player in secret and unnoticed'])(
    'an end that holds comes before what %s is asked',
    (head) => {
      const play = `  - set total to 3\n  - ${head}: you may add\n  - the game is drawn by time`
      const text = game({ play, then: '      - set your mark to 2', end: OVER })
        .replace('  total: 0', '  each player in secret: { mark: 0..3 = 0 }\n  total: 0')
        .replace('steps < 9', 'total is 3')
      expect(outcome(text)).toEqual({ plies: 0, reason: 'enough', total: 3 })
    },
  )

  test('an end is tested when an action is over, before the rest of the turn', () => {
    const play =
      '  - turns from ann, at most 20:\n      - you must add or else stuck\n      - set total to 0\n  - the game is drawn by time'
    const then = `${STEP}      - add 3 to total`
    expect(outcome(game({ play, then, end: OVER }))).toEqual({ plies: 1, reason: 'enough', total: 3 })
  })

  test('leaving a stage ends the action, and ends are tested then', () => {
    const play =
      '  - turns from ann, at most 20:\n      - turn\n      - set total to 0\n  - the game is drawn by time'
    const stages = '  turn: you must add or else stuck\n  stuck: opponent wins by blockade'
    const then = `${STEP}      - add 3 to total\n      - end turn`
    expect(outcome(game({ play, stages, then, end: OVER }))).toEqual({ plies: 1, reason: 'enough', total: 3 })
  })

  test('what an action defers belongs to it', () => {
    const stages = '  stuck: opponent wins by blockade\n  go further: add 4 to total'
    const then = `${STEP}      - add 3 to total\n      - later go further, at most 1`
    expect(outcome(game({ play: TURNS, stages, then, end: OVER }))).toEqual({
      plies: 1,
      reason: 'enough',
      total: 7,
    })
  })

  test('each answer to a question that is asked repeatedly is an action', () => {
    const play = '  - turns from ann, at most 20: you may add repeatedly\n  - the game is drawn by time'
    const then = `${STEP}      - add 2 to total`
    expect(outcome(game({ play, then, end: OVER })).reason).toBe('enough')
  })

  test('a pass of a loop in time is over before an end counts', () => {
    const play = `  - repeat 5 times:\n      - add 4 to total\n      - if total < 8: set total to 5\n        else: nothing\n${TURNS}`
    expect(outcome(game({ play, then: STEP, end: OVER }))).toEqual({ plies: 0, reason: 'enough', total: 5 })
  })

  const DRAWN = '  too long:\n    when: steps >= 9\n    drawn: yes\n'

  test('that nobody can move comes before a draw', () => {
    expect(outcome(game({ play: TURNS, then: STEP, end: DRAWN })).reason).toBe('blockade')
  })

  test('values that are set to something fixed come in between', () => {
    const play =
      '  - turns from ann, at most 20:\n      - set total to 0\n      - you must add or else stuck\n  - the game is drawn by time'
    expect(outcome(game({ play, then: STEP, end: DRAWN })).reason).toBe('blockade')
  })

  test('a draw counts if anything else happens before somebody cannot move', () => {
    const play =
      '  - turns from ann, at most 20:\n      - add 1 to total\n      - you must add or else stuck\n  - the game is drawn by time'
    expect(outcome(game({ play, then: STEP, end: DRAWN })).reason).toBe('too long')
  })

  test('a draw counts if the next player can move', () => {
    const end = DRAWN.replace('>= 9', '>= 5')
    expect(outcome(game({ play: TURNS, then: STEP, end }))).toMatchObject({ plies: 5, reason: 'too long' })
  })

  test('a draw can be put before it', () => {
    const end = `${DRAWN}    before: nobody can move\n`
    expect(outcome(game({ play: TURNS, then: STEP, end })).reason).toBe('too long')
  })

  test('a win comes before a draw that it names', () => {
    const win = '  ann has it:\n    when: steps >= 9\n    winner: ann\n'
    const can = game({ play: TURNS, then: STEP, end: `${DRAWN}${win}` }).replace('steps < 9', 'steps < 99')
    expect(outcome(can).reason).toBe('too long')
    expect(outcome(`${can.trimEnd()}\n    before: too long\n`).reason).toBe('ann has it')
  })
})
