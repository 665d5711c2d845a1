import { describe, expect, test } from 'vitest'
import { runExamples } from './run-examples.ts'
import { problems, smallGame, told } from './small-game.ts'

/** The small game with these choices and steps. */
function game(choose: string, then: string, more = ''): string {
  return smallGame(`play:
  - turns from red: you must put
track: { puts: 0, marks: 0 }
terms:
  filled: number of things on board
actions:
  put:
    choose:
      goal: spaces where empty
      ${choose}
    then:
      - move first thing in your supply to goal
      ${then}
    write: "{goal}"
${more}`)
}

describe('a name hides no other', () => {
  test.each([
    ['stone: things on board', 'The choice `stone` hides the kind of that name.'],
    ['stones: things on board', 'The choice `stones` hides the kind of that name.'],
    ['supply: things on board', 'The choice `supply` hides the place of that name.'],
    ['puts: things on board', 'The choice `puts` hides the tracked value of that name.'],
    ['filled: things on board', 'The choice `filled` hides the term of that name.'],
    ['red: things on board', 'The choice `red` hides the seat of that name.'],
    ['you: things on board', 'The choice `you` hides the word of the language of that name.'],
    ['up: things on board', 'The choice `up` hides the direction of that name.'],
  ])('%s', (choose, message) => {
    expect(told(game(choose, '- add 1 to marks'))).toEqual([`ST4135 ${message}`])
  })

  test.each([
    [
      '- for each thing called goal on board: add 1 to marks',
      'ST4135 The variable `goal` hides the choice of that name.',
    ],
    [
      '- for each player:\n          - for each player: add 1 to marks',
      'ST4135 The variable `player` hides the variable of that name.',
    ],
    [
      '- let:\n          puts: 1',
      'ST4135 The name given by `let` `puts` hides the tracked value of that name.',
    ],
    [
      '- if any thing called rock on board where rock is in board: add 1 to marks',
      'ST4135 The variable `rock` hides the kind of that name.',
    ],
    [
      '- if any thing called rock on board: add 1 to marks',
      'ST4135 The variable `rock` hides the kind of that name.',
    ],
    [
      '- add number of things called goal on board to marks',
      'ST4135 The variable `goal` hides the choice of that name.',
    ],
  ])('%s', (then, message) => {
    expect(told(game('', then))).toEqual([message])
  })

  test('both declarations are shown, and a name that is free', () => {
    const [found] = problems(game('stone: things on board', '- add 1 to marks'))
    expect(found?.related?.map(({ label }) => label)).toEqual(['the kind'])
    expect(found?.help).toBe('Give it another name, such as `chosen stone`.')
  })

  test.each(['thing: things on board', 'stone: stones on board', 'player: players where you is red'])(
    'a thing may be called like its class: %s',
    (choose) => {
      expect(told(game(choose, '- add 1 to marks'))).toEqual([])
    },
  )
})

describe('singular and plural are one name', () => {
  test('a class word inside its own loop is the class', () => {
    const steps = `
      - for each player:
          - for each player called other: add 1 to marks
      - for each stone in supply of red:
          - for each stone called other in supply of blue: add 1 to marks`
    const text = game('', steps.trim(), examples('marks is 16'))
    expect(told(text)).toEqual([])
    expect(runExamples(text)).toEqual([])
  })

  test('what a thing is not is never taken for another thing', () => {
    const then =
      '- for each rock on board:\n          - if goal is empty and rock is not stone: add 1 to marks'
    expect(told(game('', then))).toEqual([])
    const both = `- for each thing called other on board:
          - for each rock on board:
              - if other is rock: add 1 to marks`
    expect(told(game('', both))).toEqual(['ST4103 `rock` could mean the thing or its kind.'])
  })
})

describe('a let that uses an earlier one', () => {
  test('is worked out behind it', () => {
    const text = smallGame(`play:
  - turns from red: you must put
track: { above board: 0 }
actions:
  put:
    choose:
      goal: spaces where empty
    let:
      start: goal
      above: step(start, up)
      further: step(above, up)
    only if:
      it is not the top row: above is not none
    then:
      - move first thing in your supply to goal
      - if further is none: add 1 to above board
    write: "{goal} {above}"
${examples('above board is 0', 'a1 a2')}`)
    expect(told(text)).toEqual([])
    expect(runExamples(text)).toEqual([])
  })
})

function examples(check: string, move = 'a1'): string {
  return `examples:
  one move:
    play:
      - red: ${move}
      - check: ${check}
`
}
