import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { VOLUME, seedOr } from '../volume.ts'
import { difference } from './alike.ts'
import { randomPair } from './pairs.ts'
import { REFUSED } from './refused.ts'
import { smallGame } from './small-games.ts'

/** Decisions of a game. */
const PLIES = 40
const FIRST = seedOr(1)

interface Checked {
  readonly ir: GameIR | undefined
  readonly found: readonly string[]
}

/** Checks a text: its errors and warnings, and the game if there are no errors. */
function checked(text: string): Checked {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('made.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, 2)
  const all = [...diagnostics, ...(made?.diagnostics ?? [])]
  return { ir: made?.configured?.checked.ir, found: all.map(({ code, message }) => `${code}: ${message}`) }
}

test('games written as people write play like those that spell everything out', () => {
  let [alike, plies] = [0, 0]
  for (let seed = FIRST; seed < FIRST + VOLUME.kinds; seed++) {
    const { exact, natural } = randomPair(seed)
    const [one, other] = [checked(exact), checked(natural)]
    // A text that the checker doubts may mean something else. Conditions that are always true are doubted in either.
    if (one.found.length + other.found.length > 0 || one.ir === undefined || other.ir === undefined) continue
    alike++
    const found = difference([one.ir, other.ir], seed, PLIES)
    expect(found.says, `seed ${seed}\n${exact}\n${natural}`).toBeUndefined()
    plies += found.plies
  }
  // Refused texts, and games in which nothing happens, prove nothing.
  expect(alike).toBeGreaterThan(0.5 * VOLUME.kinds)
  expect(plies).toBeGreaterThan(3 * alike)
})

test.each(REFUSED)('%s: `%s` is refused or doubted', (code, condition) => {
  const { found } = checked(
    smallGame({
      choices: [['card', 'cards in your hand']],
      conditions: [condition],
      steps: [[]],
      turn: '    - set leader to you',
      ends: '  far: { for each: player, when: player.points > 30, winner: player }',
    }),
  )
  expect(found.map((line) => line.slice(0, 6))).toContain(code)
})
