import type { World } from '../../world/world.ts'

/** Properties of each face and container, in order of their numbers. */
export class Columns {
  private readonly world: World
  private kindsFound: readonly number[] | undefined
  private ownersFound: readonly number[] | undefined
  private containerOwnersFound: readonly number[] | undefined

  constructor(world: World) {
    this.world = world
  }

  get pieceKinds(): readonly number[] {
    return (this.kindsFound ??= this.world.faces.map(({ kind }) => kind))
  }

  get pieceOwners(): readonly number[] {
    return (this.ownersFound ??= this.world.faces.map(({ owner }) => owner))
  }

  get containerOwners(): readonly number[] {
    return (this.containerOwnersFound ??= this.world.containers.map(({ owner }) => owner))
  }
}
