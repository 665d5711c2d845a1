import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { Val } from './val.ts'
import { getOrMake, memoized } from '../../../grammar/source/memoized.ts'

/** Lowest and highest number of the possible contents of a place: pieces, followed by groups. */
export type Hull = readonly [number, number]

/** Number of pieces and groups, the possible contents of containers. */
export function entitiesOf(ir: GameIR): number {
  return ir.groups.reduce((sum, group) => sum + group.count, ir.pieces.length)
}

/** The possible contents of containers, as far as the game declares them. */
interface Contents {
  /** Contents of any container in a range. */
  in(container: Pick<Val, 'lo' | 'hi'>): Hull
  /** Containers that may contain groups. A place contains either pieces or groups of one class. */
  readonly ofGroups: readonly number[]
  /** Possible places of the outermost group around one of these groups, given as containers. */
  outermost(lo: number, hi: number): readonly number[]
}

export const contentsOf = memoized(findContents)

function findContents(ir: GameIR): Contents {
  const entities = entitiesOf(ir)
  const pieces = ir.pieces.length
  const everything: Hull = [0, Math.max(0, entities - 1)]
  const kindsIn = new Map<string, readonly boolean[]>()
  const kindsFor = (holds: readonly number[]): readonly boolean[] => {
    const key = holds.join(' ')
    const fitting = kindsIn.get(key) ?? ir.kinds.map((_, kind) => mayFit(ir, holds, kind))
    kindsIn.set(key, fitting)
    return fitting
  }
  const hulls = ir.containers.map(({ holds, groups }): Hull => {
    const groupClasses = groups?.map((index) => ir.groups[index]).filter((one) => one !== undefined)
    if (groupClasses !== undefined)
      return [
        Math.min(...groupClasses.map((one) => one.first)),
        Math.max(...groupClasses.map((one) => one.first + one.count - 1)),
      ]
    if (holds === undefined) return [0, Math.max(0, pieces - 1)]
    const kinds = kindsFor(holds)
    const first = ir.pieces.findIndex(({ kind }) => kinds[kind])
    const last = ir.pieces.findLastIndex(({ kind }) => kinds[kind])
    return first < 0 ? [0, Math.max(0, pieces - 1)] : [first, last]
  })
  const made = new Map<string, Hull>()
  const firstGroup = ir.containers.length - (entities - pieces)
  const around = new Map<string, readonly number[]>()
  const outermost = (lo: number, hi: number): readonly number[] => {
    const key = `${lo} ${hi}`
    const existing = around.get(key) ?? findAround(lo, hi)
    around.set(key, existing)
    return existing
  }
  const findAround = (lo: number, hi: number): readonly number[] => {
    const around = new Set<number>()
    const look = (first: number, last: number): void =>
      hulls.forEach(([least, most], container) => {
        const mayHold = least <= last - firstGroup + pieces && most >= first - firstGroup + pieces
        if (!mayHold || around.has(container)) return
        around.add(container)
        if (container >= firstGroup) look(container, container)
      })
    look(lo, hi)
    return [...around].filter((container) => container < firstGroup)
  }
  return {
    outermost,
    in: ({ lo, hi }) => {
      const [first, last] = [Math.max(0, lo), Math.min(hulls.length - 1, hi)]
      return getOrMake(made, `${first} ${last}`, () => {
        const some = hulls.slice(first, last + 1)
        return some.length === 0
          ? everything
          : [Math.min(...some.map(([l]) => l)), Math.max(...some.map(([, h]) => h))]
      })
    },
    ofGroups:
      entities === pieces ? [] : hulls.flatMap(([, last], container) => (last >= pieces ? [container] : [])),
  }
}

/** True if a piece of this kind is one of these kinds, or can change to one. */
function mayFit({ kinds, memory }: GameIR, holds: readonly number[], own: number): boolean {
  if (memory.face === undefined) return holds.includes(own)
  return holds.some((kind) => kinds[kind]?.class === kinds[own]?.class)
}
