import { faceOf } from '../state/face.ts'
import { BEHIND_SCREENS, H, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { arrangementAt, type Layout } from '../layout/layout.ts'
import { isUnheard } from '../state/dark-knowledge.ts'
import { recognises } from '../state/knows.ts'
import { lookOfPicked } from './seen-look.ts'
import { piecesIn } from './sight.ts'

/** An answer as the engine takes it. */
export type GivenAnswer =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'layout'; readonly layout: Layout }

/** An answer as a seat sees it. Pieces are named by their place, never by number. */
export type SeenAnswer =
  | { readonly kind: 'done'; readonly seat: number }
  | {
      readonly kind: 'choice'
      readonly seat: number
      readonly offer: number
      readonly action: number
      readonly picks: readonly SeenPick[]
      /** Ranges of picks that are sorted by face in the move. Their order would reveal faces. */
      readonly unordered: readonly Run[]
    }
  /** A seat sees only its own part of a secret arrangement. */
  | { readonly kind: 'layout'; readonly seat: number; readonly layout: Layout | undefined }

export type SeenPick =
  | { readonly pick: 'value'; readonly value: number }
  /** The piece at this position of a space or pile. */
  | { readonly pick: 'piece'; readonly container: number; readonly index: number }
  /** One of the pieces in a fan that look like this. `face` is -1 if the seat does not know it. */
  | { readonly pick: 'one of'; readonly container: number; readonly look: number; readonly face: number }

/** Choices of several things under one name, as a half-open range. */
export type Run = readonly [from: number, to: number]

/**
 * The answer as a seat sees it. Only a secret arrangement is hidden from the others; its seats are asked one after the
 * other.
 */
export function seenAnswer(
  program: Program,
  before: Int32Array,
  seat: number | undefined,
  answer: GivenAnswer,
): SeenAnswer {
  const decider = before[H.decider] ?? NONE
  if (before[H.screen] === BEHIND_SCREENS && decider !== seat) return { kind: 'done', seat: decider }
  if (answer.kind === 'layout')
    return { kind: 'layout', seat: decider, layout: decider === seat ? answer.layout : undefined }
  const move = program.decode(before, answer.code)
  const { ir } = program
  if (move === undefined || (decider !== seat && isUnheard(ir, before, move.action, move.values)))
    return { kind: 'done', seat: decider }
  const { offer, action } = move
  const { picks, order, unordered } = seenPicks(program, before, seat, move)
  return {
    kind: 'choice',
    seat: decider,
    offer,
    action,
    picks: order.flatMap((i) => picks[i] ?? []),
    unordered,
  }
}

/**
 * The picks of a move, and an order in which they may be listed. A move sorts several picks under one name by kind, so
 * if some are unknown they are sorted by their looks instead; `also` sorts those that look alike.
 */
export function seenPicks(
  { ir }: Program,
  S: Int32Array,
  seat: number | undefined,
  { action, values }: { readonly action: number; readonly values: readonly number[] },
  also: readonly number[] = [],
): {
  readonly picks: readonly SeenPick[]
  readonly order: readonly number[]
  readonly unordered: readonly Run[]
} {
  const choices = ir.actions[action]?.choices ?? []
  // An empty slot contains a number after those of all pieces.
  const isPiece = (value: number, i: number): boolean =>
    choices[i]?.type === 'piece' && value < ir.pieces.length
  const picks = values.map((value, i) =>
    isPiece(value, i) ? seenPick(ir, S, seat, value) : ({ pick: 'value', value } as const),
  )
  const isUnknown = (i: number): boolean => {
    const value = values[i] ?? NONE
    return isPiece(value, i) && !recognises(ir, S, seat, value)
  }
  const order = [...values.keys()]
  const unordered = runsIn(ir, action).filter(([from, to]) => order.slice(from, to).some(isUnknown))
  const texts = picks.map((pick) => JSON.stringify(pick))
  for (const [from, to] of unordered) {
    const sorted = order
      .slice(from, to)
      .sort((a, b) => compareText(texts[a], texts[b]) || (also[a] ?? NONE) - (also[b] ?? NONE))
    order.splice(from, to - from, ...sorted)
  }
  return { picks, order, unordered }
}

/** Runs in which an action chooses several things under one name, in no order of the player's. */
function runsIn({ actions }: GameIR, action: number): readonly Run[] {
  const choices = actions[action]?.choices ?? []
  return choices.flatMap(({ slot, inSuccession }, from): readonly Run[] => {
    if (slot !== 0 || inSuccession === true) return []
    let to = from + 1
    while (choices[to]?.slot === to - from) to++
    return [[from, to]]
  })
}

function compareText(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function seenPick(ir: GameIR, S: Int32Array, seat: number | undefined, piece: number): SeenPick {
  const container = S[ir.memory.at + piece] ?? NONE
  const place = ir.containers[container]
  if (place === undefined || (!place.pile && (S[ir.memory.count + container] ?? 0) > 1)) {
    const known = recognises(ir, S, seat, piece)
    const { kind = -1 } = faceOf(ir, S, piece) ?? {}
    return { pick: 'one of', container, look: lookOfPicked(ir, S, seat, piece), face: known ? kind : -1 }
  }
  return { pick: 'piece', container, index: piecesIn(ir, S, container).indexOf(piece) }
}

/** A deciding seat's moves as it sees them, in an order that reveals nothing. */
export function seenMoves(
  program: Program,
  S: Int32Array,
  seat: number,
  codes: Int32Array,
): readonly string[] {
  const { ir } = program
  if (arrangementAt(ir, S) !== undefined) return []
  const count = program.legal(S, codes)
  const texts: string[] = []
  for (let i = 0; i < count; i++) {
    const answer = seenAnswer(program, S, seat, { kind: 'code', code: codes[i] ?? 0 })
    texts.push(
      JSON.stringify(answer.kind === 'choice' ? { ...answer, picks: sortedPicks(ir, answer) } : answer),
    )
  }
  return [...new Set(texts)].sort(compareText)
}

/**
 * Sorts several things under one name. Their order in the move depends on piece numbers, which differ between worlds.
 */
function sortedPicks(
  ir: GameIR,
  { action, picks }: Extract<SeenAnswer, { kind: 'choice' }>,
): readonly string[] {
  const texts = picks.map((pick) => JSON.stringify(pick))
  for (const [from, to] of runsIn(ir, action))
    texts.splice(from, to - from, ...texts.slice(from, to).sort(compareText))
  return texts
}
