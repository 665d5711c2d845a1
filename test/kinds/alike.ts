import { isDeepStrictEqual } from 'node:util'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { scramble } from '../../interpreter/state/chance.ts'

/**
 * Plays games made of different sentences side by side, on both back ends. The first difference: in the moves as they
 * are written, in what lies where and is tracked, or in the result.
 */
export function difference(
  games: readonly GameIR[],
  seed: number,
  most: number,
): { readonly plies: number; readonly says?: string } {
  const matches = games.flatMap((ir) =>
    [closuresProgram(ir), generatedProgram(ir)].map((program) => Match.start(program, { seed })),
  )
  const looks: readonly ((match: Match) => unknown)[] = [
    (match) => match.decision(),
    (match) => match.result(),
    (match) => match.view(undefined),
    (match) => match.moves().map(({ notation }) => notation),
  ]
  const [first, ...others] = matches
  if (first === undefined) return { plies: 0 }
  let word = scramble(seed)
  for (let plies = 0; plies < most; plies++) {
    for (const look of looks) {
      const seen = look(first)
      const other = others.map(look).find((own) => !isDeepStrictEqual(own, seen))
      if (other !== undefined)
        return { plies, says: `ply ${plies}: ${JSON.stringify(seen)}\nand ${JSON.stringify(other)}` }
    }
    if (first.result() !== undefined) return { plies }
    word = scramble(word + 0x9e3779b9)
    const moves = first.moves()
    const move = moves[(word >>> 0) % moves.length]
    if (move === undefined) return { plies }
    for (const match of matches) match.play(move.notation)
  }
  return { plies: most }
}
