import type { Layer } from './merged.ts'
import { sha256 } from '../source/sha256.ts'

/** The hash of a game: ids and texts of its layers in order. How lines end in a file makes no difference. */
export function hashOf(layers: readonly Layer[]): string {
  return sha256(
    layers
      .map(({ id, file }) => {
        const text = file.text.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n')
        return `${id.length}:${id}${text.length}:${text}`
      })
      .join(''),
  )
}
