import type { GameIR } from '../../grammar/ir/ir.ts'
import { winnersOf } from '../../grammar/ir/outcome.ts'
import { Fault } from './program.ts'

/** Gives each winner these points, and everybody else none. `word`: the winners as in the header word. */
export function givePoints(
  S: Int32Array,
  { memory, seats }: GameIR,
  word: number,
  points: number,
  origin: number,
): void {
  if (points < 0)
    throw new Fault('ST5101', `The points that are won are ${points}, which is less than 0.`, origin)
  const at = memory.regions.find(({ per }) => per === 'result')?.at ?? 0
  const found = winnersOf(word, seats.length)
  const winners = typeof found === 'string' ? [] : found
  for (let seat = 0; seat < seats.length; seat++) S[at + seat] = winners.includes(seat) ? points : 0
}
