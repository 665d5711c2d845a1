import type { GameIR } from '../../grammar/ir/ir.ts'
import { wrap, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { NO_BREAK, familiesOf, lotText, type SceneLot } from './piece-lots.ts'

/** On one line, each lot by its full name: `red captain, 2 red soldiers, nurse`. */
export function plainText(ir: GameIR, lots: readonly SceneLot[]): string {
  return lots.map((lot) => lotText(ir, lot)).join(', ')
}

/** On one line, grouped by shared words: `red: captain, 2 soldiers; nurse`. */
export function shortText(ir: GameIR, lots: readonly SceneLot[]): string {
  return familiesOf(ir, lots)
    .map((family) => {
      const text = family.lots.map((lot) => lotText(ir, lot, family)).join(', ')
      return family.word === undefined ? text : `${family.word}: ${text}`
    })
    .join('; ')
}

/** Lines of limited width: one line if everything fits, otherwise at least one for each shared word. */
export function contentsLines(ir: GameIR, lots: readonly SceneLot[], width: number): readonly string[] {
  const plain = plainText(ir, lots)
  if (widthOf(plain) <= width) return [plain]
  const families = familiesOf(ir, lots)
  const longest = Math.max(...families.map(({ word = '' }) => widthOf(word)))
  return families.flatMap((family) => {
    const head = padEnd(family.word ?? '', longest)
    const text = family.lots.map((lot) => lotText(ir, lot, family)).join(', ')
    if (longest === 0) return wrap(text, width)
    return wrap(text, width - longest - 2).map(
      (line, i) => `${i === 0 ? head : ' '.repeat(longest)}  ${line}`,
    )
  })
}

/** Known things, visible values of unknown ones (`? (asleep)`), and the number of unknown ones. */
export function withHidden(
  text: string,
  known: readonly SceneLot[],
  count: number,
  marked: readonly string[],
): string {
  const hidden = count - marked.length - known.reduce((sum, lot) => sum + lot.count, 0)
  const parts = [...(known.length === 0 ? [] : [text]), ...marked.map((one) => one.replaceAll(' ', NO_BREAK))]
  if (hidden > 0) parts.push(`${hidden} unknown`)
  return parts.length === 0 ? text : parts.join(', ')
}
