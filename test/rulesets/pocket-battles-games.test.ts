import { describe, expect, test } from 'vitest'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { compareCardTwins, inOneSupply } from '../secrecy/card-twins.ts'
import { VOLUME } from '../volume.ts'
import { ARMIES, playPocketBattle, pocketBattle } from './pocket-battles-play.ts'

const REASONS = ['half of the army', 'points destroyed']
const PAIRS = ARMIES.flatMap((north) => ARMIES.map((south) => [north, south] as const))
const EACH = Math.ceil(VOLUME.pocketBattles / PAIRS.length)

describe.each(PAIRS)(`${EACH} random battles of %s and %s`, (north, south) => {
  test('end by a rule, lose nothing, and are the same on both back ends', () => {
    const size = 50 + ((10 * (ARMIES.indexOf(north) * 4 + ARMIES.indexOf(south))) % 60)
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

test('until the battle begins a player sees of the other no more than what lies uppermost', () => {
  const program = programOf(pocketBattle('elves', 'orcs', 50).checked)
  let plies = 0
  for (let seed = 1; seed <= VOLUME.pocketBattlesTwins; seed++) {
    const looking = 1 - (seed % 2)
    const compared = compareCardTwins(program, seed, looking, 'packed', inOneSupply)
    expect(compared.leak).toBeUndefined()
    plies += compared.plies
  }
  expect(plies).toBeGreaterThan(20)
})
