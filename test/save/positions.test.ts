import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { bareState } from '../../interpreter/save/position-state.ts'
import { matchAtPosition, positionText } from '../../interpreter/save/position.ts'
import { load, restore, save } from '../../interpreter/save/save.ts'
import { irCalled, playableIds } from '../codegen/shipped.ts'
import { irOfText } from '../codegen/texts.ts'
import { chance } from '../games/loaded.ts'
import { PLAYED } from '../families.ts'
import { VOLUME } from '../volume.ts'

const CORPUS = join(import.meta.dirname, '../corpus')

/** Games of the corpus that can be played as they are. */
const corpus = readdirSync(CORPUS)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => /^id: ([\w-]+)$/mu.exec(readFileSync(join(CORPUS, name), 'utf8'))?.[1] ?? [])

const games: readonly (readonly [id: string, folder: string | undefined])[] = [
  ...playableIds()
    .filter((id) => PLAYED.has(id))
    .map((id) => [id, undefined] as const),
  // In tollgate, a question that has been answered is asked again.
  ...corpus
    .filter((id, i) => i % VOLUME.eachOfCorpus === 0 || id === 'tollgate')
    .map((id) => [id, CORPUS] as const),
]

type Below = (n: number) => number

/** Answers a decision at random. Returns false if the game cannot go on. */
function answered(match: Match, below: Below): boolean {
  const decision = match.decision()
  if (decision === undefined) return false
  if (decision.kind === 'arrangement') {
    const layout = match.sampleLayout(below)
    return layout !== undefined && match.playLayout(layout) === undefined
  }
  const moves = match.moves()
  return match.play(moves[below(moves.length)]?.notation ?? '') === undefined
}

function asked(match: Match): unknown {
  const decision = match.decision()
  return [
    decision,
    decision?.kind === 'choice'
      ? match
          .moves()
          .map(({ notation }) => notation)
          .toSorted()
      : [],
  ]
}

/** The same game as if it had begun here, with chance of a seed. */
function anew(program: Program, match: Match): Match {
  return Match.at(program, { seed: 3, state: bareState(program.ir, match.snapshot()) })
}

function read(program: Program, text: string): Match {
  const made = matchAtPosition(program, text, { seed: 3 })
  if (isRefused(made)) throw new Error(`${made.message} ${text.slice(made.start, made.end)} in ${text}`)
  return made
}

/** Positions of a random game, few of them far into it. */
function* positions(program: Program, seed: number): Generator<Match> {
  const below = chance(seed)
  const match = Match.start(program, { seed })
  for (let ply = 0; ply < 40 && match.decision() !== undefined; ply++) {
    if (ply < 3 || ply % 13 === 0) yield match.clone()
    if (!answered(match, below)) return
  }
}

/** A game that tells whether it goes on alike: answers, decisions and results. */
function course(match: Match): readonly unknown[] {
  const below = chance(5)
  const told: unknown[] = []
  for (let ply = 0; ply < 12 && match.decision() !== undefined; ply++) {
    told.push(asked(match), positionText(match))
    if (!answered(match, below)) break
  }
  return [...told, match.result()]
}

describe('a position that is printed and read again', () => {
  test.each(games)('%s', (id, folder) => {
    const program = closuresProgram(irCalled(id, [], folder))
    for (const match of positions(program, 1)) {
      const text = positionText(match, { history: true })
      const again = read(program, text)
      expect(positionText(again, { history: true })).toBe(text)
      expect(asked(again)).toEqual(asked(match))
      expect(course(again)).toEqual(course(anew(program, match)))
      const restored = load(program, save(again))
      if (isRefused(restored)) throw new Error(restored.message)
      expect([restored.hash(), restored.record()]).toEqual([again.hash(), again.record()])
      expect(save(restored)).toBe(save(again))
    }
  })
})

const TIC_TAC_TOE: readonly (readonly [text: string, code: string, marked: string, says: RegExp])[] = [
  ['', 'ST5220', '', /who is to decide/],
  ['board: 3/3/3', 'ST5220', '', /who is to decide/],
  ['board: 3/3/3; now: cross at play 2', 'ST5220', 'play 2', /no question/],
  ['board: 3/3/3; now: crows at play 1', 'ST5220', 'crows', /no player/],
  ['board: 3/3; now: cross at play 1', 'ST5220', '3/3', /3 rows, not 2/],
  ['board: 3/4/3; now: cross at play 1', 'ST5220', '4', /4 spaces, not 3|no space/],
  ['board: 3/2/3; now: cross at play 1', 'ST5220', '2', /2 spaces, not 3/],
  ['board: 3/1Z1/3; now: cross at play 1', 'ST5220', 'Z', /No piece has the sign `Z`/],
  ['board: 3/1*1/3; now: cross at play 1', 'ST5220', '*', /not listed/],
  ['board: XXX/XXX/3; now: nought at play 1', 'ST5221', 'X', /no more/],
  ['board: 3/3/3; bord: 3; now: cross at play 1', 'ST5220', 'bord', /no place and no value/],
  ['board: 3/3/3; a1; now: cross at play 1', 'ST5220', 'a1', /name: value/],
  ['board: 3/3/X2; a1: cross sign; now: nought at play 1', 'ST5220', 'a1', /filled twice/],
  ['board: 3/3/?2; now: nought at play 1', 'ST5220', '?', /as one player sees it/],
  ['board: 3/3/3; now: cross at play 1; turns: nine', 'ST5220', 'nine', /not a number/],
  ['board: 3/3/3; now: cross at play 1; seat on turn: tree', 'ST5220', 'tree', /cannot be/],
]

test('places called like words of these texts are told from them', () => {
  const text = `sandtable: 1
id: sorting
title: Sorting
players: { seats: [ ann, ben ] }
pieces:
  card: { kinds: { low: { copies: 2 }, high: { copies: 2 } } }
places:
  aside: { holds: cards, seen by: everyone }
  numbers: { holds: cards, seen by: everyone }
  gone: { holds: cards, seen by: everyone }
box: { gone: 1 high, aside: 1 low }
play:
  - turns from ann, at most 9: you must turn
  - the game is drawn by rest
actions:
  drop: { during: turn, choose: { card: cards in gone }, then: move card to aside }
  count: { during: turn, choose: { card: cards in aside }, then: move card to numbers }
  bury: { during: turn, choose: { card: cards in numbers }, then: move card to gone }
`
  const program = closuresProgram(irOfText(text))
  for (const match of positions(program, 1)) {
    const text = positionText(match)
    expect(positionText(read(program, text))).toBe(text)
    expect(course(read(program, text))).toEqual(course(match.clone()))
  }
})

describe('a text that is no position', () => {
  const program = closuresProgram(irCalled('tic-tac-toe'))

  test.each(TIC_TAC_TOE)('%s', (text, code, marked, says) => {
    const made = matchAtPosition(program, text, { seed: 1 })
    if (!isRefused(made)) throw new Error('It was read.')
    expect([made.code, text.slice(made.start, made.end)]).toEqual([code, marked])
    expect(made.message).toMatch(says)
  })

  test('is refused however long it is', () => {
    for (const text of ['x', ';', ':', '9', 'board: 3/', 'a1: '])
      expect(matchAtPosition(program, text.repeat(300_000), { seed: 1 })).toMatchObject({ refused: true })
  })

  test('is refused or played, but breaks nothing, whatever is changed in it', () => {
    const below = chance(11)
    for (const id of ['chess', 'super-captain', 'hearts', 'stratego-duel']) {
      const fast = fastProgram(irCalled(id))
      const [, , , match] = [...positions(fast, 2)]
      const parts = positionText(match ?? Match.start(fast, { seed: 1 }), { history: true }).split(
        /(?<=[;:,/ ])/u,
      )
      for (let i = 0; i < 60; i++) {
        const changed = [...parts]
        changed[below(parts.length)] = parts[below(parts.length)] ?? ''
        if (below(3) === 0) changed.splice(below(parts.length), 1)
        try {
          const made = matchAtPosition(fast, changed.join(''), { seed: 1 })
          if (!isRefused(made)) for (let ply = 0; ply < 4 && answered(made, below); ply++) made.view()
        } catch (thrown) {
          if (!(thrown instanceof Fault)) throw thrown
        }
      }
    }
  })
})

describe('a game that begins at a position is saved', () => {
  const program = closuresProgram(irCalled('tic-tac-toe'))
  const begun = read(program, 'board: 3/1X1/3; now: nought at play 1')
  begun.play('a1')
  begun.takeBack({ by: 1, agreed: [] })
  begun.play('c3')
  const saved = save(begun)

  test('in a format of its own, which earlier releases do not take for another game', () => {
    expect(saved).toMatch(
      /^\{"format":"sandtable-game-2".*"position":"board: 3\/1X1\/3; now: nought at play 1"/u,
    )
    expect(save(Match.start(program, { seed: 1 }))).toMatch(/^\{"format":"sandtable-game-1"/u)
  })

  test('with its copies, and under other rules', () => {
    expect(save(begun.clone())).toBe(saved)
    const other = { ...program, ir: { ...program.ir, id: 'other' } }
    expect(restore(other, saved)).toMatchObject({ code: 'ST5202' })
    const without = { ...program, ir: { ...program.ir, boards: [] } }
    expect(restore(without, saved)).toMatchObject({
      code: 'ST5220',
      message: expect.stringContaining('The position where this game began is refused: '),
    })
  })
})

test('a position for a seat has no faces that it does not know', () => {
  const program = closuresProgram(irCalled('hearts'))
  const match = Match.start(program, { seed: 1 })
  const text = positionText(match, { seat: 0 })
  expect(text).toContain('?')
  expect(matchAtPosition(program, text, { seed: 1 })).toMatchObject({ code: 'ST5220' })
})

test('chess is printed in rows like any board with signs', () => {
  const program = closuresProgram(irCalled('chess'))
  const match = Match.start(program, { seed: 1 })
  match.play('e2-e4')
  expect(positionText(match)).toMatch(
    /^board: rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR; now: black at /u,
  )
})
