import { NONE } from '../../grammar/ir/ir.ts'
import type { MemoryIR } from '../../grammar/ir/ir.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import type { Program } from '../../interpreter/program.ts'
import { knows } from '../../interpreter/view/knows.ts'
import { chance } from '../games/loaded.ts'
import { difference, memoryDifference } from './told.ts'
import type { Compared } from './twins.ts'

/**
 * Two games from one box that differ in where two cards lie in it. Whoever moves makes in the second the move that is the
 * same but for these two cards. Until the seat that looks has seen one of them, the games must be one to it.
 */
export function compareCardTwins(program: Program, seed: number, looking: number): Compared {
  const below = chance(seed)
  const { ir } = program
  const one = below(ir.pieces.length)
  const two = (one + 1 + below(ir.pieces.length - 1)) % ir.pieces.length
  const match = Match.start(program, { seed })
  const twin = Match.start(exchanged(program, one, two), { seed })
  const notation = new Notation(program)
  const isKnown = (game: Match): boolean => {
    const state = game.snapshot()
    return knows(ir, state, looking, one) || knows(ir, state, looking, two)
  }
  let plies = 0
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (isKnown(match) || isKnown(twin)) break
    const cards = ['ace', 'two', 'nine', 'queen', '?']
    const attempts = match
      .moves()
      .slice(0, 1)
      .flatMap(({ action }) => cards.map((card) => `${action ?? ''} (${card})`))
    const leak = difference(match, twin, looking, attempts)
    if (leak !== undefined) return { plies, leak: `seed ${seed}, ply ${match.ply}: ${leak}` }
    plies++
    const moves = match.moves()
    const played = match.play(moves[below(moves.length)]?.notation ?? '')
    if (played !== undefined) throw new Error(`a legal move was refused: ${played.message}`)
    const given = match.given.at(-1)
    if (given?.kind !== 'code') throw new Error('nothing but choices is asked here')
    const before = twin.snapshot()
    const move = program.decode(before, given.code)
    const swapped = move?.values.map((value, i) => {
      if (ir.actions[move.action]?.choices[i]?.type !== 'piece') return value
      return value === one ? two : value === two ? one : value
    })
    const same = move === undefined ? undefined : { ...move, values: swapped ?? [] }
    const code = same === undefined ? 0 : program.encode(before, same.offer, same.values)
    if (twin.playCode(code) !== undefined) {
      // What somebody else can do with one card and not with the other tells which it is, and may.
      if (decision.seat !== looking) break
      const [text = ''] = same === undefined ? [] : notation.texts(before, [same], looking)
      return { plies, leak: `seed ${seed}, ply ${twin.ply}: ${text} cannot be played` }
    }
  }
  const ended =
    isKnown(match) || isKnown(twin) || (match.result() === undefined) !== (twin.result() === undefined)
  return { plies, leak: ended ? undefined : memoryDifference(match, twin, looking) }
}

/** The same game with two cards the other way round in the box. */
function exchanged(program: Program, one: number, two: number): Program {
  return {
    ...program,
    fresh: (state, low, high) => {
      program.fresh(state, low, high)
      const { memory } = program.ir
      const order: number[] = []
      const at = state[memory.at + one] ?? NONE
      for (let p = state[memory.first + at] ?? NONE; p !== NONE; p = state[memory.next + p] ?? NONE)
        order.push(p)
      const swapped = order.map((piece) => (piece === one ? two : piece === two ? one : piece))
      linkInOrder(state, memory, at, swapped)
    },
  }
}

function linkInOrder(state: Int32Array, memory: MemoryIR, container: number, order: readonly number[]): void {
  order.forEach((piece, i) => {
    state[memory.next + piece] = order[i + 1] ?? NONE
    state[memory.previous + piece] = order[i - 1] ?? NONE
  })
  state[memory.first + container] = order[0] ?? NONE
  state[memory.lastPiece + container] = order.at(-1) ?? NONE
}
