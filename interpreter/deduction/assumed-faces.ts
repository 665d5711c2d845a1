import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { Domain } from '../counting/matching.ts'
import type { Orders } from '../closures/orders.ts'
import { Fault } from '../program/program.ts'
import type { FanAccount } from '../state/table-plan.ts'
import { Lost } from './branch.ts'
import { Exhausted, type Budget } from './budget.ts'
import type { Faces } from './sight.ts'
import { getOrMake } from '../../grammar/source/memoized.ts'

/** Thrown by a run that needs a face not yet assumed. The caller tries the parts of its domain one by one. */
class NeedFace {
  readonly piece: number
  readonly parts: readonly Domain[]

  constructor(piece: number, parts: readonly Domain[]) {
    this.piece = piece
    this.parts = parts
  }
}

/** Upper bound on faces with which the suitability of one thing is examined. */
const MOST_LOOKS = 200

/**
 * Assumptions about faces during a run. A piece is a mere handle. Lookups about it are answered from its domain if all
 * kinds in the domain give the same answer; otherwise the run is aborted.
 */
export class AssumedFaces implements Faces, FanAccount, Orders {
  domains: Domain[] = []
  /** Seats whose knowledge is followed. Nobody has to assume faces that only others know. */
  seats = 0
  /** Places, as 1, whose order nobody could follow. Undefined if all orders are true. */
  orderless: Uint8Array | undefined
  /** Group of each piece. Pieces of one owner and class are interchangeable. */
  readonly group: Int32Array
  /** Work of the programs with these faces so far. */
  worked = (): number => 0
  /** Number of kinds that were distinguished, which is work as well. */
  private assumedCount = 0
  /** Work at which the run is aborted. */
  private limit = Infinity
  private doubt: NeedFace | undefined
  private readonly kinds: number
  private readonly words = new Map<number, Int32Array>()
  private readonly ir: GameIR
  private readonly tables: GameIR['tables']

  constructor(ir: GameIR, tables: GameIR['tables']) {
    this.ir = ir
    this.tables = tables
    this.kinds = ir.kinds.length
    this.group = groupsOf(ir)
  }

  get doubted(): boolean {
    return this.orderless !== undefined
  }

  readonly isUnknown = (container: number): boolean => this.orderless?.[container] === 1

  readonly giveUp = (): never => {
    throw new Lost('the rules go by an order that is not known')
  }

  /** For the back end: answers a table indexed by piece. */
  readonly face = (table: number): ((piece: number) => number) => {
    const words = this.wordsOf(table)
    const { group, kinds } = this
    return (piece) => {
      const domain = this.domains[piece]
      if (domain === undefined) return NONE
      const base = (group[piece] ?? 0) * kinds
      const word = words[base + (domain[0] ?? 0)] ?? NONE
      for (let i = 1; i < domain.length; i++)
        if (words[base + (domain[i] ?? 0)] !== word) {
          this.assumedCount += domain.length
          throw new NeedFace(piece, partsBy(domain, words, base))
        }
      return word
    }
  }

  /** For the back end: answers whether a search finds anything, examining thing by thing. */
  readonly settleCases = (search: () => boolean): boolean => {
    const before = this.doubt
    this.doubt = undefined
    try {
      if (search()) return true
      if (this.doubt !== undefined) throw this.doubt
      return false
    } finally {
      this.doubt = before
    }
  }

  readonly holdsForEveryFace = (looks: () => boolean): boolean => {
    const left = { runs: MOST_LOOKS }
    const found = this.decided(looks, left)
    if (typeof found === 'boolean') return found
    this.doubt ??= found
    return false
  }

  /**
   * The result of a lookup if it is the same for all faces, or else the face on which it depends, with its kinds
   * separated as far as they matter.
   */
  private decided(looks: () => boolean, left: { runs: number }): boolean | NeedFace {
    left.runs--
    if (this.spent() > this.limit) throw new Exhausted()
    try {
      return looks()
    } catch (thrown) {
      if (!(thrown instanceof NeedFace)) throw thrown
      const { piece, parts } = thrown
      if (left.runs < parts.length) return thrown
      const before = this.domains[piece]
      this.assumedCount += before?.length ?? 0
      const [yes, no, open]: readonly [number[], number[], Domain[]] = [[], [], []]
      for (const part of parts) {
        this.domains[piece] = part
        const found = this.tried(looks, left)
        if (typeof found === 'boolean') (found ? yes : no).push(...part)
        else open.push(part)
      }
      if (before !== undefined) this.domains[piece] = before
      if (open.length === 0 && no.length === 0) return true
      if (open.length === 0 && yes.length === 0) return false
      return new NeedFace(piece, [...[yes, no].filter((kinds) => kinds.length > 0).map(ascending), ...open])
    }
  }

  /** Faces under which the rules fail are left to be distinguished. */
  private tried(looks: () => boolean, left: { runs: number }): boolean | 'open' {
    try {
      const found = this.decided(looks, left)
      return typeof found === 'boolean' ? found : 'open'
    } catch (thrown) {
      if (thrown instanceof Fault) return 'open'
      throw thrown
    }
  }

  private spent(): number {
    return this.worked() + this.assumedCount
  }

  /** Charges the budget for the programs' work, and gives up when it is spent. */
  within<T>(budget: Budget, run: () => T): T {
    const before = this.spent()
    this.limit = before + budget.left
    try {
      return run()
    } finally {
      budget.left -= this.spent() - before
      this.limit = Infinity
    }
  }

  /** True if the piece is of this kind. */
  is(piece: number, kind: number): boolean {
    const domain = this.domains[piece] ?? []
    if (!domain.includes(kind)) return false
    if (domain.length > 1) throw new NeedFace(piece, [[kind], domain.filter((other) => other !== kind)])
    return true
  }

  /** The kind of a piece if it is one of `among`; undefined if it is none of them. */
  oneOf(piece: number, among: readonly number[]): number | undefined {
    const domain = this.domains[piece] ?? []
    const left = domain.filter((kind) => among.includes(kind))
    if (left.length === 0) return undefined
    if (domain.length === 1) return left[0]
    const others = domain.filter((kind) => !among.includes(kind))
    throw new NeedFace(piece, [...left.map((kind) => [kind]), ...(others.length === 0 ? [] : [others])])
  }

  readonly sameFace = (one: number, other: number): boolean => {
    if (this.group[one] !== this.group[other]) return false
    const [mine, its] = [this.domains[one] ?? [], this.domains[other] ?? []]
    if (!mine.some((kind) => its.includes(kind))) return false
    const [sure, open] = mine.length === 1 ? [mine, other] : [its, one]
    const [kind] = sure
    if (kind === undefined) return false
    if (sure.length > 1)
      throw new NeedFace(
        one,
        mine.map((each) => [each]),
      )
    return this.is(open, kind)
  }

  sure(piece: number): number {
    const domain = this.domains[piece] ?? []
    return domain.length === 1 ? (domain[0] ?? -1) : -1
  }

  /** A table's value for each kind, by group of pieces. */
  private wordsOf(table: number): Int32Array {
    return getOrMake(this.words, table, () => {
      const values = this.tables[table]?.values ?? []
      const groups = this.group.reduce((most, group) => Math.max(most, group + 1), 0)
      const words = new Int32Array(groups * this.kinds).fill(NONE)
      this.ir.pieces.forEach(({ kind }, piece) => {
        words[(this.group[piece] ?? 0) * this.kinds + kind] = values[piece] ?? NONE
      })
      return words
    })
  }
}

function ascending(kinds: readonly number[]): Domain {
  return kinds.toSorted((a, b) => a - b)
}

function partsBy(domain: Domain, words: Int32Array, base: number): readonly Domain[] {
  const parts = new Map<number, number[]>()
  for (const kind of domain) {
    const word = words[base + kind] ?? NONE
    const part = parts.get(word)
    if (part === undefined) parts.set(word, [kind])
    else part.push(kind)
  }
  return [...parts.values()]
}

/** Number of the group of each piece: same owner, same class. */
export function groupsOf(ir: GameIR): Int32Array {
  const keys = new Map<string, number>()
  return Int32Array.from(ir.pieces, ({ owner, kind }) => {
    const key = `${owner}/${ir.kinds[kind]?.class ?? ''}`
    const cached = keys.get(key) ?? keys.size
    keys.set(key, cached)
    return cached
  })
}

/** The result of a run under these assumptions about faces. */
export interface Leaf<T> {
  readonly faces: ReadonlyMap<number, Domain>
  readonly value: T
}

/**
 * Repeats a run until every effect of faces on it is known. Each leaf lists the faces that lead to it; leaves are
 * disjoint and cover everything. Undefined if there would be more than `most` leaves. Throws `Exhausted` if the budget
 * is spent.
 */
export function explore<T>(
  supposed: AssumedFaces,
  domains: readonly Domain[],
  run: () => T,
  most: number,
  budget: Budget,
): readonly Leaf<T>[] | undefined {
  const leaves: Leaf<T>[] = []
  const open: ReadonlyMap<number, Domain>[] = [new Map()]
  for (let faces = open.pop(); faces !== undefined; faces = open.pop()) {
    if (leaves.length + open.length >= most) return undefined
    budget.spend(domains.length)
    supposed.domains = [...domains]
    for (const [piece, domain] of faces) supposed.domains[piece] = domain
    try {
      leaves.push({ faces, value: supposed.within(budget, run) })
    } catch (thrown) {
      if (!(thrown instanceof NeedFace)) throw thrown
      for (const part of thrown.parts) open.push(new Map(faces).set(thrown.piece, part))
    }
  }
  return leaves
}
