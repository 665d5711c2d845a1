import { faceOf } from '../state/face.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { arrangementAt } from '../layout/layout.ts'
import type { Layout } from '../layout/layout.ts'
import { recognises } from '../state/knows.ts'
import { lookOf } from './look.ts'
import { piecesIn } from './sight.ts'

/** An answer as the engine takes it. */
export type GivenAnswer =
  { readonly kind: 'code'; readonly code: number } | { readonly kind: 'layout'; readonly layout: Layout }

/** What a seat sees of an answer: pieces are named by where they lie, never by number. */
export type SeenAnswer =
  | { readonly kind: 'done'; readonly seat: number }
  | {
      readonly kind: 'choice'
      readonly seat: number
      readonly offer: number
      readonly action: number
      readonly picks: readonly SeenPick[]
    }
  /** Of a secret arrangement, a seat sees only its own part. */
  | { readonly kind: 'layout'; readonly seat: number; readonly layout: Layout | undefined }

export type SeenPick =
  | { readonly pick: 'value'; readonly value: number }
  /** The piece at this position of a space or pile. */
  | { readonly pick: 'piece'; readonly container: number; readonly index: number }
  /** One of the pieces in a fan that look like this; `face` is -1 if the seat does not know it. */
  | { readonly pick: 'one of'; readonly container: number; readonly look: number; readonly face: number }

/** Only a secret arrangement is hidden from the others; its seats are asked one after the other. */
export function seenAnswer(
  program: Program,
  before: Int32Array,
  seat: number | undefined,
  answer: GivenAnswer,
): SeenAnswer {
  const { ir } = program
  const decider = before[H.decider] ?? NONE
  if (before[H.screen] === BEHIND_SCREENS && decider !== seat) return { kind: 'done', seat: decider }
  if (answer.kind === 'layout')
    return { kind: 'layout', seat: decider, layout: decider === seat ? answer.layout : undefined }
  const move = program.decode(before, answer.code)
  if (move === undefined) return { kind: 'done', seat: decider }
  const action = ir.actions[move.action]
  const picks = move.values.map((value, i) =>
    // A slot that stays empty holds a number after those of all pieces.
    action?.choices[i]?.type === 'piece' && value < ir.pieces.length
      ? seenPick(ir, before, seat, value)
      : ({ pick: 'value', value } as const),
  )
  return { kind: 'choice', seat: decider, offer: move.offer, action: move.action, picks }
}

function seenPick(ir: GameIR, S: Int32Array, seat: number | undefined, piece: number): SeenPick {
  const container = S[ir.memory.at + piece] ?? NONE
  const place = ir.containers[container]
  if (place === undefined || (!place.pile && (S[ir.memory.count + container] ?? 0) > 1)) {
    const known = recognises(ir, S, seat, piece)
    const { kind = -1 } = faceOf(ir, S, piece) ?? {}
    return { pick: 'one of', container, look: lookOf(ir, S, seat, piece), face: known ? kind : -1 }
  }
  return { pick: 'piece', container, index: piecesIn(ir, S, container).indexOf(piece) }
}

/** What a deciding seat sees of its moves, in an order that reveals nothing. */
export function seenMoves(
  program: Program,
  S: Int32Array,
  seat: number,
  codes: Int32Array,
): readonly string[] {
  if (arrangementAt(program.ir, S) !== undefined) return []
  const count = program.legal(S, codes)
  const texts: string[] = []
  for (let i = 0; i < count; i++) {
    const answer = seenAnswer(program, S, seat, { kind: 'code', code: codes[i] ?? 0 })
    texts.push(
      JSON.stringify(answer.kind === 'choice' ? { ...answer, picks: unordered(program, answer) } : answer),
    )
  }
  return [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1))
}

/** Which of several things under one name comes first depends on their numbers, which the seat does not know. */
function unordered(
  { ir }: Program,
  { action, picks }: Extract<SeenAnswer, { kind: 'choice' }>,
): readonly string[] {
  const texts = picks.map((pick) => JSON.stringify(pick))
  const choices = ir.actions[action]?.choices ?? []
  for (let from = 0; from < texts.length; from++) {
    if (choices[from]?.slot !== 0 || choices[from]?.inSuccession === true) continue
    let to = from + 1
    while (choices[to]?.slot === to - from) to++
    const sorted = texts.slice(from, to).sort((a, b) => (a < b ? -1 : 1))
    texts.splice(from, to - from, ...sorted)
  }
  return texts
}
