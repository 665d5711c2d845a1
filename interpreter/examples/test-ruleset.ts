import type { CheckedGame } from '../../grammar/check/check.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { Example } from '../../grammar/examples/example.ts'
import { configure, loadRuleset, planExample, variantOf, withOwnModule } from '../../grammar/load.ts'
import type { Ruleset, RulesetRequest } from '../../grammar/load.ts'
import { Fault } from '../program.ts'
import type { Program } from '../program.ts'
import type { Failure } from './run.ts'
import { programOf, runExample } from './run.ts'

/** What became of one example. */
export interface ExampleResult {
  readonly example: Example
  /** The game under whose rules it was played. */
  readonly game: string
  /** It was written for another game or module, which this one is built on. */
  readonly inherited: boolean
  readonly outcome:
    | { readonly kind: 'passed' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    /** It could not be played at all; the diagnostics say what is wrong with it. */
    | { readonly kind: 'unreadable' }
    /** It turned out differently, as `changes:` says it should. */
    | { readonly kind: 'overturned' }
    /** It needs pieces or modules that this game does not have. */
    | { readonly kind: 'left out'; readonly why: string }
}

export interface TestReport {
  readonly results: readonly ExampleResult[]
  readonly diagnostics: readonly Diagnostic[]
  /** Labels under `changes:` of examples that turn out as they did before. */
  readonly notOverturned: readonly string[]
}

/**
 * Runs all examples of a ruleset: its own, and those of everything that it is built on, under its own rules. Examples of an
 * abstract game run in the game that each of them names, and those of a module for one in that game with the module. `programFor` may give a program that notes what its rules do.
 */
export function testRuleset(
  request: RulesetRequest,
  programFor: (checked: CheckedGame) => Program = programOf,
): TestReport {
  const { ruleset, diagnostics } = loadRuleset(request)
  const all: Diagnostic[] = [...diagnostics]
  if (ruleset === undefined || all.some((d) => d.severity === 'error'))
    return { results: [], diagnostics: all, notOverturned: [] }
  const results: ExampleResult[] = []
  for (const example of ruleset.examples) {
    const result = testExample(request, ruleset, example, all, programFor)
    if (result !== undefined) results.push(result)
  }
  // What a module or base says of its own changes need not hold in everything that is built on it.
  const own = ruleset.game.overturned.filter((label) => label.span.file.name === request.file.name)
  const expected = new Set(own.map((label) => label.text))
  const overturned = new Set(
    results.flatMap((r) => (r.outcome.kind === 'overturned' ? [r.example.label] : [])),
  )
  return { results, diagnostics: all, notOverturned: [...expected].filter((label) => !overturned.has(label)) }
}

function testExample(
  request: RulesetRequest,
  ruleset: Ruleset,
  example: Example,
  diagnostics: Diagnostic[],
  programFor: (checked: CheckedGame) => Program,
): ExampleResult | undefined {
  const own = ruleset.game.layers.map((layer) => layer.id)
  const named = example.game?.text
  // What belongs to a sibling says nothing of this game.
  if (named !== undefined && !own.includes(named) && !ruleset.game.abstract) return undefined
  const game = named !== undefined && !own.includes(named) ? named : ruleset.game.id
  const inherited = example.layer.index !== ruleset.game.layers.at(-1)?.index || game !== (named ?? game)
  const loaded = variantOf(
    game === ruleset.game.id ? request : withOwnModule(request, ruleset),
    ruleset,
    game,
    example,
  )
  const result = (outcome: ExampleResult['outcome']): ExampleResult => ({
    example,
    game,
    inherited,
    outcome,
  })
  if (example.refused !== undefined) {
    const { refused } = example
    const said = loaded?.diagnostics.find((d) => d.message.includes(refused.text))
    return result(
      said !== undefined
        ? { kind: 'passed' }
        : {
            kind: 'failed',
            failure: { span: refused.span, message: 'Nothing is refused with these words.' },
          },
    )
  }
  const variantRuleset = loaded?.ruleset
  if (variantRuleset === undefined)
    return result({ kind: 'left out', why: `there is no game called ${game}` })
  if (loaded?.diagnostics.some((d) => d.severity === 'error') === true)
    return result({ kind: 'left out', why: 'its modules do not go together here' })
  const options = new Map([
    ...ruleset.options,
    ...example.with.map((w) => [w.name.text, w.value.text] as const),
  ])
  const { configured, diagnostics: found } = configure(variantRuleset, example.players, options)
  const errors = found.filter((d) => d.severity === 'error')
  if (inherited && errors.length > 0 && errors.every(({ code }) => code === 'ST4010'))
    return result({ kind: 'left out', why: 'it plays with an option that is fixed here' })
  if (configured === undefined || errors.length > 0) {
    diagnostics.push(...found)
    return result({ kind: 'left out', why: 'its game has errors' })
  }
  const { plan, fits, diagnostics: planned } = planExample(configured, example)
  const wrong = planned.find((d) => d.severity === 'error')
  if (wrong !== undefined) {
    if (inherited) return result({ kind: 'left out', why: `it cannot be read here: ${wrong.message}` })
    diagnostics.push(...planned)
    return result({ kind: 'unreadable' })
  }
  if (!fits) {
    const why = 'it needs pieces that are not in the box'
    return inherited
      ? result({ kind: 'left out', why })
      : result({ kind: 'failed', failure: { span: example.span, message: `It cannot be set up: ${why}.` } })
  }
  const failure = played(programFor(configured.checked), plan, example)
  if (failure === undefined) return result({ kind: 'passed' })
  const meant = ruleset.game.overturned.some((label) => label.text === example.label)
  return result(meant ? { kind: 'overturned' } : { kind: 'failed', failure })
}

function played(
  program: Program,
  plan: Parameters<typeof runExample>[1],
  example: Example,
): Failure | undefined {
  try {
    return runExample(program, plan)
  } catch (thrown) {
    if (thrown instanceof Fault) return { span: example.span, message: thrown.message }
    throw thrown
  }
}
