import { expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance, configuredVariant } from './loaded.ts'

test('a copy answers about its own position after the original has moved on', () => {
  const program = programOf(configuredVariant({ id: 'stratego-duel' }).checked)
  const below = chance(3)
  const match = Match.start(program, { seed: 5 })
  while (match.decision()?.kind === 'arrangement') match.playLayout(match.sampleLayout(below) ?? [])
  const space = (): string => program.ir.spaces[below(program.ir.spaces.length)]?.name ?? ''
  for (let ply = 0; ply < 30 && match.decision() !== undefined; ply++) {
    const moves = match.moves()
    const { notation = '' } = moves[below(moves.length)] ?? {}
    // A text that is listed needs no judgement, so nothing is worked out yet.
    match.movesMeant(notation)
    const [copy, fresh] = [match.clone(), match.clone()]
    const texts = Array.from({ length: 12 }, () => `${space()}-${space()}`)
    const expected = texts.map((text) => fresh.why(text))
    match.play(notation)
    expect(
      texts.map((text) => copy.why(text)),
      `ply ${ply}`,
    ).toEqual(expected)
  }
  expect(match.ply).toBeGreaterThan(20)
})
