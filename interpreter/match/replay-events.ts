import { does, factsOf } from '../../grammar/ir/node-facts.ts'
import { BEHIND_SCREENS, H, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { StepOf } from '../../grammar/ir/nodes.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { closuresProgram } from '../closures/program.ts'
import { wordsText } from '../notation/value-text.ts'
import { Fault, type Program } from '../program/program.ts'
import { Glimpses, type Glimpse } from '../view/glimpses.ts'
import { nothingHidden } from '../view/hidden.ts'
import type { TrueThrow } from '../view/throws.ts'

/** Events between two states of a game that the states do not show. */
export interface ReplayedEvents {
  readonly thrown: readonly TrueThrow[]
  readonly glimpses: readonly Glimpse[]
}

/** A second machine that runs the rules beside a game, with the events of its last run. */
interface Listener {
  readonly program: Program
  /** True if there are dice; true if there are faces that may be seen and forgotten. */
  readonly rolls: boolean
  readonly shows: boolean
  thrown: TrueThrow[]
  glimpsed: Glimpses | undefined
}

const LISTENERS = new WeakMap<GameIR, Listener | 'no need'>()

function listenerOf(ir: GameIR): Listener | undefined {
  const cached = LISTENERS.get(ir)
  if (cached !== undefined) return cached === 'no need' ? undefined : cached
  const steps = stepsOf(ir)
  const rolls = steps.some((step) => does(step, 'draws roll'))
  const shows =
    !nothingHidden(ir) &&
    steps.some(
      (step) =>
        does(step, 'draws shuffle') || (does(step, 'shows faces') && factsOf(step).tells !== undefined),
    )
  if (!rolls && !shows) {
    LISTENERS.set(ir, 'no need')
    return undefined
  }
  const listener: Listener = {
    program: closuresProgram(ir, {
      counter: () => ({ held: 0, failed: 0 }),
      lookedUp: () => undefined,
      rolled: (S, step, seenBy) => listener.thrown.push(throwOf(ir, S, step, seenBy)),
      seen: (S) => listener.glimpsed?.look(S),
    }),
    rolls,
    shows,
    thrown: [],
    glimpsed: undefined,
  }
  LISTENERS.set(ir, listener)
  return listener
}

function throwOf(
  ir: GameIR,
  S: Int32Array,
  { cells }: StepOf<'roll'>,
  seenBy: number | undefined,
): TrueThrow {
  const you = S[H.you] ?? NONE
  const thrower = seenBy ?? you
  const who = thrower === NONE ? undefined : thrower
  return {
    dice: wordsText(
      ir,
      cells.map((cell) => ir.memory.regions.find(({ at }) => at === cell)?.type ?? 'number'),
      cells.map((cell) => S[cell] ?? NONE),
    ),
    who,
    lines: S[H.line] ?? 0,
    seenBy: seenBy ?? ((S[H.screen] ?? 0) >= BEHIND_SCREENS ? you : undefined),
  }
}

/**
 * The events while `run` led from one state to another. The rules run again from the same seed. Empty if that leads
 * elsewhere, because somebody chose what the dice show.
 */
export function eventsBetween(
  ir: GameIR,
  run: (program: Program, state: Int32Array) => void,
  before: Int32Array,
  after: Int32Array,
): ReplayedEvents {
  const listener = listenerOf(ir)
  if (listener === undefined || !isWorthIt(listener, before, after)) return NOTHING
  listener.thrown = []
  listener.glimpsed = listener.shows ? new Glimpses(ir, before) : undefined
  const state = before.slice()
  try {
    run(listener.program, state)
  } catch (thrown) {
    if (thrown instanceof Fault) return NOTHING
    throw thrown
  }
  if (!state.every((word, at) => word === after[at])) return NOTHING
  return { thrown: listener.thrown, glimpses: listener.glimpsed?.all(after) ?? [] }
}

const NOTHING: ReplayedEvents = { thrown: [], glimpses: [] }

function isWorthIt({ rolls, shows }: Listener, before: Int32Array, after: Int32Array): boolean {
  return shows || (rolls && before[H.drawsRoll] !== after[H.drawsRoll])
}
