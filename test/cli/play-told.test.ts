import { describe, expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { answerLine } from '../../interpreter/cli/play-line.ts'
import { sourceWording } from '../../interpreter/cli/wording.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { recentSpaces } from '../../interpreter/scene/recent.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'
import { plyInWords } from '../../interpreter/scene/plies-in-words.ts'
import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import { corpusText } from '../corpus/corpus.ts'
import { deskOf, programFrom, shippedProgram, sit } from './play-typed.ts'

function corpusProgram(name: string): Program {
  return programFrom(
    { file: sourceFile(`${name}.yaml`, corpusText(`${name}.yaml`)), host: memoryHost([]) },
    2,
  )
}

function after(program: Program, ...moves: readonly string[]): Match {
  const match = Match.start(program, { seed: 1 })
  for (const move of moves) expect(match.play(move)).toBeUndefined()
  return match
}

function tableOf(match: Match, seat: number): string {
  const recent = recentSpaces(match.ir, match.log(seat))
  return sceneText(match.ir, sceneOf(match.ir, match.view(seat)), { color: false, recent })
}

function said(match: Match, line: string): string {
  return answerLine(deskOf(match, sourceWording(match.ir)), line).text ?? ''
}

describe('the table', () => {
  test('says what is tracked of pieces on a board, of unknown ones as well', () => {
    const match = after(corpusProgram('recruits'), 'train a1 as G')
    expect(tableOf(match, 0)).toContain('lessons: guard on a1 1\n')
    expect(tableOf(match, 1)).toContain('lessons: ? on a1 1\n')
    const wet = after(corpusProgram('otters'), 'b5-b4', 'a1-a2', 'b4-b3')
    for (const seat of [0, 1]) expect(tableOf(wet, seat)).toContain('wet: otter on b3\n')
  })

  test('lists own groups, and not once more as unknown', () => {
    const match = after(corpusProgram('rafts'), 'lash (pine)', 'lash (pine)')
    expect(tableOf(match, 0)).toContain('yard of lea:\n  raft 1  pine\n')
    expect(tableOf(match, 0)).not.toContain('unknown')
  })
})

test('the legend has only signs that the boards can show', () => {
  const legend = (program: Program): string | undefined =>
    said(Match.start(program, { seed: 1 }), 'legend')
      .split('\n')
      .at(-1)
  expect(legend(corpusProgram('otters'))).toBe('. empty space')
  expect(legend(corpusProgram('recruits'))).toBe('. empty space   ? and ¿ pieces whose face you do not know')
  expect(legend(shippedProgram('stratego-duel', 2))).toContain('~ no space   ? and ¿')
})

test('the legend says how a graph is drawn, and how what changed last is marked', () => {
  const text = `sandtable: 1
id: points
title: Points
players: { seats: [white, black] }
pieces:
  man: { owner: fixed, kinds: { man: { letter: M, copies: 2 } } }
places:
  board:
    graph:
      side: a-b-c
    spots: { a: [0, 0], b: [1, 0], c: [1, 1] }
    holds: 1 man
  hand: { each: player, holds: men }
box:
  hand: all men
play:
  - turns from white, at most 4: you must place
  - the game is drawn by dusk
actions:
  place:
    choose:
      goal: spaces where empty
    then: move first man in your hand to goal
    write: '{goal}'
`
  const program = programFrom({ file: sourceFile('points.yaml', text), host: memoryHost([]) }, 2)
  const signs = (...moves: readonly string[]): string | undefined =>
    said(after(program, ...moves), 'legend')
      .split('\n')
      .at(-1)
  expect(signs()).toBe('a empty space   a:M a piece on it   · path')
  expect(signs('b')).toBe('a empty space   a:M a piece on it   · path   < changed last')
  expect(tableOf(after(program, 'b'), 0)).toContain('b<M')
})

test('a piece in the place of another one is told as such', () => {
  const match = after(corpusProgram('recruits'), 'train a1 as G')
  const told = (seat: number): string[] => match.log(seat).map((ply) => plyInWords(match.ir, ply))
  expect(told(0)).toEqual(['oak: train a1 as G (oak guard on a1 instead of oak novice)'])
  expect(told(1).join()).not.toMatch(/guard|novice/u)
})

describe('`why`', () => {
  const rafts = Match.start(corpusProgram('rafts'), { seed: 1 })
  test.each([
    ['lash', '`lash` is not a move in this game: it is written `lash (log)`.'],
    ['lash (elm)', '`lash (elm)` is not a move in this game: nothing in it is called `elm`.'],
    ['rubbish', '`rubbish` names nothing that could be played here.'],
  ])('says what is wrong with a text that is no move: %s', (text, wanted) => {
    expect(said(rafts, `why ${text}`)).toBe(wanted)
  })

  test('without a move gives a legal one as an example', () => {
    const [, move = ''] = /^Which move\? For example: why (.+)$/u.exec(said(rafts, 'why')) ?? []
    expect(rafts.why(move).legal).toBe(true)
  })

  test('names the piece and where it may not go', () => {
    const match = after(shippedProgram('stratego-duel', 2), 'flag in the corner', 'flag in the corner')
    expect(said(match, 'why a3-b4')).toContain('Your scout on a3 may not go in the direction of b4.')
  })
})

const NARROW: readonly (readonly [string, Program, readonly string[]])[] = [
  ['pocket-battles', shippedProgram('pocket-battles', 2), ['1', '1', 'moves', 'look']],
  ['patrols', shippedProgram('patrols', 2), ['1', '1', 'log', 'why', 'legend']],
  ['hearts', shippedProgram('hearts', 4), ['1', '1', 'why club ace', 'log']],
]
test.each(NARROW)('nothing is wider than a narrow screen: %s', async (_, program, typed) => {
  const { shown } = await sit({ program, seed: 1, people: [0], isTerminal: true, typed, width: 50 })
  expect(shown.split('\n').filter((line) => widthOf(line) > 50)).toEqual([])
})

test('a line that is said in the next turn is that of the player on turn then', () => {
  const text = `sandtable: 1
id: turns-told
title: Turns told
players: { seats: [ann, bob] }
pieces: { pawn: { owner: fixed, kinds: { pawn: { letter: P } } } }
places: { field: { lane: 9, holds: pawns, seen by: everyone } }
box:
  s1: 1 ann pawn
  s9: 1 bob pawn
play:
  - say it begins
  - turns from ann:
      - say a new turn
      - you must go or stay
      - say it is over
actions:
  go:
    choose:
      pawn: your pawns on field
    let:
      goal: step(pawn.space, onward)
    only if:
      there is a space: goal is not none
    then: move pawn to goal
  stay:
    then: nothing
end:
  a pawn is there:
    when: any pawns on s9 where owner is ann
    drawn: yes
`
  for (const program of [
    programFrom({ file: sourceFile('told.yaml', text), host: memoryHost([]) }, 2),
    generatedProgram(programFrom({ file: sourceFile('told.yaml', text), host: memoryHost([]) }, 2).ir),
  ]) {
    const match = after(program, 'stay', 'stay', 'stay')
    expect(match.opening()).toEqual(['it begins', 'a new turn'])
    expect(match.log().map((ply) => plyInWords(match.ir, ply))).toEqual([
      'ann: stay\n  "it is over"\n  bob: "a new turn"',
      'bob: stay\n  "it is over"\n  ann: "a new turn"',
      'ann: stay\n  "it is over"\n  bob: "a new turn"',
    ])
    expect(match.log().map(({ saidTo }) => saidTo)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ])
  }
})
