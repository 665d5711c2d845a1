import type { Span } from '../../source/span.ts'
import type { Reading } from './contexts.ts'

/**
 * True if this is in the loaded document itself. Changes of other documents may exist for their own sake, or for their
 * own games.
 */
export function isOwn({ game: { layers } }: Pick<Reading, 'game'>, { file }: Span): boolean {
  const last = Math.max(...layers.map(({ index }) => index))
  // After an edit, the layers of a game and its new texts come from two versions of a file.
  return layers.some((layer) => layer.index === last && layer.file.name === file.name)
}
