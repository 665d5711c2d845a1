import { expect, test } from 'vitest'
import { playable } from '../../interpreter/playable.ts'
import { corpusText } from '../corpus/corpus.ts'
import { part } from '../volume.ts'
import { compareCardTwins } from './card-twins.ts'

test('what the moves of a hidden hand are compared by is told by the move that is made, and by nothing else', () => {
  const { program } = playable(corpusText('high-tide.yaml'))
  if (program === undefined) throw new Error('the game is wrong')
  let plies = 0
  for (let seed = 1; seed <= part(60); seed++)
    for (const looking of [0, 1])
      for (const how of ['packed', 'played'] as const) {
        const compared = compareCardTwins(program, seed, looking, how)
        expect(compared.leak).toBeUndefined()
        plies += compared.plies
      }
  expect(plies).toBeGreaterThan(part(60))
})
