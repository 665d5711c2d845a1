import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Configured } from '../../grammar/load.ts'
import { programOf } from '../examples/run.ts'
import { Match } from '../match/match.ts'
import { isRefused } from '../match/refused.ts'
import { playerCalled } from '../players/players.ts'
import type { Player } from '../players/player.ts'
import { load, save } from '../save/save.ts'
import { EXIT, UsageError } from './exit.ts'
import { colorOn, print } from './output.ts'
import { playAtTable } from './play-table.ts'
import type { Screen } from './play-table.ts'
import { playerNamed } from './players-argument.ts'
import { configuredFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'
import { readText, replaceText } from './text-file.ts'
import { wordingIn } from './wording.ts'

export interface PlayOptions extends RulesetOptions {
  readonly seed: string
  readonly hotSeat?: boolean
  readonly as?: string
  readonly record?: string
  readonly against?: string
  readonly language?: string
}

/** A game in the terminal: against programs, or several people at one screen. Reads moves from a pipe as well. */
export async function play(file: string, options: PlayOptions): Promise<number> {
  const configured = configuredFor(file, options)
  const program = programOf(configured.checked)
  const mine = seatOf(configured, options)
  const against = playerNamed(options.against ?? 'random')
  const wording = wordingIn(configured, program.ir, options.language ?? 'en')
  const match = begin(program, options)
  const others = program.ir.seats.map((_, seat): Player | undefined =>
    mine === undefined || mine === seat ? undefined : playerCalled(against, `${options.seed} ${seat}`),
  )
  const keep = (): void => {
    if (options.record !== undefined) replaceText(options.record, save(match))
  }
  // A game that cannot be recorded is better not begun.
  keep()
  await playAtTable({ match, others, screen: terminal(), wording, keep })
  return EXIT.fine
}

function terminal(): Screen {
  const isTerminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  return {
    isTerminal,
    color: colorOn(process.stdout),
    print,
    ask: async (prompt) => {
      if (isTerminal) process.stdout.write(prompt)
      const { value, done } = await lines.next()
      return done === true ? undefined : value
    },
    clear: () => process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
  }
}

function seatOf(configured: Configured, options: PlayOptions): number | undefined {
  if (options.hotSeat === true) return undefined
  const { seats } = configured.world
  if (options.as === undefined) return 0
  const seat = seats.findIndex((s) => s.name === options.as)
  if (seat < 0)
    throw new UsageError(
      'ST5002',
      `There is no player called \`${options.as}\`; there are ${seats.map((s) => s.name).join(', ')}.`,
    )
  return seat
}

/** A recorded game that is there is gone on with. */
function begin(program: ReturnType<typeof programOf>, options: PlayOptions): Match {
  const { record } = options
  if (record === undefined || !existsSync(record)) return Match.start(program, { seed: options.seed })
  const loaded = load(program, readText(record))
  if (isRefused(loaded))
    throw new UsageError(loaded.code, `\`${record}\` cannot be gone on with: ${loaded.message}`)
  print(`Going on with ${record}, ${loaded.ply} plies played.`)
  return loaded
}
