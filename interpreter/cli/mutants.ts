import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import { mutantsOf } from '../mutants/mutants.ts'
import { testMutants, type Fate, type MutantResult } from '../mutants/test-mutants.ts'
import { testRuleset } from '../examples/test-ruleset.ts'
import { exampleFinding } from './example-finding.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT } from './exit.ts'
import { prettyOn, print, printError, table } from './output.ts'
import { progressBar } from './progress-bar.ts'
import { requestFor } from './ruleset-argument.ts'

/** Signals that stop the search. Mutants found until then are still reported. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Changes one detail of a ruleset at a time and lists the changes that no example notices. */
export async function mutants(targets: readonly string[], options: OptionsOf<'test'>): Promise<number> {
  let survived = false
  let stopped = false
  const stop = (): void => {
    stopped = true
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  for (const target of targets) {
    if (stopped) break
    const request = requestFor(target, options)
    const { results: examples, diagnostics } = testRuleset(request)
    const wrong = [...diagnostics, ...examples.flatMap(exampleFinding)].filter(
      ({ severity }) => severity === 'error',
    )
    if (wrong.length > 0) {
      print(renderPretty(wrong, prettyOn(process.stdout)))
      print(`${target}: no mutants are tried while it has errors or failing examples.`)
      survived = true
      continue
    }
    const all = mutantsOf(request)
    const results: MutantResult[] = []
    const bar = progressBar(all.length, options.json === true, target, 'changes')
    for (const result of testMutants(request, all)) {
      results.push(result)
      bar.show(results.length)
      // Lets the event loop handle signals.
      await new Promise((resolve) => setImmediate(resolve))
      if (stopped) break
    }
    bar.clear()
    if (results.length < all.length) printError(`Stopped after ${results.length} of ${all.length} changes.\n`)
    print(options.json === true ? asJson(target, results) : asText(target, results))
    survived ||= results.some(({ fate }) => fate === 'survived')
  }
  for (const signal of SIGNALS) process.off(signal, stop)
  if (stopped) return EXIT.stopped
  return survived ? EXIT.findings : EXIT.fine
}

const FATES: readonly Fate[] = ['caught', 'refused', 'same', 'survived']

function counts(results: readonly MutantResult[]): Record<Fate, number> {
  const counted: Record<Fate, number> = { caught: 0, refused: 0, same: 0, survived: 0 }
  for (const { fate } of results) counted[fate]++
  return counted
}

function asJson(target: string, results: readonly MutantResult[]): string {
  const survivors = results
    .filter(({ fate }) => fate === 'survived')
    .map(({ mutant: { span, kind, before, after } }) => ({
      ...positionOf(span.file, span.start),
      kind,
      before,
      after,
    }))
  return JSON.stringify({ target, mutants: results.length, ...counts(results), survivors })
}

function asText(target: string, results: readonly MutantResult[]): string {
  const counted = counts(results)
  const rows = results
    .filter(({ fate }) => fate === 'survived')
    .map(({ mutant: { span, before, after } }) => {
      const { line, column } = positionOf(span.file, span.start)
      return [
        `${span.file.name}:${line}:${column}`,
        short(before),
        short(after === '' ? '(left out)' : after),
        short(span.file.text.split('\n')[line - 1]?.trim() ?? ''),
      ]
    })
  const list =
    rows.length === 0
      ? ''
      : `${table(['no example notices', 'instead of', 'stands', 'in the line'], rows)}\n\n`
  const parts = FATES.map((fate) => `${counted[fate]} ${fate}`)
  return `${list}${target}: ${results.length} mutants, ${parts.join(', ')}.`
}

function short(text: string): string {
  const line = text.replace(/\s+/gu, ' ')
  return line.length > 48 ? `${line.slice(0, 45)}...` : line
}
