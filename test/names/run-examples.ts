import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

/** The outcomes of the examples of a text that did not pass. */
export function runExamples(text: string): readonly string[] {
  const { results } = testRuleset({ file: sourceFile('small.yaml', text), host: memoryHost(new Map()) })
  if (results.length === 0) return ['there is no example']
  return results.flatMap(({ outcome }) => (outcome.kind === 'passed' ? [] : [JSON.stringify(outcome)]))
}
