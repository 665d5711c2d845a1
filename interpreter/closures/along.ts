import type { ChoiceIR, SetIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { topologyOf } from '../state/topology.ts'
import { compileValue, tableOf } from './expressions.ts'
import type { LinesOfPiece } from './lines.ts'
import { linesOfPiece, nearWidth } from './lines.ts'
import type { Each, Machine, Register } from './machine.ts'
import { NO_ENV } from './machine.ts'
import { onlyOnSpaces } from './on-spaces.ts'
import type { Rows } from './rows.ts'
import { filteredRows, rowsOf } from './rows.ts'
import type { Foreign } from './sieves.ts'
import { foreignTo } from './sieves.ts'

/** Where moves are written while they are listed. */
export interface MoveList {
  moves: Int32Array
  count: number
  base: number
}

/** The last two choices of an action, and the number of those before. */
export interface LastTwo {
  readonly before: Register
  readonly one: ChoiceIR
  readonly other: ChoiceIR
}

/**
 * Moves whose last choices are a piece out of a list and something on lines from that piece, as most moves on boards are:
 * they are written in one go, without a call for each. Undefined for all others. What the list has no room for is counted.
 */
export function writeAlong(m: Machine, two: LastTwo, into: MoveList): Each | undefined {
  const { one, other } = two
  if ((one.alike && !onlyOnSpaces(m.ir, one.from)) || (other.alike && !onlyOnSpaces(m.ir, other.from)))
    return undefined
  if (topologyOf(m.ir).tangled) return undefined
  const pieces = piecesOf(m, one.from)
  const { from } = other
  const within = from.set === 'filter' ? from.of : from
  if (pieces === undefined || (within.set !== 'open line' && within.set !== 'sight')) return undefined
  const lines = linesOfPiece(m, within, NO_ENV)
  if (lines?.cell !== one.cell) return undefined
  if (from.set === 'open line') return ontoOpenLines(m, two, pieces, lines, into)
  if (from.set === 'sight') return intoSight(m, two, pieces, lines, undefined, into)
  const foreign =
    from.set === 'filter' && within.set === 'sight' ? foreignTo(m, from.where, from.reg) : undefined
  return foreign && intoSight(m, two, pieces, lines, foreign, into)
}

/** Pieces in rows, of which those count that lie on a space up to the highest. */
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

function ontoOpenLines(
  m: Machine,
  { before, one, other }: LastTwo,
  { rows, highest }: Pieces,
  { limits, ways, nobodys }: LinesOfPiece,
  into: MoveList,
): Each {
  const index = compileValue(m, rows.index, NO_ENV)
  const { step: steps, width } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const { at, count: counts } = m.ir.memory
  const { R, at: place } = before
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = rows.offsets[row + 1] ?? 0
    const { items } = rows
    const { directions, near } = ways[S[H.you]!] ?? nobodys
    const { moves, base } = into
    const ahead = R[place]! * one.domain
    let { count } = into
    for (let r = rows.offsets[row] ?? 0; r < end; r++) {
      const piece = items[r]!
      const from = S[at + piece]!
      if (from < 0 || from > highest) continue
      const code = base + (ahead + piece) * other.domain
      const most = limits[piece] ?? NONE
      if (most === 1) {
        const last = wide * from + near[wide * from]!
        for (let i = wide * from + 1; i <= last; i++) {
          const space = near[i]!
          if (S[counts + space] === 0) moves[count++] = code + space
        }
        continue
      }
      for (let i = 0; i < directions.length; i++) {
        const direction = directions[i]!
        let space = from
        for (let walked = 0; walked < most; walked++) {
          space = steps[space * width + direction]!
          if (space < 0 || space === from || S[counts + space] !== 0) break
          moves[count++] = code + space
        }
      }
    }
    into.count = count
    return false
  }
}

/** With a condition only pieces that are somebody's, but not that one's. */
function intoSight(
  m: Machine,
  { before, one, other }: LastTwo,
  { rows, highest }: Pieces,
  { limits, ways, nobodys }: LinesOfPiece,
  foreign: Foreign | undefined,
  into: MoveList,
): Each {
  const index = compileValue(m, rows.index, NO_ENV)
  const { step: steps, width } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const { at, first, count: counts } = m.ir.memory
  const { R, at: place } = before
  const owners = foreign === undefined ? new Int32Array(other.domain) : tableOf(m, foreign.owners)
  const cell = foreign?.cell ?? -1
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = rows.offsets[row + 1] ?? 0
    const { items } = rows
    const { directions, near } = ways[S[H.you]!] ?? nobodys
    const { moves, base } = into
    const ahead = R[place]! * one.domain
    const mine = cell < 0 ? NONE : S[cell]!
    let { count } = into
    for (let r = rows.offsets[row] ?? 0; r < end; r++) {
      const piece = items[r]!
      const from = S[at + piece]!
      if (from < 0 || from > highest) continue
      const code = base + (ahead + piece) * other.domain
      const most = limits[piece] ?? NONE
      if (most === 1) {
        const last = wide * from + near[wide * from]!
        for (let i = wide * from + 1; i <= last; i++) {
          const seen = S[first + near[i]!]!
          if (seen < 0) continue
          const owner = owners[seen]!
          if (owner >= 0 && owner !== mine) moves[count++] = code + seen
        }
        continue
      }
      for (let i = 0; i < directions.length; i++) {
        const direction = directions[i]!
        let space = from
        for (let walked = 0; walked < most; walked++) {
          space = steps[space * width + direction]!
          if (space < 0 || space === from) break
          if (S[counts + space] === 0) continue
          const seen = S[first + space]!
          const owner = owners[seen]!
          if (owner >= 0 && owner !== mine) moves[count++] = code + seen
          break
        }
      }
    }
    into.count = count
    return false
  }
}
