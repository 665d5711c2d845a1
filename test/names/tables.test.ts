import { describe, expect, test } from 'vitest'
import type { NameTables } from '../../grammar/names/tables.ts'
import { typedWords } from '../../grammar/types/typed.ts'
import { configured, planned, smallGame, told } from './small-game.ts'

const TEXT = smallGame(`
play:
  - turns from red: you must put
track:
  # How many stones have been put.
  puts: 0
terms:
  crowded(space): number of stones on board > 3
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      there is room: not crowded(goal)
    then:
      - move first thing in your supply to goal
      - add 1 to puts
      - for each rock on board:
          - for each stone called other on board: add 1 to puts
    write: "{goal}"
`)

/** The offset of the nth occurrence of some words in the text. */
function at(words: string, nth = 1): number {
  let found = -1
  for (let i = 0; i < nth; i++) found = TEXT.indexOf(words, found + 1)
  if (found < 0) throw new Error(`the text does not hold ${words}`)
  return found
}

function tables(): NameTables {
  return configured(TEXT).checked.names
}

test('a name in a text leads to what declares it, and from there to all its uses', () => {
  const names = tables()
  const symbol = names.symbolAt('small.yaml', at('goal)') + 1)
  expect(symbol).toMatchObject({ sort: 'choice', name: 'goal', owner: { sort: 'action', name: 'put' } })
  if (symbol === undefined) return
  expect(names.referencesOf(symbol).map(({ span, role }) => [role, span.start])).toEqual([
    ['declaration', at('goal:')],
    ['use', at('goal)')],
    ['use', at('to goal') + 3],
    ['use', at('{goal}') + 1],
  ])
})

test('singular and plural are one symbol, and a loop is named after its class', () => {
  const names = tables()
  const rock = names.symbolAt('small.yaml', at('rock:'))
  expect(rock).toMatchObject({ sort: 'kind', name: 'rock' })
  const stone = names.symbolAt('small.yaml', at('stones on board'))
  expect(stone).toMatchObject({ sort: 'kind', name: 'stone' })
  expect(stone).toBe(names.symbolAt('small.yaml', at('stone called')))
  expect(names.symbolAt('small.yaml', at('other on'))).toMatchObject({ sort: 'variable', name: 'other' })
})

test('a symbol carries the comment above it, and its type', () => {
  const names = tables()
  const puts = names.symbolAt('small.yaml', at('puts:'))
  expect(puts?.doc).toBe('How many stones have been put.')
  expect(puts === undefined ? undefined : names.typeOf(puts)?.type.kind).toBe('number')
})

test('every expression has a type, the shortest around a place first', () => {
  const names = tables()
  const typeAt = (offset: number): string => {
    const found = names.typeAt('small.yaml', offset)
    return found === undefined ? 'none' : typedWords(found)
  }
  expect(typeAt(at('goal)') + 1)).toBe('a space')
  expect(typeAt(at('not crowded'))).toBe('true or false')
  expect(typeAt(at('first thing'))).toBe('a thing or none')
})

test('what can be seen from a place: choices, loops and the thing looked at', () => {
  const names = tables()
  const seen = (offset: number): readonly string[] =>
    names.scopeAt('small.yaml', offset).variables.map(({ symbol }) => symbol.name)
  expect(seen(at('to goal') + 4)).toEqual(['action', 'goal'])
  expect(seen(at('add 1 to puts', 2) + 2)).toEqual(['action', 'goal', 'rock', 'other'])
  expect(names.scopeAt('small.yaml', at('empty', 2)).it?.type.kind).toBe('space')
})

test('what places hold and what lies in the box are uses, too', () => {
  const names = tables()
  expect(names.symbolAt('small.yaml', at('thing\n'))).toMatchObject({ sort: 'class', name: 'thing' })
  expect(names.symbolAt('small.yaml', at('stone: 4'))).toMatchObject({ sort: 'kind', name: 'stone' })
  expect(names.symbolAt('small.yaml', at('supply: { stone'))).toMatchObject({ sort: 'place', name: 'supply' })
})

const RICH = smallGame(`
values: { colour: [ white, black ] }
options:
  starting colour: colour = black
  most steps: 1..9 = 3
track:
  shade: colour = white
  holder: thing or none
  each second half:
    answers: 0
areas:
  home: a1, b1, c1, d1, a2, b2, c2, d2
setups:
  in the corner:
    of: supply on home
    rows: |
      O O O O
      R R . .
tables:
  beats(thing, thing) gives true or false:
    except:
      always: any, any => true
terms:
  tint(thing) gives colour: white
play:
  - turns from red: you must put
stages:
  second half:
    - add 1 to answers
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      there is room: goal is empty
    then:
      - move first thing in your supply to goal
    write: "{goal.column}"
history:
  walk: put when goal is last.goal
says:
  there is room: There is no room.
rulings:
  which colour: { asked: Which?, chosen: Black., option: starting colour }
`)

describe('texts that are read by code which knows no symbols', () => {
  test('the game of these tests has no mistakes', () => {
    expect(told(RICH)).toEqual([])
  })

  const names = configured(RICH).checked.names
  test.each([
    ['type of an option', 'colour = black', 'enumeration', 'colour'],
    ['default of an option', 'black\n', 'value', 'black'],
    ['type of what is tracked', 'thing or none', 'class', 'thing'],
    ['default of what is tracked', 'white\n', 'value', 'white'],
    ['the stage of `each STAGE`', 'second half:', 'stage', 'second half'],
    ['the place of a setup', 'supply on home', 'place', 'supply'],
    ['the area of a setup', 'home\n', 'area', 'home'],
    ['what a term gives', 'colour: white', 'enumeration', 'colour'],
    ['a slot of `write`', 'goal.column', 'choice', 'goal'],
    ['what the last action chose', 'goal\nsays', 'choice', 'goal'],
    ['the option of a ruling', 'starting colour }', 'option', 'starting colour'],
  ])('%s', (_, words, sort, name) => {
    const offset = RICH.indexOf(words)
    expect(offset).toBeGreaterThan(0)
    expect(names.referenceAt('small.yaml', offset)).toMatchObject({ role: 'use', symbol: { sort, name } })
  })
})

describe('examples', () => {
  const text = smallGame(`
play:
  - turns from red: you must put
track:
  each player: { puts: 0 }
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      not at once: goal is not a1
    then:
      - move first thing in your supply to goal
      - add 1 to your puts
examples:
  a stone is put:
    given:
      supply of red: 2 stones, red rock
      now: turn of red
      each player: { puts: 1 }
    play:
      - red: put (b1)
      - legal: [ put (c1), put (2 red rocks and stone) ]
      - blue cannot: put (a1)
        because: not at once
      - check: red.puts is 2
`)
  const { names } = planned(text)
  test.each([
    ['the place of what is given', 'supply of red', 'place', 'supply'],
    ['its owner', 'red: 2', 'seat', 'red'],
    ['kinds', 'stones, red', 'kind', 'stone'],
    ['owners of kinds', 'red rock', 'seat', 'red'],
    ['kinds behind owners', 'rock\n      now', 'kind', 'rock'],
    ['whose turn it is', 'red\n      each', 'seat', 'red'],
    ['what is tracked of each player', 'puts: 1', 'tracked', 'puts'],
    ['who moves', 'red: put', 'seat', 'red'],
    ['what is done', 'put (b1)', 'action', 'put'],
    ['what cannot be done', 'put (a1)', 'action', 'put'],
    ['a thing in a move', 'rocks and', 'kind', 'rock'],
    ['its owner in a move', 'red rocks and', 'seat', 'red'],
    ['another thing in a move', 'stone) ]', 'kind', 'stone'],
    ['by whom', 'blue cannot', 'seat', 'blue'],
    ['because of what', 'not at once\n      - check', 'condition', 'not at once'],
    ['conditions', 'puts is 2', 'tracked', 'puts'],
  ])('%s', (_, words, sort, name) => {
    const offset = text.indexOf(words)
    expect(offset).toBeGreaterThan(0)
    expect(names.referenceAt('small.yaml', offset)).toMatchObject({ role: 'use', symbol: { sort, name } })
  })
})
