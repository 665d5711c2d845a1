import { expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { mutantsOf, withMutant } from '../../interpreter/mutants/mutants.ts'
import { testMutants } from '../../interpreter/mutants/test-mutants.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import { corpus, corpusText } from '../corpus/corpus.ts'

const host = memoryHost([])

const GAME = `sandtable: 1
id: climb
title: Climb by 3
players: { seats: [ red, blue ] }
track:
  height: 0..20 = 0
numbers:
  step: 2
play:
  - turns from red, at most 40: you must go up
actions:
  go up:
    only if:
      there is room: height < 10
    then:
      - add step to height
      - say Up
end:
  the top is reached:
    when: height >= 10
    drawn: yes
`

const EXAMPLES = `examples:
  five times two is the top:
    play:
      - red: go up
      - check: height is 2
      - blue: go up
      - red: go up
      - blue: go up
      - check: height is 8
      - red: go up
      - ends: the game is drawn by the top is reached
`

function fates(text: string): readonly string[] {
  const file = sourceFile('climb.yaml', text)
  return [...testMutants({ file, host }, mutantsOf({ file, host }))].map(
    ({ mutant: { before, after }, fate }) => `${before} -> ${after}: ${fate}`,
  )
}

test('each number, sign, condition and step is changed in turn; words for people are not', () => {
  const changed = fates(GAME + EXAMPLES)
  expect(changed).toEqual([
    '0 -> 1: refused',
    '20 -> 21: survived',
    '0 -> 1: caught',
    '2 -> 3: caught',
    'at most -> at least: refused',
    '40 -> 41: survived',
    'you must go up -> nothing: refused',
    'you -> opponent: caught',
    'must -> may: survived',
    'height < 10 -> true: survived',
    '< -> <=: survived',
    '10 -> 11: survived',
    'add step to height -> nothing: caught',
    'say Up -> nothing: survived',
    'height >= 10 -> false: caught',
    '>= -> >: caught',
    '10 -> 11: caught',
  ])
})

test('words of the language in a name are no words to change', () => {
  const named = (GAME + EXAMPLES).replaceAll('height', 'steps at most')
  expect(fates(named).filter((fate) => fate.startsWith('at most'))).toEqual(['at most -> at least: refused'])
  expect(fates(named).length).toBe(fates(GAME + EXAMPLES).length)
})

test('without examples nothing is caught', () => {
  expect(fates(GAME).filter((fate) => fate.endsWith('caught'))).toEqual([])
  expect(fates(GAME).filter((fate) => fate.endsWith('survived')).length).toBeGreaterThan(5)
})

test('a mutant changes its place and nothing else', () => {
  for (const file of corpus().slice(0, 6)) {
    const all = mutantsOf({ file, host })
    expect(all.length, file.name).toBeGreaterThan(10)
    for (const mutant of all) {
      const text = withMutant(mutant)
      expect(text.slice(0, mutant.span.start)).toBe(file.text.slice(0, mutant.span.start))
      expect(text.slice(text.length - (file.text.length - mutant.span.end))).toBe(
        file.text.slice(mutant.span.end),
      )
      expect(text).not.toBe(file.text)
    }
  }
})

test('where spaces are drawn is no rule', () => {
  const text = `sandtable: 1
id: ford
title: Ford
places:
  land: { graph: mill-ford, spots: { mill: [ 10, 10 ], ford: [ 30, 10 ] }, holds: up to 2 carts }
`
  const changed = mutantsOf({ file: sourceFile('ford.yaml', text), host }).map(({ before }) => before)
  expect(changed).toEqual(['2'])
})

test('values that must be different may be alike, which an example notices', () => {
  const file = sourceFile('apothecaries.yaml', corpusText('apothecaries.yaml'))
  const changed = mutantsOf({ file, host }).filter(({ before }) => before.startsWith('different'))
  const found = [...testMutants({ file, host }, changed)]
  expect(found.map(({ mutant: { before, after }, fate }) => `${before}-> ${after}: ${fate}`)).toEqual([
    'different -> : caught',
  ])
})

test('the first example that notices is enough, unless all are wanted', () => {
  const two = `${EXAMPLES}  one step is two high:
    play:
      - red: go up
      - check: height is 2
`
  const file = sourceFile('climb.yaml', GAME + two)
  const changed = mutantsOf({ file, host }).filter(({ before }) => before === 'add step to height')
  expect([...testMutants({ file, host }, changed)].map(({ by }) => by)).toEqual([['one step is two high']])
  expect([...testMutants({ file, host }, changed, true)].map(({ by }) => by)).toEqual([
    ['one step is two high', 'five times two is the top'],
  ])
})

test('a change that makes the rules look at very much more is noticed before they have done so', () => {
  const text = `sandtable: 1
id: hike
title: Hike
players: { seats: [ red, blue ] }
pieces:
  boot: { kinds: { boot: { letter: B } } }
places:
  moor: { grid: 9 by 9, holds: 1 boot }
box: { a1: boot }
play:
  - turns from red, at most 4: you must hike
  - game is drawn by rain
actions:
  hike:
    choose:
      way: in succession 1..3 spaces where it is b2 and it is empty
    only if:
      it leads to the hut at once: last of way is b2 and number of spaces in way is 1
    then: nothing
examples:
  one day:
    play:
      - red: b2
`
  const file = sourceFile('hike.yaml', text)
  const changed = mutantsOf({ file, host })
    .filter(({ before, after }) => before === 'and' && after === 'or')
    .slice(0, 1)
  expect([...testMutants({ file, host }, changed)].map(({ fate }) => fate)).toEqual(['caught'])
})

test('an example whose game the checker refuses after the change has noticed nothing', () => {
  const request = requestFor('stratego')
  const changed = mutantsOf(request).filter(({ before, after }) => before === 'miner' && after === 'any')
  expect([...testMutants(request, changed, true)].map(({ fate, by }) => [fate, by])).toEqual([
    ['refused', []],
  ])
})
