import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chance } from '../fuzz/chance.ts'
import { gameCalled } from './games.ts'

/* Many matches at once, as on a server: how much memory they take, and how long a question takes. */

export const CLASSIC = { id: 'stratego-classic', plies: 800 } as const

export function classicProgram(): Program {
  return fastProgram(gameCalled(CLASSIC.id))
}

const chances = new Map<number, (below: number) => number>()

/** Returns false once the game is over. */
export function answerAtRandom(match: Match, game: number): boolean {
  const below = chances.get(game) ?? chance(game + 1)
  chances.set(game, below)
  const decision = match.decision()
  if (decision === undefined) return false
  if (decision.kind === 'arrangement') {
    const layout = match.sampleLayout(below)
    if (layout !== undefined) match.playLayout(layout)
    return layout !== undefined
  }
  const moves = match.moves()
  const move = moves[below(moves.length)]
  return move !== undefined && match.play(move) === undefined
}

/** Megabytes that a thousand matches of 800 plies take. */
export function megabytes(): number {
  const script = join(import.meta.dirname, 'match-memory.ts')
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' })
  if (!(Number(stdout) > 0)) throw new Error(stderr)
  return Number(stdout)
}

/** Milliseconds that each question takes after each ply of some games; the first game warms up. */
export function questions(games: number): readonly { name: string; milliseconds: readonly number[] }[] {
  const program = classicProgram()
  const asked: readonly (readonly [string, (match: Match) => unknown])[] = [
    ['view', (match) => match.view(0)],
    ['moves', (match) => match.moves()],
    ['log', (match) => match.log(0)],
    ['why', (match) => match.why('a4-a9')],
  ]
  const times = asked.map(([name]) => ({ name: `classic, ${name}`, milliseconds: [] as number[] }))
  for (let game = 0; game <= games; game++) {
    const match = Match.start(program, { seed: game })
    while (match.ply < CLASSIC.plies && answerAtRandom(match, game)) {
      if (match.decision()?.kind !== 'choice') continue
      for (const [i, [, ask]] of asked.entries()) {
        const start = performance.now()
        ask(match)
        if (game > 0) times[i]?.milliseconds.push(performance.now() - start)
      }
    }
  }
  return times
}
