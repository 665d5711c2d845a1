import { memoized } from '../../source/memoized.ts'
import { Faces, faceChanges } from './faces.ts'
import { unwatched } from './watched-world.ts'
import type { World } from './world.ts'

/** Undefined where all pieces stay what they are. */
export function changingFaces(world: World): Faces | undefined {
  return facesIn(unwatched(world))
}

const facesIn = memoized((world: World) => (world.classes.some(faceChanges) ? new Faces(world) : undefined))
