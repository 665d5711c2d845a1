import { SIZE_LIMITS } from '../world/size-limits.ts'
import { HEADER, LARGEST_WORD, NONE, type MemoryIR, type RegionIR, type ValueTypeIR } from '../../ir/ir.ts'

export interface RegionRequest {
  readonly name: string
  readonly length: number
  readonly least: number
  readonly most: number
  readonly orNone: boolean
  readonly start: readonly number[] | number
  readonly per: RegionIR['per']
  readonly secret?: NonNullable<RegionIR['secret']>
  readonly things?: readonly string[]
  readonly between?: NonNullable<RegionIR['between']>
  readonly of?: string
  readonly type?: ValueTypeIR
}

/** Uses of words that are passed from one user to the next. */
export type SharedUse = 'return' | 'asking' | 'index' | 'count' | `members: ${string}`

/** As the table shows it. */
const SEATING = 'starting seat'

/** Placeholder addresses of shared words until liveness is known (`shared-words.ts`). They are above all others. */
const FIRST_SHARED = 0x10000000

/**
 * Allocates the addresses of the state. All frames are static, so an allocated address is final, unless it is that of a
 * shared word.
 */
export class MemoryPlan {
  private used: number = HEADER.length
  readonly regions: RegionIR[] = []
  private readonly containers: number
  private readonly pieces: number
  private readonly groups: number
  readonly first: number
  readonly lastPiece: number
  readonly count: number
  readonly at: number
  readonly next: number
  readonly previous: number
  readonly seen: number
  face: number | undefined
  private nextShared = FIRST_SHARED
  /** Words that are allocated once, by use. */
  private readonly known = new Map<string, number>()
  /** The use of each shared word, or range of words, by placeholder address. */
  readonly shared = new Map<number, SharedUse>()

  constructor(containers: number, pieces: number, groups: number) {
    this.containers = containers
    this.pieces = pieces
    this.groups = groups
    const things = pieces + groups
    this.first = this.skip(containers)
    this.lastPiece = this.skip(containers)
    this.count = this.skip(containers)
    this.at = this.skip(things)
    this.next = this.skip(things)
    this.previous = this.skip(things)
    this.seen = this.skip(pieces)
  }

  /** Allocates a word for each piece that stores which of its possible faces it has. */
  keepFaces(start: readonly number[], faces: number): void {
    const { length } = start
    this.face = this.region({
      name: 'face',
      length,
      least: 0,
      most: Math.max(0, faces - 1),
      orNone: false,
      start,
      per: 'piece',
      type: 'number',
    })
  }

  /** True if the rules need more words than allowed. */
  isFull = false

  /** A copy of the plan, for continuing from here. */
  copy(): MemoryPlan {
    const copy = new MemoryPlan(this.containers, this.pieces, this.groups)
    copy.regions.push(...this.regions)
    copy.used = this.used
    copy.isFull = this.isFull
    copy.face = this.face
    copy.nextShared = this.nextShared
    for (const [use, at] of this.known) copy.known.set(use, at)
    for (const [at, use] of this.shared) copy.shared.set(at, use)
    return copy
  }

  private skip(words: number): number {
    const at = this.used
    this.used += words
    return at
  }

  /** Allocates words for named values, or for a stage while it runs. */
  region(request: RegionRequest): number {
    // An oversized state is refused later; allocate nothing for it until then.
    if (this.used + request.length > SIZE_LIMITS.words) {
      this.isFull = true
      return this.first
    }
    const at = this.skip(request.length)
    const start =
      typeof request.start === 'number'
        ? Array<number>(request.length).fill(request.start)
        : [...request.start]
    this.regions.push({ ...request, at, start })
    return at
  }

  /** Allocates a local word of the running rules, which is none otherwise. */
  local(name: string, type?: ValueTypeIR, group?: number): number {
    return this.region({
      name,
      length: 1,
      least: NONE,
      most: LARGEST_WORD,
      orNone: true,
      start: NONE,
      per: 'local',
      ...(type === undefined ? {} : { type }),
      ...(group === undefined ? {} : { group }),
    })
  }

  /** Words for each seat that record how a game ended. */
  ofResult(name: string, seats: number): number {
    return this.once(name, () =>
      this.region({
        name,
        length: seats,
        least: NONE,
        most: LARGEST_WORD,
        orNone: true,
        start: NONE,
        per: 'result',
        type: 'number',
      }),
    )
  }

  /** Allocates a word for each seat: the seat at which the player who sits there began. None as long as nobody moved. */
  seating(seats: number): number {
    return this.once(SEATING, () =>
      this.region({
        name: SEATING,
        length: seats,
        least: 0,
        most: seats * seats - 1,
        orNone: true,
        start: NONE,
        per: 'seat',
        type: 'seat',
      }),
    )
  }

  /** The address of these words, if players can change seats. */
  get seatingAt(): number | undefined {
    return this.known.get(SEATING)
  }

  /** Allocates words at their first use. */
  once(use: string, allocate: () => number): number {
    const at = this.known.get(use) ?? allocate()
    this.known.set(use, at)
    return at
  }

  /**
   * Allocates words that one stage, action, loop or question uses while it is in progress. Nothing else mentions them,
   * and they are none afterwards. Words for one use contain one sort of thing.
   */
  sharedWords(use: SharedUse, length = 1): number {
    const at = this.nextShared
    this.nextShared += length
    this.shared.set(at, use)
    return at
  }

  finish(): MemoryIR {
    const { first, lastPiece, count, at, next, previous, seen, face, regions } = this
    const changing = face === undefined ? {} : { face }
    return { size: this.used, first, lastPiece, count, at, next, previous, seen, ...changing, regions }
  }
}
