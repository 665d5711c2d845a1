import type { CheckedGame } from '../check/checked-game.ts'
import { checkGame } from '../check/check.ts'
import { buildWorld } from '../check/world/build-world.ts'
import type { World } from '../check/world/world.ts'
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutUses } from '../diagnostics/follow-ups.ts'
import { KnownDocuments } from '../document/known-documents.ts'
import type { Example, ExamplePlan } from '../examples/example.ts'
import { readGiven } from '../examples/read-given.ts'
import type { Lack } from '../examples/lay-pieces.ts'
import { readPlay } from '../examples/play.ts'
import { readExamples } from '../examples/read.ts'
import { useInExample } from '../examples/name-uses.ts'
import { loadGame } from '../merge/load-game.ts'
import type { MergedGame } from '../merge/merged.ts'
import { withRemovals } from '../merge/removal-notes.ts'
import type { RulesetHost } from '../source/host.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { YamlMap } from '../yaml/tree.ts'
import { readAsMeant } from './two-readings.ts'
import type { KnownChecks } from './known-checks.ts'

export interface RulesetRequest {
  readonly file: SourceFile
  /** Where `extends`, `uses` and examples are looked up. */
  readonly host: RulesetHost
  /** Modules used in addition to those that the file names. */
  readonly uses?: readonly string[]
  /** Options, with values as an author would write them. */
  readonly options?: ReadonlyMap<string, string>
  /** Cache of parsed documents. Reuse it across checks. */
  readonly known?: KnownDocuments
  /** True to report unused names as well. Off while a game is being written, when most names are not used yet. */
  readonly tellsUnread?: boolean
  /** Cache of checks that found nothing. */
  readonly checks?: KnownChecks
  /** The translation that the game is shown in. */
  readonly texts?: YamlMap
}

/** A ruleset that has been read, for any number of players that it allows. */
export interface Ruleset {
  readonly game: MergedGame
  /** Numbers of players that can play it, ascending. */
  readonly playerCounts: readonly number[]
  readonly examples: readonly Example[]
  readonly host: RulesetHost
  readonly options: ReadonlyMap<string, string>
}

/** A ruleset for one number of players and one choice of options. */
export interface Configured {
  readonly ruleset: Ruleset
  readonly world: World
  readonly checked: CheckedGame
}

export interface Loaded {
  /** Undefined if it could not even be merged. */
  readonly ruleset: Ruleset | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a document and everything that it consists of. Errors in the rules themselves are reported by `configure`. */
export function loadRuleset(request: RulesetRequest): Loaded {
  const diagnostics = new Diagnostics()
  const options = request.options ?? new Map<string, string>()
  const { file, host, uses = [], known = new KnownDocuments(), texts } = request
  const input = { file, host, uses, known, texts }
  const found = loadGame(input, diagnostics)
  if (found === undefined) return { ruleset: undefined, diagnostics: diagnostics.list }
  const game = readAsMeant(
    found,
    (ignorant) => loadGame({ ...input, ignorant }, new Diagnostics()),
    (either) => mistakesIn(either, options),
    diagnostics,
  )
  const examples = readExamples(game, diagnostics)
  const ruleset: Ruleset = { game, playerCounts: playerCounts(game), examples, host, options }
  return { ruleset, diagnostics: diagnostics.list }
}

/** Mistakes in the rules of a game for its smallest number of players; undefined if its world is too wrong to tell. */
function mistakesIn(
  game: MergedGame,
  options: ReadonlyMap<string, string>,
): readonly Diagnostic[] | undefined {
  const diagnostics = new Diagnostics()
  const world = buildWorld(game, { players: undefined, options }, diagnostics)
  if (world === undefined) return undefined
  checkGame(game, world, diagnostics)
  return diagnostics.list
}

function playerCounts(game: MergedGame): readonly number[] {
  const players = game.sections.get('players')
  const seats =
    players?.kind === 'map' ? players.entries.find((e) => e.key.text === 'seats')?.value : undefined
  if (seats?.kind === 'list') return [seats.items.length]
  if (seats?.kind !== 'map') return []
  const counts = seats.entries.map((e) => Number(e.key.text)).filter((n) => Number.isInteger(n) && n > 0)
  return counts.sort((a, b) => a - b)
}

/**
 * Checks a ruleset for one number of players (the smallest by default) and builds its IR. If the diagnostics contain
 * errors, the IR must not be run.
 */
export function configure(
  ruleset: Ruleset,
  players: number | undefined,
  options: ReadonlyMap<string, string> = ruleset.options,
): { readonly configured: Configured | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics()
  const world = buildWorld(ruleset.game, { players, options }, diagnostics)
  if (world === undefined)
    return { configured: undefined, diagnostics: visibleDiagnostics(ruleset, diagnostics) }
  const checked = checkGame(ruleset.game, world, diagnostics)
  return { configured: { ruleset, world, checked }, diagnostics: visibleDiagnostics(ruleset, diagnostics) }
}

/** The mistakes in everything that is constant, regardless of the rules. */
export function wrongBeforeRules(ruleset: Ruleset, players: number | undefined): readonly Diagnostic[] {
  const diagnostics = new Diagnostics()
  buildWorld(ruleset.game, { players, options: ruleset.options }, diagnostics)
  return visibleDiagnostics(ruleset, diagnostics)
}

function visibleDiagnostics({ game }: Ruleset, { list }: Diagnostics): readonly Diagnostic[] {
  return withoutUses(withRemovals(game, list))
}

interface Planned {
  readonly plan: ExamplePlan
  /** Missing pieces: it cannot be set up. */
  readonly lack: Lack | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Prepares an example to be run in a configured game. */
export function planExample(configured: Configured, example: Example): Planned {
  const { checked } = configured
  const { diagnostics } = checked
  const before = diagnostics.list.length
  checked.names.later(() => useInExample(checked, example))
  const given = readGiven(checked, example, diagnostics)
  const steps = readPlay(checked, example, given.labels, diagnostics)
  const { aside, placed, groups, stores, members, entry } = given
  const plan: ExamplePlan = { example, aside, placed, groups, stores, members, entry, steps }
  return {
    plan,
    lack: given.lack,
    diagnostics: diagnostics.list.slice(before),
  }
}
