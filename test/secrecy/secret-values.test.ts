import { expect, test } from 'vitest'
import { bagCount, packed } from '../../grammar/ir/bags.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { dealOf } from '../../interpreter/deduction/dealt.ts'
import { positionOf } from '../../interpreter/deduction/position.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED } from '../../interpreter/host-node/shipped.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { secretWords } from '../../interpreter/state/secrets.ts'
import { corpus } from '../corpus/corpus.ts'
import { VOLUME } from '../volume.ts'

const host = rulesetFolderHost({ shipped: SHIPPED, beside: import.meta.dirname })
const games = corpus().filter(
  ({ text }) => text.includes('in secret:') && text.includes('each player in secret'),
)

function irOf(file: (typeof games)[number]): GameIR {
  const { ruleset } = loadRuleset({ file, host })
  const ir = ruleset && configure(ruleset, ruleset.playerCounts[0]).configured?.checked.ir
  if (ir === undefined) throw new Error('It has mistakes.')
  return ir
}

test('there are games with values that only one player knows', () => {
  expect(games.length).toBeGreaterThanOrEqual(1)
})

const counts = (bag: number): readonly number[] => [0, 1, 2, 3, 4, 5].map((value) => bagCount(bag, value))

test.each(games.map((file) => [file.name, file] as const))(
  '%s: nobody learns what others keep secret',
  (_, file) => {
    const ir = irOf(file)
    const program = closuresProgram(ir)
    const words = secretWords(ir)
    expect(words.length).toBeGreaterThan(0)
    for (let seed = 1; seed <= 3; seed++) {
      const match = Match.start(program, { seed })
      const below = playersChance(seedFrom(seed))
      for (let ply = 0; ply < 12 && match.decision() !== undefined; ply++) {
        const S = match.snapshot()
        for (const seat of ir.seats.keys()) {
          // The other seats roll differently with the same number of dice: nothing changes for this seat.
          const twin = S.slice()
          for (const { at, seat: owner } of words)
            if (owner !== seat) twin[at] = packed(counts(S[at] ?? 0).toReversed())
          expect(positionOf(ir, twin, seat)?.state).toEqual(positionOf(ir, S, seat)?.state)
          const seen = match
            .view(seat)
            .values.filter(({ values }) => values.some(({ value }) => value === '?'))
          expect(seen.flatMap(({ values }) => values.map(({ value }) => value === '?'))).toEqual(
            words.map((word) => word.seat !== seat),
          )
          const world = resample(match.knowledge(seat), below)?.state
          for (const { at, seat: owner } of words) if (owner === seat) expect(world?.[at]).toBe(S[at])
          const position = positionOf(ir, S, seat)
          const dealt = position && dealOf(ir, position, new Map())?.draw(below)
          for (const { at, seat: owner } of words) {
            const [now, drawn] = [S[at] ?? 0, dealt?.[at] ?? -1]
            if (owner === seat) expect(drawn).toBe(now)
            else expect(counts(drawn).reduce((a, b) => a + b, 0)).toBe(counts(now).reduce((a, b) => a + b, 0))
          }
        }
        const moves = match.moves()
        match.play(moves[below(moves.length)]?.notation ?? '')
      }
    }
  },
)

test('what is drawn for them is as likely as any throw', () => {
  const [file] = games
  if (file === undefined) return
  const ir = irOf(file)
  const S = Match.start(closuresProgram(ir), { seed: 1 }).snapshot()
  const [mine] = secretWords(ir)
  const position = positionOf(ir, S, 1)
  const deal = position && dealOf(ir, position, new Map())
  const below = playersChance(seedFrom('throws'))
  const shown = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < VOLUME.rolls; i++) {
    const bag = deal?.draw(below)[mine?.at ?? 0] ?? 0
    counts(bag).forEach((count, value) => (shown[value] = (shown[value] ?? 0) + count))
  }
  const dice = shown.reduce((a, b) => a + b, 0)
  expect(dice).toBe(3 * VOLUME.rolls)
  for (const count of shown) expect(Math.abs(count / dice - 1 / 6)).toBeLessThan(5 * Math.sqrt(5 / 36 / dice))
})
