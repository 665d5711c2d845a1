import { describe, expect, test } from 'vitest'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { beliefOf, possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Knowledge } from '../../interpreter/deduction/knowledge.ts'
import type { Resampled } from '../../interpreter/deduction/resample.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { whyNotBetween } from '../../interpreter/reading/why.ts'
import { SeenTable } from '../../interpreter/why/seen-table.ts'
import { chanceOf } from './chance.ts'
import { playAtRandom } from './play-at-random.ts'
import { withModules } from './programs.ts'
import { broken, struckOut } from './sound.ts'
import { VOLUME } from '../volume.ts'

const GAMES = VOLUME.deduced
const SHORTER = Math.max(2, Math.round(GAMES / 4))
/** Long games are played to their end in a long run only. */
const PLIES = VOLUME.deducedPlies
/** How often, in plies, the whole history of a drawn world is checked, and not only its state; less often in long games. */
const HISTORY_EVERY = 23
const REASONS = 4

const CASES: ReadonlyMap<string, readonly [games: number, make: () => Program]> = new Map([
  ['barrage', [GAMES, () => withModules('stratego-barrage')]],
  ['duel', [GAMES, () => withModules('stratego-duel')]],
  ['classic', [Math.max(1, Math.round(GAMES / 4)), () => withModules('stratego-classic')]],
  ['open battles', [SHORTER, () => withModules('stratego-barrage', 'open-battles', 'quiet-draw')]],
  ['silent defence and rescue', [SHORTER, () => withModules('stratego-barrage', 'silent-defence', 'rescue')]],
  ['the flag moves', [SHORTER, () => withModules('stratego-barrage', 'flag-may-move', 'silent-defence')]],
])

describe('at every ply, what a seat knows, what it can find out, and a world drawn for it', () => {
  for (const [name, [games, make]] of CASES)
    test(name, () => {
      const program = make()
      let drawn = 0
      for (let game = 0; game < games; game++) {
        const below = chanceOf(1000 + game)
        const match = Match.start(program, { seed: game })
        const before = new Map<number | undefined, readonly (readonly number[])[]>()
        while (match.decision() !== undefined && match.ply < PLIES) {
          playAtRandom(match, below)
          const state = match.snapshot()
          const seats = [0, 1, undefined]
          for (const seat of seats) {
            const where = `${name}, game ${game}, ply ${match.ply}, seat ${seat}`
            const knowledge = match.knowledge(seat)
            const belief = beliefOf(knowledge)
            expect(belief.lost, where).toBeUndefined()
            expect(struckOut(program.ir, state, seat, possibleKinds(knowledge)), where).toEqual([])
            const [only, ...others] = belief.branches
            if (only !== undefined && others.length === 0) {
              const last = belief.waiting > 0 ? undefined : before.get(seat)
              // What was struck out stays struck out.
              const back = only.domains.findIndex((domain, p) => !domain.every((k) => last?.[p]?.includes(k)))
              if (last !== undefined) expect(back, where).toBe(-1)
              if (only.pools.length > 0) before.set(seat, only.domains)
            }
          }
          const seat = seats[match.ply % seats.length]
          const where = `${name}, game ${game}, ply ${match.ply}, seat ${seat}`
          const found = resample(match.knowledge(seat), below)
          if (found === undefined) throw new Error(`${where}: no world agrees`)
          drawn++
          expect(found.uniform, where).toBe(true)
          expect(found.toldByMoves, where).toBe(0)
          expect(broken(program.ir, found.state), where).toEqual([])
          looksTheSame(match, found, seat, where)
          sameReasons(program, state, found.state, seat, below, where)
          if (match.ply % (HISTORY_EVERY * (1 + Math.floor(match.ply / 100))) === 0)
            sameKnowledge(match, found, seat, where)
        }
      }
      expect(drawn).toBeGreaterThan(5)
    })
})

function looksTheSame(match: Match, found: Resampled, seat: number | undefined, where: string): void {
  const view = observe(match.program, found.state, seat, match.result())
  expect(JSON.stringify(view), where).toBe(JSON.stringify(match.view(seat)))
}

/** For random pairs of spaces, the reasons against moving from one to the other are the same. */
function sameReasons(
  program: Program,
  state: Int32Array,
  other: Int32Array,
  seat: number | undefined,
  below: (n: number) => number,
  where: string,
): void {
  if (seat === undefined || state[H.status] !== STATUS.waiting || state[H.decider] !== seat) return
  const tableOf = (each: Int32Array): SeenTable => new SeenTable(program, each, new Notation(program))
  const [here, there] = [tableOf(state), tableOf(other)]
  for (let i = 0; i < REASONS; i++) {
    const [from, to] = [below(program.ir.spaces.length), below(program.ir.spaces.length)]
    expect(whyNotBetween(there, from, to), where).toEqual(whyNotBetween(here, from, to))
  }
}

/** Two games that differ only in what a seat cannot know look the same to it all the way. */
function sameKnowledge(match: Match, found: Resampled, seat: number | undefined, where: string): void {
  const { program } = match
  const S = new Int32Array(program.ir.memory.size)
  program.fresh(S, 1, 2)
  program.begin(S)
  const knowledge = new Knowledge(program, seat, S)
  for (const answer of found.answers) {
    const before = S.slice()
    if (answer.kind === 'code') program.apply(S, answer.code)
    else program.applyLayout(S, answer.layout)
    knowledge.see(before, answer, S, answer === found.answers.at(-1))
  }
  expect(JSON.stringify(knowledge.facts()), where).toBe(JSON.stringify(match.knowledge(seat).facts()))
  expect(possibleKinds(knowledge), where).toEqual(possibleKinds(match.knowledge(seat)))
}
