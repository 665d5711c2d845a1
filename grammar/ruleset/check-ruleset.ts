import { namesInSections } from '../check/sections/section-uses.ts'
import { kindsDrawnAlike } from '../check/world/kinds-drawn-alike.ts'
import { kindsWithoutPieces } from '../check/world/kinds-without-pieces.ts'
import { wrongForSomeValue, type NumbersRead } from '../check/world/option-values.ts'
import { playersAskedAlthoughOut } from '../check/whole-game/asked-after-elimination.ts'
import { unreadNames } from '../check/whole-game/never-read.ts'
import { valuesNeverSet } from '../check/whole-game/never-set.ts'
import { buildWorld } from '../check/world/build-world.ts'
import { Diagnostics, hasErrors, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutFollowUps } from '../diagnostics/follow-ups.ts'
import { documentCalled, documentsWith } from '../document/resolve-id.ts'
import { scanHead } from '../document/scan-head.ts'
import type { Example } from '../examples/example.ts'
import type { NameTables } from '../names/tables.ts'
import { sourceFile } from '../source/source-file.ts'
import { checkPlayable, isReadHere, optionPair } from './check-playable.ts'
import { examplesRead, readingOf, type ExamplesRead } from './examples-read.ts'
import { judge } from './judge.ts'
import { KnownChecks } from './known-checks.ts'
import { loadRuleset, type Configured, type Loaded, type Ruleset, type RulesetRequest } from './ruleset.ts'

/**
 * All mistakes in a ruleset, including its own examples (they are checked, not run), for every number of players that
 * it allows. If its rules are wrong for one, they are not checked for the next. A ruleset that is not playable by
 * itself, such as an abstract game or a module, is checked in the first playable game within reach that is built on it.
 */
export function checkRuleset(request: RulesetRequest): Loaded {
  const { ruleset, diagnostics, configured } = last(checkInSteps(request))
  if (request.tellsUnread !== true || configured === undefined || hasErrors(diagnostics))
    return { ruleset, diagnostics }
  const { game } = configured.ruleset
  const { names, reading, ir } = configured.checked
  // A value that is read before anything has set it was reported where it is declared.
  const unset = valuesNeverSet(reading, ir, names).filter(
    ({ span }) => !diagnostics.some((other) => other.code === 'ST4150' && other.span?.start === span?.start),
  )
  const unread = [
    ...unreadNames(game, names, configured.world),
    ...unset,
    ...playersAskedAlthoughOut(reading, ir),
  ]
  const kinds = [...kindsInNoBox(configured), ...kindsDrawnAlike(game, configured.world)]
  return { ruleset, diagnostics: [...diagnostics, ...unread, ...kinds, ...wrongWithOptions(configured)] }
}

/** Mistakes that show only with other values of an option than the default. */
function wrongWithOptions({ ruleset, world, checked }: Configured): readonly Diagnostic[] {
  if (world.options.every(({ fixed }) => fixed)) return []
  let found: readonly Diagnostic[] = []
  const note = (read: NumbersRead): void => {
    found = wrongForSomeValue({
      ...read,
      options: read.options.map((one) => (ruleset.options.has(one.name) ? { ...one, fixed: true } : one)),
      constants: [...read.constants, ...checked.facts.mustFit.map((one) => ({ ...one, scope: read.bare }))],
    })
  }
  const config = { players: world.seats.length, options: ruleset.options, note }
  buildWorld(ruleset.game, config, new Diagnostics())
  return found
}

/**
 * The contents of the box may depend on the number of players, which only matters for kinds that the smallest number does
 * not have.
 */
function kindsInNoBox({ ruleset, world }: Configured): readonly Diagnostic[] {
  if (kindsWithoutPieces(ruleset.game, [world]).length === 0) return []
  const worlds = ruleset.playerCounts.flatMap(
    (players) => buildWorld(ruleset.game, { players, options: ruleset.options }, new Diagnostics()) ?? [],
  )
  return kindsWithoutPieces(ruleset.game, worlds.length === 0 ? [world] : worlds)
}

/** Results of checking so far. */
export interface Checking extends Loaded {
  /** The game for its smallest number of players, with its names. */
  readonly configured: Configured | undefined
  /** Names in every game in which part of these documents was read, this game first: examples may be about several. */
  readonly everywhere: readonly NameTables[]
}

/**
 * The same step by step, for callers that want to report early: first for the smallest number of players and without
 * examples, then everything.
 */
export function* checkInSteps(request: RulesetRequest): Generator<Checking> {
  const { ruleset, diagnostics } = loadRuleset(request)
  const onIt = ruleset?.game.abstract === true ? playablesOn(ruleset, request) : undefined
  const playable = onIt === undefined ? ruleset : onIt.next().value
  if (ruleset === undefined || playable === undefined || (ruleset.game.abstract && hasErrors(diagnostics))) {
    yield { ruleset, diagnostics, configured: undefined, everywhere: [] }
    return
  }
  const { checks = new KnownChecks() } = request
  const what = `${request.file.name} ${request.uses?.join() ?? ''}`
  const others: NameTables[] = []
  for (const step of checkPlayable(playable, what, checks, hasErrors(diagnostics))) {
    const all = [...diagnostics, ...withoutFollowUps(diagnostics, step.found)]
    const elsewhere =
      step.isComplete && !hasErrors(all)
        ? checkElsewhere(playable, withOwnModule(request, ruleset), what, checks)
        : NOTHING_ELSEWHERE
    yield {
      ruleset,
      diagnostics: [...all, ...elsewhere.diagnostics],
      get configured() {
        return step.configured
      },
      get everywhere() {
        const read = [...step.everywhere, ...elsewhere.readings].flatMap(readingOf)
        // A translation covers all games on a base, which have their own names.
        if (ruleset.game.texts !== undefined)
          others.push(...[...(onIt ?? [])].map(({ game }) => namesInSections(game)))
        return [...read.map(({ checked }) => checked.names), ...others]
      },
    }
  }
}

function last<T>(steps: Iterable<T>): T {
  let found: T | undefined
  for (const step of steps) found = step
  if (found === undefined) throw new Error('there are no steps')
  return found
}

/**
 * Examples in this file about a game other than the one being checked, or with other modules or options. Each is checked in
 * the game that it names.
 */
function checkElsewhere(
  ruleset: Ruleset,
  request: RulesetRequest,
  what: string,
  checks: KnownChecks,
): Elsewhere {
  const all: Diagnostic[] = []
  const readings: ExamplesRead[] = []
  const own = ruleset.examples.filter(
    (example) =>
      example.span.file.name === request.file.name &&
      !isReadHere(example, ruleset) &&
      example.refused === undefined,
  )
  const alike = Map.groupBy(own, ({ uses, with: fixed, game, players }) =>
    JSON.stringify([game?.text, players, uses.map((u) => u.text), fixed.map(optionPair)]),
  )
  for (const [key, examples] of alike) {
    const [first] = examples
    if (first === undefined) continue
    const variant = variantOf(request, ruleset, first.game?.text ?? ruleset.game.id, first)
    if (variant?.ruleset === undefined || hasErrors(variant.diagnostics)) continue
    const options = new Map([...ruleset.options, ...first.with.map(optionPair)])
    const judged = judge(variant.ruleset, first.players, options, `${what} ${key}`, checks)
    all.push(...judged.diagnostics)
    if (hasErrors(judged.diagnostics)) continue
    const read = examplesRead(judged, variant.ruleset.game, examples, checks)
    readings.push(read)
    all.push(...[...read.found.values()].flat())
  }
  return { diagnostics: all, readings }
}

interface Elsewhere {
  readonly diagnostics: readonly Diagnostic[]
  readonly readings: readonly ExamplesRead[]
}

const NOTHING_ELSEWHERE: Elsewhere = { diagnostics: [], readings: [] }

/**
 * A game with the modules that an example uses; undefined if no such game is within reach. Its `with` options are left to
 * `configure`.
 */
export function variantOf(
  request: RulesetRequest,
  ruleset: Ruleset,
  game: string,
  example: Example,
): Loaded | undefined {
  const uses = [...(request.uses ?? []), ...example.uses.map((u) => u.text)]
  if (game === ruleset.game.id && example.uses.length === 0) return { ruleset, diagnostics: [] }
  const documents = documentsWith(request.file, request.host)
  const found = documentCalled(documents, game)
  if (found === undefined) return undefined
  const file = sourceFile(found.name, found.read())
  return loadRuleset({
    ...request,
    file,
    host: { documents: () => documents },
    uses,
    options: ruleset.options,
  })
}

/** A module, or a file of its examples, is checked in games that use it. */
export function withOwnModule(request: RulesetRequest, { game }: Ruleset): RulesetRequest {
  const top = game.layers.at(-1)
  if (top?.kind !== 'module' || top.id !== game.id) return request
  return { ...request, uses: [...(request.uses ?? []), top.id] }
}

/** The playable games within reach that extend an abstract one, with the module and the translation that were loaded. */
function* playablesOn(ruleset: Ruleset, request: RulesetRequest): Generator<Ruleset> {
  const base = [...ruleset.game.layers].reverse().find((layer) => layer.kind === 'game')
  if (base === undefined) return
  const documents = documentsWith(request.file, request.host)
  const heads = documents.map((document) => ({
    document,
    head: scanHead((document.head ?? document.read)()),
  }))
  const builtOn = new Set([base.id])
  // Games may be in any order, so repeat until nothing new is found.
  for (let size = 0; size !== builtOn.size;) {
    size = builtOn.size
    for (const { head } of heads)
      if (head.id !== undefined && head.extends !== undefined && builtOn.has(head.extends))
        builtOn.add(head.id)
  }
  const { uses = [] } = withOwnModule({ ...request, uses: [] }, ruleset)
  const { texts } = ruleset.game
  for (const { document, head } of heads) {
    if (head.id === undefined || head.id === base.id || !builtOn.has(head.id)) continue
    const file = sourceFile(document.name, document.read())
    const loaded = loadRuleset({
      ...request,
      file,
      host: { documents: () => documents },
      uses,
      options: ruleset.options,
      ...(texts === undefined ? {} : { texts }),
    })
    if (loaded.ruleset !== undefined && !loaded.ruleset.game.abstract && !hasErrors(loaded.diagnostics))
      yield loaded.ruleset
  }
}
