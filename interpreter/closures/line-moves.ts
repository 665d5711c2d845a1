import { NONE, type ChoiceIR, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { readsCell } from '../../grammar/ir/walk.ts'
import { topologyOf } from '../state/topology.ts'
import { nearWidth, waysOf, type Ways } from './lines.ts'
import { NO_ENV, tableOf, type Each, type Has, type Machine, type Register, type Value } from './machine.ts'
import { isPlain } from './search-parts.ts'
import { filteredRows, rowsOf, type Rows } from './table-rows.ts'
import { knownMembers } from './sieves.ts'
import { countWork } from './count-work.ts'
import { compileValue } from './dispatch.ts'

/** Buffer for moves while they are listed. */
export interface MoveList {
  moves: Int32Array
  count: number
  base: number
}

/** The last two choices of an action, without a test between them, and the number of earlier choices. */
export interface LastTwo {
  readonly before: Register
  readonly one: ChoiceIR
  readonly other: ChoiceIR
}

type Line = Extract<SetIR, { readonly limit: ExprIR }>

/**
 * Writes moves whose last choices are a piece and something on lines from it, as most moves on boards are. One loop
 * takes half as long as calls from choice to choice. Undefined for all others. Moves beyond the list's capacity are
 * counted.
 */
export function writeAlong(m: Machine, two: LastTwo, into: MoveList): Each | undefined {
  // Where lines meet, each thing counts once.
  if (m.recorder !== undefined || topologyOf(m.ir).tangled) return undefined
  const { one, other } = two
  const { from } = other
  const pieces = piecesOf(m, one.from)
  const line = from.set === 'filter' ? from.of : from
  const isLine = line.set === 'open line' || line.set === 'sight'
  const known = from.set === 'filter' ? knownMembers(m, from, other.domain) : undefined
  if (pieces === undefined || !isLine || (from.set === 'filter' && known === undefined)) return undefined
  const rays = raysOf(m, line, one.cell)
  if (rays === undefined) return undefined
  return line.set === 'open line'
    ? ontoOpenLines(m, two, pieces, rays, known, into)
    : intoSight(m, two, pieces, rays, known, into)
}

/** Pieces in rows, of which those on a space up to the highest count. */
interface Pieces {
  readonly rows: Rows
  readonly highest: number
}

function piecesOf(m: Machine, set: SetIR): Pieces | undefined {
  const rows = set.set === 'row' ? rowsOf(m, set) : set.set === 'filter' ? filteredRows(m, set) : undefined
  if (rows === undefined || rows.filters.length > 0) return undefined
  const last = m.ir.spaces.length - 1
  const { below } = rows
  if (below === undefined) return { rows, highest: last }
  return below.base === m.ir.memory.at ? { rows, highest: Math.min(below.most, last) } : undefined
}

/** The length and the directions of lines from each piece: its own, or those of all. */
interface Rays {
  readonly limits: Int32Array
  readonly own: Int32Array | undefined
  readonly common: Value
  readonly ways: (mask: number) => Ways
}

function raysOf(m: Machine, { from, directions, limit }: Line, cell: number): Rays | undefined {
  const isPiece = (e: ExprIR): boolean => e.op === 'cell' && e.at === cell
  if (from.op !== 'load' || from.base !== m.ir.memory.at || !isPiece(from.index)) return undefined
  const byPiece = (e: ExprIR): Int32Array | undefined =>
    e.op === 'table' && isPiece(e.index) ? tableOf(m, e.table) : undefined
  const limits = limit.op === 'const' ? new Int32Array(m.ir.pieces.length).fill(limit.value) : byPiece(limit)
  const own = byPiece(directions)
  const isCommon = isPlain(directions) && !readsCell(directions, new Set([cell]))
  if (limits === undefined || (own === undefined && !isCommon)) return undefined
  const common = own === undefined ? compileValue(m, directions, NO_ENV) : () => 0
  return { limits, own, common, ways: waysOf(m) }
}

function ontoOpenLines(
  m: Machine,
  { before, one, other }: LastTwo,
  { rows, highest }: Pieces,
  { limits, own, common, ways }: Rays,
  known: Has | undefined,
  into: MoveList,
): Each {
  const index = compileValue(m, rows.index, NO_ENV)
  const { step: steps, width } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const { at, count: counts } = m.ir.memory
  const { R, at: place } = before
  const { offsets, items } = rows
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = offsets[row + 1] ?? 0
    countWork(m, end - (offsets[row] ?? 0))
    const { moves, base } = into
    const ahead = R[place]! * one.domain
    let go = ways(common(S))
    let { count } = into
    for (let r = offsets[row] ?? 0; r < end; r++) {
      const piece = items[r]!
      const from = S[at + piece]!
      if (from < 0 || from > highest) continue
      if (own !== undefined) go = ways(own[piece] ?? NONE)
      const { directions, near } = go
      const code = base + (ahead + piece) * other.domain
      const most = limits[piece] ?? NONE
      if (most === 1) {
        const last = wide * from + near[wide * from]!
        for (let i = wide * from + 1; i <= last; i++) {
          const space = near[i]!
          if (S[counts + space] === 0 && (known === undefined || known(S, space)))
            moves[count++] = code + space
        }
        continue
      }
      for (let i = 0; i < directions.length; i++) {
        const direction = directions[i]!
        let space = from
        for (let walked = 0; walked < most; walked++) {
          space = steps[space * width + direction]!
          if (space < 0 || S[counts + space] !== 0) break
          if (known === undefined || known(S, space)) moves[count++] = code + space
        }
      }
    }
    into.count = count
    return false
  }
}

function intoSight(
  m: Machine,
  { before, one, other }: LastTwo,
  { rows, highest }: Pieces,
  { limits, own, common, ways }: Rays,
  known: Has | undefined,
  into: MoveList,
): Each {
  const index = compileValue(m, rows.index, NO_ENV)
  const { step: steps, width } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const { at, first, count: counts } = m.ir.memory
  const { R, at: place } = before
  const { offsets, items } = rows
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = offsets[row + 1] ?? 0
    countWork(m, end - (offsets[row] ?? 0))
    const { moves, base } = into
    const ahead = R[place]! * one.domain
    let go = ways(common(S))
    let { count } = into
    for (let r = offsets[row] ?? 0; r < end; r++) {
      const piece = items[r]!
      const from = S[at + piece]!
      if (from < 0 || from > highest) continue
      if (own !== undefined) go = ways(own[piece] ?? NONE)
      const { directions, near } = go
      const code = base + (ahead + piece) * other.domain
      const most = limits[piece] ?? NONE
      if (most === 1) {
        const last = wide * from + near[wide * from]!
        for (let i = wide * from + 1; i <= last; i++) {
          const seen = S[first + near[i]!]!
          if (seen >= 0 && (known === undefined || known(S, seen))) moves[count++] = code + seen
        }
        continue
      }
      for (let i = 0; i < directions.length; i++) {
        const direction = directions[i]!
        let space = from
        for (let walked = 0; walked < most; walked++) {
          space = steps[space * width + direction]!
          if (space < 0) break
          if (S[counts + space] === 0) continue
          const seen = S[first + space]!
          if (known === undefined || known(S, seen)) moves[count++] = code + seen
          break
        }
      }
    }
    into.count = count
    return false
  }
}
