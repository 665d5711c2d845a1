import { expect } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import type { Program } from '../../interpreter/program.ts'
import { load, save } from '../../interpreter/save/save.ts'
import { chance } from './loaded.ts'

/** No shipped game lasts longer, whatever is played. */
const LONGEST = 20_000

/**
 * Plays one game at random. At every ply: undo gives the former bytes back, playing again gives the new ones; a second
 * match that only ever hears what the record says, which is what loading does, is byte for byte the same; a clone is
 * equal and goes its own way without touching the original. Saved and loaded at the start, somewhere, and at the end.
 */
export function playExactly(
  program: Program,
  seed: number,
): { readonly plies: number; readonly reason: string } {
  const below = chance(seed)
  const match = Match.start(program, { seed })
  const replayed = Match.start(program, { seed })
  const savedAt = below(60)
  let plies = 0
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (++plies > LONGEST) throw new Error(`seed ${seed}: no end after ${LONGEST} plies`)
    const before = match.snapshot()
    if (plies === 1 || plies === savedAt) sameWhenLoaded(program, match)
    const layout = match.sampleLayout(below)
    const moves = match.moves()
    const move = moves[below(Math.max(1, moves.length))]
    const play = (on: Match): void => {
      const refused =
        layout !== undefined ? on.playLayout(layout) : move === undefined ? undefined : on.play(move)
      if (refused !== undefined) throw new Error(`seed ${seed}, ply ${plies}: ${refused.message}`)
    }
    if (new Set(moves.map(({ notation }) => notation)).size !== moves.length)
      throw new Error(`seed ${seed}, ply ${plies}: two moves are written alike`)
    const clone = match.clone()
    play(clone)
    same(match.snapshot(), before, seed, plies, 'the original of a clone')
    play(match)
    const after = match.snapshot()
    same(clone.snapshot(), after, seed, plies, 'a clone')
    match.undo()
    same(match.snapshot(), before, seed, plies, 'undo')
    play(match)
    same(match.snapshot(), after, seed, plies, 'playing again')
    const said = match.record().at(-1)?.move ?? ''
    const refused = replayed.play(said)
    if (refused !== undefined) throw new Error(`seed ${seed}, ply ${plies}: ${said}: ${refused.message}`)
    same(replayed.snapshot(), after, seed, plies, 'the record')
  }
  sameWhenLoaded(program, match)
  const result = match.result()
  expect(program.ir.reasons).toContain(result?.reason)
  expect(match.moves()).toEqual([])
  return { plies, reason: result?.reason ?? '' }
}

function sameWhenLoaded(program: Program, match: Match): void {
  const again = load(program, save(match))
  if (isRefused(again)) throw new Error(again.message)
  same(again.snapshot(), match.snapshot(), Number(match.seed), match.ply, 'loading')
}

/** Faster than an assertion, for hundreds of thousands of states. */
function same(found: Int32Array, wanted: Int32Array, seed: number, ply: number, what: string): void {
  if (found.length === wanted.length && found.every((word, i) => word === wanted[i])) return
  throw new Error(`seed ${seed}, ply ${ply}: ${what} gives another state`)
}
