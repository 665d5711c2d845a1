import { describe, expect, test } from 'vitest'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { compareCardTwins, inOneSupply } from '../secrecy/card-twins.ts'
import { VOLUME, oneIn } from '../volume.ts'
import { ARMIES, playPocketBattle, pocketBattle } from './pocket-battles-play.ts'

const REASONS = ['half of the army', 'points destroyed']
const SIZES = [50, 60, 70, 80, 90, 100]
const PAIRS = ARMIES.flatMap((north) => ARMIES.map((south) => [north, south] as const))
/** In a long run each pair of armies meets at every size, otherwise at one. */
const MEETINGS = PAIRS.flatMap(([north, south], pair) =>
  SIZES.filter((_, i) => VOLUME.isLong || i === pair % SIZES.length).map(
    (size) => [size, north, south] as const,
  ),
)
const EACH = Math.ceil(VOLUME.pocketBattles / MEETINGS.length)

describe.each(oneIn(2, MEETINGS))(`${EACH} random battles of %i points, %s against %s`, (size, north, south) => {
  test('end by a rule, lose nothing, and are the same on both back ends', () => {
    const battle = pocketBattle(north, south, size)
    const { checked } = battle
    const programs = [fastProgram(checked.ir), programOf(checked)] as const
    for (let number = 1; number <= EACH; number++) {
      const { reason, plies } = playPocketBattle(battle, programs, size, `${north}/${south}/${number}`)
      expect(REASONS).toContain(reason)
      expect(plies).toBeGreaterThan(20)
    }
  })
})

/** Armies that prepare in secret. */
const HIDDEN = VOLUME.isLong ? PAIRS : [['elves', 'orcs'] as const]

test.each(HIDDEN)('until the battle of %s and %s begins no more is seen than what lies uppermost', (...armies) => {
  const program = programOf(pocketBattle(...armies, 50).checked)
  let plies = 0
  for (let seed = 1; seed <= Math.ceil(VOLUME.pocketBattlesTwins / HIDDEN.length); seed++) {
    const looking = 1 - (seed % 2)
    const compared = compareCardTwins(program, seed, looking, 'packed', inOneSupply)
    expect(compared.leak).toBeUndefined()
    plies += compared.plies
  }
  expect(plies).toBeGreaterThan(20)
})
