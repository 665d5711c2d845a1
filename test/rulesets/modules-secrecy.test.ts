import { describe, expect, it } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { compareTwins } from '../secrecy/twins.ts'
import { VOLUME } from '../volume.ts'
import { COMBINATIONS, combined, isRefused } from './stratego-combinations.ts'

/** Options that change who learns what, or who is asked what. */
const WITH_OPTIONS: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
  [['rescue'], { 'scouts rescue': 'true', 'bombs come back': 'true', 'rescues allowed': '9' }],
  [['rescue', 'silent-defence'], { 'scouts are answered': 'false' }],
  [['rescue', 'silent-defence'], { 'removed pieces lie open': 'true' }],
]

const ALL = [
  ...COMBINATIONS.filter((uses) => !isRefused(uses))
    .filter((uses, i) => uses.length < 2 || i % VOLUME.eachPair === 0)
    .map((uses) => [uses, {}] as const),
  ...WITH_OPTIONS,
]

describe('what a player cannot know changes nothing for that player', () => {
  it.each(ALL)('with %j and %j', (uses, options) => {
    const { configured } = combined('barrage', uses, options)
    if (configured === undefined) throw new Error('not playable')
    const program = programOf(configured.checked)
    let plies = 0
    for (let seed = 1; seed <= (VOLUME.isLong ? 3 : 1); seed++)
      for (const looking of [0, 1]) {
        const compared = compareTwins(program, seed, looking)
        expect(compared.leak).toBeUndefined()
        plies += compared.plies
      }
    expect(plies).toBeGreaterThan(15)
  })
})
