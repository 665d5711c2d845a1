import { H, NONE, OPEN_BIT, UNNOTICED, type GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { endedIn } from '../state/outcome.ts'
import { seenOnTop, seenThere, tablePlan, type TablePlan } from '../state/table-plan.ts'
import { nothingHidden } from '../view/hidden.ts'
import type { LoggedPly, TakenBack } from '../view/logged-plies.ts'
import { refused, type Refused } from './refused.ts'
import type { UndoPolicy } from './undo-policy.ts'
import { memoized } from '../../grammar/source/memoized.ts'

export type { TakenBack }

/** Who asks to take an answer back: a seat, and the others who agree. */
export interface TakingBack {
  readonly by: number
  readonly agreed?: readonly number[]
}

/**
 * True if chance decided something, a face came in sight of anybody, or the answer may have announced a secret. It
 * depends only on what everybody can see of the answer, not on who knew a face before, because the asking player must
 * not learn that. If rules show faces to single players, every answer counts; if there are secrets, every answer that
 * ends the game does.
 */
export function taughtSomething(
  ir: GameIR,
  before: Int32Array,
  after: Int32Array,
  action: number | undefined,
): boolean {
  const isDrawn = (word: 'drawsShuffle' | 'drawsRandom' | 'drawsRoll'): boolean =>
    before[H[word]] !== after[H[word]]
  if (isDrawn('drawsShuffle') || isDrawn('drawsRandom') || isDrawn('drawsRoll')) return true
  if (ir.dark !== undefined) return true
  if (after[H.screen] === UNNOTICED)
    return stepsOf(ir).some((step) => step.step === 'show' || (step.step === 'say' && step.told === true))
  if (nothingHidden(ir) || after[H.screen] !== 0) return false
  if (endedIn(ir, after) !== undefined || ir.announcing?.includes(action ?? NONE) === true) return true
  if (before[H.screen] !== 0 || stepsOf(ir).some(({ step }) => step === 'show')) return true
  const plan = planOf(ir)
  return ir.pieces.some((_, piece) => (inSight(plan, after, piece) & ~inSight(plan, before, piece)) !== 0)
}

/** The seats, as bits, that see a piece where it is. */
function inSight(plan: TablePlan, S: Int32Array, piece: number): number {
  const { at, first, seen } = plan.memory
  const place = S[at + piece] ?? NONE
  if (((S[seen + piece] ?? 0) >>> OPEN_BIT) & 1) return plan.everyone
  if (place === NONE) return 0
  const top = S[first + place] === piece ? seenOnTop(S, plan, place, piece) : 0
  return seenThere(S, plan, place, piece) | top
}

const planOf = memoized(tablePlan)

export interface LastAnswer {
  readonly seat: number
  readonly taught: boolean
  /** The others are not to learn whose answer it was. */
  readonly isUnnoticed: boolean
}

/** The reason why the policy does not let these players take back an answer of a seat. */
export function refusedTakingBack(
  { seats }: GameIR,
  policy: UndoPolicy,
  { by, agreed = [] }: TakingBack,
  answer: LastAnswer,
): Refused | undefined {
  if (policy === 'free') return undefined
  const willing = new Set([by, ...agreed])
  const missing = seats.flatMap(({ name }, seat) => (willing.has(seat) ? [] : [name]))
  if (missing.length === 0) return undefined
  const mayAgree = `Not asked: ${missing.join(', ')}.`
  if (policy === 'consent')
    return refused(
      'ST5211',
      'In this game all players must agree before an answer is taken back.',
      [],
      mayAgree,
    )
  if (answer.taught || (answer.isUnnoticed && !willing.has(answer.seat)))
    return refused(
      'ST5211',
      'Chance has decided something, or somebody has seen something new, so all players must agree before this answer is taken back.',
      [],
      mayAgree,
    )
  const name = seats[answer.seat]?.name ?? ''
  return willing.has(answer.seat)
    ? undefined
    : refused('ST5210', `The last answer was given by ${name}.`, [], `Only ${name} can ask for it back.`)
}

/** The log with the marks of answers that were taken back. */
export function withMarks(log: readonly LoggedPly[], marks: readonly TakenBack[]): readonly LoggedPly[] {
  if (marks.length === 0) return [...log]
  return log.map((entry) => {
    const takenBack = marks.filter(({ ply }) => ply === entry.ply)
    return takenBack.length === 0 ? entry : { ...entry, takenBack }
  })
}
