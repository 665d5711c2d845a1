import type { GameIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { SPECTATOR } from '../state/knows.ts'
import { quoted } from './quoted.ts'

export function isSeat({ seats }: GameIR, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats.length
}

/** The observer of a game: a seat, a spectator (`'public'`), or a commentator, who knows what every seat knows. */
export type Looking = number | 'public' | undefined

/** The reader number of an observer. Throws a `Fault` for a seat that does not exist. */
export function readerFor(ir: GameIR, looking: Looking): number | undefined {
  if (looking === 'public') return SPECTATOR
  mustBeSeat(ir, looking)
  return looking
}

/** Throws a `Fault` for a seat that does not exist. Undefined is fine. */
export function mustBeSeat(ir: GameIR, seat: number | undefined): void {
  if (seat !== undefined && !isSeat(ir, seat)) throw new Fault('ST5002', noSuchSeat(ir, seat), -1)
}

export function noSuchSeat({ seats }: GameIR, seat: number): string {
  const known = seats.map(({ name }, index) => `${index} (${name})`).join(', ')
  return `There is no player number ${quoted(String(seat))}; there are ${known}.`
}

/** Everybody who does not lose with a seat: the seats of other teams. */
export function othersThan({ seats, teams }: GameIR, seat: number): readonly number[] {
  const team = teams?.find((one) => one.seats.includes(seat))?.seats ?? [seat]
  return [...seats.keys()].filter((other) => !team.includes(other))
}
