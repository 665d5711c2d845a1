import type { GroupIR, WheneverIR } from '../../grammar/ir/ir.ts'
import { js } from './code.ts'
import type { Ctx } from './context.ts'
import { block, branch, emit, withReg } from './context.ts'
import { eachGroup, groupsThere } from './live-groups.ts'
import type { Wanted } from './rows.ts'
import { flattened } from './rows.ts'
import { when } from './tests.ts'
import type { Val } from './val.ts'

/** A rule for all groups of a class, with what it asks of each. */
interface GroupRule {
  readonly rule: WheneverIR
  readonly group: GroupIR
  readonly wanted: readonly Wanted[]
}

/**
 * Mostly no rule fires. Where the rules are about groups, all groups are looked at once for all rules together, and only
 * if one of them may fire are they looked at one after the other, as they must be then.
 */
export function unlessQuiet(ctx: Ctx, rules: readonly WheneverIR[], work: () => void): void {
  const bound = rules.filter((rule) => rule.over !== undefined)
  const aboutGroups = bound.flatMap((rule) => groupRule(ctx, rule) ?? [])
  if (bound.length === 0 || aboutGroups.length < bound.length) return work()
  const [all, quiet] = [ctx.g.names.fresh('L'), ctx.g.names.fresh('L')]
  block(ctx, js`${all}:`, () => {
    block(ctx, js`${quiet}:`, () => {
      const fires = (): void => emit(ctx, js`break ${quiet};`)
      for (const group of new Set(aboutGroups.map((rule) => rule.group)))
        eachGroup(ctx, group, (item) => {
          for (const rule of aboutGroups) if (rule.group === group) mayFire(ctx, rule, item, fires)
        })
      for (const rule of rules) if (rule.over === undefined) when(branch(ctx), rule.when, fires)
      emit(ctx, js`break ${all};`)
    })
    work()
  })
}

function groupRule(ctx: Ctx, rule: WheneverIR): GroupRule | undefined {
  if (rule.over === undefined || !ctx.g.facts.locals.has(rule.cell)) return undefined
  const { of, wanted } = flattened(rule.over)
  const group = groupsThere(ctx, of, wanted)
  return group === undefined ? undefined : { rule, group, wanted: wanted.slice(1) }
}

function mayFire(ctx: Ctx, { rule, wanted }: GroupRule, item: Val, fires: () => void): void {
  const test = (i: number, at: Ctx): void => {
    const next = wanted[i]
    if (next !== undefined) {
      const inner = withReg(at, next.reg, item)
      return when(inner, next.where, () => test(i + 1, inner))
    }
    const bound: Ctx = branch(at)
    bound.cells.set(rule.cell, item)
    when(bound, rule.when, fires)
  }
  test(0, branch(ctx))
}
