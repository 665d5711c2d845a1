import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import type { Limits } from '../../interpreter/codegen/code/inlining-sizes.ts'
import { LIMITS } from '../../interpreter/codegen/code/inlining-sizes.ts'
import { generateLists } from '../../interpreter/codegen/move-lists.ts'
import { generateMachine } from '../../interpreter/codegen/move-machine.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { SHAPE_NAMES } from '../../interpreter/codegen/shapes/shapes.ts'
import { shelfHost } from '../shelf-host.ts'
import { gameCalled } from '../bench/games.ts'
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

interface Paid {
  /** A game in which the form occurs: one of the corpus, or a text. */
  readonly game: string
  /** A game of the bench that is faster with it, or a growth test that fails without it. */
  readonly by: string
}

const PAID: Readonly<Record<string, Paid>> = {
  profiles: { game: 'dyers.yaml', by: 'patrols' },
  'profiles of each': { game: 'dyers.yaml', by: 'patrols' },
  'kept bits': { game: 'outposts.yaml', by: 'toy-battle' },
  'marked first': { game: ROAMING, by: 'growth/listed-sets.test.ts' },
  'kept answers': { game: INLETS, by: 'yardstick-chains' },
  'kept routes': { game: INLETS, by: 'yardstick-chains' },
}

const host = shelfHost(join(import.meta.dirname, '../corpus'))

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

function without(shape: string): Limits {
  return { ...LIMITS, off: new Set([shape]) }
}

test('every special form is paid for', () => {
  expect(Object.keys(PAID).toSorted()).toEqual([...SHAPE_NAMES].toSorted())
})

test.each(Object.entries(PAID))('%s: there is other code without it where it pays', (shape, { by }) => {
  if (by.startsWith('growth/')) return expect(existsSync(join(import.meta.dirname, by))).toBe(true)
  const ir = gameCalled(by)
  expect(textWith(ir, without(shape))).not.toBe(textWith(ir, LIMITS))
})

test.each(Object.entries(PAID))('%s: a game plays the same with and without it', (shape, { game }) => {
  const ir = irOfGame(game)
  // Otherwise the games below would compare the same code.
  expect(textWith(ir, without(shape))).not.toBe(textWith(ir, LIMITS))
  for (const limits of [LIMITS, without(shape)]) {
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir, limits))
    for (let seed = 1; seed <= 3; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
    expect(games.plies).toBeGreaterThan(15)
    expect(games.faults).toEqual([])
  }
  const [on, off] = [generatedProgram(ir), generatedProgram(ir, without(shape))]
  for (let seed = 1; seed <= 3; seed++)
    expect(off.playouts?.play(seed, 1), `whole game ${seed}`).toBe(on.playouts?.play(seed, 1))
})

test('without any special form, games are played the same', () => {
  for (const game of new Set(Object.values(PAID).map(({ game }) => game))) {
    const ir = irOfGame(game)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir, { ...LIMITS, off: SHAPE_NAMES }))
    expect(games.play(1), game).toBeUndefined()
  }
})
