import type { GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { isOperation, isSetIn } from '../../../grammar/ir/match.ts'
import { outerRegisters, someNode } from '../../../grammar/ir/walk.ts'
import { isExpression, isSet, type NodeIR } from '../../../grammar/ir/nodes.ts'
import { triesMoves } from '../../../grammar/ir/rules.ts'
import { entitiesOf } from '../code/contents.ts'
import { hullsOf } from './bounds.ts'
import { js, type Js } from '../code/code.ts'
import { emit, freshCtx, functionOf, statements, unitOf, withReg, type Ctx, type Gen } from './context.ts'
import { keepsContents } from './contents-cache.ts'
import { keyOf } from './key-of.ts'
import { classThere } from './live-groups.ts'
import { containerOf, holding } from './profiles.ts'
import { flattened, sieved, type Wanted } from './set-filters.ts'
import { anyWord, ranged } from '../code/val.ts'
import { loopOver, small, type Visit } from './visits.ts'
import { memoizedBy, memoized } from '../../../grammar/source/memoized.ts'

/*
 * Caches lists of groups: those of a class, or those in many places, such as all units on the board. A list is rebuilt
 * after a group has begun, ended or moved, which `grouped` counts. Moving pieces changes nothing. A list begins with
 * its length.
 */

/** At most this many lists are cached. */
const MOST_LISTS = 24

interface Kept {
  /** The function that updates the list. */
  readonly name: Js
  readonly list: Js
  readonly lo: number
  readonly hi: number
}

interface Lists {
  readonly kept: Map<string, Kept>
  /**
   * True while moves are made and undone during a loop, which would change lists under it, or while a list is being
   * built.
   */
  isOff: boolean
}

const listsOf = memoized((g: Gen): Lists => ({
  kept: new Map<string, Kept>(),
  isOff: !keepsContents(g) || triesMoves(g.ir),
}))

/** A loop over a cached list, and the conditions that remain to be tested. */
interface KeptLoop {
  readonly left: readonly Wanted[]
  each(visit: Visit): void
}

/** Undefined if the set is not cached. `unkept` emits the loop over a set without caching. */
export function keptList(
  ctx: Ctx,
  set: SetIR,
  unkept: (ctx: Ctx, set: SetIR, visit: Visit) => void,
): KeptLoop | undefined {
  const { g } = ctx
  const lists = listsOf(g)
  if (lists.isOff) return undefined
  const { all, left, key, areGroups: isSure } = keepable(g.ir, set)
  if (all === undefined || !(isSure || areGroups(ctx, all))) return undefined
  const existing = lists.kept.get(key)
  if (existing === undefined && lists.kept.size >= MOST_LISTS) return undefined
  const cacheUnit = existing ?? keptUnit(g, lists, key, all, unkept)
  lists.kept.set(key, cacheUnit)
  return {
    left,
    each: (visit) => {
      if (cacheUnit.lo > cacheUnit.hi) return
      const { list } = cacheUnit
      const [i, name] = [g.names.fresh('i'), g.names.fresh('v')]
      emit(ctx, js`${cacheUnit.name}(S);`)
      const head = js`for (let ${i} = 1; ${i} <= ${list}[0]; ${i}++)`
      loopOver(ctx, head, js`${list}[0]`, g.ir.pieces.length, () => {
        emit(ctx, js`const ${name} = ${list}[${i}];`)
        const group = ranged(name, cacheUnit.lo, cacheUnit.hi, false, true)
        // Its contents may be read repeatedly.
        holding(ctx, containerOf(ctx, group), () => visit(group))
      })
    },
  }
}

/** The part of the set that depends only on places of groups, if there is one, and the remaining conditions. */
interface KeptPart {
  readonly all: SetIR | undefined
  readonly key: string
  readonly left: readonly Wanted[]
  /** True if its members are certainly groups. */
  readonly areGroups: boolean
}

/** The part of a set that may be cached. Memoized, because lists and searches use the same sets. */
const keepable = memoizedBy(keptPart)

function keptPart(ir: GameIR, set: SetIR): KeptPart {
  const { of, wanted } = flattened(set)
  const isWide = of.set === 'range' || someNode(of, spreads)
  if (!isWide) return { all: undefined, key: '', left: wanted, areGroups: false }
  if (classThere(ir, of, wanted) !== undefined)
    return { ...listed(sieved(of, wanted.slice(0, 1))), left: wanted.slice(1), areGroups: true }
  const [still, left]: [Wanted[], Wanted[]] = [[], []]
  for (const one of wanted) (isPlain(one.where) ? still : left).push(one)
  const all = sieved(of, still)
  const isOne = of.set !== 'range' && isPlain(all) && outerRegisters(all).length === 0
  return { ...listed(isOne ? all : undefined), left, areGroups: false }
}

const listed = (all: SetIR | undefined): Pick<KeptPart, 'all' | 'key'> => ({
  all,
  key: all === undefined ? '' : `list ${keyOf(all)}`,
})

/** `(S)`: rebuilds the list if groups have changed. */
function keptUnit(
  g: Gen,
  lists: Lists,
  key: string,
  set: SetIR,
  unkept: (ctx: Ctx, set: SetIR, visit: Visit) => void,
): Kept {
  let [lo, hi] = [Infinity, -Infinity]
  const list = js`P${g.names.fresh('n')}`
  const name = unitOf(g, key, js`among`, (unit) => {
    const ctx = freshCtx(g, new Map())
    lists.isOff = true
    const [since, n] = [g.names.fresh('n'), g.names.fresh('n')]
    unkept(
      ctx,
      set,
      small((item) => {
        lo = Math.min(lo, item.lo)
        hi = Math.max(hi, item.hi)
        emit(ctx, js`${list}[++${n}] = ${item.code};`)
      }),
    )
    lists.isOff = false
    // It is in the program's own memory, so reading it needs no type check.
    g.functions.push(js`const ${list} = words(${entitiesOf(g.ir) + 1});`, js`let ${since} = N;`)
    const body = js`
if (${since} === grouped) return;
let ${n} = 0;
${statements(ctx.out)}
${list}[0] = ${n};
${since} = grouped;`
    return functionOf(g, unit, js`S`, body)
  })
  return { name, list, lo, hi }
}

/** True if it ranges over the contents of many places. */
function spreads(node: NodeIR): boolean {
  return 'set' in node && node.set === 'each' && node.of.set === 'members'
}

/** True if it reads nothing but places and their order. */
function isPlain(part: NodeIR): boolean {
  return !someNode(part, (node) => {
    if (isExpression(node)) return node.op !== 'const' && node.op !== 'reg' && !isOperation(node)
    if (!isSet(node)) return true
    return !(node.set === 'each' || node.set === 'filter' || node.set === 'union' || isSetIn(node, 'listed'))
  })
}

/** True if all members are groups, and everything searched for them are groups or constant numbers. */
function areGroups(ctx: Ctx, set: SetIR): boolean {
  const { pieces } = ctx.g.ir
  const passes = (one: SetIR, at: Ctx): boolean => {
    if (one.set === 'range') return one.from.op === 'const' && one.to.op === 'const'
    if (one.set === 'filter') return passes(one.of, at)
    if (one.set === 'union') return passes(one.left, at) && passes(one.right, at)
    if (one.set !== 'each') return one.set === 'members'
    const isKnown = one.over.set === 'range' || hullsOf(at, one.over).every(({ lo }) => lo >= pieces.length)
    return isKnown && passes(one.over, at) && passes(one.of, withReg(at, one.reg, anyWord(js`N`)))
  }
  return passes(set, ctx) && hullsOf(ctx, set).every(({ lo }) => lo >= pieces.length)
}
