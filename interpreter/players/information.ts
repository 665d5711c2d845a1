import { NONE, OPEN_BIT, type GameIR } from '../../grammar/ir/ir.ts'
import { sightPlan } from '../deduction/sight.ts'
import type { Program } from '../program/program.ts'
import { scramble } from '../state/chance.ts'
import { seenThere, tablePlan } from '../state/table-plan.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Hashes states and moves by what players know, so that players in drawn worlds distinguish no more than they may. */
export interface Information {
  /**
   * Hash of everything that all of these seats (as bits) know: public values, where pieces are, and the faces that
   * every one of the seats knows. States that look alike to them have the same hash.
   */
  stateKey(S: Int32Array, seats: number): number
  /**
   * Hash of a move of the deciding seat. Pieces are identified by their place and by what the seat knows of their
   * faces.
   */
  moveKey(S: Int32Array, code: number, seat: number): number
}

export const informationIn = memoized(makeInformation)

function makeInformation(program: Program): Information {
  const { ir } = program
  const plan = tablePlan(ir)
  const { publicWords } = sightPlan(ir)
  const sorts = sortsOf(ir)
  const { at: places, seen: marks } = ir.memory
  /** Hash of a piece as these seats see it. */
  const face = (S: Int32Array, piece: number, place: number, seats: number): number => {
    const mark = S[marks + piece] ?? 0
    const known =
      ((mark >>> OPEN_BIT) & 1) === 1 || place === NONE ? seats : mark | seenThere(S, plan, place, piece)
    const { owner = NONE } = ir.pieces[piece] ?? {}
    return (known & seats) === seats || isTopFor(S, piece, place, seats) ? (sorts[piece] ?? 0) : -2 - owner
  }
  const isTopFor = (S: Int32Array, piece: number, place: number, seats: number): boolean =>
    ir.containers[place]?.pile === true &&
    S[ir.memory.first + place] === piece &&
    ((plan.topWatchers[place] ?? 0) & seats) === seats
  return {
    stateKey(S, seats) {
      let low = seats
      let high = 0
      for (let i = 0; i < publicWords.length; i++) {
        low = scramble(low ^ (S[publicWords[i] ?? 0] ?? 0))
        high = Math.imul(high ^ low, 0x9e3779b1)
      }
      // Piece numbers must not influence the hash, so the words of the pieces are added up.
      for (let piece = 0; piece < ir.pieces.length; piece++) {
        const place = S[places + piece] ?? NONE
        const word = scramble(place + Math.imul(face(S, piece, place, seats), 0x85ebca6b))
        low = (low + word) | 0
        high = (high + Math.imul(word, word | 1)) | 0
      }
      return joined(low, high)
    },
    moveKey(S, code, seat) {
      const move = program.decode(S, code)
      if (move === undefined) return -1
      const choices = ir.actions[move.action]?.choices ?? []
      let low = move.offer
      let high = move.action
      move.values.forEach((value, i) => {
        const isPiece = choices[i]?.type === 'piece' && value < ir.pieces.length
        const place = isPiece ? (S[places + value] ?? NONE) : value
        low = scramble((low + place) | 0)
        if (isPiece) low = scramble(low ^ face(S, value, place, 1 << seat))
        high = Math.imul(high ^ low, 0x9e3779b1)
      })
      return joined(low, high)
    },
  }
}

/** Two words as one exact number. */
function joined(low: number, high: number): number {
  return (low >>> 0) * 0x200000 + (high >>> 11)
}

/** Sort of each piece. Pieces of the same owner and kind are interchangeable. */
function sortsOf(ir: GameIR): Int32Array {
  const sorts = new Map<string, number>()
  return Int32Array.from(ir.pieces, ({ owner, kind }) => {
    const key = `${owner}/${kind}`
    const sort = sorts.get(key) ?? sorts.size
    sorts.set(key, sort)
    return sort
  })
}
