import { nearest } from '../../grammar/diagnostics/suggest.ts'
import { planExample } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { begin, programOf } from '../examples/run.ts'
import { Match } from '../match/match.ts'
import type { Program } from '../program.ts'
import { arrangeBySetups, perft as count } from '../simulation/perft.ts'
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
  const { program, state } = options.from === undefined ? atStart(configured) : at(configured, options.from)
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

interface Root {
  readonly program: Program
  readonly state: Int32Array
}

function atStart({ checked }: Configured): Root {
  const program = programOf(checked)
  return { program, state: Match.start(program, { seed: 0 }).snapshot() }
}

/** Where an example begins. */
function at(configured: Configured, label: string): Root {
  const { examples, game } = configured.ruleset
  const found = examples.find((example) => example.label === label)
  if (found === undefined) {
    const near = nearest(
      label,
      examples.map((example) => example.label),
    )
    throw new UsageError(
      'ST7003',
      `\`${game.id}\` has no example called \`${label}\`.`,
      near === undefined ? `See them all: sandtable test ${game.id} --list` : `Did you mean \`${near}\`?`,
    )
  }
  const { plan, fits } = planExample(configured, found)
  if (!fits)
    throw new UsageError(
      'ST7003',
      `The pieces of the example \`${label}\` are not in the box of \`${game.id}\`.`,
    )
  const program = programOf(configured.checked)
  return { program, state: begin(program, plan).snapshot() }
}
