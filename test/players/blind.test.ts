import { describe, expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { called } from '../../interpreter/deduction/position.ts'
import type { Knowledge } from '../../interpreter/deduction/knowledge.ts'
import { Match } from '../../interpreter/match/match.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { greedyPlayer } from '../../interpreter/players/greedy.ts'
import { monteCarloPlayer } from '../../interpreter/players/monte-carlo.ts'
import type { Answer, Player } from '../../interpreter/players/player.ts'
import { searchPlayer } from '../../interpreter/players/information-set-search.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { chance } from '../games/loaded.ts'
import { playSame } from '../secrecy/same-move.ts'
import { shippedProgram } from './card-programs.ts'
import { VOLUME, part } from '../volume.ts'

const GAMES = VOLUME.blind

/** The players, made again for each question, so that only the question can make a difference. */
const PLAYERS: ReadonlyMap<string, (seed: number) => Player> = new Map([
  ['random', (seed) => randomPlayer(seed)],
  ['greedy', (seed) => greedyPlayer(seed, { worlds: 2, plies: 3 })],
  ['monte-carlo', (seed) => monteCarloPlayer(seed, { worlds: 3, playouts: 4, plies: 6 })],
  ['search', (seed) => searchPlayer(seed, { nodes: 40, worlds: 4, plies: 6 })],
])

function answers(match: Match, seed: number): readonly (readonly [string, Answer | undefined])[] {
  return [...PLAYERS].map(([name, make]) => {
    const question = questionOf(match)
    return [name, question === undefined ? undefined : make(seed).answer(question)] as const
  })
}

describe('two games that differ only in what a seat cannot know are answered alike', () => {
  test('on a board with hidden pieces', () => {
    const program = shippedProgram('stratego-duel')
    let compared = 0
    for (let game = 0; game < Math.max(3, part(12)); game++) {
      const below = chance(game + 40)
      const match = Match.start(program, { seed: game })
      while (match.decision() !== undefined && match.ply < 60) {
        const seat = match.decision()?.seat ?? 0
        if (match.decision()?.kind === 'choice' && match.ply % 5 === 0) {
          const twin = Match.start(program, { seed: game })
          // Another way the game may have gone, as far as the seat can tell.
          for (const given of resample(match.knowledge(seat), below)?.answers ?? [])
            expect(given.kind === 'code' ? twin.playCode(given.code) : twin.playLayout(given.layout)).toBe(
              undefined,
            )
          expect(twin.ply).toBe(match.ply)
          if (twin.hash() === match.hash()) continue
          compared++
          expect(answers(twin, match.ply)).toEqual(answers(match, match.ply))
        }
        const layout = match.sampleLayout(below)
        const moves = match.moves()
        if (layout !== undefined) match.playLayout(layout)
        else match.play(moves[below(moves.length)]?.notation ?? '')
      }
    }
    expect(compared).toBeGreaterThan(30)
  })

  for (const [name, id, players] of [
    ['with cards', 'patrols', 2],
    ['with cards, among four', 'patrols', 4],
    ['with tricks', 'hearts', 4],
  ] as const)
    test(name, () => {
      const program = shippedProgram(id, { players })
      let compared = 0
      for (let game = 0; game < GAMES; game++) compared += compareTwins(program, game)
      expect(compared).toBeGreaterThan(GAMES)
    })
})

/** Plays games in which two cards that a seat has not seen are swapped in the deal, until it has seen one of them. */
function compareTwins(program: Program, game: number): number {
  const { ir } = program
  const below = chance(game + 1)
  const looking = below(ir.seats.length)
  const match = Match.start(program, { seed: game })
  const [one = 0, two = 0] = exchangeable(program, match.snapshot(), looking, below)
  const twin = Match.start(exchanged(program, one, two), { seed: game })
  let compared = 0
  let plies = 0
  while (match.decision() !== undefined && match.ply < 60) {
    const isKnown = [match, twin].some((each) => {
      const state = each.snapshot()
      return knows(ir, state, looking, one) || knows(ir, state, looking, two)
    })
    // Another player may have done something with one card that the other one does not allow, and everybody saw it.
    if (isKnown || JSON.stringify(match.view(looking)) !== JSON.stringify(twin.view(looking))) break
    const where = `game ${game}, ply ${match.ply}, seat ${looking}, pieces ${one} and ${two}`
    const knownOf = ({ moves, position, now }: Knowledge): string => JSON.stringify([moves, position, now])
    expect(knownOf(twin.knowledge(looking)), where).toBe(knownOf(match.knowledge(looking)))
    plies = match.ply
    if (match.decision()?.seat === looking && match.moves().length > 1) {
      compared++
      expect(answers(twin, match.ply), where).toEqual(answers(match, match.ply))
    }
    const before = match.snapshot()
    const moves = match.moves()
    match.play(moves[below(moves.length)]?.notation ?? '')
    if (!playSame(program, before, match, twin)) break
  }
  const remembered = (each: Match): string => JSON.stringify(each.knowledge(looking).plies.slice(0, plies))
  expect(remembered(twin)).toBe(remembered(match))
  return compared
}

/** Two cards of different kinds that the seat does not know, and that may lie in each other's places. */
function exchangeable(
  { ir }: Program,
  S: Int32Array,
  looking: number,
  below: (n: number) => number,
): readonly number[] {
  for (;;) {
    const pair = [below(ir.pieces.length), below(ir.pieces.length)]
    const kinds = pair.map((piece) => ir.pieces[piece]?.kind ?? -1)
    const places = pair.map((piece) => ir.containers[S[ir.memory.at + piece] ?? NONE])
    if (kinds[0] === kinds[1] || places[0]?.name === places[1]?.name) continue
    if (pair.some((piece) => knows(ir, S, looking, piece))) continue
    if (places.every((place) => place?.holds === undefined || kinds.every((k) => place.holds?.includes(k))))
      return pair
  }
}

/** The same game with two cards swapped after it has begun. */
function exchanged(program: Program, one: number, two: number): Program {
  const to = Int32Array.from(program.ir.pieces.keys())
  to[one] = two
  to[two] = one
  return {
    ...program,
    begin: (state) => {
      program.begin(state)
      state.set(called(program.ir, { state, seat: undefined, pools: [], isGuessed: false }, to))
    },
  }
}

test('nothing that a player is asked leads to the state, to its seed or to its hash', () => {
  for (const id of ['stratego-duel', 'patrols']) {
    const program = shippedProgram(id, { players: 2 })
    const below = chance(8)
    const match = Match.start(program, { seed: 'nobody knows' })
    for (let i = 0; i < 20; i++) {
      const layout = match.sampleLayout(below)
      const moves = match.moves()
      if (layout !== undefined) match.playLayout(layout)
      else match.play(moves[below(moves.length)]?.notation ?? '')
    }
    const question = questionOf(match)
    if (question === undefined) throw new Error('the game is over')
    const state = match.snapshot()
    const met = new Set<unknown>()
    const visit = (value: unknown): void => {
      if (typeof value === 'string') expect([match.seed, match.hash()]).not.toContain(value)
      if (typeof value !== 'object' || value === null || met.has(value) || value === program) return
      met.add(value)
      if (value instanceof Int32Array)
        expect(value.length === state.length && value.every((word, i) => word === state[i])).toBe(false)
      else Reflect.ownKeys(value).forEach((key) => visit(Reflect.get(value, key)))
    }
    visit(question)
    visit(question.knowledge())
    expect(met.size).toBeGreaterThan(50)
  }
})
