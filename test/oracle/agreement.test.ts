import { describe, expect, it } from 'vitest'
import { VOLUME, part } from '../volume.ts'
import { breakthrough } from './breakthrough-oracle.ts'
import { connectFour } from './connect-four-oracle.ts'
import { draughts } from './draughts-oracle.ts'
import { count, engineFor, startFrom, startWith } from './engine.ts'
import { perft } from './oracle.ts'
import type { Oracle } from './oracle.ts'
import { BARRAGE_SET_UPS, CLASSIC_SET_UPS, DUEL_SET_UPS, pairs } from './set-ups.ts'
import { BARRAGE, CLASSIC, DUEL, strategoOracle, strategoPosition, strategoSetUp } from './stratego-oracle.ts'
import { chasing, stubborn } from './stratego-players.ts'
import { numbers, together } from './together.ts'

const STRATEGO = [
  ['hidden/stratego/duel.yaml', DUEL, DUEL_SET_UPS],
  ['hidden/stratego/barrage.yaml', BARRAGE, BARRAGE_SET_UPS],
  ['hidden/stratego/classic.yaml', CLASSIC, CLASSIC_SET_UPS],
] as const

/** The oracle is slow, so only the first pair of the smallest game is counted to the third ply, unless there is time. */
const depthOf = (pair: number, setUps: ReadonlyMap<string, string>): number =>
  VOLUME.isLong || (pair === 0 && setUps === BARRAGE_SET_UPS) ? 3 : 2

describe('Stratego from named setups: engine and slow reading count alike', () => {
  for (const [path, rules, setUps] of STRATEGO) {
    it.each(pairs([...setUps.keys()]).map((pair, i) => [...pair, depthOf(i, setUps)] as const))(
      `${path}: %s against %s to depth %i`,
      (red, blue, depth) => {
        const start = strategoSetUp(rules, setUps.get(red) ?? '', setUps.get(blue) ?? '')
        const match = startWith(engineFor(path), [red, blue])
        expect(count(match, depth)).toEqual(perft(strategoOracle(rules, start), depth))
      },
    )
  }
})

describe('games played in both agree at every ply', () => {
  const small: readonly [string, (seed: number) => number][] = [
    [
      'alignment/connect-four/connect-four.yaml',
      (seed) => playSmall('alignment/connect-four/connect-four.yaml', connectFour, seed),
    ],
    [
      'race/breakthrough/breakthrough.yaml',
      (seed) => playSmall('race/breakthrough/breakthrough.yaml', breakthrough, seed),
    ],
    [
      'draughts/draughts/draughts.yaml',
      (seed) => playSmall('draughts/draughts/draughts.yaml', draughts, seed),
    ],
  ]
  function playSmall<State>(path: string, oracle: Oracle<State>, seed: number): number {
    const below = numbers(seed)
    return together(
      oracle,
      startWith(engineFor(path), []),
      (_, moves) => moves[below(moves.length)] ?? '',
      2000,
    )
  }
  it.each(small)('%s', (_, play) => {
    for (let seed = 1; seed <= part(12); seed++) expect(play(seed)).toBeGreaterThan(5)
  })

  it.each(STRATEGO)('%s with stubborn players', (path, rules, setUps) => {
    const program = engineFor(path)
    let plies = 0
    for (const [seed, [red, blue]] of pairs([...setUps.keys()]).entries()) {
      const start = strategoSetUp(rules, setUps.get(red) ?? '', setUps.get(blue) ?? '')
      const match = startWith(program, [red, blue])
      plies += together(strategoOracle(rules, start), match, stubborn(seed + 1), 150)
    }
    expect(plies).toBeGreaterThan(100)
  })

  const CHASES = [
    `. . . . f . . .
     . n . M . . . .
     . . . . . . . .
     . . ~ . . ~ . .
     . . ~ . . ~ . .
     . . . . . . . .
     . . . . . . . .
     . . . . F . . G`,
    `f b . . . . . .
     b . . . . . . .
     . . . . . . . .
     . . ~ . . ~ . .
     . . ~ . . ~ . .
     M . . . . B . .
     . . . . . . B .
     n . G . F . o .`,
    `. . o . f . . .
     . . . . . . . .
     G M . . . . . .
     . . ~ . . ~ . .
     . . ~ n . ~ . .
     . . . . . . . .
     . n . . . . . .
     . . . . F . . .`,
  ] as const
  it('Duel when one runs after the other', () => {
    const program = engineFor('hidden/stratego/duel.yaml')
    const met = new Set<string>()
    for (const [index, rows] of CHASES.entries())
      for (let seed = 1; seed <= part(16); seed++) {
        const start = strategoPosition(rows, 'red')
        const placed = [...start.pieces].map(([at, p]) => ({ at, seat: p.army, letter: p.letter }))
        const match = startFrom(program, placed)
        together(strategoOracle(DUEL, start), match, chasing(seed + 100 * index, met), 100)
      }
    expect([...met].sort()).toEqual(['allowed', 'chase', 'two squares'])
  })
})
