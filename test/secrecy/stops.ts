import type { GameIR } from '../../grammar/ir/ir.ts'
import { breakableLines, Breakpoints } from '../../interpreter/coverage/breakpoints.ts'
import type { GivenCode } from '../../interpreter/coverage/breakpoints.ts'

/** Stops of one answer that are compared; loops could make it many. */
const STOPS = 12

const ALL = new WeakMap<GameIR, Breakpoints>()

/** Breakpoints on every line where a game can stop. */
export function everywhere(ir: GameIR): Breakpoints {
  const made =
    ALL.get(ir) ??
    new Breakpoints(
      ir,
      ir.files.flatMap((file) => breakableLines(ir, file).map((line) => ({ file, line }))),
    )
  ALL.set(ir, made)
  return made
}

/** Where an answer stops, one line after the other, and what a seat or everybody is shown there. */
export function stopsOf(
  ir: GameIR,
  before: Int32Array,
  given: GivenCode,
  seat: number | 'everybody' | undefined,
): readonly string[] {
  const stops: string[] = []
  while (stops.length < STOPS) {
    const stop = everywhere(ir).stopIn(before.slice(), given, { skip: stops.length, seat })
    if (stop === undefined) break
    stops.push(JSON.stringify(stop))
  }
  return stops
}
