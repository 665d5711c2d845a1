import { expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { Match } from '../../interpreter/match/match.ts'
import { plyInWords } from '../../interpreter/scene/plies-in-words.ts'
import { programFrom } from './play-typed.ts'

const CLIMB = `sandtable: 1
id: climb
title: Climb
players: { seats: [red, blue] }
pieces:
  marker:
    owner: fixed
    kinds:
      cone: { letter: C }
      runner: { letter: R }
places:
  slope:
    grid: ". . ."
    holds: markers
  stock: { each: player, holds: cones }
  tray: { each: player, holds: runners }
box:
  stock: 2 cones
  tray: 1 runner
track:
  thrown: dice
play:
  - turns from red, at most 4: you must climb
  - the game is drawn by dusk
actions:
  climb:
    choose:
      goal: spaces where empty
    then:
      - roll 1 dice to thrown
      - move all runners in your tray to goal
      - you must stop
  stop:
    then:
      - for each space where any runners on it:
          - move first runner on space to your tray
          - if any cones in your stock: move first cone in your stock to space
`

test('what takes the place of something else is told, and what came of a throw comes after it', () => {
  const request = { file: sourceFile('climb.yaml', CLIMB), host: memoryHost([]) }
  const match = Match.start(programFrom(request, undefined), { seed: 1 })
  for (const move of ['climb (a1)', 'stop']) expect(match.play(move)).toBeUndefined()
  const [climbed = '', stopped] = match.log().map((ply) => plyInWords(match.ir, ply))
  expect(climbed.replace(/rolled \d/u, 'rolled N')).toBe('red: climb (a1), rolled N')
  expect(stopped).toBe('red: stop (red runner from a1 to tray of red, red cone from stock of red to a1)')
})

/** What everybody is told when these moves are played. */
function told(rules: string, ...moves: readonly string[]): readonly string[] {
  const request = { file: sourceFile('told.yaml', rules), host: memoryHost([]) }
  const match = Match.start(programFrom(request, undefined), { seed: 1 })
  for (const move of moves) expect([move, match.play(move)]).toEqual([move, undefined])
  return match.log().map((ply) => plyInWords(match.ir, ply))
}

/** A runner goes ahead of the marker, which is brought up to it. */
const RUNNER = `sandtable: 1
id: ahead
title: Ahead
players: { seats: [red, blue] }
pieces:
  piece:
    owner: fixed
    kinds:
      marker: { letter: M, copies: 3 }
      runner: { letter: R, owner: nobody, copies: 1 }
places:
  lane: { lane: 6, holds: pieces, pile: yes }
  camp: { holds: runners, seen by: everyone }
  supply: { each: player, holds: markers, seen by: everyone }
box:
  camp: all runners
  supply: { marker: 3 }
play:
  - turns from red, at most 8:
      - you must advance
      - you must stop
  - the game is drawn by length
actions:
  advance:
    then:
      - let:
          old: first space in lane where any your markers on it
          goal: if old is none then first space in lane else step(old, onward)
      - if goal is not none: move first runner in camp onto goal
  stop:
    then:
      - for each runner on lane:
          - let:
              here: runner.space
          - move first your marker on lane to your supply
          - move first marker in your supply to here
          - move runner to camp
`

test('every piece that has moved is told where the notation names no space', () => {
  const round = ['advance', 'stop', 'advance', 'stop']
  expect(told(RUNNER, ...round, ...round).slice(4, 6)).toEqual([
    'red: advance (runner from camp to s2)',
    'red: stop (red marker from s1 to s2, runner from s2 to camp)',
  ])
})

/** Men that walk, push, change places, and all go up at once. */
const MEN = `sandtable: 1
id: men
title: Men
players: { seats: [red, blue] }
pieces:
  figure:
    owner: fixed
    kinds: { man: { letter: M, copies: 4 }, boy: { letter: B, copies: 1 } }
places:
  field:
    grid: |
      . . . .
      . . . .
      . . . .
    holds: figures
  hut: { each: player, holds: figures }
box:
  a1: 1 red man
  b1: 1 red man
  c1: 1 blue man
  d3: 1 red boy
  hut: 1 man
play:
  - turns from red, at most 20: you must walk or step up or push or swap or rise or enter
  - the game is drawn by dusk
actions:
  walk:
    choose:
      walker: your men on field
      goal: spaces on field where empty
    let:
      start: walker.space
    then: move walker to goal
    write: '{start}-{goal}'
  step up:
    choose:
      walker: your boys on field
      goal: spaces on field where empty
    then: move walker to goal
    write: 'B{goal}'
  push:
    choose:
      walker: your men on field
      other: enemy men on field
    let:
      start: walker.space
      goal: other.space
      beyond: step(other.space, right)
    only if:
      there is room: beyond is not none and beyond is empty
    then:
      - if beyond is not none: move other to beyond
      - move walker to goal
    write: '{start}>{goal}'
  swap:
    choose:
      walker: your men on field
      other: enemy men on field
    let:
      start: walker.space
      goal: other.space
    then:
      - move walker to your hut
      - move other to start
      - move walker to goal
    write: '{start}={goal}'
  rise:
    then:
      - for each man on field where owner is you:
          - let:
              goal: step(man.space, up)
          - if goal is not none and goal is empty: move man to goal
  enter:
    choose:
      walker: men in your hut
      goal: spaces on field where empty
    then: move walker to goal
    write: '{goal}'
`

test.each([
  ['names both spaces', 'a1-a2', 'a1-a2'],
  ['names only the goal, and the piece', 'Bc3', 'Bc3 (from d3)'],
  ['names both, and something else is pushed away', 'b1>c1', 'b1>c1 (blue man from c1 to d1)'],
  ['names both, and two have gone the way', 'b1=c1', 'b1=c1 (blue man from c1 to b1)'],
  ['names none', 'rise', 'rise (red man from a1 to a2, red man from b1 to b2)'],
  [
    'names the goal of one that enters, which may be a man or a boy',
    'a3',
    'a3 (red man from hut of red to a3)',
  ],
])('a move whose notation %s', (_, move, line) => {
  expect(told(MEN, move)).toEqual([`red: ${line}`])
})
