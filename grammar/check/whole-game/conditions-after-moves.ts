import { stagesRun } from '../../ir/callees.ts'
import { H, type ActionIR, type ConditionIR, type ExprIR, type GameIR } from '../../ir/ir.ts'
import { conjunction } from '../../ir/build.ts'
import { does, drawsLots } from '../../ir/node-facts.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import type { StepIR } from '../../ir/step-ir.ts'
import { wordsRead, wordsSet } from '../../ir/accessed-words.ts'
import { asksAfter, exchanged, numbersIn, partIn, someNode, walkSteps } from '../../ir/walk.ts'
import { DECIDER, HIDDEN, PUBLIC } from '../../types/types.ts'
import { boundBy } from '../actions/actions.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { originSpan } from '../elaboration/origin-span.ts'

type Needs = Pick<
  Elaboration,
  'past' | 'notes' | 'annotations' | 'findings' | 'boundRegister' | 'game' | 'texts'
>

/*
 * Conditions on the position after a move. Parts of a condition that the steps of the move cannot change are tested before
 * anything is made; so a part that does not depend on the move is tested only once. For the other parts, a check makes sure
 * that the deciding player may know the answer.
 */

/** True if any condition asks about the position after a move. */
export function judgesBehind({ actions }: Pick<GameIR, 'actions'>): boolean {
  return actions.some(({ conditions, forbids }) =>
    [...conditions, ...forbids].some(({ test }) => asksAfter(test)),
  )
}

export function judgeBehind(el: Needs, ir: GameIR): GameIR {
  if (!judgesBehind(ir)) return ir
  const actions = ir.actions.map((action) => {
    const judged = [...action.conditions, ...action.forbids]
    if (!judged.some(({ test }) => asksAfter(test))) return action
    const done = stepsOf(ir, action.body)
    const changed = wordsChanged(ir, done)
    const settled = (condition: ConditionIR): ConditionIR => settle(el, ir, action, changed, condition)
    const now = {
      ...action,
      conditions: action.conditions.map(settled),
      forbids: action.forbids.map(settled),
    }
    for (const { test, origin } of [...now.conditions, ...now.forbids])
      if (asksAfter(test)) checkForeseen(el, now, done, origin)
    return now
  })
  return { ...ir, actions }
}

/** A step of a move, and whether another player may be `you` when it runs. */
interface Done {
  readonly step: StepIR
  readonly isTheirs: boolean
  /** The stage or rule that contains it. */
  readonly within: string | undefined
}

/** All steps that a move may run, including those of stages and `whenever` rules. */
export function stepsOf(ir: Pick<GameIR, 'stages' | 'whenever'>, body: readonly StepIR[]): readonly Done[] {
  const found: Done[] = []
  const seen = new Set<string>()
  // A move is made only as far as the next question.
  const upToQuestion = (list: readonly StepIR[]): readonly StepIR[] => {
    const end = list.findIndex((step) => does(step, 'asks'))
    return end < 0 ? list : list.slice(0, end)
  }
  const read = (list: readonly StepIR[], isTheirs: boolean, within: string | undefined): void =>
    walkSteps(upToQuestion(list), (node) => {
      found.push({ step: node, isTheirs, within })
      const go = (key: string, name: string, inner: readonly StepIR[], others: boolean): void => {
        if (seen.has(`${key} ${others}`)) return
        seen.add(`${key} ${others}`)
        read(inner, others, name)
      }
      for (const index of stagesRun(node)) {
        const stage = ir.stages[index]
        const others = isTheirs || partIn(node, 'for') !== undefined
        if (stage !== undefined) go(`stage ${index}`, stage.name, [...stage.body, ...stage.leave], others)
      }
      if (node.step === 'settle')
        for (const index of node.whenever) {
          const rule = ir.whenever[index]
          if (rule !== undefined) go(`rule ${index}`, rule.label, rule.body, true)
        }
      return !does(node, 'asks')
    })
  read(body, false, undefined)
  return found
}

function wordsChanged(ir: GameIR, done: readonly Done[]): ReadonlySet<number> {
  const changed = new Set<number>()
  for (const { step } of done) {
    if (does(step, 'asks') || does(step, 'ends') || does(step, 'leaves')) continue
    const now: StepIR = step.step === 'settle' ? { ...step, ends: [] } : step
    for (const at of wordsSet(ir, now)) changed.add(at)
  }
  // In these conditions `you` is the player who moves.
  changed.delete(H.you)
  return changed
}

function mayChange(ir: GameIR, changed: ReadonlySet<number>, rules: RulesIR): boolean {
  const terms = new Set<number>()
  const look = (part: RulesIR): boolean =>
    someNode(part, (node) => {
      // Legal moves depend on who knows what.
      if ('op' in node && node.op === 'can') return changed.size > 0
      for (const at of wordsRead(ir, node)) if (changed.has(at)) return true
      return numbersIn(node, 'term').some((term) => {
        if (terms.has(term)) return false
        terms.add(term)
        return look(ir.terms[term]?.body)
      })
    })
  return look(rules)
}

function settle(
  el: Needs,
  ir: GameIR,
  action: ActionIR,
  changed: ReadonlySet<number>,
  condition: ConditionIR,
): ConditionIR {
  if (!asksAfter(condition.test)) return condition
  const asBefore = (e: ExprIR): ExprIR => el.past.inPlace(e)
  const behind = (e: ExprIR): ExprIR => {
    if (e.op !== 'after') return e
    const terms = e.test.op === 'and' ? e.test.terms : [e.test]
    const isLate = terms.map((term) => mayChange(ir, changed, term))
    const late = terms.filter((_, i) => isLate[i] === true)
    const rest = terms.filter((_, i) => isLate[i] !== true).map(asBefore)
    if (late.length === 0) return conjunction(rest)
    return conjunction([...rest, workedOutBefore(el, { ...e, test: conjunction(late) })])
  }
  const test = exchanged(condition.test, { expression: behind })
  const mentions = condition.mentions
    ?.map(({ value, ...mention }) => ({
      ...mention,
      value: value.op === 'after' ? behind(value) : asBefore(value),
    }))
    .filter(({ value }) => !asksAfter(test) || value.op === 'after' || !mayChange(ir, changed, value))
  return {
    ...condition,
    test,
    after: asksAfter(test) ? action.choices.length : boundBy(action.choices, action.lets, test),
    ...(mentions && { mentions }),
  }
}

/** Streaks and pictures concern the position before the move, as `history` records them. */
function workedOutBefore(el: Needs, e: ExprIR): ExprIR {
  const bound = new Map<number, { readonly reg: number; readonly value: ExprIR }>()
  const inner = exchanged(e, {
    expression: (part) => {
      const value = el.past.valueOf(part)
      if (part.op !== 'reg' || value === undefined) return part
      const { reg } = bound.get(part.reg) ?? el.boundRegister('number')
      bound.set(part.reg, { reg, value })
      return { op: 'reg', reg }
    },
  })
  return [...bound.values()].reduce<ExprIR>(
    (body, { reg, value }) => ({ op: 'let', reg, value, body }),
    inner,
  )
}

/** The move must not have any effect that the player who makes it does not know beforehand. */
function checkForeseen(el: Needs, action: ActionIR, done: readonly Done[], origin: number): void {
  const at = originSpan(el, origin)
  if (at === undefined) return
  const refuse = (what: string, related: readonly { span: typeof at; label: string }[]): void =>
    el.findings.report(
      'ST4137',
      at,
      `The position after \`${action.name}\` is not known before the move: ${what}.`,
      {
        why: 'The list of legal moves would show the player what only the move itself may show.',
        help: 'Test only what the player may know, or decide it in the steps of the move.',
        related,
      },
    )
  const chance = done.find(({ step }) => drawsLots(step))
  if (chance !== undefined) return refuse('it involves chance', [])
  for (const { step, isTheirs } of done) {
    const hidden = el.annotations.get('faces', step)
    // If nothing is recorded about the faces a step works on, nobody knows them.
    if (hidden === undefined && (does(step, 'moves pieces') || does(step, 'shows faces')))
      return refuse('it works on pieces whose faces the player may not know', [])
    if (hidden === undefined || hidden.face === PUBLIC) continue
    if (hidden.face >= HIDDEN || (hidden.face === DECIDER && isTheirs))
      return refuse('it works on pieces whose faces the player may not know', [
        { span: hidden.at, label: 'here' },
      ])
  }
  const names = new Set([
    action.name,
    ...done.flatMap(({ within }) => (within === undefined ? [] : [within])),
  ])
  const opening = el.notes.all('openings').find(({ from }) => names.has(from))
  if (opening !== undefined)
    return refuse('it makes public what was hidden', [{ span: opening.at, label: 'here' }])
  for (const { step } of done)
    if (
      step.step === 'settle' &&
      step.whenever.some((index) => el.notes.all('wheneverWatchers')[index]?.reads.opens)
    )
      return refuse('a `whenever` rule makes public what was hidden', [])
}
