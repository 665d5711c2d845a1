import { expect, test } from 'vitest'
import { corpus } from '../corpus/corpus.ts'
import { textProgram } from '../players/card-programs.ts'
import { VOLUME, oneIn } from '../volume.ts'
import { compareInTheDark } from './dark-twins.ts'

const games = corpus().filter(({ text }) => /^ +dark: /mu.test(text))

test('there are games in the dark', () => {
  expect(games.length).toBeGreaterThanOrEqual(1)
})

test.each(oneIn(2, games, 1).map(({ name, text }) => [name, text] as const))(
  '%s: nobody is told anything of pieces in the dark',
  (_, text) => {
    const { ir } = textProgram(text)
    const { pairs, leak } = compareInTheDark(ir, Math.max(2, Math.ceil(VOLUME.games / 50)), false)
    expect(leak).toBeUndefined()
    expect(pairs).toBeGreaterThan(10)
    expect(compareInTheDark(ir, 1, true).leak).toBeUndefined()
  },
)
