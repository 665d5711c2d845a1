import { beforeAll, expect, test } from 'vitest'
import { recipes, rulesetRequests, topics } from '../../editor/site/learn/recipe-files.ts'
import type { Recipe } from '../../editor/site/learn/recipe.ts'
import { Uses, lineOf } from '../../editor/site/learn/uses.ts'
import type { Use } from '../../editor/site/learn/uses.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { reference } from '../../grammar/phrasebook/reference.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import { recordedProgram } from '../../interpreter/coverage/recorded-program.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'
import { oneIn } from '../volume.ts'
import { requestOf } from './phrasebook.ts'

const PHRASES = phrasebook()

let games: readonly Recipe[] = []

beforeAll(async () => {
  games = await recipes()
}, 300_000)

test('every topic has games and sentences that exist', () => {
  const ids = games.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const sentences = new Set(PHRASES.map(({ id }) => id))
  const named = topics()
  expect(named.length).toBeGreaterThanOrEqual(20)
  for (const { name, games: listed, sentences: said } of named) {
    expect(listed.length, name).toBeGreaterThan(0)
    expect(listed.filter((id) => !ids.includes(id))).toEqual([])
    expect(said.filter((id) => !sentences.has(id))).toEqual([])
  }
})

test('every part of the language is explained, and has an example that is run', () => {
  const uses = new Uses(PHRASES, games)
  const missing: string[] = []
  /** The examples by the documents that have them. */
  const shown = new Map<string, (Use & { readonly construct: string })[]>()
  for (const { kind, name, about } of reference()) {
    const construct = `${kind} ${name}`
    const use = uses.best(construct)
    if (about === '' || use === undefined) missing.push(construct)
    else shown.set(use.file.name, [...(shown.get(use.file.name) ?? []), { ...use, construct }])
  }
  const requestFor = rulesetRequests()
  for (const [name, all] of oneIn(12, [...shown])) {
    const [of] = all.map((use) => use.of)
    const request = of !== undefined && 'say' in of ? requestOf(of) : requestFor(name)
    const { never, isRun } = linesRun(request)
    for (const use of all)
      if (!isRun || never.has(positionOf(use.file, use.at).line))
        missing.push(`${use.construct} in ${name}: ${lineOf(use)}`)
  }
  expect(missing).toEqual([])
}, 300_000)

/** Whether a document has examples, which all turn out as they say, and the lines of its rules that none of them runs. */
function linesRun(request: RulesetRequest): { readonly isRun: boolean; readonly never: ReadonlySet<number> } {
  const runs: ReturnType<typeof recordedProgram>[] = []
  const { results } = testRuleset(request, (checked) => {
    const run = recordedProgram(checked)
    runs.push(run)
    return run.program
  })
  const lines = runs.flatMap((run) => run.lines()).filter(({ file }) => file === request.file.name)
  const used = new Set(lines.filter((line) => line.used > 0).map(({ line }) => line))
  return {
    isRun:
      results.length > 0 &&
      results.every(({ outcome }) => outcome.kind !== 'failed' && outcome.kind !== 'unreadable'),
    never: new Set(lines.map(({ line }) => line).filter((line) => !used.has(line))),
  }
}
