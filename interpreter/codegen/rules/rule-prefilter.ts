import type { ExprIR, GroupIR, WheneverIR } from '../../../grammar/ir/ir.ts'
import { isExprIn } from '../../../grammar/ir/match.ts'
import { isExpression } from '../../../grammar/ir/nodes.ts'
import { someNode, walk } from '../../../grammar/ir/walk.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { Registers, block, branch, emit, named, withReg, type Ctx } from './context.ts'
import { dueRules, lookAtDue } from './dirty-set.ts'
import { keepsContents } from './contents-cache.ts'
import { eachGroup, groupsThere } from './live-groups.ts'
import { containerOf } from './profiles.ts'
import { DONE } from './body-functions.ts'
import { flattened, type Wanted } from './set-filters.ts'
import { asksOfGroupsAlone, lookBit } from './group-changes.ts'
import { asksOfPlacesAlone } from '../code/place-only-rules.ts'
import { condCode, type Val } from '../code/val.ts'
import { value, each, cond } from './dispatch.ts'
import { when } from './when.ts'

/** A rule for all groups of a class, with its conditions for each. */
interface GroupRule {
  readonly rule: WheneverIR
  readonly group: GroupIR
  readonly wanted: readonly Wanted[]
}

/** No rule fires unless one of these conditions holds. */
export interface Ready {
  /** True if something has changed since the rules were found quiet. */
  readonly since: Js
  readonly needed: readonly ExprIR[]
}

/**
 * Usually no rule fires. So the things of all rules are first tested together without any bookkeeping, groups for all
 * rules at once, and only if one may fire are they tested one by one, as the semantics require. They are not tested
 * again if no group has changed since they last failed, or if nothing has moved and they read nothing else. Returns the
 * tests for callers to make first.
 */
export function unlessQuiet(ctx: Ctx, rules: readonly WheneverIR[], work: () => void): Ready | undefined {
  const bound = rules.filter((rule) => rule.over !== undefined)
  const aboutGroups = bound.flatMap((rule) => groupRule(ctx, rule) ?? [])
  const others = bound.filter((rule) => !aboutGroups.some((one) => one.rule === rule))
  if (bound.length === 0 || others.some((rule) => !ctx.g.facts.locals.has(rule.cell))) {
    work()
    return undefined
  }
  const [all, quiet] = [ctx.g.names.fresh('L'), ctx.g.names.fresh('L')]
  const onlyGroups = others.length === 0
  const bit =
    onlyGroups && aboutGroups.every((rule) => asksOfGroupsAlone(ctx, rule.rule)) ? lookBit(ctx.g) : undefined
  const still =
    keepsContents(ctx.g) && rules.every((rule) => asksOfPlacesAlone(ctx.g.ir, rule))
      ? markName(ctx)
      : undefined
  block(ctx, js`${all}:`, () => {
    if (still !== undefined) emit(ctx, js`if (${still} === placed) break ${all};`)
    block(ctx, js`${quiet}:`, () => {
      const fires = (): void => emit(ctx, js`break ${quiet};`)
      const look = (): void => {
        for (const group of new Set(aboutGroups.map((rule) => rule.group)))
          eachGroup(ctx, group, (item) => {
            const place = containerOf(ctx, item).code
            if (bit !== undefined) emit(ctx, js`if (((CG[${place}] | everywhere) & ${bit}) === 0) continue;`)
            for (const rule of aboutGroups) if (rule.group === group) mayFire(ctx, rule, item, fires)
            if (bit !== undefined) emit(ctx, js`CG[${place}] &= ${~bit};`)
          })
        for (const rule of others) {
          const due = dueRules(ctx.g).find((one) => one.rule === rule)
          if (due === undefined) lookAhead(ctx, rule, fires)
          else lookAtDue(ctx, due, fires)
        }
      }
      if (bit === undefined) look()
      else
        block(ctx, js`if ((changed & ${bit}) !== 0)`, () => {
          look()
          emit(ctx, js`changed &= ${~bit}; everywhere &= ${~bit};`)
        })
      for (const rule of rules) if (rule.over === undefined) when(branch(ctx), rule.when, fires)
      if (still !== undefined) emit(ctx, js`${still} = placed;`)
      emit(ctx, js`break ${all};`)
    })
    work()
  })
  if (still !== undefined) return { since: js`${still} !== placed`, needed: [] }
  if (bit === undefined) return undefined
  const needed = anyNeeded(rules.filter((rule) => rule.over === undefined))
  return needed && { since: js`(changed & ${bit}) !== 0`, needed }
}

/** For each rule without a subject, a short necessary condition. */
function anyNeeded(rules: readonly WheneverIR[]): readonly ExprIR[] | undefined {
  const all = rules.flatMap(({ when: all }) => (all.op === 'and' ? all.terms : [all]).find(isShort) ?? [])
  return all.length === rules.length ? all : undefined
}

/** True for a comparison of words and numbers. */
function isShort(term: ExprIR): boolean {
  return !someNode(
    term,
    (node) =>
      !isExpression(node) ||
      !(node.op === 'cell' || node.op === 'const' || node.op === 'not' || isExprIn(node, 'comparison')),
  )
}

/** Calls the function of the rules if any of them may fire. */
export function unlessSure(ctx: Ctx, ready: Ready | undefined, call: Js): Js {
  if (ready === undefined) return call
  const needed = ready.needed.map((term) => cond(branch(ctx), term))
  return needed.includes(true)
    ? call
    : js`(${joinJs([ready.since, ...needed.filter((one) => one !== false).map(condCode)], js` || `)} ? ${call} : ${DONE})`
}

/** A stamp of the time since when all rules have been quiet, outside the functions. */
function markName(ctx: Ctx): Js {
  const name = ctx.g.names.fresh('n')
  ctx.g.functions.push(js`let ${name} = N;`)
  return name
}

/** Tests whether the rule fires for any of its things. */
function lookAhead(ctx: Ctx, rule: WheneverIR, fires: () => void): void {
  each(branch(ctx), rule.over ?? { set: 'empty' }, (item) => {
    const at = branch(ctx)
    at.cells.set(rule.cell, item)
    when(at, rule.when, fires)
  })
}

function groupRule(ctx: Ctx, rule: WheneverIR): GroupRule | undefined {
  if (rule.over === undefined || !ctx.g.facts.locals.has(rule.cell)) return undefined
  const { of, wanted } = flattened(rule.over)
  const group = groupsThere(ctx, of, wanted)
  return group === undefined ? undefined : { rule, group, wanted: wanted.slice(1) }
}

/** The conditions of a rule for one group, cheapest first. No condition changes anything. */
function mayFire(ctx: Ctx, { rule, wanted }: GroupRule, item: Val, fires: () => void): void {
  // Few groups pass the first conditions, so their contents are not counted in advance.
  const base: Ctx = { ...branch(ctx), steady: false }
  base.cells.set(rule.cell, item)
  const asked = [
    ...wanted.map(({ reg, where }) => ({ at: withReg(base, reg, item), where })),
    { at: base, where: rule.when },
  ]
  const cost = (e: ExprIR): number => {
    let sum = 0
    walk(e, (node) => {
      sum += 'op' in node && node.op === 'call' ? (ctx.g.facts.sizes.terms[node.term] ?? 0) : 1
    })
    return sum
  }
  const sorted = asked.toSorted((a, b) => cost(a.where) - cost(b.where))
  const test = (i: number): void => {
    const next = sorted[i]
    if (next === undefined) return fires()
    const bounds = leastCounts(next.at, next.where)
    const bound = (k: number): void => {
      const least = bounds[k]
      if (least === undefined) when(next.at, next.where, () => test(i + 1))
      else when(least.at, least.where, () => bound(k + 1))
    }
    bound(0)
  }
  test(0)
}

/** At most as many members have a property as there are members, whose number is already known. */
function leastCounts(at: Ctx, e: ExprIR): readonly { readonly at: Ctx; readonly where: ExprIR }[] {
  if (e.op === 'and') return e.terms.flatMap((term) => leastCounts(at, term))
  if (e.op === 'call') {
    const term = at.g.ir.terms[e.term]
    if (term === undefined || term.body.op !== 'and') return []
    const regs = new Map<number, Val>()
    term.params.forEach((reg, i) => {
      const arg = e.args[i]
      if (arg !== undefined) regs.set(reg, named(at, value(at, arg)))
    })
    return leastCounts({ ...at, regs: Registers.of(regs) }, term.body)
  }
  if ((e.op !== 'le' && e.op !== 'lt') || e.left.op !== 'const' || e.right.op !== 'count') return []
  const { set } = e.right
  if (set.set !== 'filter' || set.of.set !== 'members') return []
  return [{ at, where: { ...e, right: { op: 'count', set: set.of } } }]
}
