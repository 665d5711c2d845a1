import { unreadNames } from './check/whole-game/never-read.ts'
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
import { namesInSections } from './check/sections/section-uses.ts'
import type { NameTables } from './names/tables.ts'
import type { SourceFile } from './source/source-file.ts'
import type { YamlMap } from './yaml/tree.ts'

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
  /** Names that nothing reads are told, too: of a game that somebody still writes at, most are not read yet. */
  readonly tellsUnread?: boolean
  /** Checks made before that had nothing to say. */
  readonly checks?: KnownChecks
  /** The words of a language that the game is shown in. */
  readonly texts?: YamlMap
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
  const { file, host, uses = [], known = new KnownDocuments(), texts } = request
  const game = loadGame({ file, host, uses, known, texts }, diagnostics)
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
  const { ruleset, diagnostics, configured } = last(checkInSteps(request))
  if (request.tellsUnread !== true || configured === undefined || hasErrors(diagnostics))
    return { ruleset, diagnostics }
  const unread = unreadNames(configured.ruleset.game, configured.checked.names)
  return { ruleset, diagnostics: [...diagnostics, ...unread] }
}

/** What checking has come to so far. */
export interface Checking extends Loaded {
  /** The game for its smallest number of players, with what is known of its names. */
  readonly configured: Configured | undefined
  /** Names in every game in which something of these documents was read, that one first: examples are about several. */
  readonly everywhere: readonly NameTables[]
}

/**
 * The same step by step, for those who want to say soon what they know: first for the smallest number of players and without
 * examples, then with all that there is.
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
  for (const step of checkPlayable(playable, what, checks)) {
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
        // Words of a language are for all games on a base, which have names of their own.
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
 * Examples of this very file that are about another game than the one it was checked as, or about other modules or
 * options: each is read in the game that it names.
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

function optionPair({ name, value }: Example['with'][number]): readonly [string, string] {
  return [name.text, value.text]
}

/** An example that is about the game as it is. */
function isReadHere(example: Example, ruleset: Ruleset): boolean {
  // With a file of data the game is another one than that which its examples are about.
  const { id, shown } = ruleset.game
  const isOfAnother = shown !== undefined || (example.game !== undefined && example.game.text !== id)
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

/**
 * The playable games within reach that extend an abstract one, with the module in use that was loaded and the words of the
 * language that it was loaded for.
 */
function* playablesOn(ruleset: Ruleset, request: RulesetRequest): Generator<Ruleset> {
  const base = [...ruleset.game.layers].reverse().find((layer) => layer.kind === 'game')
  if (base === undefined) return
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

interface FoundPlayable {
  readonly found: readonly Diagnostic[]
  readonly configured: Configured | undefined
  /** Where examples were read, and the game itself. */
  readonly everywhere: readonly ExamplesRead[]
  readonly isComplete: boolean
}

function* checkPlayable(ruleset: Ruleset, what: string, checks: KnownChecks): Generator<FoundPlayable> {
  const { game, options } = ruleset
  const all: Diagnostic[] = []
  const unreadable: Diagnostic[] = []
  const [fewest] = ruleset.playerCounts
  let first: Judged | undefined
  const readings: ExamplesRead[] = []
  for (const players of fewest === undefined ? [undefined] : ruleset.playerCounts) {
    const judged = judge(ruleset, players, options, what, checks)
    const { diagnostics: found } = judged
    all.push(...found)
    if (players === fewest) {
      first = judged
      yield {
        found: withoutRepeats(all),
        get configured() {
          return judged.configured
        },
        everywhere: [],
        isComplete: false,
      }
    }
    if (hasErrors(found)) continue
    const examples = ruleset.examples.filter(
      (example) =>
        isReadHere(example, ruleset) &&
        example.refused === undefined &&
        (example.players ?? fewest) === players,
    )
    const read = examplesRead(judged, game, examples, checks)
    if (examples.length > 0 || players === fewest) readings.push(read)
    for (const [example, diagnostics] of read.found) {
      const isInherited = example.layer.index !== game.layers.at(-1)?.index
      const wrong = diagnostics.find(({ severity }) => severity === 'error')
      if (!isInherited) all.push(...diagnostics)
      else if (wrong !== undefined) unreadable.push(wrong)
    }
  }
  if (game.data.size > 0 && !hasErrors(all))
    for (const others of otherFiles(first?.configured))
      all.push(...judge(ruleset, fewest, others, what, checks).diagnostics)
  yield {
    found: [...withoutRepeats(all), ...unreadHere(unreadable)],
    get configured() {
      return first?.configured
    },
    everywhere: readings,
    isComplete: true,
  }
}

/** What reading examples in a game came to; those that are known to be sound are read when somebody asks for names. */
interface ExamplesRead {
  readonly judged: Judged
  readonly found: ReadonlyMap<Example, readonly Diagnostic[]>
  readonly passedOver: Example[]
}

function examplesRead(
  judged: Judged,
  game: MergedGame,
  examples: readonly Example[],
  checks: KnownChecks,
): ExamplesRead {
  const found = new Map<Example, readonly Diagnostic[]>()
  if (!judged.isKnown && judged.configured === undefined) return { judged, found, passedOver: [] }
  const offers = judged.isKnown ? undefined : offersOf(judged.configured)
  const [passedOver, others] = partedBy(examples, checks.soundExamples(judged.key, game, offers))
  for (const example of others) {
    const { configured } = judged
    if (configured !== undefined) found.set(example, planExample(configured, example).diagnostics)
  }
  const sound = examples.filter((example) => (found.get(example) ?? []).length === 0)
  checks.noteExamples(judged.key, game, offers, sound)
  return { judged, found, passedOver: [...passedOver] }
}

function partedBy<T>(list: readonly T[], fits: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  const parts = Map.groupBy(list, fits)
  return [parts.get(true) ?? [], parts.get(false) ?? []]
}

/** The game in which examples were read, with the names in those that were passed over. */
function readingOf({ judged: { configured }, passedOver }: ExamplesRead): readonly Configured[] {
  if (configured === undefined) return []
  for (const example of passedOver.splice(0))
    configured.checked.names.later(() => void planExample(configured, example))
  return [configured]
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
