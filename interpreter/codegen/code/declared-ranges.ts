import { FULL_WORD } from '../../../grammar/ir/bags.ts'
import { NONE, type GameIR, type RegionIR, type ValueTypeIR } from '../../../grammar/ir/ir.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { stretchesFrom } from '../../../grammar/ir/accessed-words.ts'
import { numbersOf } from '../../../grammar/ir/walk.ts'
import { entitiesOf } from './contents.ts'
import { LEAST, MOST, type Val } from './val.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * Declared ranges of state words. Tracked values have a range, which each step that sets them tests, and locals have a
 * type.
 */

type Bounds = Pick<Val, 'lo' | 'hi' | 'none'>

/** Words whose range is tested whenever they are set. */
const TRACKED: ReadonlySet<RegionIR['per']> = new Set([
  'game',
  'seat',
  'piece',
  'group',
  'space',
  'region',
  'container',
])

/** Greater than the number of actions in any game. */
const MOST_IN_A_ROW = 1 << 30

/** By address. Undefined if unknown. */
type Declared = readonly (Bounds | undefined)[]

const declaredBy = memoized((ir: GameIR): Declared => {
  const words: (Bounds | undefined)[] = []
  const domains = domainsOfChoices(ir)
  const saved = wordsIn(ir, 'saves')
  const untested = wordsIn(ir, 'sets')
  for (const region of ir.memory.regions) {
    const bounds = boundsOfRegion(ir, region)
    if (bounds === undefined) continue
    for (let at = region.at; at < region.at + region.length; at++)
      if (!saved.has(at) && (region.per === 'local' || !untested.has(at)))
        words[at] = { ...bounds, hi: Math.max(bounds.hi, emptyBehind(ir, region, domains.get(at) ?? 0)) }
  }
  const seats = ir.seats.length
  const put = (at: number, bounds: Bounds): void => {
    for (let seat = 0; seat < seats; seat++) words[at + seat] = bounds
  }
  for (const { at } of ir.streaks) put(at, { lo: 0, hi: MOST_IN_A_ROW, none: false })
  if (ir.last.action >= 0) put(ir.last.action, { lo: 0, hi: ir.actions.length - 1, none: true })
  return words
})

/** The possible values of the word at an address. */
export function declaredAt(ir: GameIR, at: number): Bounds | undefined {
  return declaredBy(ir)[at]
}

const boundsByWords = memoized<GameIR, Map<string, Bounds | undefined>>(() => new Map())

/** The possible values of the words at `base + index`. */
export function declaredFrom(ir: GameIR, base: number, index: Bounds): Bounds | undefined {
  const known = boundsByWords(ir)
  const key = `${base} ${index.lo} ${index.hi}`
  if (known.has(key)) return known.get(key)
  const bounds = boundsFrom(ir, base, index)
  known.set(key, bounds)
  return bounds
}

function boundsFrom(ir: GameIR, base: number, index: Bounds): Bounds | undefined {
  const words = declaredBy(ir)
  let all: Bounds | undefined
  for (const { at, length } of stretchesFrom(ir, base)) {
    const [from, to] = [Math.max(at, base + index.lo), Math.min(at + length - 1, base + index.hi)]
    for (let word = from; word <= to; word++) {
      const one = words[word]
      if (one === undefined) return undefined
      all =
        all === undefined
          ? one
          : { lo: Math.min(all.lo, one.lo), hi: Math.max(all.hi, one.hi), none: all.none || one.none }
    }
  }
  return all
}

function boundsOfRegion(
  ir: GameIR,
  { per, type, group, least, most, orNone, start }: RegionIR,
): Bounds | undefined {
  const ofClass = group === undefined ? undefined : ir.groups[group]
  if (ofClass !== undefined) return { lo: ofClass.first, hi: ofClass.first + ofClass.count - 1, none: true }
  if (per === 'local' || per === 'history') return type === undefined ? undefined : boundsOfType(ir, type)
  if (!TRACKED.has(per)) return undefined
  const bounds = { lo: Math.max(least, LEAST), hi: Math.min(most, MOST), none: orNone || least <= NONE }
  const fits = (word: number): boolean =>
    word === NONE ? bounds.none : bounds.lo <= word && word <= bounds.hi
  return start.every(fits) ? bounds : undefined
}

/** These words may always be none: before they are set, and locals after their steps. */
function boundsOfType(ir: GameIR, type: ValueTypeIR): Bounds | undefined {
  const below = (count: number, from = 0): Bounds => ({ lo: from, hi: Math.max(from, count - 1), none: true })
  if (typeof type !== 'string') return 'bag' in type ? below(FULL_WORD + 1) : below(type.values.length)
  switch (type) {
    case 'truth':
      return below(2)
    case 'seat':
      return below(ir.seats.length)
    case 'space':
      return below(ir.spaces.length)
    case 'container':
      return below(ir.containers.length)
    case 'piece':
    case 'group':
      return below(entitiesOf(ir), type === 'group' ? ir.pieces.length : 0)
    case 'kind':
      return below(ir.kinds.length)
    case 'number':
    case 'direction':
      return undefined
  }
}

/**
 * Words that save `you`, which contain the complement of a seat while a question may be answered again; or words that
 * steps set without a test of their range.
 */
function wordsIn(ir: GameIR, role: 'saves' | 'sets'): ReadonlySet<number> {
  const words = new Set<number>()
  const roles = [role]
  for (const step of stepsOf(ir)) for (const at of numbersOf(step, roles)) words.add(at)
  return words
}

/** The number of an empty choice, which follows those of all things. -1 if the choice is mandatory. */
function emptyBehind(ir: GameIR, { type }: RegionIR, domain: number): number {
  const things = type === undefined ? undefined : boundsOfType(ir, type)
  return things !== undefined && domain - 1 <= things.hi ? -1 : domain - 1
}

/** The size of each choice's domain. */
function domainsOfChoices(ir: GameIR): ReadonlyMap<number, number> {
  return new Map(ir.actions.flatMap(({ choices }) => choices.map(({ cell, domain }) => [cell, domain])))
}
