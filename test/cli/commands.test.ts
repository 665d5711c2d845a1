import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LAYER } from '../volume.ts'
import { contentsOf, folderWith, sandtable, spawned } from './sandtable.ts'

const HOUSE_RULE = `sandtable: 1
id: ties
extends: stratego-duel
title: Ties
tables.battle.rule:
  equal ranks are both removed: attacker.rank is defender.rank => attacker wins
`

const LEGAL_AND_NOT = [
  'flag in the corner',
  'e9-e5',
  'sing a song',
  'moves',
  'undo',
  'flag in the middle',
  'quit',
  '',
].join('\n')

/** All hands are empty before the first card is dealt. */
const OVER_AT_ONCE = `sandtable: 1
id: over-at-once
title: Over at once
players: { seats: [ north, south ] }
pieces:
  card: { kinds: { card: { copies: 6 } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  heap: { holds: cards, pile: yes, seen by: everyone }
box:
  deck: all cards
play:
  - for each player: deal 3 from deck to hand of player
  - turns from north: you must discard
actions:
  discard:
    choose:
      card: a card in your hand
    then: move card onto heap
end:
  the hand is empty:
    for each: player
    when: hand of player is empty
    winner: player
    at once: yes
`

interface Case {
  readonly args: readonly string[]
  readonly files?: Readonly<Record<string, string>>
  readonly input?: string
  /** Exit code. */
  readonly ends: 0 | 1 | 2
  readonly out?: RegExp
  readonly err?: RegExp
}

const CASES: readonly Case[] = [
  { args: ['list'], ends: 0, out: /^hidden .*(\n .*)*\n +stratego-duel\s+Stratego Duel\s+2\s+15$/m },
  {
    args: ['list', '--players', '3', '--family', 'tricks'],
    ends: 0,
    out: /^tricks +hearts [^]*^module [^]*hearts$/m,
  },
  {
    args: ['list', '--search', 'schach könig', '--json'],
    ends: 0,
    out: /^\{"games":.*"id":"chess",.*"family":"chess"/,
  },
  { args: ['list', '--search', 'chess xylophone'], ends: 0, out: /^No game/ },
  { args: ['list', '--family', 'triks'], ends: 2, err: /ST7003.*no family.*Did you mean `tricks`/s },
  { args: ['list', '--players', 'many'], ends: 2, err: /ST7003/ },
  { args: ['--help'], ends: 0, out: /perft.*count all/s },
  { args: ['--version'], ends: 0, out: /^\d+\.\d+\.\d+$/m },
  { args: [], ends: 2, err: /Usage/ },
  { args: ['pley', 'tic-tac-toe'], ends: 2, err: /ST7001.*play/s },
  { args: ['check'], ends: 2, err: /ST7001/ },
  { args: ['check', 'mine.yaml'], files: { 'mine.yaml': HOUSE_RULE }, ends: 0, out: /0 errors, 0 warnings/ },
  {
    args: ['check', 'mine.yaml'],
    files: { 'mine.yaml': HOUSE_RULE.replace('attacker wins', 'atacker wins') },
    ends: 1,
    out: /mine\.yaml:6:\d+[\s\S]*attacker wins/,
  },
  {
    args: ['check', '.', '--format', 'json'],
    files: { 'a.yaml': HOUSE_RULE.replace('stratego-duel', 'stratego-dual'), 'b.yaml': 'hello: there\n' },
    ends: 1,
    out: /"code": ?"ST2020"/,
  },
  {
    args: ['solve', 'tic-tac-toe'],
    ends: 0,
    out: /5,478 positions, 958 of them final[\s\S]*cross +a draw[\s\S]*9 of 9 moves are best/,
  },
  { args: ['solve', 'breakthrough', '--positions', '50'], ends: 2, err: /ST5120.*more than 50 positions/ },
  { args: ['run', 'tic-tac-toe', '--games', '1', '--jobs', '64'], ends: 0, out: /1 game/ },
  { args: ['play', 'tic-tac-toe', '--players', 'greedy'], ends: 2, err: /ST7003.*`--against greedy`/ },
  { args: ['run', 'tic-tac-toe', '--games', '1', '--jobs', '65'], ends: 2, err: /ST7003.*from 1 to 64/ },
  { args: ['solve', 'hearts'], ends: 2, err: /ST5118.*sandtable run/ },
  { args: ['check', 'tic-tac-toe', '--format', 'xml'], ends: 2, err: /ST7003.*sarif/ },
  { args: ['check', 'tic-tac-toe', '--format', 'jsn'], ends: 2, err: /ST7003.*Did you mean `json`/ },
  { args: ['play', 'tic-tac-toe', '--against', 'greedi'], ends: 2, err: /ST7040.*Did you mean `greedy`/ },
  { args: ['check', 'tic-tac-toe', '--quiet'], ends: 0, out: /^$/ },
  { args: ['check', 'tic-tac-toe', '--color', 'blue'], ends: 2, err: /ST7003.*always/ },
  { args: ['check', 'nothing', '--color', 'always'], ends: 2, err: /ST7002/ },
  {
    args: ['run', 'tic-tac-toe', '-g', '3', '-s', '5', '--coverage', '--json'],
    ends: 0,
    out: /^\{.*"coverage":.*\}\n$/,
  },
  { args: ['check', '--help'], ends: 0, out: /Examples:\n {2}\$ sandtable check mine\.yaml/ },
  {
    args: ['completion', 'bash'],
    ends: 0,
    out: /^_sandtable\(\) \{.*--players-by.*hearts.*complete -o default/s,
  },
  { args: ['completion', 'zsh'], ends: 0, out: /^#compdef sandtable/ },
  { args: ['completion', 'fish'], ends: 0, out: /-l format -x -a 'pretty json sarif github'/ },
  { args: ['completion', 'fisch'], ends: 2, err: /ST7003.*Did you mean `fish`/ },
  { args: ['check', 'missing.yaml'], ends: 2, err: /ST7002/ },
  { args: ['check', 'duel'], ends: 2, err: /ST7002.*stratego-duel/s },
  { args: ['test', 'tic-tac-toe'], ends: 0, out: /examples passed, 0 failed/ },
  { args: ['test', 'tic-tac-toe', '--list'], ends: 0, out: /./ },
  {
    args: ['test', 'mine.yaml'],
    files: { 'mine.yaml': HOUSE_RULE },
    ends: 1,
    out: /ST6010.*equal ranks are both removed/,
  },
  {
    args: ['test', 'over.yaml'],
    files: { 'over.yaml': OVER_AT_ONCE.replace('must discard', 'must discrad') },
    ends: 1,
    out: /ST4117[\s\S]*no example was run, because there are errors/,
  },
  {
    args: ['run', 'connect-four', '--games', '2', '--games', '3'],
    ends: 2,
    err: /ST7003.*`--games` is given twice/,
  },
  {
    args: ['why', 'tic-tac-toe', 'b2', '--after', 'b2', '--after', 'a1'],
    ends: 0,
    out: /not legal for cross/,
  },
  { args: ['run', 'connect-four', '--games', '20', '--seed', '7'], ends: 0, out: /20 games in/ },
  {
    args: ['run', 'over.yaml', '--games', '5'],
    files: { 'over.yaml': OVER_AT_ONCE },
    ends: 0,
    out: /^No player was asked for a move in any of these games.*`together:`\.$/m,
  },
  { args: ['run', 'connect-four', '--games', '0'], ends: 2, err: /ST7003/ },
  { args: ['run', 'connect-four', '--players', '3'], ends: 2, err: /ST7003.*2 players/ },
  { args: ['run', 'connect-four', '--players', 'greedy'], ends: 2, err: /ST7003.*--players-by greedy/ },
  { args: ['run', 'stratego'], ends: 2, err: /ST7005/ },
  { args: ['run', 'stratego-duel', '--option', 'shuttle limit'], ends: 2, err: /ST7003.*NAME=VALUE/ },
  { args: ['run', 'stratego-duel', '--option', 'shuttle limit=99'], ends: 2, err: /ST4009.*1 to 9/ },
  {
    args: ['run', 'stratego-duel', '--option', 'shutle limit=3'],
    ends: 2,
    err: /ST4008[\s\S]*shuttle limit/,
  },
  { args: ['run', 'stratego-duel', '--use', 'resque'], ends: 2, err: /ST2021[\s\S]*rescue/ },
  {
    args: ['run', 'tic-tac-toe', '--log', 'games'],
    files: { games: 'precious' },
    ends: 2,
    err: /ST7006/,
  },
  {
    args: ['perft', 'tic-tac-toe', '--depth', LAYER === 'quick' ? '5' : '9', '--json'],
    ends: 0,
    out:
      LAYER === 'quick'
        ? /^\{"depth":5,"nodes":15120,"games":1440\}\n$/
        : /^\{"depth":9,"nodes":127872,"games":255168\}\n$/,
  },
  { args: ['perft', 'breakthrough', '--depth', '2', '--divide'], ends: 0, out: /depth 2: 484 sequences/ },
  { args: ['perft', 'stratego-duel', '--depth', '1'], ends: 2, err: /ST5020.*open field/ },
  {
    args: ['perft', 'tic-tac-toe', '--depth', '2', '--chance'],
    ends: 0,
    out: /depth 2: sequences 72, games over 0/,
  },
  { args: ['perft', 'hearts', '--depth', '1', '--chance'], ends: 2, err: /ST5118.*100000 outcomes/ },
  {
    args: ['perft', 'stratego-duel', '--depth', '1', '--setup', 'open field,opn field'],
    ends: 2,
    err: /ST5020.*opn field/,
  },
  { args: ['perft', 'stratego-duel', '--depth', '1', '--from', 'no such'], ends: 2, err: /ST7003/ },
  {
    args: ['perft', 'stratego-duel', '--depth', '1', '--from', 'a spy that attacks the marshal wins'],
    ends: 0,
    out: /depth 1: 5 sequences/,
  },
  {
    args: ['show', 'mine.yaml', 'battle'],
    files: { 'mine.yaml': HOUSE_RULE },
    ends: 0,
    out: /attacker wins +# mine\.yaml:6, was .* in rulesets\/hidden\/stratego\/stratego\.yaml:\d+/,
  },
  { args: ['show', 'stratego-duel'], ends: 0, out: /hook points[\s\S]*advance/ },
  { args: ['show', 'stratego-duel', 'scuot'], ends: 2, err: /ST7003.*scout/ },
  {
    args: ['why', 'stratego-duel', 'd4-d6', '--from', 'a spy that attacks the marshal wins'],
    ends: 0,
    out: /not legal for red[\s\S]*your spy on d4 may go only 1[\s\S]*stratego\.yaml:\d+:\d+/,
  },
  { args: ['why', 'draughts', 'b6-c5', '--after', 'a3-b4'], ends: 0, out: /is legal for white/ },
  { args: ['why', 'draughts', 'b6-c5', '--after', 'a3-b5'], ends: 2, err: /ST5004/ },
  { args: ['why', 'draughts', 'nonsense'], ends: 2, err: /ST5004/ },
  { args: ['why', 'stratego-duel', 'a1-a2'], ends: 2, err: /ST5010.*--from/ },
  { args: ['explain', 'st2020'], ends: 0, out: /ST2020/ },
  { args: ['explain', 'ST0'], ends: 2, err: /ST7003/ },
  { args: ['new', '--extends', 'stratego-dual'], ends: 2, err: /ST7002.*stratego-duel/ },
  { args: ['new', '--extends', 'draughts'], ends: 0, out: /my-draughts\.yaml/ },
  {
    args: ['new', '--extends', 'mine.yaml', 'v.yaml'],
    files: { 'mine.yaml': HOUSE_RULE },
    ends: 0,
    out: /Wrote v\.yaml/,
  },
  { args: ['new', '--extends', 'ties'], files: { 'mine.yaml': HOUSE_RULE }, ends: 0, out: /my-ties\.yaml/ },
  { args: ['new', '--extends', 'draughts', '7.yaml'], ends: 2, err: /nothing was written/ },
  {
    args: ['new', 'mine.yaml', '--extends', 'draughts'],
    files: { 'mine.yaml': 'precious' },
    ends: 2,
    err: /ST7006/,
  },
  { args: ['play', 'stratego-duel', '--as', 'green'], ends: 2, err: /ST5002.*red, blue/ },
  { args: ['play', 'stratego-duel', '--hot-seat'], input: LEGAL_AND_NOT, ends: 0, out: /3 rows of 8 signs/ },
  { args: ['replay', 'draughts', 'nothing'], ends: 2, err: /ST7002/ },
  { args: ['replay', 'draughts', 'game'], files: { game: '{"format":' }, ends: 1, err: /ST5201/ },
]

describe('commands end as they should, and say it in one place', () => {
  for (const { args, files = {}, input = '', ends, out, err } of CASES)
    test(`${args.join(' ')} -> ${ends}`, async () => {
      const folder = folderWith(files)
      // The standard input of this process belongs to whoever runs the tests.
      const ended = await (args.includes('-') ? spawned : sandtable)(args, folder, input)
      const all = `${ended.out}${ended.err}`
      expect(all).not.toMatch(/^\s+at .*[:(]\d+:\d+/m)
      expect(all).not.toContain('ST7099')
      if (out !== undefined) expect(ended.out).toMatch(out)
      if (err !== undefined) expect(ended.err).toMatch(err)
      expect(ended.code).toBe(ends)
      // Existing files are unchanged.
      const after = contentsOf(folder)
      for (const [name, text] of Object.entries(files)) expect(after.get(name)).toBe(text)
    })
})

test.each([
  { args: ['explain', 'ST2020'], ends: 0 },
  { args: ['test', 'mine.yaml'], ends: 1 },
  { args: ['run', 'stratego'], ends: 2 },
])('a process of its own says and ends the same: $args', async ({ args, ends }) => {
  const folder = folderWith({ 'mine.yaml': HOUSE_RULE })
  const ended = await spawned(args, folder)
  expect(ended).toEqual(await sandtable(args, folder))
  expect(ended.code).toBe(ends)
})

/** Each player's third stone is one too many. */
const FAULTY = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
)
  .replace('id: tic-tac-toe', 'id: faulty')
  .replace('\nplay:', '\ntrack:\n  each player:\n    stones: 0..2 = 0\n\nplay:')
  .replace(
    'then: move first mark in your supply to goal',
    'then:\n      - move first mark in your supply to goal\n      - add 1 to your stones',
  )
  .replace(/\nexamples:[^]*/, '\n')

test('games that are over before anybody is asked are told so', async () => {
  const over = `sandtable: 1
id: over
title: Over
players: { seats: [ red, blue ] }
track: { n: 0..9 = 0 }
play:
  - set n to 1
  - turns from red: you must pass
actions:
  pass:
    then: add 1 to n
end:
  one:
    when: n is 1
    drawn: yes
`
  const ran = await sandtable(['run', 'over.yaml', '--games', '2'], folderWith({ 'over.yaml': over }))
  expect([ran.code, ran.out + ran.err]).toEqual([
    0,
    expect.stringMatching(/asked for a move in any of these games/),
  ])
})

test('what comes from the standard input is checked, laid out and played as a file is', async () => {
  const folder = folderWith()
  const checked = await spawned(['check', '-'], folder, 'sandtable: 1\n')
  expect([checked.code, checked.out]).toEqual([1, expect.stringMatching(/ST2002.*standard-input\.yaml:1:1/s)])
  const tidied = await spawned(['fmt', '-'], folder, 'sandtable: 1\nid:   mine\n')
  expect([tidied.code, tidied.out]).toEqual([0, 'sandtable: 1\nid: mine\n'])
})

describe('a fault in a game', () => {
  test('names rule, line, values, game and seed, and the command that shows the position', async () => {
    const folder = folderWith({ 'faulty.yaml': FAULTY })
    const ran = await sandtable(['run', 'faulty.yaml', '--games', '7', '--seed', 'a b'], folder)
    expect(ran.code).toBe(1)
    const line = FAULTY.split('\n').findIndex((text) => text.includes('add 1 to')) + 1
    expect(ran.err).toContain(`faulty.yaml:${line}:`)
    expect(ran.err).toMatch(/ST5101.*3 is not from 0 to 2\. It happens in `actions > put`\./)
    expect(ran.err).toMatch(/It stopped \d games, first game 1 \(seed a b\/1\)/)
    expect(ran.err).toContain("See the position: sandtable replay faulty.yaml --seed 'a b' --game 1")
    const json = await sandtable(['run', 'faulty.yaml', '--games', '3', '--json', '--seed', '4'], folder)
    const [fault] = JSON.parse(json.out).faults
    expect(fault).toMatchObject({
      code: 'ST5101',
      rule: 'actions > put',
      line,
      game: 1,
      seed: '4/1',
    })
    const again = await sandtable(fault.command.split(' ').slice(1), folder)
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('3 is not from 0 to 2')])
    // The move that the rules fail on is made as far as they got: its mark is on the board.
    expect(again.out).toMatch(/5\. cross: .*The rules failed after ply 5; the table/s)
    expect(again.out.match(/X/gu)).toHaveLength(3)
    expect(again.out).not.toMatch(/you know|Not over/u)
    const players = ['--players-by', 'random,greedy', '--games', '8']
    const between = await sandtable(['run', 'faulty.yaml', ...players, '--json'], folder)
    const command: string = JSON.parse(between.out).faults[0].command
    expect((await sandtable(command.split(' ').slice(1), folder)).err).toContain('3 is not from 0 to 2')
  })
})

describe('what one command writes another one reads', () => {
  test('a begun variant checks, tests and plays', async () => {
    const folder = folderWith()
    expect((await sandtable(['new', 'mine.yaml', '--extends', 'stratego-duel'], folder)).code).toBe(0)
    expect((await sandtable(['check', 'mine.yaml'], folder)).code).toBe(0)
    expect((await sandtable(['test', 'mine.yaml'], folder)).code).toBe(0)
    const { out, code } = await sandtable(['run', 'mine.yaml', '--games', '5', '--json'], folder)
    expect(code).toBe(0)
    const result: unknown = JSON.parse(out)
    expect(result).toMatchObject({ games: 5, draws: 0 })
    expect(Object.keys(Object(result))).toEqual([
      'games',
      'players',
      'wins',
      'draws',
      'payoffs',
      'plies',
      'moves',
      'reasons',
      'seconds',
    ])
  })

  test('what is accepted is listed under `changes`, and then in order', async () => {
    const folder = folderWith({ 'mine.yaml': HOUSE_RULE })
    const accepted = await sandtable(['test', 'mine.yaml', '--accept'], folder)
    expect(accepted.code).toBe(0)
    const text = readFileSync(join(folder, 'mine.yaml'), 'utf8')
    expect(text.startsWith(HOUSE_RULE)).toBe(true)
    expect(text).toContain('  - equal ranks are both removed\n')
    expect((await sandtable(['test', 'mine.yaml'], folder)).code).toBe(0)
    // An entry that overturns nothing is a finding, which keeps the list accurate.
    const stale = folderWith({ 'mine.yaml': text.replace(/^tables[^\n]*\n[^\n]*\n/m, '') })
    const ended = await sandtable(['test', 'mine.yaml'], stale)
    expect(ended.out).toContain('ST6012')
    expect(ended.code).toBe(1)
  })

  test('a log replays, also from the middle of it, and not when it is damaged', async () => {
    const folder = folderWith()
    const ran = await sandtable(['run', 'stratego-barrage', '--games', '6', '--log', 'log'], folder)
    expect(ran.code).toBe(0)
    const all = await sandtable(['replay', 'stratego-barrage', 'log'], folder)
    expect(all.out).toContain('6 of 6 games replayed as recorded.')
    const one = await sandtable(['replay', 'stratego-barrage', 'log', '--game', '4'], folder)
    expect(one.code).toBe(0)
    expect(one.out).toMatch(/^1\. red: /)
    const lines = readFileSync(join(folder, 'log'), 'utf8').split('\n')
    const damaged = folderWith({ log: [...lines.slice(0, 3), (lines[3] ?? '').slice(0, 200)].join('\n') })
    const ended = await sandtable(['replay', 'stratego-barrage', 'log'], damaged)
    expect(ended.out).toContain('3 of 4 games')
    expect(ended.err).toMatch(/ST5201.*game 4/)
    expect(ended.code).toBe(1)
  })

  test('a game played from a pipe is recorded and gone on with', async () => {
    const folder = folderWith()
    const args = ['play', 'tic-tac-toe', '--hot-seat', '--record', 'game']
    const first = await sandtable(args, folder, 'a1\nb2\nc3\nundo\nundo cross\n')
    expect(first.code).toBe(0)
    expect(first.out).toContain('Only cross can ask for it back.')
    const second = await sandtable(args, folder, 'c1\na3\nb1\n')
    expect(second.out).toMatch(/Continuing game, 2 plies played/)
    expect(second.out).toMatch(/wins/)
    const replayed = await sandtable(['replay', 'tic-tac-toe', 'game'], folder)
    expect(replayed.out).toContain('3. cross: c1')
    const other = await sandtable(['play', 'draughts', '--record', 'game'], folder)
    expect(other.err).toContain('ST5202')
    expect(other.code).toBe(2)
  })

  test('the same seed plays the same games', async () => {
    const folder = folderWith()
    const args = ['run', 'draughts', '--games', '10', '--json', '--seed', 'hedgehog']
    const [a, b] = [await sandtable(args, folder), await sandtable(args, folder)]
    const plain = (text: string): string => text.replace(/"seconds":[^}]*/, '')
    expect(plain(a.out)).toBe(plain(b.out))
    const c = await sandtable([...args, '--seed', 'mole'], folder)
    expect(plain(c.out)).not.toBe(plain(a.out))
  })
})

test('what fails as it is is said before anything is changed in it', async () => {
  const example = 'examples:\n  one:\n    play:\n      - check: number of cards in deck is 5\n'
  const folder = folderWith({ 'over.yaml': OVER_AT_ONCE + example })
  const { code, out } = await sandtable(['test', 'over.yaml', '--mutants'], folder)
  expect(code).toBe(1)
  expect(out).toContain('`number of cards in deck` is')
  expect(out).toContain('over.yaml: no mutants are tried while')
})
