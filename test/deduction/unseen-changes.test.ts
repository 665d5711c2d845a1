import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { possibleKinds } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { irOfText } from '../codegen/texts.ts'
import { corpus } from '../corpus/corpus.ts'
import { part } from '../volume.ts'
import { chanceOf } from './chance.ts'

/*
 * Pieces that change in secret: what a seat can conclude, beside all courses that the game may have taken as far as the seat has
 * heard and seen of it.
 */

function game(change: (text: string) => string): Program {
  const file = corpus().find(({ name }) => name === 'recruits.yaml')
  return closuresProgram(irOfText(change(file?.text ?? ''), 2))
}

const legal = new Int32Array(MAX_MOVES)

/** What everybody might care about in a state: who stands where, and what is tracked. */
function standing(program: Program, state: Int32Array): string {
  return JSON.stringify([0, 1].map((seat) => observe(program, state, seat, undefined)))
}

/** The states in which one ply may have ended, from those in which it may have begun. */
function next(
  program: Program,
  before: readonly Int32Array[],
  seat: number,
  heard: (state: Int32Array, code: number) => boolean,
  seen: string,
): readonly Int32Array[] {
  const found = new Map<string, Int32Array>()
  for (const state of before) {
    const count = program.legal(state, legal)
    for (const code of legal.slice(0, count)) {
      if (!heard(state, code)) continue
      const after = state.slice()
      program.apply(after, code)
      if (JSON.stringify(observe(program, after, seat, undefined)) === seen)
        found.set(standing(program, after), after)
    }
  }
  return [...found.values()]
}

/** Kinds by space, of pieces of the other player that the seat does not know. */
function kindsIn(program: Program, states: readonly Int32Array[], seat: number): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const state of states) {
    const [mine, theirs] = [seat, 1 - seat].map((one) => observe(program, state, one, undefined))
    theirs?.spaces.forEach((pieces, space) =>
      pieces.forEach(({ kind = '?' }, i) => {
        const hidden = mine?.spaces[space]?.[i]
        if (hidden === undefined || hidden.kind !== undefined || hidden.owner === seat) return
        const name = program.ir.spaces[space]?.name ?? ''
        found[name] = [...new Set([...(found[name] ?? []), kind])].sort()
      }),
    )
  }
  return found
}

test.each<[string, (text: string) => string, number]>([
  ['to any other kind', (text) => text, 10],
  [
    'to the next kind only',
    (text) =>
      text.replace(
        'where it is not recruit.kind',
        'where (if recruit is novice then it is scout else it is guard)',
      ),
    8,
  ],
  [
    'and lie face up once they are called',
    (text) => text.replace('show recruit to you', 'reveal recruit'),
    8,
  ],
  ['or stay what they are', (text) => text.replace(' where it is not recruit.kind', ''), 8],
  ['and are seen by all where they stand', (text) => text.replace('seen by: owner', 'seen by: everyone'), 8],
])('recruits that change %s: nothing but what may be is taken for possible', (_, change, plies) => {
  const program = game(change)
  const notation = new Notation(program)
  let compared = 0
  for (let seed = 1; seed <= part(12); seed++)
    for (const seat of [0, 1]) {
      const below = chanceOf(seed)
      const match = Match.start(program, { seed })
      let states: readonly Int32Array[] = [match.snapshot()]
      for (let ply = 0; ply < plies && match.decision() !== undefined; ply++) {
        const decider = match.decision()?.seat
        const before = match.snapshot()
        const moves = match.moves()
        const trains = moves.filter(({ action }) => action === 'train')
        const among = trains.length > 0 && below(3) > 0 ? trains : moves
        match.play(among[below(among.length)]?.notation ?? '')
        const given = match.given.at(-1)
        if (given?.kind !== 'code') throw new Error('nothing but choices is asked here')
        const say = (state: Int32Array, code: number): string =>
          decider === seat ? notation.text(state, code, seat) : notation.heard(state, code, seat)
        const said = say(before, given.code)
        const now = match.snapshot()
        if (match.result() !== undefined) break
        const seen = JSON.stringify(observe(program, now, seat, undefined))
        states = next(program, states, seat, (state, code) => say(state, code) === said, seen)
        expect(states.some((state) => standing(program, state) === standing(program, now))).toBe(true)
        const where = `seed ${seed}, seat ${seat}, ply ${ply}: ${said}`
        const hidden = possibleKinds(match.knowledge(seat))
        const concluded = Object.fromEntries(
          hidden.map(({ name, kinds }) => [name, kinds.map((kind) => kind.name).sort()]),
        )
        expect(concluded, where).toEqual(kindsIn(program, states, seat))
        expect(
          hidden.every(({ exact }) => exact),
          where,
        ).toBe(true)
        compared += hidden.length
      }
    }
  if (!_.startsWith('and are seen')) expect(compared).toBeGreaterThan(part(60))
})
