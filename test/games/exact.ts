import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { load, save } from '../../interpreter/save/save.ts'
import { hashState } from '../../interpreter/state/hash.ts'
import { chance } from './loaded.ts'

/** No shipped game lasts longer than this, whatever is played. */
const LONGEST = 20_000
const codes = new Int32Array(MAX_MOVES)

/**
 * Plays one game at random, and names the seed and ply of anything that is not exact. At every ply: no two legal moves
 * share a number or a notation; listing them changes nothing; undo restores the former bytes and hash, and playing again
 * gives the new ones; a second match that replays the record (as loading does) and a third that was loaded from a save on
 * the way are identical byte for byte; a clone is equal and independent. At plies 1, 2, 4, 8 and so on, and at the end:
 * every legal move can be played by its notation and leads where its number leads, and a save loads as the same bytes. At
 * the end, unless there are `most` plies first: the reason is one that the ruleset names, no decision is left, and undo leads all the way back to the first
 * bytes.
 */
export function playExactly(
  program: Program,
  seed: number,
  most: number = LONGEST,
): { readonly plies: number; readonly reason: string } {
  const below = chance(seed)
  const match = Match.start(program, { seed })
  const replayed = Match.start(program, { seed })
  let loaded = Match.start(program, { seed })
  const first = match.snapshot()
  let plies = 0
  let noticed = 0
  const fail = (what: string): never => {
    throw new Error(`${program.ir.id}, seed ${seed}, ply ${plies}: ${what}`)
  }
  const same = (found: Int32Array, wanted: Int32Array, what: string): void => {
    if (!equal(found, wanted)) fail(`${what} gives another state`)
  }
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (plies === most) break
    if (++plies > LONGEST) fail('no end')
    if (decision.unnoticed !== true) noticed++
    if (match.result() !== undefined) fail('a result, and still a decision')
    const before = match.snapshot()
    const moves = match.moves()
    if (decision.kind === 'choice') distinct(program, before, moves, fail)
    if (isPowerOfTwo(plies)) {
      loaded = whenLoaded(program, match, fail)
      if (decision.kind === 'choice') eachByItsName(program, match, fail)
    }
    same(match.snapshot(), before, 'looking at it')
    const layout = match.sampleLayout(below)
    const move = moves[below(Math.max(1, moves.length))]
    const play = (on: Match): void => {
      const refused =
        layout !== undefined ? on.playLayout(layout) : move === undefined ? undefined : on.play(move)
      if (refused !== undefined) fail(refused.message)
    }
    const clone = match.clone()
    play(clone)
    same(match.snapshot(), before, 'the original of a clone')
    play(match)
    const after = match.snapshot()
    same(clone.snapshot(), after, 'a clone')
    const hash = hashState(before)
    if (isPowerOfTwo(plies)) match.moves()
    match.undo()
    if (isPowerOfTwo(plies) && !sameMoves(match.moves(), moves)) fail('other moves after undo')
    same(match.snapshot(), before, 'undo')
    if (match.hash() !== hash) fail('another hash after undo')
    same(clone.snapshot(), after, 'the clone of what was undone')
    play(match)
    same(match.snapshot(), after, 'playing again')
    const said = match.record().at(-1)?.move ?? ''
    for (const other of [replayed, loaded]) {
      const refused = other.play(said)
      if (refused !== undefined) fail(`${said}: ${refused.message}`)
      same(other.snapshot(), after, 'the record')
    }
  }
  const result = match.result()
  const { ir } = program
  if (result === undefined && plies === most) {
    while (match.undo());
    same(match.snapshot(), first, 'undoing everything')
    return { plies, reason: 'not over' }
  }
  if (result === undefined) return fail('no decision and no result')
  if (!ir.reasons.includes(result.reason)) fail(`no rule ends it by ${result.reason}`)
  if (result.winner !== undefined && ir.seats[result.winner] === undefined) fail('nobody has won')
  if (match.moves().length > 0 || match.play('done') === undefined) fail('moves after the end')
  if (match.ply !== plies || match.record().length !== plies || match.log().length !== noticed)
    fail('another number of plies')
  if (JSON.stringify(match.view().result) !== JSON.stringify(loaded.result())) fail('another result')
  whenLoaded(program, match, fail)
  while (match.undo());
  same(match.snapshot(), first, 'undoing everything')
  return { plies, reason: result.reason }
}

type Fail = (what: string) => never

function distinct(
  program: Program,
  state: Int32Array,
  moves: readonly { readonly notation: string }[],
  fail: Fail,
): void {
  const count = program.legal(state, codes)
  if (count === 0 || count !== moves.length) fail(`${count} moves, and ${moves.length} are offered`)
  if (new Set(codes.subarray(0, count)).size !== count) fail('two moves have one number')
  if (new Set(moves.map(({ notation }) => notation)).size !== count) fail('two moves are written alike')
}

function eachByItsName(program: Program, match: Match, fail: Fail): void {
  const before = match.snapshot()
  const wanted = new Set<string>()
  for (const code of codes.slice(0, program.legal(before, codes))) {
    const after = before.slice()
    program.apply(after, code)
    wanted.add(hashState(after))
  }
  const found = new Set<string>()
  for (const { notation } of match.moves()) {
    const clone = match.clone()
    const refused = clone.play(notation)
    if (refused !== undefined) fail(`${notation} is offered: ${refused.message}`)
    found.add(clone.hash())
  }
  if (found.size !== wanted.size || [...found].some((one) => !wanted.has(one)))
    fail('moves by name lead elsewhere than by number')
}

function whenLoaded(program: Program, match: Match, fail: Fail): Match {
  const again = load(program, save(match))
  if (isRefused(again)) return fail(again.message)
  if (!equal(again.snapshot(), match.snapshot())) fail('loading gives another state')
  return again
}

function sameMoves(
  a: readonly { readonly notation: string }[],
  b: readonly { readonly notation: string }[],
): boolean {
  return a.length === b.length && a.every(({ notation }, i) => notation === b[i]?.notation)
}

function isPowerOfTwo(n: number): boolean {
  return (n & (n - 1)) === 0
}

/** Faster than an assertion, for hundreds of thousands of states. */
function equal(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
