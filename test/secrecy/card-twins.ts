import { NONE } from '../../grammar/ir/ir.ts'
import type { GameIR, MemoryIR } from '../../grammar/ir/ir.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { chance } from '../games/loaded.ts'
import { difference, memoryDifference } from './told.ts'
import type { Compared } from './twins.ts'

/** A game with two cards swapped somewhere. */
export interface Packed {
  readonly one: number
  readonly two: number
  readonly twin: Program
}

export type Pack = (program: Program, seed: number, below: (n: number) => number) => Packed

/** Swaps any two of these pieces where they begin. */
export function otherWayRound(some: (ir: GameIR, piece: number) => boolean): Pack {
  return (program, _, below) => {
    const pieces = [...program.ir.pieces.keys()].filter((piece) => some(program.ir, piece))
    const at = below(pieces.length)
    const one = pieces[at] ?? 0
    const two = pieces[(at + 1 + below(pieces.length - 1)) % pieces.length] ?? 0
    const fresh: Program['fresh'] = (state, low, high) => {
      program.fresh(state, low, high)
      exchange(program, state, one, two)
    }
    return { one, two, twin: { ...program, fresh } }
  }
}

const inTheBox = otherWayRound(() => true)

/** Swaps two different pieces of one player where they begin: it is hidden who holds them, and which is which. */
export const inOneSupply: Pack = (program, seed, below) => {
  const { pieces } = program.ir
  const owner = seed % 2
  const own = [...pieces.keys()].filter((piece) => pieces[piece]?.owner === owner)
  const one = own[below(own.length)] ?? 0
  const others = own.filter((piece) => pieces[piece]?.kind !== pieces[one]?.kind)
  const two = others[below(others.length)] ?? one
  const fresh: Program['fresh'] = (state, low, high) => {
    program.fresh(state, low, high)
    exchange(program, state, one, two)
  }
  return { one, two, twin: { ...program, fresh } }
}

/**
 * Compares two games that differ in where two cards are. Either they were swapped in the box, or at some point another player
 * than the viewer chose one card in one game and the other card in the other, and both were `?` to the viewer. From then on
 * the second game has the same moves, with the two cards swapped. Until the viewer has seen one of them, the games must look
 * the same to the viewer.
 */
export function compareCardTwins(
  program: Program,
  seed: number,
  looking: number,
  how: 'packed' | 'played',
  pack = inTheBox,
): Compared {
  const below = chance(seed)
  const { ir } = program
  const packed = how === 'packed' ? pack(program, seed, below) : { one: NONE, two: NONE, twin: program }
  let { one, two } = packed
  const match = Match.start(program, { seed })
  const twin = Match.start(packed.twin, { seed })
  const notation = new Notation(program)
  const from = below(8)
  const isKnown = (game: Match): boolean => {
    const state = game.snapshot()
    return one !== NONE && (knows(ir, state, looking, one) || knows(ir, state, looking, two))
  }
  let plies = 0
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (isKnown(match) || isKnown(twin)) break
    // If a game ends because another player cannot act, this reveals what they hold, and may do so.
    if (twin.result() !== undefined && decision.seat !== looking) break
    const cards = ['ace', 'two', 'nine', 'queen', '?']
    const attempts = match
      .moves()
      .slice(0, 1)
      .flatMap(({ action }) => cards.map((card) => `${action ?? ''} (${card})`))
    const leak = difference(match, twin, looking, attempts)
    if (leak !== undefined) return { plies, leak: `seed ${seed}, ply ${match.ply}: ${leak}` }
    if (one !== NONE) plies++
    const here = match.snapshot()
    const moves = match.moves()
    const played = match.play(moves[below(moves.length)]?.notation ?? '')
    if (played !== undefined) throw new Error(`a legal move was refused: ${played.message}`)
    const given = match.given.at(-1)
    if (given?.kind !== 'code') throw new Error('nothing but choices is asked here')
    const before = twin.snapshot()
    const move = program.decode(before, given.code)
    // If cards look the same to the player who takes one, chance picks it, so the two games diverge.
    if (move !== undefined && isBlind(program, here, move, decision.seat)) break
    if (one === NONE && decision.seat !== looking && match.ply >= from) {
      const chosen = chosenAndOther(program, match, before, looking, move, below)
      if (chosen !== undefined) [one, two] = chosen
    }
    const swapped = move?.values.map((value, i) => {
      if (ir.actions[move.action]?.choices[i]?.type !== 'piece') return value
      return value === one ? two : value === two ? one : value
    })
    const same = move === undefined ? undefined : { ...move, values: swapped ?? [] }
    const code = same === undefined ? 0 : program.encode(before, same.offer, same.values)
    if (twin.playCode(code) !== undefined) {
      // What another player can do with only one of the cards reveals which it is, and may do so.
      if (decision.seat !== looking) break
      const [text = ''] = same === undefined ? [] : notation.texts(before, [same], looking)
      return { plies, leak: `seed ${seed}, ply ${twin.ply}: ${text} cannot be played` }
    }
  }
  const ended =
    isKnown(match) || isKnown(twin) || (match.result() === undefined) !== (twin.result() === undefined)
  return { plies, leak: ended ? undefined : memoryDifference(match, twin, looking) }
}

function isBlind(
  { ir }: Program,
  state: Int32Array,
  move: { readonly action: number; readonly values: readonly number[] },
  decider: number,
): boolean {
  return move.values.some((value, i) => {
    const at = state[ir.memory.at + value] ?? NONE
    return (
      ir.actions[move.action]?.choices[i]?.type === 'piece' &&
      ir.containers[at]?.pile === false &&
      (state[ir.memory.count + at] ?? 0) > 1 &&
      !knows(ir, state, decider, value)
    )
  })
}

/**
 * One of the chosen cards, and another card in the same place that could have been chosen instead with everything else the
 * same. The viewer knows neither of them, before or after.
 */
function chosenAndOther(
  program: Program,
  match: Match,
  before: Int32Array,
  looking: number,
  move: ReturnType<Program['decode']>,
  below: (n: number) => number,
): readonly [chosen: number, other: number] | undefined {
  const { ir } = program
  if (move === undefined) return undefined
  const after = match.snapshot()
  const isHidden = (card: number): boolean =>
    !knows(ir, before, looking, card) && !knows(ir, after, looking, card)
  const choices = ir.actions[move.action]?.choices ?? []
  // If several cards come from a pile, everybody sees their positions in it.
  const isOrdered = (card: number): boolean =>
    move.values.length > 1 && ir.containers[before[ir.memory.at + card] ?? NONE]?.pile === true
  const hidden = move.values.flatMap((card, i) =>
    choices[i]?.type === 'piece' && card >= 0 && isHidden(card) && !isOrdered(card) ? [i] : [],
  )
  const slot = hidden[below(Math.max(1, hidden.length))]
  const chosen = slot === undefined ? undefined : move.values[slot]
  if (chosen === undefined) return undefined
  const legal = new Int32Array(MAX_MOVES)
  const codes = new Set(legal.subarray(0, program.legal(before, legal)))
  const others = [...ir.pieces.keys()].filter((card) => {
    if (move.values.includes(card) || !isHidden(card)) return false
    if (before[ir.memory.at + card] !== before[ir.memory.at + chosen]) return false
    const values = move.values.map((value, i) => (i === slot ? card : value))
    return codes.has(program.encode(before, move.offer, values))
  })
  const other = others[below(Math.max(1, others.length))]
  return other === undefined ? undefined : [chosen, other]
}

/** Swaps two cards in one place. */
export function exchange({ ir: { memory } }: Program, state: Int32Array, one: number, two: number): void {
  const at = state[memory.at + one] ?? NONE
  const order: number[] = []
  for (let p = state[memory.first + at] ?? NONE; p !== NONE; p = state[memory.next + p] ?? NONE) order.push(p)
  const swapped = order.map((piece) => (piece === one ? two : piece === two ? one : piece))
  linkInOrder(state, memory, at, swapped)
}

function linkInOrder(state: Int32Array, memory: MemoryIR, container: number, order: readonly number[]): void {
  order.forEach((piece, i) => {
    state[memory.next + piece] = order[i + 1] ?? NONE
    state[memory.previous + piece] = order[i - 1] ?? NONE
  })
  state[memory.first + container] = order[0] ?? NONE
  state[memory.lastPiece + container] = order.at(-1) ?? NONE
}
