import type { GameIR } from '../../grammar/ir/ir.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import { wholeGamesFirst } from '../codegen/whole-games-first.ts'
import type { WholeGameCache } from '../host-node/whole-game-cache.ts'
import type { Program, Running } from '../program/program.ts'
import { printError } from './output.ts'

/** The fastest program for a game. If it is not generated code, prints one line with the reason. */
export function fastestProgram(ir: GameIR): Program {
  return fastProgram(ir, printFallback)
}

/** A game and the factory of its program, which is created only in the playing thread. */
export interface Playing {
  readonly ir: GameIR
  readonly program: () => Program
  /** Cached code of whole games, if there is a cache. */
  readonly kept?: WholeGameCache | undefined
  /** True if other threads cannot play it, because the program records what happens. */
  readonly onlyHere?: boolean
  /** True if a few whole games may be played before code is generated, which may take longer than the games. */
  readonly isNew?: boolean
}

/** The fastest program for many games, created lazily. `whole`: nobody watches these games or thinks in them. */
export function fastForGames(ir: GameIR, whole: boolean, cache?: WholeGameCache, isNew = false): Playing {
  let program: Program | undefined
  const first = (): Program => fastProgram(ir, printFallback, () => wholeGamesFirst(ir, cache))
  return { ir, program: () => (program ??= whole ? first() : fastestProgram(ir)), kept: cache, isNew }
}

const PRINTED = new Set<string>()

/** Prints one line, once, if a game is played more slowly than it could be. */
export function printFallback(running: Running): void {
  if (running.machine !== 'reference' && running.failed !== true) return
  const note = fallbackText(running)
  if (!PRINTED.has(note)) printError(note)
  PRINTED.add(note)
}

/** A one-line note about a game that plays more slowly than it could, or continues more slowly. */
function fallbackText({ why = '', failed = false }: Running): string {
  const report = failed
    ? ' That is a bug in Sandtable: please report it, with the ruleset and the output of `sandtable run --verbose`.'
    : ''
  return `note[ST7060]: This game plays more slowly than others, without generated code: ${why}.${report}\n`
}

/** The machine that plays the games, in one line. */
export function runningText(running: Running | undefined): string {
  switch (running?.machine) {
    case 'whole games':
      return 'generated code, each game in one function'
    case 'move by move':
      return `generated code, move by move: ${running.why ?? ''}`
    default:
      return `the reference back end${running === undefined ? ', which alone records what rules do' : running.why === undefined ? '' : `: ${running.why}`}`
  }
}
