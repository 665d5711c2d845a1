import type { ActionIR, ConditionIR, ExprIR, GameIR } from '../../ir/ir.ts'
import { comparesMoves } from '../../ir/move-comparisons.ts'
import { exchanged, someNode, walk } from '../../ir/walk.ts'
import type { Span } from '../../source/span.ts'
import { actionPart } from '../elaboration/action-part.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

type Needs = Pick<Elaboration, 'actions' | 'findings'>

type Most = Extract<ExprIR, { op: 'most' }>

/**
 * `most(value, other)` compares moves with those of other actions, by what these say under the same name. That can be
 * filled in only once all actions have been read.
 */
export function compareActions(el: Needs, ir: GameIR): GameIR {
  const { actions } = ir
  const isOther = (own: number, e: ExprIR): e is Most => e.op === 'most' && e.action !== own
  if (!actions.some(({ conditions }, own) => conditions.some(({ test }) => othersIn(own, test).length > 0)))
    return ir
  const compared = actions.map(({ conditions }) => conditions.filter(({ test }) => comparesMoves(test)))
  const filled = actions.map((action, own): ActionIR => {
    const fill = (e: ExprIR, label: string): ExprIR =>
      exchanged(e, {
        expression: (part) => {
          if (!isOther(own, part)) return part
          const before = compared[part.action]?.findIndex((one) => one.label === label) ?? -1
          const comparison = compared[part.action]?.[before]
          const theirs = comparison && ownMost(part.action, comparison.test)
          if (theirs !== undefined && theirs.truth === part.truth)
            return { ...part, before, value: theirs.value }
          const other = actions[part.action]?.name ?? ''
          const [message, help] =
            theirs === undefined
              ? [
                  `\`${other}\` does not say how its moves compare with those of \`${action.name}\`.`,
                  `Write \`${label}: most(...)\` under \`only if\` of \`${other}\`, too.`,
                ]
              : [
                  `\`${action.name}\` and \`${other}\` cannot be compared: here one has a number, the other a condition.`,
                  `Write a number under \`${label}\` in both of them, or a condition in both.`,
                ]
          report(el, own, label, message, help)
          return part
        },
      })
    return { ...action, conditions: action.conditions.map((one) => filledIn(one, fill)) }
  })
  checkOrder(el, filled)
  return { ...ir, actions: filled }
}

function filledIn(condition: ConditionIR, fill: (e: ExprIR, label: string) => ExprIR): ConditionIR {
  const { label, test, mentions } = condition
  const filledMentions = mentions?.map((one) => ({ ...one, value: fill(one.value, label) }))
  return { ...condition, test: fill(test, label), ...(filledMentions && { mentions: filledMentions }) }
}

function othersIn(own: number, test: ExprIR): readonly Most[] {
  const found: Most[] = []
  walk(test, (node) => {
    if ('op' in node && node.op === 'most' && node.action !== own) found.push(node)
  })
  return found
}

/** The value by which a condition compares the moves of its own action. */
function ownMost(own: number, test: ExprIR): Most | undefined {
  let found: Most | undefined
  someNode(test, (node) => {
    if ('op' in node && node.op === 'most' && node.action === own) found ??= node
    return found !== undefined
  })
  return found
}

/** Reports mistakes in an action's condition at its name. */
function report(el: Needs, action: number, label: string, message: string, help: string): void {
  const span = spanOf(el, action, label)
  if (span !== undefined) el.findings.report('ST4142', span, message, { help })
}

/** Comparisons of several actions must have one order, or each would wait for the other. */
function checkOrder(el: Needs, actions: readonly ActionIR[]): void {
  const compared = actions.map(({ conditions }) => conditions.filter(({ test }) => comparesMoves(test)))
  const state = new Map<string, 'open' | 'done'>()
  const visit = (action: number, rank: number): boolean => {
    const key = `${action} ${rank}`
    const cached = state.get(key)
    if (cached !== undefined) return cached === 'done'
    state.set(key, 'open')
    const test = compared[action]?.[rank]?.test
    const needed = [
      ...Array.from({ length: rank }, (_, i) => [action, i] as const),
      ...(test === undefined
        ? []
        : othersIn(action, test).flatMap(({ action: other, before }) =>
            Array.from({ length: before }, (_, i) => [other, i] as const),
          )),
    ]
    for (const [other, i] of needed) if (!visit(other, i)) return false
    state.set(key, 'done')
    return true
  }
  for (const [action, own] of compared.entries())
    for (const [rank, { label }] of own.entries()) {
      if (visit(action, rank)) continue
      report(
        el,
        action,
        label,
        'These comparisons wait for each other, so none can come first.',
        'Put the conditions with `most` in the same order in all actions that are compared.',
      )
      return
    }
}

function spanOf(el: Needs, action: number, label: string): Span | undefined {
  const frame = el.actions.frames[action]
  const section = frame && actionPart(frame.entry, 'only if')
  const entries = section?.kind === 'map' ? section.entries : []
  return (entries.find((entry) => 'name' in entry && entry.name === label) ?? frame?.entry)?.key.span
}
