import type { ActionIR, ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'
import { NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { readsCell } from '../../grammar/ir/walk.ts'
import { isWatcher } from '../../grammar/ir/watchers.ts'
import { bindChoices, bindOffer, type Attempt } from '../notation/bind-attempt.ts'
import { picksBlindly } from '../notation/blind-picks.ts'
import { isEmptySlot } from '../notation/slots.ts'
import { waitingAsk } from '../notation/waiting-ask.ts'
import type { Program } from '../program/program.ts'
import { SPECTATOR, knows } from '../state/knows.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * The state before a move, with those chosen pieces revealed that the action itself reveals or puts where a reader sees
 * them, such as a played card. Whatever else happens in the ply, the reader knows by the rules which piece was chosen.
 * Pieces that appear for other reasons stay unknown, even if they are the chosen ones.
 */
export function withShownByMove(
  program: Program,
  state: Int32Array,
  after: Int32Array,
  code: number,
  reader: number | undefined,
): Int32Array {
  const { ir } = program
  const attempt = program.decode(state, code)
  const action = ir.actions[attempt?.action ?? NONE]
  if (attempt === undefined || action === undefined || picksBlindly(ir, state, attempt)) return state
  const steps = puttingSteps(action)
  if (steps.length === 0) return state
  const scratch = state.slice()
  const ask = waitingAsk(program, state)
  if (ask !== undefined) bindOffer(program, state, scratch, ask, attempt.offer)
  bindChoices(program, scratch, action, attempt.values)
  const shown = state.slice()
  for (const { choices, to } of steps) {
    if (to !== undefined && !seesInto(ir, program.evaluate(scratch, to), reader)) continue
    for (const piece of piecesOf(action, attempt, choices))
      // The game may have ended before the step.
      if (knows(ir, after, reader, piece))
        shown[ir.memory.seen + piece] = (shown[ir.memory.seen + piece] ?? 0) | (1 << OPEN_BIT)
  }
  return shown
}

function seesInto(
  { containers, seats, teams }: GameIR,
  container: number,
  reader: number | undefined,
): boolean {
  const place = containers[container]
  if (place === undefined) return false
  const readers = reader === undefined ? seats.map((_, seat) => seat) : [reader]
  return (
    place.seenBy === 'everyone' ||
    (place.owner !== NONE &&
      readers.every((seat) => seat !== SPECTATOR && isWatcher(place.seenBy, place.owner, seat, teams)))
  )
}

function piecesOf(action: ActionIR, { values }: Attempt, cells: ReadonlySet<number>): readonly number[] {
  return action.choices.flatMap((choice, i) => {
    const value = values[i] ?? NONE
    return cells.has(choice.cell) && value !== NONE && !isEmptySlot(choice, value) ? [value] : []
  })
}

/** A step that puts chosen pieces somewhere. Without `to`, it reveals them in place. */
interface Putting {
  readonly choices: ReadonlySet<number>
  readonly to: ExprIR | undefined
}

/** Steps of an action that certainly happen and handle nothing but what was chosen. */
const puttingSteps = memoized((action: ActionIR): readonly Putting[] => {
  const pieces = new Set(action.choices.flatMap(({ type, cell }) => (type === 'piece' ? [cell] : [])))
  const found: Putting[] = []
  const stored = new Set<number>()
  for (const step of action.body) {
    const choices = step.step === 'move' || step.step === 'reveal' ? cellsOf(step.what, pieces) : undefined
    if (choices !== undefined && step.step === 'reveal') found.push({ choices, to: undefined })
    if (choices !== undefined && step.step === 'move' && !readsCell(step.to, stored))
      found.push({ choices, to: step.to })
    if (!goesOn(step, stored)) break
  }
  return found
})

const GO_ON: ReadonlySet<StepIR['step']> = new Set(['store', 'move', 'show', 'reveal', 'say'])

/** True if later steps certainly run after this one. Records the words that it sets. */
function goesOn(step: StepIR, stored: Set<number>): boolean {
  if (step.step === 'if') return [...step.then, ...step.else].every((inner) => goesOn(inner, stored))
  if (step.step === 'store') stored.add(step.base)
  return GO_ON.has(step.step)
}

/** The choices in a set that consists of nothing else. */
function cellsOf(set: SetIR, pieces: ReadonlySet<number>): ReadonlySet<number> | undefined {
  if (set.set === 'union') {
    const [left, right] = [cellsOf(set.left, pieces), cellsOf(set.right, pieces)]
    return left === undefined || right === undefined ? undefined : new Set([...left, ...right])
  }
  if (set.set !== 'one') return undefined
  // An empty slot of several is none.
  const item = set.item.op === 'if' && isNone(set.item.then) ? set.item.else : set.item
  return item.op === 'cell' && pieces.has(item.at) ? new Set([item.at]) : undefined
}

function isNone(value: ExprIR): boolean {
  return value.op === 'const' && value.value === NONE
}
