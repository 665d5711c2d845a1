import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import type { SourceFile } from '../../grammar/source/source-file.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Coverage } from '../../interpreter/coverage/coverage.ts'
import { corpus } from '../corpus/corpus.ts'
import { VOLUME, seedOr } from '../volume.ts'
import { madeRuleset } from './made/ruleset.ts'
import { countsOf, courseOf, courseOfReference, waysOf } from './ways.ts'

/*
 * Whole games are generated in several ways, of which a game gets the fastest that it allows. Each of them must play it as the
 * reference does: what holds for the game that is fast today must hold for those that get another way tomorrow.
 */

/** Longer games are left out. */
const PLIES = 1500
const GAMES = 2

function irOf(file: SourceFile, players?: number): GameIR | undefined {
  const { ruleset } = loadRuleset({ file, host: memoryHost([]) })
  return ruleset && configure(ruleset, players ?? ruleset.playerCounts[0]).configured?.checked.ir
}

/** Compares some games in all ways, and says in which any was played to its end. */
function compared(ir: GameIR, name: string): readonly string[] {
  const ways = waysOf(ir)
  const played = new Set<string>()
  for (let game = 1; game <= GAMES; game++) {
    const seed = `${name}/${game}`
    const coverage = new Coverage(ir, new Set())
    const { counter, lookedUp } = coverage
    const course = courseOfReference(ir, seed, PLIES, { counter, lookedUp, onlyBounds: true })
    if (course === undefined) continue
    const cutShort = coverage.bounds().toSorted((a, b) => a.origin - b.origin)
    for (const [way, playouts] of ways) {
      expect(courseOf(ir, playouts, seed), `${seed}, ${way}`).toBe(course)
      expect(countsOf(playouts), `${seed}, ${way}, loops`).toEqual(cutShort)
      playouts.cutShort.fill(0)
      if (course.startsWith('[')) played.add(way)
    }
  }
  return [...played]
}

const WAYS = ['on a board', 'steered', 'on the plain state']

test('games of the corpus go the same way however they are generated', () => {
  const played = new Map(WAYS.map((way) => [way, 0]))
  const games = corpus()
  const every = VOLUME.eachOfCorpus
  games.forEach((file, i) => {
    const ir = i % every === 0 ? irOf(file) : undefined
    for (const way of ir === undefined ? [] : compared(ir, file.name))
      played.set(way, (played.get(way) ?? 0) + 1)
  })
  for (const [way, times] of played) expect(times, way).toBeGreaterThan(0)
})

test('so do games of rulesets that were written at random', () => {
  const played = new Set<string>()
  const first = seedOr(1)
  for (let seed = first; seed < first + Math.ceil(VOLUME.texts / 3); seed++) {
    const { text, players } = madeRuleset(seed)
    const ir = irOf(sourceFile('made.yaml', text), players)
    for (const way of ir === undefined ? [] : compared(ir, `seed ${seed}`)) played.add(way)
  }
  expect(played.size).toBeGreaterThan(1)
})

test('a condition that no member of a choice can meet is met by none, also beside one that only play decides', () => {
  const text = `sandtable: 1
id: never
title: Never
players:
  seats: [north, east]
pieces:
  card: { kinds: { ace: { copies: 4 }, ten: { copies: 4 } } }
places:
  hand: { each: player, holds: cards, seen by: everyone }
box:
  hand: { ace: 2, ten: 2 }
track: { level: 0..9 = 3, tries: 0..99 = 0 }
play:
  - turns from north, at most 6: you must raid or wait or else nothing
  - game is drawn by time
actions:
  raid:
    choose:
      card: cards in your hand
      victim: others
    only if:
      it is time: level >= tries and victim is not victim
    then: add 1 to tries
  wait:
    then: nothing
`
  const ir = irOf(sourceFile('never.yaml', text))
  expect(ir === undefined ? [] : compared(ir, 'never')).toContain('on the plain state')
})
