import type { TextPlace } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import { span, type Span } from '../../source/span.ts'
import type { Elaboration } from './contexts.ts'

/** The text that an origin of the IR refers to. */
export function originSpan(
  { game, texts }: Pick<Elaboration, 'game' | 'texts'>,
  origin: number,
): Span | undefined {
  const at = texts.placeOf(origin)
  return at && spanAt(game, at)
}

/** The text at a place in a document of a game. */
export function spanAt(
  { layers }: Pick<MergedGame, 'layers'>,
  { file, line, column, endLine, endColumn }: TextPlace,
): Span | undefined {
  const source = layers.find((layer) => layer.file.name === file)?.file
  if (source === undefined) return undefined
  const offset = (row: number, at: number): number => (source.lineStarts[row - 1] ?? 0) + at - 1
  return span(source, offset(line, column), offset(endLine, endColumn))
}
