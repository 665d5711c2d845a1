import { expect, test } from 'vitest'
import { knows, recognises } from '../../interpreter/state/knows.ts'
import { Match } from '../../interpreter/match/match.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { configuredVariant } from '../games/loaded.ts'

const { ir } = configuredVariant({ id: 'hearts' }).checked

test('nobody knows the face of a choice that stays empty, whatever the state holds', () => {
  const nothing = ir.pieces.length
  // Each word leads to itself: who follows it as if it were a place never ends.
  const state = new Int32Array(ir.memory.size).fill(ir.containers.length)
  for (const seat of [undefined, ...ir.seats.keys()]) {
    expect(knows(ir, state, seat, nothing)).toBe(false)
    expect(recognises(ir, state, seat, nothing)).toBe(false)
  }
})

test('a list without anything in it is refused for that', () => {
  const match = Match.start(fastProgram(ir), { seed: 1 })
  expect(match.play('pass three cards ()')?.message).toBe(
    '`pass three cards ()` is not allowed. Nothing is chosen as `cards`.',
  )
})

test('one card instead of three is refused for that, also when no cards are to be passed', () => {
  const match = Match.start(fastProgram(ir), { seed: 1 })
  for (let ply = 0; ply < 8; ply++) match.play(match.moves()[0]?.notation ?? '')
  const refused = match.play('pass three cards (club two)')
  expect(refused?.message).toBe(
    '`pass three cards (club two)` is not allowed. `pass three cards` is not possible now. `cards` must be `3 cards from your hand`.',
  )
})
