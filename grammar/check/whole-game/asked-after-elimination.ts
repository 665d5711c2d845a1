import { offersOf, stagesRun } from '../../ir/callees.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { H, type AskIR, type ExprIR, type GameIR, type StepIR } from '../../ir/ir.ts'
import type { StepOf } from '../../ir/nodes.ts'
import { stepsOf } from '../../ir/rules.ts'
import { numbersIn, walk, walkSteps } from '../../ir/walk.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { isOwn } from '../elaboration/own-document.ts'
import { originSpan } from '../elaboration/origin-span.ts'

type Loop = StepOf<'for each'>

/** A value tracked of each player that a loop selects players by. */
interface Selecting {
  readonly base: number
  readonly name: string
  /** Players are selected who do not have it. */
  readonly negated: boolean
}

/**
 * Warns about `for each player where not out: player must ...` if an answer can put another player out: the players of the
 * loop are fixed when it begins, so that player is still asked.
 */
export function playersAskedAlthoughOut(
  el: Pick<Reading, 'game' | 'texts'>,
  ir: GameIR,
): readonly Diagnostic[] {
  return stepsOf(ir).flatMap((step): Diagnostic[] => {
    if (step.step !== 'for each' || !isOverPlayers(ir, step)) return []
    const changed = selectedBy(ir, step).find((value) => mayDrop(ir, step, value))
    const span = originSpan(el, step.origin)
    if (changed === undefined || span === undefined || !isOwn(el, span)) return []
    const player = (ir.memory.regions.find(({ at }) => at === step.cell)?.name ?? '').replace(/^each /u, '')
    const test = `${changed.negated ? 'not ' : ''}${player}.${changed.name}`
    return [
      {
        code: 'ST4292',
        severity: 'warning',
        message: `A player whose \`${changed.name}\` changes during this loop is still asked.`,
        span,
        label: 'selects the players once, before the first is asked',
        why: `What one player answers can change \`${changed.name}\` of another.`,
        help: `Test it before each question: leave \`${changed.name}\` out of the head, and write \`if ${test}: ...\` below it.`,
      },
    ]
  })
}

function isOverPlayers({ memory }: GameIR, { cell }: Loop): boolean {
  return memory.regions.some(({ at, type }) => at === cell && type === 'seat')
}

/** Values of players in the condition of the loop itself, not in terms that it calls. */
function selectedBy(ir: GameIR, { over }: Loop): readonly Selecting[] {
  const found = new Map<number, Selecting>()
  walk(over, (node) => {
    const negated = 'op' in node && node.op === 'not'
    const load = 'op' in node && node.op === 'not' ? node.term : node
    if (!('op' in load) || load.op !== 'load' || load.index.op !== 'reg' || found.has(load.base)) return
    const region = ir.memory.regions.find(({ at, per }) => at === load.base && per === 'seat')
    if (region?.type === 'truth') found.set(load.base, { base: load.base, name: region.name, negated })
  })
  return [...found.values()]
}

/**
 * True if a player of the loop is asked without another test of this value, and an answer may eliminate somebody else
 * by it.
 */
function mayDrop(ir: GameIR, loop: Loop, { base, negated }: Selecting): boolean {
  const { asks, writes } = reached(ir, loop.body, base)
  const isMember = (e: ExprIR | undefined): boolean =>
    e?.op === 'cell' && (e.at === loop.cell || e.at === H.you)
  return (
    asks.some(({ who }) => isMember(who)) &&
    writes.some(({ index, value }) => {
      // A player on turn who changes their own value has been asked before.
      if (isMember(index)) return false
      const isDropped = value.op !== 'const' || (value.value !== 0) === negated
      return isDropped
    })
  )
}

/** Questions that come without a test of a value, and whatever sets it, in these steps and in all they lead to. */
function reached(
  ir: GameIR,
  body: readonly StepIR[],
  base: number,
): { readonly asks: readonly AskIR[]; readonly writes: readonly StepOf<'store'>[] } {
  const [asks, writes]: [AskIR[], StepOf<'store'>[]] = [[], []]
  const seen = new Set<string>()
  const visitOnce = (key: string, steps: readonly StepIR[], isTested: boolean): void => {
    if (seen.has(`${key} ${isTested}`)) return
    seen.add(`${key} ${isTested}`)
    read(steps, isTested)
  }
  const read = (steps: readonly StepIR[], isTested: boolean): void =>
    walkSteps(steps, (step) => {
      if (step.step === 'if' && !isTested && readsRegion(step.condition, base)) {
        read([...step.then, ...step.else], true)
        return false
      }
      if (step.step === 'store' && step.base === base) writes.push(step)
      if ('offers' in step && !isTested) asks.push(step)
      for (const { action } of offersOf(step))
        visitOnce(`action ${action}`, ir.actions[action]?.body ?? [], true)
      for (const stage of stagesRun(step)) visitOnce(`stage ${stage}`, ir.stages[stage]?.body ?? [], isTested)
      if (step.step === 'settle')
        for (const rule of step.whenever) visitOnce(`rule ${rule}`, ir.whenever[rule]?.body ?? [], true)
      return true
    })
  read(body, false)
  return { asks, writes }
}

function readsRegion(condition: ExprIR, base: number): boolean {
  let isRead = false
  walk(condition, (node) => {
    isRead ||= numbersIn(node, 'region').includes(base)
  })
  return isRead
}
