import { describe, expect, test } from 'vitest'
import { smallGame, told } from './small-game.ts'

const PLAY = `
play:
  - turns from red: you must put
actions:
  put:
    choose:
      goal: spaces where empty
    then:
      - move first thing in your supply to goal
    write: "{goal}"
`

/** The problems with a type that is tracked for the game, for each space or for each thing, or that an option has. */
function said(where: 'game' | 'space' | 'thing' | 'option', type: string): readonly string[] {
  switch (where) {
    case 'game':
      return told(smallGame(`track: { heat: ${type} }${PLAY}`))
    case 'space':
      return told(smallGame(`track: { each space: { heat: ${type} } }${PLAY}`))
    case 'thing':
      return told(smallGame(PLAY).replace('owner: fixed,', `owner: fixed, track: { heat: ${type} },`))
    case 'option':
      return told(smallGame(`options: { heat: ${type} }${PLAY}`))
  }
}

const EVERYWHERE = ['game', 'space', 'thing'] as const

describe.each(EVERYWHERE)('what is tracked of each %s', (where) => {
  test.each([
    ['9..1 = 3', ['ST4018 A range goes upwards: `1..9`.']],
    ['1..9 = 30', ['ST4018 30 is not a number 1..9.']],
    ['1..9 = 9', []],
    ['direction or none', []],
    ['player or none', []],
    ['space or none', []],
    ['thing or none', []],
    ['stone or none', []],
    ['true or false = true', []],
    ['stoone or none', ['ST4004 There is no type called `stoone`.']],
    ['stones or none', ['ST4005 Sets as values are not supported yet.']],
    ['bag of 1..6', []],
    ['dice', []],
  ])('%s', (type, expected) => {
    expect(said(where, type)).toEqual(expected)
  })
})

test('an option has the same ranges', () => {
  expect(said('option', '9..1 = 3')).toEqual(['ST4018 A range goes upwards: `1..9`.'])
  expect(said('option', '1..9 = 30')).toEqual(['ST4018 30 is not a number 1..9.'])
  expect(said('option', 'stone')).toEqual(['ST4004 There is no type called `stone`.'])
})

describe('a kind is a type', () => {
  const game = (then: string): string =>
    smallGame(`track: { mover: stone or none }${PLAY}`).replace('to goal\n', `to goal\n      - ${then}\n`)

  test('a thing of that kind fits', () => {
    expect(told(game('set mover to first stone in your supply'))).toEqual([])
  })

  test('a thing that may be of another kind does not', () => {
    expect(told(game('set mover to first thing in your supply'))).toEqual([
      'ST4102 This may be a rock; only `stone` is allowed here.',
    ])
  })

  test('a parameter takes no other kind', () => {
    const text = smallGame(`${PLAY}stages:
  bury(stone): move stone to supply of red
`).replace('to goal\n', 'to goal\n      - for each thing on board: bury(thing)\n')
    expect(told(text)).toEqual(['ST4102 This may be a rock; only `stone` is allowed here.'])
    expect(
      told(text.replace('for each thing on board: bury(thing)', 'for each stone on board: bury(stone)')),
    ).toEqual([])
  })
})
