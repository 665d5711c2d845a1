import type { Player } from '../../interpreter/players/player.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { shareOf } from '../../interpreter/simulation/statistics.ts'
import type { Estimate } from '../../interpreter/simulation/statistics.ts'

export interface Series {
  readonly games: number
  /** Games that the one player won, not counting draws. */
  readonly wins: number
  readonly share: Estimate
  /** A summary in words. */
  readonly text: string
}

/**
 * Plays one player against others of another type, who have all the other seats. It takes each seat in turn in games with
 * the same seed, so that no seat is an advantage.
 */
export function series(program: Program, one: string, others: string, games: number): Series {
  const seats = program.ir.seats.length
  let wins = 0
  for (let game = 0; game < games; game++) {
    const mine = game % seats
    const seed = `series ${Math.floor(game / seats)}`
    const players = program.ir.seats.map((_, seat) => called(seat === mine ? one : others, `${seed} ${seat}`))
    if (playedGame(program, seed, players).match.result()?.winner === mine) wins++
  }
  const share = shareOf(wins, games)
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
  const interval = `${percent(share.low)} to ${percent(share.high)}`
  const who = seats === 2 ? others : `${seats - 1} times ${others}`
  const text = `${one} against ${who}: ${wins} of ${games} won, ${percent(share.value)} (95 %: ${interval})`
  return { games, wins, share, text }
}

function called(name: string, seed: string): Player {
  const player = playerCalled(name, seed)
  if (player === undefined) throw new Error(`there is no player ${name}`)
  return player
}
