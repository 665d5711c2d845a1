import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ConditionIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { asksAfter, exchanged } from '../../grammar/ir/walk.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { VOLUME } from '../volume.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'

/* A condition with `afterwards` sees just the state that the move leads to. */

const CORPUS = join(import.meta.dirname, '../corpus')
const corpusText = (id: string): string => readFileSync(join(CORPUS, `${id}.yaml`), 'utf8')

/** Enough games for some moves to be refused. */
const games = Math.max(6, Math.ceil(VOLUME.games / 20))

/** Moves with many kinds of consequences: stages, `whenever` rules, a question, leaving a stage, an end. */
const BUSY = `sandtable: 1
id: busy
title: Busy
players: { seats: [ red, blue ] }
pieces:
  stone: { owner: fixed, kinds: { pebble: { letter: S }, rock: { letter: R } }, track: { wet: false } }
places:
  board:
    grid: |
      . . . .
      . . . .
      . . . .
    holds: 1 stone
    seen by: everyone
  supply: { each: player, holds: stones, seen by: everyone }
  sunk: { holds: stones, seen by: everyone }
box:
  supply: { pebble: 5, rock: 2 }
track:
  height: 0..99 = 0
  each player: { storms: 0..9 = 0 }
terms:
  held(player): all spaces where (first stone in it).owner is player
play:
  - turns from red, at most 40: turn
  - rank players by number of spaces in held(it)
stages:
  turn:
    - you must put or storm or slide or else nothing
  weather(stone):
    - set stone.wet to true
    - if height > 60: end weather
    - add 1 to height
  flood:
    - for each stone on board where it.space is in shore:
        - weather(stone)
areas:
  shore: row 1
actions:
  put:
    choose:
      stone: stones in your supply
      goal: spaces where empty
    only if:
      it has company: afterwards any stones called other on board where other is not stone and other.space is next to goal or height < 3
      it stays there: stone is stone or afterwards stone.space is goal
    then:
      - move stone to goal
      - weather(stone)
      - opponent may answer
      - add 3 to height
  answer:
    in reply to: put
    then: add 1 to height
  storm:
    choose:
      ways: 1..3
    let:
      before: number of stones on board
    only if:
      somebody is hit: afterwards number of stones on board < before
      not for ever: your storms < 9
    then:
      - add 1 to your storms
      - repeat ways times: flood
      - move first stone on board where it.wet to sunk
      - if height > 90: you wins by storms
      - add ways to height
  slide:
    choose:
      stone: your stones on board
      goal: spaces in open line(stone.space, orthogonal, 2)
    then:
      - move stone to goal
      - if height > 80: end turn
      - set height to 0
forbid:
  no lake: slide or storm when (number of stones on board where it.wet) > 4
  no tower: put or storm when height > 95
whenever:
  three in a row sink:
    for each: player
    when: longest line(held(player), orthogonal) > 2
    then: move first stone on board where it.owner is player to sunk
end:
  all is sunk:
    when: number of stones in sunk > 8
    drawn: yes
`

function withoutJudging(ir: GameIR): GameIR {
  const TRUE: ExprIR = { op: 'const', value: 1 }
  const plain = (c: ConditionIR, holds: boolean): ConditionIR =>
    asksAfter(c.test) ? { ...c, test: holds ? TRUE : { op: 'const', value: 0 } } : c
  return {
    ...ir,
    actions: ir.actions.map((action) => ({
      ...action,
      conditions: action.conditions.map((c) => plain(c, true)),
      forbids: action.forbids.map((c) => plain(c, false)),
    })),
  }
}

/** Of the moves that are legal apart from their `afterwards` conditions, those after which these conditions hold. */
function lawful(ir: GameIR, free: Program, S: Int32Array, after: Int32Array): number[] {
  const moves = new Int32Array(MAX_MOVES)
  const count = free.legal(S, moves)
  const mover = S[H.you] ?? NONE
  return [...moves.subarray(0, count)].filter((code) => {
    const made = free.decode(S, code)
    const action = ir.actions[made?.action ?? -1]
    if (made === undefined || action === undefined) return true
    const judged = [...action.conditions, ...action.forbids].filter(({ test }) => asksAfter(test))
    if (judged.length === 0) return true
    after.set(S)
    free.apply(after, code)
    return judged.every((condition) => {
      const test = exchanged(condition.test, { expression: (e) => (e.op === 'after' ? e.test : e) })
      after[H.you] = mover
      action.choices.forEach(({ cell }, i) => (after[cell] = made.values[i] ?? NONE))
      return (free.evaluate(after, test) === 1) === action.conditions.includes(condition)
    })
  })
}

describe('moves that are judged by what stands behind them', () => {
  for (const id of ['wardens', 'breathing-space'])
    test(`${id}: are those behind which it stands so`, () => {
      const ir = irOfText(corpusText(id))
      const [judging, free] = [closuresProgram(ir), closuresProgram(withoutJudging(ir))]
      const [S, after] = [new Int32Array(ir.memory.size), new Int32Array(ir.memory.size)]
      const moves = new Int32Array(MAX_MOVES)
      let [compared, refused] = [0, 0]
      for (let seed = 1; seed <= games; seed++) {
        judging.fresh(S, seed, ~seed)
        judging.begin(S)
        let word = seed
        while (S[H.status] === STATUS.waiting) {
          const before = S.slice()
          const count = judging.legal(S, moves)
          expect(S).toEqual(before)
          const right = lawful(ir, free, S, after)
          expect([...moves.subarray(0, count)]).toEqual(right)
          compared += count
          const everything = new Int32Array(MAX_MOVES)
          refused += free.legal(S, everything) - count
          word = scramble(word + 1)
          judging.apply(S, moves[(word >>> 0) % count] ?? 0)
        }
      }
      expect(compared).toBeGreaterThan(50 * games)
      expect(refused).toBeGreaterThan(games)
    })

  test('are the same for both back ends, whatever the steps do', () => {
    const ir = irOfText(BUSY)
    const lockstep = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (let seed = 1; seed <= VOLUME.games; seed++)
      expect(lockstep.play(seed), `seed ${seed}`).toBeUndefined()
    expect(lockstep.faults).toEqual([])
    expect(lockstep.plies).toBeGreaterThan(10 * VOLUME.games)
  })

  test('ask before the move is made what its steps cannot change', () => {
    const ir = irOfText(
      BUSY.replace('no lake: slide', 'no hurry: slide when your storms > 5\n  no lake: slide'),
    )
    const slide = ir.actions.find(({ name }) => name === 'slide')
    expect(slide?.forbids.map(({ label, test }) => [label, asksAfter(test)])).toEqual([
      ['no hurry', false],
      ['no lake', true],
    ])
  })
})
