import { expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { Match } from '../../interpreter/match/match.ts'
import { toldPly } from '../../interpreter/scene/told-move.ts'
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
  const [climbed = '', stopped] = match.log().map((ply) => toldPly(match.ir, ply))
  expect(climbed.replace(/\d$/u, 'N')).toBe('red: climb (a1) rolled N')
  expect(stopped).toBe('red: stop (red runner from a1 to tray of red, red cone from stock of red to a1)')
})
