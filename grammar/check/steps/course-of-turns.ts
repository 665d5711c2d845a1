import { arithmetic, cell, compare, constant, loadWord, not, disjunction } from '../../ir/build.ts'
import { LARGEST_WORD, NONE, type ExprIR, type StepIR } from '../../ir/ir.ts'
import type { CourseStep } from '../../names/language-words.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { oneMoreTurn, says, turnsToMiss, wayOfPlay } from '../elaboration/course.ts'

/** The effect of a step that changes the order of turns; `seat` is the player it concerns. */
export function courseStep(
  el: Pick<Reading, 'memory' | 'world'>,
  name: CourseStep,
  seat: ExprIR,
  origin: number,
): StepIR {
  const set = (base: number, index: ExprIR, value: ExprIR, least: number, most: number): StepIR => ({
    step: 'store',
    base,
    index,
    value,
    least,
    most,
    orNone: false,
    origin,
  })
  const { world } = el
  switch (name) {
    case 'play turns round': {
      const at = wayOfPlay(el)
      return set(
        at,
        constant(0),
        arithmetic('sub', constant(world.seats.length), cell(at)),
        1,
        world.seats.length,
      )
    }
    case 'another turn':
      return set(oneMoreTurn(el), constant(0), constant(1), 0, 1)
    case 'miss turn': {
      const base = turnsToMiss(el)
      return set(base, seat, arithmetic('add', loadWord(base, seat), constant(1)), 0, MOST_MISSED)
    }
  }
}

/** More turns than any player misses in a row. */
const MOST_MISSED = 1000

/** The body of a turn: repeated for each extra turn the player has while turns go on, skipped if they have one to miss. */
export function wholeTurn(
  el: Reading,
  body: readonly StepIR[],
  turns: {
    readonly reset: readonly { readonly at: number; readonly start: readonly number[] }[]
    readonly while: ExprIR | undefined
  },
  origin: number,
): readonly StepIR[] {
  const { reset, while: goesOn } = turns
  let steps = body
  if (says(el.game, 'another turn')) {
    const at = oneMoreTurn(el)
    const store = (to: number, value: number): StepIR => ({
      step: 'store',
      base: to,
      index: constant(0),
      value: constant(value),
      least: NONE,
      most: LARGEST_WORD,
      orNone: true,
      origin,
    })
    const afresh = reset.flatMap((words) => words.start.map((value, i) => store(words.at + i, value)))
    steps = [
      {
        step: 'loop',
        cell: el.local('turns in a row', 'number'),
        while: undefined,
        until: disjunction([
          compare('eq', cell(at), constant(0)),
          ...(goesOn === undefined ? [] : [not(goesOn)]),
        ]),
        atMost: constant(LARGEST_WORD),
        body: [store(at, 0), ...afresh, ...steps],
        origin,
      },
    ]
  }
  if (says(el.game, 'miss turn')) {
    const base = turnsToMiss(el)
    const left = loadWord(base, el.readYou())
    const miss: StepIR = {
      step: 'store',
      base,
      index: el.readYou(),
      value: arithmetic('sub', left, constant(1)),
      least: 0,
      most: MOST_MISSED,
      orNone: false,
      origin,
    }
    steps = [{ step: 'if', condition: compare('lt', constant(0), left), then: [miss], else: steps, origin }]
  }
  return steps
}
