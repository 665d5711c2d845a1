import { expect, test } from 'vitest'
import { Match, playable } from '../../interpreter/index.ts'

const text = `sandtable: 1
id: hods
title: Hods
players: { seats: [ ann, ben ] }
pieces:
  brick: { kinds: { brick: { copies: 12 } } }
places:
  yard: { holds: bricks }
  wall: { holds: bricks, pile: yes }
box:
  yard: all bricks
play:
  - turns from ann: you must carry
actions:
  carry:
    choose:
      hods: 1..2
      load: 1..smaller(4, number of bricks in yard)
    only if:
      it can be carried: load <= 2 * hods
    then: deal up to load from yard to wall
    write: "{hods}x{load}"
end:
  all is built:
    when: yard is empty
    drawn: yes
`

const { program } = playable(text)

test.each([
  ['1x3', 'it can be carried'],
  ['2x5', 'load'],
  ['carry (2, 5)', 'load'],
  ['2x99', 'load'],
  ['3x1', 'hods'],
  ['0x1', 'hods'],
])('%s is refused because of %s, not of the first choice', (move, label) => {
  if (program === undefined) throw new Error('it cannot be played')
  const refused = Match.start(program, { seed: 1 }).play(move)
  expect(refused?.code).toBe('ST5004')
  expect(refused?.message).toContain(label)
})
