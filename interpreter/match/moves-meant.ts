import { H } from '../../grammar/ir/ir.ts'
import { moveWritten } from '../notation/move.ts'
import type { Listed } from '../notation/move.ts'
import type { Notation } from '../notation/notation.ts'
import { inOneOrder, listForms } from '../notation/pick-texts.ts'
import { readings } from '../notation/readings.ts'
import type { Program } from '../program/program.ts'

/**
 * The legal moves that a text can mean, read as literally as possible: as the list names them, by the action and its
 * choices with more or less of what tells pieces apart, or as the rules write them, which several may share.
 */
export function movesMeant(
  program: Program,
  notation: Notation,
  state: Int32Array,
  moves: readonly Listed[],
  given: string,
): readonly Listed[] {
  const forms = listForms(program.ir)
  for (const reading of readings(program.ir, given)) {
    const listed = moveWritten(program.ir, moves, reading)
    if (listed !== undefined) return [listed]
    const text = reading.trim().toLowerCase()
    const called = movesCalled(program, notation, state, moves, text)
    if (called.length > 0) return called
    const wanted = inOneOrder(text, forms)
    const written = moves.filter(
      ({ code }) => inOneOrder(notation.text(state, code, state[H.decider]).toLowerCase(), forms) === wanted,
    )
    if (written.length > 0) return written
  }
  return []
}

function movesCalled(
  program: Program,
  notation: Notation,
  state: Int32Array,
  moves: readonly Listed[],
  text: string,
): readonly Listed[] {
  const named = moves.filter(
    ({ move }) => move.action !== undefined && text.startsWith(`${move.action.toLowerCase()} (`),
  )
  if (named.length === 0) return []
  const attempts = named.map(({ code }) => program.decode(state, code))
  const wanted = inOneOrder(text)
  for (const detail of ['face', 'marks', 'place', 'owner'] as const) {
    const texts = notation.longForms(state, attempts, state[H.decider], detail)
    const found = named.filter((_, i) => inOneOrder(texts[i]?.toLowerCase() ?? '') === wanted)
    if (found.length > 0) return found
  }
  return []
}
