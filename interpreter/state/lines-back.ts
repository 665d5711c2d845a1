import { NONE, type ExprIR, type GameIR, type SetIR } from '../../grammar/ir/ir.ts'
import {
  compare,
  conjunction,
  constant,
  disjunction,
  arithmetic,
  filter,
  loadWord,
  not,
  register,
} from '../../grammar/ir/build.ts'
import { matchSet } from '../../grammar/ir/match.ts'
import { readsRegister, someNode } from '../../grammar/ir/walk.ts'
import { memoizedBy } from '../../grammar/source/memoized.ts'
import { directionsIn, topologyOf, type Topology } from './topology.ts'

type Filter = Extract<SetIR, { set: 'filter' }>

/** Lines from a piece, if the guards hold: in the directions whose bit is set, up to `limit` spaces. */
interface Part {
  readonly directions: ExprIR
  readonly limit: ExprIR
  readonly guards: readonly ExprIR[]
}

/** Limits on the different lengths of lines, and on the lines that start from the space. */
const [MOST_LENGTHS, MOST_PARTS] = [4, 24]

/**
 * True if the set has a member, for pieces from which a straight line leads to a space that does not depend on them,
 * such as `any enemy pieces where spot is in closed line(it, ...)`. Instead of following the lines of every piece, it
 * looks from the space the other way, and asks of the first piece on each line whether it looks back. Undefined for all
 * other sets.
 */
export function seenFromSpace(ir: GameIR, set: Filter): ExprIR | undefined {
  const { of, filters } = unfiltered(set)
  if (of.set !== 'row' && of.set !== 'range') return undefined
  for (const [at, { reg, where }] of filters.entries()) {
    const terms = where.op === 'and' ? where.terms : [where]
    for (const [nth, term] of terms.entries()) {
      if (term.op !== 'contains' || readsRegister(term.item, new Set([reg]))) continue
      if (!holdsOnePiece(ir) || looksFurther(term.item)) return undefined
      const lines = new Lines(ir, reg, term.item)
      if (!lines.add(term.set, [])) continue
      const others = terms.filter((_, i) => i !== nth)
      const rest = filters.flatMap((one, i) =>
        i !== at ? [one] : others.map((other) => ({ reg, where: other })),
      )
      const asked = rest.filter((one) => !isOnBoard(ir, one))
      return lines.looksBack((sight) =>
        asked.reduce<SetIR>(
          (from, one) => filter(from, one.reg, one.where),
          filter(sight, reg, { op: 'contains', set: of, item: register(reg) }),
        ),
      )
    }
  }
  return undefined
}

/** True if it takes more than looking up words to work out: each line needs it. */
const looksFurther = (space: ExprIR): boolean =>
  someNode(space, (node) => 'set' in node || ('op' in node && node.op === 'call'))

const holdsOnePiece = (ir: GameIR): boolean =>
  ir.groups.length === 0 && ir.spaces.every((_, space) => ir.containers[space]?.capacity === 1)

/** True if it only asks whether the piece is on the board. */
function isOnBoard({ memory, spaces }: GameIR, { reg, where }: Pick<Filter, 'reg' | 'where'>): boolean {
  if (where.op !== 'lt' || where.right.op !== 'const' || where.right.value < spaces.length) return false
  return isPlaceOf(where.left, reg, memory.at)
}

const isPlaceOf = (e: ExprIR, reg: number, at: number): boolean =>
  e.op === 'load' && e.base === at && e.index.op === 'reg' && e.index.reg === reg

/** The filters of a set, the innermost first. */
function unfiltered(set: SetIR): { readonly of: SetIR; readonly filters: readonly Filter[] } {
  if (set.set !== 'filter') return { of: set, filters: [] }
  const { of, filters } = unfiltered(set.of)
  return { of, filters: [...filters, set] }
}

/** The lines from a piece in a register to a space. */
class Lines {
  private readonly ir: GameIR
  private readonly reg: number
  private readonly space: ExprIR
  private readonly parts: Part[] = []
  /** Registers with the same piece, and their values, the outermost first. */
  private readonly lets: { readonly reg: number; readonly value: ExprIR }[] = []

  constructor(ir: GameIR, reg: number, space: ExprIR) {
    this.ir = ir
    this.reg = reg
    this.space = space
  }

  /** Adds the lines that make up a set. False if it is made of anything else. */
  add(set: SetIR, guards: readonly ExprIR[]): boolean {
    return matchSet(
      set,
      {
        empty: () => true,
        union: ({ left, right }) => this.add(left, guards) && this.add(right, guards),
        if: ({ condition, then, else: otherwise }) =>
          this.add(then, [...guards, condition]) && this.add(otherwise, [...guards, not(condition)]),
        let: ({ reg, value, body }) => {
          this.lets.push({ reg, value })
          return this.add(body, guards)
        },
        filter: ({ of, reg, where }) => this.add(of, [...guards, this.atSpace(reg, where)]),
        run: ({ gives, from, directions, over, until, limit }) =>
          gives === 'both' &&
          until === undefined &&
          limit !== undefined &&
          this.areEmpty(over) &&
          this.addLine(from, directions, limit, guards),
        'open line': ({ from, directions, limit }) => {
          const isFree = compare('eq', loadWord(this.ir.memory.first, this.space), constant(NONE))
          return this.addLine(from, directions, limit, [...guards, isFree])
        },
      },
      () => false,
    )
  }

  private atSpace(reg: number, where: ExprIR): ExprIR {
    return { op: 'let', reg, value: this.space, body: where }
  }

  /** True for the set of all empty spaces. */
  private areEmpty(over: SetIR): boolean {
    const { memory, spaces } = this.ir
    if (over.set !== 'filter' || over.of.set !== 'range') return false
    const { from, to } = over.of
    const isAll =
      from.op === 'const' && from.value === 0 && to.op === 'const' && to.value === spaces.length - 1
    const { where } = over
    return (
      isAll &&
      where.op === 'eq' &&
      where.right.op === 'const' &&
      where.right.value === NONE &&
      isPlaceOf(where.left, over.reg, memory.first)
    )
  }

  private addLine(from: ExprIR, directions: ExprIR, limit: ExprIR, guards: readonly ExprIR[]): boolean {
    const regs = [this.reg, ...this.lets.flatMap(({ reg, value }) => (this.isPiece(value) ? [reg] : []))]
    if (!regs.some((reg) => isPlaceOf(from, reg, this.ir.memory.at))) return false
    if (directions.op === 'if')
      return (
        this.addLine(from, directions.then, limit, [...guards, directions.condition]) &&
        this.addLine(from, directions.else, limit, [...guards, not(directions.condition)])
      )
    const lengths = limit.op === 'const' ? [limit.value] : this.valuesOf(limit)
    if (lengths === undefined || lengths.length > MOST_LENGTHS) return false
    for (const length of lengths) {
      const isLength = limit.op === 'const' ? [] : [compare('eq', limit, constant(length))]
      if (!this.addDirections(directions, constant(length), [...guards, ...isLength])) return false
    }
    return true
  }

  private isPiece(value: ExprIR): boolean {
    return value.op === 'reg' && (value.reg === this.reg || this.lets.some(({ reg }) => reg === value.reg))
  }

  /** The different words of a table; undefined for anything else. */
  private valuesOf(e: ExprIR): readonly number[] | undefined {
    return e.op === 'table' ? [...new Set(this.ir.tables[e.table]?.values)] : undefined
  }

  /** Adds a part for each group of directions that the same pieces have. */
  private addDirections(directions: ExprIR, limit: ExprIR, guards: readonly ExprIR[]): boolean {
    const topology = topologyOf(this.ir)
    if (directions.op === 'const') {
      const ways = directionsIn(directions.value, topology.width)
      return this.addPart(topology, ways, limit, guards)
    }
    if (directions.op !== 'table') return false
    const masks = (this.ir.tables[directions.table]?.values ?? []).map((mask) => Math.max(0, mask))
    const groups = Map.groupBy(directionsIn(2 ** topology.width - 1, topology.width), (way) =>
      masks.map((mask) => (mask >> way) & 1).join(''),
    )
    for (const [having, ways] of groups) {
      const [way = 0] = ways
      if (!having.includes('1')) continue
      const bit = arithmetic('mod', arithmetic('divDown', directions, constant(2 ** way)), constant(2))
      if (!this.addPart(topology, ways, limit, [...guards, compare('eq', bit, constant(1))])) return false
    }
    return true
  }

  private addPart(
    topology: Topology,
    ways: readonly number[],
    limit: ExprIR,
    guards: readonly ExprIR[],
  ): boolean {
    if (!ways.every((way) => leadsBack(topology, way))) return false
    const back = ways.reduce((mask, way) => mask | (1 << (topology.opposite[way] ?? way)), 0)
    this.parts.push({ directions: constant(back), limit, guards })
    return this.parts.length <= MOST_PARTS
  }

  /** True if one of these pieces has a line to the space; `among` selects them. */
  looksBack(among: (sight: SetIR) => SetIR): ExprIR {
    return disjunction(
      this.parts.map(({ directions, limit, guards }): ExprIR => {
        const pieces = among({ set: 'sight', from: this.space, directions, limit })
        const holds = this.lets.reduceRight<ExprIR>(
          (body, { reg, value }) => ({ op: 'let', reg, value, body }),
          conjunction(guards),
        )
        return { op: 'any', set: guards.length === 0 ? pieces : filter(pieces, this.reg, holds) }
      }),
    )
  }
}

/** True if every step in a direction is one in the opposite direction from where it leads. */
const leadsBack = memoizedBy(({ step, width, spaces, opposite }: Topology, way: number): boolean => {
  const back = opposite[way] ?? way
  const isUndone = (from: number, one: number, other: number): boolean => {
    const to = step[from * width + one] ?? NONE
    return to < 0 || step[to * width + other] === from
  }
  return Array.from({ length: spaces }, (_, from) => from).every(
    (from) => isUndone(from, way, back) && isUndone(from, back, way),
  )
})
