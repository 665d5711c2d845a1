import type { ContainerIR, FaceIR, PieceIR } from '../../ir/ir.ts'
import type { Reporter } from './reporter.ts'
import type { ClassInfo, PlaceInfo, World } from './world.ts'

type Changing = Pick<ClassInfo, 'kinds' | 'kindChanges' | 'ownerChanges'>

export const faceChanges = ({ kindChanges, ownerChanges }: Changing): boolean => kindChanges || ownerChanges

/** Reports pieces that could change unseen, because the change cannot be shown to anybody. */
export function reportUnseenChanges(
  classes: readonly ClassInfo[],
  places: readonly PlaceInfo[],
  containers: readonly ContainerIR[],
  reporter: Reporter,
): void {
  for (const one of classes.filter(faceChanges)) {
    // A kind that changes in the dark is seen by those who see the piece.
    const light = one.ownerChanges ? places : places.filter(({ isDark }) => isDark !== true)
    const hidden = unseenPlace(one.name, light, containers)
    if (hidden === undefined) continue
    reporter.report(
      'ST4190',
      one.key.span,
      `A ${one.name} can change, so everybody must always see it; \`${hidden.name}\` is not seen by everyone.`,
      {
        help: `Write \`seen by: everyone\` under \`${hidden.name}\`, keep this class out of it, or do not let kind and owner change. For a change of kind that others do not see, write \`kind: changes in secret\`; whose a piece is, everybody knows, so let a card that lies with it say in secret whom it serves.`,
      },
    )
  }
}

/** A place where pieces of a class may be, even in groups, and that not everybody sees. */
export function unseenPlace(
  className: string,
  places: readonly PlaceInfo[],
  containers: readonly ContainerIR[],
): PlaceInfo | undefined {
  return places.find(
    ({ holdsClass, madeOf, container }) =>
      holdsClass === className && madeOf.length === 0 && containers[container]?.seenBy !== 'everyone',
  )
}

/**
 * The face of each piece at the start; then, for classes that change, each combination of kind and owner not among these.
 */
export function facesOf(
  classes: readonly Changing[],
  pieces: readonly PieceIR[],
  seats: number,
): readonly FaceIR[] {
  const faces: FaceIR[] = pieces.map(({ kind, owner }) => ({ kind, owner }))
  for (const one of classes.filter(faceChanges)) {
    const own = pieces.filter(({ kind }) => one.kinds.includes(kind))
    const owners = new Set(own.map(({ owner }) => owner))
    if (one.ownerChanges) for (let seat = 0; seat < seats; seat++) owners.add(seat)
    const existing = new Set(own.map(({ kind, owner }) => `${kind} ${owner}`))
    for (const owner of owners)
      for (const kind of one.kinds) if (!existing.has(`${kind} ${owner}`)) faces.push({ kind, owner })
  }
  return faces
}

/** The possible transitions between faces of a world. */
export class Faces {
  private readonly world: World
  private readonly first = new Map<string, number>()
  /** A key for each face: a piece with it can change to any face with the same key. Undefined if it never changes. */
  private readonly among: readonly (string | undefined)[]
  private readonly cache = new WeakMap<readonly number[], boolean>()
  /** The starting face of each piece: identical pieces start with the same one. */
  readonly start: readonly number[]

  constructor(world: World) {
    this.world = world
    world.faces.forEach((face, number) => {
      const key = keyOf(face)
      if (!this.first.has(key)) this.first.set(key, number)
    })
    this.among = world.faces.map(({ kind, owner }) => {
      const own = this.classOf(kind)
      return own && `${own.name} ${own.kindChanges ? '' : kind} ${own.ownerChanges ? '' : owner}`
    })
    this.start = world.pieces.map((piece, number) => this.numberOf(piece, number))
  }

  private numberOf(face: FaceIR, otherwise: number): number {
    return this.first.get(keyOf(face)) ?? otherwise
  }

  /** The class of a kind, if it changes. */
  private classOf(kind: number): ClassInfo | undefined {
    return this.world.classes.find((one) => faceChanges(one) && one.kinds.includes(kind))
  }

  /** For each face, the face it becomes with each kind; a kind it cannot have leaves it unchanged. */
  withKinds(): readonly number[] {
    return this.world.faces.flatMap((face, number) => {
      const own = this.classOf(face.kind)
      return this.world.kinds.map((_, kind) =>
        own?.kindChanges === true && own.kinds.includes(kind)
          ? this.numberOf({ ...face, kind }, number)
          : number,
      )
    })
  }

  /** The same for each owner. */
  withOwners(): readonly number[] {
    return this.world.faces.flatMap((face, number) => {
      const isOther = this.classOf(face.kind)?.ownerChanges === true
      return this.world.seats.map((_, owner) =>
        isOther ? this.numberOf({ ...face, owner }, number) : number,
      )
    })
  }

  /** All faces that each piece can have. */
  reachable(): readonly (readonly FaceIR[])[] {
    const all = new Map<string, FaceIR[]>()
    this.among.forEach((key, number) => {
      const face = this.world.faces[number]
      if (key !== undefined && face !== undefined) all.set(key, [...(all.get(key) ?? []), face])
    })
    return this.world.pieces.map((piece, number) => all.get(this.among[number] ?? '') ?? [piece])
  }

  /** The face that gives a piece one of these kinds and this owner, if it can have such a face. */
  becoming(piece: number, kinds: ReadonlySet<number>, owner: number | undefined): number | undefined {
    const key = this.among[piece]
    const found = this.world.faces.findIndex(
      (face, number) =>
        this.among[number] === key && kinds.has(face.kind) && (owner === undefined || face.owner === owner),
    )
    return key === undefined || found < 0 ? undefined : found
  }

  /** True if a value of the face stays the same however a piece changes. */
  keep(values: readonly number[]): boolean {
    const cached = this.cache.get(values) ?? this.sameForAll(values)
    this.cache.set(values, cached)
    return cached
  }

  private sameForAll(values: readonly number[]): boolean {
    const known = new Map<string, number | undefined>()
    return this.among.every((key, number) => {
      if (key === undefined) return true
      if (!known.has(key)) known.set(key, values[number])
      return known.get(key) === values[number]
    })
  }
}

const keyOf = ({ kind, owner }: FaceIR): string => `${kind} ${owner}`
