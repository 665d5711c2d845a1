import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { StepOf } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import { closuresProgram } from '../closures/program.ts'
import { wordsText } from '../notation/value-text.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import type { TrueThrow } from '../view/throws.ts'

/** The rules run once more beside a game, with what was thrown in the last run. */
interface Listener {
  readonly program: Program
  heard: TrueThrow[]
}

const LISTENERS = new WeakMap<GameIR, Listener | 'no dice'>()

function listenerOf(ir: GameIR): Listener | undefined {
  const known = LISTENERS.get(ir)
  if (known !== undefined) return known === 'no dice' ? undefined : known
  if (!someNode(rulesOfGame(ir), (node) => 'step' in node && node.step === 'roll')) {
    LISTENERS.set(ir, 'no dice')
    return undefined
  }
  const listener: Listener = {
    program: closuresProgram(ir, {
      counter: () => ({ held: 0, failed: 0 }),
      lookedUp: () => undefined,
      rolled: (S, step, seenBy) => listener.heard.push(throwOf(ir, S, step, seenBy)),
    }),
    heard: [],
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
    seenBy: seenBy ?? (S[H.screen] === BEHIND_SCREENS ? you : undefined),
  }
}

/**
 * What was thrown when `run` led from one state to another: the rules run again, from the same seed. Nothing if that leads
 * elsewhere, because somebody chose what the dice show.
 */
export function throwsWithin(
  ir: GameIR,
  run: (program: Program, state: Int32Array) => void,
  before: Int32Array,
  after: Int32Array,
): readonly TrueThrow[] {
  const listener = listenerOf(ir)
  if (listener === undefined || before[H.drawsRoll] === after[H.drawsRoll]) return []
  listener.heard = []
  const state = before.slice()
  try {
    run(listener.program, state)
  } catch (thrown) {
    if (thrown instanceof Fault) return []
    throw thrown
  }
  return state.every((word, at) => word === after[at]) ? listener.heard : []
}
