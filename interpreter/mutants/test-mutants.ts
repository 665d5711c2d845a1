import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../examples/test-ruleset.ts'
import type { ExampleResult } from '../examples/test-ruleset.ts'
import { withMutant } from './mutants.ts'
import type { Mutant } from './mutants.ts'

/**
 * The outcome of a mutant: `caught` by an example, `refused` by the checker, `same` if the rules still mean what they
 * did, and `survived` if they do not and no example notices.
 */
export type Fate = 'caught' | 'refused' | 'same' | 'survived'

export interface MutantResult {
  readonly mutant: Mutant
  readonly fate: Fate
  /** Labels of the examples that turned out differently. */
  readonly by: readonly string[]
}

/**
 * Runs the examples of a ruleset against mutants of it, one after the other. The ruleset must pass its own examples.
 */
export function* testMutants(
  request: RulesetRequest,
  mutants: Iterable<Mutant>,
): Generator<MutantResult, void, void> {
  const host = remembering(request.host)
  const before = { ...request, host }
  const whole = fingerprints(before)
  const passed = new Set(
    testRuleset(before)
      .results.filter(isFine)
      .map(({ example }) => example.label),
  )
  for (const mutant of mutants) {
    const file = sourceFile(request.file.name, withMutant(mutant))
    yield { mutant, ...judged({ ...before, file }, whole, passed) }
  }
}

function judged(
  request: RulesetRequest,
  whole: readonly string[] | undefined,
  passed: ReadonlySet<string>,
): Omit<MutantResult, 'mutant'> {
  const now = fingerprints(request)
  if (now === undefined) return { fate: 'refused', by: [] }
  if (whole !== undefined && now.length > 0 && now.join() === whole.join()) return { fate: 'same', by: [] }
  const { results, diagnostics } = testRuleset(request)
  if (results.length === 0 && hasErrors(diagnostics)) return { fate: 'refused', by: [] }
  const fine = new Set(results.filter(isFine).map(({ example }) => example.label))
  const by = [...passed].filter((label) => !fine.has(label))
  return { fate: by.length > 0 ? 'caught' : 'survived', by }
}

function isFine({ outcome }: ExampleResult): boolean {
  return outcome.kind === 'passed' || outcome.kind === 'overturned'
}

/**
 * What the rules mean, for each number of players: the hash of its rules. Empty if it cannot be played by itself,
 * undefined if it has errors.
 */
function fingerprints(request: RulesetRequest): readonly string[] | undefined {
  const { ruleset, diagnostics } = loadRuleset(request)
  if (ruleset === undefined || hasErrors(diagnostics)) return undefined
  if (ruleset.game.abstract) return []
  const all: string[] = []
  for (const players of ruleset.playerCounts) {
    const { configured, diagnostics: found } = configure(ruleset, players)
    if (configured === undefined || hasErrors(found)) return undefined
    all.push(rulesHash(configured.checked.ir))
  }
  return all
}

/** Mutants change one file: all others are read once. */
function remembering(host: RulesetHost): RulesetHost {
  const documents = [...host.documents()].map(({ name, place, read }) => {
    const text = read()
    return { name, place, read: () => text }
  })
  return { documents: () => documents }
}
