import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { playable } from '../../interpreter/playable.ts'
import { viewText } from '../../interpreter/scene/view-text.ts'

const TEXT = `sandtable: 1
id: panes
title: Panes
players: { seats: [ ann, ben ] }
values:
  tint: [ blue, brown, black, red ]
pieces:
  glass:
    printed: { tint: tint }
    kinds:
      pane: { copies: 1 of each tint }
places:
  window:
    grid: |
      . . . .
    holds: 1 pane
box:
  a1: blue pane
  b1: brown pane
  c1: black pane
  d1: red pane
play:
  - turns from ann, at most 4: you must wait
  - the game is drawn by dusk
actions:
  wait: { then: nothing }
`

test('kinds of one row that begin alike are drawn with different letters', () => {
  const { program } = playable(TEXT)
  expect(program).toBeDefined()
  if (program === undefined) return
  const match = Match.start(program, { seed: 1 })
  const [board = ''] = viewText(match.ir, match.view(0), { color: false, width: 80 }).split('\n')
  expect(board).toBe('1  B O L R')
})
