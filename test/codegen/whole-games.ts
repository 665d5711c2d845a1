import { H, NONE } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { seedFrom } from '../../interpreter/state/chance.ts'

/** How many games went: who won, why, how long they were, how many moves there were. */
export interface Outcome {
  readonly wins: readonly number[]
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
    const { wins, reasons, faults, plies, games: finished } = next.value
    const counts = new Map(faults.map(({ code, origin, games: n }) => [`${code} ${origin}`, n]))
    return { wins, reasons, faults: counts, plies: Math.round(plies.mean * finished) }
  }
}

/** The same games, each in one piece; undefined if the back end cannot. */
export function inOnePiece(program: Program, games: number, seed: string): Outcome | undefined {
  const { playouts, ir } = program
  if (playouts === undefined) return undefined
  const wins = ir.seats.map(() => 0)
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
    const winner = playouts.state[H.winner] ?? NONE
    if (winner !== NONE) wins[winner] = (wins[winner] ?? 0) + 1
    const reason = ir.reasons[playouts.state[H.reason] ?? 0] ?? ''
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return { wins, reasons, faults, plies }
}
