import { offersOf, stagesRun } from '../../ir/callees.ts'
import { H, type ExprIR, type GameIR, type StepIR } from '../../ir/ir.ts'
import type { NodeIR, RulesIR } from '../../ir/nodes.ts'
import { rulesOfAction } from '../../ir/rules.ts'
import { readsCell, walk, walkSteps } from '../../ir/walk.ts'
import { PUBLIC } from '../../types/types.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { originSpan } from '../elaboration/origin-span.ts'
import { looksAtOthers, openly, wrongInSecret, type WrongInSecret } from './forbidden-in-secret.ts'
import { PlacesMeant } from './places-in-secret.ts'
import { wouldBeNoticed } from './unnoticed-decisions.ts'

/** In secret, players may change only their own things, because the others could not know about any other change. */
export function checkInSecret(
  el: Pick<Elaboration, 'notes' | 'annotations' | 'findings' | 'game' | 'texts' | 'staticFacts'>,
  ir: GameIR,
): void {
  for (const { stage, at, player, isNoticed, around } of el.notes.all('inSecret')) {
    const isYou = (seat: ExprIR): boolean =>
      seat.op === 'cell' && (seat.at === H.you || (player.op === 'cell' && seat.at === player.at))
    let isRefused = false
    const refuse = ({ what, help }: WrongInSecret, origin?: number): void => {
      isRefused = true
      const step = origin === undefined ? undefined : originSpan(el, origin)
      el.findings.report('ST4141', at, `This secret step ${what}.`, {
        label: 'unseen by others',
        why: isNoticed
          ? 'Until everybody is done nobody sees what the others do, so each player may change only what is their own: the pieces in their places, and the values tracked for each player.'
          : 'Nobody else notices that anybody acts here, so nothing may change that others see.',
        help,
        ...(step === undefined ? {} : { related: [{ span: step, label: 'in this step' }] }),
      })
    }
    const { bodies, rules, steps, leavesOuter } = runInSecret(ir, stage)
    for (const body of bodies)
      if (isNoticed && dependsOnOpenedPiece(el, ir, body))
        refuse(openly('goes by a piece that it has moved to where everybody will see it'))
    const places = new PlacesMeant(el.staticFacts, ir, rules, isYou)
    for (const step of steps) {
      const name = outerName(step, around)
      const wrong =
        name !== undefined
          ? openly(`changes \`${name}\``)
          : isNoticed
            ? wrongInSecret(ir, places, step, isYou)
            : wouldBeNoticed(ir, step, isYou)
      if (wrong !== undefined) refuse(wrong, 'origin' in step ? step.origin : undefined)
    }
    if (leavesOuter) refuse(openly('ends a stage around it'))
    const looks = isRefused || !isNoticed ? undefined : looksAtOthers(ir, places, rules)
    if (looks !== undefined) refuse(looks)
  }
}

/** Everything that a secret stage runs: its body and those it calls, inner ones first, and the rules of its actions. */
interface RunInSecret {
  readonly bodies: readonly (readonly StepIR[])[]
  readonly rules: readonly RulesIR[]
  readonly steps: readonly StepIR[]
  /** True if a step leaves a stage that is not run in secret. */
  readonly leavesOuter: boolean
}

function runInSecret({ stages, actions }: GameIR, stage: number): RunInSecret {
  const visited = new Set<readonly StepIR[]>()
  const [entered, left] = [new Set([stage]), new Set<number>()]
  const bodies: (readonly StepIR[])[] = []
  const rules: RulesIR[] = []
  const steps: StepIR[] = []
  const visit = (body: readonly StepIR[]): void => {
    if (visited.has(body)) return
    visited.add(body)
    rules.push(body)
    walkSteps(body, (step) => {
      steps.push(step)
      if (step.step === 'leave') left.add(step.stage)
      for (const index of stagesRun(step)) {
        entered.add(index)
        visit(stages[index]?.body ?? [])
      }
      for (const action of offersOf(step).map((offer) => actions[offer.action])) {
        visit(action?.body ?? [])
        rules.push(action && rulesOfAction(action))
      }
    })
    bodies.push(body)
  }
  visit(stages[stage]?.body ?? [])
  return { bodies, rules, steps, leavesOuter: [...left].some((index) => !entered.has(index)) }
}

/** The name from outside to which a step stores, so that later players could see it. */
function outerName(step: StepIR, around: ReadonlyMap<number, string>): string | undefined {
  if (step.step !== 'store') return undefined
  return (
    (step.index.op === 'const' ? around.get(step.base + step.index.value) : undefined) ??
    around.get(step.base)
  )
}

/**
 * Rules may normally ask without `openly` about a piece that was moved to where everybody sees it. In secret nobody has
 * seen it yet, and the move may be undone. So the piece may only be moved on, and nothing may depend on values that
 * were stored from it.
 */
function dependsOnOpenedPiece(
  el: Pick<Elaboration, 'annotations'>,
  { actions }: GameIR,
  steps: readonly StepIR[],
): boolean {
  const opened = new Set<number>()
  const stores: { readonly cell: number; readonly value: ExprIR }[] = actions.flatMap(({ lets }) => lets)
  walkSteps(steps, (step) => {
    if (step.step === 'store') stores.push({ cell: step.base, value: step.value })
  })
  let depends = false
  const visit = (node: NodeIR): unknown => {
    if ('op' in node && node.op === 'cell' && opened.has(node.at)) depends = true
    if (!('step' in node) || node.step !== 'move') return undefined
    walk(node.to, visit)
    const hidden = el.annotations.get('faces', node)
    if (hidden?.opens === true && hidden.face !== PUBLIC)
      walk(node.what, (what) => {
        if (!('op' in what) || what.op !== 'cell') return
        opened.add(what.at)
        for (const { cell, value } of stores) if (readsCell(value, new Set([what.at]))) opened.add(cell)
      })
    // An opened piece may be moved on.
    return false
  }
  walk(steps, visit)
  return depends
}
