import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { greedyPlayer } from '../../interpreter/players/greedy.ts'
import type { Player } from '../../interpreter/players/player.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import { searchPlayer } from '../../interpreter/players/information-set-search.ts'
import { playoutOf } from '../../interpreter/players/playout.ts'
import { standingIn } from '../../interpreter/players/evaluate-state.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { run } from '../../interpreter/simulation/run.ts'
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

/** Two walkers; what ends the walk is given. */
const walkers = (end: string): string => `sandtable: 1
id: walkers
title: Walkers
players: { seats: [ann, ben] }
track:
  each player: { paces: 0..20 = 0 }
play:
  - turns from ann: you must stride or rest
actions:
  stride:
    then: add 1 to your paces
  rest:
    then: nothing
end:
  arriving:
${end}
advice:
  lead: your paces
`

test.each([
  ['for each: player', 'player.paces > 5', 'player'],
  ['for each: player called walker', 'walker.paces > 5', 'walker'],
  ['for each: player', 'player.paces > 5', 'next(player)'],
])('who wins may be whoever an end is tested for: %s, %s, %s', (head, when, winner) => {
  const program = textProgram(walkers(`    ${head}\n    when: ${when}\n    winner: ${winner}`))
  const match = Match.start(program, { seed: 1 })
  expect(match.play('stride')).toBeUndefined()
  expect(standingIn(program).ahead(match.snapshot())).toEqual([1, -1])
  const { match: played } = playedGame(program, '3', [greedyPlayer(1), randomPlayer(1)])
  expect(played.result()?.reason).toBe('arriving')
})

test('a ranking by something around it is not asked for before it is made', () => {
  const rows = [
    'sandtable: 1',
    'id: walks',
    'title: Walks',
    'players: { seats: [ann, ben] }',
    'values:',
    '  way: [short, long]',
    'track:',
    '  each player: { paces: 0..20 = 0 }',
    'play:',
    '  - turns from ann, at most 4: you must stride or rest',
    '  - for each way called walk:',
    '      - rank players by if walk is long then paces else 0',
    'actions:',
    '  stride:',
    '    then: add 1 to your paces',
    '  rest:',
    '    then: nothing',
    '',
  ]
  const program = textProgram(rows.join('\n'))
  const state = Match.start(program, { seed: 1 }).snapshot()
  expect(() => standingIn(program).ahead(state)).not.toThrow()
})

/** Two builders who find stones. */
const builders = (ends: string): string => `sandtable: 1
id: cairn-builders
title: Cairn builders
players: { seats: [ann, ben] }
track:
  stones: 0..20 = 0
  each player: { found: 0..20 = 0 }
play:
  - turns from ann, at most 6: you must search or wait
  - ${ends}
actions:
  search:
    then:
      - add 1 to your found
      - add 1 to stones
  wait:
    then: nothing
advice:
  found: 2 * your found + stones
`

test('where nobody wins, what others have takes nothing away', () => {
  const program = (ends: string): Program => textProgram(builders(ends))
  const ahead = (of: Program): readonly number[] => {
    const match = Match.start(of, { seed: 1 })
    for (const move of ['search', 'wait', 'search']) expect(match.play(move)).toBeUndefined()
    return standingIn(of).ahead(match.snapshot())
  }
  expect(ahead(program('the game is scored by stones'))).toEqual([4, 4])
  expect(ahead(program('the game is scored by found'))).toEqual([6, 2])
  expect(ahead(program('rank players by found'))).toEqual([4, -4])
})

test('a game that was only scored is worth its score, and where there is one for all it is counted once', () => {
  const program = textProgram(builders('the game is scored by 3 * stones'))
  const match = Match.start(program, { seed: 1 })
  for (const move of ['search', 'wait', 'search', 'wait', 'wait', 'wait']) match.play(move)
  expect(match.result()?.kind).toBe('scored')
  expect(playoutOf(program, standingIn(program)).worths(match.snapshot())).toEqual([6, 6])
  const scores = (ends: string) => {
    const games = run(textProgram(builders(ends)), 50, 'a')
    for (let one = games.next(); ; one = games.next()) if (one.done === true) return one.value.scores
  }
  const counted = scores('the game is scored by 3 * stones') ?? []
  expect(counted.reduce((sum, [, games]) => sum + games, 0)).toBe(50)
  expect(counted.every(([score]) => score % 3 === 0)).toBe(true)
  expect(counted.length).toBeGreaterThan(3)
  expect(scores('the game is scored by found')).toBeUndefined()
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
