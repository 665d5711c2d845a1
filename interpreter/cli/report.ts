import { rulesHash } from '../../grammar/ir/hash.ts'
import type { Configured } from '../../grammar/load.ts'
import { svgText } from '../look/shape.ts'
import { boardMaps, withoutNotes } from '../map/board-map.ts'
import { mapPicture } from '../map/picture.ts'
import type { MeasuredGames } from '../report/measured.ts'
import { reportHtml, type ReportedPair, type ReportedRun } from '../report/report.ts'
import { compareOutcomes } from '../simulation/compare.ts'
import type { GameOutcome } from '../simulation/merge-results.ts'
import { engineVersion } from '../store/engine.ts'
import { openStore } from '../store/open.ts'
import { isQuick } from '../simulation/random-only.ts'
import { gameOfRecipe, recipeOf } from '../store/recipe.ts'
import type { Run } from '../store/run-id.ts'
import type { Store } from '../store/store.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fastestProgram } from './fastest-program.ts'
import { measuredGames } from './measured-games.ts'
import { printDocument } from './output.ts'
import { wholeNumber } from './ruleset-argument.ts'
import { runsIn } from './store-argument.ts'
import { writeNew } from './text-file.ts'

/** Default number of measured games, if none of the players has to think. */
const MEASURED = 100

/** Creates a page about the runs in a store. */
export async function report(
  address: string,
  { run: ids, out, measure }: OptionsOf<'report'>,
): Promise<number> {
  const games = measure === undefined ? undefined : wholeNumber(measure, 'The number of games', 0, 100_000)
  const store = await openStore(address, true)
  try {
    const runs = await runsIn(store, ids)
    if (runs.length === 0) throw new UsageError('ST7073', `The store \`${address}\` holds no run yet.`)
    const reported = new Map<string, ReportedRun>()
    for (const run of runs) reported.set(run.id, await reportedRun(store, run, games))
    const pairs: ReportedPair[] = []
    for (const variant of runs)
      for (const base of basesOf(variant, runs)) {
        const [one, two] = [reported.get(base.id), reported.get(variant.id)]
        if (one === undefined || two === undefined) continue
        const comparison = await compared(store, base, variant)
        if (comparison.pairs > 1) pairs.push({ base: one, variant: two, comparison })
      }
    const page = reportHtml([...reported.values()], pairs)
    if (out === undefined) printDocument(page)
    else writeNew(out, page)
    return EXIT.fine
  } finally {
    await store.close()
  }
}

async function reportedRun(store: Store, run: Run, measure: number | undefined): Promise<ReportedRun> {
  const { id, title, seats, players, seed, games: wanted } = run
  const [played, tally] = [await store.played(id), await store.tally(run, wanted)]
  const game = await gameOf(store, run)
  const many = Math.min(played, measure ?? (isQuick(players) ? MEASURED : 0))
  return {
    id,
    title,
    seats,
    players,
    seed,
    wanted,
    played,
    tally,
    samples: await store.samples(run),
    measured: await measuredOf(game, run, many),
    boards: typeof game === 'string' ? [] : boardsOf(game),
  }
}

/** A store contains no moves, so everything based on moves requires replaying games. */
async function measuredOf(
  game: Configured | string,
  run: Run,
  games: number,
): Promise<MeasuredGames | string> {
  if (games === 0) return '--measure GAMES also reports how tense games were and what never mattered in them.'
  if (typeof game === 'string') return `These games cannot be measured: ${game}`
  return measuredGames(game.checked, fastestProgram(game.checked.ir), run, games, false)
}

/** The game of a run, or the reason why it cannot be played again. */
async function gameOf(store: Store, run: Run): Promise<Configured | string> {
  if (run.engine !== engineVersion())
    return `they were played by version ${run.engine}, and this is ${engineVersion()}.`
  const text = await store.recipe(run.recipe)
  if (text === undefined) return 'their rules are not in the store.'
  const game = gameIn(text)
  return typeof game === 'string' || rulesHash(game.checked.ir) === run.rules
    ? game
    : 'the rules in the store are not those they were played with.'
}

function boardsOf({ world }: Configured): readonly string[] {
  return boardMaps(world).map((map) => svgText(mapPicture(withoutNotes(map), map.board.place, false)))
}

function gameIn(recipe: string): Configured | string {
  try {
    return gameOfRecipe(recipeOf(recipe))
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

/** Runs from the same seed between the same players whose rules are part of these: only the nearest. */
function basesOf(variant: Run, runs: readonly Run[]): readonly Run[] {
  const isLess = (one: Run, other: Run): boolean =>
    one.layers.length < other.layers.length && one.layers.every((layer) => other.layers.includes(layer))
  const under = runs.filter(
    (base) =>
      isLess(base, variant) &&
      base.seed === variant.seed &&
      base.engine === variant.engine &&
      base.players.join() === variant.players.join(),
  )
  return under.filter((base) => !under.some((between) => isLess(base, between)))
}

async function compared(store: Store, base: Run, variant: Run) {
  const [one, two] = [await outcomes(store, base), await outcomes(store, variant)]
  const both = [...one.keys()].filter((number) => two.has(number))
  const sides = base.seats.map((name, seat) => {
    const other = variant.seats[seat] ?? name
    return { name: name === other ? name : `${name}, ${other}`, seats: [seat] }
  })
  return compareOutcomes(
    both.map((number) => one.get(number)),
    both.map((number) => two.get(number)),
    sides,
  )
}

/** Games by number. Undefined for those that a fault stopped. */
async function outcomes(store: Store, run: Run): Promise<ReadonlyMap<number, GameOutcome | undefined>> {
  const found = new Map<number, GameOutcome | undefined>()
  for await (const { number, outcome, plies, moves, ending } of store.games(run))
    found.set(number, outcome === undefined ? undefined : { outcome, plies, moves, reason: ending })
  return found
}
