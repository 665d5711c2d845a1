import type { AskIR, GameIR, StepIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { Program } from '../program.ts'

const ASKS = new WeakMap<GameIR, ReadonlyMap<number, AskIR>>()

/** The choice that a state waits for; undefined if it waits for none. */
export function waitingAsk({ ir }: Program, state: Int32Array): AskIR | undefined {
  return state[H.status] === STATUS.waiting ? asksOf(ir).get(state[H.site] ?? -1) : undefined
}

function asksOf(ir: GameIR): ReadonlyMap<number, AskIR> {
  const made = ASKS.get(ir)
  if (made !== undefined) return made
  const asks = new Map<number, AskIR>()
  const bodies = [
    ir.play,
    ...ir.stages.flatMap((s) => [s.body, s.leave]),
    ...ir.actions.map((a) => a.body),
    ...ir.whenever.map((w) => w.body),
  ]
  for (const body of bodies) collect(body, asks)
  ASKS.set(ir, asks)
  return asks
}

function collect(steps: readonly StepIR[], into: Map<number, AskIR>): void {
  for (const step of steps)
    switch (step.step) {
      case 'ask':
        into.set(step.site, step)
        collect(step.orElse, into)
        break
      case 'if':
        collect(step.then, into)
        collect(step.else, into)
        break
      case 'for each':
      case 'loop':
      case 'turns':
        collect(step.body, into)
        break
    }
}
