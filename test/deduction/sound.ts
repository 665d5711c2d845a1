import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { HiddenPiece } from '../../interpreter/deduction/hidden-pieces.ts'
import { truth } from './worlds.ts'

/** Hidden pieces whose true kind was struck out. Empty if the deduction is right. */
export function struckOut(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  possible: readonly HiddenPiece[],
): readonly string[] {
  return possible.flatMap((piece) =>
    truth(ir, state, seat, piece)
      .filter((kind) => !piece.kinds.some(({ name }) => name === kind))
      .map((kind) => `${piece.name}: ${kind}`),
  )
}

/** What is wrong with the lists and numbers of a state. Empty if nothing is. */
export function broken(ir: GameIR, S: Int32Array): readonly string[] {
  const { memory } = ir
  const wrong: string[] = []
  const met = new Set<number>()
  ir.containers.forEach(({ name, capacity }, c) => {
    let [before, count] = [NONE, 0]
    for (let p = S[memory.first + c] ?? NONE; p !== NONE; p = S[memory.next + p] ?? NONE) {
      if (met.has(p)) return wrong.push(`${name}: a piece twice`)
      met.add(p)
      if (S[memory.at + p] !== c) wrong.push(`${name}: a piece that is elsewhere`)
      if (S[memory.previous + p] !== before) wrong.push(`${name}: a list that is torn`)
      before = p
      count++
    }
    if (S[memory.lastPiece + c] !== before) wrong.push(`${name}: its last piece`)
    if (S[memory.count + c] !== count || count > capacity) wrong.push(`${name}: how many`)
  })
  ir.pieces.forEach((_, p) => {
    if ((S[memory.at + p] === NONE) === met.has(p)) wrong.push(`piece ${p}: nowhere`)
  })
  for (const { name, at, length, least, most, orNone } of memory.regions)
    for (let i = at; i < at + length; i++) {
      const word = S[i] ?? NONE
      if (word === NONE ? !orNone : word < least || word > most) wrong.push(`${name}: ${word}`)
    }
  return wrong
}
