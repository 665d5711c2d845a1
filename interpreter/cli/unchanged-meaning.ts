import { configure, type Ruleset } from '../../grammar/load.ts'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { analysisOf } from '../../grammar/services/analysis.ts'
import type { Workspace } from '../../grammar/services/workspace.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import { testRuleset } from '../examples/test-ruleset.ts'
import type { Program } from '../program/program.ts'
import { sameCourse } from '../simulation/same-course.ts'

/** Games are compared up to this decision. */
const MOST_DECISIONS = 300

/** The things compared, and the first difference. */
export interface Proof {
  /** Examples that pass. */
  readonly examples: number
  readonly games: number
  readonly decisions: number
  readonly difference: string | undefined
}

/** A recorded game to be compared, too. */
export interface RecordedGame {
  readonly players: number
  readonly seed: string
  readonly position?: string
  readonly moves: readonly string[]
}

/**
 * Compares a document in two versions of its surroundings, both without errors: its examples turn out as before, and random
 * and recorded games have the same legal moves at every decision and the same results.
 */
export function unchangedMeaning(
  before: Workspace,
  after: Workspace,
  name: string,
  { games, records }: { readonly games: number; readonly records: readonly RecordedGame[] },
): Proof {
  const [then, now] = [before, after].map((workspace) => examplesOf(workspace, name))
  const proof = {
    examples: [...(now?.values() ?? [])].filter((kind) => kind === 'passed').length,
    games: 0,
    decisions: 0,
  }
  for (const [label, outcome] of then ?? [])
    if (now?.get(label) !== outcome)
      return {
        ...proof,
        difference: `The example "${label}" was ${outcome}, and now is ${now?.get(label) ?? 'gone'}.`,
      }
  const [one, two] = [playableOf(before, name), playableOf(after, name)]
  if (one === undefined || two === undefined)
    return {
      ...proof,
      difference: one === two ? undefined : 'It can be played only before or only after the change.',
    }
  const [least = 0, most = least] = [one.playerCounts[0], one.playerCounts.at(-1)]
  for (const players of new Set([least, most, ...records.map((record) => record.players)])) {
    const pair = [programOf(one, players), programOf(two, players)] as const
    if (pair[0] === undefined || pair[1] === undefined) continue
    const drawn = players === least || players === most ? games : 0
    const courses: readonly Parameters<typeof sameCourse>[2][] = [
      ...Array.from({ length: drawn }, (_, i) => ({ seed: `migrate/${players}/${i + 1}` })),
      ...records.flatMap(({ players: of, moves, ...begun }) =>
        of === players ? [{ ...begun, answers: moves }] : [],
      ),
    ]
    for (const course of courses) {
      const most = course.answers === undefined ? MOST_DECISIONS : course.answers.length + 1
      const { decisions, difference } = sameCourse(pair[0], pair[1], course, most)
      proof.games++
      proof.decisions += decisions
      if (difference !== undefined)
        return { ...proof, difference: `With the seed ${course.seed} and ${players} players: ${difference}` }
    }
  }
  return { ...proof, difference: undefined }
}

function requestIn(workspace: Workspace, name: string) {
  const file = workspace.file(name)
  if (file === undefined) throw new Error(`There is no document ${name}.`)
  return { file, host: workspace.host }
}

function examplesOf(workspace: Workspace, name: string): ReadonlyMap<string, string> {
  const { results } = testRuleset(requestIn(workspace, name))
  return new Map(results.map(({ example: { label }, outcome: { kind } }) => [label, kind]))
}

/** The game of a document, or the first one that a module or base is checked in. */
function playableOf(workspace: Workspace, name: string): Ruleset | undefined {
  return analysisOf(workspace, name)?.whole.configured?.ruleset
}

function programOf(ruleset: Ruleset, players: number): Program | undefined {
  const { configured, diagnostics } = configure(ruleset, players)
  return configured === undefined || hasErrors(diagnostics)
    ? undefined
    : fastProgram(configured.checked.irNow())
}
