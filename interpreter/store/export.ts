import type { Run } from './run-id.ts'
import type { Store, StoredGame } from './store.ts'

/** An export format for runs and games, one line each. */
interface ExportLines {
  readonly head?: string
  readonly run?: (run: Run, figures: readonly (readonly [string, number])[]) => string
  readonly game: (run: Run, game: StoredGame) => string
}

/** Lines passed on at a time. */
const CHUNK = 5000

/**
 * The whole store as text: runs in the order of their ids, the games of each in the order of their numbers. Equal runs
 * give equal bytes, in every database and whoever played which games.
 */
export async function* exported(
  store: Store,
  runs: readonly Run[],
  { head, run: runLine, game: gameLine }: ExportLines,
): AsyncGenerator<string> {
  for (const run of runs) await store.verify(run)
  if (head !== undefined) yield `${head}\n`
  for (const run of runs) {
    let lines = runLine === undefined ? [] : [runLine(run, await store.figures(run, run.games))]
    for await (const game of store.games(run)) {
      lines.push(gameLine(run, game))
      if (lines.length < CHUNK) continue
      yield `${lines.join('\n')}\n`
      lines = []
    }
    if (lines.length > 0) yield `${lines.join('\n')}\n`
  }
}

/** Everything: for each run a line, then its games. */
export const JSON_LINES: ExportLines = {
  run: ({ id, title, layers, rules, engine, seed, seats, players, games }, figures) =>
    JSON.stringify({
      ...{ run: id, title, layers, rules, engine, seed, seats, players, games },
      figures: Object.fromEntries(figures),
    }),
  game: (run, game) => {
    const { number, plies, moves, ending, fault, outcome } = game
    const head = { run: run.id, game: number, seed: `${run.seed}/${number}` }
    if (fault !== undefined) return JSON.stringify({ ...head, fault })
    const more = outcome?.scores === undefined ? {} : { scores: outcome.scores }
    const result = { result: outcome?.kind, winners: winnersOf(run, game), ...more }
    return JSON.stringify({ ...head, ...result, plies, moves, ending })
  },
}

function winnersOf({ seats }: Run, { outcome }: StoredGame): readonly string[] {
  return (outcome?.winners ?? []).map((seat) => seats[seat] ?? '')
}

type CsvCell = string | number | undefined

const CSV_COLUMNS: readonly (readonly [name: string, cell: (run: Run, game: StoredGame) => CsvCell])[] = [
  ['run', (run) => run.id],
  ['game', (_, game) => game.number],
  ['seed', (run, game) => `${run.seed}/${game.number}`],
  ['result', (_, { outcome }) => outcome?.kind],
  // Names of seats may contain blanks but no semicolon.
  ['winners', (run, game) => winnersOf(run, game).join(';')],
  ['scores', (_, { outcome }) => outcome?.scores?.join(' ')],
  ['plies', (_, { fault, plies }) => (fault === undefined ? plies : undefined)],
  ['moves', (_, { fault, moves }) => (fault === undefined ? moves : undefined)],
  ['ending', (_, { ending }) => ending],
  ['fault', (_, { fault }) => fault],
]

/** The games, as a table. */
export const CSV: ExportLines = {
  head: CSV_COLUMNS.map(([name]) => name).join(','),
  game: (run, game) => CSV_COLUMNS.map(([, cell]) => csvText(cell(run, game))).join(','),
}

/** Marks a text that a spreadsheet would take for a formula: seeds and endings are written by somebody else. */
function csvText(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
