import { fastProgram } from '../codegen/fast-program.ts'
import { Match } from '../match/match.ts'
import { arrangeBySetups, perft as count } from '../simulation/perft.ts'
import { matchFromExample } from './example-argument.ts'
import { EXIT, UsageError } from './exit.ts'
import { print, table } from './output.ts'
import { configuredFor, wholeNumber } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'

export interface PerftOptions extends RulesetOptions {
  readonly depth: string
  readonly divide?: boolean
  readonly setup?: string
  readonly from?: string
  readonly json?: boolean
}

/** Counts all sequences of moves to a depth. */
export function perft(file: string, options: PerftOptions): number {
  const depth = wholeNumber(options.depth, 'The depth', 0, 64)
  const configured = configuredFor(file, options)
  const match =
    options.from === undefined
      ? Match.start(fastProgram(configured.checked.ir), { seed: 0 })
      : matchFromExample(configured, options.from)
  const { program } = match
  const state = match.snapshot()
  const setups = options.setup?.split(',').map((name) => name.trim()) ?? []
  const refused = arrangeBySetups(program, state, setups)
  if (refused !== undefined) throw new UsageError(refused.code, refused.message)
  const { nodes, games, divide } = count(program, state, depth, options.divide === true)
  if (options.json === true) {
    print(
      JSON.stringify({
        depth,
        nodes,
        games,
        ...(options.divide === true
          ? { divide: Object.fromEntries(divide.map((d) => [d.move, d.nodes])) }
          : {}),
      }),
    )
    return EXIT.fine
  }
  if (options.divide === true)
    print(
      `${table(
        ['move', 'nodes'],
        divide.map((d) => [d.move, String(d.nodes)]),
      )}\n`,
    )
  print(`depth ${depth}: ${nodes} sequences, ${games} games over`)
  return EXIT.fine
}
