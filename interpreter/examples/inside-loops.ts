import type { ExamplePlan } from '../../grammar/examples/example.ts'
import { firstCalls } from '../../grammar/ir/first-calls.ts'
import { loopsAround } from '../../grammar/ir/loops-around.ts'
import type { StepOf } from '../../grammar/ir/nodes.ts'
import { reads } from '../closures/search-parts.ts'
import { Fault, type Program } from '../program/program.ts'
import { rulePlaceOf } from '../program/rule-place.ts'
import { layOutPosition } from './lay-out-position.ts'

/** Reports an example that begins inside a loop whose condition does not hold there. Undefined if it does not. */
export function insideEndedLoop(program: Program, plan: ExamplePlan): string | undefined {
  const loop = endedLoop(program, plan)
  const at = loop && rulePlaceOf(program.ir, loop.origin)
  return (
    at &&
    `It begins inside a loop whose condition is false there (${at.file}:${at.line}). Give what makes it true, or begin before the loop.`
  )
}

/** A turn with which an example begins but which the rules would never begin. */
interface NoTurn {
  readonly message: string
  readonly help: string
}

/**
 * Reports an example that begins with the turn of a player whom the rules would skip there. Undefined if it does not.
 */
export function turnPassedOver(program: Program, plan: ExamplePlan): NoTurn | undefined {
  const { ir } = program
  const { entry } = plan
  if (entry?.point.kind !== 'turns') return undefined
  const loop = endedLoop(program, plan)
  const at = loop && rulePlaceOf(ir, loop.origin)
  if (at === undefined || loop?.step !== 'turns' || readsTurnBefore(program, loop)) return undefined
  const seat = ir.seats[entry.seat]?.name ?? ''
  const condition = entry.while === undefined ? 'the condition of turns' : `\`${entry.while}\``
  return {
    message: `No turn of ${seat} begins here: ${condition} does not hold (${at.file}:${at.line}).`,
    help: `Give what makes it hold, or begin in the middle of a turn: \`turn of ${seat} at ACTION\`.`,
  }
}

/** The loop around the beginning of an example whose condition does not hold there. */
function endedLoop(program: Program, plan: ExamplePlan): StepOf<'loop' | 'turns'> | undefined {
  if (plan.entry === undefined) return undefined
  const { ir } = program
  const { point, seat } = plan.entry
  const loops = loopsAround(ir, firstCalls(ir), point)
  if (loops.length === 0) return undefined
  const state = new Int32Array(ir.memory.size)
  program.fresh(state, 0, 0)
  layOutPosition(program, plan)(state)
  try {
    program.enter(state, point, seat)
  } catch (thrown) {
    // Rules that never come here; running the example reports it.
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
  return loops.find((loop) => loop.while !== undefined && program.evaluate(state, loop.while) !== 1)
}

/** True if values tracked per turn decide who has a turn. They come from the turn before, which no example gives. */
function readsTurnBefore({ ir }: Program, { while: goesOn, reset }: StepOf<'turns'>): boolean {
  return reads(ir, goesOn, new Set(reset.map(({ at }) => at)))
}
