import type { GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { isOperation, isSetIn } from '../../../grammar/ir/match.ts'
import { outerRegisters, someNode } from '../../../grammar/ir/walk.ts'
import type { NodeIR } from '../../../grammar/ir/nodes.ts'
import { isExpression, isSet } from '../../../grammar/ir/nodes.ts'
import { triesMoves } from '../../../grammar/ir/rules.ts'
import { entitiesOf } from '../code/contents.ts'
import { hullsOf } from './bounds.ts'
import { js } from '../code/code.ts'
import type { Js } from '../code/code.ts'
import type { Ctx, Gen } from './context.ts'
import { emit, freshCtx, functionOf, statements, unitOf, withReg } from './context.ts'
import { keepsContents } from './kept-contents.ts'
import { keyOf } from './key-of.ts'
import { classThere } from './live-groups.ts'
import { containerOf, holding } from './profiles.ts'
import { flattened, sieved } from './rows.ts'
import type { Wanted } from './rows.ts'
import { anyWord, ranged } from '../code/val.ts'
import type { Visit } from './visits.ts'
import { loopOver, small } from './visits.ts'
import { memoizedBy, memoized } from '../../../grammar/source/memoized.ts'

/*
 * The groups of a class, or those in many places, all units on the board for instance, are listed once, and again after
 * a group has begun, ended or moved: `grouped` counts that. Pieces that come and go change nothing. A list begins with
 * its length.
 */

/** At most this many lists are kept. */
const MOST_LISTS = 24

interface Kept {
  /** The function that sees to it that the list is right. */
  readonly name: Js
  readonly list: Js
  readonly lo: number
  readonly hi: number
}

interface Lists {
  readonly kept: Map<string, Kept>
  /** Moves are made and taken back while a loop is under way, and lists would change below it; or one is being made. */
  isOff: boolean
}

const listsOf = memoized((g: Gen): Lists => ({
  kept: new Map<string, Kept>(),
  isOff: !keepsContents(g) || triesMoves(g.ir),
}))

/** A loop over a list that is kept, and the conditions that remain to be tested. */
export interface KeptLoop {
  readonly left: readonly Wanted[]
  each(visit: Visit): void
}

/** Undefined if the set is not kept. `unkept` emits the loop over a set as if it were not. */
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
  const found = lists.kept.get(key)
  if (found === undefined && lists.kept.size >= MOST_LISTS) return undefined
  const kept = found ?? keptUnit(g, lists, key, all, unkept)
  lists.kept.set(key, kept)
  return {
    left,
    each: (visit) => {
      if (kept.lo > kept.hi) return
      const { list } = kept
      const [i, name] = [g.names.fresh('i'), g.names.fresh('v')]
      emit(ctx, js`${kept.name}(S);`)
      const head = js`for (let ${i} = 1; ${i} <= ${list}[0]; ${i}++)`
      loopOver(ctx, head, js`${list}[0]`, g.ir.pieces.length, () => {
        emit(ctx, js`const ${name} = ${list}[${i}];`)
        const group = ranged(name, kept.lo, kept.hi, false, true)
        // Its contents may be asked about repeatedly.
        holding(ctx, containerOf(ctx, group), () => visit(group))
      })
    },
  }
}

/** The part of the set that depends only on where groups are, if there is one, and what else is asked of its members. */
interface KeptPart {
  readonly all: SetIR | undefined
  readonly key: string
  readonly left: readonly Wanted[]
  /** Its members are certainly groups. */
  readonly areGroups: boolean
}

/** What may be kept of a set: lists and searches ask for the same sets. */
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

/** `(S)`: puts the list together again if groups have changed. */
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
    // It has a place in the program's own memory: reading it takes no look at what kind of list it is.
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

/** It ranges over what lies in many places. */
function spreads(node: NodeIR): boolean {
  return 'set' in node && node.set === 'each' && node.of.set === 'members'
}

/** Does it read nothing but what lies where, and in which order? */
function isPlain(part: NodeIR): boolean {
  return !someNode(part, (node) => {
    if (isExpression(node)) return node.op !== 'const' && node.op !== 'reg' && !isOperation(node)
    if (!isSet(node)) return true
    return !(node.set === 'each' || node.set === 'filter' || node.set === 'union' || isSetIn(node, 'listed'))
  })
}

/** Are all members groups, and everything that is gone through to find them groups or numbers known in advance? */
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
