import { drawsLots } from '../../grammar/ir/node-facts.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { someStep } from '../../grammar/ir/walk.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program } from '../program/program.ts'
import { Match } from '../match/match.ts'
import { fractionText } from '../simulation/fraction.ts'
import { countProgress } from './progress-bar.ts'
import { movesDrawLots } from '../simulation/odds.ts'
import { arrangeBySetups, perftOverChance, perft as count } from '../simulation/perft.ts'
import { programOf } from '../examples/run.ts'
import { matchAt } from './position-argument.ts'
import { asInExample } from './position-from-example.ts'
import { beginningOf, matchFromExample } from './example-argument.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fastestProgram } from './fastest-program.ts'
import { orTooMany, reportingFault } from './fault-report.ts'
import { print, table } from './output.ts'
import { readyGame, type ReadyGame } from './ready-game.ts'
import { wholeNumber } from './ruleset-argument.ts'

const FOR_ONE_SEED = 'Without `--chance`, only the game that this seed deals is counted.'

/** Counts all sequences of moves to a depth. A rule that fails on the way is reported with its line. */
export function perft(file: string, options: OptionsOf<'perft'>): number {
  const depth = wholeNumber(options.depth, 'The depth', 0, 64)
  const game = readyGame(file, asInExample(file, options))
  return reportingFault(game.configured, () => counted(game, depth, options))
}

function counted({ ir, configured }: ReadyGame, depth: number, options: OptionsOf<'perft'>): number {
  const setups = options.setup?.split(',').map((name) => name.trim()) ?? []
  const arrange = (program: Program, state: Int32Array): void => {
    const refused = arrangeBySetups(program, state, setups)
    if (refused !== undefined) throw new UsageError(refused.code, refused.message)
  }
  if (options.chance === true) {
    const from = beginning(configured, options)
    const program = from?.program ?? fastestProgram(ir)
    const root = new Int32Array(program.ir.memory.size)
    program.fresh(root, 0, 0)
    const begin = (state: Int32Array): void => {
      if (from === undefined) program.begin(state)
      else state.set(from.begin().snapshot())
      arrange(program, state)
    }
    const withinTurn = options.nextTurn === true ? undefined : (from?.program ?? closuresProgram(program.ir))
    const progress = countProgress('outcomes of chance', options.json === true)
    const { nodes, games, ways } = orTooMany(FOR_ONE_SEED, () =>
      perftOverChance(program, root, begin, depth, progress.show, withinTurn),
    )
    progress.clear()
    const [sequences, over] = [fractionText(nodes), fractionText(games)]
    print(
      options.json === true
        ? JSON.stringify({ depth, nodes: sequences, games: over, ways })
        : `depth ${depth}: sequences ${sequences}, games over ${over}, outcomes of chance ${ways}`,
    )
    return EXIT.fine
  }
  const match =
    options.from !== undefined
      ? matchFromExample(configured(), options.from)
      : options.position === undefined
        ? Match.start(fastestProgram(ir), { seed: 0 })
        : matchAt(fastestProgram(ir), options.position)
  const { program } = match
  const state = match.snapshot()
  arrange(program, state)
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
  if (depth > 0 && isLeftToChance(program.ir))
    print('Chance decided one way here; `--chance` counts all ways, each by its probability.')
  return EXIT.fine
}

/** The example or the position at which chance is counted, on the reference back end. */
function beginning(
  configured: ReadyGame['configured'],
  { from, position }: OptionsOf<'perft'>,
): { readonly program: Program; readonly begin: () => Match } | undefined {
  if (from !== undefined) return beginningOf(configured(), from)
  if (position === undefined) return undefined
  const program = programOf(configured().checked)
  return { program, begin: () => matchAt(program, position) }
}

/** True if chance matters. A game without chance after its beginning may still have been dealt. */
function isLeftToChance(ir: GameIR): boolean {
  return movesDrawLots(ir) || someStep(ir.play, drawsLots)
}
