import { expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, written } from './books.ts'

const TOLLS = `title: Tolls
implements: { game: Tolls, owner: Salt & Sons }
players: { seats: [ann, ben] }
tokens:
  coin: { each player: { purse: 2 }, bank: unlimited }
play:
  - turns from ann, at most 6: you must travel
  - the game is drawn by dusk
stages:
  dispute:
    - you must give way
actions:
  travel:
    then:
      - dispute
      - opponent must give way
  give way:
    title: give way as a guest
    then: pay 1 from bank to your purse
`

test('a player finds the title of an action and the coins to begin with', () => {
  const text = rulebookMarkdown(bookOf(written(TOLLS), 'en'))
  expect(text).toContain('### Give way as a guest')
  expect(text).toContain('Owner: Salt & Sons.')
  const [, setup = ''] = text.split('## Setting up\n')
  expect(setup.split('\n## ')[0]).toContain('*Purse* (2 at the start)')
})
