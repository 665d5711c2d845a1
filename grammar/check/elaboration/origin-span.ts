import { span } from '../../source/span.ts'
import type { Span } from '../../source/span.ts'
import type { Elaboration } from './elaboration.ts'

/** Where the text stands that an origin of the IR refers to. */
export function originSpan({ game, origins, files }: Elaboration, origin: number): Span | undefined {
  const at = origins[origin]
  const file = at && game.layers.find((layer) => layer.file.name === files[at.file])?.file
  if (at === undefined || file === undefined) return undefined
  const offset = (line: number, column: number): number => (file.lineStarts[line - 1] ?? 0) + column - 1
  return span(file, offset(at.line, at.column), offset(at.endLine, at.endColumn))
}
