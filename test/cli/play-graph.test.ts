import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Match } from '../../interpreter/match/match.ts'
import { boardLines } from '../../interpreter/scene/board-text.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { programFrom } from './play-typed.ts'

const TRAILS = `sandtable: 1
id: trails
title: Trails
players: { seats: [ red, blue ] }
pieces:
  hiker: { owner: fixed, kinds: { hiker: { letter: H } } }
places:
  hills:
    graph: inn-mill-keep, mill-ford
    spots: { inn: [10, 10], mill: [30, 10], keep: [50, 10], ford: [30, 30] }
    holds: up to 2 hikers
    seen by: everyone
  supply: { each: player, holds: hikers, seen by: everyone }
box:
  supply: 2 hikers
play:
  - turns from red, at most 4: you must set out or else nothing
  - the game is drawn by nightfall
actions:
  set out:
    choose:
      goal: spaces where room(it) > 0
    then: move first hiker in your supply to goal
    write: "{goal}"
`

test('a graph is drawn as it lies, with whoever stands there, and told space by space where there is no room', () => {
  const program = programFrom({ file: sourceFile('trails.yaml', TRAILS), host: memoryHost([]) }, 2)
  const match = Match.start(program, { seed: 1 })
  for (const move of ['mill', 'mill', 'ford']) match.play(move)
  const lines = (width?: number): readonly string[] => {
    const [board] = sceneOf(program.ir, match.view(0)).boards
    return board === undefined
      ? []
      : boardLines(board, { color: false, ...(width === undefined ? {} : { width }) })
  }
  expect(lines(80)).toMatchInlineSnapshot(`
    [
      "inn  · ·  mill:Hh  · · keep",
      "             ·",
      "             ·",
      "          ford:H",
    ]
  `)
  expect(lines(20)).toEqual(lines())
  expect(lines()[1]).toMatch(/^mill {2}H h /u)
})
