import type { Match } from '../match/match.ts'
import { isRefused } from '../match/refused.ts'
import type { Program } from '../program/program.ts'
import { replayed } from '../save/replayed.ts'
import { playersChance, seedFrom } from '../state/chance.ts'

/** A game played under two rulesets at once, with the same answers. */
interface Course {
  readonly decisions: number
  /** The first difference, for people. Undefined if there is none. */
  readonly difference: string | undefined
}

/**
 * Plays one game under two rulesets and compares every decision: who decides, the set of legal moves, and the result. Answers
 * are recorded ones, or drawn from the legal moves.
 */
export function sameCourse(
  before: Program,
  after: Program,
  {
    seed,
    position,
    answers,
  }: { readonly seed: string; readonly position?: string; readonly answers?: readonly string[] },
  most: number,
): Course {
  const below = playersChance(seedFrom(`answers ${seed}`))
  let decisions = 0
  const course = (difference?: string): Course => ({ decisions, difference })
  const one = begun(before, seed, position)
  const two = begun(after, seed, position)
  if (typeof one === 'string' || typeof two === 'string')
    return course(
      one === two ? undefined : `It begins otherwise: ${stateText(one)}, and now ${stateText(two)}.`,
    )
  for (; decisions < most; decisions++) {
    const [then, now] = [asked(one), asked(two)]
    if (then.who !== now.who)
      return course(`Decision ${decisions + 1} is of ${then.who}, and now of ${now.who}.`)
    const wrong = differenceOfSets(then.moves, now.moves)
    if (wrong !== undefined) return course(`At decision ${decisions + 1}, ${wrong}.`)
    if (one.decision() === undefined) return course(differenceOfResults(one, two))
    const answer = answers === undefined ? drawn(one, then.moves, below) : answers[decisions]
    if (answer === undefined) return course()
    const [first, second] = [one.play(answer), two.play(answer)]
    if (first?.code !== second?.code)
      return course(
        `\`${answer}\` is ${first?.code ?? 'played'} at decision ${decisions + 1}, and now ${second?.code ?? 'played'}.`,
      )
    if (first !== undefined) return course()
  }
  return course()
}

/** A match, or the code with which the rules refuse to begin. */
function begun(program: Program, seed: string, position: string | undefined): Match | string {
  const found = replayed(program, { seed, position, moves: [] })
  return isRefused(found) ? found.code : found.match
}

function stateText(match: Match | string): string {
  return typeof match === 'string' ? `with the refusal ${match}` : 'with a decision'
}

/** Who decides, or `nobody`, and the legal moves in an order of their own. */
function asked(match: Match): { readonly who: string; readonly moves: readonly string[] } {
  const decision = match.decision()
  if (decision === undefined) return { who: 'nobody', moves: [] }
  const who = match.ir.seats[decision.seat]?.name ?? ''
  if (decision.kind === 'arrangement') return { who: `${who}, who sets up`, moves: [] }
  return {
    who,
    moves: match
      .moves()
      .map(({ notation }) => notation)
      .toSorted(),
  }
}

/** A legal answer, drawn so that it depends only on the set of legal moves. */
function drawn(match: Match, moves: readonly string[], below: (n: number) => number): string | undefined {
  if (match.decision()?.kind === 'choice') return moves[below(moves.length)]
  const layout = match.sampleLayout(below)
  if (layout === undefined) return undefined
  const tried = match.clone()
  return isRefused(tried.playLayout(layout)) ? undefined : tried.record().at(-1)?.move
}

function differenceOfSets(then: readonly string[], now: readonly string[]): string | undefined {
  const missing = then.filter((move) => !now.includes(move))
  const added = now.filter((move) => !then.includes(move))
  if (missing.length === 0 && added.length === 0)
    return then.length === now.length ? undefined : 'a move is listed twice'
  return [
    ...(missing.length === 0 ? [] : [`\`${missing[0] ?? ''}\` is no longer legal`]),
    ...(added.length === 0 ? [] : [`\`${added[0] ?? ''}\` is legal now`]),
  ].join(' and ')
}

function differenceOfResults(one: Match, two: Match): string | undefined {
  const [then, now] = [one, two].map((match) => {
    const { kind, winners, scores, reason } = match.result() ?? {}
    return JSON.stringify({ kind, winners, scores, reason })
  })
  return then === now ? undefined : `The game ends otherwise: ${then ?? ''}, and now ${now ?? ''}.`
}
