import { H, NONE, STATUS, type ExprIR, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import { markEnds } from '../program/mark-ends.ts'
import { Fault, MAX_MOVES, lastOf, type Program, type Refusal } from '../program/program.ts'
import { ANSWER_WORK } from '../program/work.ts'
import type { ChanceSource } from '../state/chance-source.ts'
import { freshTemplate } from '../state/fresh-state.ts'
import { compileAttempt } from './after-move.ts'
import { alikeTest } from './alike.ts'
import type { MoveList } from './line-moves.ts'
import { answer, choicesOf, compileBeginning, drawnChoices, waitingAsk } from './apply-answer.ts'
import { compileLayouts } from './arrange-steps.ts'
import { mayBeDone } from './ask-steps.ts'
import { assembly, emit, finish, type Assembly } from './assembly.ts'
import { emitSteps } from './flow.ts'
import { offerOf, pack } from './move-codes.ts'
import { withCasesSettled } from './uncertain-faces.ts'
import { enter, entryOf } from './entry-points.ts'
import { emitAction, emitStage } from './unwind.ts'
import { compileDark, type Dark } from './dark.ts'
import { NO_ENV, type Machine, type Value } from './machine.ts'
import { machine } from './new-machine.ts'
import { cellsOf } from './moves.ts'
import { compileAsking, compileTrier, giveArguments } from './offers.ts'
import type { Recorder } from './recorder.ts'
import { compileRefusals } from './refusals.ts'
import { STEP_BUDGET, run } from './run.ts'
import { emitRule } from './settle.ts'
import { compileValue } from './dispatch.ts'

export interface Reference extends Program {
  /**
   * The choices of a move, after chance has replaced things that conditions can distinguish and the deciding player
   * cannot. Counts the draws.
   */
  readonly drawn: (S: Int32Array, code: number) => readonly number[] | undefined
  /** The sight of players on dark boards, for other back ends. */
  readonly dark: Dark
}

/**
 * The reference back end: compiles the game to closures once and runs any number of states. A recorder observes the
 * rules and changes nothing. Programs that replace each other share their source of chance.
 */
export function closuresProgram(
  ir: GameIR,
  recorder?: Recorder,
  chance?: ChanceSource,
  answerWork = ANSWER_WORK,
): Reference {
  const m = machine(ir, recorder, chance)
  m.dark = compileDark(m)
  const asm = assembly(m, emitSteps)
  const list: MoveList = { moves: new Int32Array(0), count: 0, base: 1 }
  const alike = alikeTest(ir, m.table)
  const triers = ir.actions.map((_, index) => compileTrier(m, index, alike, list))
  triers.forEach((trier, index) => {
    m.tries[index] = withCasesSettled(m, trier.any)
  })
  assemble(asm)
  for (const site of asm.sites)
    if (site !== undefined && 'offers' in site.step)
      asm.askings[site.step.site] = compileAsking(m, site.step, triers, list)
  finish(asm)
  ir.actions.forEach((_, index) => {
    m.attempts[index] = compileAttempt(asm, index)
  })
  const beginnings = ir.actions.map((_, index) => compileBeginning(m, index, alike))
  const refusing = ir.actions.map((action) => compileRefusals(m, action))
  const layouts = compileLayouts(asm)
  const evaluated = new WeakMap<ExprIR, Value>()
  const template = freshTemplate(ir, m.table)
  const own = new Int32Array(MAX_MOVES)

  let before = 0
  const now = (): number => STEP_BUDGET - m.budget + answerWork - m.work
  const start = (S: Int32Array): void => {
    before += now()
    m.budget = STEP_BUDGET
    m.work = answerWork
    m.doing = -1
    m.asking = 0
    m.settling = false
    m.attempting = false
    m.leaving = -1
    m.table.ended.begin(S)
  }
  m.budget = STEP_BUDGET
  m.work = answerWork
  const go = (S: Int32Array, pc: number): void => {
    if (pc >= 0) run(asm, S, pc)
    m.dark.look(S)
  }
  /** The table as the deciding player sees it. */
  const seen = (S: Int32Array): Int32Array => m.dark.seenBy(S, S[H.decider] ?? NONE, false)
  const refusalsOf = (
    truth: Int32Array,
    index: number,
    args: Parameters<typeof giveArguments>[1] | undefined,
    values: readonly number[],
  ): readonly Refusal[] => {
    const [action, refuse] = [ir.actions[index], refusing[index]]
    if (action === undefined || refuse === undefined || args === undefined)
      throw new Fault('ST5114', 'This is not offered now.', -1)
    start(truth)
    const S = truth[H.status] === STATUS.waiting ? seen(truth) : truth
    const cells = cellsOf(action)
    const saved = cells.map((cell) => S[cell] ?? NONE)
    giveArguments(S, args)
    try {
      return refuse(S, values)
    } finally {
      cells.forEach((cell, i) => {
        S[cell] = saved[i] ?? NONE
      })
    }
  }

  const evaluate = (S: Int32Array, expression: ExprIR): number => {
    start(S)
    let value = evaluated.get(expression)
    if (value === undefined) {
      value = compileValue(m, expression, NO_ENV)
      evaluated.set(expression, value)
    }
    return value(S)
  }

  return {
    ir,
    chance: m.chance,
    worked: () => before + now(),
    fresh: (S, seedLow, seedHigh) => {
      S.set(template)
      S[H.seedLow] = seedLow
      S[H.seedHigh] = seedHigh
    },
    begin: (S) => {
      if (S[H.status] !== STATUS.fresh) throw new Fault('ST5114', 'This game has already begun.', -1)
      start(S)
      go(S, 0)
    },
    moves: own,
    state: new Int32Array(ir.memory.size),
    legal: (S, moves = own) => {
      const asking = waitingAsk(asm, S)
      start(S)
      list.moves = moves
      list.count = 0
      asking.list(seen(S))
      if (mayBeDone(S, asking.ask)) list.moves[list.count++] = 0
      return list.count
    },
    apply: (S, code) => {
      start(S)
      go(S, answer(asm, beginnings, S, code))
    },
    applyLayout: (S, layout) => {
      start(S)
      go(S, layouts.answer(S, layout))
    },
    misplaced: (S, layout) => {
      start(S)
      return layouts.misplaced(seen(S), layout)
    },
    mayStand: (S, index, space) => {
      start(S)
      return layouts.mayStand(seen(S), index, space)
    },
    evaluate,
    decode: (S, code) => {
      const asking = waitingAsk(asm, S)
      const offer = offerOf(asking.plan, code)
      const offerPlan = asking.plan.offers[offer]
      if (offerPlan === undefined) return undefined
      start(S)
      const values: number[] = []
      const table = asking.listed[offer] === undefined ? S : seen(S)
      return choicesOf(asking, table, offer, code, values)
        ? { action: offerPlan.action, offer, values }
        : undefined
    },
    drawn: (S, code) => {
      const asking = waitingAsk(asm, S)
      const offer = offerOf(asking.plan, code)
      if (asking.plan.offers[offer] === undefined) return undefined
      start(S)
      const values: number[] = []
      return drawnChoices(asking, beginnings, seen(S), offer, code, values) ? values : undefined
    },
    dark: m.dark,
    encode: (S, offer, values) => {
      const asking = waitingAsk(asm, S)
      const offerPlan = asking.plan.offers[offer]
      if (offerPlan === undefined) return -1
      const listed = asking.listed[offer]
      if (listed === undefined) return pack(offerPlan, values)
      start(S)
      const index = listed.indexOf(seen(S), values)
      return index < 0 ? -1 : offerPlan.base + index
    },
    refusals: (S, offer, values) => {
      const asking = waitingAsk(asm, S)
      return refusalsOf(S, asking.plan.offers[offer]?.action ?? -1, asking.args[offer], values)
    },
    refusalsOf: (S, action, values) => refusalsOf(S, action, [], values),
    enter: (S, point, seat) => {
      start(S)
      enter(asm, S, point, seat)
      markEnds({ ir, evaluate }, S)
      m.dark.look(S)
    },
    resume: (S) => {
      start(S)
      go(S, entryOf(asm, S))
    },
  }
}

/** Assembles all instructions: play first, then everything it calls. */
function assemble(asm: Assembly): void {
  const { ir }: Machine = asm.machine
  const play: readonly StepIR[] = ir.play
  emitSteps(asm, play, { owner: { kind: 'play' }, frames: [] })
  emit(asm, () => () => {
    throw new Fault('ST5111', 'The rules came to an end without a result.', lastOf(ir))
  })
  ir.stages.forEach((_, index) => emitStage(asm, index))
  ir.actions.forEach((_, index) => emitAction(asm, index))
  ir.whenever.forEach((_, index) => emitRule(asm, index))
}
