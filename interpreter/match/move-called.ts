import { H } from '../../grammar/ir/ir.ts'
import type { Listed } from '../notation/move.ts'
import type { Notation } from '../notation/notation.ts'
import { inOneOrder } from '../notation/pick-texts.ts'
import type { Program } from '../program/program.ts'

/** The one legal move that a text names by its action and its choices. */
export function moveCalled(
  program: Program,
  notation: Notation,
  state: Int32Array,
  moves: readonly Listed[],
  text: string,
): Listed | undefined {
  const named = moves.filter(({ move }) => move.action !== undefined && text.startsWith(`${move.action} (`))
  if (named.length === 0) return undefined
  const attempts = named.map(({ code }) => program.decode(state, code))
  const wanted = inOneOrder(text.toLowerCase())
  for (const detail of ['face', 'marks'] as const) {
    const texts = notation.longForms(state, attempts, state[H.decider], detail)
    const [found, other] = named.filter((_, i) => inOneOrder(texts[i]?.toLowerCase() ?? '') === wanted)
    if (found !== undefined) return other === undefined ? found : undefined
  }
  return undefined
}
