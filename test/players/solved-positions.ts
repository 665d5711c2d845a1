import { join } from 'node:path'
import { playableFile } from '../../interpreter/host-node/index.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Player } from '../../interpreter/players/player.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { compareFractions } from '../../interpreter/simulation/fraction.ts'
import { gameOfRun } from '../../interpreter/simulation/game-of-run.ts'
import { solve } from '../../interpreter/solve/solve.ts'

/** Games whose last moves can be searched completely: boards and cards, with and without chance. */
export const SOLVED_GAMES: readonly string[] = [
  'tic-tac-toe',
  ...[
    'bridgeheads',
    'errands',
    'fords',
    'hedgerow',
    'marble-run',
    'sluices',
    'smelters',
    'stonemasons',
    'turncoats',
  ].map((id) => join(import.meta.dirname, `../corpus/${id}.yaml`)),
]

/** A position in which some moves keep its value and others throw it away. */
export interface SolvedPosition {
  readonly match: Match
  readonly keeps: ReadonlySet<string>
  /** The number of legal moves. */
  readonly moves: number
}

/** The most positions to go through to solve one. */
const LIMIT = 1000
/** How many decisions before the end of a random game to begin. */
const BACK = [2, 3, 4, 5, 6, 7]
/** If this many games do not give enough solved positions, the game is unsuitable. */
const MOST_GAMES = 1000

/** A number of late positions from random games, solved exactly. */
export function solvedPositions(path: string, wanted: number): readonly SolvedPosition[] {
  const { program } = playableFile(path)
  if (program === undefined) throw new Error(`${path} cannot be played`)
  const found: SolvedPosition[] = []
  for (let number = 1; found.length < wanted; number++) {
    if (number > MOST_GAMES) throw new Error(`too few positions of ${path} can be solved`)
    found.push(...solvedOf(program, number))
  }
  return found
}

function solvedOf(program: Program, number: number): readonly SolvedPosition[] {
  const { match: whole } = gameOfRun(program, 'solved', number, ['random'])
  const given = whole?.given ?? []
  const back = BACK[number % BACK.length] ?? 0
  if (given.length < back) return []
  const match = Match.start(program, { seed: `solved/${number}` })
  for (const answer of given.slice(0, -back))
    if (answer.kind === 'code') match.playCode(answer.code)
    else match.playLayout(answer.layout)
  const solution = solve(program, match.snapshot(), () => undefined, LIMIT)
  if ('why' in solution) return []
  const { moves } = solution
  const best = moves[0]?.worth
  if (best === undefined) return []
  const keeps = new Set(
    moves.filter(({ worth }) => compareFractions(worth, best) === 0).map(({ move }) => move),
  )
  return keeps.size < moves.length ? [{ match, keeps, moves: moves.length }] : []
}

/** Whether the player makes a move that keeps the value of the position. */
export function keepsWorth({ match, keeps }: SolvedPosition, player: Player): boolean {
  const question = questionOf(match)
  const answer = question && player.answer(question)
  return answer !== undefined && 'move' in answer && keeps.has(answer.move.notation)
}
