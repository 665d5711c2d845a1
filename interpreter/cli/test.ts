import { readFileSync, writeFileSync } from 'node:fs'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { testRuleset, type ExampleResult, type TestReport } from '../examples/test-ruleset.ts'
import { preparedFindings } from '../examples/prepared-answers.ts'
import { added } from '../coverage/covered-lines.ts'
import { recordedProgram } from '../coverage/recorded-program.ts'
import { coverageReport } from './coverage.ts'
import { exampleFinding } from './example-finding.ts'
import { expectedFinding, expectedGames, expectedText, type Expected } from './expected-games.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, isWrong } from './exit.ts'
import { mutants } from './mutants.ts'
import { prettyOn, print } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { requestFor, rulesetFiles, rulesetPath } from './ruleset-argument.ts'

/** Number of other results of chance with which an example is tried that leaves some open. */
const TRIES = 8

/** Runs the examples of rulesets and reports failures. */
export async function test(targets: readonly string[], options: OptionsOf<'test'>): Promise<number> {
  if (options.list === true) return list(targets, options)
  if (options.mutants === true) return mutants(targets, options)
  let failed = false
  for (const target of rulesetFiles(targets)) {
    const recorded: ReturnType<typeof recordedProgram>[] = []
    const report = testRuleset(
      requestFor(target, options),
      options.coverage === true
        ? (checked) => {
            const one = recordedProgram(checked)
            recorded.push(one)
            return one.program
          }
        : undefined,
      TRIES,
    )
    const inherited = report.results.filter((r) => r.outcome.kind === 'failed' && r.inherited)
    if (options.accept === true && inherited.length > 0) {
      accept(rulesetPath(target), inherited)
      print(`${target}: ${inherited.length} labels written under \`changes\`.`)
    }
    const left =
      options.accept === true ? report.results.filter((r) => !inherited.includes(r)) : report.results
    const games = report.diagnostics.some(({ severity }) => severity === 'error')
      ? []
      : expected(target, options)
    const findings = [
      ...report.diagnostics,
      ...left.flatMap(exampleFinding),
      ...stale(report.notOverturned),
      ...games.flatMap(expectedFinding),
      ...prepared(target, options, report),
    ]
    if (findings.length > 0) print(renderPretty(findings, prettyOn(process.stdout)))
    const isQuiet = options.quiet === true
    const isBroken =
      report.results.length === 0 && report.diagnostics.some(({ severity }) => severity === 'error')
    if (!isQuiet)
      print(`${target}: ${isBroken ? 'no example was run, because there are errors.' : summary(left)}`)
    for (const one of games)
      if (!isQuiet) print(`  ${expectedText(one)}${one.verdict === 'open' ? ': too few games to tell' : ''}`)
    for (const { example, outcome } of left)
      if (!isQuiet && outcome.kind === 'left out')
        print(`  note[ST6011]: "${example.label}" is left out: ${outcome.why}`)
    failed ||= isWrong(findings, options)
    if (recorded.length > 0) print(`\n${coverageReport(added(recorded.map((one) => one.lines())))}\n`)
  }
  return failed ? EXIT.findings : EXIT.fine
}

/** Prepared setups that the rules of a valid game refuse. */
function prepared(target: string, options: OptionsOf<'test'>, report: TestReport): readonly Diagnostic[] {
  const { ruleset } = loadRuleset(requestFor(target, options))
  const hasErrors = report.diagnostics.some(({ severity }) => severity === 'error')
  return ruleset === undefined || hasErrors ? [] : preparedFindings(ruleset)
}

/** The `expect:` entries of a game, tested with its usual number of players. */
function expected(target: string, options: OptionsOf<'test'>): readonly Expected[] {
  const { ruleset } = loadRuleset(requestFor(target, options))
  const checked = ruleset && configure(ruleset, undefined).configured?.checked
  return checked === undefined ? [] : expectedGames(checked)
}

/** Lists the examples, with the checklist items they demonstrate. */
function list(targets: readonly string[], options: OptionsOf<'test'>): number {
  for (const target of rulesetFiles(targets)) {
    const { ruleset, diagnostics } = loadRuleset(requestFor(target, options))
    if (diagnostics.length > 0) printDiagnostics(diagnostics)
    if (ruleset === undefined) return EXIT.findings
    for (const { label, items } of ruleset.examples)
      print(items.length === 0 ? label : `${label} (${items.join(', ')})`)
  }
  return EXIT.fine
}

function stale(labels: readonly string[]): readonly Diagnostic[] {
  return labels.map((label) => ({
    code: 'ST6012' as const,
    severity: 'error' as const,
    message: `\`changes\` lists "${label}", which turns out as before or is not an example.`,
  }))
}

/** Writes the labels of overturned examples under `changes:` of the file. */
function accept(path: string, overturned: readonly ExampleResult[]): void {
  const text = readFileSync(path, 'utf8')
  const lines = overturned.map((r) => `  - ${r.example.label}\n`).join('')
  const changed = /^changes:[ \t]*\r?\n/m.test(text)
    ? text.replace(/^changes:[ \t]*\r?\n/m, (head) => head + lines)
    : `${text.endsWith('\n') ? text : `${text}\n`}\nchanges:\n${lines}`
  writeFileSync(path, changed)
}

function summary(results: readonly ExampleResult[]): string {
  const count = (kind: ExampleResult['outcome']['kind']): number =>
    results.filter((r) => r.outcome.kind === kind).length
  const passed = count('passed')
  const parts = [
    `${passed} ${passed === 1 ? 'example' : 'examples'} passed`,
    `${count('failed') + count('unreadable')} failed`,
  ]
  if (count('overturned') > 0) parts.push(`${count('overturned')} overturned as listed`)
  if (count('left out') > 0) parts.push(`${count('left out')} left out`)
  return `${parts.join(', ')}.`
}
