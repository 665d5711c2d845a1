import type { Span } from '../../source/span.ts'
import type { Reading } from './contexts.ts'

/**
 * Does this stand in the document that was loaded itself? What other documents have changed may be as it is for their sake, or
 * for that of the games that they are made for.
 */
export function isOwn({ game: { layers } }: Pick<Reading, 'game'>, { file }: Span): boolean {
  const last = Math.max(...layers.map(({ index }) => index))
  // After an edit, the layers of a game and its new texts are of two versions of a file.
  return layers.some((layer) => layer.index === last && layer.file.name === file.name)
}
