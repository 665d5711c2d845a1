import { expect, test } from 'vitest'
import { LiveGame } from '../../editor/workers/live-game.ts'
import { breakableLines } from '../../interpreter/coverage/breakpoints.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sightGame } from './sight-games.ts'
import { stopsOf } from './stops.ts'
import { playableText } from '../playable.ts'

/* Where a game stops at lines of its rules, and which lines it has used, tells players nothing of hidden cards. */

const text = sightGame({
  track: '  each player: { score: 0..9 = 0 }\n',
  setup: `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 2 from deck to hand of player`,
  actions: `  search:
    then:
      - for each card in hand of opponent:
          - if openly card is ace: add 1 to your score
`,
})
const configured = playableText(text, undefined, { name: 'searched.yaml' })
const { checked } = configured
const program = programOf(checked)
const { ir } = program

test('a loop over a hand that nobody else sees stops for the author alone', () => {
  const match = Match.start(program, { seed: 1 })
  const before = match.snapshot()
  expect(match.play('search')).toBeUndefined()
  const given = match.given[0]
  if (given === undefined) throw new Error('nothing was played')
  const whats = (seat: number | 'everybody' | undefined): readonly string[] =>
    stopsOf(ir, before, given, seat).map((stop) => /"what":"(\w+)"/u.exec(stop)?.[1] ?? '')
  expect(whats(undefined)).toEqual(['action', 'loop', 'branch', 'loop', 'branch'])
  for (const seat of [0, 1, 'everybody'] as const) expect(whats(seat)).toEqual(['action'])
})

test('while the screen is passed on, and to a player, the page tells no more', () => {
  const lines = breakableLines(ir, 'searched.yaml').map((line) => ({ file: 'searched.yaml', line }))
  for (const look of [0, 'nobody', 'open'] as const) {
    const live = new LiveGame(Match.start(program, { seed: 1 }))
    live.stopAt(lines)
    let stops = 0
    for (
      let told = live.play({ move: 'search', look, plies: 0 });
      told !== undefined;
      told = live.goOn({ look })
    ) {
      if (!('stop' in told)) throw new Error(told.refusal.message)
      if (look === 'nobody')
        expect(told.stop.values.every(({ text: value }) => value.includes('score'))).toBe(true)
      stops++
    }
    expect(stops).toBe(look === 'open' ? 5 : 1)
    expect(live.coverage(checked, look).length > 0).toBe(look === 'open')
  }
})
