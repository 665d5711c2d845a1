import { H } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { outcomeIn } from '../../interpreter/state/outcome.ts'
import { outcomeByPlayer } from '../../interpreter/state/seating.ts'
import { seedFrom } from '../../interpreter/state/chance.ts'

/** Totals over several games: wins, payoffs, reasons, faults and plies. */
export interface Outcome {
  readonly wins: readonly number[]
  /** The sum of each seat's payoffs. */
  readonly payoffs: readonly number[]
  readonly reasons: ReadonlyMap<string, number>
  readonly faults: ReadonlyMap<string, number>
  readonly plies: number
}

/** Games of one seed, played move by move. */
export function moveByMove(program: Program, games: number, seed: string): Outcome {
  const all = run(program, games, seed)
  for (;;) {
    const next = all.next()
    if (next.done !== true) continue
    const { wins, payoffs, reasons, faults, plies, games: finished } = next.value
    const counts = new Map(faults.map(({ code, origin, games: n }) => [`${code} ${origin}`, n]))
    return {
      wins,
      payoffs: payoffs.map(({ value }) => Math.round(1000 * value * finished)),
      reasons: new Map(reasons),
      faults: counts,
      plies: Math.round(plies.mean * finished),
    }
  }
}

/** The same games, each played as a whole; undefined if the back end cannot do that. */
export function inOnePiece(program: Program, games: number, seed: string): Outcome | undefined {
  const { playouts, ir } = program
  if (playouts === undefined) return undefined
  const wins = ir.seats.map(() => 0)
  const payoffs = ir.seats.map(() => 0)
  const reasons = new Map<string, number>()
  const faults = new Map<string, number>()
  let plies = 0
  for (let game = 1; game <= games; game++) {
    const { low, high } = seedFrom(`${seed}/${game}`)
    try {
      plies += playouts.play(low, high)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      const key = `${thrown.code} ${thrown.origin}`
      faults.set(key, (faults.get(key) ?? 0) + 1)
      continue
    }
    const outcome = outcomeByPlayer(ir, playouts.state, outcomeIn(ir, playouts.state))
    for (const winner of outcome.winners) wins[winner] = (wins[winner] ?? 0) + 1
    outcome.payoffs.forEach((payoff, seat) => (payoffs[seat] = (payoffs[seat] ?? 0) + payoff))
    const reason = ir.reasons[playouts.state[H.reason] ?? 0] ?? ''
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return { wins, payoffs: payoffs.map((sum) => Math.round(1000 * sum)), reasons, faults, plies }
}
