import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import { run, type RunResult } from '../simulation/run.ts'
import { EXIT } from './exit.ts'
import { fitted, print, table } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { progressLine } from './progress-bar.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { configuredFor } from './configured-ruleset.ts'
import { requestFor } from './ruleset-argument.ts'

/** Number of games of each ruleset. Slow rulesets stop at the time limit below. */
const GAMES = 1000
const MILLISECONDS = 1500

/** Checks every shipped ruleset, plays games of each, and prints the results. */
export function tour(): number {
  let wrong = false
  const rows: string[][] = []
  print(
    fitted(
      'Checks every ruleset that comes with Sandtable, and plays games of each. This takes about half a minute.',
    ),
  )
  const documents = shippedDocuments().filter(({ head }) => head.id !== undefined)
  const sign = progressLine()
  for (const [index, { path, head }] of documents.entries()) {
    sign.show(`${index + 1} of ${documents.length}: ${head.id ?? ''}`)
    const { ruleset, diagnostics } = checkRuleset(requestFor(path))
    if (hasErrors(diagnostics)) {
      sign.clear()
      printDiagnostics(diagnostics)
      wrong = true
      continue
    }
    if (ruleset === undefined || ruleset.game.abstract || head.for !== undefined) continue
    for (const players of ruleset.playerCounts) rows.push(played(path, ruleset.game.title, players))
  }
  sign.clear()
  print(table(['game', 'players', 'games', 'winner shares', 'drawn', 'plies', 'moves', 'games/s'], rows))
  return wrong ? EXIT.findings : EXIT.fine
}

function played(path: string, title: string, players: number): string[] {
  const program = fastProgram(configuredFor(path, { players: String(players) }).checked.ir)
  // The first few games show how many fit into the time.
  const timed = (games: number): { readonly seconds: number; readonly result: RunResult } => {
    const start = performance.now()
    const result = finish(run(program, games, 'tour'))
    return { seconds: (performance.now() - start) / 1000, result }
  }
  const trial = timed(10)
  const games = Math.max(
    10,
    Math.min(GAMES, Math.floor((10 * MILLISECONDS) / 1000 / Math.max(1e-6, trial.seconds))),
  )
  const { seconds, result } = timed(games)
  const share = (n: number): string => `${Math.round((100 * n) / Math.max(1, result.games))} %`
  return [
    title,
    String(players),
    String(result.games),
    result.wins.map(share).join(' / '),
    share(result.draws),
    result.plies.mean.toFixed(1),
    result.moves.mean.toFixed(1),
    Math.round(result.games / seconds).toString(),
  ]
}

function finish<T>(generator: Generator<unknown, T>): T {
  let next = generator.next()
  while (next.done !== true) next = generator.next()
  return next.value
}
