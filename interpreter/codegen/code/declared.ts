import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { RegionIR } from '../../../grammar/ir/world-ir.ts'
import { entitiesOf } from './contents.ts'
import { LEAST, MOST } from './val.ts'

/** The values that a word may have, besides none if `none` says so. */
export interface Declared {
  readonly lo: number
  readonly hi: number
  readonly none: boolean
}

/** More actions than any game has. */
const MOST_IN_A_ROW = 1 << 30

const RANGES = new WeakMap<GameIR, ReadonlyMap<number, Declared>>()

/** What is known about a word before the game, from what it is for; undefined if it may be anything. */
export function declaredRange(ir: GameIR, at: number): Declared | undefined {
  const known = RANGES.get(ir) ?? rangesIn(ir)
  RANGES.set(ir, known)
  return known.get(at)
}

function rangesIn(ir: GameIR): ReadonlyMap<number, Declared> {
  const ranges = new Map<number, Declared>()
  const put = (at: number, length: number, range: Declared): void => {
    for (let i = 0; i < length; i++) ranges.set(at + i, range)
  }
  for (const region of ir.memory.regions) {
    const range = ofRegion(ir, region)
    if (range !== undefined) put(region.at, region.length, range)
  }
  const seats = ir.seats.length
  for (const { at } of ir.streaks) put(at, seats, { lo: 0, hi: MOST_IN_A_ROW, none: false })
  if (ir.last.action >= 0) put(ir.last.action, seats, { lo: 0, hi: ir.actions.length - 1, none: true })
  return ranges
}

function ofRegion(ir: GameIR, { per, type, least, most, orNone }: RegionIR): Declared | undefined {
  if (per === 'local' || per === 'said' || per === 'result') return undefined
  if (per === 'history') {
    const count = type === undefined || typeof type === 'object' ? undefined : countOf(ir, type)
    return count === undefined ? undefined : { lo: 0, hi: count - 1, none: true }
  }
  const [lo, hi] = [Math.max(LEAST, least), Math.min(MOST, most)]
  return lo <= hi ? { lo, hi, none: orNone } : undefined
}

function countOf(ir: GameIR, type: string): number | undefined {
  switch (type) {
    case 'piece':
    case 'group':
      return entitiesOf(ir)
    case 'space':
      return ir.spaces.length
    case 'container':
      return ir.containers.length
    case 'seat':
      return ir.seats.length
    default:
      return undefined
  }
}
