import { shape } from '../look/shape.ts'
import type { Drawing } from '../scene/drawing.ts'
import type { BoardMap } from './board-map.ts'
import { groundShape } from './board-shapes.ts'
import type { ShadedAreas } from './shaded-areas.ts'
import { fillShapes, signShape, type SpaceFace } from './space-looks.ts'

/** Samples of kinds of space and of signs of values on this board, for the legend. */
export function spaceSamples({ faces, kinds, notes }: BoardMap, { cells }: Drawing): ShadedAreas['samples'] {
  const signs = cells.flatMap(({ square }) =>
    (notes.get(square.name)?.marks ?? []).flatMap(({ sign }) => sign ?? []),
  )
  const byWord = new Map(signs.map((sign) => [sign.word, { ground: undefined, sign }]))
  return [
    ...kinds.flatMap(({ name }) => sampleOf(name, faces.kinds.get(name))),
    ...[...byWord].flatMap(([word, face]) => sampleOf(word, face)),
  ]
}

function sampleOf(name: string, face: SpaceFace | undefined): ShadedAreas['samples'] {
  if (face === undefined) return []
  const ground =
    face.ground === undefined ? [] : [groundShape('square', 'ground'), ...fillShapes(face, 'square')]
  const sign = face.sign === undefined ? [] : [signShape(face.sign, 0, 0, ground.length > 0 ? 0.9 : 1.2)]
  return [{ name, sample: shape('g', { class: 'light' }, ...ground, ...sign) }]
}
