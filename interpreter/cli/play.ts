import { randomBytes } from 'node:crypto'
import type { Configured } from '../../grammar/load.ts'
import { Match } from '../match/match.ts'
import { playerCalled } from '../players/players.ts'
import type { Player } from '../players/player.ts'
import type { Program } from '../program/program.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fastestProgram } from './fastest-program.ts'
import { print } from './output.ts'
import { printedPieces } from './printed-pieces.ts'
import { playAtTable } from './play-table.ts'
import { asRecorded, recordFile, type RecordFile } from './record-file.ts'
import { matchAt } from './position-argument.ts'
import { playerNamed, seatCalled, setUpKnown } from './players-argument.ts'
import { configuredFor } from './configured-ruleset.ts'
import { rulesOnDemand } from './rules-text.ts'
import { terminalScreen } from './terminal-screen.ts'
import { wordingIn } from './wording.ts'

/** A game in the terminal, against programs or among several people at one screen. Also reads moves from a pipe. */
export async function play(file: string, options: OptionsOf<'play'>): Promise<number> {
  const configured = configuredFor(file, asRecorded(options, options.record))
  // Thinking programs run here, and listing the moves they try takes the reference long.
  const program = fastestProgram(configured.checked.ir)
  const mine = seatOf(configured, options)
  const against = playerNamed(options.against ?? 'random', 'by the clock')
  setUpKnown(against, program.ir.prepared ?? [])
  const wording = wordingIn(configured, program.ir, options.language ?? 'en')
  const seed = options.seed ?? seedOfSystem()
  const record =
    options.record === undefined
      ? undefined
      : recordFile(program, options.record, viewSeat(configured, options))
  const screen = terminalScreen()
  try {
    const match =
      options.position === undefined
        ? begin(program, seed, record, options.record)
        : beginAt(program, options.position, seed, record)
    match.undoPolicy = options.undo ?? match.undoPolicy
    const others = program.ir.seats.map((_, seat): Player | undefined =>
      mine === undefined || mine === seat
        ? undefined
        : playerCalled(against, `${seed} ${seat}`, {
            clock: () => performance.now(),
            setUps: program.ir.prepared ?? [],
          }),
    )
    const keep = (): void => record?.keep(match)
    // A game that cannot be recorded should not begin.
    keep()
    const rules = rulesOnDemand(configured, options.language ?? 'en')
    const prints = printedPieces(configured, wording)
    await playAtTable({ match, others, screen, wording, rules, prints, keep, isLost: record === undefined })
    return screen.interrupted() ? EXIT.stopped : EXIT.fine
  } finally {
    screen.close()
    record?.close()
  }
}

function seatOf(configured: Configured, options: OptionsOf<'play'>): number | undefined {
  if (options.hotSeat === true) return undefined
  const { seats } = configured.world
  return options.as === undefined ? 0 : seatCalled(seats, options.as)
}

/** The seat of a partial record. Undefined for a full record. */
function viewSeat({ world }: Configured, { recordView }: OptionsOf<'play'>): number | undefined {
  return recordView === undefined ? undefined : seatCalled(world.seats, recordView)
}

/** An existing record is continued. */
function begin(program: Program, seed: string, record: RecordFile | undefined, path = ''): Match {
  if (record?.begun === undefined) return Match.start(program, { seed })
  const { match, otherRules } = record.begun
  const changed = otherRules ? '; the rules have changed since, and all its moves are still legal' : ''
  print(`Continuing ${path}, ${match.ply} ${match.ply === 1 ? 'ply' : 'plies'} played${changed}.`)
  return match
}

/** A new game at a position. A record has its own beginning. */
function beginAt(program: Program, position: string, seed: string, record: RecordFile | undefined): Match {
  if (record?.begun !== undefined)
    throw new UsageError(
      'ST7003',
      'The record already has a game, which began elsewhere.',
      'Leave out --position to continue it, or name a new file.',
    )
  return matchAt(program, position, seed)
}

/** A random seed. Anybody who could guess the seed could compute what others hold. */
function seedOfSystem(): string {
  return randomBytes(8).toString('hex')
}
