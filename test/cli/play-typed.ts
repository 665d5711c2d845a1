import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Desk } from '../../interpreter/cli/play-commands.ts'
import type { Wording } from '../../interpreter/cli/wording.ts'
import { playAtTable } from '../../interpreter/cli/play-table.ts'
import type { Player } from '../../interpreter/players/player.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { loadRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import { playable } from '../playable.ts'

export function programFrom(request: RulesetRequest, players: number | undefined): Program {
  return programOf(playable(loadRuleset(request), players).checked)
}

/** A shipped game, perhaps with options. */
export function shippedProgram(
  id: string,
  players: number | undefined,
  options: Readonly<Record<string, string>> = {},
): Program {
  const key = JSON.stringify([id, players, options])
  const before = known.get(key)
  if (before !== undefined) return before
  const path = rulesetFile(id)
  if (path === undefined) throw new Error(`there is no ${id}`)
  const made = programFrom(requestForFile(path, { options: new Map(Object.entries(options)) }), players)
  known.set(key, made)
  return made
}

/** A program can play any number of games, and making one takes longer than most games. */
const known = new Map<string, Program>()

export interface Sitting {
  readonly program: Program
  readonly seed: number
  /** Seats of people; the others play at random, or like this player. */
  readonly people: readonly number[]
  readonly against?: Player
  readonly isTerminal: boolean
  /** Characters per line; 80 by default. */
  readonly width?: number
  /** What is typed, line by line; a function is called for the next line until it has none. */
  readonly typed: readonly string[] | ((match: Match) => string | undefined)
}

const NO_PRINTS: Desk['prints'] = { short: new Map(), whole: new Map(), regions: [] }

/** The desk of the deciding player. */
export function deskOf(match: Match, wording: Wording): Desk {
  const seat = match.decision()?.seat ?? 0
  return {
    match,
    seat,
    wording,
    width: 80,
    color: false,
    undo: () => undefined,
    rules: () => '',
    prints: NO_PRINTS,
  }
}

/** Everything that the screen shows, including what is typed after the prompts, and the match at the end. */
export async function sit(sitting: Sitting): Promise<{ readonly shown: string; readonly match: Match }> {
  const { program, seed, people, against, isTerminal, typed, width = 80 } = sitting
  const match = Match.start(program, { seed })
  const left = typeof typed === 'function' ? undefined : [...typed]
  let shown = ''
  const print = (text: string): void => {
    shown += text.endsWith('\n') ? text : `${text}\n`
  }
  await playAtTable({
    match,
    others: program.ir.seats.map((_, seat) =>
      people.includes(seat) ? undefined : (against ?? randomPlayer(`${seed} ${seat}`)),
    ),
    keep: () => {},
    rules: (wanted) => `(the rules: ${wanted})`,
    prints: NO_PRINTS,
    screen: {
      isTerminal,
      color: false,
      width: () => width,
      waiting: () => () => {},
      stoppable: () => ({ isStopped: () => false, done: () => {} }),
      print,
      ask: (prompt) => {
        const passes = prompt.startsWith('Pass')
        const line = passes
          ? ''
          : left === undefined && typeof typed === 'function'
            ? typed(match)
            : left?.shift()
        shown += `${prompt}${line ?? ''}\n`
        return Promise.resolve(line)
      },
      clear: () => {
        shown += '~~~~ the screen is cleared ~~~~\n'
      },
    },
  })
  return { shown, match }
}
