import type { StageIR, StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { numbersIn, someStep } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

type Needs = Pick<Elaboration, 'notes' | 'game' | 'section' | 'findings'>

/** No stage may run itself, directly or indirectly; every round of turns must contain a decision. */
export function checkTotality(el: Needs, stages: readonly StageIR[]): void {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (name: string): void => {
    if (done.has(name)) return
    path.push(name)
    for (const call of el.notes.all('calls')) {
      if (call.from !== name || call.isLater === true) continue
      const from = path.indexOf(call.to)
      if (from >= 0) {
        const cycle = [...path.slice(from), call.to]
        el.findings.report('ST4111', call.at, `\`${call.to}\` runs itself: ${cycle.join(' -> ')}.`, {
          label: 'this closes the circle',
          why: 'A stage that runs itself would need unlimited memory.',
          help: 'Count what is left to do in a tracked value, and use a loop.',
        })
      } else visit(call.to)
    }
    path.pop()
    done.add(name)
  }
  for (const call of el.notes.all('calls')) visit(call.from)
  stagesOfRules(el)
  const asking = new Set([...stages.keys()].filter((stage) => stageAsks(el, stages, stage, new Set())))
  // A stage that could not be read might ask something.
  for (const { body, at, atMost } of el.game.incomplete ? [] : el.notes.all('turnLoops'))
    if (!holdsDecision(body, (stage) => asking.has(stage)))
      el.findings.report('ST4115', at, 'In these turns nobody ever decides anything.', {
        ...(atMost === undefined
          ? {
              label: 'this would never end',
              why: 'Only the decisions of players can end a loop of turns.',
              help: 'Ask for a move in it: `you must ...`.',
            }
          : {
              label: 'no decision in here',
              why: "A turn is somebody's to decide; what happens by itself is a loop of steps.",
              help: `Ask for a move in it, \`you must ...\` (an action may do no more than roll the dice), or write \`repeat ${atMost} times:\`.`,
            }),
      })
}

/** A rule may fire while a stage runs; it cannot then run the same stage, whose words are in use. */
function stagesOfRules(el: Needs): void {
  const rules = new Set(el.section('whenever').map(({ name }) => name))
  const reached = (from: (name: string) => boolean): Set<string> => {
    const found = new Set<string>()
    const open = el.notes
      .all('calls')
      .filter((call) => from(call.from))
      .map(({ to }) => to)
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue
      found.add(next)
      for (const { from: at, to } of el.notes.all('calls')) if (at === next) open.push(to)
    }
    return found
  }
  const elsewhere = reached((name) => !rules.has(name))
  const inRules = reached((name) => rules.has(name))
  for (const { from, to, at } of el.notes.all('calls')) {
    if (!elsewhere.has(to) || !(rules.has(from) || (inRules.has(from) && !elsewhere.has(from)))) continue
    el.findings.report('ST4130', at, `\`${to}\` is run by a \`whenever\` rule, and elsewhere, too.`, {
      label: 'here in the rule',
      why: 'The rule may fire in the middle of that stage, which cannot run twice at once.',
      help: 'Give the rule a stage of its own, or write the steps in it.',
    })
  }
}

function stageAsks(el: Needs, stages: readonly StageIR[], stage: number, seen: Set<number>): boolean {
  const { name = '', body = [] } = stages[stage] ?? {}
  if (el.notes.all('brokenStages').includes(name)) return true
  if (seen.has(stage)) return false
  seen.add(stage)
  return holdsDecision(body, (other) => stageAsks(el, stages, other, seen))
}

function holdsDecision(steps: readonly StepIR[], asks: (stage: number) => boolean): boolean {
  return someStep(steps, (step) => does(step, 'asks') || numbersIn(step, 'stage').some(asks))
}
