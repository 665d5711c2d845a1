import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpusText } from '../corpus/corpus.ts'
import { playable } from '../playable.ts'

const host = shelfHost()

function programFor(text: string): Program {
  return programOf(playable(loadRuleset({ file: sourceFile('made.yaml', text), host })).checked)
}

const bare = `sandtable: 1
id: bare
extends: stratego-barrage
title: Bare
actions.attack.write: removed
actions.move.write: removed
`
const goals = `sandtable: 1
id: goals
extends: stratego-barrage
title: Goals
actions.move.write: "to {goal}"
`

function notations(match: Match): readonly string[] {
  return match.moves().map(({ notation }) => notation)
}

describe('moves that the rules write alike', () => {
  for (const [title, text, wanted] of [
    ['without a notation', bare, ['move (general, f1)', 'move (scout on e3, d3)', 'move (scout on b3, d3)']],
    ['with a poor one', goals, ['to f1', 'move (scout on e3, d3)', 'move (scout on b3, d3)']],
  ] as const)
    test(title, () => {
      const match = Match.start(programFor(text), { seed: 1 })
      for (const setup of ['.O..O.../.N...G.S/B..F...M', 'open field'])
        expect(match.play(setup)).toBe(undefined)
      const moves = notations(match)
      expect(new Set(moves).size).toBe(moves.length)
      for (const one of wanted) expect(moves).toContain(one)
      const ends = new Set(
        moves.map((one) => {
          const clone = match.clone()
          expect(clone.play(one)).toBe(undefined)
          return clone.hash()
        }),
      )
      expect(ends.size).toBe(moves.length)
    })
})

describe('a piece that the player does not know', () => {
  const match = Match.start(programFor(bare), { seed: 1 })
  for (const setup of ['flag in the corner', 'open field']) match.play(setup)

  test('is written by where it stands', () => {
    expect(notations(match).filter((one) => one.startsWith('attack'))).toEqual([
      'attack (scout, ? on a6)',
      'attack (scout, ? on h6)',
    ])
    expect(match.clone().play('attack (scout, ? on h6)')).toBe(undefined)
  })

  test('cannot be found out by naming what it might be', () => {
    const answers = ['M.O..O.G/.N.S..../.B.F....', 'B.F..M.O/.O.G..../.S.N....'].map((others) => {
      const twin = Match.start(match.program, { seed: 1 })
      for (const setup of ['flag in the corner', others]) expect(twin.play(setup)).toBe(undefined)
      return twin.ir.kinds.map(({ name }) => {
        const texts = ['a6', 'h6'].flatMap((there) => [
          `attack (scout, ${there}, ${name})`,
          `attack (scout, ${name} on ${there})`,
          `attack (${there}, ${name})`,
          `attack scout ${there} ${name}`,
          `${name} ${there}`,
        ])
        return [`attack (scout, ${name})`, ...texts].map((text) => [
          twin.clone().play(text) ?? 'accepted',
          twin.why(text),
        ])
      })
    })
    expect(answers[0]).toEqual(answers[1])
    expect(JSON.stringify(answers)).not.toContain('accepted')
  })
})

test('what an actor secretly became cannot be found out by naming the space and the role', () => {
  const answers = ['B', 'F'].map((became) => {
    const match = Match.start(programFor(corpusText('costumes.yaml')), { seed: 1 })
    for (const move of ['off b1', `become ${became}`]) expect(match.play(move)).toBe(undefined)
    return ['bear', 'fox', 'lamb'].map((role) => {
      const text = `call out (b1, ${role})`
      return [match.clone().play(text) ?? 'accepted', match.why(text)]
    })
  })
  expect(answers[0]).toEqual(answers[1])
})

describe('what the rules fill in', () => {
  const text = `sandtable: 1
id: filled
title: Filled
players: { seats: [ north, south ] }
pieces:
  stone: { owner: fixed, kinds: { white: { letter: W } } }
places:
  board:
    grid: |
      . . .
    start: |
      W . .
    holds: 1 stone
    seen by: everyone
play:
  - turns from north, at most 2: turn
  - the game is drawn by time
stages:
  turn:
    - for each stone on board: you must push(stone)
actions:
  push(stone):
    choose:
      goal: spaces where empty
    let:
      start: stone.space
    then: move stone to goal
    write: "{start} to {goal}"
`
  test('may be in the notation', () => {
    const program = programFor(text)
    const match = Match.start(program, { seed: 1 })
    expect(notations(match)).toEqual(['a1 to b1', 'a1 to c1'])
    expect(match.play('a1 to c1')).toBe(undefined)
    expect(notations(match)).toEqual(['c1 to a1', 'c1 to b1'])
    expect(match.log().map(({ move }) => move)).toEqual(['a1 to c1'])
  })
})

describe('a move named by its action and its choices', () => {
  const written = `sandtable: 1
id: rows-of-cards
title: Rows of cards
players:
  seats: [ oak, elm ]
values:
  mark: [ leaf, root ]
pieces:
  card:
    printed: { mark: mark }
    kinds: { low: { copies: 1 of each mark }, high: { copies: 1 of each mark } }
places:
  row: { holds: cards, seen by: everyone }
  heap: { holds: cards, seen by: everyone }
box:
  row: all cards
track:
  latest: mark = leaf
play:
  - turns from oak: you must lay down or else oak wins by laying
actions:
  lay down:
    choose:
      card: a card in row
      word: marks
    only if:
      a high card names its own mark: card is low or word is card.mark
    then:
      - move card to heap
      - set latest to word
    write: "{card} as {word}"
`
  const match = Match.start(programFor(written), { seed: 1 })

  test('is played, whatever the rules write for it', () => {
    const [one, other] = [match.clone(), match.clone()]
    expect(notations(match)).toContain('leaf low as root')
    expect(one.play('leaf low as root')).toBe(undefined)
    expect(other.play('lay down (leaf low, root)')).toBe(undefined)
    expect(other.hash()).toBe(one.hash())
  })

  test('is refused for its reason', () => {
    const refused = match.clone().play('lay down (leaf high, root)')
    expect(refused?.because).toEqual(['a high card names its own mark'])
    expect(match.why('lay down (leaf high, root)').legal).toBe(false)
    expect(match.why('lay down (leaf high, leaf)').legal).toBe(true)
  })
})

/** Two actions that are offered together and written alike; one of them is only sometimes legal. */
const alike = (supplySeenBy: string, marksAllowed: boolean): string =>
  `sandtable: 1
id: alike
title: Alike
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { stone: { copies: 4 } } }
places:
  supply: { each: player, holds: stones, seen by: ${supplySeenBy} }
  board:
    grid: |
      . . .
    holds: 1 stone
box:
  supply: { stone: 4 }
track: { each player: { score: 0..9 = 0 } }
play:
  - turns from red: you must put or mark or else close
stages:
  close: the game is drawn by fullness
actions:
  put:
    choose: { goal: spaces where empty }
    then: move first stone in your supply to goal
    write: "{goal}"
  mark:
    choose: { goal: spaces where empty }
    only if: { it is the time: ${marksAllowed ? 'your score < 9' : 'your score > 0'} }
    then:
      - move first stone in your supply to goal
      - add 1 to your score
    write: "{goal}"
`

describe('moves of two actions that the rules write alike', () => {
  const begun = (supplySeenBy: string, marksAllowed: boolean): Match =>
    Match.start(programFor(alike(supplySeenBy, marksAllowed)), { seed: 1 })
  const heard = (match: Match, seat?: number): readonly (string | undefined)[] =>
    match.log(seat).map(({ move }) => move)

  test('are told apart in the list, and where neither is named both are', () => {
    const match = begun('everyone', true)
    expect(notations(match)).toEqual(
      ['mark', 'put'].flatMap((a) => ['a1', 'b1', 'c1'].map((s) => `${a} (${s})`)),
    )
    expect(match.play('a1')).toMatchObject({
      code: 'ST5004',
      message: '`a1` can be any of 2 moves here.',
      help: 'Say which: `mark (a1)`, `put (a1)`.',
    })
  })

  test('are told apart in the log of everybody', () => {
    const match = begun('everyone', true)
    expect(match.play('mark (a1)')).toBe(undefined)
    for (const seat of [0, 1, undefined]) expect(heard(match, seat)).toEqual(['mark (a1)'])
  })

  test('are short where only one of them is legal, which all can see', () => {
    const match = begun('everyone', false)
    expect(match.play('a1')).toBe(undefined)
    for (const seat of [0, 1, undefined]) expect(heard(match, seat)).toEqual(['a1'])
  })

  test('are always named to others where these may not know what else was legal', () => {
    const match = begun('owner', false)
    expect(match.play('a1')).toBe(undefined)
    expect(heard(match, 0)).toEqual(['a1'])
    for (const seat of [1, undefined]) expect(heard(match, seat)).toEqual(['put (a1)'])
  })
})
