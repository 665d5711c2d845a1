import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chance } from '../games/loaded.ts'
import { toldAtOnce, toldOnReflection } from './told-everything.ts'

type Below = (n: number) => number

export interface UnnoticedCompared {
  /** Moments of two games in which a seat was told the same. */
  readonly moments: number
  /** Those at which one game had more answers, which the seat did not notice. */
  readonly more: number
  readonly leak: string | undefined
}

/**
 * Plays pairs of games that a seat cannot tell apart: others were dealt other cards, decide other things unnoticed, and not
 * equally often. As long as what everybody sees of it is the same, the seat must be told the same.
 */
export function compareUnnoticed(ir: GameIR, games: number, reflects: boolean): UnnoticedCompared {
  const [one, other] = [closuresProgram(ir), fastProgram(ir)]
  let [moments, more] = [0, 0]
  for (let game = 1; game <= games; game++) {
    const below = chance(game)
    const seat = below(ir.seats.length)
    const told = (match: Match): string => everything(match, seat, reflects)
    const here = started(one, game, seat, below)
    let [left, right] = [here, twinOf(other, game, here, seat)]
    for (let ply = 0; ply < 30 && right !== undefined; ply++) {
      const [a, b] = [told(left), told(right)]
      if (a !== b) return { moments, more, leak: `game ${game}, ply ${ply}: ${near(a, b)}` }
      moments++
      if (left.ply !== right.ply) more++
      const answer = anyMove(left, below)
      if (answer === undefined) break
      const isOwn = left.decision()?.seat === seat
      const next = left.clone()
      const before = JSON.stringify(next.play(answer) ?? 'played')
      const waited = waiting(next, seat, below, reflects)
      if (waited !== undefined) return { moments, more, leak: `game ${game}: ${waited}` }
      const found = Array.from({ length: 12 }, () => right?.clone()).find((match) => {
        if (match === undefined) return false
        const said = JSON.stringify(match.play(answer) ?? 'played')
        if (isOwn && said !== before) throw new Error(`${answer}: ${before} or ${said}`)
        if (said !== before) return false
        const also = waiting(match, seat, below, reflects)
        if (also !== undefined) throw new Error(also)
        return seenAlike(next, match, seat)
      })
      left = next
      right = found
    }
  }
  return { moments, more, leak: undefined }
}

function started(program: Program, seed: number, seat: number, below: Below): Match {
  const match = Match.start(program, { seed })
  waiting(match, seat, below, false)
  return match
}

/** A game that began otherwise, and looks the same to the seat. */
function twinOf(program: Program, game: number, here: Match, seat: number): Match | undefined {
  for (let tries = 1; tries < 60; tries++) {
    const match = started(program, 1000 * game + tries, seat, chance(tries))
    if (match.hash() !== here.hash() && seenAlike(here, match, seat)) return match
  }
  return undefined
}

/** What the rules let the seat see and hear. */
function seenAlike(here: Match, there: Match, seat: number): boolean {
  const seen = (match: Match): string =>
    JSON.stringify([match.view(seat), match.opening(seat), match.log(seat).map(({ said }) => said)])
  return seen(here) === seen(there)
}

/** Lets others answer at random until the seat notices that somebody decides. Meanwhile, nothing may change for it. */
function waiting(match: Match, seat: number, below: Below, reflects: boolean): string | undefined {
  let before: string | undefined
  let heard = ''
  for (;;) {
    const decision = match.decision()
    if (decision?.unnoticed !== true || decision.seat === seat) return undefined
    const now = everything(match, seat, reflects)
    const lines = JSON.stringify(match.log(seat).at(-1)?.said ?? match.opening(seat))
    if (before !== undefined && lines === heard && before !== now) return near(before, now)
    ;[before, heard] = [now, lines]
    if (match.view(seat).decision !== undefined) return 'a decision is seen'
    const answer = anyMove(match, below)
    if (answer === undefined || match.play(answer) !== undefined) return undefined
  }
}

function anyMove(match: Match, below: Below): string | undefined {
  const actions = [...new Set(match.moves().map(({ action }) => action))]
  const action = actions[below(Math.max(1, actions.length))]
  const moves = match.moves().filter((move) => move.action === action)
  return moves[below(Math.max(1, moves.length))]?.notation
}

/** Everything that a seat is told. How many answers a whole game has, and who decides, is known to whoever runs it. */
function everything(match: Match, seat: number, reflects: boolean): string {
  const told = [...toldAtOnce(match, seat), ...(reflects ? toldOnReflection(match, seat) : [])]
  return told
    .filter(([what]) => !RUNS.has(what))
    .map(([what, text]) => `${what}: ${what.startsWith('page') ? counted(text) : text}`)
    .join('\n')
}

const RUNS: ReadonlySet<string> = new Set(['decision', 'page before', 'page for nobody'])

function counted(page: string): string {
  const { ply: _, plies: __, decision: ___, counted: count, log, ...shown } = JSON.parse(page)
  const lines = log.map(({ moment: ____, ...line }: { readonly moment: number }) => line)
  return JSON.stringify({ ...shown, count: [count?.ply, count?.plies], lines })
}

function near(one: string, other: string): string {
  const from = [...one].findIndex((letter, i) => letter !== other[i])
  const around = (text: string): string => text.slice(Math.max(0, from - 120), from + 80)
  return `${around(one)} OR ${around(other)}`
}
