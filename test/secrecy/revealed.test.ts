import { expect, test } from 'vitest'
import { playable } from '../../interpreter/playable.ts'
import { SOUND } from '../wrong/slips.ts'

const PASS = `  pass:
    then: add 1 to your score`

const codes = (revealed: string): readonly string[] =>
  playable(
    SOUND.replace(
      PASS,
      `  pass:
    choose:
      one: cards in your hand
      other: cards in your hand
    then:
      - reveal ${revealed}
      - if one.rank > other.rank: add 1 to your score`,
    ),
  ).diagnostics.map(({ code }) => code)

test('what has been revealed is no secret any more, each of several things', () => {
  expect(codes('one + other')).toEqual([])
  expect(codes('one')).toEqual(['ST4106'])
})
