import { describe, expect, it } from 'vitest'
import type { Match } from '../../interpreter/index.ts'
import { VOLUME, part } from '../volume.ts'
import { COMBINATIONS, isRefused } from '../rulesets/stratego-combinations.ts'
import { engineFor, startFrom, startWith } from './engine.ts'
import type { Oracle } from './oracle.ts'
import { BARRAGE_SET_UPS, CLASSIC_SET_UPS, DUEL_SET_UPS, pairs } from './set-ups.ts'
import { BARRAGE, CLASSIC, DUEL, strategoOracle, strategoPosition, strategoSetUp } from './stratego-oracle.ts'
import type { Stratego, StrategoRules } from './stratego-oracle.ts'
import { eager, stubborn } from './stratego-players.ts'
import { together } from './together.ts'

interface HouseRule {
  readonly rules: Partial<StrategoRules>
  readonly options?: Readonly<Record<string, string>>
}

/** What each module changes about moves, fights and ends, written independently. Limits are low, so that games reach them. */
const HOUSE_RULES: ReadonlyMap<string, HouseRule> = new Map([
  ['aggressor-advantage', { rules: { tiesToAttacker: true } }],
  ['draw-when-both-stuck', { rules: { bothStuck: 'draw' } }],
  ['flag-may-move', { rules: { flagWalks: true } }],
  // Already in every game of the family.
  ['no-endless-play', { rules: {} }],
  // This changes what players know, but not what they may do.
  ['open-battles', { rules: {} }],
  ['silent-defence', { rules: {} }],
  [
    'quiet-draw',
    {
      rules: { quiet: { sinceAttack: 40, inAll: 90 } },
      options: { 'quiet limit': '40', 'length limit': '90' },
    },
  ],
  ['rescue', { rules: { rescue: { each: 2, scouts: false, bombs: false } } }],
])

function houseRules(uses: readonly string[]): Required<HouseRule> {
  const all = uses.map((id) => HOUSE_RULES.get(id))
  if (all.includes(undefined)) throw new Error(`there is no second reading of ${uses.join(' and ')}`)
  return {
    rules: Object.assign({}, ...all.map((one) => one?.rules)),
    options: Object.assign({}, ...all.map((one) => one?.options)),
  }
}

/** What happened in some games, to detect a test in which nothing happens. */
interface Met {
  rescues: number
  readonly reasons: Set<string>
}

function playBoth(oracle: Oracle<Stratego>, match: Match, seed: number, plies: number, met: Met): void {
  const pick = seed % 2 === 0 ? stubborn(seed) : eager(seed)
  together(
    oracle,
    match,
    (state, moves) => {
      const move = pick(state, moves)
      if (move.startsWith('+')) met.rescues++
      return move
    },
    plies,
  )
  met.reasons.add(match.result()?.reason ?? '')
}

const FAMILY = [
  ['hidden/stratego/barrage.yaml', BARRAGE, BARRAGE_SET_UPS, 1, 120],
  ['hidden/stratego/duel.yaml', DUEL, DUEL_SET_UPS, 1, 120],
  ['hidden/stratego/classic.yaml', CLASSIC, CLASSIC_SET_UPS, 2, 80],
] as const

/** Every module alone, and pairs: all, if there is time. */
const SOUND = COMBINATIONS.filter((uses) => !isRefused(uses)).filter(
  (uses, i) => uses.length < 2 || i % VOLUME.eachPair === 0,
)

describe.each(FAMILY)('%s and house rules, from setups', (path, base, setUps, gamesEach, plies) => {
  it.each(SOUND.map((uses) => [uses.join(' and '), uses] as const))('%s', (_, uses) => {
    const { rules, options } = houseRules(uses)
    const all = { ...base, ...rules }
    const program = engineFor(path, uses, options)
    const met: Met = { rescues: 0, reasons: new Set() }
    for (const [seed, [red, blue]] of pairs([...setUps.keys()])
      .slice(0, gamesEach)
      .entries()) {
      const start = strategoSetUp(all, setUps.get(red) ?? '', setUps.get(blue) ?? '')
      const oracle = strategoOracle(all, start)
      playBoth(oracle, startWith(program, [red, blue]), seed + uses.join().length, plies, met)
    }
  })
})

/** Few pieces with much room: captures, rescues and blockades soon happen here. */
const POSITIONS = [
  `. . . f . . . .
   . . G . . . S .
   . n . . . . . .
   . . ~ . . ~ . .
   . . ~ . . ~ . .
   . . . . . . N .
   . s . . . g . .
   . . . . F . . .`,
  `. . b f . . . .
   . M . . . O . .
   . . . . o . . .
   . . ~ n . ~ . .
   . . ~ N . ~ . .
   . . . O . . . .
   . . o . . . m .
   . . . . F B . .`,
  `f b . . . . . .
   b g . . . . . .
   . G . . . . . .
   . . ~ . . ~ . .
   . . ~ . . ~ . .
   . . . . . . . .
   . . . . . . . B
   . . . . . . B F`,
  // Scouts that attack bombs, and three pieces that may rescue them.
  `f b . . . . . .
   b O M . G . N .
   O S . . . . . .
   . . ~ . . ~ . .
   . . ~ . . ~ . .
   . . . . . . . .
   . . . . . . . B
   . . . . s . B F`,
] as const

function playPositions(uses: readonly string[], house: Required<HouseRule>): Met {
  const program = engineFor('hidden/stratego/duel.yaml', uses, house.options)
  const met: Met = { rescues: 0, reasons: new Set() }
  for (const [index, rows] of POSITIONS.entries())
    for (let seed = 1; seed <= part(12); seed++) {
      const start = strategoPosition(rows, 'red')
      const placed = [...start.pieces].map(([at, p]) => ({ at, seat: p.army, letter: p.letter }))
      const oracle = strategoOracle({ ...DUEL, ...house.rules }, start)
      playBoth(oracle, startFrom(program, placed), seed + 10 * index, 120, met)
    }
  return met
}

describe('Duel and house rules, from positions', () => {
  const all: Met = { rescues: 0, reasons: new Set() }
  it.each(SOUND.map((uses) => [uses.join(' and '), uses] as const))('%s', (_, uses) => {
    const met = playPositions(uses, houseRules(uses))
    all.rescues += met.rescues
    for (const reason of met.reasons) all.reasons.add(reason)
    if (uses.includes('rescue')) expect(met.rescues).toBeGreaterThan(0)
    else expect(met.rescues).toBe(0)
  })
  it('ends in every way that there is', () => {
    expect([...all.reasons].sort()).toEqual(
      expect.arrayContaining([
        'blockade',
        'nobody attacks',
        'the flag is captured',
        'the game has lasted too long',
      ]),
    )
  })
})

describe('options', () => {
  const RESCUES: readonly (readonly [Record<string, string>, StrategoRules['rescue']])[] = [
    [{ 'rescues allowed': '1' }, { each: 1, scouts: false, bombs: false }],
    [
      { 'scouts rescue': 'true', 'rescues allowed': '9' },
      { each: 9, scouts: true, bombs: false },
    ],
    [{ 'bombs come back': 'true' }, { each: 2, scouts: false, bombs: true }],
  ]
  it.each(RESCUES)('rescue with %j', (options, rescue) => {
    const rules = rescue === undefined ? {} : { rescue }
    expect(playPositions(['rescue'], { rules, options }).rescues).toBeGreaterThan(0)
  })
  it.each([1, 2, 9])('scouts of the classic game that strike from %i spaces', (strike) => {
    const rules = { ...CLASSIC, scoutStrike: strike }
    const program = engineFor('hidden/stratego/classic.yaml', [], { 'scout strike': `${strike}` })
    for (const [seed, [red, blue]] of pairs([...CLASSIC_SET_UPS.keys()]).entries()) {
      const start = strategoSetUp(rules, CLASSIC_SET_UPS.get(red) ?? '', CLASSIC_SET_UPS.get(blue) ?? '')
      const met: Met = { rescues: 0, reasons: new Set() }
      playBoth(strategoOracle(rules, start), startWith(program, [red, blue]), 2 * seed + 1, 200, met)
    }
  })
  it.each([1, 5])('%i moves between two spaces', (limit) => {
    const rules = { limit }
    playPositions([], { rules, options: { 'shuttle limit': `${limit}` } })
  })
})
