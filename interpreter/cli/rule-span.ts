import type { MergedGame } from '../../grammar/merge/merged.ts'
import { span } from '../../grammar/source/span.ts'
import type { Span } from '../../grammar/source/span.ts'
import type { RulePlace } from '../program/rule-place.ts'

/** Where a rule is in the texts of a game. */
export function spanAt(
  game: MergedGame,
  { file, line, column, endLine, endColumn }: RulePlace,
): Span | undefined {
  const source = game.layers.find((layer) => layer.file.name === file)?.file
  if (source === undefined) return undefined
  const offset = (row: number, at: number): number => (source.lineStarts[row - 1] ?? 0) + at - 1
  return span(source, offset(line, column), offset(endLine, endColumn))
}
