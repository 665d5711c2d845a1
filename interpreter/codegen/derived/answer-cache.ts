import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR } from '../../../grammar/ir/nodes.ts'
import { triesMoves } from '../../../grammar/ir/rules.ts'
import { exchanged, sizeOf, someNode } from '../../../grammar/ir/walk.ts'
import { BITS, HEADER_WORDS, answersUnit, bitWords, type Unit } from './answer-units.ts'
import { js, type Js } from '../code/code.ts'
import { mayKeepRoutes } from '../code/route-notes.ts'
import { block, emit, named, type Ctx } from '../rules/context.ts'
import { onesUnit } from '../rules/count-bits.ts'
import { boundIn, keyOfOthers, otherOf, othersIn, withOthers, type Other } from './cache-keys.ts'
import { flattened, rowLists, type Wanted } from '../rules/set-filters.ts'
import { isRegister } from '../rules/space-tests.ts'
import { ITEM, THING } from './route-memo.ts'
import { ranged, type Val } from '../code/val.ts'
import { loopOver, type Visit } from '../rules/visits.ts'
import { unfolded } from './unfolding.ts'
import { boundsOf, knownValue, value } from '../rules/dispatch.ts'

/*
 * Caches conditions on many things that depend only on the thing, its place and reachability from there, as bit sets.
 * Only things that have moved, or with a route that has begun or ended, are tested again, so a loop over the matching
 * things costs as much as there are changes and matches.
 */

/** With fewer things, caching is not worthwhile; with more, deciding whether to cache takes long. */
const FEWEST = 12
const MOST_THINGS = 1024
/** Conditions with more nodes than this are not cached. */
const LARGEST = 300
/** Answers are cached for each value of other dependencies, at most this many. */
const MOST_VALUES = 4

/** Things for which all cached conditions hold. */
interface Answered {
  /** Conditions still to be tested for each. */
  readonly left: readonly Wanted[]
  readonly each: (visit: Visit) => void
  readonly count: () => Val
}

/** Undefined if no conditions can be cached. */
export function answered(ctx: Ctx, set: SetIR): Answered | undefined {
  const { g } = ctx
  if (set.set !== 'filter' || !mayKeepRoutes(g.ir)) return undefined
  const { of, wanted } = flattened(set)
  const things = thingsOf(ctx, of)
  if (things === undefined) return undefined
  const asked = askedOf(ctx, wanted)
  if (asked === undefined) return undefined
  const { tests, others, left } = asked
  const units = tests.map((test) => answersUnit(g, test, things.all))
  const supported = units.filter((unit) => unit !== undefined)
  const [first] = supported
  return first === undefined || supported.length < units.length
    ? undefined
    : { left, ...looks(ctx, things, supported, others) }
}

interface Things {
  readonly lists: readonly (readonly number[])[]
  /** The index of the list. Undefined if there is only one. */
  readonly index: ExprIR | undefined
  readonly all: readonly number[]
}

function thingsOf(ctx: Ctx, of: SetIR): Things | undefined {
  let lists: readonly (readonly number[])[]
  let index: ExprIR | undefined
  if (of.set === 'row') {
    lists = rowLists(ctx, of)
    const own = knownValue(ctx, of.index)
    const { lo, hi, none } = boundsOf(ctx, of.index)
    if (own !== undefined) lists = [lists[own] ?? []]
    else if (none || lo < 0 || hi >= lists.length) return undefined
    else index = of.index
  } else if (of.set === 'range') {
    const [from, to] = [knownValue(ctx, of.from), knownValue(ctx, of.to)]
    if (from === undefined || to === undefined || from < 0 || to - from >= MOST_THINGS) return undefined
    lists = [Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)]
  } else return undefined
  if (!lists.every((list) => list.every((thing, i) => thing > (list[i - 1] ?? -1)))) return undefined
  const all = [...new Set(lists.flat())].toSorted((a, b) => a - b)
  return all.length < FEWEST || all.length > MOST_THINGS ? undefined : { lists, index, all }
}

interface Asked {
  /** One for each value of the others. */
  readonly tests: readonly ExprIR[]
  readonly others: readonly Other[]
  readonly left: readonly Wanted[]
}

function askedOf(ctx: Ctx, wanted: readonly Wanted[]): Asked | undefined {
  const { g } = ctx
  const [terms, left]: [ExprIR[], Wanted[]] = [[], []]
  const others = new Map<string, ExprIR>()
  let mayBeWorth = false
  for (const one of wanted) {
    const where = exchanged(one.where, { expression: (e) => (isRegister(one.reg)(e) ? ITEM : e) })
    const test = unfolded(g, where, LARGEST)
    const asksForReached = test !== undefined && someNode(test, isReachedSet)
    const more = test === undefined ? [] : othersIn(test, boundIn(test, THING))
    if (test === undefined || (more.length > 0 && !asksForReached)) left.push(one)
    else {
      terms.push(test)
      for (const e of more) others.set(JSON.stringify(e), e)
      mayBeWorth ||= asksForReached
    }
  }
  if (!mayBeWorth) return undefined
  const whole: ExprIR = { op: 'and', terms }
  const certain = [...others.values()].map((e) => otherOf(ctx, e))
  const closed = certain.filter((other) => other !== undefined && !other.isOpen) as readonly Other[]
  const count = closed.reduce((product, other) => product * other.count, 1)
  if (closed.length < certain.length || count > MOST_VALUES || sizeOf(whole) > LARGEST) return undefined
  const tests = Array.from({ length: count }, (_, key) => withOthers(whole, closed, key))
  return { tests, others: closed, left }
}

const isReachedSet = (node: NodeIR): boolean => 'set' in node && node.set === 'reached'

/** Loops over, and counts of, the matching things. */
function looks(
  ctx: Ctx,
  { lists, index, all }: Things,
  units: readonly Unit[],
  others: readonly Other[],
): Pick<Answered, 'each' | 'count'> {
  const { g } = ctx
  const length = bitWords(all)
  const begin = (): { readonly sync: Js; readonly unit: Pick<Unit, 'head' | 'yes'> } => {
    const [first, ...more] = units
    if (first === undefined) throw new Error('no answers are kept')
    const key = keyOfOthers(ctx, others).code
    if (more.length === 0 || key === undefined) return { sync: js`${first.name}(S);`, unit: first }
    const at = g.names.fresh('n')
    emit(ctx, js`const ${at} = ${key};`)
    const chosen = (of: (unit: Unit) => Js): Js =>
      units.reduceRight(
        (rest, unit, i) => (rest.text === '' ? of(unit) : js`${at} === ${i} ? ${of(unit)} : ${rest}`),
        js``,
      )
    const [head, yes] = [g.names.fresh('n'), g.names.fresh('n')]
    emit(ctx, js`const ${head} = ${chosen((unit) => unit.head)}, ${yes} = ${chosen((unit) => unit.yes)};`)
    return { sync: js`(${chosen((unit) => unit.name)})(S);`, unit: { head, yes } }
  }
  /** Masks out the irrelevant bits, for the requested list. */
  const masks = (): ((word: Js) => Js) => {
    if (index === undefined) return () => js``
    const bits = lists.flatMap((list) => {
      const words = Array.from({ length }, () => 0)
      for (const thing of list) words[thing >> 5] = (words[thing >> 5] ?? 0) | (1 << thing)
      return words
    })
    const row = named(ctx, value(ctx, index))
    return (word) => js` & ${g.tables.of(bits).name}[${row.code} * ${length} + ${word}]`
  }
  const eachWord = (yes: Js, mask: (word: Js) => Js, before: Js, see: (bits: Js, word: Js) => void): void => {
    const word = g.names.fresh('i')
    block(ctx, js`for (let ${word} = ${(all[0] ?? 0) >> 5}; ${word} < ${length}; ${word}++)`, () => {
      emit(ctx, before)
      see(js`${yes}[${word}]${mask(word)}`, word)
    })
  }
  return {
    each: (visit) => {
      const { sync, unit } = begin()
      const mask = masks()
      // The loop body may try and undo moves; then the answers are those of the tried position.
      const isTried = triesMoves(g.ir)
      if (!isTried) emit(ctx, sync, js`if (${unit.head}[${HEADER_WORDS.yes}] > 0)`)
      eachWord(unit.yes, mask, isTried ? sync : js``, (bits, word) => {
        const [open, thing] = [g.names.fresh('n'), g.names.fresh('v')]
        const head = js`for (let ${open} = ${bits}; ${open} !== 0; ${open} &= ${open} - 1)`
        loopOver(ctx, head, js`${BITS}`, BITS, () => {
          emit(ctx, js`const ${thing} = (${word} << 5) + 31 - Math.clz32(${open} & -${open});`)
          visit(ranged(thing, all[0] ?? 0, all.at(-1) ?? 0, false, true))
        })
      })
    },
    count: () => {
      const { sync, unit } = begin()
      emit(ctx, sync)
      const count = g.names.fresh('n')
      if (index === undefined) emit(ctx, js`const ${count} = ${unit.head}[${HEADER_WORDS.yes}];`)
      else {
        const mask = masks()
        emit(ctx, js`let ${count} = 0;`)
        eachWord(unit.yes, mask, js``, (bits) => emit(ctx, js`${count} += ${onesUnit(g)}(${bits});`))
      }
      return ranged(count, 0, all.length, false, true)
    },
  }
}
