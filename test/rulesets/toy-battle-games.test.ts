import { describe, expect, test } from 'vitest'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { compareCardTwins, inOneSupply } from '../secrecy/card-twins.ts'
import { VOLUME } from '../volume.ts'
import { BOARDS, toyBattle } from './toy-battle-combinations.ts'
import { playToyBattle } from './toy-battle-play.ts'

const REASONS = ['capturing a headquarters', 'medals', 'the medal objective is reached']
const EACH = Math.ceil(VOLUME.toyBattle / BOARDS.length)

describe.each(BOARDS)(`${EACH} random games on %s, special bases: %s`, (terrain, special) => {
  test('end by a rule, lose nothing, and are the same on both back ends', () => {
    const { checked } = toyBattle(terrain, special)
    const [fast, reference] = [fastProgram(checked.ir), programOf(checked)]
    for (let number = 1; number <= EACH; number++) {
      const { reason, plies } = playToyBattle(fast, reference, `${terrain}/${number}`)
      expect(REASONS).toContain(reason)
      expect(plies).toBeGreaterThan(3)
    }
  })
})

describe('what lies on the rack of the opponent, and in both reserves, changes nothing for a player', () => {
  test.each(BOARDS.filter(([, special]) => special))('%s', (terrain) => {
    const program = programOf(toyBattle(terrain, true).checked)
    let plies = 0
    for (let seed = 1; seed <= VOLUME.toyBattleTwins; seed++)
      for (const looking of [0, 1]) {
        const compared = compareCardTwins(program, seed, looking, 'packed', inOneSupply)
        expect(compared.leak).toBeUndefined()
        plies += compared.plies
      }
    expect(plies).toBeGreaterThan(10 * VOLUME.toyBattleTwins)
  })
})
