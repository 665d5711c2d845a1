import { moveWritten, type Listed } from '../notation/move.ts'
import { inOneOrder, listForms } from '../notation/pick-texts.ts'
import { readings } from '../notation/readings.ts'
import { movesShortened } from './short-forms.ts'
import type { SeenTable } from '../why/seen-table.ts'

/**
 * The legal moves that a text can mean, read as literally as possible: as the list names them; by the action and its
 * choices, with more or less detail about pieces; or as the rules write them, which several may share. Otherwise, unless
 * `isLiteral`, shortened.
 */
export function movesMeant(
  table: SeenTable,
  moves: readonly Listed[],
  given: string,
  isLiteral = false,
): readonly Listed[] {
  const forms = listForms(table.ir.actions)
  for (const reading of readings(table.ir, given)) {
    const listed = moveWritten(table.ir, moves, reading)
    if (listed !== undefined) return [listed]
    const text = reading.trim().toLowerCase()
    const called = movesCalled(table, moves, text)
    if (called.length > 0) return called
    const wanted = inOneOrder(text, forms)
    const written = moves.filter(
      ({ code }) => inOneOrder(table.written(code).toLowerCase(), forms) === wanted,
    )
    if (written.length > 0) return written
  }
  return isLiteral ? [] : movesShortened(table.ir, moves, given)
}

function movesCalled(table: SeenTable, moves: readonly Listed[], text: string): readonly Listed[] {
  const named = moves.filter(
    ({ move }) => move.action !== undefined && text.startsWith(`${move.action.toLowerCase()} (`),
  )
  if (named.length === 0) return []
  const attempts = named.map(({ code }) => table.choicesOf(code))
  const wanted = inOneOrder(text)
  for (const detail of ['face', 'marks', 'place', 'owner'] as const) {
    const texts = table.longForms(attempts, detail)
    const found = named.filter((_, i) => inOneOrder(texts[i]?.toLowerCase() ?? '') === wanted)
    if (found.length > 0) return found
  }
  return []
}
