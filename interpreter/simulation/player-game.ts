import { Match } from '../match/match.ts'
import { questionOf } from '../players/question.ts'
import { playerCalled } from '../players/players.ts'
import type { Player } from '../players/player.ts'
import { wholeMessage } from '../match/refused.ts'
import { Fault, type Program } from '../program/program.ts'
import { countFault, countGame, type Tally } from './merge-results.ts'
import type { Answers, Recorder, StopRecorder } from './run.ts'

/** Answers after which a game is stopped and counted as a fault: its rules fail to end it. */
const LONGEST_GAME = 5_000
/** Upper bound on the sum of legal moves in one game. A game of chess has 6,000. */
const MOST_MOVES = 150_000

/**
 * Plays single games between players who see only their views. Game and players draw their chance from the common seed
 * and the number of the game, so the result does not depend on which games were played before, or where.
 */
export function playerGames(
  program: Program,
  seed: string | number,
  names: readonly string[],
  record?: Recorder,
  recordStop?: StopRecorder,
): (number: number, tally: Tally) => void {
  return (number, tally) => {
    const gameSeed = `${seed}/${number}`
    const players = program.ir.seats.map((_, seat) => playerAt(program, names, seat, gameSeed))
    let begun: Match | undefined
    try {
      const { match, plies, moves, guesses } = playedGame(
        program,
        gameSeed,
        players,
        tally.widths,
        (match) => {
          begun = match
        },
      )
      if (match.unevenLayouts) tally.uniform = false
      tally.guesses += guesses
      const result = match.result()
      const outcome = match.outcomeByPlayer()
      if (result !== undefined && outcome !== undefined)
        countGame(tally, { outcome, plies, moves, reason: result.reason })
      record?.(gameSeed, answersOf(match))
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      const fault = new Fault(thrown.code, wholeMessage(thrown), thrown.origin)
      countFault(tally, fault, number, gameSeed)
      recordStop?.(gameSeed, begun === undefined ? [] : answersOf(begun), fault)
    }
  }
}

function answersOf(match: Match): Answers {
  return match.given.map((given) => (given.kind === 'code' ? given.code : given.layout))
}

/** Creates a seat's player. A single name applies to all seats. */
function playerAt({ ir }: Program, names: readonly string[], seat: number, seed: string): Player {
  const name = (names.length === 1 ? names[0] : names[seat]) ?? 'random'
  const player = playerCalled(name, `${seed} ${seat}`, { setUps: ir.prepared ?? [] })
  if (player === undefined) throw new Error(`there is no player ${name}`)
  return player
}

export interface PlayedGame {
  readonly match: Match
  /** Choices, not counting secret arrangements. */
  readonly plies: number
  /** Sum of the numbers of legal moves. */
  readonly moves: number
  /** Number of approximate answers. */
  readonly guesses: number
}

/** Plays one game to its end. `widths[n]` is incremented for each choice between n moves. */
export function playedGame(
  program: Program,
  seed: string,
  players: readonly Player[],
  widths: number[] = [],
  begun?: (match: Match) => void,
): PlayedGame {
  const match = Match.start(program, { seed })
  begun?.(match)
  let plies = 0
  let moves = 0
  let guesses = 0
  for (let question = questionOf(match); question !== undefined; question = questionOf(match)) {
    if (match.ply >= LONGEST_GAME)
      throw new Fault('ST5021', `The game was not over after ${LONGEST_GAME} plies.`, -1)
    if (moves > MOST_MOVES)
      throw new Fault('ST5119', `The game was not over after ${plies} plies and ${moves} listed moves.`, -1)
    const { decision } = question
    const answer = players[match.playerAt(decision.seat)]?.answer(question)
    if (answer === undefined) throw new Error(`nobody decides for seat ${decision.seat}`)
    if (answer.approximate === true) guesses++
    if (decision.kind === 'choice') {
      const width = question.moves.length
      widths[width] = (widths[width] ?? 0) + 1
      moves += width
      plies++
    }
    const refused = 'move' in answer ? match.play(answer.move) : match.playLayout(answer.layout)
    if (refused !== undefined) throw new Fault(refused.code, wholeMessage(refused), refused.origin ?? -1)
  }
  return { match, plies, moves, guesses }
}
