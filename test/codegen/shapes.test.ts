import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import type { Limits } from '../../interpreter/codegen/code/sizes.ts'
import { LIMITS } from '../../interpreter/codegen/code/sizes.ts'
import { generateLists } from '../../interpreter/codegen/move-lists.ts'
import { generateMachine } from '../../interpreter/codegen/move-machine.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { SHAPE_NAMES } from '../../interpreter/codegen/shapes/shapes.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED } from '../../interpreter/host-node/shipped.ts'
import { corpus } from '../corpus/corpus.ts'
import { Lockstep } from './lockstep.ts'
import { irFor } from './shipped.ts'
import { irOfText } from './texts.ts'

/** Asks about each space by what can be reached from it. */
const INLETS = `sandtable: 1
id: inlets
title: Inlets
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { pebble: { letter: S } } }
places:
  board:
    grid: |
      . . . . . . .
      . . . ~ . . .
      . ~ . . . ~ .
      . . . . . . .
      . ~ . . ~ . .
      . . ~ . . . .
    holds: 1 stone
    seen by: everyone
  supply: { each: player, holds: stones, seen by: everyone }
box:
  supply: { pebble: 20 }
areas:
  shore: row 1
track:
  each player: { points: 0..9999 = 0 }
terms:
  lonely: all spaces where empty and no spaces in reached(it, all spaces where empty) where it is in shore
play:
  - turns from red, at most 30: you must put
  - rank players by points
actions:
  put:
    choose:
      goal: spaces where empty
    then:
      - move first stone in your supply to goal
      - add number of lonely to your points
      - if any spaces in reached(goal, all spaces where (first stone in it).owner is you) where it is in shore: add 1 to your points
`

/** Pieces go as far as there is room. */
const ROAMING = INLETS.replace('id: inlets', 'id: roaming').replace('you must put', 'you must put or roam')
  .concat(`  roam:
    choose:
      stone: your stones on board
      goal: spaces where it is in reached(stone.space, all spaces where empty) and it is empty
    then: move stone to goal
`)

/** For each special form, a game in which it occurs: one of the corpus, or a text. */
const GAMES: Readonly<Record<string, string>> = {
  profiles: 'dyers.yaml',
  'profiles of each': 'dyers.yaml',
  'few pieces': 'beacons.yaml',
  'kept bits': 'outposts.yaml',
  'marked first': ROAMING,
  'live groups': 'rafts.yaml',
  'only piece': 'dyers.yaml',
  'kept answers': INLETS,
  'kept routes': INLETS,
}

const host = rulesetFolderHost({ shipped: SHIPPED, beside: join(import.meta.dirname, '../corpus') })

function irOfGame(game: string): GameIR {
  const file = corpus().find(({ name }) => name === game)
  if (file === undefined) return irOfText(game)
  const { ruleset } = loadRuleset({ file, host })
  if (ruleset === undefined) throw new Error(`${game} could not be loaded.`)
  return irFor(ruleset, ruleset.playerCounts.at(-1))
}

function textWith(ir: GameIR, limits: Limits): string {
  const machine = generateMachine(ir, limits)
  return machine.code.text + generateLists(ir, machine.asking, limits).code.text
}

test('every special form has a game', () => {
  expect(Object.keys(GAMES).toSorted()).toEqual([...SHAPE_NAMES].toSorted())
})

test.each(Object.entries(GAMES))('%s: a game plays the same with and without it', (shape, game) => {
  const ir = irOfGame(game)
  const without: Limits = { ...LIMITS, off: new Set([shape]) }
  // Otherwise the games below would compare the same code.
  expect(textWith(ir, without)).not.toBe(textWith(ir, LIMITS))
  for (const limits of [LIMITS, without]) {
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir, limits))
    for (let seed = 1; seed <= 3; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
    expect(games.plies).toBeGreaterThan(15)
    expect(games.faults).toEqual([])
  }
})

test('without any special form, games are played the same', () => {
  for (const game of new Set(Object.values(GAMES))) {
    const ir = irOfGame(game)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir, { ...LIMITS, off: SHAPE_NAMES }))
    expect(games.play(1), game).toBeUndefined()
  }
})
