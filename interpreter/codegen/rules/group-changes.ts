import type { ExprIR, GameIR, WheneverIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR, RulesIR } from '../../../grammar/ir/nodes.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { factsOf, type AnyRole } from '../../../grammar/ir/node-facts.ts'
import { numbersIn, numbersOf, partsOf, someNode } from '../../../grammar/ir/walk.ts'
import { js } from '../code/code.ts'
import { emit, newStamp, type Ctx, type Gen } from './context.ts'
import { entitiesOf } from '../code/contents.ts'
import { contentsChange } from './contents-cache.ts'
import { anyNoted, mayKeepRoutes } from '../code/route-notes.ts'
import { tellsSpaces } from './space-cache.ts'
import { flattened } from './set-filters.ts'
import type { Val } from '../code/val.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * Change tracking for groups. The word `changed` has a bit for each function of rules about groups: set when a group
 * may have changed, cleared when none of the rules fired. The changed group is recorded in its word in `CG`. If more is
 * moved at once, or a state comes from outside, it may have been any group, and `everywhere` records that.
 */

const BITS = 31
const LOOKED = new WeakMap<Gen, number>()

/** A bit that no other function of rules has. Undefined if all are taken. */
export function lookBit(g: Gen): number | undefined {
  const number = LOOKED.get(g) ?? 0
  LOOKED.set(g, number + 1)
  return number < BITS ? 1 << number : undefined
}

/** The contents of some places, or of any, may change: invalidates all facts about places. */
export function placesChange(ctx: Ctx, ...places: readonly Val[]): void {
  const spaces = ctx.g.ir.spaces.length
  if (mayKeepRoutes(ctx.g.ir)) emit(ctx, anyNoted())
  const isAside = places.length > 0 && places.every(({ lo }) => lo >= spaces)
  if (tellsSpaces(ctx.g) && !isAside) emit(ctx, js`touched = -1;`)
  if (ctx.g.profiles !== undefined) emit(ctx, js`${newStamp(ctx.g)};`)
  contentsChange(ctx, ...places)
  groupsChange(ctx)
}

function groupsChange(ctx: Ctx): void {
  if (ctx.g.ir.groups.length > 0) emit(ctx, js`changed = -1; everywhere = -1;`)
}

/** Invalidates facts about groups if a value stored for them is written. */
export function notesChange(ctx: Ctx, base: number, fixed: number | undefined): void {
  const { ir } = ctx.g
  if (fixed === undefined ? isBaseOfGroups(ir, base) : isOfGroups(ir, base + fixed)) groupsChange(ctx)
}

/** Words stored for groups are addressed from where the word of thing 0 would be. */
function isBaseOfGroups(ir: GameIR, base: number): boolean {
  return ir.groups.some(({ tracked, first }) => tracked.some(({ at }) => base === at - first))
}

function isOfGroups(ir: GameIR, word: number): boolean {
  return ir.groups.some(({ tracked, count }) => tracked.some(({ at }) => word >= at && word < at + count))
}

/** True if a rule depends only on the existence of a group, its contents and values stored for it. */
export function asksOfGroupsAlone(ctx: Ctx, rule: WheneverIR): boolean {
  const { ir, facts } = ctx.g
  if (rule.over === undefined || !facts.locals.has(rule.cell)) return false
  if (!readsOnly(ctx.g, rule) || writesAside(ir)) return false
  const { wanted } = flattened(rule.over)
  return (
    wanted.every(({ reg, where }) => asksOf(ir, rule.cell, new Map([[reg, 'group']]), where)) &&
    asksOf(ir, rule.cell, new Map(), rule.when)
  )
}

/** The meaning of a register: the group in question, or its place. */
type Known = ReadonlyMap<number, 'group' | 'place' | undefined>

/** True if everything is looked up about that group, or inside it. */
function asksOf(ir: GameIR, cell: number, known: Known, part: NodeIR): boolean {
  const m = ir.memory
  const roleOf = (e: ExprIR): 'group' | 'place' | undefined => {
    if (e.op === 'reg') return known.get(e.reg)
    if (e.op === 'cell') return e.at === cell ? 'group' : undefined
    if (e.op !== 'add') return undefined
    const [of, by] = e.right.op === 'const' ? [e.left, e.right] : [e.right, e.left]
    const isShift = by.op === 'const' && by.value === ir.containers.length - entitiesOf(ir)
    return isShift && roleOf(of) === 'group' ? 'place' : undefined
  }
  const all = (parts: readonly NodeIR[], inner = known): boolean =>
    parts.every((inside) => asksOf(ir, cell, inner, inside))
  if ('step' in part) return false
  const inLet = (value: ExprIR, reg: number, body: NodeIR): boolean =>
    all([value]) && all([body], new Map(known).set(reg, roleOf(value)))
  if (!('op' in part)) {
    if (part.set === 'let') return inLet(part.value, part.reg, part.body)
    return (part.set !== 'members' || roleOf(part.container) === 'place') && all(partsOf(part))
  }
  if (part.op === 'let') return inLet(part.value, part.reg, part.body)
  if (part.op === 'load') {
    const of = roleOf(part.index)
    const inPlaces = part.base === m.first || part.base === m.lastPiece || part.base === m.count
    return of === (inPlaces ? 'place' : 'group') && all([part.index])
  }
  if (part.op !== 'call') return all(partsOf(part))
  const term = ir.terms[part.term]
  const given = new Map(
    term?.params.map((reg, i) => {
      const arg = part.args[i]
      return [reg, arg === undefined ? undefined : roleOf(arg)] as const
    }),
  )
  return all(part.args) && (term === undefined || all([term.body], given))
}

/** True if it reads only its own words and words of groups, and nothing that reads the board or moves. */
function readsOnly(g: Gen, rule: WheneverIR): boolean {
  const { ir, facts } = g
  const m = ir.memory
  const ofThings = (base: number): boolean =>
    [m.first, m.lastPiece, m.count, m.at].includes(base) || isBaseOfGroups(ir, base)
  const visited = new Set<number>()
  const reads = (rules: RulesIR): boolean =>
    !someNode(rules, (node) => {
      if (looksAround(node)) return true
      if (numbersIn(node, 'cell').some((at) => at !== rule.cell)) return true
      if (!numbersIn(node, 'region').every(ofThings)) return true
      return numbersIn(node, 'term').some((term) => {
        // A separate function hides its reads.
        if (facts.sizes.sharedTerms[term] === true) return true
        if (visited.has(term)) return false
        visited.add(term)
        return !reads(ir.terms[term]?.body)
      })
    })
  return reads([rule.over, rule.when])
}

/** `members` reads the contents of a group; every other read of places or moves looks further. */
function looksAround(node: NodeIR): boolean {
  if ('op' in node) return node.op === 'step' || factsOf(node).looks !== undefined
  if ('step' in node || node.set === 'members') return false
  const isSearched =
    node.set === 'reached' ||
    node.set === 'reached by steps' ||
    node.set === 'grown' ||
    node.set === 'borders'
  return isSearched || factsOf(node).looks !== undefined
}

const WRITTEN: readonly AnyRole[] = ['sets', 'keeps', 'saves', 'resets']

/** True if a value stored for groups is written by anything except a plain step. */
const writesAside = memoized((ir: GameIR): boolean =>
  stepsOf(ir).some((step) => numbersOf(step, WRITTEN).some((at) => isOfGroups(ir, at))),
)
