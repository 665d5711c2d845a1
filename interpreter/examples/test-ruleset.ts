import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { hasErrors, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { Example, ExamplePlan } from '../../grammar/examples/example.ts'
import {
  checkRuleset,
  configure,
  loadRuleset,
  optionPair,
  planExample,
  variantOf,
  withOwnModule,
} from '../../grammar/load.ts'
import type { Loaded, Ruleset, RulesetRequest } from '../../grammar/load.ts'
import { wholeMessage } from '../match/refused.ts'
import { Fault, type Program } from '../program/program.ts'
import { rulePlaceOf } from '../program/rule-place.ts'
import { unknownTo, type Unknown } from './decline-unknown.ts'
import { insideEndedLoop } from './inside-loops.ts'
import { lackingText } from './lack-text.ts'
import { programOf, runWithSeed, type Failure } from './run.ts'

/** The outcome of one example. */
export interface ExampleResult {
  readonly example: Example
  /** The game under whose rules it was run. */
  readonly game: string
  /** True if it was written for another game or module, on which this one is built. */
  readonly inherited: boolean
  readonly outcome:
    /** `otherwise`: how it fails with other results of chance. */
    | { readonly kind: 'passed'; readonly otherwise?: Failure | undefined }
    /** `isByChance`: it would pass with other results of chance. */
    | { readonly kind: 'failed'; readonly failure: Failure; readonly isByChance?: boolean }
    /** It could not be run at all; the diagnostics give the reason. */
    | { readonly kind: 'unreadable' }
    /** It failed, as `changes:` announces. */
    | { readonly kind: 'overturned' }
    /** It needs pieces or modules that this game does not have. */
    | { readonly kind: 'left out'; readonly why: string }
}

export interface TestReport {
  readonly results: readonly ExampleResult[]
  readonly diagnostics: readonly Diagnostic[]
  /** Labels under `changes:` of examples that still pass. */
  readonly notOverturned: readonly string[]
}

/**
 * Runs all examples of a ruleset: its own and those of everything it is built on, under its own rules. Examples of an
 * abstract game run in the game that each of them names, and those of a module for one run in that game with the
 * module. `programFor` may supply a program that records which rules take effect. `tries`: the number of other results
 * of chance with which the ruleset's own examples are tried if they leave something to chance.
 */
export function testRuleset(
  request: RulesetRequest,
  programFor: (checked: CheckedGame) => Program = programOf,
  tries = 0,
  loaded = loadRuleset(request),
): TestReport {
  const { ruleset } = loaded
  const { examples, diagnostics } = readyExamples(request, loaded)
  if (ruleset === undefined || examples.length === 0) {
    // Without examples nothing else would notice that the game cannot be played.
    const unseen = hasErrors(diagnostics)
      ? []
      : checkRuleset(request).diagnostics.filter(({ severity }) => severity === 'error')
    return { results: [], diagnostics: [...diagnostics, ...unseen], notOverturned: [] }
  }
  const programs = new Map<CheckedGame, Program>()
  const results = examples.map((one) =>
    one.run((checked) => {
      const program = programs.get(checked) ?? programFor(checked)
      programs.set(checked, program)
      return program
    }, tries),
  )
  // Expectations of a module or base need not hold in everything built on it.
  const own = ruleset.game.overturned.filter((label) => label.span.file.name === request.file.name)
  const expected = new Set(own.map((label) => label.text))
  const overturned = new Set(
    results.flatMap((r) => (r.outcome.kind === 'overturned' ? [r.example.label] : [])),
  )
  return { results, diagnostics, notOverturned: [...expected].filter((label) => !overturned.has(label)) }
}

/** An example that can be run on its own. */
interface ReadyExample {
  readonly example: Example
  /** Runs it on the program that this function returns for its game. */
  readonly run: (programOf: (checked: CheckedGame) => Program, tries?: number) => ExampleResult
}

/**
 * All examples of a ruleset, to be run in any order. Programs contain the examples' conditions, so create none before.
 * `checked`: games of this ruleset that are already checked, by number of players.
 */
export function readyExamples(
  request: RulesetRequest,
  { ruleset, diagnostics }: Loaded,
  checked: ReadonlyMap<number, ReturnType<typeof configure>> = new Map(),
): { readonly examples: readonly ReadyExample[]; readonly diagnostics: readonly Diagnostic[] } {
  const all: Diagnostic[] = [...diagnostics]
  if (ruleset === undefined || all.some((d) => d.severity === 'error'))
    return { examples: [], diagnostics: all }
  const games = new PreparedGames(ruleset, checked)
  const examples = ruleset.examples.flatMap((example): readonly ReadyExample[] => {
    const one = prepare(request, ruleset, example, all, games)
    if (one === undefined) return []
    return [
      {
        example,
        run: (program, tries = 0) => ('outcome' in one ? one : run(one, program, ruleset, tries)),
      },
    ]
  })
  return { examples, diagnostics: all }
}

/** An example that can be run. */
interface Prepared extends Omit<ExampleResult, 'outcome'> {
  readonly plan: ExamplePlan
  /** Documents of its game for which it was not written. */
  readonly unknown: Unknown
  readonly checked: CheckedGame
}

type PreparedGame = ReturnType<typeof configure>

/** Cache of the games that examples are about: one for each choice of game, modules, options and number of players. */
class PreparedGames {
  private readonly rulesets = new Map<string, Loaded>()
  private readonly known = new Map<string, PreparedGame>()
  private readonly own: Ruleset
  private readonly checked: ReadonlyMap<number, PreparedGame>

  constructor(own: Ruleset, checked: ReadonlyMap<number, PreparedGame>) {
    this.own = own
    this.checked = checked
  }

  /** The ruleset that an example is about, by game and modules. */
  loaded(example: Example, game: string, load: () => Loaded | undefined): Loaded | undefined {
    const key = JSON.stringify([game, example.uses.map(({ text }) => text)])
    const cached = this.rulesets.get(key)
    if (cached !== undefined) return cached
    const loaded = load()
    if (loaded !== undefined) this.rulesets.set(key, loaded)
    return loaded
  }

  configured(ruleset: Ruleset, example: Example, options: ReadonlyMap<string, string>): PreparedGame {
    const uses = example.uses.map(({ text }) => text)
    const key = JSON.stringify([ruleset.game.id, uses, example.players, [...options]])
    const cached = this.known.get(key)
    if (cached !== undefined) return cached
    const isUsual = ruleset === this.own && example.with.length === 0
    const players = example.players ?? ruleset.playerCounts[0]
    const before = isUsual && players !== undefined ? this.checked.get(players) : undefined
    const found = before ?? configure(ruleset, example.players, options)
    // Errors in examples go into the same list but are not errors of the game.
    const prepared: PreparedGame = { ...found, diagnostics: [...found.diagnostics] }
    this.known.set(key, prepared)
    return prepared
  }
}

/** Prepares an example. If it cannot be run, returns its outcome at once. */
function prepare(
  request: RulesetRequest,
  ruleset: Ruleset,
  example: Example,
  diagnostics: Diagnostic[],
  games: PreparedGames,
): ExampleResult | Prepared | undefined {
  const own = ruleset.game.layers.map((layer) => layer.id)
  const named = example.game?.text
  // Examples of a sibling say nothing about this game.
  if (named !== undefined && !own.includes(named) && !ruleset.game.abstract) return undefined
  const game = named !== undefined && !own.includes(named) ? named : ruleset.game.id
  const inherited = example.layer.index !== ruleset.game.layers.at(-1)?.index || game !== (named ?? game)
  const loaded = games.loaded(example, game, () =>
    variantOf(game === ruleset.game.id ? request : withOwnModule(request, ruleset), ruleset, game, example),
  )
  const result = (outcome: ExampleResult['outcome']): ExampleResult => ({
    example,
    game,
    inherited,
    outcome,
  })
  if (example.refused !== undefined) {
    const { refused } = example
    const diagnostic = loaded?.diagnostics.find((d) => d.message.includes(refused.text))
    return result(
      diagnostic !== undefined
        ? { kind: 'passed' }
        : {
            kind: 'failed',
            failure: { span: refused.span, message: 'No rule refuses with these words.' },
          },
    )
  }
  const variantRuleset = loaded?.ruleset
  if (variantRuleset === undefined)
    return result({ kind: 'left out', why: `there is no game called ${game}` })
  if (loaded?.diagnostics.some((d) => d.severity === 'error') === true)
    return result({ kind: 'left out', why: 'its modules do not go together here' })
  const options = new Map([...ruleset.options, ...example.with.map(optionPair)])
  const prepared = games.configured(variantRuleset, example, options)
  const { configured, diagnostics: found } = prepared
  const errors = found.filter((d) => d.severity === 'error')
  if (inherited && errors.length > 0 && errors.every(({ code }) => code === 'ST4010'))
    return result({ kind: 'left out', why: 'it plays with an option that is fixed here' })
  const [tooMany] = errors.filter(({ code }) => code === 'ST4007')
  if (inherited && tooMany !== undefined && errors.length === 1)
    return result({ kind: 'left out', why: `it needs another number of players. ${tooMany.message}` })
  if (configured === undefined || errors.length > 0) {
    for (const each of found) if (!diagnostics.includes(each)) diagnostics.push(each)
    return result({ kind: 'left out', why: 'its game has errors' })
  }
  const { plan, lack, diagnostics: planned } = planExample(configured, example)
  const wrong = planned.find((d) => d.severity === 'error')
  if (wrong !== undefined) {
    if (inherited) return result({ kind: 'left out', why: `it cannot be read here: ${wrong.message}` })
    diagnostics.push(...planned)
    return result({ kind: 'unreadable' })
  }
  if (lack !== undefined) {
    if (inherited) return result({ kind: 'left out', why: 'it needs pieces that are not in the box' })
    return result({
      kind: 'failed',
      failure: { span: lack.span, message: lackingText(configured.checked, plan, lack) },
    })
  }
  const unknown = unknownTo(variantRuleset.game, example)
  return { example, game, inherited, plan, unknown, checked: configured.checked }
}

function run(
  { example, game, inherited, plan, unknown, checked }: Prepared,
  programFor: (checked: CheckedGame) => Program,
  ruleset: Ruleset,
  tries: number,
): ExampleResult {
  const as = (outcome: ExampleResult['outcome']): ExampleResult => ({ example, game, inherited, outcome })
  const program = programFor(checked)
  const { failure, isByChance } = played(program, plan, example)
  const others = isByChance && !inherited ? tries : 0
  if (failure === undefined) {
    for (let other = 1; other <= others; other++) {
      const otherwise = played(program, plan, example, undefined, `${example.label} ${other}`).failure
      if (otherwise !== undefined) return as({ kind: 'passed', otherwise })
    }
    return as({ kind: 'passed' })
  }
  if (inherited && failure.code !== undefined)
    return as({ kind: 'left out', why: `its position is none of this game: ${failure.message}` })
  if (ruleset.game.overturned.some((label) => label.text === example.label)) return as({ kind: 'overturned' })
  // It may fail only because of a new question, which can be declined.
  const stillFails = unknown.size === 0 || played(program, plan, example, unknown).failure !== undefined
  if (!stillFails) return as({ kind: 'passed' })
  const seeds = Array.from({ length: others }, (_, other) => `${example.label} ${other + 1}`)
  const mayPass = seeds.some((seed) => played(program, plan, example, unknown, seed).failure === undefined)
  const hint = failure.hint ?? insideEndedLoop(program, plan)
  return as({
    kind: 'failed',
    failure: hint === undefined ? failure : { ...failure, hint },
    ...(mayPass ? { isByChance: true } : {}),
  })
}

function played(
  program: Program,
  plan: ExamplePlan,
  example: Example,
  unknown: Unknown = new Set(),
  seed = example.label,
): ReturnType<typeof runWithSeed> {
  try {
    return runWithSeed(program, plan, unknown, seed)
  } catch (thrown) {
    if (thrown instanceof Fault) {
      const rule = rulePlaceOf(program.ir, thrown.origin)
      const where = rule === undefined ? '' : ` The rule is at ${rule.file}:${rule.line}.`
      return { failure: { span: example.span, message: `${wholeMessage(thrown)}${where}` }, isByChance: true }
    }
    throw thrown
  }
}
