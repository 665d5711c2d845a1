import { describe, expect, test } from 'vitest'
import { beliefOf, possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Knowledge } from '../../interpreter/deduction/knowledge.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chanceOf } from './chance.ts'
import { playAtRandom } from './play-at-random.ts'
import { TELLING, programFrom, withModules } from './programs.ts'
import { struckOut } from './sound.ts'

/**
 * Plays by one ruleset while the deduction assumes another, and returns what the checks of the other tests find. A check
 * that finds nothing here would also miss a wrong deduction.
 */
function findings(real: Program, believed: Program, games: number): readonly string[] {
  const found = new Set<string>()
  for (let game = 0; game < games; game++) {
    const below = chanceOf(game)
    const match = Match.start(real, { seed: game })
    const knowledge = new Knowledge(believed, 1, match.snapshot())
    while (match.decision() !== undefined) {
      const before = match.snapshot()
      playAtRandom(match, below)
      const last = match.given.at(-1)
      if (last === undefined) throw new Error('nothing was answered')
      knowledge.see(before, last, match.snapshot())
      if (beliefOf(knowledge).lost !== undefined) {
        found.add('the game cannot have happened')
        break
      }
      if (struckOut(real.ir, match.snapshot(), 1, possibleKinds(knowledge)).length > 0)
        found.add('a true kind is struck out')
    }
  }
  return [...found].sort()
}

const BASE = 'sandtable: 1\nid: under-test\nextends: stratego-barrage\ntitle: Under test\n'

describe('a wrong deduction is found out', () => {
  test('the right one is not', () => {
    expect(findings(withModules('stratego-barrage'), withModules('stratego-barrage'), 2)).toEqual([])
  })

  test('it does not know that flags may move', () => {
    const real = withModules('stratego-barrage', 'flag-may-move')
    expect(findings(real, withModules('stratego-barrage'), 2)).toContain('a true kind is struck out')
  })

  test('it believes that only generals go so far', () => {
    const believed = programFrom(
      `${BASE}pieces.soldier.kinds.scout: { reach: 1, strike: 1 }\npieces.soldier.kinds.general: { reach: unlimited, strike: unlimited }\n`,
    )
    expect(findings(withModules('stratego-barrage'), believed, 2)).not.toEqual([])
  })

  test('it believes that there is another piece in the box', () => {
    const believed = programFrom(`${BASE}box:\n  army: { spy: 0, bomb: 2 }\n`)
    expect(findings(withModules('stratego-barrage'), believed, 2)).not.toEqual([])
  })
})

describe('where a game cannot be followed', () => {
  const program = programFrom(
    `${BASE}uses: [ silent-defence ]\nbefore:\n  move:\n    - show first soldier on board\n`,
    TELLING,
  )

  test('only the box and what is seen tell something, and nothing is drawn', () => {
    const below = chanceOf(3)
    const match = Match.start(program, { seed: 3 })
    while (match.decision() !== undefined && match.ply < 60) {
      playAtRandom(match, below)
      for (const seat of [0, 1, undefined]) {
        const knowledge = match.knowledge(seat)
        expect(beliefOf(knowledge).lost).toContain('order')
        expect(struckOut(program.ir, match.snapshot(), seat, possibleKinds(knowledge))).toEqual([])
        expect(resample(knowledge, below)).toBeUndefined()
      }
    }
    const seen = possibleKinds(match.knowledge(0))
    expect(seen.some(({ kinds }) => kinds.length < 7)).toBe(true)
    expect(seen.every(({ exact }) => !exact)).toBe(true)
  })
})

test('rules that give a secret away by what may be done are found out, although the checker did not look', () => {
  const program = programFrom(
    `${BASE}actions.attack:\n  only if:\n    nobody attacks a stronger one: target.rank is none or piece.rank is not none and piece.rank >= target.rank\n`,
    TELLING,
  )
  const below = chanceOf(8)
  const match = Match.start(program, { seed: 8 })
  let told = 0
  while (match.decision() !== undefined && match.ply < 150) {
    playAtRandom(match, below)
    for (const seat of [0, 1]) told += resample(match.knowledge(seat), below)?.toldByMoves ?? 1
  }
  expect(told).toBeGreaterThan(0)
})
