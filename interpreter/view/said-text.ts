import { NONE, type GameIR, type LineIR, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import { withArticleFor } from '../../grammar/types/articles.ts'
import { wordsText } from '../notation/value-text.ts'
import type { SaidLine } from '../state/said-lines.ts'

/** A line as everybody hears it, with its values filled in. */
export function saidText(ir: GameIR, { line, values }: SaidLine): string {
  let next = 0
  const parts = ir.lines[line] ?? []
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    const words = part.map(() => values[next++] ?? NONE)
    return wordsText(ir, part, words)
  })
  return texts
    .map((text, i) => (hasArticle(parts[i + 1]) ? withArticleFor(text, texts[i + 1] ?? '') : text))
    .join('')
}

/** Proper names of spaces and players take no article. */
function hasArticle(part: LineIR[number] | undefined): boolean {
  return part !== undefined && typeof part !== 'string' && part.every(isSort)
}

function isSort(type: ValueTypeIR): boolean {
  return type === 'kind' || type === 'number' || (typeof type === 'object' && !('bag' in type))
}
