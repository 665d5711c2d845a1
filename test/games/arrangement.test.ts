import { describe, expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Fault } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { chance } from './loaded.ts'

function programWhere(where: string): Program {
  const text = `sandtable: 1
id: arranged
title: Arranged
players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
pieces:
  soldier: { owner: fixed, kinds: { scout: { letter: S }, bomb: { letter: B } } }
places:
  board:
    grid: |
      . . . . .
      . . . . .
      . . . . .
      . . . . .
    holds: 1 soldier
    seen by: owner
  army: { each: player, holds: soldiers, seen by: owner }
areas:
  home: own rows 1..2
  back row: own row 1
box:
  army: { scout: 3, bomb: 3 }
play:
  - arrange army on home by every player in secret where ${where}
  - turns from red, at most 2: turn
  - game is drawn by two turns
stages:
  turn: you may step
actions:
  step:
    choose:
      piece: your scouts on board
      goal: spaces in open line(piece, orthogonal, 1)
    then: move piece to goal
`
  const { ruleset } = loadRuleset({ file: sourceFile('arranged.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  expect(made?.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  if (made?.configured === undefined) throw new Error('not playable')
  return programOf(made.configured.checked)
}

describe('a setup under a condition', () => {
  const program = programWhere('soldier is scout or space is in your back row')

  test('is refused where it does not hold, with the piece and the space', () => {
    const match = Match.start(program, { seed: 1 })
    const before = match.snapshot()
    const refused = match.play('B..../BBSSS')
    expect(refused?.code).toBe('ST5010')
    expect(refused?.message).toBe('The rules allow no bomb on a2.')
    expect(match.snapshot()).toEqual(before)
    expect(match.play('SSS../BB..B')).toBe(undefined)
    expect(match.play('SSS../BB..B')).toBe(undefined)
  })

  test('is drawn so that it holds, all such layouts equally likely', () => {
    const below = chance(4)
    const seen = new Map<number, number>()
    for (let i = 0; i < 3_000; i++) {
      const match = Match.start(program, { seed: 1 })
      const layout = match.sampleLayout(below) ?? []
      expect(match.playLayout(layout)).toBe(undefined)
      for (const space of layout.slice(3)) seen.set(space, (seen.get(space) ?? 0) + 1)
    }
    expect(seen.size).toBe(5)
    for (const count of seen.values()) expect(Math.abs(count - 1_800)).toBeLessThan(150)
  })

  test('lets games be played at random, by both back ends alike', () => {
    const [one, other] = [program, generatedProgram(program.ir)].map((backEnd) => {
      const going = run(backEnd, 30, 'arranged')
      let next = going.next()
      while (next.done !== true) next = going.next()
      return next.value
    })
    expect(one?.faults.length).toBe(0)
    expect(one?.games).toBe(30)
    expect(other).toEqual(one)
  })

  test('that can hardly be met is searched for; that cannot be is a coded fault', () => {
    const tight = Match.start(
      programWhere('soldier is scout or space is not d1 and space is not e1 and space is in your back row'),
      {
        seed: 1,
      },
    )
    expect(tight.sampleLayout(chance(1))).toHaveLength(6)
    const none = Match.start(programWhere('soldier is scout'), { seed: 1 })
    let thrown: unknown
    try {
      none.sampleLayout(chance(1))
    } catch (error) {
      thrown = error
    }
    expect(thrown instanceof Fault && thrown.code).toBe('ST5117')
  })
})
