import type { AskIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { attemptsBetween, attemptsElsewhere, attemptsWritten } from './candidates.ts'
import type { Attempt } from '../notation/attempt.ts'
import { reasonsAgainst } from './reasons.ts'
import type { Reason } from './reasons.ts'
import { waitingAsk } from '../notation/waiting-ask.ts'

/** Why something that a player tried is no legal move. */
export interface Why {
  /** It could be taken for a move; otherwise the reasons are empty. */
  readonly understood: boolean
  /** It is legal: nothing speaks against it. */
  readonly legal: boolean
  /** What speaks against the way to take it that got furthest; several, if several actions got so far. */
  readonly reasons: readonly Reason[]
}

/** Why a written move is not legal for the player who decides. Spaces in it are enough: `b3 d3`. */
export function whyNotWritten(program: Program, state: Int32Array, text: string): Why {
  const ask = waitingAsk(program, state)
  if (ask === undefined) return NOT_UNDERSTOOD
  const spaces = spacesIn(program, text)
  const written = attemptsWritten(program, state, ask, text, spaces)
  if (written.length > 0) return judged(program, state, ask, written)
  const [from] = spaces
  const to = spaces.at(-1)
  if (from !== undefined && to !== undefined) return whyNotBetween(program, state, from, to, text)
  const elsewhere = attemptsElsewhere(program, state, ask, text)
  return elsewhere.length > 0 ? judged(program, state, ask, elsewhere) : NOT_UNDERSTOOD
}

/** Why one cannot go from a space to another, by whatever action is offered; of what was written by the one it looks like. */
export function whyNotBetween(
  program: Program,
  state: Int32Array,
  from: number,
  to: number,
  text?: string,
): Why {
  const ask = waitingAsk(program, state)
  if (ask === undefined) return NOT_UNDERSTOOD
  const attempts = attemptsBetween(program, state, ask, [from, to], text)
  if (attempts.length > 0) return judged(program, state, ask, attempts)
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
 * What somebody meant is the way that got furthest, and of those of one action the one against which least speaks. What
 * would speak against others would be about things that nobody has named.
 */
function mostLikely(lists: readonly (readonly Reason[])[]): readonly (readonly Reason[])[] {
  const furthest = Math.floor(Math.max(...lists.map(reached)))
  const byAction = new Map<string, readonly Reason[]>()
  for (const list of lists) {
    if (reached(list) < furthest) continue
    const action = list[0]?.action ?? ''
    const known = byAction.get(action)
    if (known === undefined || isLikelier(list, known)) byAction.set(action, list)
  }
  return [...byAction.values()]
}

function reached(list: readonly Reason[]): number {
  return Math.max(...list.map(({ sound }) => sound))
}

function isLikelier(list: readonly Reason[], than: readonly Reason[]): boolean {
  const nearer = reached(list) - reached(than)
  return nearer > 0 || (nearer === 0 && list.length < than.length)
}

/** No action takes these two spaces: there is nothing on one of them that it could take. */
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
      },
    ]
  })
  return { understood: true, legal: false, reasons }
}

/** A word that is nothing but names of spaces, one behind the other: `a3b4`. */
function gluedSpaces(word: string, names: ReadonlyMap<string, number>): readonly number[] | undefined {
  if (word === '') return []
  for (let length = word.length; length > 0; length--) {
    const space = names.get(word.slice(0, length))
    const rest = space === undefined ? undefined : gluedSpaces(word.slice(length), names)
    if (space !== undefined && rest !== undefined) return [space, ...rest]
  }
  return undefined
}

/** Names of spaces that a text speaks of, in order. */
function spacesIn(program: Program, text: string): readonly number[] {
  const names = new Map(program.ir.spaces.map(({ name }, space) => [name.toLowerCase(), space]))
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.flatMap((word) => {
    const space = names.get(word)
    if (space !== undefined) return [space]
    const glued = gluedSpaces(word, names)
    if (glued !== undefined) return glued
    // Notations write signs and letters of pieces against spaces: a1xb2, Nb1.
    return word.split('x').flatMap((part) => {
      for (let from = 0; from < part.length; from++) {
        const ending = names.get(part.slice(from))
        if (ending !== undefined) return [ending]
      }
      return []
    })
  })
}
