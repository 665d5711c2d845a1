import { NONE } from './ir.ts'
import type { Way, WayLot, WayPart } from './pattern-alternatives.ts'

/* The meaning of ways in the plainest form: everything is tried out. */

/** A thing that may fit a pattern. */
export interface FitThing {
  readonly kind: number
  readonly worth: number
}

/** With more tries than this, nobody waits for the answer. */
const MOST_TRIES = 200_000

/** The things that each lot of each part takes. */
type Taken = readonly (readonly (readonly FitThing[])[])[]

/** All ways to take some of the things. Undefined if there are too many to try. */
function takings(things: readonly FitThing[], way: Way): readonly Taken[] | undefined {
  const lots = way.flatMap((part, p) => part.lots.map((lot, l) => ({ lot, p, l })))
  if ((lots.length + 1) ** things.length > MOST_TRIES) return undefined
  const found: Taken[] = []
  const taken: FitThing[][][] = way.map(({ lots: own }) => own.map(() => []))
  const go = (at: number): void => {
    const thing = things[at]
    if (thing === undefined) {
      if (fits(way, taken)) found.push(taken.map((part) => part.map((lot) => [...lot])))
      return
    }
    go(at + 1)
    for (const { lot, p, l } of lots) {
      if (lot.kinds[thing.kind] !== 1) continue
      taken[p]?.[l]?.push(thing)
      go(at + 1)
      taken[p]?.[l]?.pop()
    }
  }
  go(0)
  return found
}

function fits(way: Way, taken: Taken): boolean {
  return way.every((part, p) => {
    const lots = taken[p] ?? []
    const all = lots.flat()
    const isEnough = ({ least, most = Infinity }: WayLot, l: number): boolean =>
      (lots[l]?.length ?? 0) >= least && (lots[l]?.length ?? 0) <= most
    const differs = way.slice(0, p).every(({ same }, before) => {
      const [one] = taken[before]?.flat() ?? []
      return same === undefined || one === undefined || all.every(({ kind }) => same[kind] !== same[one.kind])
    })
    return part.lots.every(isEnough) && differs && isAlike(part, all)
  })
}

function isAlike({ same, apart, order }: WayPart, things: readonly FitThing[]): boolean {
  const different = (list: readonly number[]): number => new Set(things.map(({ kind }) => list[kind])).size
  if (same !== undefined && different(same) > 1) return false
  if (apart !== undefined && different(apart) < things.length) return false
  if (order === undefined) return true
  const values = things.map(({ kind }) => order[kind] ?? NONE).toSorted((a, b) => a - b)
  return values.every((value, i) => value !== NONE && (i === 0 || value === (values[i - 1] ?? NONE) + 1))
}

/** True for the things of the best division, or undefined if there are too many to try. */
export function plainBestSets(
  things: readonly FitThing[],
  ways: readonly Way[],
): readonly boolean[] | undefined {
  const sets = new Set<number>()
  for (const way of ways) {
    const all = takings(things, way)
    if (all === undefined) return undefined
    for (const taken of all)
      sets.add(taken.flat(2).reduce((mask, thing) => mask | (1 << things.indexOf(thing)), 0))
  }
  const masks = new Set([0])
  for (const mask of masks) for (const set of sets) if ((mask & set) === 0) masks.add(mask | set)
  const byKind = things.toSorted((a, b) => a.kind - b.kind || a.worth - b.worth)
  const score = (mask: number): readonly number[] => {
    const own = things.filter((_, i) => (mask >> i) & 1)
    const counts = byKind.map((one) => own.filter((each) => isSame(each, one)).length)
    return [own.reduce((sum, { worth }) => sum + worth, 0), own.length, ...counts]
  }
  const best = [...masks].reduce((one, other) => (isHigher(score(other), score(one)) ? other : one))
  const left = things.filter((_, i) => (best >> i) & 1)
  return things.map((thing) => {
    const at = left.findIndex((each) => isSame(each, thing))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The digits of the best things that fit the first way that anything fits, and the number of this way. */
export function plainStanding(
  things: readonly FitThing[],
  ways: readonly Way[],
  all: boolean,
): { readonly way: number; readonly worths: readonly number[] } | 'none' | undefined {
  for (const [index, way] of ways.entries()) {
    const found = takings(things, way)?.filter((taken) => !all || taken.flat(2).length === things.length)
    if (found === undefined) return undefined
    const lists = found.map((taken) =>
      taken.flatMap((lots, p) => lots.flatMap((lot) => [...ordered(lot, way[p]), NONE])),
    )
    const [first, ...others] = lists
    if (first === undefined) continue
    const best = others.reduce((one, other) => (isHigher(other, one) ? other : one), first)
    return { way: index, worths: best.filter((worth) => worth !== NONE) }
  }
  return 'none'
}

/** The worths of the things of a lot, the highest first; those of a sequence from its upper end. */
function ordered(lot: readonly FitThing[], part: WayPart | undefined): readonly number[] {
  const by = ({ kind, worth }: FitThing): number => part?.order?.[kind] ?? worth
  return lot.toSorted((a, b) => by(b) - by(a)).map(({ worth }) => worth)
}

const isSame = (one: FitThing, other: FitThing): boolean =>
  one.kind === other.kind && one.worth === other.worth

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i])
  return at >= 0 && (one[at] ?? NONE) > (other[at] ?? NONE)
}
