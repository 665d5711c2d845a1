import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { Match } from '../../interpreter/match/match.ts'
import { Fault } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { chance } from './chance.ts'

/** After the first decisions, views are hashed only now and then, since they cost more than moves. */
const FIRST_VIEWS = 12
const VIEWS_EVERY = 9

/** Seeded games, played move by move, with the views of every seat and of spectators. */
export function* gameFacts(program: Program, games: number, plies: number): Generator<string> {
  const legal = createHash('sha256')
  const views = createHash('sha256')
  const results = createHash('sha256')
  let decisions = 0
  for (let game = 1; game <= games; game++) decisions += play(program, game, plies, { legal, views, results })
  const many = `${games} games`
  yield `${many}, decisions: ${decisions}`
  yield `${many}, legal moves: ${digest(legal)}`
  yield `${many}, views: ${digest(views)}`
  yield `${many}, results: ${digest(results)}`
}

interface Hashes {
  readonly legal: Hash
  readonly views: Hash
  readonly results: Hash
}

/** Plays one game and returns the number of its decisions. */
function play(program: Program, game: number, plies: number, { legal, views, results }: Hashes): number {
  const below = chance(`game ${game}`)
  let ply = 0
  try {
    const match = Match.start(program, { seed: `guard ${game}` })
    for (let decision = match.decision(); decision !== undefined && ply < plies; ply++) {
      if (ply < FIRST_VIEWS || ply % VIEWS_EVERY === 0) look(match, views)
      const moves = match.moves().map(({ notation }) => notation)
      legal.update(JSON.stringify([decision, moves]))
      const refused =
        decision.kind === 'arrangement'
          ? match.playLayout(match.sampleLayout(below) ?? [])
          : match.play(moves[below(moves.length)] ?? '')
      if (refused !== undefined) {
        results.update(JSON.stringify(['refused', refused.code]))
        return ply
      }
      decision = match.decision()
    }
    look(match, views)
    results.update(JSON.stringify([ply, match.result()]))
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    results.update(JSON.stringify([ply, thrown.code]))
  }
  return ply
}

function look(match: Match, views: Hash): void {
  for (const seat of [undefined, ...match.ir.seats.keys()]) views.update(JSON.stringify(match.view(seat)))
}

/** A hash of the results of games that nobody watches, played as whole games where a back end can. */
export function unseen(program: Program, games: number): string {
  const playing = run(program, games, 'guard')
  let step = playing.next()
  while (step.done !== true) step = playing.next()
  const { wins, draws, plies, moves, reasons, faults } = step.value
  const told = { wins, draws, plies, moves, reasons: [...reasons], faults: [...faults] }
  return digest(createHash('sha256').update(JSON.stringify(told)))
}

function digest(hash: Hash): string {
  return hash.digest('hex').slice(0, 16)
}
