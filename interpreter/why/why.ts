import type { AskIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { attemptsBetween, attemptsElsewhere, attemptsWritten, spacesOf } from './candidates.ts'
import type { Attempt } from '../notation/attempt.ts'
import { reasonsAgainst } from './reasons.ts'
import type { Reason } from './reasons.ts'
import { spacesIn } from './spaces-in.ts'
import type { Mentioned } from './spaces-in.ts'
import { readings } from '../notation/readings.ts'
import { waitingAsk } from '../notation/waiting-ask.ts'

/** Why something that a player tried is not a legal move. */
export interface Why {
  /** It could be interpreted as a move; otherwise there are no reasons. */
  readonly understood: boolean
  /** It is legal: nothing refuses it. */
  readonly legal: boolean
  /** The reasons against the interpretation that got furthest; several, if several actions got equally far. */
  readonly reasons: readonly Reason[]
}

/** Why a written move is not legal for the player who decides. Its spaces are enough: `b3 d3`. */
export function whyNotWritten(program: Program, state: Int32Array, given: string): Why {
  for (const text of readings(program.ir, given)) {
    const why = whyNotRead(program, state, text)
    if (why.understood) return why
  }
  return NOT_UNDERSTOOD
}

function whyNotRead(program: Program, state: Int32Array, text: string): Why {
  const ask = waitingAsk(program, state)
  if (ask === undefined) return NOT_UNDERSTOOD
  const spaces = spacesIn(program.ir, text)
  const written = attemptsWritten(program, state, ask, text, spaces.flat())
  if (written.length > 0) return judged(program, state, ask, written)
  if (spaces.length > 0) {
    const why = whyNotFromTo(program, state, ask, spaces, text)
    // Where nothing that is offered has to do with spaces, there is nothing to say about them.
    if (!why.understood || why.legal || why.reasons.length > 0) return why
  }
  const elsewhere = attemptsElsewhere(program, state, ask, text)
  return elsewhere.length > 0 ? judged(program, state, ask, elsewhere) : NOT_UNDERSTOOD
}

/** Why a player cannot go from one space to another, by whatever action is offered. */
export function whyNotBetween(program: Program, state: Int32Array, from: number, to: number): Why {
  const ask = waitingAsk(program, state)
  return ask === undefined ? NOT_UNDERSTOOD : whyNotFromTo(program, state, ask, [[from], [to]])
}

/**
 * The same for a written move, by the action that it looks like. If a space is on several boards, it is on the one
 * from which, or to which, an action leads. Of several moves from the first to the last space the one is meant that
 * passes the others; one that does not may be refused, but what was written is not legal because it is.
 */
function whyNotFromTo(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  route: readonly Mentioned[],
  text?: string,
): Why {
  const [starts = [], goals = []] = [route[0], route.at(-1)]
  const ways = starts.flatMap((from) => goals.map((to) => [from, to] as const))
  const attempts = ways.flatMap((way) => attemptsBetween(program, state, ask, way, text))
  const passed = route.slice(1, -1).flat()
  const isAlong = (attempt: Attempt): boolean => {
    const spaces = spacesOf(program, state, ask, attempt)
    return spaces.length === route.length && spaces.every((space, i) => route[i]?.includes(space) === true)
  }
  const along =
    passed.length === 0
      ? attempts
      : ways.flatMap((way) => attemptsBetween(program, state, ask, way, text, passed)).filter(isAlong)
  if (along.length > 0) return judged(program, state, ask, along)
  if (attempts.length > 0) {
    const why = judged(program, state, ask, attempts)
    return why.legal ? NOT_UNDERSTOOD : why
  }
  const occupied = ways.find(([from]) => (state[program.ir.memory.count + from] ?? 0) > 0)
  const [from, to] = occupied ?? ways[0] ?? [0, 0]
  return nothingThere(program, state, ask, from, to)
}

/** Nothing speaks against it. */
export const LEGAL: Why = { understood: true, legal: true, reasons: [] }

/** Nobody decides, or nothing was recognised. */
export const NOT_UNDERSTOOD: Why = { understood: false, legal: false, reasons: [] }

function judged(program: Program, state: Int32Array, ask: AskIR, attempts: readonly Attempt[]): Why {
  const seat = state[H.decider] ?? 0
  const lists = attempts.map((attempt) => reasonsAgainst(program, state, ask, attempt, seat))
  if (lists.some((list) => list.length === 0)) return LEGAL
  const reasons = mostLikely(lists).flat()
  const seen = new Set<string>()
  return {
    understood: true,
    legal: false,
    reasons: reasons.filter(({ action, label, sentence }) => {
      const key = `${action} ${label} ${sentence}`
      return !seen.has(key) && seen.add(key)
    }),
  }
}

/**
 * The intended move is the interpretation that got furthest, and among those of one action the one with the fewest
 * reasons against it, those that only prefer other moves aside. Reasons against others would be about things that nobody has named. Several that are equally
 * near all count: one of them alone would give a reason that is not that of the move which was meant.
 */
function mostLikely(lists: readonly (readonly Reason[])[]): readonly (readonly Reason[])[] {
  const furthest = Math.floor(Math.max(...lists.map(reached)))
  const byAction = new Map<string, (readonly Reason[])[]>()
  for (const list of lists) {
    if (reached(list) < furthest) continue
    const action = list[0]?.action ?? ''
    const [known, ...more] = byAction.get(action) ?? []
    if (known === undefined || isLikelier(list, known)) byAction.set(action, [list])
    else if (!isLikelier(known, list)) byAction.set(action, [known, ...more, list])
  }
  return [...byAction.values()].flat()
}

function reached(list: readonly Reason[]): number {
  return Math.max(...list.map(({ sound }) => sound))
}

function isLikelier(list: readonly Reason[], than: readonly Reason[]): boolean {
  const nearer = reached(list) - reached(than) || against(than) - against(list) || than.length - list.length
  return nearer > 0
}

function against(list: readonly Reason[]): number {
  return list.filter(({ compares }) => !compares).length
}

/** No action takes these two spaces: nothing on one of them could be used by it. */
function nothingThere(program: Program, state: Int32Array, ask: AskIR, from: number, to: number): Why {
  const { ir } = program
  const empty = [from, to].find((space) => (state[ir.memory.count + space] ?? 0) === 0)
  const place = ir.spaces[empty ?? from]?.name ?? '?'
  const reasons = ask.offers.flatMap(({ action: index }): readonly Reason[] => {
    const action = ir.actions[index]
    const choice = action?.choices[0]
    if (action === undefined || choice === undefined) return []
    const sentence =
      empty === undefined
        ? `\`${action.name}\` does not lead from ${ir.spaces[from]?.name ?? '?'} to ${ir.spaces[to]?.name ?? '?'}.`
        : `Nothing on ${place} could be \`${choice.name}\`.`
    return [
      {
        action: action.name,
        kind: 'choice',
        label: choice.name,
        sentence,
        values: [],
        at: undefined,
        sound: 0,
        compares: false,
      },
    ]
  })
  return { understood: true, legal: false, reasons }
}
