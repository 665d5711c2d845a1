import { checkGame } from './check/check.ts'
import type { CheckedGame } from './check/check.ts'
import { withRemovals } from './merge/removed.ts'
import { buildWorld } from './check/world/build-world.ts'
import type { World } from './check/world/world.ts'
import { Diagnostics, hasErrors } from './diagnostics/diagnostic.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { withoutFollowUps, withoutUses } from './diagnostics/follow-ups.ts'
import type { Example, ExamplePlan } from './examples/example.ts'
import { readGiven } from './examples/given.ts'
import { readPlay } from './examples/play.ts'
import { useInExample } from './examples/uses.ts'
import { readExamples } from './examples/read.ts'
import { KnownDocuments } from './document/known-documents.ts'
import { scanHead } from './document/scan-head.ts'
import { KnownChecks } from './known-checks.ts'
import { loadGame } from './merge/load-game.ts'
import type { MergedGame } from './merge/merged.ts'
import type { HostDocument, RulesetHost } from './source/host.ts'
import { sourceFile } from './source/source-file.ts'
import type { SourceFile } from './source/source-file.ts'

export interface RulesetRequest {
  readonly file: SourceFile
  /** Where `extends`, `uses` and examples are looked up. */
  readonly host: RulesetHost
  /** Modules used besides those that the file names. */
  readonly uses?: readonly string[]
  /** Options, as an author would write their values. */
  readonly options?: ReadonlyMap<string, string>
  /** Documents that were read before; whoever checks often keeps them. */
  readonly known?: KnownDocuments
  /** Checks made before that had nothing to say. */
  readonly checks?: KnownChecks
}

/** A ruleset as text understood: still for any number of players that it allows. */
export interface Ruleset {
  readonly game: MergedGame
  /** Numbers of players that it can be played by, ascending. */
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
  /** undefined if it could not even be merged. */
  readonly ruleset: Ruleset | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a document and all that it is made of. What is wrong with the rules themselves is said by `configure`. */
export function loadRuleset(request: RulesetRequest): Loaded {
  const diagnostics = new Diagnostics()
  const options = request.options ?? new Map<string, string>()
  const { file, host, uses = [], known = new KnownDocuments() } = request
  const game = loadGame({ file, host, uses, known }, diagnostics)
  if (game === undefined) return { ruleset: undefined, diagnostics: diagnostics.list }
  const examples = readExamples(game, diagnostics)
  const ruleset: Ruleset = { game, playerCounts: playerCounts(game), examples, host, options }
  return { ruleset, diagnostics: diagnostics.list }
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
 * Checks a ruleset for one number of players (the smallest if none is given) and makes its IR. With errors among the
 * diagnostics the IR must not be run.
 */
export function configure(
  ruleset: Ruleset,
  players: number | undefined,
  options: ReadonlyMap<string, string> = ruleset.options,
): { readonly configured: Configured | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics()
  const told = () => withoutUses(withRemovals(ruleset.game, diagnostics.list))
  const world = buildWorld(ruleset.game, { players, options }, diagnostics)
  if (world === undefined) return { configured: undefined, diagnostics: told() }
  const checked = checkGame(ruleset.game, world, diagnostics)
  return { configured: { ruleset, world, checked }, diagnostics: told() }
}

/**
 * Everything that is wrong with a ruleset, its own examples included (they are checked, not run), for every number of
 * players that it allows. What is not playable by itself, an abstract game or a module for one, is checked in the first
 * playable game within reach that is built on it.
 */
export function checkRuleset(request: RulesetRequest): Loaded {
  const { ruleset, diagnostics } = last(checkInSteps(request))
  return { ruleset, diagnostics }
}

/** What checking has come to so far. */
export interface Checking extends Loaded {
  /** The game for its smallest number of players, with what is known of its names. */
  readonly configured: Configured | undefined
}

/**
 * The same step by step, for those who want to say soon what they know: first for the smallest number of players and without
 * examples, then with all that there is.
 */
export function* checkInSteps(request: RulesetRequest): Generator<Checking> {
  const { ruleset, diagnostics } = loadRuleset(request)
  const playable = ruleset === undefined || !ruleset.game.abstract ? ruleset : playableOn(ruleset, request)
  if (ruleset === undefined || playable === undefined || (ruleset.game.abstract && hasErrors(diagnostics))) {
    yield { ruleset, diagnostics, configured: undefined }
    return
  }
  const { checks = new KnownChecks() } = request
  for (const step of checkPlayable(playable, `${request.file.name} ${request.uses?.join() ?? ''}`, checks)) {
    const all = [...diagnostics, ...withoutFollowUps(diagnostics, step.found)]
    const elsewhere =
      step.isComplete && !hasErrors(all) ? checkElsewhere(playable, withOwnModule(request, ruleset)) : []
    yield {
      ruleset,
      diagnostics: [...all, ...elsewhere],
      get configured() {
        return step.configured
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
 * Examples of this very file that are about another game than the one it was checked as, or about other modules or
 * options: each is read in the game that it names.
 */
function checkElsewhere(ruleset: Ruleset, request: RulesetRequest): readonly Diagnostic[] {
  const all: Diagnostic[] = []
  const configurations = new Map<string, ReturnType<typeof configure>>()
  for (const example of ruleset.examples) {
    if (example.span.file.name !== request.file.name || isReadHere(example, ruleset)) continue
    if (example.refused !== undefined) continue
    const { uses, with: fixed, game, players } = example
    const key = JSON.stringify([game?.text, players, uses.map((u) => u.text), fixed.map(optionPair)])
    let found = configurations.get(key)
    if (found === undefined) {
      const variant = variantOf(request, ruleset, game?.text ?? ruleset.game.id, example)
      if (variant?.ruleset === undefined || hasErrors(variant.diagnostics)) continue
      const options = new Map([...ruleset.options, ...fixed.map(optionPair)])
      found = configure(variant.ruleset, players, options)
      configurations.set(key, found)
      all.push(...found.diagnostics)
    }
    if (found.configured !== undefined && !hasErrors(found.diagnostics))
      all.push(...planExample(found.configured, example).diagnostics)
  }
  return all
}

function optionPair({ name, value }: Example['with'][number]): readonly [string, string] {
  return [name.text, value.text]
}

/** An example that is about the game as it is. */
function isReadHere(example: Example, ruleset: Ruleset): boolean {
  const isOfAnother = example.game !== undefined && example.game.text !== ruleset.game.id
  return !isOfAnother && example.uses.length === 0 && example.with.length === 0
}

/**
 * A game with the modules that an example uses; undefined if no such game is within reach. What it
 * says under `with` is for `configure`.
 */
export function variantOf(
  request: RulesetRequest,
  ruleset: Ruleset,
  game: string,
  example: Example,
): Loaded | undefined {
  const uses = [...(request.uses ?? []), ...example.uses.map((u) => u.text)]
  if (game === ruleset.game.id && example.uses.length === 0) return { ruleset, diagnostics: [] }
  const own: HostDocument = { name: request.file.name, place: 'beside', read: () => request.file.text }
  const documents = [own, ...request.host.documents()]
  const found = documents.find((d) => scanHead((d.head ?? d.read)()).id === game)
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

/** A module, or a file of its examples, is about games that use it. */
export function withOwnModule(request: RulesetRequest, { game }: Ruleset): RulesetRequest {
  const top = game.layers.at(-1)
  if (top?.kind !== 'module' || top.id !== game.id) return request
  return { ...request, uses: [...(request.uses ?? []), top.id] }
}

/** The first playable game within reach that extends an abstract one; for a module with the module in use. */
function playableOn(ruleset: Ruleset, request: RulesetRequest): Ruleset | undefined {
  const base = [...ruleset.game.layers].reverse().find((layer) => layer.kind === 'game')
  if (base === undefined) return undefined
  const own: HostDocument = { name: request.file.name, place: 'beside', read: () => request.file.text }
  const documents = [own, ...request.host.documents()]
  const heads = documents.map((document) => ({
    document,
    head: scanHead((document.head ?? document.read)()),
  }))
  const builtOn = new Set([base.id])
  // Games may stand in any order, so look again until nothing new is found.
  for (let size = 0; size !== builtOn.size;) {
    size = builtOn.size
    for (const { head } of heads)
      if (head.id !== undefined && head.extends !== undefined && builtOn.has(head.extends))
        builtOn.add(head.id)
  }
  const { uses = [] } = withOwnModule({ ...request, uses: [] }, ruleset)
  for (const { document, head } of heads) {
    if (head.id === undefined || head.id === base.id || !builtOn.has(head.id)) continue
    const file = sourceFile(document.name, document.read())
    const loaded = loadRuleset({
      ...request,
      file,
      host: { documents: () => documents },
      uses,
      options: ruleset.options,
    })
    if (loaded.ruleset !== undefined && !loaded.ruleset.game.abstract && !hasErrors(loaded.diagnostics))
      return loaded.ruleset
  }
  return undefined
}

interface FoundPlayable {
  readonly found: readonly Diagnostic[]
  readonly configured: Configured | undefined
  readonly isComplete: boolean
}

function* checkPlayable(ruleset: Ruleset, what: string, checks: KnownChecks): Generator<FoundPlayable> {
  const { game, examples, options } = ruleset
  const all: Diagnostic[] = []
  const unreadable: Diagnostic[] = []
  const [fewest] = ruleset.playerCounts
  let first: Judged | undefined
  /** Those of the first number of players with which nothing is wrong; their names are of interest all the same. */
  const passedOver: Example[] = []
  for (const players of fewest === undefined ? [undefined] : ruleset.playerCounts) {
    const judged = judge(ruleset, players, options, what, checks)
    const { key, diagnostics: found } = judged
    all.push(...found)
    if (players === fewest) {
      first = judged
      yield {
        found: withoutRepeats(all),
        get configured() {
          return judged.configured
        },
        isComplete: false,
      }
    }
    if (hasErrors(found) || (!judged.isKnown && judged.configured === undefined)) continue
    const offers = judged.isKnown ? undefined : offersOf(judged.configured)
    const isSound = checks.soundExamples(key, game, offers)
    const sound: Example[] = []
    for (const example of examples) {
      if (!isReadHere(example, ruleset) || example.refused !== undefined) continue
      if ((example.players ?? fewest) !== players) continue
      if (isSound(example)) {
        sound.push(example)
        if (players === fewest) passedOver.push(example)
        continue
      }
      const { configured } = judged
      if (configured === undefined) continue
      const { diagnostics } = planExample(configured, example)
      if (diagnostics.length === 0) sound.push(example)
      const isInherited = example.layer.index !== game.layers.at(-1)?.index
      const wrong = diagnostics.find(({ severity }) => severity === 'error')
      if (!isInherited) all.push(...diagnostics)
      else if (wrong !== undefined) unreadable.push(wrong)
    }
    checks.noteExamples(key, game, offers, sound)
  }
  if (game.data.size > 0 && !hasErrors(all))
    for (const others of otherFiles(first?.configured))
      all.push(...judge(ruleset, fewest, others, what, checks).diagnostics)
  yield {
    found: [...withoutRepeats(all), ...unreadHere(unreadable)],
    get configured() {
      const configured = first?.configured
      for (const example of passedOver.splice(0))
        if (configured !== undefined)
          configured.checked.names.later(() => void planExample(configured, example))
      return configured
    },
    isComplete: true,
  }
}

/** The choices of options by which the rules are held against every file of data, but for the one they were held against. */
function* otherFiles(configured: Configured | undefined): Generator<ReadonlyMap<string, string>> {
  if (configured === undefined || configured.ruleset.game.shown !== undefined) return
  const { ruleset, world } = configured
  for (const [name, { of, file }] of world.chosen) {
    if (ruleset.options.has(name) || world.options.find((one) => one.name === name)?.fixed === true) continue
    for (const other of of.files) if (other !== file) yield new Map([...ruleset.options, [name, other.name]])
  }
}

/** What checking a game has to say. What is known to be sound is not checked until somebody asks for more than that. */
interface Judged {
  /** What the check is known by. */
  readonly key: string
  readonly isKnown: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly configured: Configured | undefined
}

function judge(
  ruleset: Ruleset,
  players: number | undefined,
  options: ReadonlyMap<string, string>,
  what: string,
  checks: KnownChecks,
): Judged {
  const key = JSON.stringify([what, ruleset.game.id, players, [...options]])
  const check = (): ReturnType<typeof configure> => configure(ruleset, players, options)
  if (checks.isSound(key, ruleset.game)) {
    let made: ReturnType<typeof configure> | undefined
    return {
      key,
      isKnown: true,
      diagnostics: [],
      get configured() {
        return (made ??= check()).configured
      },
    }
  }
  const { configured, diagnostics } = check()
  if (configured !== undefined && diagnostics.length === 0) checks.noteGame(key, ruleset.game)
  return { key, isKnown: false, configured, diagnostics }
}

/** Which actions are offered together: examples ask for that, and it follows from the steps. */
function offersOf(configured: Configured | undefined): string {
  return JSON.stringify(
    configured?.checked.elaboration.asks.map(({ ask }) => ask.offers.map(({ action }) => action)),
  )
}

/** What is wrong for one number of players mostly is so for others, and is said once. */
function withoutRepeats(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set<string>()
  return all.filter(({ code, message, span }) => {
    const key = `${code} ${span?.file.name ?? ''} ${span?.start ?? -1} ${message}`
    const isNew = !said.has(key)
    said.add(key)
    return isNew
  })
}

/** Examples of the games that this one is built on may speak of what it has done away with; that is one thing to say. */
function unreadHere(wrong: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first] = wrong
  if (first === undefined) return []
  const many = wrong.length === 1 ? 'An inherited example' : `${wrong.length} inherited examples`
  return [
    {
      code: 'ST6013',
      severity: 'warning',
      message: `${many} cannot be read in this game. ${wrong.length === 1 ? 'There' : 'In the first'}: ${first.message}`,
      ...(first.span === undefined ? {} : { span: first.span }),
      why: 'They speak of something that the game has no longer, or that has another name in it.',
      help: 'If that is meant, all is well: they are left out. If not, look at what you have changed.',
    },
  ]
}

/** Makes an example ready to be run in a configured game. */
export function planExample(
  configured: Configured,
  example: Example,
): { readonly plan: ExamplePlan; readonly fits: boolean; readonly diagnostics: readonly Diagnostic[] } {
  const { checked } = configured
  const before = checked.elaboration.diagnostics.list.length
  const diagnostics = checked.elaboration.diagnostics
  checked.names.later(() => useInExample(checked, example))
  const given = readGiven(checked, example, diagnostics)
  const steps = readPlay(checked, example, given.labels, diagnostics)
  const { aside, placed, groups, stores, entry } = given
  const plan: ExamplePlan = { example, aside, placed, groups, stores, entry, steps }
  return { plan, fits: !given.doesNotFit, diagnostics: diagnostics.list.slice(before) }
}
