import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { ExampleResult } from '../examples/test-ruleset.ts'

/** The diagnostic for an example that failed. */
export function exampleFinding(result: ExampleResult): readonly Diagnostic[] {
  const { example, outcome, game } = result
  if (outcome.kind !== 'failed') return []
  const { span, message } = outcome.failure
  const related = span.start === example.span.start ? [] : [{ span: example.span, label: 'in this example' }]
  return [
    {
      code: 'ST6010',
      severity: 'error',
      message:
        example.layer.id === game
          ? `"${example.label}" turns out differently.`
          : `"${example.label}" turns out differently under ${game}.`,
      span,
      label: message,
      related,
    },
  ]
}
