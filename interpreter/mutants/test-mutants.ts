import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { configure, loadRuleset, type Loaded, type RulesetRequest } from '../../grammar/load.ts'
import { cachingHost } from '../../grammar/source/caching-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../closures/program.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import { programOf } from '../examples/run.ts'
import { readyExamples, type ExampleResult } from '../examples/test-ruleset.ts'
import type { Program } from '../program/program.ts'
import { withMutant, type Mutant } from './mutants.ts'

/**
 * The outcome of a mutant: `caught` by an example, `refused` by the checker, `same` if the rules are equivalent, and
 * `survived` if they are not and no example notices.
 */
export type Fate = 'caught' | 'refused' | 'same' | 'survived'

export interface MutantResult {
  readonly mutant: Mutant
  readonly fate: Fate
  /** Labels of examples that noticed it: only the first one, unless all are wanted. */
  readonly by: readonly string[]
}

/**
 * Runs the examples of a ruleset against its mutants, one after the other. The ruleset must pass its own examples. Of
 * those that notice a mutant, `all` run only if requested.
 */
export function* testMutants(
  request: RulesetRequest,
  mutants: Iterable<Mutant>,
  all = false,
): Generator<MutantResult, void, void> {
  const before = { ...request, host: cachingHost(request.host), known: new KnownDocuments() }
  const loaded = loadRuleset(before)
  const whole = checkedFor(loaded)
  const passed = passing(before, loaded, whole?.games)
  for (const mutant of mutants) {
    const file = sourceFile(request.file.name, withMutant(mutant))
    yield { mutant, ...judged({ ...before, file }, whole, passed, all) }
  }
}

/** An example that the ruleset passes. */
interface Passed {
  readonly label: string
  /** True if listing its moves on the reference takes longer than generating code and running it. */
  readonly isLong: boolean
}

/** An example with this many executed steps and visits is long. */
const LONG = 100_000

/** Work budget of an answer of a mutant, in examples that are not long. A mutant that takes more is noticed. */
const MUTANT_WORK = 4 * LONG

/** The passing examples of a ruleset, fastest first. */
function passing(
  request: RulesetRequest,
  loaded: Loaded,
  games: ReadonlyMap<number, ReturnType<typeof configure>> | undefined,
): Passed[] {
  const programs = new Programs(programOf)
  const passed = readyExamples(request, loaded, games).examples.flatMap(({ example, run }) => {
    const before = programs.worked()
    const isPassed = isFine(run(programs.reference))
    return isPassed ? [{ label: example.label, work: programs.worked() - before }] : []
  })
  return passed.sort((a, b) => a.work - b.work).map(({ label, work }) => ({ label, isLong: work > LONG }))
}

/** Both back ends for the games of one ruleset, created lazily. */
class Programs {
  private readonly programOf: (checked: CheckedGame) => Program
  private readonly slow = new Map<CheckedGame, Program>()
  private readonly fast = new Map<CheckedGame, Program>()

  constructor(reference: (checked: CheckedGame) => Program) {
    this.programOf = reference
  }

  readonly reference = (checked: CheckedGame): Program => {
    const program = this.slow.get(checked) ?? this.programOf(checked)
    this.slow.set(checked, program)
    return program
  }

  readonly generated = (checked: CheckedGame): Program => {
    const program = this.fast.get(checked) ?? fastProgram(checked.irNow())
    this.fast.set(checked, program)
    return program
  }

  worked(): number {
    return [...this.slow.values()].reduce((all, program) => all + program.worked(), 0)
  }
}

/** Judges a mutant. In `passed`, an example that notices it moves to the front, because the next mutant is near. */
function judged(
  request: RulesetRequest,
  whole: Checked | undefined,
  passed: Passed[],
  all: boolean,
): Omit<MutantResult, 'mutant'> {
  const loaded = loadRuleset(request)
  const now = checkedFor(loaded)
  if (now === undefined) return { fate: 'refused', by: [] }
  if (whole !== undefined && now.hashes !== '' && now.hashes === whole.hashes) return { fate: 'same', by: [] }
  const { examples, diagnostics } = readyExamples(request, loaded, now.games)
  if (examples.length === 0 && hasErrors(diagnostics)) return { fate: 'refused', by: [] }
  const programs = new Programs((checked) =>
    closuresProgram(checked.irNow(), undefined, undefined, MUTANT_WORK),
  )
  const ready = new Map(examples.map((one) => [one.example.label, one]))
  let readable = true
  const notices = ({ label, isLong }: Passed): boolean => {
    const result = ready.get(label)?.run(isLong ? programs.generated : programs.reference)
    if (result === undefined || CANNOT_RUN.has(result.outcome.kind)) readable = false
    return result?.outcome.kind === 'failed'
  }
  const found = all ? passed.filter(notices) : [passed.find(notices)].filter((one) => one !== undefined)
  const [first] = found
  if (first === undefined) return { fate: readable ? 'survived' : 'refused', by: [] }
  passed.splice(passed.indexOf(first), 1)
  passed.unshift(first)
  return { fate: 'caught', by: found.map(({ label }) => label) }
}

/** Outcomes of examples that passed before the change, if the checker now refuses their game or text. */
const CANNOT_RUN: ReadonlySet<ExampleResult['outcome']['kind']> = new Set(['left out', 'unreadable'])

function isFine({ outcome }: ExampleResult): boolean {
  return outcome.kind === 'passed' || outcome.kind === 'overturned'
}

interface Checked {
  readonly games: ReadonlyMap<number, ReturnType<typeof configure>>
  /** Hash of the rules for each number of players. Empty if it cannot be played by itself. */
  readonly hashes: string
}

/** Checks a ruleset for each number of players. Undefined if it has errors. */
function checkedFor({ ruleset, diagnostics }: Loaded): Checked | undefined {
  if (ruleset === undefined || hasErrors(diagnostics)) return undefined
  const games = new Map<number, ReturnType<typeof configure>>()
  if (ruleset.game.abstract) return { games, hashes: '' }
  const hashes: string[] = []
  for (const players of ruleset.playerCounts) {
    const game = configure(ruleset, players)
    if (game.configured === undefined || hasErrors(game.diagnostics)) return undefined
    games.set(players, game)
    hashes.push(rulesHash(game.configured.checked.ir))
  }
  return { games, hashes: hashes.join() }
}
