import { H, NONE } from '../../grammar/ir/ir.ts'
import { arrangementAt, canonicalLayout, legalLayout } from '../layout/layout.ts'
import { Fault } from '../program/program.ts'
import type { HandleAnswer, Trail } from './branch.ts'
import type { Below } from '../counting/kind-distributions.ts'
import type { Knowledge } from './knowledge.ts'
import type { GivenAnswer } from './seen-answer.ts'
import { agrees, publicAgrees, sightPlan, trueFaces } from './sight.ts'
import { runToFirstDecision } from './known-start.ts'

/**
 * Replays the game by the true rules, with these pieces for the handles. Undefined if the result differs from the
 * seat's view. On the way only public information is compared, because the deduction has considered the rest.
 */
export function replayWith(
  knowledge: Knowledge,
  trail: readonly HandleAnswer[],
  realOf: Int32Array,
  below: Below,
  answers: GivenAnswer[],
): Int32Array | undefined {
  const { program, seat, start, plies } = knowledge
  const plan = sightPlan(program.ir)
  const S = new Int32Array(program.ir.memory.size)
  try {
    runToFirstDecision(program, start, realOf, S)
    let ply = 0
    for (const answer of trail) {
      const given = playAnswer(knowledge, S, answer, realOf, answers)
      if (given === 0) return undefined
      ply += given
      if (!publicAgrees(plan, S, plies[ply - 1]?.sight ?? knowledge.first)) return undefined
    }
    for (; ply < plies.length; ply++) if (!playPending(knowledge, S, ply, below, answers)) return undefined
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
  return agrees(plan, S, seat, knowledge.now, trueFaces(program.ir)) ? S : undefined
}

/**
 * Gives an answer in a true state. Returns the number of plies, or 0 if the answer is impossible. Its legality was
 * established for all dealt faces when the game was followed.
 */
function playAnswer(
  knowledge: Knowledge,
  S: Int32Array,
  answer: HandleAnswer,
  realOf: Int32Array,
  answers: GivenAnswer[],
): number {
  const { program } = knowledge
  const { ir } = program
  if (answer.kind === 'done') {
    answers.push({ kind: 'code', code: 0 })
    program.apply(S, 0)
    return 1
  }
  if (answer.kind === 'layouts') {
    for (const { handles, spaces } of answer.layouts) {
      const arrange = arrangementAt(ir, S)
      const pieces = arrange?.pieces[S[H.decider] ?? 0] ?? []
      const spaceOf = new Map(handles.map((handle, i) => [realOf[handle], spaces[i] ?? NONE]))
      const layout = pieces.map((piece) => spaceOf.get(piece) ?? NONE)
      if (program.misplaced(S, layout) >= 0) return 0
      answers.push({ kind: 'layout', layout })
      program.applyLayout(S, layout)
    }
    return answer.layouts.length
  }
  const { offer, action, values } = answer
  const real = values.map((value, i) =>
    ir.actions[action]?.choices[i]?.type === 'piece' ? (realOf[value] ?? value) : value,
  )
  const code = program.encode(S, offer, real)
  if (code < 0) return 0
  answers.push({ kind: 'code', code })
  program.apply(S, code)
  return 1
}

/** Answers an unfinished arrangement: the seat's own answer unchanged, any legal one for the others. */
function playPending(
  knowledge: Knowledge,
  S: Int32Array,
  ply: number,
  below: Below,
  answers: GivenAnswer[],
): boolean {
  const { program, plies } = knowledge
  const { ir } = program
  const answer = plies[ply]?.answer
  const arrange = arrangementAt(ir, S)
  if (answer?.kind !== 'layout' || arrange === undefined) return false
  const seat = S[H.decider] ?? 0
  const layout =
    answer.layout ?? canonicalLayout(ir, arrange, seat, legalLayout(program, S, arrange, below).layout)
  if (program.misplaced(S, layout) >= 0) return false
  answers.push({ kind: 'layout', layout })
  program.applyLayout(S, layout)
  return true
}

export function answersOf(trail: Trail | undefined): readonly HandleAnswer[] {
  const answers: HandleAnswer[] = []
  for (let here = trail; here !== undefined; here = here.before) answers.push(here.answer)
  return answers.reverse()
}
