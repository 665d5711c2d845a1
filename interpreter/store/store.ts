import { isCode } from '../../grammar/diagnostics/catalogue.ts'
import type { StoppedGames, Tally } from '../simulation/merge-results.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { outcomeOf, wordOf, type Outcome } from '../state/outcome.ts'
import type { Samples } from '../simulation/samples.ts'
import { addFault, countOutcome, emptyTally } from '../simulation/merge-results.ts'
import { GUESSES, UNEVEN, WIDTH, digestOf, sortFigures, type PlayedRange, type Range } from './range.ts'
import { LONGEST_RECIPE, recipeHash } from './recipe.ts'
import { runId, type Run, type RunAndRecipe } from './run-id.ts'
import { countColumn, textColumn, type Cell, type Row, type Sql } from './sql.ts'
import { Trouble } from './store-error.ts'

/** One stored game. */
export interface StoredGame {
  readonly number: number
  /** Undefined if it was stopped by a fault. */
  readonly outcome: Outcome | undefined
  readonly plies: number
  readonly moves: number
  readonly ending: string
  /** The code of the fault that stopped it. */
  readonly fault: string | undefined
}

/** Games read at a time. */
const PAGE = 20_000

/** Runs, games and figures in a database. */
export class Store {
  readonly sql: Sql
  /** Digests of the verified ranges of each run, by first game. */
  private readonly verified = new Map<string, Map<number, string>>()

  constructor(sql: Sql) {
    this.sql = sql
  }

  close(): Promise<void> {
    return this.sql.close()
  }

  /** Records a run. For an existing one, the number of games may grow, and never shrinks. */
  async begin({ run, recipe }: RunAndRecipe): Promise<void> {
    const columns = Object.keys(RUN_COLUMNS)
    await this.sql.transaction(async (sql) => {
      await sql.all('INSERT INTO recipes (hash, text) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING', [
        run.recipe,
        recipe,
      ])
      await sql.all(
        `INSERT INTO runs (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})
         ON CONFLICT (id) DO UPDATE SET games = excluded.games WHERE runs.games < excluded.games`,
        Object.values(RUN_COLUMNS).map((cell) => cell(run)),
      )
    })
  }

  async runs(): Promise<readonly Run[]> {
    return (await this.sql.all('SELECT * FROM runs ORDER BY id')).map(runIn)
  }

  async run(id: string): Promise<Run | undefined> {
    const [row] = await this.sql.all('SELECT * FROM runs WHERE id = $1', [id])
    return row === undefined ? undefined : runIn(row)
  }

  async recipe(hash: string): Promise<string | undefined> {
    const [row] = await this.sql.all('SELECT text FROM recipes WHERE hash = $1 AND LENGTH(text) <= $2', [
      hash,
      LONGEST_RECIPE,
    ])
    const text = row === undefined ? undefined : textColumn(row, 'text')
    // A changed text is useless: its games cannot be played again from it.
    return text !== undefined && recipeHash(text) === hash ? text : undefined
  }

  /** Finished ranges: number of games by the number of the first. */
  async ranges(run: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.sql.all('SELECT first, games FROM ranges WHERE run = $1', [run])
    return new Map(rows.map((row) => [countColumn(row, 'first'), countColumn(row, 'games')]))
  }

  /** Stores a range in its own transaction. */
  async keep(run: string, range: PlayedRange, worker: string): Promise<void> {
    await this.sql.transaction((sql) => keepRange(sql, run, range, worker))
  }

  /** The results of the first games of a run. */
  async tally(run: Run, games: number): Promise<Tally> {
    await this.verify(run)
    const { sql } = this
    const { id, seats } = run
    const own = 'FROM games WHERE run = $1 AND number <= $2 AND fault IS NULL'
    const counted = (column: string): Promise<readonly Row[]> =>
      sql.all(`SELECT ${column}, COUNT(*) AS n, MIN(number) AS at ${own} GROUP BY ${column} ORDER BY at`, [
        id,
        games,
      ])
    const tally = emptyTally(seats.length)
    for (const row of await counted('winner, scores'))
      countOutcome(tally, outcomeIn(row, seats.length), countColumn(row, 'n'))
    for (const row of await counted('plies'))
      tally.lengths.set(countColumn(row, 'plies'), countColumn(row, 'n'))
    for (const row of await counted('ending'))
      tally.reasons.set(textColumn(row, 'ending'), countColumn(row, 'n'))
    addFigures(tally, await this.figuresOf(run.id, games))
    const stopped = await sql.all(
      `SELECT faults.number AS game, code, message, origin, seed FROM faults JOIN runs ON runs.id = run
       WHERE run = $1 AND number <= $2 ORDER BY number`,
      [id, games],
    )
    for (const row of stopped) addFault(tally, stoppedIn(row))
    return tally
  }

  /**
   * Example games, by number: the first that each seat or nobody won, the first with each ending, and the shortest and
   * the longest.
   */
  async samples(run: Run): Promise<Samples> {
    await this.verify(run)
    const { sql } = this
    const { id, seats } = run
    const own = 'FROM games WHERE run = $1 AND fault IS NULL'
    const first = (column: string): Promise<readonly Row[]> =>
      sql.all(`SELECT ${column}, MIN(number) AS at ${own} GROUP BY ${column} ORDER BY at`, [id])
    const wins = seats.map((): number | undefined => undefined)
    const others = new Map<Outcome['kind'], number>()
    for (const row of await first('winner, scores')) {
      const [{ kind, winners }, at] = [outcomeIn(row, seats.length), countColumn(row, 'at')]
      if (kind !== 'won' && !others.has(kind)) others.set(kind, at)
      for (const seat of winners) wins[seat] ??= at
    }
    const endings = new Map(
      (await first('ending')).map((row) => [textColumn(row, 'ending'), countColumn(row, 'at')]),
    )
    const most = async (order: string): Promise<number | undefined> => {
      const [row] = await sql.all(`SELECT number ${own} ORDER BY plies ${order}, number LIMIT 1`, [id])
      return row && countColumn(row, 'number')
    }
    return { wins, others, endings, shortest: await most('ASC'), longest: await most('DESC') }
  }

  /** Sums of the figures of all ranges within the first games, by name. */
  async figures(run: Run, games: number): Promise<readonly (readonly [string, number])[]> {
    await this.verify(run)
    return this.figuresOf(run.id, games)
  }

  private async figuresOf(run: string, games: number): Promise<readonly (readonly [string, number])[]> {
    const rows = await this.sql.all(
      `SELECT name, CAST(SUM(count) AS BIGINT) AS n FROM figures
       JOIN ranges USING (run, first) WHERE run = $1 AND first + games - 1 <= $2 GROUP BY name`,
      [run, games],
    )
    const found = rows.map((row) => [textColumn(row, 'name'), countColumn(row, 'n')] as const)
    return found.sort(([a], [b]) => (a < b ? -1 : 1))
  }

  /** Number of finished games of a run. */
  async played(run: string): Promise<number> {
    const [row] = await this.sql.all(
      'SELECT CAST(COALESCE(SUM(games), 0) AS BIGINT) AS n FROM ranges WHERE run = $1',
      [run],
    )
    return countColumn(row, 'n')
  }

  /**
   * Compares the stored results of each range with the digest stored when it was played. Throws a `Trouble` if they
   * differ. Every reader of results calls this first. A verified range is not read again.
   */
  async verify(run: Run): Promise<void> {
    const { sql } = this
    if (runId(run) !== run.id) throw damaged(run.title, 1)
    const sure = this.verified.get(run.id) ?? new Map<number, string>()
    this.verified.set(run.id, sure)
    const ranges = await sql.all('SELECT first, games, digest FROM ranges WHERE run = $1 ORDER BY first', [
      run.id,
    ])
    for (const row of ranges) {
      let range: Row | undefined = row
      // A range that somebody meanwhile replaces by a longer one is read again.
      while (range !== undefined && !(await this.isWhole(run, range, sure))) {
        const [now]: readonly Row[] = await sql.all(
          'SELECT first, games, digest FROM ranges WHERE run = $1 AND first = $2',
          [run.id, countColumn(range, 'first')],
        )
        if (now === undefined || now['digest'] === range['digest'])
          throw damaged(run.title, countColumn(range, 'first'))
        range = now
      }
    }
    const [sums] = await sql.all(
      `SELECT (SELECT COUNT(*) FROM games WHERE run = $1) AS there,
       (SELECT CAST(COALESCE(SUM(games), 0) AS BIGINT) FROM ranges WHERE run = $1) AS stored`,
      [run.id],
    )
    if (countColumn(sums, 'there') !== countColumn(sums, 'stored')) throw damaged(run.title, 1)
  }

  private async isWhole({ id, seats }: Run, range: Row, sure: Map<number, string>): Promise<boolean> {
    const { sql } = this
    const [first, games, digest] = [
      countColumn(range, 'first'),
      countColumn(range, 'games'),
      textColumn(range, 'digest'),
    ]
    if (sure.get(first) === digest) return true
    const within = [id, first, first + games - 1]
    const faults = await sql.all(
      'SELECT number, code, message, origin FROM faults WHERE run = $1 AND number BETWEEN $2 AND $3',
      within,
    )
    const stopped = new Map(faults.map((row) => [countColumn(row, 'number'), row]))
    const rows = await sql.all(
      `SELECT number, winner, scores, plies, moves, ending, fault FROM games
       WHERE run = $1 AND number BETWEEN $2 AND $3 ORDER BY number`,
      within,
    )
    const outcomes: PlayedRange['outcomes'][number][] = []
    for (const row of rows) {
      const { number, outcome, plies, moves, ending = '' } = gameIn(row, seats.length)
      const fault = stopped.get(number)
      if (fault !== undefined) outcomes.push(stoppedIn({ ...fault, game: number, seed: '' }))
      else if (outcome === undefined) return false
      else outcomes.push({ outcome, plies, moves, reason: ending })
    }
    const named = await sql.all('SELECT name, count FROM figures WHERE run = $1 AND first = $2', [id, first])
    const figures = sortFigures(
      named.map((row) => [textColumn(row, 'name'), countColumn(row, 'count')] as const),
    )
    if (digestOf({ first, games, outcomes, figures }) !== digest) return false
    sure.set(first, digest)
    return true
  }

  /** The games of a run, in the order of their numbers. */
  async *games(asked: Run): AsyncGenerator<StoredGame> {
    await this.verify(asked)
    const { id: run, seats } = asked
    for (let after = 0; ;) {
      const rows = await this.sql.all(
        `SELECT number, winner, scores, plies, moves, ending, fault FROM games
         WHERE run = $1 AND number > $2 ORDER BY number LIMIT ${PAGE}`,
        [run, after],
      )
      for (const row of rows) yield gameIn(row, seats.length)
      const last = rows.at(-1)
      if (last === undefined) return
      after = countColumn(last, 'number')
    }
  }
}

/**
 * Writes a range with everything that belongs to it. Writing it twice has no effect; one with more games replaces one
 * with fewer. Differing results are refused: one of the two was not played by these rules.
 */
export async function keepRange(sql: Sql, run: string, range: PlayedRange, worker: string): Promise<void> {
  const { first, games, outcomes, figures } = range
  const digest = digestOf(range)
  const [mine] = await sql.all(
    `INSERT INTO ranges (run, first, games, digest, worker) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (run, first) DO UPDATE SET games = excluded.games, digest = excluded.digest, worker = excluded.worker
     WHERE ranges.games < excluded.games RETURNING first`,
    [run, first, games, digest, worker],
  )
  if (mine === undefined) {
    const [stored] = await sql.all('SELECT games, digest FROM ranges WHERE run = $1 AND first = $2', [
      run,
      first,
    ])
    if (countColumn(stored, 'games') === games && textColumn(stored, 'digest') !== digest)
      throw differs(run, first)
    return
  }
  await sql.all('DELETE FROM figures WHERE run = $1 AND first = $2', [run, first])
  for (const table of ['games', 'faults'])
    await sql.all(`DELETE FROM ${table} WHERE run = $1 AND number BETWEEN $2 AND $3`, [
      run,
      first,
      first + games - 1,
    ])
  await sql.insert(
    'games',
    ['run', 'number', 'winner', 'scores', 'plies', 'moves', 'ending', 'fault'],
    [
      ...outcomes.map((one, at): readonly Cell[] =>
        'code' in one
          ? [run, first + at, null, null, null, null, null, one.code]
          : [run, first + at, ...outcomeCells(one.outcome), one.plies, one.moves, one.reason, null],
      ),
    ],
  )
  await sql.insert(
    'faults',
    ['run', 'number', 'code', 'message', 'origin'],
    outcomes.flatMap((one, at) =>
      'code' in one ? [[run, first + at, one.code, one.message, one.origin]] : [],
    ),
  )
  await sql.insert(
    'figures',
    ['run', 'first', 'name', 'count'],
    figures.map(([name, count]) => [run, first, name, count]),
  )
}

function damaged(title: string, first: number): Trouble {
  return new Trouble(
    'ST7090',
    `The store is damaged: the games of ${title} from ${first} on are not those that were stored.`,
    'Play them again into another store; equal seeds give equal games.',
  )
}

function differs(run: string, first: number): Trouble {
  return new Trouble(
    'ST7074',
    `The games of run ${run} from ${first} on differ from those in the store.`,
    'Whatever played them, the first time or now, was not a faithful copy of this Sandtable. Nothing was written.',
  )
}

/** Adds the figures of one or more ranges to the totals. */
export function addFigures(tally: Tally, figures: readonly (readonly [name: string, count: number])[]): void {
  for (const [name, count] of figures) {
    if (name === UNEVEN) tally.uniform = false
    if (name === GUESSES) tally.guesses += count
    if (!name.startsWith(WIDTH)) continue
    const width = Number(name.slice(WIDTH.length))
    tally.widths[width] = (tally.widths[width] ?? 0) + count
  }
}

/** Ranges of a run that are missing, or have fewer games than are ordered now. */
export function missing(ranges: readonly Range[], stored: ReadonlyMap<number, number>): readonly Range[] {
  return ranges.filter(({ first, games }) => (stored.get(first) ?? 0) < games)
}

const RUN_COLUMNS: Readonly<Record<keyof Run, (run: Run) => Cell>> = {
  id: ({ id }) => id,
  rules: ({ rules }) => rules,
  engine: ({ engine }) => engine,
  seed: ({ seed }) => seed,
  players: ({ players }) => JSON.stringify(players),
  recipe: ({ recipe }) => recipe,
  title: ({ title }) => title,
  layers: ({ layers }) => JSON.stringify(layers),
  seats: ({ seats }) => JSON.stringify(seats),
  games: ({ games }) => games,
}

function runIn(row: Row): Run {
  return {
    id: textColumn(row, 'id'),
    rules: textColumn(row, 'rules'),
    engine: textColumn(row, 'engine'),
    seed: textColumn(row, 'seed'),
    players: textsIn(row, 'players'),
    recipe: textColumn(row, 'recipe'),
    title: textColumn(row, 'title'),
    layers: textsIn(row, 'layers'),
    seats: textsIn(row, 'seats'),
    games: countColumn(row, 'games'),
  }
}

function textsIn(row: Row, column: string): readonly string[] {
  const list: unknown = JSON.parse(textColumn(row, column))
  if (!Array.isArray(list)) throw new Error(`\`${column}\` is not a list`)
  return list.map(String)
}

function outcomeCells(outcome: Outcome): readonly Cell[] {
  const word = wordOf(outcome)
  return [word === NONE ? null : word, outcome.scores === undefined ? null : JSON.stringify(outcome.scores)]
}

function outcomeIn(row: Row, seats: number): Outcome {
  const word = row['winner'] === null ? NONE : countColumn(row, 'winner')
  return outcomeOf(seats, word, row['scores'] === null ? undefined : textsIn(row, 'scores').map(Number))
}

function gameIn(row: Row, seats: number): StoredGame {
  const isStopped = row['fault'] !== null
  return {
    number: countColumn(row, 'number'),
    outcome: isStopped ? undefined : outcomeIn(row, seats),
    plies: isStopped ? 0 : countColumn(row, 'plies'),
    moves: isStopped ? 0 : countColumn(row, 'moves'),
    ending: isStopped ? '' : textColumn(row, 'ending'),
    fault: isStopped ? textColumn(row, 'fault') : undefined,
  }
}

function stoppedIn(row: Row): StoppedGames {
  const code = textColumn(row, 'code')
  if (!isCode(code)) throw new Error(`\`${code}\` is not a code`)
  const game = countColumn(row, 'game')
  return {
    code,
    message: textColumn(row, 'message'),
    origin: countColumn(row, 'origin'),
    game,
    seed: `${textColumn(row, 'seed')}/${game}`,
    games: 1,
  }
}
