import { NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'

/**
 * Plays the move that was just played in a match in its twin, as an onlooker would describe it: the piece on that space,
 * whatever it is; off the board, any piece of that kind in that place. False if the twin has no such move.
 */
export function playSame(program: Program, before: Int32Array, match: Match, twin: Match): boolean {
  const { ir } = program
  const given = match.given.at(-1)
  if (given?.kind !== 'code') return false
  const move = program.decode(before, given.code)
  const there = twin.snapshot()
  if (move === undefined) return twin.playCode(0) === undefined
  let ways: readonly (readonly number[])[] = [[]]
  move.values.forEach((value, i) => {
    const isPiece = ir.actions[move.action]?.choices[i]?.type === 'piece' && value < ir.pieces.length
    const values = isPiece ? counterparts(ir, before, there, value) : [value]
    ways = ways.flatMap((way) => values.map((next) => [...way, next]))
  })
  return ways.some((values) => {
    const code = program.encode(there, move.offer, values)
    return code >= 0 && twin.playCode(code) === undefined
  })
}

function counterparts(ir: GameIR, here: Int32Array, there: Int32Array, piece: number): readonly number[] {
  const { memory } = ir
  const at = here[memory.at + piece] ?? NONE
  if (at >= 0 && at < ir.spaces.length) return [there[memory.first + at] ?? NONE]
  return [...ir.pieces.keys()].filter(
    (other) => ir.pieces[other]?.kind === ir.pieces[piece]?.kind && there[memory.at + other] === at,
  )
}
