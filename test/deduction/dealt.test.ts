import { describe, expect, test } from 'vitest'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { knownPosition } from '../../interpreter/deduction/position.ts'
import { Match } from '../../interpreter/match/match.ts'
import { eventsBetween } from '../../interpreter/match/replay-events.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { loggedPly } from '../../interpreter/view/logged-plies.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { whyNotWritten } from '../../interpreter/reading/why.ts'
import { SeenTable } from '../../interpreter/why/seen-table.ts'
import { corpusText } from '../corpus/corpus.ts'
import { RAIDERS } from '../cards/raiders.ts'
import { chance } from '../games/loaded.ts'
import { shippedProgram, textProgram } from '../players/card-programs.ts'
import { HONEST } from '../secrecy/card-games.ts'
import { broken } from './sound.ts'
import { VOLUME } from '../volume.ts'

/** Games per ruleset in a long run, over all its numbers of players. */
const GAMES = VOLUME.deduced
const { isLong } = VOLUME
/** A short run assumes that the rest of a long game is like its beginning. */
const PLIES = VOLUME.dealtPlies
const ON = 6

const shuffled = (text: string): string => text.replace('play:\n', 'play:\n  - shuffle deck\n')

interface Case {
  readonly name: string
  readonly games: number
  readonly make: () => Program
}

function shipped(
  id: string,
  players: readonly number[],
  games: number,
  uses: readonly string[] = [],
): Case[] {
  return players.map((count) => ({
    name: `${id} for ${count} ${uses.join()}`.trim(),
    games: Math.max(1, Math.round(games / players.length)),
    make: () => shippedProgram(id, { players: count, uses }),
  }))
}

const MODULES = ['cease-fire', 'heroic-nurse', 'prisoners', 'swapped-charges', 'reconnaissance']

const CASES: readonly Case[] = [
  ...shipped('patrols', [2, 3, 4], isLong ? GAMES : 3),
  ...shipped('hearts', [3, 4], isLong ? GAMES : 2),
  ...(isLong
    ? [...shipped('super-captain', [2, 3, 4], GAMES), ...shipped('club-night', [2, 3, 4], GAMES)]
    : []),
  ...(isLong ? MODULES : ['reconnaissance']).flatMap((id) =>
    shipped('patrols', [3], isLong ? GAMES / 10 : 1, [id]),
  ),
  ...[2, 3].map((players) => ({
    name: `raiders for ${players}`,
    games: GAMES,
    make: () => textProgram(RAIDERS, players),
  })),
  // Sets of cards in hands, tracked for each player and passed to stages and actions that ask.
  { name: 'pledges', games: GAMES, make: () => textProgram(corpusText('pledges.yaml')) },
  ...HONEST.map(([name, text]) => ({ name, games: GAMES, make: () => textProgram(shuffled(text)) })),
]

describe('a world that is dealt for a seat is one to it with the true one, at every ply', () => {
  for (const { name, games, make } of CASES)
    test(name, () => {
      const program = make()
      let others = 0
      for (let game = 0; game < games; game++) others += compareGame(program, name, game)
      // Otherwise the true state might have been handed out.
      expect(others).toBeGreaterThan(4)
    })
})

/** Returns how many worlds differed from the true one. */
function compareGame(program: Program, name: string, game: number): number {
  const { ir } = program
  const below = chance(77 + game)
  const match = Match.start(program, { seed: game })
  const seats = [...ir.seats.keys(), undefined]
  const notation = new Notation(program)
  let others = 0
  while (match.decision() !== undefined && match.ply < PLIES) {
    const before = match.snapshot()
    const seatBefore = match.decision()?.seat ?? 0
    const moves = match.moves()
    const { notation: text = '' } = moves[below(moves.length)] ?? {}
    expect(match.play(text)).toBeUndefined()
    const given = match.given.at(-1)
    const state = match.snapshot()
    // A short run does not check every seat at every ply: only the deciding player, and the others in turn.
    const looking = isLong ? seats : [...new Set([match.decision()?.seat, seats[match.ply % seats.length]])]
    for (const seat of looking) {
      const where = `${name}, game ${game}, ply ${match.ply}, seat ${seat}`
      const found = resample(match.knowledge(seat), below)
      if (found === undefined) throw new Error(`${where}: no world agrees`)
      expect(found.way, where).toBe('dealt')
      expect(found.toldByMoves, where).toBe(0)
      const world = found.state
      expect(broken(ir, world), where).toEqual([])
      expect(misplaced(program, world), where).toEqual([])
      const seen = (S: Int32Array): string => JSON.stringify(observe(program, S, seat, match.result()))
      expect(seen(world), where).toBe(seen(state))
      if (given !== undefined) {
        // What was seen on the way was seen in the true game, and is no property of where things lie now.
        const answer = (rules: Program, S: Int32Array): void => {
          if (given.kind === 'code') rules.apply(S, given.code)
          else rules.applyLayout(S, given.layout)
        }
        const witnessed = eventsBetween(ir, answer, before, state)
        const answered = { before, seat: seatBefore, text, given, ...witnessed }
        const then = observe(program, before, seat, undefined)
        const now = observe(program, world, seat, match.result())
        const logged = loggedPly(program, notation, answered, world, { then, now }, seat)
        const told = match.log(seat).at(-1)
        // Likewise the move: whoever hears it knows which of the true pieces it laid open.
        expect({ ...logged, move: told?.move }, where).toEqual(told)
      }
      // A player in this world would know no more and no less.
      expect(knownPosition(ir, world, seat), where).toEqual(match.knowledge(seat).position)
      if (hiddenFaces(program, world, seat) !== hiddenFaces(program, state, seat)) others++
      if (seat !== undefined && match.decision()?.seat === seat) {
        expect(movesIn(program, world), where).toEqual(movesIn(program, state))
        sameReasons(program, state, world, moves, below, where)
      }
      expect(playOn(program, world, below), where).toBeUndefined()
    }
  }
  return others
}

/** Cards in places that the rules do not allow for their kind. */
function misplaced({ ir }: Program, S: Int32Array): readonly string[] {
  return ir.pieces.flatMap(({ kind }, piece) => {
    const place = ir.containers[S[ir.memory.at + piece] ?? NONE]
    return place?.holds === undefined || place.holds.includes(kind) ? [] : [`${kind} in ${place.name}`]
  })
}

function hiddenFaces({ ir }: Program, S: Int32Array, seat: number | undefined): string {
  const places = ir.containers.map((): number[] => [])
  ir.pieces.forEach(({ kind }, piece) => {
    if (!knows(ir, S, seat, piece)) places[S[ir.memory.at + piece] ?? NONE]?.push(kind)
  })
  return places.map((kinds) => kinds.sort((a, b) => a - b).join()).join('/')
}

const codes = new Int32Array(MAX_MOVES)

function movesIn(program: Program, S: Int32Array): readonly string[] {
  const count = program.legal(S, codes)
  return new Notation(program)
    .all(S, codes, count)
    .map(({ text }) => text)
    .sort()
}

/** Tries moves that were legal a ply ago, and often no longer are. */
function sameReasons(
  program: Program,
  state: Int32Array,
  world: Int32Array,
  attempts: readonly { readonly notation: string }[],
  below: (n: number) => number,
  where: string,
): void {
  for (let i = 0; i < 2; i++) {
    const attempt = attempts[below(attempts.length)]?.notation ?? 'done'
    expect(reasonsIn(program, world, attempt), `${where}: ${attempt}`).toEqual(
      reasonsIn(program, state, attempt),
    )
  }
}

function reasonsIn(program: Program, S: Int32Array, attempt: string): unknown {
  return whyNotWritten(new SeenTable(program, S, new Notation(program)), attempt).reasons
}

/** Plays on from a state, and returns what went wrong, if anything. */
function playOn(program: Program, S: Int32Array, below: (n: number) => number): string | undefined {
  for (let i = 0; i < ON && S[H.status] === STATUS.waiting; i++) {
    const count = program.legal(S, codes)
    if (count === 0) return `after ${i} plies nobody can move`
    try {
      program.apply(S, codes[below(count)] ?? 0)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      return `after ${i} plies: ${thrown.message}`
    }
  }
  return undefined
}

test('what is not seen is dealt evenly, as far as places may hold it', () => {
  const program = shippedProgram('hearts', { players: 4 })
  const match = Match.start(program, { seed: 3 })
  const { ir } = program
  const knowledge = match.knowledge(0)
  const below = chance(5)
  const hand = ir.containers.findIndex(({ name }) => name === 'hand of east')
  const kinds = new Map<number, number>()
  const draws = 400
  for (let i = 0; i < draws; i++) {
    const S = resample(knowledge, below)?.state ?? new Int32Array(0)
    ir.pieces.forEach(({ kind }, piece) => {
      if (S[ir.memory.at + piece] === hand) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    })
  }
  expect(kinds.size).toBe(39)
  // A third of 400 for each; five standard deviations are 47.
  for (const [kind, times] of kinds)
    expect(Math.abs(times - draws / 3), ir.kinds[kind]?.name).toBeLessThan(47)
})

test('a card that was seen on its way into a hand lies there in every world', () => {
  const program = shippedProgram('patrols', { players: 2 })
  const { ir } = program
  const below = chance(11)
  const match = Match.start(program, { seed: 11 })
  /** Cards in the opponent's hand whose faces the seat nevertheless knows. */
  const seenInHand = (S: Int32Array): readonly number[] =>
    ir.pieces
      .flatMap(({ kind }, piece) => {
        const place = ir.containers[S[ir.memory.at + piece] ?? NONE]
        return place?.owner === 0 && place.seenBy === 'owner' && knows(ir, S, 1, piece) ? [kind] : []
      })
      .sort((a, b) => a - b)
  let looked = 0
  while (match.decision() !== undefined && match.ply < 400) {
    const moves = match.moves()
    match.play(moves[below(moves.length)]?.notation ?? '')
    const there = seenInHand(match.snapshot())
    if (there.length === 0) continue
    looked++
    expect(seenInHand(resample(match.knowledge(1), below)?.state ?? new Int32Array(0))).toEqual(there)
  }
  expect(looked).toBeGreaterThan(20)
})
