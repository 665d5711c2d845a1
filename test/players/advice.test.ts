import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { greedyPlayer } from '../../interpreter/players/greedy.ts'
import type { Player } from '../../interpreter/players/player.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import { searchPlayer } from '../../interpreter/players/search.ts'
import { standingIn } from '../../interpreter/players/standing.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { textProgram } from './card-programs.ts'

const SUMMITS = readFileSync('test/corpus/summits.yaml', 'utf8')
const WITHOUT = SUMMITS.slice(0, SUMMITS.indexOf('advice:'))

test('how well one stands is what the author says speaks for each, and the game is as it was afterwards', () => {
  const program = textProgram(SUMMITS)
  const match = Match.start(program, { seed: 1 })
  for (const move of ['climb', 'climb', 'climb', 'descend']) expect(match.play(move)).toBeUndefined()
  const state = match.snapshot()
  const before = state.slice()
  const silks = [0, 1].map((seat) =>
    match
      .view(seat)
      .places.flatMap(({ name, pieces }) =>
        name === `pack of ${match.ir.seats[seat]?.name}` ? pieces.filter(({ kind }) => kind === 'silk') : [],
      ),
  )
  const lead = 6 * 2 + 2 * ((silks[0]?.length ?? 0) - (silks[1]?.length ?? 0))
  const { ahead, win } = standingIn(program)
  expect([ahead(state), win]).toEqual([[lead, -lead], 100])
  expect(state).toEqual(before)
})

test('where all win and lose together, what speaks for one speaks for all', () => {
  const text = readFileSync('test/corpus/night-watch.yaml', 'utf8')
    .replace(/examples:\n[^]*/, '')
    .replace('end:\n', 'advice:\n  warmth: 3 * fire\nend:\n')
  const apart = /^ +- if .*(?:given > 2|given is 0).*\n/gm
  expect(text.match(apart)).toHaveLength(2)
  const ahead = (of: string): readonly number[] => {
    const program = textProgram(of)
    return standingIn(program).ahead(Match.start(program, { seed: 1 }).snapshot())
  }
  expect(ahead(text.replace(apart, ''))).toEqual([12, 12, 12])
  // Here a player may win alone.
  expect(ahead(text)).toEqual([0, 0, 0])
})

test('players make use of it where nothing else tells them anything before the end', () => {
  /** The total plies of some games, and how many games the player won. */
  const played = (text: string, make: (seed: string) => Player) => {
    const program = textProgram(text)
    const games = ['a', 'b', 'c', 'd'].map((seed) =>
      playedGame(program, seed, [make(seed), randomPlayer(seed)]),
    )
    return {
      wins: games.filter(({ match }) => match.result()?.winner === 0).length,
      plies: games.reduce((sum, { plies }) => sum + plies, 0),
    }
  }
  const advised = played(SUMMITS, greedyPlayer)
  expect(advised.wins).toBe(4)
  expect(advised.plies).toBeLessThan(played(WITHOUT, greedyPlayer).plies * 0.7)
  expect(played(SUMMITS, (seed) => searchPlayer(seed, { nodes: 100, worlds: 4 })).wins).toBe(4)
})
