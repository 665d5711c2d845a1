import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Chance } from '../fuzz/chance.ts'
import { chance } from '../fuzz/chance.ts'
import { irCalled } from '../codegen/shipped.ts'
import { VOLUME } from '../volume.ts'

/** Answers at random, up to a number of answers or the end of the game. */
function playOn(match: Match, answers: number, below: Chance): void {
  for (let i = 0; i < answers && match.decision() !== undefined; i++) {
    const layout = match.sampleLayout(below)
    const move = layout === undefined ? match.moves() : []
    const wrong = layout === undefined ? match.play(move[below(move.length)] ?? '') : match.playLayout(layout)
    expect(wrong).toBeUndefined()
  }
}

interface Seen {
  readonly hash: string
  readonly record: ReturnType<Match['record']>
  readonly logs: readonly ReturnType<Match['log']>[]
}

function seen(match: Match): Seen {
  const readers = [undefined, ...match.ir.seats.keys()]
  return { hash: match.hash(), record: match.record(), logs: readers.map((reader) => match.log(reader)) }
}

describe('what is taken back leaves the game as it was', () => {
  test.each(['tic-tac-toe', 'draughts', 'stratego-duel', 'hearts', 'patrols'])('%s', (id) => {
    const program = closuresProgram(irCalled(id))
    const below = chance(7)
    const match = Match.start(program, { seed: 3 })
    const before: Seen[] = []
    for (let ply = 0; ply < VOLUME.takenBack && match.decision() !== undefined; ply++) {
      before.push(seen(match))
      playOn(match, 1, below)
    }
    const copy = match.clone()
    const whole = seen(match)
    expect(before.length).toBeGreaterThan(4)
    for (const then of before.toReversed()) {
      expect(match.undo()).toBe(true)
      expect(seen(match)).toEqual(then)
    }
    expect(match.undo()).toBe(false)
    // The copy made before is independent.
    expect(seen(copy)).toEqual(whole)
    // After undoing and playing on differently, only the new moves count.
    playOn(copy, 5, chance(1))
    for (let i = 0; i < 4; i++) copy.undo()
    playOn(copy, 8, chance(2))
    const again = Match.start(program, { seed: 3 })
    again.keepMarks(copy.takenBack)
    for (const { move } of copy.record()) expect(again.play(move)).toBeUndefined()
    expect(seen(again)).toEqual(seen(copy))
    expect(again.knowledge(0).facts()).toEqual(copy.knowledge(0).facts())
  })
})
